maui-must-take = Take a towel (take:a1) or dollars (dollars:a) from the market.
maui-must-place = Place the towel { $towel } on your beach: say the row of its upper square (place:3).
maui-must-choose-bonus = Choose the track for your bonus step first: { $one } or { $other }.
maui-must-start = Choose the row for the upper square of your start towel: write start:1 to start:5.
maui-must-take-spare = No towel fits and there are no dollars to take: take a spare towel (spare:a1), free of charge.
maui-must-lay-spare = Lay the spare towel with its upper square in row { $row }, with pattern tokens if you like (place:{ $row }).
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
# Between the parts of a list.
maui-list-comma = { ", " }
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
# $row is A or B.
maui-says-dollars = { $count ->
        [one] Take the sand dollar of row { $row }? Tap it again.
       *[other] Take the { $count } sand dollars of row { $row }? Tap them again.
    }
maui-says-start = Choose the rows for your start towel.
maui-says-bonus = Bonus: choose the track for one step.
# The rows of the grid a towel lies on: from $from to $to, $rows in all; the rest of it lies outside.
maui-rows = { $rows ->
        [1] row { $from }
       *[other] rows { $from } to { $to }
    }
# A place for the towel, with maui-rows. $price in dollars; $gains is a list of the parts below; $points has its sign, $count is its amount.
maui-says-place = On { maui-rows }{ $price ->
        [0] {""}
        [one] {" "}for { $price } dollar
       *[other] {" "}for { $price } dollars
    }: { $gains }. { $count ->
        [one] { $points } point now.
       *[other] { $points } points now.
    }
maui-says-place-nothing = On { maui-rows }: it brings nothing.
maui-says-place-unknown = On { maui-rows } of column { $column }
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
maui-gain-crabs = { $count ->
        [one] a hidden crab (−2 to −4)
       *[other] { $count } hidden crabs (−2 to −4 each)
    }
maui-gain-outside = { $count ->
        [one] one square outside (−1)
       *[other] { $count } squares outside (−{ $count })
    }

# Names of buttons and pictures, for screen readers.
maui-places = Places for the towel
maui-your-beach = { $you ->
        [yes] Your beach
       *[no] Beach of { $name }
    }
# $active: the rows that the next towel may match, such as "3 sun, 4 fish".
maui-beach-of = Beach of { $name }: { $count } of { $all } towels. To match: { $active }
maui-open-beach = Beach of { $name }: { $points } points, { $count } of { $all } towels
# $row is A or B.
maui-take-dollars = { $count ->
        [0] Row { $row }: no sand dollars
        [one] Row { $row }: take { $count } sand dollar
       *[other] Row { $row }: take { $count } sand dollars
    }
# $name such as A2; $patterns from top to bottom; $best: most steps it can give, -1 if not known.
maui-towel-on-market = Towel { $name }: { $patterns }. { $price ->
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

# The log. $name: who; $you: yes if it is the reader. $slot such as A2; $patterns from top to bottom.
maui-log-take = { $you ->
        [yes] You took { $slot } ({ $patterns }).
       *[no] { $name } took { $slot } ({ $patterns }).
    }
# $tokens: how many pattern tokens were laid on it; $which: which ones, from maui-log-token.
maui-log-place = { $you ->
        [yes] You laid { $slot } ({ $patterns }) on { maui-rows }
       *[no] { $name } laid { $slot } ({ $patterns }) on { maui-rows }
    }{ maui-log-token.all }.
maui-log-token = a { maui-pattern } token on square { $square }
    .all = { $tokens ->
        [0] {""}
       *[other] , with { $which }
    }
maui-log-spare = { $you ->
        [yes] You took { $slot } ({ $patterns }) as a spare towel.
       *[no] { $name } took { $slot } ({ $patterns }) as a spare towel.
    }
maui-log-dollars = { $you ->
        [yes] You took the sand dollars of row { $row }.
       *[no] { $name } took the sand dollars of row { $row }.
    }
maui-log-bonus = { $you ->
        [yes] You used a bonus step: { maui-pattern }.
       *[no] { $name } used a bonus step: { maui-pattern }.
    }
maui-log-start = { $you ->
        [yes] You laid your start towel on { maui-rows }.
       *[no] { $name } laid the start towel on { maui-rows }.
    }
maui-log-crab = { $you ->
        [yes] You uncovered a crab: −{ $value }.
       *[no] { $name } uncovered a crab: −{ $value }.
    }
maui-log-first = { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }

# A move as advice, with the values of the log.
maui-advise-take = Take towel { $slot } ({ $patterns })
maui-advise-spare = Take towel { $slot } ({ $patterns }) as a spare towel
maui-advise-dollars = { $count ->
        [one] Take the sand dollar of row { $row }
       *[other] Take the { $count } sand dollars of row { $row }
    }
maui-advise-place = Lay it on { maui-rows }{ maui-log-token.all }
maui-advise-bonus = Use the bonus step: { maui-pattern }
maui-advise-start = Lay your start towel on { maui-rows }
