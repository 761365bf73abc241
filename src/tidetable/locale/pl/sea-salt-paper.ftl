sea-salt-paper-over = Gra jest skończona.
sea-salt-paper-must-take = Najpierw weź kartę: z talii albo z wierzchu stosu.
sea-salt-paper-must-keep = Zatrzymaj jedną z dwóch dobranych kart.
sea-salt-paper-must-place = Połóż drugą kartę na stosie 1 albo 2.
sea-salt-paper-must-search = Wybierz niepusty stos do przeszukania.
sea-salt-paper-must-pick = Weź jedną kartę ze stosu, podając jej miejsce od spodu: { $size ->
        [1] 1
       *[other] od 1 do { $size }
    }.
sea-salt-paper-must-rob = Wybierz, komu kradniesz kartę.
sea-salt-paper-must-play = Wyłóż parę, zakończ turę albo ogłoś koniec rundy.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR.

# One card's kind, standing alone. The attributes: the accusative; with its colour; both.
sea-salt-paper-kind =
    { $kind ->
        [crab] krab
        [boat] łódka
        [fish] ryba
        [swimmer] pływak
        [shark] rekin
        [shell] muszla
        [octopus] ośmiornica
        [penguin] pingwin
        [sailor] marynarz
        [lighthouse] latarnia morska
        [shoal] ławica
        [colony] kolonia
        [captain] kapitan
       *[mermaid] syrena
    }
    .accusative =
    { $kind ->
        [crab] kraba
        [boat] łódkę
        [fish] rybę
        [swimmer] pływaka
        [shark] rekina
        [shell] muszlę
        [octopus] ośmiornicę
        [penguin] pingwina
        [sailor] marynarza
        [lighthouse] latarnię morską
        [shoal] ławicę
        [colony] kolonię
        [captain] kapitana
       *[mermaid] syrenę
    }
    .coloured =
    { $kind ->
        [hidden] karta
        [crab] { sea-salt-paper-colour } krab
        [boat] { sea-salt-paper-colour.feminine } łódka
        [fish] { sea-salt-paper-colour.feminine } ryba
        [swimmer] { sea-salt-paper-colour } pływak
        [shark] { sea-salt-paper-colour } rekin
        [shell] { sea-salt-paper-colour.feminine } muszla
        [octopus] { sea-salt-paper-colour.feminine } ośmiornica
        [penguin] { sea-salt-paper-colour } pingwin
        [sailor] { sea-salt-paper-colour } marynarz
        [lighthouse] { sea-salt-paper-colour.feminine } latarnia morska
        [shoal] { sea-salt-paper-colour.feminine } ławica
        [colony] { sea-salt-paper-colour.feminine } kolonia
        [captain] { sea-salt-paper-colour } kapitan
       *[mermaid] { sea-salt-paper-colour.feminine } syrena
    }
    .coloured-accusative =
    { $kind ->
        [hidden] kartę
        [crab] { sea-salt-paper-colour.masculine-accusative } kraba
        [boat] { sea-salt-paper-colour.feminine-accusative } łódkę
        [fish] { sea-salt-paper-colour.feminine-accusative } rybę
        [swimmer] { sea-salt-paper-colour.masculine-accusative } pływaka
        [shark] { sea-salt-paper-colour.masculine-accusative } rekina
        [shell] { sea-salt-paper-colour.feminine-accusative } muszlę
        [octopus] { sea-salt-paper-colour.feminine-accusative } ośmiornicę
        [penguin] { sea-salt-paper-colour.masculine-accusative } pingwina
        [sailor] { sea-salt-paper-colour.masculine-accusative } marynarza
        [lighthouse] { sea-salt-paper-colour.feminine-accusative } latarnię morską
        [shoal] { sea-salt-paper-colour.feminine-accusative } ławicę
        [colony] { sea-salt-paper-colour.feminine-accusative } kolonię
        [captain] { sea-salt-paper-colour.masculine-accusative } kapitana
       *[mermaid] { sea-salt-paper-colour.feminine-accusative } syrenę
    }
