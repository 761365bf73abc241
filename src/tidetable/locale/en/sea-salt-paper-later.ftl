sea-salt-paper-not-a-move = “{ $text }” is not a move; write for example deck, take:1, keep:crab-DB, place:2, pair:fish-DB+fish-BK, search:1, pick:3, rob:2, end, stop or last-chance.
sea-salt-paper-deck-empty = The deck is empty.
sea-salt-paper-pile-empty = Pile { $pile } is empty.
sea-salt-paper-pair-not-in-hand = You do not have both cards of this pair in hand: { SAY($first, as: "sea-salt-paper-card") } and { SAY($second, as: "sea-salt-paper-card") }.
sea-salt-paper-no-effect = At this table you may not lay this pair now ({ SAY($first, as: "sea-salt-paper-card") } and { SAY($second, as: "sea-salt-paper-card") }): it would have no effect.
sea-salt-paper-already-called = The end of this round has already been called.
sea-salt-paper-too-few-points = Your cards are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you need { $needed } to end the round.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR.

# Many cards of a kind, as a heading
sea-salt-paper-kinds =
    { $kind ->
        [crab] Crabs
        [boat] Boats
        [fish] Fish
        [swimmer] Swimmers
        [shark] Sharks
        [shell] Shells
        [octopus] Octopuses
        [penguin] Penguins
        [sailor] Sailors
        [lighthouse] Lighthouse
        [shoal] Shoal of fish
        [colony] Penguin colony
        [captain] Captain
       *[mermaid] Mermaids
    }

## Pairs. $effect is search, another-turn, draw or rob.

# What the pair does, short
sea-salt-paper-effect =
    { $effect ->
        [search] search a pile
        [another-turn] another turn
        [draw] draw a card
       *[rob] steal a card
    }
sea-salt-paper-no-effect-now = no effect now
sea-salt-paper-pairs = Pairs in your hand
# $idle is yes if it would do nothing now
sea-salt-paper-lay-label =
    Lay { SAY($first, as: "sea-salt-paper-card-object") } and { SAY($second, as: "sea-salt-paper-card-object") }: { sea-salt-paper-effect }{ $idle ->
        [yes] . It has no effect now
       *[no] { "" }
    }
sea-salt-paper-pairs-count = You may also keep pairs in your hand: they count anyway.
sea-salt-paper-other-colours = Hold for other colours, or tap the two cards.

## The middle of the table

sea-salt-paper-keep = Keep the { sea-salt-paper-kind }
sea-salt-paper-then-points = then { sea-salt-paper-laid-points }
# Above the arrows to the piles: the card that is not kept goes to one of them
sea-salt-paper-goes-to = the other goes to
# $pile is 0 if keeping wins the game; $change may be empty
sea-salt-paper-keep-label =
    Keep the { sea-salt-paper-card } { $change }{ $pile ->
        [0] { "" }
       *[other] , put the other card on pile { $pile }
    }
sea-salt-paper-searching = Take one card of pile { $pile }. The top card comes first.
sea-salt-paper-pick-label = Take the { sea-salt-paper-card } { $change }

## Players

sea-salt-paper-nothing-laid = Nothing laid yet.
sea-salt-paper-hand-of = Hand: { sea-salt-paper-cards }

## Points

sea-salt-paper-part-singles = Others
sea-salt-paper-copies = Not in sight
sea-salt-paper-left = { $left } of { $total }

## Ending a turn and calling

sea-salt-paper-stop-when = at once
sea-salt-paper-bet-won-if = nobody above { $points }
sea-salt-paper-bet-lost-if = somebody above
sea-salt-paper-others-cards = others: their cards
sea-salt-paper-others-colour = others: colour bonus only
sea-salt-paper-shows =
    { $name } shows { $points }, { $hand ->
        [one] { $hand } card hidden
       *[other] { $hand } cards hidden
    }

## The end of a round

# $result is stop, won, lost, void or mermaids; $you is yes if I called (or won by mermaids); $name did otherwise
sea-salt-paper-result-title =
    { $result ->
        [stop]
            { $you ->
                [yes] You called Stop
               *[no] { $name } called Stop
            }
        [won]
            { $you ->
                [yes] Your last chance won
               *[no] { $name } won the bet
            }
        [lost]
            { $you ->
                [yes] Your last chance lost
               *[no] { $name } lost the bet
            }
        [mermaids]
            { $you ->
                [yes] Four mermaids: you win
               *[no] Four mermaids: { $name } wins
            }
       *[void] Void: nobody scores
    }
# $points are the caller's card points, $best the most that another player had
sea-salt-paper-result-text =
    { $result ->
        [stop] Everybody scores their cards.
        [won] { $points } points stood against { $best }. The caller scores cards and colour bonus, the others only their colour bonus.
        [lost] { $points } points were beaten by { $best }. The caller scores only the colour bonus, the others their cards.
        [mermaids] Whoever owns all four mermaids wins at once; the round is not scored.
       *[void] The deck ran out before anybody called.
    }
sea-salt-paper-caller = caller
sea-salt-paper-column-cards = Cards
sea-salt-paper-column-colour = Colour
sea-salt-paper-column-round = Round
sea-salt-paper-column-total = Total
sea-salt-paper-not-paid = not paid
sea-salt-paper-hidden-hand =
    { $cards ->
        [one] { $cards } hidden card
       *[other] { $cards } hidden cards
    }
sea-salt-paper-next-round = Next round
sea-salt-paper-close-result = Look at the table
sea-salt-paper-in-seconds = in { $seconds } s
sea-salt-paper-begins-next =
    { $you ->
        [yes] You begin
       *[no] { $name } begins
    } round { $round }.

## Counts

sea-salt-paper-counts-what = Cards that you do not see: they are in the deck, in the piles below the top, or in other hands.
sea-salt-paper-counts-kinds = By kind
sea-salt-paper-counts-colours = Colours
# $card is a card in words
sea-salt-paper-copy-hidden = { $card }: not in sight
sea-salt-paper-copy-seen = { $card }: in sight
sea-salt-paper-remembered = What you have seen this round
sea-salt-paper-memory-opened = Pile { $pile } was opened with
sea-salt-paper-memory-drew-two =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew two; pile { $pile } got the other
sea-salt-paper-memory-drew-one =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew a card
sea-salt-paper-memory-took =
    { $you ->
        [yes] You
       *[no] { $name }
    } took from pile { $pile }
sea-salt-paper-memory-laid =
    { $you ->
        [yes] You
       *[no] { $name }
    } laid
sea-salt-paper-memory-searched =
    { $you ->
        [yes] You
       *[no] { $name }
    } searched pile { $pile }
# $victim was robbed; $mine is yes if that was me
sea-salt-paper-memory-stole =
    { $you ->
        [yes] You
       *[no] { $name }
    } stole from { $mine ->
        [yes] you
       *[no] { $victim }
    }
