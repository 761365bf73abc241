azul-not-a-move = „{ $text }” to nie ruch. Napisz na przykład 3T>2 (fabryka 3, turkusowe, linia 2), cR>floor (środek, czerwone, podłoga), right:BC albo column:4.
azul-no-such-display = Są tylko fabryki od 1 do { $displays }.
azul-not-on-display = W fabryce { $display } nie ma { $pattern ->
        [T] turkusowych
        [B] brązowych
        [C] kremowych
        [D] ciemnych
       *[R] czerwonych
    } pralinek.
azul-not-in-centre = Na środku stołu nie ma { $pattern ->
        [T] turkusowych
        [B] brązowych
        [C] kremowych
        [D] ciemnych
       *[R] czerwonych
    } pralinek.
azul-line-full = Linia { $line } jest pełna.
azul-line-holds-another = W linii { $line } leżą już { $pattern ->
        [T] turkusowe
        [B] brązowe
        [C] kremowe
        [D] ciemne
       *[R] czerwone
    } pralinki; w jednej linii może być tylko jeden wzór.
azul-row-has-it = W rzędzie { $line } Twojej bombonierki jest już { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
       *[R] czerwona
    } pralinka, więc linia { $line } takich nie przyjmie.
azul-nothing-to-split = Nie ma reszty do wysłania w lewo albo w prawo.
azul-no-column-to-choose = Teraz nie wybiera się kolumny.
azul-cell-taken = Kolumna { $column } w rzędzie { $line } jest zajęta; możliwe kolumny dla { $pattern ->
        [T] turkusowej
        [B] brązowej
        [C] kremowej
        [D] ciemnej
       *[R] czerwonej
    } pralinki: { SAY($columns, list: "or") }.
azul-column-has-it = W kolumnie { $column } jest już { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
       *[R] czerwona
    } pralinka; możliwe kolumny: { SAY($columns, list: "or") }.
