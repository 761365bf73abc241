maui-fits-with-token = This towel ({ SAY($towel, as: "maui-towel") }) fits only with a pattern token, and at this table that does not count: take a spare towel.
maui-crab-blocks = On { maui-towel-rows } only a square over a crab would match, and the crab blocks it.
maui-cannot-pay = This towel costs { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }, and you have { $dollars }.
maui-does-not-fit = You cannot place this towel ({ SAY($towel, as: "maui-towel") }): it does not match your last towel anywhere.
maui-no-dollars = Row { maui-market-row } has no sand dollars to take.
maui-no-spare = A spare towel is only for those who can neither place a towel nor take dollars.
maui-no-match = On { maui-towel-rows } no square matches your last towel.
maui-no-token = You have no { maui-pattern } token to play.
maui-two-tokens-on-a-square = Two tokens cannot lie on one square.
maui-token-off-grid = Square { $square } would lie outside the grid, where a token is of no use.
maui-token-changes-nothing = Square { $square } already shows this pattern ({ maui-pattern }); a token must change it.
maui-token-on-crab = Square { $square } covers a crab, and no token may lie there.
maui-spare-in-the-middle = A spare towel lies in the middle, on { maui-towel-rows }.
maui-not-a-move = “{ $text }” is not a move. Write for example take:a2 (row a, second towel), dollars:b, place:3 (upper square in row 3; rows are -1 to 7), place:3+L1 (with a wave token on its upper square) or bonus:G.

## The table in the browser.

maui-player = Player
maui-score = Score
maui-playing = to move
maui-outlook = Market: the most steps on this beach
maui-if-over = If it ended now
maui-final = Final score
maui-half-time = At half-time:
maui-tokens-left = Tokens on tracks
# $half is whole, first or second (of a combined game).
maui-last-round = { $half ->
        [first] The first half ends with this round.
       *[other] The game ends with this round.
    }
# $count of $all towels lie on the fullest beaches; $seats: how many players have them; $names: who.
maui-end-nearest = { $half ->
        [first] The half ends with the round in which somebody lays a { $all }th towel.
       *[other] The game ends with the round in which somebody lays a { $all }th towel.
    } { $seats ->
        [one] Nearest: { SAY($names) }, { $count }.
       *[other] Nearest: { SAY($names) }, { $count } each.
    }
maui-tokens = Pattern tokens
# $token is L or O; $square is 1 to 3 from the top; $pattern is what the square shows.
maui-token-on = { $token ->
        [L] Wave token
       *[O] Hibiscus token
    } on square { $square } ({ maui-pattern })
maui-bonus-on = One step on the { maui-pattern } track. { $points }
maui-start-row = On { maui-towel-rows }
# $shells: each player's place, from maui-shell.
maui-track = Track { maui-pattern }: { SAY($shells, as: "maui-shell") }
maui-shell = { $name } { $square ->
        [0] not on it
       *[other] on square { $square } ({ $points })
    }

# What may be counted.
maui-counts-bag = { $count ->
        [one] { $count } towel in the bag
       *[other] { $count } towels in the bag
    }
maui-counts-filter = By pattern. Tap patterns to see only towels that have them.
maui-counts-with = { maui-pattern }: { $count ->
        [one] { $count } towel
       *[other] { $count } towels
    }
maui-counts-crabs = Crabs face down
# $down: how many lie face down; $values: what they may be worth.
maui-counts-crabs-of = { $down ->
        [0] none
       *[other] { $down } on the beach. They are among: { SAY($values) }
    }
