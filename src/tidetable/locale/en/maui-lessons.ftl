maui-lesson-take = In your turn take a towel from the market. The first of a row is free, the others cost 1 or 2 sand dollars.
maui-lesson-place = Lay it in the next column. At least one square must show the same pattern as the towel to its left, in the same row.
maui-lesson-steps = Each match moves your shell on the track of its pattern: 1 step in the middle, 3 beside the ocean or the trees.
maui-lesson-outside = Squares in the ocean or under the trees cost 1 point each and cannot be matched.
maui-lesson-umbrellas = Umbrellas under your towel are yours: pearls, worth more in sets of one colour, or a bonus step.
maui-lesson-dollars = Instead of a towel you may take all sand dollars of one row. What is left of them is a point each.
maui-lesson-end = The game ends after the round in which somebody lays the twelfth towel.
