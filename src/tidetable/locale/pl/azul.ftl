azul-must-take = Weź pralinki z fabryki albo ze środka stołu.
azul-over = Gra jest skończona.
azul-must-split = Najpierw wyślij resztę ({ SAY($patterns, as: "azul-pattern") }) do fabryki po lewej albo po prawej, każdy wzór osobno.
azul-must-choose-column = Najpierw wybierz kolumnę dla { $pattern ->
        [T] turkusowej
        [B] brązowej
        [C] kremowej
        [D] ciemnej
       *[R] czerwonej
    } pralinki z linii { $line }: { SAY($columns, list: "or") }.

## The table. Patterns are letters: T turquoise, B brown, C cream, D dark, R red.
## Sources are displays by their number, or c for the centre. Targets are lines by their number, or floor.

# $round: its number. $last: yes if somebody will complete a row, so that the game ends with it.
azul-headline = { $last ->
    [yes] Runda { $round } · ostatnia
   *[no] Runda { $round }
}
azul-last-round = Ostatnia runda: ktoś zapełni rząd
azul-offer = Fabryki i środek stołu
azul-centre = Środek
azul-centre-empty = Pusto
azul-marker = Znacznik pierwszego gracza: kto go bierze, zaczyna następną rundę i ma go na podłodze
azul-zero = Fabryka ratunkowa: pierwsza spadająca pralinka ląduje tutaj i nic nie kosztuje
azul-bag = Woreczek
azul-lid = Wieko
azul-floor = Podłoga
azul-you = Ty
azul-your-board = Twoja plansza
# Said of a player, below the name. $you: yes if it is the reader
azul-plays = { $you ->
    [yes] Twój ruch
   *[no] na ruchu
}
azul-next = { $you ->
    [yes] zaczynasz następną
   *[no] zaczyna następną
}
azul-began = { $you ->
    [yes] start rundy
   *[no] start rundy
}
# $name: who has taken this display; $you: yes if it is the reader
azul-plate-with = { $you ->
    [yes] u Ciebie
   *[no] ma { $name }
}
# $number: of the display
azul-plate = Fabryka { $number }
azul-plate-empty = Nic tu nie zostało.
azul-gold-plates = Złote fabryki
azul-log = Przebieg
# $points: a number with its sign, for example +7
azul-now = { $points }, gdyby runda kończyła się teraz
azul-now-short = teraz { $points }
azul-then = po tym ruchu { $points }
azul-then-short = potem { $points }
azul-counts = Liczby
azul-counts-bag = woreczek
azul-counts-lid = wieko
azul-counts-on-offer = oferta
azul-counts-on-boards = plansze
azul-counts-all = Razem
# What brings a bonus at the end; short, since the bonus stands beside it.
azul-goal-row = Rząd
azul-goal-column = Kol.
azul-goal-pattern = Wzór
# $bonus: points. $best: how many of five tiles the best one has. $done: how many are full.
azul-goal-row-long = Pełne rzędy: { $done }, premia za każdy na koniec: { $bonus }. Najlepszy rząd ma { $best } z { $size }.
azul-goal-column-long = Pełne kolumny: { $done }, premia za każdą na koniec: { $bonus }. Najlepsza kolumna ma { $best } z { $size }.
azul-goal-pattern-long = Wzory z wszystkimi pięcioma pralinkami: { $done }, premia za każdy na koniec: { $bonus }. Najlepszy wzór ma { $best } z { $size }.

## Tiles in words.

azul-pattern = { $pattern ->
    [T] turkusowe
    [B] brązowe
    [C] kremowe
    [D] ciemne
   *[R] czerwone
}
# Litera na pralince: dla każdego wzoru inna (czeRwona).
azul-letter = { $pattern ->
    [T] T
    [B] B
    [C] K
    [D] C
   *[R] R
}
# One part of a list: "2 brown, 1 red"
azul-tiles = { $count ->
    [one] { $count } { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
       *[R] czerwona
    }
    [few] { $count } { $pattern ->
        [T] turkusowe
        [B] brązowe
        [C] kremowe
        [D] ciemne
       *[R] czerwone
    }
    [many] { $count } { $pattern ->
        [T] turkusowych
        [B] brązowych
        [C] kremowych
        [D] ciemnych
       *[R] czerwonych
    }
   *[other] { $count } { $pattern ->
        [T] turkusowej
        [B] brązowej
        [C] kremowej
        [D] ciemnej
       *[R] czerwonej
    }
}
    .taken = { $count ->
        [one] { $count } { $pattern ->
            [T] turkusową
            [B] brązową
            [C] kremową
            [D] ciemną
           *[R] czerwoną
        }
        [few] { azul-tiles }
        [many] { azul-tiles }
       *[other] { azul-tiles }
    }

