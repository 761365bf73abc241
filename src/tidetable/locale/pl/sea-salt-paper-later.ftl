sea-salt-paper-not-a-move = „{ $text }” to nie ruch; napisz na przykład deck, take:1, keep:crab-DB, place:2, pair:fish-DB+fish-BK, search:1, pick:3, rob:2, end, stop albo last-chance.
sea-salt-paper-deck-empty = Talia jest pusta.
sea-salt-paper-pile-empty = Stos { $pile } jest pusty.
sea-salt-paper-pair-not-in-hand = Nie masz na ręce obu kart tej pary: { SAY($first, as: "sea-salt-paper-card") } i { SAY($second, as: "sea-salt-paper-card") }.
sea-salt-paper-no-effect = Przy tym stole nie wolno teraz wyłożyć tej pary ({ SAY($first, as: "sea-salt-paper-card") } i { SAY($second, as: "sea-salt-paper-card") }), bo nie miałaby działania.
sea-salt-paper-already-called = Koniec tej rundy został już ogłoszony.
sea-salt-paper-too-few-points = Twoje karty są warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }; żeby ogłosić koniec rundy, potrzeba { $needed }.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR.

# Many cards of a kind, as a heading
sea-salt-paper-kinds =
    { $kind ->
        [crab] Kraby
        [boat] Łódki
        [fish] Ryby
        [swimmer] Pływacy
        [shark] Rekiny
        [shell] Muszle
        [octopus] Ośmiornice
        [penguin] Pingwiny
        [sailor] Marynarze
        [lighthouse] Latarnia morska
        [shoal] Ławica ryb
        [colony] Kolonia pingwinów
        [captain] Kapitan
       *[mermaid] Syreny
    }

## Pairs. $effect is search, another-turn, draw or rob.

# What the pair does, short
sea-salt-paper-effect =
    { $effect ->
        [search] przeszukaj stos
        [another-turn] jeszcze tura
        [draw] dobierz kartę
       *[rob] ukradnij kartę
    }
sea-salt-paper-no-effect-now = nic nie zrobi
sea-salt-paper-pairs = Pary na Twojej ręce
# $idle is yes if it would do nothing now
sea-salt-paper-lay-label =
    Wyłóż { SAY($first, as: "sea-salt-paper-card-object") } i { SAY($second, as: "sea-salt-paper-card-object") }: { sea-salt-paper-effect }{ $idle ->
        [yes] . Teraz nie miałoby to działania
       *[no] { "" }
    }
sea-salt-paper-pairs-count = Pary można też zostawić na ręce: i tak się liczą.
sea-salt-paper-other-colours = Przytrzymaj, aby zobaczyć inne kolory, albo dotknij dwóch kart.

## The middle of the table

sea-salt-paper-keep = Zatrzymaj { sea-salt-paper-kind.accusative }
sea-salt-paper-then-points = potem { sea-salt-paper-laid-points }
# Above the arrows to the piles: the card that is not kept goes to one of them
sea-salt-paper-goes-to = druga trafi na
# $pile is 0 if keeping wins the game; $change may be empty
sea-salt-paper-keep-label =
    Zatrzymaj { sea-salt-paper-card-object } { $change }{ $pile ->
        [0] { "" }
       *[other] , drugą kartę połóż na stosie { $pile }
    }
sea-salt-paper-searching = Weź jedną kartę ze stosu { $pile }. Pierwsza leży na wierzchu.
sea-salt-paper-pick-label = Weź { sea-salt-paper-card-object } { $change }

## Players

sea-salt-paper-nothing-laid = Jeszcze nic nie wyłożono.
sea-salt-paper-hand-of = Na ręce: { sea-salt-paper-cards }

## Points

sea-salt-paper-part-singles = Inne
sea-salt-paper-copies = Niewidoczne
sea-salt-paper-left = { $left } z { $total }

## Ending a turn and calling

