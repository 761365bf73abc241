azul-must-take = Take tiles from a display or the centre.
azul-over = The game is over.
azul-must-split = Send each leftover pattern ({ $patterns }) to the left or the right neighbour first.
azul-must-choose-column = Choose a column for the { $pattern } tile of line { $line } first: { $columns }.

## The table. Patterns are letters: T turquoise, B brown, C cream, D dark, R red.
## Sources are displays by their number, or c for the centre. Targets are lines by their number, or floor.

# $round: its number. $last: yes if somebody will complete a row, so that the game ends with it.
azul-headline = { $last ->
    [yes] Round { $round } · last round
   *[no] Round { $round }
}
azul-last-round = Last round: a row will be complete
azul-offer = Displays and centre
azul-centre = Centre
azul-centre-empty = Empty
azul-marker = First-player marker: whoever takes it begins the next round, but it takes a place on their floor
azul-zero = Zero factory: the first tile that falls lies here and costs nothing
azul-bag = Bag
azul-lid = Lid
azul-floor = Floor
azul-you = You
azul-your-board = Your board
# Said of a player, below the name. $you: yes if it is the reader
azul-plays = { $you ->
    [yes] your move
   *[no] to move
}
azul-next = { $you ->
    [yes] you begin next
   *[no] begins next
}
azul-began = { $you ->
    [yes] you began
   *[no] began
}
# $name: who has taken this display; $you: yes if it is the reader
azul-plate-with = { $you ->
    [yes] with you
   *[no] with { $name }
}
# $number: of the display
azul-plate = Display { $number }
azul-plate-empty = Nothing is left here.
azul-gold-plates = Gold displays
azul-log = Log
# $points: a number with its sign, for example +7
azul-now = { $points } if the round ended now
azul-now-short = now { $points }
azul-then = with this move { $points }
azul-then-short = then { $points }
azul-counts = Counts
azul-counts-bag = bag
azul-counts-lid = lid
azul-counts-on-offer = offer
azul-counts-on-boards = boards
azul-counts-all = All
# What brings a bonus at the end; short, since the bonus stands beside it.
azul-goal-row = Row
azul-goal-column = Col
azul-goal-pattern = Set
# $bonus: points. $best: how many of five tiles the best one has. $done: how many are full.
azul-goal-row-long = Full rows: { $done }, { $bonus } points each at the end. The best row has { $best } of 5.
azul-goal-column-long = Full columns: { $done }, { $bonus } points each at the end. The best column has { $best } of 5.
azul-goal-pattern-long = Patterns with all five tiles: { $done }, { $bonus } points each at the end. The best pattern has { $best } of 5.

## Tiles in words.

azul-pattern = { $pattern ->
    [T] turquoise
    [B] brown
    [C] cream
    [D] dark
   *[R] red
}
# One part of a list: "2 brown, 1 red"
azul-tiles = { $pattern ->
    [T] { $count } turquoise
    [B] { $count } brown
    [C] { $count } cream
    [D] { $count } dark
   *[R] { $count } red
}

## The line that says what the selection will do.

azul-says-take-first = First choose tiles on a display or in the centre.
azul-says-take = { azul-tiles } from { $source ->
    [c] the centre
   *[other] display { $source }
}: choose a line.
# $completes: yes if the line is then full. $points: what its tile will bring.
azul-says-place = { azul-tiles } from { $source ->
    [c] the centre
   *[other] display { $source }
} { $target ->
    [floor] to the floor.
   *[other] into line { $target }{ $completes ->
        [yes] : full, +{ $points } on your wall.
       *[no] .
    }
}
# On the brown wall.
azul-says-column = Choose a column for the { $pattern ->
    [T] turquoise
    [B] brown
    [C] cream
    [D] dark
   *[R] red
} tile of line { $line }.
azul-says-marker = The marker comes along.
# $tiles: a list such as "2 brown, 1 red"
azul-says-to-centre = To the centre: { $tiles }.
# On the button that confirms.
azul-label = { $target ->
    [floor] floor
   *[other] line { $target }
}
azul-label-column = column { $column }
azul-split = Which side do the leftovers go?

## For screen readers.

