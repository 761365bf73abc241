pebbles-must-take = Take one pebble or two.
pebbles-too-many = Only one pebble is left.
pebbles-over = The heap is empty: the game is over.
