azul-lesson-take = Take all tiles of one pattern from a display. The others go to the centre, where they can be taken, too.
azul-lesson-place = Put them on one of your five lines. A line holds one pattern; what does not fit falls to the floor.
azul-lesson-wall = When all tiles are taken, each full line moves one tile to the wall. It scores 1, or the length of the row and of the column it joins.
azul-lesson-floor = Tiles on the floor cost points, more and more to the right.
azul-lesson-centre = Whoever takes from the centre first gets the marker: they begin the next round, but it takes a place on their floor.
azul-lesson-end = The game ends with the round in which somebody completes a row of the wall. Full rows bring 2 points, columns 7, a whole pattern 10.