## The line that says what the selection will do.

azul-says-take-first = Najpierw wybierz pralinki z fabryki albo ze środka.
azul-says-take = { azul-tiles } { $source ->
    [c] ze środka
   *[other] z fabryki { $source }
}: wybierz linię.
# $completes: yes if the line is then full. $points: what its tile will bring.
azul-says-place = { azul-tiles } { $source ->
    [c] ze środka
   *[other] z fabryki { $source }
} { $target ->
    [floor] na podłogę.
   *[other] do linii { $target }{ $completes ->
        [yes] : pełna, +{ $points } w bombonierce.
       *[no] .
    }
}
# On the brown wall.
azul-says-column = Wybierz kolumnę dla { $pattern ->
    [T] turkusowej
    [B] brązowej
    [C] kremowej
    [D] ciemnej
   *[R] czerwonej
} pralinki z linii { $line }.
azul-says-marker = Do tego znacznik.
# $tiles: a list such as "2 brown, 1 red"
azul-says-to-centre = Na środek: { $tiles }.
# On the button that confirms.
azul-label = { $target ->
    [floor] podłoga
   *[other] linia { $target }
}
azul-label-column = kolumna { $column }
azul-split = W którą stronę idzie reszta?

## For screen readers.

azul-aria-group = { azul-tiles } { $source ->
    [c] na środku
   *[other] w fabryce { $source }
}
# $gold: yes for a special factory
azul-aria-plate = { $gold ->
    [yes] Złota fabryka { $number }: powiększ i zobacz, co robi
   *[no] Fabryka { $number }: powiększ
}
azul-aria-bag = Woreczek { $bag }, wieko { $lid }: liczby
# $state: idle (nothing in hand), no (not allowed), some (stays unfinished), full. $pattern: none for an empty line.
# $fall: tiles that fall to the floor. $cost: what the floor then costs more.
azul-aria-line = Linia { $line }: { $pattern ->
    [none] pusta
    [T] turkusowe, { $count } z { $size }
    [B] brązowe, { $count } z { $size }
    [C] kremowe, { $count } z { $size }
    [D] ciemne, { $count } z { $size }
   *[R] czerwone, { $count } z { $size }
}{ $state ->
    [idle] { "" }
    [no] . Niemożliwe
    [full] . Będzie pełna, plus { $points }{ $fall ->
        [0] { "" }
       *[other] ; na podłogę { $fall }, minus { $cost }
    }
   *[some] . Będzie w niej { $fill }
}
# $loss: what the floor costs now. $cost: what it would cost more. $state: open or idle
azul-aria-floor = Podłoga: minus { $loss }{ $state ->
    [open] . Wszystko na podłogę: jeszcze minus { $cost }
   *[idle] { "" }
}
# $state: taken (a tile lies there), open, no (the column has the pattern)
azul-aria-column = Kolumna { $column }{ $state ->
    [taken] : zajęta
    [open] , { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
       *[R] czerwona
    }: plus { $points }
   *[no] : niemożliwa
}
azul-aria-split = { $pattern ->
    [T] Turkusowe
    [B] Brązowe
    [C] Kremowe
    [D] Ciemne
   *[R] Czerwone
} do fabryki { $plate }
# $floor: how many pieces lie on the floor
azul-aria-mini = { $name }: wynik { $score }, { $points }, gdyby runda kończyła się teraz, na podłodze { $floor }. Otwórz planszę

## Gold displays, in one line each.

azul-face-plus = Przy napełnianiu fabryk dostaje piątą pralinkę.
azul-face-stay = Reszta pralinek zostaje w niej.
azul-face-split = Kto z niej bierze, wysyła resztę w lewo albo w prawo.
azul-face-zero = Kto z niej bierze, kładzie ją obok podłogi: pierwsza spadająca tam pralinka nic nie kosztuje.
azul-face-gather = { $pattern ->
    [T] Przyciąga po turkusowej pralince z sąsiednich fabryk.
    [B] Przyciąga po brązowej pralince z sąsiednich fabryk.
    [C] Przyciąga po kremowej pralince z sąsiednich fabryk.
    [D] Przyciąga po ciemnej pralince z sąsiednich fabryk.
   *[R] Przyciąga po czerwonej pralince z sąsiednich fabryk.
}

## The log: a line for each event. $you: yes if the reader did it; otherwise $name did. $display: none is the
## centre. $line: none is the floor. Lists are put into words by SAY.

