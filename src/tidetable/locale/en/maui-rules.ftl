maui-rules-about = You spread beach towels over your beach, from the pier on the left to its far end, so that their patterns match those of the towel before. Each match moves one of your shells along a track, and umbrellas bring pearls and bonuses; close to the ocean and the trees there is more to gain, but a towel that reaches into them costs points. When somebody has laid twelve towels, the round is played to its end, and most points win.

maui-rules-1 = Set-up
MA-1-1 = Each player has 1 sand dollar and five shells, which are not on the tracks yet. 1 dollar lies on each of the two dollar areas of the market.
MA-1-2 = Two light-blue pattern tokens lie on the ornate square of the yellow track, and two orange ones on that of the magenta track. With two players there is only one of each.
MA-1-3 = All 60 towels are in the bag. A towel shows three different patterns out of five, and each possible order comes once.
MA-1-4 = The first player is drawn by lot, or chosen by the table's owner. Turns pass clockwise.
MA-1-5 = Six towels from the bag fill the market: two rows of three.
MA-1-6 = Each player's eight umbrella tokens – three white pearls, three black pearls and two score bonuses – are shuffled over the eight umbrella spaces of the beach and turned up.
MA-1-7 = Each player draws a start towel, which lies on the pier, as a rule beside the three middle rows. It does not count as one of the twelve.
MA-1-8 = At tables where the start row is free, the players then choose in turn order in which row, from 1 to 5, the upper square of the start towel lies.

maui-rules-2 = Reading towels
MA-2-1 = Players on one long side of the market see every towel with its stones at the bottom, players across the table with its stones at the top. With three or four players, seats 1 and 2 sit on the first side; with two, seat 1 alone. At tables where all read alike, everybody sits on the first side.
MA-2-2 = A towel is never turned: what you see on the market from top to bottom is what lands on your beach.

maui-rules-3 = A turn
MA-3-1 = In your turn you take a towel and place it, or you take dollars. You cannot pass.
MA-3-2 = The first towel of a market row is free, the second costs 1 dollar, the third 2.
MA-3-3 = You may take a towel only if you can place it. Pattern tokens in your hand may help it to fit.
MA-3-4 = The price goes to the dollar area of the same row.
MA-3-5 = The row slides towards its dollar area, and a new towel from the bag fills the last slot.
MA-3-6 = This happens before you place your towel. At tables with a late refill, the new towel is drawn only after the turn.
MA-3-7 = Instead of a towel you may take all dollars of one area. An empty area cannot be chosen.

maui-rules-4 = Placing a towel
MA-4-1 = Towels are laid from left to right, one to a column, and never turned.
MA-4-2 = A square matches if the towel to its left has an active square with the same pattern in the same row. At tables where crabs block matches, a square over a crab does not match.
maui-rules-picture-match = Two towels side by side, the right one a row higher. In one row both show a sun: this square matches.
MA-4-3 = At least one square must match; pattern tokens on the towel count. A match also counts as one if its track is already full.
MA-4-4 = Pattern tokens that you had before this turn may be played on the towel, several at once if you like.
MA-4-5 = A token lies on a square within the rows of the beach, one to a square, and must change the pattern of that square.
MA-4-6 = Tokens stay on the towel: their squares count as the new patterns from then on.
MA-4-7 = One square of a towel, or two, may reach into the ocean or the trees. Each such square gets a penalty token and is not active.

maui-rules-5 = Umbrellas
MA-5-1 = You take the umbrella tokens your towel covers, before it scores. Other umbrella tokens of its column leave the game.
MA-5-2 = A pearl is kept; a score bonus is used at once.
MA-5-3 = A score bonus is one step on one of the two tracks it shows. You choose among those that are not full; if both are full, you get nothing.

maui-rules-6 = Tracks
MA-6-1 = Each match moves your shell on the track of its pattern by the value of its row: 3, 2, 1, 1, 1, 2, 3 steps from the ocean to the trees.
maui-rules-picture-steps = A match of suns in a row that is worth 3 moves the shell three squares along the sun track.
MA-6-2 = A shell that is not on its track yet starts just before the first square. No shell goes beyond the last one.
MA-6-3 = If your shell reaches or passes an ornate square, you take a pattern token from it, if one is left. You may play it from your next turn on.

maui-rules-7 = The spare towel
MA-7-1 = If you can neither place a towel nor take dollars, you must take a spare towel: any towel of the market, free of charge. At tables where tokens do not count for this, you must do so even if some towel would fit with a pattern token.
MA-7-2 = No pattern tokens are played on a spare towel, except at tables that allow it.
MA-7-3 = A spare towel lies in the middle, on rows 3 to 5, whether it matches or not, and brings neither steps nor penalties. All its squares are active. Umbrellas and crabs of its column leave the game. Then the market is refilled.

maui-rules-8 = End of the game
MA-8-1 = When somebody has laid the twelfth towel, the round is played to its end, and the game is over.
MA-8-2 = Your score is the value of the squares your shells stand on, plus your pearls and 1 point for each dollar, less 1 for each penalty token and the values of the crabs on your towels.
MA-8-3 = One, two or three pearls of a colour are worth 2, 5 or 9 points.
MA-8-4 = The highest score wins. If players are equal, fewer towels on the beach decide, then more dollars, then who comes later in turn order.

maui-rules-9 = Sand Crabs
MA-9-1 = The beaches show their crab side. Seven crabs lie there face down, and the two score bonuses lie face up, each on its own space or, at tables that prefer it, shuffled. There are no pearls.
MA-9-2 = After scoring, the crabs your towel covers are turned up. Other crabs of its column leave the game unseen.
MA-9-3 = A crab that has been turned up lies on its square of the towel, and the square is not active from then on.
MA-9-4 = No pattern token may be played on a square over a crab, except at tables that allow it.
MA-9-5 = Each crab on a towel costs its value, 2 to 4 points.

maui-rules-10 = The combined game
MA-10-1 = The extension makes the tracks longer from the start of the game.
MA-10-2 = First the base game is played to its end, the last round included, and scored. The player with the lowest score begins the second half; if several have it, the lot decides.
MA-10-3 = All towels go back into the bag, and the beaches are turned to their crab side and laid out anew. Shells, pearls, penalties, dollars and pattern tokens, in hand or on ornate squares, stay. At tables that deal dollars anew, these start again as in the set-up; at tables that drop tokens, those in hand leave the game. The second half is played with crabs, and its score decides.
MA-10-4 = In a tie only the towels of the second half are counted; at tables that count both halves, those of both.

maui-rules-11 = Who knows what
MA-11-1 = Everything lies open, and everybody can work out what is left in the bag. Nobody knows what will be drawn, or the value of a crab lying face down.
