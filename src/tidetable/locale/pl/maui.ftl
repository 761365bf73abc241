maui-must-take = Weź z rynku ręcznik albo piaskowe monety z jednego rzędu.
maui-must-place = Połóż wzięty ręcznik ({ SAY($towel, as: "maui-towel") }) na swojej plaży: wybierz dla niego rzędy.
maui-must-choose-bonus = Najpierw wybierz tor dla premii: { SAY($patterns, as: "maui-pattern", list: "or") }.
maui-must-start = Wybierz rzędy dla ręcznika początkowego.
maui-must-take-spare = Żaden ręcznik nie pasuje i nie ma monet do wzięcia: weź dowolny ręcznik z rynku jako zapasowy, za darmo.
maui-must-lay-spare = Połóż zapasowy ręcznik pośrodku, w { maui-towel-rows.locative }, z żetonami ręcznika, jeśli chcesz.
maui-over = Gra jest skończona.

## The table in the browser.

# Patterns are called by their pictures. $pattern is Y, M, L, O or G.
# The attribute is the genitive, as in "żeton fali".
maui-pattern = { $pattern ->
        [Y] słońce
        [M] ryba
        [L] fala
        [O] hibiskus
       *[G] liść
    }
    .genitive = { $pattern ->
        [Y] słońca
        [M] ryby
        [L] fali
        [O] hibiskusa
       *[G] liścia
    }
# The letter on a pattern, each a different one.
maui-letter = { $pattern ->
        [Y] S
        [M] R
        [L] F
        [O] H
       *[G] L
    }
# Parts of sentences. $squares is a list of patterns; $row is a or b; $rows: how many rows of the grid, from $first_row to $last_row.
maui-towel = { SAY($squares, as: "maui-pattern") }
maui-market-row = { $row ->
        [a] A
       *[b] B
    }
maui-towel-rows = { $rows ->
        [1] rząd { $first_row }
       *[other] rzędy { $first_row }–{ $last_row }
    }
    .locative = { $rows ->
        [1] rzędzie { $first_row }
       *[other] rzędach { $first_row }–{ $last_row }
    }
maui-token-square = żetonem { maui-pattern.genitive } na wzorze { $square }
maui-points-by-source = tory { $shells }{ $pearls ->
        [0] {""}
       *[other] , perły { $pearls }
    }{ $dollars ->
        [0] {""}
       *[other] , monety { $dollars }
    }{ $penalties ->
        [0] {""}
       *[other] , ocean i drzewa −{ $penalties }
    }{ $crabs ->
        [0] {""}
       *[other] , kraby −{ $crabs }
    }
maui-you = Ty
maui-market = Rynek
maui-bag = Woreczek { $count }
maui-free = gratis
maui-log = Przebieg
maui-tracks = Tory i wyniki
maui-open-tracks = Tory i wyniki wszystkich graczy

# The bar. $half is whole, first or second; $side is umbrellas or crabs; $round is 0 while the game is set up.
maui-headline = { $half ->
        [first] Część 1 · { $round ->
            [0] przygotowanie
           *[other] runda { $round }
        }
        [second] Część 2 · { $round ->
            [0] przygotowanie
           *[other] runda { $round }
        }
       *[whole] { $side ->
            [crabs] Kraby piaskowe · { $round ->
                [0] przygotowanie
               *[other] runda { $round }
            }
           *[umbrellas] { $round ->
                [0] Przygotowanie
               *[other] Runda { $round }
            }
        }
    }

# Sources of the score.
maui-source-shells = Tory
maui-source-pearls = Perły
maui-source-dollars = Piaskowe monety
maui-source-penalties = Ocean i drzewa
maui-source-crabs = Kraby

