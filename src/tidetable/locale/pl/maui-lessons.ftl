maui-lesson-take = W swojej turze weź z rynku ręcznik. Pierwszy w rzędzie jest darmowy, następne kosztują 1 lub 2 piaskowe monety.
maui-lesson-place = Połóż go w następnej kolumnie. Co najmniej jeden wzór musi być taki sam jak na ręczniku po lewej, w tym samym rzędzie.
maui-lesson-steps = Każde połączenie przesuwa Twój znacznik na torze tego wzoru: o 1 pole pośrodku plaży, o 3 przy oceanie albo drzewach.
maui-lesson-outside = Wzory w oceanie albo wśród drzew kosztują po 1 punkcie i nie tworzą połączeń.
maui-lesson-umbrellas = Parasole pod ręcznikiem są Twoje: to perły, warte więcej w zestawach jednego koloru, albo premia: 1 pole na torze.
maui-lesson-dollars = Zamiast ręcznika możesz wziąć wszystkie piaskowe monety z jednego rzędu. Każda, która Ci zostanie, to punkt.
maui-lesson-end = Gra kończy się po rundzie, w której ktoś położy dwunasty ręcznik.
