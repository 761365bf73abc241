maui-must-take = Weź z rynku ręcznik (take:a1) albo piaskowe monety (dollars:a).
maui-must-place = Połóż ręcznik { $towel ->
        [YML] żółto-purpurowo-błękitny
        [YMO] żółto-purpurowo-pomarańczowy
        [YMG] żółto-purpurowo-zielony
        [YLM] żółto-błękitno-purpurowy
        [YLO] żółto-błękitno-pomarańczowy
        [YLG] żółto-błękitno-zielony
        [YOM] żółto-pomarańczowo-purpurowy
        [YOL] żółto-pomarańczowo-błękitny
        [YOG] żółto-pomarańczowo-zielony
        [YGM] żółto-zielono-purpurowy
        [YGL] żółto-zielono-błękitny
        [YGO] żółto-zielono-pomarańczowy
        [MYL] purpurowo-żółto-błękitny
        [MYO] purpurowo-żółto-pomarańczowy
        [MYG] purpurowo-żółto-zielony
        [MLY] purpurowo-błękitno-żółty
        [MLO] purpurowo-błękitno-pomarańczowy
        [MLG] purpurowo-błękitno-zielony
        [MOY] purpurowo-pomarańczowo-żółty
        [MOL] purpurowo-pomarańczowo-błękitny
        [MOG] purpurowo-pomarańczowo-zielony
        [MGY] purpurowo-zielono-żółty
        [MGL] purpurowo-zielono-błękitny
        [MGO] purpurowo-zielono-pomarańczowy
        [LYM] błękitno-żółto-purpurowy
        [LYO] błękitno-żółto-pomarańczowy
        [LYG] błękitno-żółto-zielony
        [LMY] błękitno-purpurowo-żółty
        [LMO] błękitno-purpurowo-pomarańczowy
        [LMG] błękitno-purpurowo-zielony
        [LOY] błękitno-pomarańczowo-żółty
        [LOM] błękitno-pomarańczowo-purpurowy
        [LOG] błękitno-pomarańczowo-zielony
        [LGY] błękitno-zielono-żółty
        [LGM] błękitno-zielono-purpurowy
        [LGO] błękitno-zielono-pomarańczowy
        [OYM] pomarańczowo-żółto-purpurowy
        [OYL] pomarańczowo-żółto-błękitny
        [OYG] pomarańczowo-żółto-zielony
        [OMY] pomarańczowo-purpurowo-żółty
        [OML] pomarańczowo-purpurowo-błękitny
        [OMG] pomarańczowo-purpurowo-zielony
        [OLY] pomarańczowo-błękitno-żółty
        [OLM] pomarańczowo-błękitno-purpurowy
        [OLG] pomarańczowo-błękitno-zielony
        [OGY] pomarańczowo-zielono-żółty
        [OGM] pomarańczowo-zielono-purpurowy
        [OGL] pomarańczowo-zielono-błękitny
        [GYM] zielono-żółto-purpurowy
        [GYL] zielono-żółto-błękitny
        [GYO] zielono-żółto-pomarańczowy
        [GMY] zielono-purpurowo-żółty
        [GML] zielono-purpurowo-błękitny
        [GMO] zielono-purpurowo-pomarańczowy
        [GLY] zielono-błękitno-żółty
        [GLM] zielono-błękitno-purpurowy
        [GLO] zielono-błękitno-pomarańczowy
        [GOY] zielono-pomarańczowo-żółty
        [GOM] zielono-pomarańczowo-purpurowy
        [GOL] zielono-pomarańczowo-błękitny
       *[other] { $towel }
    } na swojej plaży: podaj rząd jego górnego wzoru (place:3).
maui-must-choose-bonus = Najpierw wybierz tor, na którym przesuniesz znacznik: { $one ->
        [Y] żółty
        [M] purpurowy
        [L] błękitny
        [O] pomarańczowy
        [G] zielony
       *[other] { $one }
    } albo { $other ->
        [Y] żółty
        [M] purpurowy
        [L] błękitny
        [O] pomarańczowy
        [G] zielony
       *[other] { $other }
    }.
maui-must-start = Wybierz rząd dla górnego wzoru ręcznika początkowego: napisz od start:1 do start:5.
maui-must-take-spare = Żaden ręcznik nie pasuje i nie ma monet do wzięcia: weź zapasowy ręcznik (spare:a1), za darmo.
maui-must-lay-spare = Połóż zapasowy ręcznik górnym wzorem w rzędzie { $row }, jeśli chcesz, z żetonami ręczników (place:{ $row }).
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
# Between the parts of a list.
maui-list-comma = { ", " }
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
# $row is A or B.
maui-says-dollars = { $count ->
        [one] Wziąć piaskową monetę z rzędu { $row }? Dotknij jej jeszcze raz.
        [few] Wziąć { $count } piaskowe monety z rzędu { $row }? Dotknij ich jeszcze raz.
        [many] Wziąć { $count } piaskowych monet z rzędu { $row }? Dotknij ich jeszcze raz.
       *[other] Wziąć { $count } piaskowej monety z rzędu { $row }? Dotknij ich jeszcze raz.
    }
