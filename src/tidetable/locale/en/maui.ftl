maui-must-take = Take a towel from the market, or the sand dollars of one row.
maui-must-place = Lay the towel you took ({ SAY($towel, as: "maui-towel") }) on your beach: choose its rows.
maui-must-choose-bonus = Choose the track for your bonus step first: { SAY($patterns, as: "maui-pattern", list: "or") }.
maui-must-start = Choose the rows for your start towel.
maui-must-take-spare = No towel fits and there are no dollars to take: take any towel from the market as a spare towel, free of charge.
maui-must-lay-spare = Lay the spare towel in the middle, on { maui-towel-rows }, with pattern tokens if you like.
maui-over = The game is over.

## The table in the browser.

# Patterns are called by their pictures. $pattern is Y, M, L, O or G.
maui-pattern = { $pattern ->
        [Y] sun
        [M] fish
        [L] wave
        [O] hibiscus
       *[G] leaf
    }
# The letter on a pattern, each a different one.
maui-letter = { $pattern ->
        [Y] Y
        [M] M
        [L] L
        [O] O
       *[G] G
    }
# Parts of sentences. $squares is a list of patterns; $row is a or b; $rows: how many rows of the grid, from $first_row to $last_row.
maui-towel = { SAY($squares, as: "maui-pattern") }
maui-market-row = { $row ->
        [a] A
       *[b] B
    }
maui-towel-rows = { $rows ->
        [1] row { $first_row }
       *[other] rows { $first_row } to { $last_row }
    }
maui-token-square = a { maui-pattern } token on square { $square }
maui-points-by-source = tracks { $shells }{ $pearls ->
        [0] {""}
       *[other] , pearls { $pearls }
    }{ $dollars ->
        [0] {""}
       *[other] , dollars { $dollars }
    }{ $penalties ->
        [0] {""}
       *[other] , ocean and trees −{ $penalties }
    }{ $crabs ->
        [0] {""}
       *[other] , crabs −{ $crabs }
    }
maui-you = You
maui-market = Market
maui-bag = Bag { $count }
maui-free = free
maui-log = Log
maui-tracks = Tracks and scores
maui-open-tracks = Tracks and scores of all players

# The bar. $half is whole, first or second; $side is umbrellas or crabs; $round is 0 while the game is set up.
maui-headline = { $half ->
        [first] First half · { $round ->
            [0] set-up
           *[other] round { $round }
        }
        [second] Second half · { $round ->
            [0] set-up
           *[other] round { $round }
        }
       *[whole] { $side ->
            [crabs] Sand crabs · { $round ->
                [0] set-up
               *[other] round { $round }
            }
           *[umbrellas] { $round ->
                [0] Set-up
               *[other] Round { $round }
            }
        }
    }

# Sources of the score.
maui-source-shells = Tracks
maui-source-pearls = Pearls
maui-source-dollars = Sand dollars
maui-source-penalties = Ocean and trees
maui-source-crabs = Crabs

# What to do, in the instruction line.
maui-says-take = Take a towel, or the sand dollars of one row.
maui-says-spare = Nothing fits: take any towel, free. It will lie in the middle and bring nothing.
maui-says-looking = Looking where this towel fits …
maui-says-places = { $count ->
        [0] This towel fits only with a pattern token: put one on it.
        [one] One place in column { $column }: tap it.
       *[other] { $count } places in column { $column }: tap one.
    }
maui-says-lay = Now lay your towel.
maui-says-dollars = { $count ->
        [one] Take the sand dollar of row { maui-market-row }? Tap it again.
       *[other] Take the { $count } sand dollars of row { maui-market-row }? Tap them again.
    }
maui-says-start = Choose the rows for your start towel.
maui-says-bonus = Bonus: choose the track for one step.
# A place for the towel, with maui-towel-rows. $price in dollars; $gains is a list of the parts below; $points has its sign, $count is its amount.
maui-says-place = On { maui-towel-rows }{ $price ->
        [0] {""}
        [one] {" "}for { $price } dollar
       *[other] {" "}for { $price } dollars
    }: { SAY($gains) }. { $count ->
        [one] { $points } point now.
       *[other] { $points } points now.
    }