# A number of cards of a kind, under the hand; $count. Swimmers and sharks are counted together.
sea-salt-paper-group =
    { $kind ->
        [crab]
            { $count ->
                [one] { $count } krab
                [few] { $count } kraby
                [many] { $count } krabów
               *[other] { $count } kraba
            }
        [boat]
            { $count ->
                [one] { $count } łódka
                [few] { $count } łódki
                [many] { $count } łódek
               *[other] { $count } łódki
            }
        [fish]
            { $count ->
                [one] { $count } ryba
                [few] { $count } ryby
                [many] { $count } ryb
               *[other] { $count } ryby
            }
        [swimmer]
            { $count ->
                [one] { $count } karta
                [few] { $count } karty
                [many] { $count } kart
               *[other] { $count } karty
            }
        [shell]
            { $count ->
                [one] { $count } muszla
                [few] { $count } muszle
                [many] { $count } muszli
               *[other] { $count } muszli
            }
        [octopus]
            { $count ->
                [one] { $count } ośmiornica
                [few] { $count } ośmiornice
                [many] { $count } ośmiornic
               *[other] { $count } ośmiornicy
            }
        [penguin]
            { $count ->
                [one] { $count } pingwin
                [few] { $count } pingwiny
                [many] { $count } pingwinów
               *[other] { $count } pingwina
            }
        [sailor]
            { $count ->
                [one] { $count } marynarz
                [few] { $count } marynarzy
                [many] { $count } marynarzy
               *[other] { $count } marynarza
            }
       *[other] { $count }
    }
# The attributes: feminine; accusative of masculine and of feminine.
sea-salt-paper-colour =
    { $colour ->
        [DB] ciemnoniebieski
        [LB] jasnoniebieski
        [BK] czarny
        [YE] żółty
        [GN] zielony
        [WH] biały
        [PU] fioletowy
        [GY] szary
        [LO] jasnopomarańczowy
        [PK] różowy
       *[OR] pomarańczowy
    }
    .feminine =
    { $colour ->
        [DB] ciemnoniebieska
        [LB] jasnoniebieska
        [BK] czarna
        [YE] żółta
        [GN] zielona
        [WH] biała
        [PU] fioletowa
        [GY] szara
        [LO] jasnopomarańczowa
        [PK] różowa
       *[OR] pomarańczowa
    }
    .masculine-accusative =
    { $colour ->
        [DB] ciemnoniebieskiego
        [LB] jasnoniebieskiego
        [BK] czarnego
        [YE] żółtego
        [GN] zielonego
        [WH] białego
        [PU] fioletowego
        [GY] szarego
        [LO] jasnopomarańczowego
        [PK] różowego
       *[OR] pomarańczowego
    }
    .feminine-accusative =
    { $colour ->
        [DB] ciemnoniebieską
        [LB] jasnoniebieską
        [BK] czarną
        [YE] żółtą
        [GN] zieloną
        [WH] białą
        [PU] fioletową
        [GY] szarą
        [LO] jasnopomarańczową
        [PK] różową
       *[OR] pomarańczową
    }
# Dwie litery koloru na kartach, własne dla języka i inne dla każdego koloru
sea-salt-paper-colour-letters =
    { $colour ->
        [DB] CN
        [LB] JN
        [BK] CZ
        [YE] ŻÓ
        [GN] ZI
        [WH] BI
        [PU] FI
        [GY] SZ
        [LO] JP
        [PK] RÓ
       *[OR] PO
    }
# Kolory, które liczą syreny, każdy ze swoimi kartami
sea-salt-paper-counted-colours = { SAY($colours, as: "sea-salt-paper-colour-cards") }
sea-salt-paper-colour-cards = { sea-salt-paper-colour }: { $cards }
# A card with its colour, standing alone
sea-salt-paper-card = { sea-salt-paper-kind.coloured }
# The same as the object of a sentence ("took ...")
sea-salt-paper-card-object = { sea-salt-paper-kind.coloured-accusative }

