maui-fits-with-token = Ręcznik { $towel ->
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
    } pasuje tylko z żetonem ręcznika, a przy tym stole nie zwalnia to z wzięcia zapasowego: weź zapasowy ręcznik.
maui-crab-blocks = Z górnym wzorem w rzędzie { $row } połączenie dałby tylko wzór leżący na krabie, a krab je blokuje.
maui-cannot-pay = Ten ręcznik kosztuje { $price ->
        [one] { $price } piaskową monetę
        [few] { $price } piaskowe monety
        [many] { $price } piaskowych monet
       *[other] { $price } piaskowej monety
    }, a masz { $dollars }.
maui-does-not-fit = Ręcznik { $towel ->
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
    } nigdzie nie pasuje do Twojego ostatniego ręcznika, więc nie można go położyć.
maui-no-dollars = Na obszarze piaskowych monet rzędu { $row } nie ma monet.
maui-no-spare = Zapasowy ręcznik jest tylko dla tych, którzy nie mogą ani położyć ręcznika, ani wziąć piaskowych monet.
maui-no-match = Z górnym wzorem w rzędzie { $row } żaden wzór nie łączy się z Twoim ostatnim ręcznikiem.
maui-no-token = Nie masz żetonu { $token ->
        [L] błękitnego
        [O] pomarańczowego
       *[other] { $token }
    } ręcznika, który można zagrać.
maui-two-tokens-on-a-square = Na jednym wzorze nie mogą leżeć dwa żetony.
maui-token-off-grid = Wzór { $square } leżałby poza siatką, a tam żeton na nic się nie przyda.
maui-token-changes-nothing = Wzór { $square } jest już { $token ->
        [L] błękitny
        [O] pomarańczowy
       *[other] { $token }
    }; żeton musi zmieniać wzór.
maui-token-on-crab = Wzór { $square } zakrywa kraba, więc nie wolno na nim położyć żetonu.
maui-spare-in-the-middle = Zapasowy ręcznik leży pośrodku, górnym wzorem w rzędzie { $row }.

## The table in the browser.

maui-player = Gracz
maui-score = Wynik
maui-playing = na ruchu
maui-outlook = Rynek: najwięcej pól do przejścia na tej plaży
maui-if-over = Gdyby to był koniec
maui-final = Wynik końcowy
maui-half-time = Po pierwszej części:
maui-tokens-left = Żetony na torach
# $half is whole, first or second (of a combined game).
maui-last-round = { $half ->
        [first] Po tej rundzie kończy się pierwsza część.
       *[other] Po tej rundzie kończy się gra.
    }
# $count of $all towels lie on the fullest beaches; $seats: how many players have them; $names: who.
maui-end-nearest = { $half ->
        [first] Pierwsza część kończy się po rundzie, w której ktoś położy { $all }. ręcznik.
       *[other] Gra kończy się po rundzie, w której ktoś położy { $all }. ręcznik.
    } { $seats ->
        [one] Najbliżej: { $names }, { $count }.
        [few] Najbliżej: { $names }, po { $count }.
        [many] Najbliżej: { $names }, po { $count }.
       *[other] Najbliżej: { $names }, po { $count }.
    }
maui-tokens = Żetony ręczników
# $token is L or O; $square is 1 to 3 from the top; $pattern is what the square shows.
maui-token-on = { $token ->
        [L] Żeton fali
       *[O] Żeton hibiskusa
    } na wzorze { $square } ({ maui-pattern })
maui-bonus-on = 1 pole na torze { maui-pattern.genitive }. { $points }
maui-start-row = Na { maui-rows }
# $shells: each player's place, from maui-shell.
maui-track = Tor { maui-pattern.genitive }: { $shells }
maui-shell = { $name } { $square ->
        [0] jeszcze poza torem
       *[other] na polu { $square } ({ $points })
    }

# What may be counted.
maui-counts-bag = { $count ->
        [one] { $count } ręcznik w woreczku
        [few] { $count } ręczniki w woreczku
        [many] { $count } ręczników w woreczku
       *[other] { $count } ręcznika w woreczku
    }
maui-counts-filter = Według wzorów. Dotknij wzorów, by zobaczyć tylko ręczniki, które je mają.
maui-counts-with = { maui-pattern }: { $count ->
        [one] { $count } ręcznik
        [few] { $count } ręczniki
        [many] { $count } ręczników
       *[other] { $count } ręcznika
    }
maui-counts-crabs = Zakryte kraby
# $down: how many lie face down; $values: what they may be worth.
maui-counts-crabs-of = { $down ->
        [0] brak
       *[other] { $down } na plaży. Są wśród tych: { $values }
    }