maui-says-place-nothing = On { maui-towel-rows }: it brings nothing.
# $least and $most have their signs.
maui-points-range = { $least } to { $most }
maui-gain-steps = { maui-pattern } +{ $count }
# $token is white or black (a pearl), X or Z (a bonus step).
maui-gain-umbrella = { $token ->
        [white] a white pearl
        [black] a black pearl
       *[other] a bonus step
    }
maui-gain-token = a { maui-pattern } token
# The crabs may cost from $least to $most, all together.
maui-gain-crabs = { $count ->
        [one] a hidden crab (−{ $least } to −{ $most })
       *[other] { $count } hidden crabs (−{ $least } to −{ $most })
    }
maui-gain-outside = { $count ->
        [one] one square outside (−{ $points })
       *[other] { $count } squares outside (−{ $points })
    }

# Names of buttons and pictures, for screen readers.
maui-places = Places for the towel
maui-your-beach = { $you ->
        [yes] Your beach
       *[no] Beach of { $name }
    }
# $active: the rows that the next towel may match, such as "3 sun, 4 fish"; $active_count: how many.
maui-beach-of = Beach of { $name }: { $count } of { $all } towels. To match: { $active_count ->
        [0] nothing
       *[other] { SAY($active, as: "maui-active-row") }
    }
maui-active-row = { $row } { maui-pattern }
maui-open-beach = Beach of { $name }: { $points } points, { $count } of { $all } towels
maui-take-dollars = { $count ->
        [0] Row { maui-market-row }: no sand dollars
        [one] Row { maui-market-row }: take { $count } sand dollar
       *[other] Row { maui-market-row }: take { $count } sand dollars
    }
# $slot: its place in the row; $squares from top to bottom; $best: most steps it can give, -1 if not known.
maui-towel-on-market = Towel { maui-market-row }{ $slot }: { maui-towel }. { $price ->
        [0] Free
        [one] { $price } dollar
       *[other] { $price } dollars
    }{ $best ->
        [-1] {""}
        [one] , up to { $best } step
       *[other] , up to { $best } steps
    }
maui-take-only = See the new towel first
maui-take-only-about = You take this towel and see which one comes from the bag; then you choose a place for yours, still in this turn.
maui-has-dollars = { $count ->
        [one] { $count } sand dollar
       *[other] { $count } sand dollars
    }
# $colour is white or black.
maui-has-pearls = { $colour ->
        [white] White pearls: { $count }
       *[black] Black pearls: { $count }
    }
maui-has-crabs = Crabs cost { $points }
maui-has-penalties = Squares outside: { $count }
maui-has-token = A { maui-pattern } token
maui-tokens-lay = Lay a pattern token on the towel?

# The log: events of the game by their tags, with the fields of the event; $name: who; $you: yes if it is the reader.
maui-log-first-player = { $you ->
        [yes] You begin
       *[no] { $name } begins
    }{ $half ->
        [second] {" "}the second half
       *[other] {""}
    }.
maui-log-start-chosen = { $you ->
        [yes] You laid your start towel on { maui-towel-rows }.
       *[no] { $name } laid the start towel on { maui-towel-rows }.
    }
maui-log-took-towel = { $you ->
        [yes] You took a towel ({ SAY($towel, as: "maui-towel") }) from row { maui-market-row }
       *[no] { $name } took a towel ({ SAY($towel, as: "maui-towel") }) from row { maui-market-row }
    }{ $price ->
        [0] {""}
        [one] {" "}for { $price } dollar
       *[other] {" "}for { $price } dollars
    }.
maui-log-took-spare = { $you ->
        [yes] You took a spare towel ({ SAY($towel, as: "maui-towel") }) from row { maui-market-row }.
       *[no] { $name } took a spare towel ({ SAY($towel, as: "maui-towel") }) from row { maui-market-row }.
    }