## Pairs. $pair is crab (two crabs), boat, fish, or swimmer (a swimmer and a shark).

sea-salt-paper-pair =
    { $pair ->
        [crab] Dwa kraby
        [boat] Dwie łódki
        [fish] Dwie ryby
       *[swimmer] Pływak + rekin
    }
# $pile is 0 if both piles may be used, otherwise the one that must be
sea-salt-paper-asks-keeping =
    Zatrzymaj jedną kartę; druga trafi na { $pile ->
        [0] lewy albo prawy stos
       *[other] stos { $pile }
    }.
sea-salt-paper-asks-placing = Połóż drugą kartę na stosie.
sea-salt-paper-asks-picking = Weź jedną kartę ze stosu { $pile }.
sea-salt-paper-asks-robbing = Wybierz, komu kradniesz kartę.
sea-salt-paper-asks-searching = Wybierz stos, który przeszukasz.
# What is to be done: $may is pair, call, pair-call (both are possible) or end
sea-salt-paper-asks-playing =
    { $may ->
        [pair] Wyłóż parę albo zakończ turę.
        [call] Zakończ turę albo ogłoś koniec rundy.
        [pair-call] Wyłóż parę, zakończ turę albo ogłoś koniec rundy.
       *[end] Zakończ turę.
    }
sea-salt-paper-choose-partner = Pierwsza karta pary: { sea-salt-paper-card }. Teraz druga.

## The middle of the table

sea-salt-paper-sea = Talia i stosy
sea-salt-paper-deck = Talia
sea-salt-paper-pile = Stos { $pile }
sea-salt-paper-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
sea-salt-paper-deck-label = Talia, { sea-salt-paper-cards }
sea-salt-paper-deck-draw-label = Dobierz z talii, { sea-salt-paper-cards }
sea-salt-paper-deck-left = Talia { $size }
# On the deck, as short as possible
sea-salt-paper-draw-two =
    { $size ->
        [1] ostatnia
       *[other] dobierz 2
    }
