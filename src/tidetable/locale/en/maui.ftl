maui-must-take = Take a towel (take:a1) or dollars (dollars:a) from the market.
maui-must-place = Place the towel { $towel } on your beach: say the row of its upper square (place:3).
maui-must-choose-bonus = Choose the track for your bonus step first: { $one } or { $other }.
maui-must-start = Choose the row for the upper square of your start towel: write start:1 to start:5.
maui-must-take-spare = No towel fits and there are no dollars to take: take a spare towel (spare:a1), free of charge.
maui-must-lay-spare = Lay the spare towel with its upper square in row { $row }, with pattern tokens if you like (place:{ $row }).
maui-fits-with-token = The towel { $towel } fits only with a pattern token, which does not count in this game.
maui-crab-blocks = With its upper square in row { $row } only a square over a crab would match, and the crab blocks it.
maui-over = The game is over.
maui-cannot-pay = This towel costs { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }, and you have { $dollars }.
maui-does-not-fit = The towel { $towel } cannot be placed: it matches your last towel nowhere.
maui-no-dollars = There are no dollars on area { $row }.
maui-no-spare = A spare towel is only for who can neither place a towel nor take dollars.
maui-no-match = With its upper square in row { $row } no square matches your last towel.
maui-no-token = You have no { $token } token to play.
maui-two-tokens-on-a-square = Two tokens cannot lie on one square.
maui-token-off-grid = Square { $square } would lie outside the grid, where a token is of no use.
maui-token-changes-nothing = Square { $square } already shows { $token }; a token must change its pattern.
maui-token-on-crab = Square { $square } covers a crab, and no token may lie there.
maui-spare-in-the-middle = A spare towel lies in the middle, with its upper square in row { $row }.
