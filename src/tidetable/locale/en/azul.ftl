azul-must-take = Take tiles from a display or the centre.
azul-over = The game is over.
azul-must-split = First send each leftover pattern ({ SAY($patterns, as: "azul-pattern") }) to the display on the left or the right.
azul-must-choose-column = First choose a column for the { azul-pattern } tile of line { $line }: { SAY($columns, list: "or") }.

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
azul-goal-row-long = Full rows: { $done }, { $bonus } points each at the end. The best row has { $best } of { $size }.
azul-goal-column-long = Full columns: { $done }, { $bonus } points each at the end. The best column has { $best } of { $size }.
azul-goal-pattern-long = Patterns with all five tiles: { $done }, { $bonus } points each at the end. The best pattern has { $best } of { $size }.

## Tiles in words.

azul-pattern = { $pattern ->
    [T] turquoise
    [B] brown
    [C] cream
    [D] dark
   *[R] red
}
# The letter on a tile, each a different one.
azul-letter = { $pattern ->
    [T] T
    [B] B
    [C] C
    [D] D
   *[R] R
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

## The log: a line for each event. $you: yes if the reader did it; otherwise $name did. $display: none is the
## centre. $line: none is the floor. Lists are put into words by SAY.

azul-log-round-began = Round { $number } · { $you ->
    [yes] you begin
   *[no] { $name } begins
}
azul-log-bag-refilled = { $count ->
    [one] The bag was empty: { $count } tile from the lid went back into it.
   *[other] The bag was empty: { $count } tiles from the lid went back into it.
}
# What a gold display got when the displays were filled. $is_extra: yes for the fifth tile; others need no line.
azul-log-tile-drawn = { $is_extra ->
    [yes] Display { $display } · extra tile: { azul-pattern }
   *[no] {""}
}
azul-log-gathered = Display { $display } · from its neighbours: { azul-tiles }
# $fallen: tiles for which the line has no room. $marker: none if the first-player marker did not come along.
azul-log-took = { $you ->
    [yes] You took
   *[no] { $name } took
} { azul-tiles } from { $display ->
    [none] the centre
   *[other] display { $display }
} { $line ->
    [none] to the floor
   *[other] into line { $line }{ $fallen ->
        [0] {""}
       *[other] {" "}({ $fallen } to the floor)
    }
}{ $marker ->
    [none] {""}
   *[other] , with the first-player marker
}.
# $left, $right: what went to the displays $left_display and $right_display
azul-log-leftovers-split = { $you ->
    [yes] You sent the leftovers on
   *[no] { $name } sent the leftovers on
}: { azul-leftovers }.
azul-leftovers = { $left ->
    [none] {""}
   *[other] { SAY($left, as: "azul-tiles") } to display { $left_display }
}{ $right ->
    [none] {""}
   *[other] { $left ->
        [none] {""}
       *[other] {"; "}
    }{ SAY($right, as: "azul-tiles") } to display { $right_display }
}
# $across, $down: tiles in a run, this one included. $points: what they bring
azul-log-tiled = { $you ->
    [yes] You
   *[no] { $name }
}: { azul-pattern }, row { $row }, column { $column } of the wall · { $across } across, { $down } down · +{ $points }
azul-log-line-fell = { $you ->
    [yes] You
   *[no] { $name }
}: the { azul-pattern } tiles of line { $line } fit nowhere on the wall and fell to the floor.
# $points: what the score lost; $loss: what the floor cost
azul-log-floor-paid = { $you ->
    [yes] You
   *[no] { $name }
}: { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} on the floor · −{ $loss }
# $kind: row, column or pattern; $number: of the row or column
azul-log-bonus = { $you ->
    [yes] You
   *[no] { $name }
}: { $kind ->
    [row] row { $number } is full
    [column] column { $number } is full
   *[pattern] all five { azul-pattern } tiles
} · +{ $points }
# $why: row (somebody completed one), dead-rows, idle-rounds or no-tiles; $name: none if the win is shared
azul-log-game-ended = { $why ->
    [row] A row is complete
    [dead-rows] No row can be completed any more
    [idle-rounds] Nothing was added to a wall for five rounds
   *[no-tiles] There are no tiles left
}: the game is over. { $name ->
    [none] The win is shared.
   *[other] { $you ->
        [yes] You win!
       *[no] { $name } wins.
    }
}

## A move as advice, with the values of the log.

azul-advise-took = Take { azul-tiles } from { $display ->
    [none] the centre
   *[other] display { $display }
} { $line ->
    [none] to the floor
   *[other] into line { $line }
}
azul-advise-tiled = Choose column { $column }
azul-advise-leftovers-split = Send the leftovers on: { azul-leftovers }

## Where points came from, at the end.

azul-source-play = Wall and floor
azul-source-rows = Full rows
azul-source-columns = Full columns
azul-source-patterns = Full patterns