azul-log-round-began = Runda { $number } · { $you ->
    [yes] zaczynasz
   *[no] { $name } zaczyna
}
azul-log-bag-refilled = { $count ->
    [one] Woreczek był pusty: wróciła do niego { $count } pralinka z wieka.
    [few] Woreczek był pusty: wróciły do niego { $count } pralinki z wieka.
    [many] Woreczek był pusty: wróciło do niego { $count } pralinek z wieka.
   *[other] Woreczek był pusty: wróciło do niego { $count } pralinki z wieka.
}
# What a gold display got when the displays were filled. $is_extra: yes for the fifth tile; others need no line.
azul-log-tile-drawn = { $is_extra ->
    [yes] Fabryka { $display } · dodatkowa pralinka: { $pattern ->
        [T] turkusowa
        [B] brązowa
        [C] kremowa
        [D] ciemna
       *[R] czerwona
    }
   *[no] {""}
}
azul-log-gathered = Fabryka { $display } · z sąsiednich fabryk: { azul-tiles }
# $fallen: tiles for which the line has no room. $marker: none if the first-player marker did not come along.
azul-log-took = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { azul-tiles.taken } { $display ->
    [none] ze środka
   *[other] z fabryki { $display }
} { $line ->
    [none] na podłogę
   *[other] do linii { $line }{ $fallen ->
        [0] {""}
       *[other] , z tego { $fallen } na podłogę
    }
}{ $marker ->
    [none] {""}
   *[other] , razem ze znacznikiem pierwszego gracza
}.
# $left, $right: what went to the displays $left_display and $right_display
azul-log-leftovers-split = { $you ->
    [yes] Wysyłasz resztę dalej
   *[no] { $name } wysyła resztę dalej
}: { azul-leftovers }.
azul-leftovers = { $left ->
    [none] {""}
   *[other] do fabryki { $left_display } ({ SAY($left, as: "azul-tiles") })
}{ $right ->
    [none] {""}
   *[other] { $left ->
        [none] {""}
       *[other] {", "}
    }do fabryki { $right_display } ({ SAY($right, as: "azul-tiles") })
}
# $across, $down: tiles in a run, this one included. $points: what they bring
azul-log-tiled = { $you ->
    [yes] Ty
   *[no] { $name }
}: { $pattern ->
    [T] turkusowa
    [B] brązowa
    [C] kremowa
    [D] ciemna
   *[R] czerwona
}, rząd { $row }, kolumna { $column } · poziomo { $across }, pionowo { $down } · +{ $points }
azul-log-line-fell = { $you ->
    [yes] Ty
   *[no] { $name }
}: { azul-pattern } pralinki z linii { $line } nie mają miejsca w bombonierce i spadają na podłogę.
# $points: what the score lost; $loss: what the floor cost
azul-log-floor-paid = { $you ->
    [yes] Ty
   *[no] { $name }
}: na podłodze { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
} · −{ $loss }
# $kind: row, column or pattern; $number: of the row or column
azul-log-bonus = { $you ->
    [yes] Ty
   *[no] { $name }
}: { $kind ->
    [row] pełny rząd { $number }
    [column] pełna kolumna { $number }
   *[pattern] komplet pięciu { $pattern ->
        [T] turkusowych
        [B] brązowych
        [C] kremowych
        [D] ciemnych
       *[R] czerwonych
    } pralinek
} · +{ $points }
# $why: row (somebody completed one), dead-rows, idle-rounds or no-tiles; $name: none if the win is shared
azul-log-game-ended = { $why ->
    [row] Jest pełny rząd
    [dead-rows] Żadnego rzędu nie da się już wypełnić
    [idle-rounds] Przez pięć rund nic nie trafiło do bombonierek
   *[no-tiles] Nie ma już pralinek
}: koniec gry. { $name ->
    [none] Wygrana jest wspólna.
   *[other] { $you ->
        [yes] Wygrywasz!
       *[no] { $name } wygrywa.
    }
}

## A move as advice, with the values of the log.

azul-advise-took = Weź { azul-tiles.taken } { $display ->
    [none] ze środka
   *[other] z fabryki { $display }
} { $line ->
    [none] na podłogę
   *[other] do linii { $line }
}
azul-advise-tiled = Wybierz kolumnę { $column }
azul-advise-leftovers-split = Wyślij resztę dalej: { azul-leftovers }

## Where points came from, at the end.

azul-source-play = Bombonierka i podłoga
azul-source-rows = Pełne rzędy
azul-source-columns = Pełne kolumny
azul-source-patterns = Pełne wzory
