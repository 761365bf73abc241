pebbles-must-take = Take one pebble or two.
pebbles-too-many = Only one pebble is left.
pebbles-over = The heap is empty: the game is over.
pebbles-not-a-move = “{ $text }” is not a move: write take-one or take-two.
pebbles-log-took = { $you ->
    [yes] You
   *[no] { $name }
} took { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}: +{ $points }