maui-says-start = Wybierz rzędy dla ręcznika początkowego.
maui-says-bonus = Premia: wybierz tor, na którym znacznik ruszy o 1 pole.
maui-rows = { $rows ->
        [1] rząd { $from }
       *[other] rzędy { $from }–{ $to }
    }
# A place for the towel: rows $from to $to of $column. $price in dollars; $gains is a list of the parts below; $points has its sign, $count is its amount.
maui-says-place = Na { maui-rows }{ $price ->
        [0] {""}
        [one] {" "}za { $price } monetę
        [few] {" "}za { $price } monety
        [many] {" "}za { $price } monet
       *[other] {" "}za { $price } monety
    }: { $gains }. { $count ->
        [one] Teraz { $points } punkt.
        [few] Teraz { $points } punkty.
        [many] Teraz { $points } punktów.
       *[other] Teraz { $points } punktu.
    }
maui-says-place-nothing = Na { maui-rows }: nic nie daje.
maui-says-place-unknown = Na { maui-rows } w kolumnie { $column }
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
maui-gain-crabs = { $count ->
        [one] zakryty krab (−2 do −4)
        [few] { $count } zakryte kraby (po −2 do −4)
        [many] { $count } zakrytych krabów (po −2 do −4)
       *[other] { $count } zakrytego kraba (po −2 do −4)
    }
maui-gain-outside = { $count ->
        [one] jeden wzór poza plażą (−1)
        [few] { $count } wzory poza plażą (−{ $count })
        [many] { $count } wzorów poza plażą (−{ $count })
       *[other] { $count } wzoru poza plażą (−{ $count })
    }

# Names of buttons and pictures, for screen readers.
maui-places = Miejsca dla ręcznika
maui-your-beach = { $you ->
        [yes] Twoja plaża
       *[no] Plaża: { $name }
    }
# $active: the rows that the next towel may match, such as "3 sun, 4 fish".
maui-beach-of = Plaża, { $name }: { $count } z { $all } ręczników. Do połączenia: { $active }
maui-open-beach = Plaża, { $name }: wynik { $points }, { $count } z { $all } ręczników
# $row is A or B.
maui-take-dollars = { $count ->
        [0] Rząd { $row }: brak piaskowych monet
        [one] Rząd { $row }: weź { $count } piaskową monetę
        [few] Rząd { $row }: weź { $count } piaskowe monety
        [many] Rząd { $row }: weź { $count } piaskowych monet
       *[other] Rząd { $row }: weź { $count } piaskowej monety
    }
# $name such as A2; $patterns from top to bottom; $best: most steps it can give, -1 if not known.
maui-towel-on-market = Ręcznik { $name }: { $patterns }. { $price ->
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

# The log. $name: who; $you: yes if it is the reader. $slot such as A2; $patterns from top to bottom.
maui-log-take = { $you ->
        [yes] Bierzesz { $slot } ({ $patterns }).
       *[no] { $name } bierze { $slot } ({ $patterns }).
    }
# $tokens: how many pattern tokens were laid on it; $which: which ones, from maui-log-token.
maui-log-place = { $you ->
        [yes] Kładziesz { $slot } ({ $patterns }) na { maui-rows }
       *[no] { $name } kładzie { $slot } ({ $patterns }) na { maui-rows }
    }{ maui-log-token.all }.
maui-log-token = żetonem { maui-pattern.genitive } na wzorze { $square }
    .all = { $tokens ->
        [0] {""}
       *[other] , z { $which }
    }
maui-log-spare = { $you ->
        [yes] Bierzesz { $slot } ({ $patterns }) jako zapasowy ręcznik.
       *[no] { $name } bierze { $slot } ({ $patterns }) jako zapasowy ręcznik.
    }
maui-log-dollars = { $you ->
        [yes] Bierzesz piaskowe monety z rzędu { $row }.
       *[no] { $name } bierze piaskowe monety z rzędu { $row }.
    }
maui-log-bonus = { $you ->
        [yes] Premia, przesuwasz znacznik: { maui-pattern }.
       *[no] Premia, { $name } przesuwa znacznik: { maui-pattern }.
    }
maui-log-start = { $you ->
        [yes] Kładziesz ręcznik początkowy na { maui-rows }.
       *[no] { $name } kładzie ręcznik początkowy na { maui-rows }.
    }
maui-log-crab = { $you ->
        [yes] Odkrywasz kraba: −{ $value }.
       *[no] { $name } odkrywa kraba: −{ $value }.
    }
maui-log-first = { $you ->
        [yes] Zaczynasz.
       *[no] { $name } zaczyna.
    }

# A move as advice, with the values of the log.
maui-advise-take = Weź ręcznik { $slot } ({ $patterns })
maui-advise-spare = Weź { $slot } ({ $patterns }) jako zapasowy ręcznik
maui-advise-dollars = { $count ->
        [one] Weź piaskową monetę z rzędu { $row }
        [few] Weź { $count } piaskowe monety z rzędu { $row }
        [many] Weź { $count } piaskowych monet z rzędu { $row }
       *[other] Weź { $count } piaskowej monety z rzędu { $row }
    }
maui-advise-place = Połóż go na { maui-rows }{ maui-log-token.all }
maui-advise-bonus = Premia: przesuń znacznik na torze { maui-pattern.genitive }
maui-advise-start = Połóż ręcznik początkowy na { maui-rows }