# What to do, in the instruction line.
maui-says-take = Weź ręcznik albo piaskowe monety z jednego rzędu.
maui-says-spare = Nic nie pasuje: weź dowolny ręcznik, za darmo. Będzie leżał pośrodku i nic nie da.
maui-says-looking = Szukamy miejsca dla tego ręcznika…
maui-says-places = { $count ->
        [0] Ten ręcznik pasuje tylko z żetonem ręcznika: połóż na nim żeton.
        [one] Jedno miejsce w kolumnie { $column }: dotknij go.
        [few] { $count } miejsca w kolumnie { $column }: dotknij jednego.
        [many] { $count } miejsc w kolumnie { $column }: dotknij jednego.
       *[other] { $count } miejsca w kolumnie { $column }: dotknij jednego.
    }
maui-says-lay = Teraz połóż ręcznik.
maui-says-dollars = { $count ->
        [one] Wziąć piaskową monetę z rzędu { maui-market-row }? Dotknij jej jeszcze raz.
        [few] Wziąć { $count } piaskowe monety z rzędu { maui-market-row }? Dotknij ich jeszcze raz.
        [many] Wziąć { $count } piaskowych monet z rzędu { maui-market-row }? Dotknij ich jeszcze raz.
       *[other] Wziąć { $count } piaskowej monety z rzędu { maui-market-row }? Dotknij ich jeszcze raz.
    }
maui-says-start = Wybierz rzędy dla ręcznika początkowego.
maui-says-bonus = Premia: wybierz tor, na którym znacznik ruszy o 1 pole.
# A place for the towel, with maui-towel-rows. $price in dollars; $gains is a list of the parts below; $points has its sign, $count is its amount.
maui-says-place = W { maui-towel-rows.locative }{ $price ->
        [0] {""}
        [one] {" "}za { $price } monetę
        [few] {" "}za { $price } monety
        [many] {" "}za { $price } monet
       *[other] {" "}za { $price } monety
    }: { SAY($gains) }. { $count ->
        [one] Teraz { $points } punkt.
        [few] Teraz { $points } punkty.
        [many] Teraz { $points } punktów.
       *[other] Teraz { $points } punktu.
    }
maui-says-place-nothing = W { maui-towel-rows.locative }: nic nie daje.
# $least and $most have their signs.
maui-points-range = { $least } do { $most }
maui-gain-steps = { maui-pattern } +{ $count }
# $token is white or black (a pearl), X or Z (a bonus step).
maui-gain-umbrella = { $token ->
        [white] biała perła
        [black] czarna perła
       *[other] premia: 1 pole
    }
maui-gain-token = żeton { maui-pattern.genitive }
# The crabs may cost from $least to $most, all together.
maui-gain-crabs = { $count ->
        [one] zakryty krab (−{ $least } do −{ $most })
        [few] { $count } zakryte kraby (−{ $least } do −{ $most })
        [many] { $count } zakrytych krabów (−{ $least } do −{ $most })
       *[other] { $count } zakrytego kraba (−{ $least } do −{ $most })
    }
maui-gain-outside = { $count ->
        [one] jeden wzór poza plażą (−{ $points })
        [few] { $count } wzory poza plażą (−{ $points })
        [many] { $count } wzorów poza plażą (−{ $points })
       *[other] { $count } wzoru poza plażą (−{ $points })
    }

# Names of buttons and pictures, for screen readers.
maui-places = Miejsca dla ręcznika
maui-your-beach = { $you ->
        [yes] Twoja plaża
       *[no] Plaża: { $name }
    }
# $active: the rows that the next towel may match, such as "3 sun, 4 fish"; $active_count: how many.
maui-beach-of = Plaża, { $name }: { $count } z { $all } ręczników. Do połączenia: { $active_count ->
        [0] nic
       *[other] { SAY($active, as: "maui-active-row") }
    }
maui-active-row = { $row } { maui-pattern }
maui-open-beach = Plaża, { $name }: wynik { $points }, { $count } z { $all } ręczników
maui-take-dollars = { $count ->
        [0] Rząd { maui-market-row }: brak piaskowych monet
        [one] Rząd { maui-market-row }: weź { $count } piaskową monetę
        [few] Rząd { maui-market-row }: weź { $count } piaskowe monety
        [many] Rząd { maui-market-row }: weź { $count } piaskowych monet
       *[other] Rząd { maui-market-row }: weź { $count } piaskowej monety
    }