maui-log-took-dollars = { $you ->
        [yes] You took
       *[no] { $name } took
    } { $count ->
        [one] { $count } sand dollar
       *[other] { $count } sand dollars
    } from row { maui-market-row }.
maui-log-placed = { $you ->
        [yes] You laid
       *[no] { $name } laid
    } { $spare ->
        [yes] the spare towel
       *[no] the towel
    } on { maui-towel-rows } of column { $column }{ $tokens_played ->
        [0] {""}
       *[other] , with { SAY($tokens, as: "maui-token-square") }
    }.
maui-log-umbrella-taken = { $you ->
        [yes] You took
       *[no] { $name } took
    } { $token ->
        [white] a white pearl
        [black] a black pearl
       *[other] a score bonus
    }{ $points ->
        [0] {""}
       *[other] : +{ $points }
    }.
maui-log-moved = { $you ->
        [yes] You
       *[no] { $name }
    }: { maui-pattern } track, { $steps ->
        [0] already at its end
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $why ->
        [bonus] {" "}(bonus)
       *[match] {""}
    }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }.
maui-log-token-gained = { $you ->
        [yes] You took
       *[no] { $name } took
    } a { maui-pattern } token from the track.
maui-log-bonus-lost = { $you ->
        [yes] You
       *[no] { $name }
    }: the score bonus brings nothing, since both its tracks are full.
maui-log-penalty = { $you ->
        [yes] You
       *[no] { $name }
    }: { $count ->
        [one] { $count } square in the ocean or the trees
       *[other] { $count } squares in the ocean or the trees
    }, −{ $count }.
maui-log-crab-met = { $you ->
        [yes] You uncovered a crab: −{ $value }.
       *[no] { $name } uncovered a crab: −{ $value }.
    }
maui-log-round-began = Round { $number }.
maui-log-last-round = { $you ->
        [yes] You laid the last towel on your beach
       *[no] { $name } laid the last towel on their beach
    }: { $half ->
        [first] the first half ends with this round.
       *[other] the game ends with this round.
    }
maui-log-half-scored = { $you ->
        [yes] You
       *[no] { $name }
    }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } at half-time ({ maui-points-by-source }).
maui-log-half-began = The second half: all towels go back into the bag, and the beaches are turned to their crab side.
maui-log-dollars-dealt = { $you ->
        [yes] You begin the half with
       *[no] { $name } begins the half with
    } { $count ->
        [one] { $count } sand dollar.
       *[other] { $count } sand dollars.
    }
maui-log-tokens-discarded = { $you ->
        [yes] You discarded
       *[no] { $name } discarded
    } { SAY($tokens, as: "maui-gain-token") }.
maui-log-scored = { $you ->
        [yes] You
       *[no] { $name }
    }: { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ maui-points-by-source }).
maui-log-game-ended = { $you ->
        [yes] You win
       *[no] { $name } wins
    }{ $why ->
        [towels] : tied on points, but with fewer towels
        [dollars] : tied on points and towels, but with more dollars
        [order] : tied on everything, but later in turn order
       *[points] {""}
    }.

# A move as advice, with the values of its event.
maui-advise-took-towel = Take a towel from row { maui-market-row }: { SAY($towel, as: "maui-towel") }{ $price ->
        [0] {""}
        [one] , for { $price } dollar
       *[other] , for { $price } dollars
    }
maui-advise-took-spare = Take a spare towel from row { maui-market-row }: { SAY($towel, as: "maui-towel") }
maui-advise-took-dollars = { $count ->
        [one] Take the sand dollar of row { maui-market-row }
       *[other] Take the { $count } sand dollars of row { maui-market-row }
    }
maui-advise-placed = Lay it on { maui-towel-rows }{ $tokens_played ->
        [0] {""}
       *[other] , with { SAY($tokens, as: "maui-token-square") }
    }
maui-advise-bonus-chosen = Use the bonus step on the { maui-pattern } track
maui-advise-start-chosen = Lay your start towel on { maui-towel-rows }