azul-aria-group = { azul-tiles } { $source ->
    [c] in the centre
   *[other] on display { $source }
}
# $gold: yes for a special factory
azul-aria-plate = { $gold ->
    [yes] Gold display { $number }: enlarge, and what it does
   *[no] Display { $number }: enlarge
}
azul-aria-bag = Bag { $bag }, lid { $lid }: counts
# $state: idle (nothing in hand), no (not allowed), some (stays unfinished), full. $pattern: none for an empty line.
# $fall: tiles that fall to the floor. $cost: what the floor then costs more.
azul-aria-line = Line { $line }: { $pattern ->
    [none] empty
    [T] { $count } of { $size } turquoise
    [B] { $count } of { $size } brown
    [C] { $count } of { $size } cream
    [D] { $count } of { $size } dark
   *[R] { $count } of { $size } red
}{ $state ->
    [idle] { "" }
    [no] . Not possible
    [full] . It would be full, plus { $points }{ $fall ->
        [0] { "" }
       *[other] ; { $fall } would fall, minus { $cost }
    }
   *[some] . It would hold { $fill }
}
# $loss: what the floor costs now. $cost: what it would cost more. $state: open or idle
azul-aria-floor = Floor: minus { $loss }{ $state ->
    [open] . All to the floor: minus { $cost } more
   *[idle] { "" }
}
# $state: taken (a tile lies there), open, no (the column has the pattern)
azul-aria-column = Column { $column }{ $state ->
    [taken] : taken
    [open] , { $pattern ->
        [T] turquoise
        [B] brown
        [C] cream
        [D] dark
       *[R] red
    }: plus { $points }
   *[no] : not possible
}
azul-aria-split = { $pattern ->
    [T] Turquoise
    [B] Brown
    [C] Cream
    [D] Dark
   *[R] Red
} to display { $plate }
# $floor: how many pieces lie on the floor
azul-aria-mini = { $name }: { $score } points, { $points } if the round ended now, { $floor } on the floor. Open the board

## Gold displays, in one line each.

azul-face-plus = Gets a fifth tile when displays are filled.
azul-face-stay = Leftovers stay on it.
azul-face-split = Whoever takes from it sends the leftovers left or right.
azul-face-zero = Whoever takes from it lays it beside their floor: the first tile that falls there costs nothing.
azul-face-gather = { $pattern ->
    [T] Draws a turquoise tile from each neighbour.
    [B] Draws a brown tile from each neighbour.
    [C] Draws a cream tile from each neighbour.
    [D] Draws a dark tile from each neighbour.
   *[R] Draws a red tile from each neighbour.
}

## The log. $you: yes if the reader is who did it; otherwise $name did.

azul-log-round = Round { $round } · { $you ->
    [yes] you begin
   *[no] { $name } begins
}
# What a gold display got when the displays were filled.
azul-log-plus = Display { $display } · extra tile: { azul-tiles }
azul-log-gather = Display { $display } · from its neighbours: { azul-tiles }
azul-log-take = { $you ->
    [yes] You took
   *[no] { $name } took
} { azul-tiles } from { $source ->
    [c] the centre
   *[other] display { $source }
} { $target ->
    [floor] to the floor
   *[other] into line { $target }
}.
# $tiles: a list of patterns, or none
azul-log-split = { $tiles ->
    [none] { $you ->
        [yes] You sent all leftovers to the left.
       *[no] { $name } sent all leftovers to the left.
    }
   *[other] { $you ->
        [yes] You split the leftovers; to the right: { $tiles }.
       *[no] { $name } split the leftovers; to the right: { $tiles }.
    }
}
azul-log-column = { $you ->
    [yes] You chose
   *[no] { $name } chose
} column { $column }.

## A move as advice. $tiles: a list of patterns, or none

azul-advise-take = Take { azul-tiles } from { $source ->
    [c] the centre
   *[other] display { $source }
} { $target ->
    [floor] to the floor
   *[other] into line { $target }
}
azul-advise-column = Choose column { $column }
azul-advise-split = { $tiles ->
    [none] Send all leftovers to the left
   *[other] Send to the right: { $tiles }; all others to the left
}

## Where points came from, at the end.

azul-source-play = Wall and floor
azul-source-rows = Full rows
azul-source-columns = Full columns
azul-source-patterns = Full patterns