# $slot: its place in the row; $squares from top to bottom; $best: most steps it can give, -1 if not known.
maui-towel-on-market = Ręcznik { maui-market-row }{ $slot }: { maui-towel }. { $price ->
        [0] Gratis
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }{ $best ->
        [-1] {""}
        [one] , do { $best } pola na torach
        [few] , do { $best } pól na torach
        [many] , do { $best } pól na torach
       *[other] , do { $best } pola na torach
    }
maui-take-only = Najpierw zobacz nowy
maui-take-only-about = Bierzesz ten ręcznik i widzisz, jaki pojawi się z woreczka; potem, jeszcze w tej turze, wybierasz miejsce dla swojego.
maui-has-dollars = { $count ->
        [one] { $count } piaskowa moneta
        [few] { $count } piaskowe monety
        [many] { $count } piaskowych monet
       *[other] { $count } piaskowej monety
    }
# $colour is white or black.
maui-has-pearls = { $colour ->
        [white] Białe perły: { $count }
       *[black] Czarne perły: { $count }
    }
maui-has-crabs = Kraby kosztują { $points }
maui-has-penalties = Wzory poza plażą: { $count }
maui-has-token = Żeton { maui-pattern.genitive }
maui-tokens-lay = Położyć na ręczniku żeton?

# The log: events of the game by their tags, with the fields of the event; $name: who; $you: yes if it is the reader.
maui-log-first-player = { $you ->
        [yes] Zaczynasz
       *[no] { $name } zaczyna
    }{ $half ->
        [second] {" "}drugą część
       *[other] {""}
    }.
maui-log-start-chosen = { $you ->
        [yes] Kładziesz ręcznik początkowy w { maui-towel-rows.locative }.
       *[no] { $name } kładzie ręcznik początkowy w { maui-towel-rows.locative }.
    }
maui-log-took-towel = { $you ->
        [yes] Bierzesz ręcznik ({ SAY($towel, as: "maui-towel") }) z rzędu { maui-market-row }
       *[no] { $name } bierze ręcznik ({ SAY($towel, as: "maui-towel") }) z rzędu { maui-market-row }
    }{ $price ->
        [0] {""}
        [one] {" "}za { $price } monetę
        [few] {" "}za { $price } monety
        [many] {" "}za { $price } monet
       *[other] {" "}za { $price } monety
    }.
maui-log-took-spare = { $you ->
        [yes] Bierzesz zapasowy ręcznik ({ SAY($towel, as: "maui-towel") }) z rzędu { maui-market-row }.
       *[no] { $name } bierze zapasowy ręcznik ({ SAY($towel, as: "maui-towel") }) z rzędu { maui-market-row }.
    }
maui-log-took-dollars = { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } { $count ->
        [one] { $count } piaskową monetę
        [few] { $count } piaskowe monety
        [many] { $count } piaskowych monet
       *[other] { $count } piaskowej monety
    } z rzędu { maui-market-row }.
maui-log-placed = { $you ->
        [yes] Kładziesz
       *[no] { $name } kładzie
    } { $spare ->
        [yes] zapasowy ręcznik
       *[no] ręcznik
    } w { maui-towel-rows.locative } kolumny { $column }{ $tokens_played ->
        [0] {""}
       *[other] , z { SAY($tokens, as: "maui-token-square") }
    }.
maui-log-umbrella-taken = { $you ->
        [yes] Zabierasz
       *[no] { $name } zabiera
    } { $token ->
        [white] białą perłę
        [black] czarną perłę
       *[other] żeton wzorów punktujących
    }{ $points ->
        [0] {""}
       *[other] : +{ $points }
    }.