# Somebody looks at drawn cards
sea-salt-paper-looks =
    { $name } ogląda { $cards ->
        [one] kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
sea-salt-paper-pile-empty-label = Stos { $pile }, pusty
# $verb is take, search, place, or look if nothing can be done with it
sea-salt-paper-pile-label =
    { $verb ->
        [take] Weź ze stosu { $pile }
        [search] Przeszukaj stos { $pile }
        [place] Połóż drugą kartę na stosie { $pile }
       *[look] Stos { $pile }
    }: { sea-salt-paper-card }, { sea-salt-paper-cards }
# $change is a number with its sign
sea-salt-paper-gives = ({ $change }: { sea-salt-paper-laid-points })
sea-salt-paper-points-word =
    { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
sea-salt-paper-wins = Wygrywasz!

## Players

sea-salt-paper-you = Ty
sea-salt-paper-in-hand = na ręce
sea-salt-paper-on-table = na stole
sea-salt-paper-laid = Wyłożone
sea-salt-paper-laid-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
sea-salt-paper-player-label =
    { $name }: wynik { $total }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    } na ręce. Zobacz z bliska
sea-salt-paper-rob-label =
    Ukradnij kartę graczowi { $name }, na ręce { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
        [many] { $hand } kart
       *[other] { $hand } karty
    }
sea-salt-paper-my-seat = Twoje miejsce
sea-salt-paper-my-hand = Twoja ręka, { sea-salt-paper-cards }
sea-salt-paper-empty-hand = Jeszcze bez kart.
sea-salt-paper-hand-label =
    { sea-salt-paper-card }{ $pairs ->
        [yes] , tworzy parę
       *[no] { "" }
    }
# $cards is how many cards score together, $points what they give
sea-salt-paper-card-worth =
    Oto { sea-salt-paper-card }: { $cards ->
        [one] jedna karta tej grupy daje
        [few] { $cards } karty tej grupy dają
        [many] { $cards } kart tej grupy daje
       *[other] { $cards } karty tej grupy daje
    } { sea-salt-paper-laid-points }.

## Points

sea-salt-paper-my-points = Twoje punkty
sea-salt-paper-points-now =
    { $points ->
        [one] punkt teraz
        [few] punkty teraz
        [many] punktów teraz
       *[other] punktu teraz
    }
sea-salt-paper-missing = do ogłoszenia brakuje { $points }
sea-salt-paper-may-call = można ogłosić koniec
sea-salt-paper-called = ostatnie tury, bez ogłoszeń
sea-salt-paper-part-pairs = Pary
sea-salt-paper-part-collections = Kolekcje
sea-salt-paper-part-multipliers = Mnożniki
sea-salt-paper-part-mermaids = Syreny
sea-salt-paper-my-colours = Twoje kolory, od najczęstszego

## Ending a turn and calling

sea-salt-paper-actions = Co możesz zrobić
sea-salt-paper-end = Koniec tury
sea-salt-paper-ends-void = runda nieważna
sea-salt-paper-ends-scored = punktacja rundy
sea-salt-paper-stop = Stop
sea-salt-paper-last-chance = Ostatnia szansa
sea-salt-paper-stop-gives = { $points } pkt
sea-salt-paper-last-chance-gives = { $won } lub { $lost }
sea-salt-paper-tap-again = dotknij znów
sea-salt-paper-stop-explained = STOP: od razu dostajesz { $points }, a pozostali punkty za swoje karty.
sea-salt-paper-last-chance-explained = OSTATNIA SZANSA: { $won }, jeśli nikt nie będzie miał ponad { $points }, w przeciwnym razie { $lost }. Pozostali mają jeszcze po jednej turze.
sea-salt-paper-if-you-call = Jeśli teraz ogłosisz

## The end of a round

sea-salt-paper-show-result = Wynik rundy

## Log

sea-salt-paper-log = Przebieg
sea-salt-paper-older-hidden = Starsze wpisy są ukryte: przy tym stole gra się z pamięci.

## Przebieg, wpis po wpisie. Robi to $name; $you to yes, jeśli to czytający; $victim i $victim_you: komu skradziono.
## Karta to none, jeśli czytający nie może jej znać.

sea-salt-paper-log-round-began =
    Runda { $number }: { $you ->
        [yes] zaczynasz
       *[no] { $name } zaczyna
    }.
sea-salt-paper-log-opened = Nowy stos { $pile }: { SAY($card, as: "sea-salt-paper-card") }.
sea-salt-paper-log-drew-to-hand =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    } z talii { $card ->
        [none] kartę
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }.
sea-salt-paper-log-kept =
    { $you ->
        [yes] Dobierasz dwie karty i zatrzymujesz
       *[no] { $name } dobiera dwie karty i zatrzymuje
    } { $card ->
        [none] jedną
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }{ $pile ->
        [none] { "" }
       *[other] ; na stos { $pile } trafia { SAY($discarded, as: "sea-salt-paper-card") }
    }.
sea-salt-paper-log-discarded =
    { $you ->
        [yes] Kładziesz
       *[no] { $name } kładzie
    } { SAY($card, as: "sea-salt-paper-card-object") } na stosie { $pile }.
sea-salt-paper-log-took =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } { SAY($card, as: "sea-salt-paper-card-object") } ze stosu { $pile }.
sea-salt-paper-log-paired =
    { $you ->
        [yes] Wykładasz
       *[no] { $name } wykłada
    } { SAY($first, as: "sea-salt-paper-card-object") } i { SAY($second, as: "sea-salt-paper-card-object") }{ $effect ->
        [search] : przeszukanie stosu
        [another-turn] : jeszcze jedna tura
        [draw] : karta z talii
        [rob] : kradzież karty
       *[none] , bez działania
    }.