sea-salt-paper-stop-when = od razu
sea-salt-paper-bet-won-if = nikt ponad { $points }
sea-salt-paper-bet-lost-if = ktoś ma więcej
sea-salt-paper-others-cards = pozostali: swoje karty
sea-salt-paper-others-colour = pozostali: tylko premia za kolor
sea-salt-paper-shows =
    { $name }: widać { $points }, { $hand ->
        [one] { $hand } karta zakryta
        [few] { $hand } karty zakryte
        [many] { $hand } kart zakrytych
       *[other] { $hand } karty zakrytej
    }

## The end of a round

# $result is stop, won, lost, void or mermaids; $you is yes if I called (or won by mermaids); $name did otherwise
sea-salt-paper-result-title =
    { $result ->
        [stop]
            { $you ->
                [yes] Ogłaszasz STOP
               *[no] { $name } ogłasza STOP
            }
        [won]
            { $you ->
                [yes] Wygrywasz zakład
               *[no] { $name } wygrywa zakład
            }
        [lost]
            { $you ->
                [yes] Przegrywasz zakład
               *[no] { $name } przegrywa zakład
            }
        [mermaids]
            { $you ->
                [yes] Cztery syreny: wygrywasz
               *[no] Cztery syreny: { $name } wygrywa
            }
       *[void] Runda nieważna: nikt nie punktuje
    }
# $points are the caller's card points, $best the most that another player had
sea-salt-paper-result-text =
    { $result ->
        [stop] Wszyscy dostają punkty za swoje karty.
        [won] Punkty z kart: { $points } przeciw { $best }. Ogłaszający dostaje punkty z kart i premię za kolor, pozostali tylko swoją premię za kolor.
        [lost] Punkty z kart: { $points } przeciw { $best }. Ogłaszający dostaje tylko premię za kolor, pozostali swoje punkty z kart.
        [mermaids] Kto ma wszystkie cztery syreny, wygrywa od razu; tej rundy się nie punktuje.
       *[void] Talia skończyła się, zanim ktokolwiek ogłosił koniec.
    }
sea-salt-paper-caller = ogłoszenie
sea-salt-paper-column-cards = Karty
sea-salt-paper-column-colour = Kolor
sea-salt-paper-column-round = Runda
sea-salt-paper-column-total = Wynik
sea-salt-paper-not-paid = nie liczy się
sea-salt-paper-hidden-hand =
    { $cards ->
        [one] { $cards } zakryta karta
        [few] { $cards } zakryte karty
        [many] { $cards } zakrytych kart
       *[other] { $cards } zakrytej karty
    }
sea-salt-paper-next-round = Następna runda
sea-salt-paper-close-result = Zobacz stół
sea-salt-paper-in-seconds = za { $seconds } s
sea-salt-paper-begins-next =
    { $you ->
        [yes] Zaczynasz
       *[no] { $name } zaczyna
    } rundę { $round }.

## Counts

sea-salt-paper-counts-what = Karty, których nie widzisz: są w talii, w stosach pod wierzchnią kartą albo na rękach innych graczy.
sea-salt-paper-counts-kinds = Według rodzaju
sea-salt-paper-counts-colours = Kolory
# $card is a card in words
sea-salt-paper-copy-hidden = { $card }: nie widać
sea-salt-paper-copy-seen = { $card }: widać
sea-salt-paper-remembered = Co było widać w tej rundzie
sea-salt-paper-memory-opened = Pierwsza karta stosu { $pile }
sea-salt-paper-memory-drew-two =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    } dwie; druga na stos { $pile }
sea-salt-paper-memory-drew-one =
    { $you ->
        [yes] Dobierasz
       *[no] { $name } dobiera
    } kartę
sea-salt-paper-memory-took =
    { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } ze stosu { $pile }
sea-salt-paper-memory-laid =
    { $you ->
        [yes] Wykładasz
       *[no] { $name } wykłada
    }
sea-salt-paper-memory-searched =
    { $you ->
        [yes] Przeszukujesz
       *[no] { $name } przeszukuje
    } stos { $pile }
# $victim was robbed; $mine is yes if that was me
sea-salt-paper-memory-stole =
    { $you ->
        [yes] Kradniesz
       *[no] { $name } kradnie
    } { $mine ->
        [yes] Ci
       *[no] graczowi { $victim }
    }