maui-log-moved = { $you ->
        [yes] Ty
       *[no] { $name }
    }: tor { maui-pattern.genitive }, { $steps ->
        [0] już ukończony
        [one] { $steps } pole
        [few] { $steps } pola
        [many] { $steps } pól
       *[other] { $steps } pola
    }{ $why ->
        [bonus] {" "}(premia)
       *[match] {""}
    }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }.
maui-log-token-gained = { $you ->
        [yes] Bierzesz
       *[no] { $name } bierze
    } z toru żeton { maui-pattern.genitive }.
maui-log-bonus-lost = { $you ->
        [yes] Ty
       *[no] { $name }
    }: żeton wzorów punktujących nic nie daje, bo oba jego tory są ukończone.
maui-log-penalty = { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $count ->
        [one] { $count } wzór w oceanie albo na drzewach
        [few] { $count } wzory w oceanie albo na drzewach
        [many] { $count } wzorów w oceanie albo na drzewach
       *[other] { $count } wzoru w oceanie albo na drzewach
    }, −{ $count }.
maui-log-crab-met = { $you ->
        [yes] Odkrywasz kraba: −{ $value }.
       *[no] { $name } odkrywa kraba: −{ $value }.
    }
maui-log-round-began = Runda { $number }.
maui-log-last-round = { $you ->
        [yes] Kładziesz ostatni ręcznik na swojej plaży
       *[no] { $name } kładzie ostatni ręcznik na swojej plaży
    }: { $half ->
        [first] po tej rundzie kończy się pierwsza część.
       *[other] po tej rundzie kończy się gra.
    }
maui-log-half-scored = { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    } po pierwszej części ({ maui-points-by-source }).
maui-log-half-began = Druga część: wszystkie ręczniki wracają do woreczka, a plaże odwraca się na stronę z krabami.
maui-log-dollars-dealt = { $you ->
        [yes] Na początku tej części masz
       *[no] Na początku tej części { $name } ma
    } { $count ->
        [one] { $count } piaskową monetę.
        [few] { $count } piaskowe monety.
        [many] { $count } piaskowych monet.
       *[other] { $count } piaskowej monety.
    }
maui-log-tokens-discarded = { $you ->
        [yes] Odrzucasz
       *[no] { $name } odrzuca
    } { SAY($tokens, as: "maui-gain-token") }.
maui-log-scored = { $you ->
        [yes] Ty
       *[no] { $name }
    }: { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    } ({ maui-points-by-source }).
maui-log-game-ended = { $you ->
        [yes] Wygrywasz
       *[no] { $name } wygrywa
    }{ $why ->
        [towels] : punktów tyle samo, ale mniej ręczników
        [dollars] : punktów i ręczników tyle samo, ale więcej monet
        [order] : wszystkiego tyle samo, ale późniejsza kolej
       *[points] {""}
    }.

# A move as advice, with the values of its event.
maui-advise-took-towel = Weź ręcznik z rzędu { maui-market-row }: { SAY($towel, as: "maui-towel") }{ $price ->
        [0] {""}
        [one] , za { $price } monetę
        [few] , za { $price } monety
        [many] , za { $price } monet
       *[other] , za { $price } monety
    }
maui-advise-took-spare = Weź zapasowy ręcznik z rzędu { maui-market-row }: { SAY($towel, as: "maui-towel") }
maui-advise-took-dollars = { $count ->
        [one] Weź piaskową monetę z rzędu { maui-market-row }
        [few] Weź { $count } piaskowe monety z rzędu { maui-market-row }
        [many] Weź { $count } piaskowych monet z rzędu { maui-market-row }
       *[other] Weź { $count } piaskowej monety z rzędu { maui-market-row }
    }
maui-advise-placed = Połóż go w { maui-towel-rows.locative }{ $tokens_played ->
        [0] {""}
       *[other] , z { SAY($tokens, as: "maui-token-square") }
    }
maui-advise-bonus-chosen = Premia: przesuń znacznik na torze { maui-pattern.genitive }
maui-advise-start-chosen = Połóż ręcznik początkowy w { maui-towel-rows.locative }
