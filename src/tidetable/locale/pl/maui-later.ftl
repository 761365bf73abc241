maui-fits-with-token = Ten ręcznik ({ SAY($towel, as: "maui-towel") }) pasuje tylko z żetonem ręcznika, a przy tym stole to się nie liczy: weź zapasowy ręcznik.
maui-crab-blocks = W { maui-towel-rows.locative } połączenie dałby tylko wzór leżący na krabie, a krab je blokuje.
maui-cannot-pay = Ten ręcznik kosztuje { $price ->
        [one] { $price } piaskową monetę
        [few] { $price } piaskowe monety
        [many] { $price } piaskowych monet
       *[other] { $price } piaskowej monety
    }, a masz { $dollars }.
maui-does-not-fit = Tego ręcznika ({ SAY($towel, as: "maui-towel") }) nie można położyć: nigdzie nie łączy się z Twoim ostatnim ręcznikiem.
maui-no-dollars = W rzędzie { maui-market-row } nie ma piaskowych monet do wzięcia.
maui-no-spare = Zapasowy ręcznik jest tylko dla tych, którzy nie mogą ani położyć ręcznika, ani wziąć piaskowych monet.
maui-no-match = W { maui-towel-rows.locative } żaden wzór nie łączy się z Twoim ostatnim ręcznikiem.
maui-no-token = Nie masz żetonu { maui-pattern.genitive } do zagrania.
maui-two-tokens-on-a-square = Na jednym wzorze nie mogą leżeć dwa żetony.
maui-token-off-grid = Wzór { $square } leżałby poza siatką, a tam żeton na nic się nie przyda.
maui-token-changes-nothing = Wzór { $square } jest już taki sam ({ maui-pattern }); żeton musi zmieniać wzór.
maui-token-on-crab = Wzór { $square } zakrywa kraba, więc nie wolno na nim położyć żetonu.
maui-spare-in-the-middle = Zapasowy ręcznik kładzie się pośrodku, w { maui-towel-rows.locative }.
maui-not-a-move = „{ $text }” to nie ruch. Napisz na przykład take:a2 (rząd a, drugi ręcznik), dollars:b, place:3 (górny wzór w rzędzie 3; rzędy od -1 do 7), place:3+L1 (z żetonem fali na górnym wzorze) albo bonus:G.

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
        [one] Najbliżej: { SAY($names) }, { $count }.
        [few] Najbliżej: { SAY($names) }, po { $count }.
        [many] Najbliżej: { SAY($names) }, po { $count }.
       *[other] Najbliżej: { SAY($names) }, po { $count }.
    }
maui-tokens = Żetony ręczników
# $token is L or O; $square is 1 to 3 from the top; $pattern is what the square shows.
maui-token-on = { $token ->
        [L] Żeton fali
       *[O] Żeton hibiskusa
    } na wzorze { $square } ({ maui-pattern })
maui-bonus-on = 1 pole na torze { maui-pattern.genitive }. { $points }
maui-start-row = W { maui-towel-rows.locative }
# $shells: each player's place, from maui-shell.
maui-track = Tor { maui-pattern.genitive }: { SAY($shells, as: "maui-shell") }
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
       *[other] { $down } na plaży. Są wśród tych: { SAY($values) }
    }
