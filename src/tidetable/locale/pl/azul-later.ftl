azul-no-such-display = Są tylko fabryki od 1 do { $displays }.
azul-not-on-display = W fabryce { $display } nie ma { $pattern ->
        [T] turkusowych
        [B] brązowych
        [C] kremowych
        [D] ciemnych
        [R] czerwonych
       *[other] { $pattern }
    } pralinek.
azul-not-in-centre = Na środku stołu nie ma { $pattern ->
        [T] turkusowych
        [B] brązowych
        [C] kremowych
        [D] ciemnych
        [R] czerwonych
       *[other] { $pattern }
    } pralinek.
azul-line-full = Linia { $line } jest pełna.
azul-line-holds-another = W linii { $line } leżą już { $held ->
        [T] turkusowe
        [B] brązowe
        [C] kremowe
        [D] ciemne
        [R] czerwone
       *[other] { $held }
    } pralinki; w jednej linii może być tylko jeden wzór.
azul-row-has-it = W rzędzie { $line } Twojej bombonierki jest już { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
        [R] czerwona
       *[other] { $pattern }
    } pralinka, więc linia { $line } takich nie przyjmie.
azul-nothing-to-split = Nie ma reszty, którą trzeba wysłać w lewo albo w prawo.
azul-no-column-to-choose = Teraz nie wybiera się kolumny.
azul-cell-taken = Kolumna { $column } w rzędzie { $line } jest zajęta; możliwe kolumny dla { $pattern ->
        [T] turkusowej
        [B] brązowej
        [C] kremowej
        [D] ciemnej
        [R] czerwonej
       *[other] { $pattern }
    } pralinki: { $columns }.
azul-column-has-it = W kolumnie { $column } jest już { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
        [R] czerwona
       *[other] { $pattern }
    } pralinka; możliwe kolumny: { $columns }.
