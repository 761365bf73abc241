azul-rules-about = You are a chocolatier: you take chocolate tiles from the factories' displays, gather them on the lines of your workshop and pack them into your box, the wall. A tile with neighbours on the wall brings more points than a lonely one, and what falls to the floor costs some. The round in which somebody completes a row of the wall is the last, and most points win.

azul-rules-1 = Set-up and preparing a round
AZ-1-1 = Everybody starts with an empty board and 0 points. The bag holds 100 tiles: five patterns, twenty of each.
AZ-1-2 = There are five displays for two players, seven for three and nine for four.
AZ-1-3 = The first player is drawn by lot, or chosen by the table's owner.
AZ-1-4 = Before each round the first-player marker goes to the centre and the displays are filled.
AZ-1-5 = The displays are filled one after the other: each gets four tiles, drawn from the bag one by one.
AZ-1-6 = If a tile is to be drawn and the bag is empty, it is refilled with the tiles from the lid. If the lid is empty too, the remaining displays stay partly filled or empty, and the round is played all the same.
AZ-1-7 = If not a single tile can be laid out, the game ends and the bonuses are added.

azul-rules-2 = Taking tiles
AZ-2-1 = In your turn you take all tiles of one pattern from one display or from the centre. You cannot pass.
AZ-2-2 = The other tiles of the display go to the centre.
AZ-2-3 = Whoever is first in the round to take from the centre also takes the first-player marker. It falls to that player's floor before the tiles are placed.
AZ-2-4 = Turns pass clockwise until there are no tiles left on the displays and in the centre. The marker alone does not keep the round going.

azul-rules-3 = Placing tiles
AZ-3-1 = All the tiles you took go to one of your lines, or all of them to the floor, which is always allowed.
AZ-3-2 = The first line holds one tile, the second two, and so on to five. A full line takes no more.
AZ-3-3 = A line holds tiles of one pattern only.
AZ-3-4 = A line does not take a pattern that the wall row beside it already has.
AZ-3-5 = Tiles for which the line has no room fall to the floor.

azul-rules-4 = The floor
AZ-4-1 = The floor has seven spaces. They are filled from the left, in the order in which things fall; the first-player marker takes the next free space just as a tile does.
AZ-4-2 = If the floor is full, any further tile goes to the lid and costs nothing. The marker then stays in front of the player who took it, and costs nothing either.
AZ-4-3 = After the wall has been scored, the floor costs 1, 1, 2, 2, 2, 3 and 3 points for its spaces from the left. A score never falls below 0.

azul-rules-5 = Tiling the wall
AZ-5-1 = Your lines are looked at from top to bottom. Players do not affect each other here; they follow in turn order, beginning with the first player of the round.
AZ-5-2 = Only full lines are moved to the wall; the others stay as they are.
AZ-5-3 = One tile of a full line goes to the wall row beside it and scores at once. The other tiles of that line go to the lid.
azul-rules-picture-tiling = Three brown tiles fill the third line. One of them goes to the brown cell of the row beside it.
AZ-5-4 = A tile scores a point for each tile of the unbroken row it is now part of, itself included, and likewise for the column; a row or column of one tile does not count. A tile without any neighbours scores 1.
azul-rules-picture-points = A new brown tile lies between two tiles of its row and below one of its column: 3 points for the row and 2 for the column make 5.
AZ-5-5 = On the coloured wall every pattern has its own cell in each row.

azul-rules-6 = The brown wall
AZ-6-1 = On the brown wall a tile may go to any empty cell of its row, if the column does not have its pattern yet.
AZ-6-2 = You choose among the possible columns and must take one; if there is only one, it is taken by itself. Upper lines come first, even if that leaves a lower line without a column.
AZ-6-3 = If there is no column for the tile, all tiles of the line fall to the floor. You may start such a line all the same.
AZ-6-4 = A row is dead if the patterns it lacks can no longer be shared out among its empty cells without repeating a pattern in a column.
AZ-6-5 = When every row of every player is dead, the game ends and the bonuses are added.

azul-rules-7 = End of the round and of the game
AZ-7-1 = Whoever has the first-player marker begins the next round. If nobody took it, the same player begins again.
AZ-7-2 = At the end of the round the tiles on the floor go to the lid; the marker stays with its holder.
AZ-7-3 = The round in which somebody completes a row of the wall is the last.
AZ-7-4 = If no wall gains a tile for five rounds in a row, the game ends and the bonuses are added.
AZ-7-5 = Bonuses: 2 points for each full row, 7 for each full column, and 10 for each pattern of which all five tiles are on your wall.
AZ-7-6 = Most points win. If players are equal, more full rows decide; if they are still equal, they share the place.

azul-rules-8 = Special factories
AZ-8-1 = At tables with special factories some displays show their gold side. Which ones is drawn once before the game or, at tables that prefer it, anew before every round.
AZ-8-2 = As many displays as there are players are turned over at random. All nine gold sides differ: special factory 2 comes once for each pattern, special factories 1, 3, 4 and 5 once each.
AZ-8-3 = Special factory 1: when all displays are filled, one more tile is drawn for this one.
AZ-8-4 = Special factory 2: after that it takes one tile of the pattern it shows from each neighbouring display that has one.
AZ-8-5 = Special factory 3: tiles that are not taken stay on it instead of going to the centre.
AZ-8-6 = Special factory 4: whoever takes from it moves the leftover tiles to the neighbouring displays on the left and right, all tiles of a pattern to the same side.
AZ-8-7 = The displays stand in a circle. Where special factory 5 has been taken away, its place is skipped and the next display is the neighbour.
AZ-8-8 = Special factory 5: the leftover tiles go to the centre. Then whoever took from it lays the disc beside their floor as one more space, before placing the tiles.
AZ-8-9 = Special factory 5: the next tile that would fall to that player's floor lies on the disc instead and costs nothing, during tiling too. At tables that allow it, the first-player marker may lie there as well.
AZ-8-10 = At the end of the round special factory 5 goes back to its place, and the tile on it to the lid.

azul-rules-9 = Who knows what
AZ-9-1 = Everything on the table is open, the lid included, so everybody can work out what the bag holds. Nobody knows what will be drawn next.