sea-salt-paper-log-searching =
    { $you ->
        [yes] Przeszukujesz
       *[no] { $name } przeszukuje
    } stos { $pile }.
sea-salt-paper-log-searched =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } { $card ->
        [none] kartę
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } ze stosu { $pile }.
sea-salt-paper-log-stole =
    { $you ->
        [yes] Kradniesz
       *[no] { $name } kradnie
    } { $victim_you ->
        [yes] Ci
       *[no] graczowi { $victim }
    } { $card ->
        [none] kartę
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }.
sea-salt-paper-log-called =
    { $you ->
        [yes] Ogłaszasz
       *[no] { $name } ogłasza
    } { $call ->
        [stop] STOP
       *[last-chance] OSTATNIĄ SZANSĘ
    }: { sea-salt-paper-laid-points } z kart.
sea-salt-paper-log-revealed =
    { $you ->
        [yes] Ujawniasz
       *[no] { $name } ujawnia
    } karty: punkty z kart { $card_points } (pary { $pairs }, kolekcje { $collections }, mnożniki { $multipliers }, syreny { $mermaids }), premia za kolor { $colour_bonus }.
sea-salt-paper-log-bet =
    { $won ->
        [yes]
            { $you ->
                [yes] Wygrywasz zakład
               *[no] { $name } wygrywa zakład
            }
       *[no]
            { $you ->
                [yes] Przegrywasz zakład
               *[no] { $name } przegrywa zakład
            }
    }: { sea-salt-paper-laid-points } z kart przeciw { $best }.
sea-salt-paper-log-round-void = Talia jest pusta: runda nieważna, nikt nie punktuje.
sea-salt-paper-log-round-paid =
    { $you ->
        [yes] Dostajesz
       *[no] { $name } dostaje
    } { sea-salt-paper-laid-points } { $colour ->
        [none] z kart
       *[other]
            { $cards ->
                [none] premii za kolor
               *[other] ({ $cards } z kart, { $colour } premii za kolor)
            }
    }; wynik: { $total }.
sea-salt-paper-log-mermaids =
    { $you ->
        [yes] Masz
       *[no] { $name } ma
    } wszystkie cztery syreny.
sea-salt-paper-log-game-ended =
    { $why ->
        [target] Gra jest skończona
        [mermaids] Gra jest skończona
       *[rounds] Rozegrano ostatnią możliwą rundę
    }: { $name ->
        [none] pierwsze miejsce jest wspólne
       *[other]
            { $you ->
                [yes] wygrywasz
               *[no] { $name } wygrywa
            }
    }.

## Rady: ruch według tego, co dzieje się w nim najpierw

sea-salt-paper-advise-drawing = Dobierz z talii
sea-salt-paper-advise-took = Weź { SAY($card, as: "sea-salt-paper-card-object") } ze stosu { $pile }
sea-salt-paper-advise-kept = Zatrzymaj { SAY($card, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-discarded = Połóż { SAY($card, as: "sea-salt-paper-card-object") } na stosie { $pile }
sea-salt-paper-advise-paired = Wyłóż { SAY($first, as: "sea-salt-paper-card-object") } i { SAY($second, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-searching = Przeszukaj stos { $pile }
sea-salt-paper-advise-searched = Weź { SAY($card, as: "sea-salt-paper-card-object") } ze stosu { $pile }
sea-salt-paper-advise-robbing = Ukradnij kartę graczowi { $victim }
sea-salt-paper-advise-turn-ended = Zakończ turę
sea-salt-paper-advise-called =
    Ogłoś { $call ->
        [stop] STOP
       *[last-chance] OSTATNIĄ SZANSĘ
    }

sea-salt-paper-headline = Runda { $round } · do { $target }
sea-salt-paper-source-before = Wcześniejsze rundy
sea-salt-paper-source-last = Ostatnia runda
