sea-salt-paper-over = The game is over.
sea-salt-paper-must-take = Take a card first: from the deck or from the top of a pile.
sea-salt-paper-must-keep = Keep one of the two cards drawn.
sea-salt-paper-must-place = Put the other card on pile 1 or pile 2.
sea-salt-paper-must-search = Choose a pile to search; it must have cards.
sea-salt-paper-must-pick = Take one card from the pile, by its place from the bottom: { $size ->
        [1] 1
       *[other] 1 to { $size }
    }.
sea-salt-paper-must-rob = Choose a player to steal from.
sea-salt-paper-must-play = Lay a pair, end your turn or call the end of the round.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR.

# One card's kind, standing alone
sea-salt-paper-kind =
    { $kind ->
        [crab] crab
        [boat] boat
        [fish] fish
        [swimmer] swimmer
        [shark] shark
        [shell] shell
        [octopus] octopus
        [penguin] penguin
        [sailor] sailor
        [lighthouse] lighthouse
        [shoal] shoal
        [colony] colony
        [captain] captain
       *[mermaid] mermaid
    }
# A number of cards of a kind, under the hand; $count. Swimmers and sharks are counted together.
sea-salt-paper-group =
    { $kind ->
        [crab]
            { $count ->
                [one] { $count } crab
               *[other] { $count } crabs
            }
        [boat]
            { $count ->
                [one] { $count } boat
               *[other] { $count } boats
            }
        [fish] { $count } fish
        [swimmer]
            { $count ->
                [one] { $count } card
               *[other] { $count } cards
            }
        [shell]
            { $count ->
                [one] { $count } shell
               *[other] { $count } shells
            }
        [octopus]
            { $count ->
                [one] { $count } octopus
               *[other] { $count } octopuses
            }
        [penguin]
            { $count ->
                [one] { $count } penguin
               *[other] { $count } penguins
            }
        [sailor]
            { $count ->
                [one] { $count } sailor
               *[other] { $count } sailors
            }
       *[other] { $count }
    }
sea-salt-paper-colour =
    { $colour ->
        [DB] dark blue
        [LB] light blue
        [BK] black
        [YE] yellow
        [GN] green
        [WH] white
        [PU] purple
        [GY] grey
        [LO] light orange
        [PK] pink
       *[OR] orange
    }
# Both letters of a colour on the cards, the language's own and different for each colour
sea-salt-paper-colour-letters =
    { $colour ->
        [DB] DB
        [LB] LB
        [BK] BK
        [YE] YE
        [GN] GN
        [WH] WH
        [PU] PU
        [GY] GY
        [LO] LO
        [PK] PK
       *[OR] OR
    }
# The colours that mermaids count, each with its cards
sea-salt-paper-counted-colours = { SAY($colours, as: "sea-salt-paper-colour-cards") }
sea-salt-paper-colour-cards = { sea-salt-paper-colour }: { $cards }
# A card with its colour, standing alone
sea-salt-paper-card = { sea-salt-paper-colour } { sea-salt-paper-kind }
# The same as the object of a sentence ("took ...")
sea-salt-paper-card-object = the { sea-salt-paper-colour } { sea-salt-paper-kind }

## Pairs. $pair is crab (two crabs), boat, fish, or swimmer (a swimmer and a shark).

sea-salt-paper-pair =
    { $pair ->
        [crab] Two crabs
        [boat] Two boats
        [fish] Two fish
       *[swimmer] Swimmer + shark
    }
# $pile is 0 if both piles may be used, otherwise the one that must be
sea-salt-paper-asks-keeping =
    Keep one card; the other goes to { $pile ->
        [0] the left or the right pile
       *[other] pile { $pile }
    }.
sea-salt-paper-asks-placing = Put the other card on a pile.
sea-salt-paper-asks-picking = Take one card out of pile { $pile }.
sea-salt-paper-asks-robbing = Choose a player to steal from.
sea-salt-paper-asks-searching = Choose the pile to look through.
# What is to be done: $may is pair, call, pair-call (both are possible) or end
sea-salt-paper-asks-playing =
    { $may ->
        [pair] Lay a pair or end your turn.
        [call] End your turn or call the end of the round.
        [pair-call] Lay a pair, end your turn or call the end of the round.
       *[end] End your turn.
    }
sea-salt-paper-choose-partner = Now the card that goes with the { sea-salt-paper-card }.

## The middle of the table

sea-salt-paper-sea = Deck and piles
sea-salt-paper-deck = Deck
sea-salt-paper-pile = Pile { $pile }
sea-salt-paper-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
sea-salt-paper-deck-label = Deck, { sea-salt-paper-cards }
sea-salt-paper-deck-draw-label = Draw from the deck, { sea-salt-paper-cards }
sea-salt-paper-deck-left = Deck { $size }
# On the deck, as short as possible
sea-salt-paper-draw-two =
    { $size ->
        [1] last card
       *[other] draw 2
    }
# Somebody looks at drawn cards
sea-salt-paper-looks =
    { $name } looks at { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
sea-salt-paper-pile-empty-label = Pile { $pile }, empty
# $verb is take, search, place, or look if nothing can be done with it
sea-salt-paper-pile-label =
    { $verb ->
        [take] Take from pile { $pile }
        [search] Look through pile { $pile }
        [place] Put the other card on pile { $pile }
       *[look] Pile { $pile }
    }: { sea-salt-paper-card }, { sea-salt-paper-cards }
# $change is a number with its sign
sea-salt-paper-gives = ({ $change }: { sea-salt-paper-laid-points })
sea-salt-paper-points-word =
    { $points ->
        [one] point
       *[other] points
    }
sea-salt-paper-wins = You win!

## Players

sea-salt-paper-you = You
sea-salt-paper-in-hand = in hand
sea-salt-paper-on-table = on the table
sea-salt-paper-laid = Laid
sea-salt-paper-laid-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sea-salt-paper-player-label =
    { $name }: { $total } points, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand. Look closer
sea-salt-paper-rob-label =
    Steal a card from { $name }, who has { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }
sea-salt-paper-my-seat = Your place
sea-salt-paper-my-hand = Your hand, { sea-salt-paper-cards }
sea-salt-paper-empty-hand = No cards yet.
sea-salt-paper-hand-label =
    { sea-salt-paper-card }{ $pairs ->
        [yes] , makes a pair
       *[no] { "" }
    }
# $cards is how many cards score together, $points what they give
sea-salt-paper-card-worth =
    The { sea-salt-paper-card }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of this group give { sea-salt-paper-laid-points }.

## Points

sea-salt-paper-my-points = Your points
sea-salt-paper-points-now =
    { $points ->
        [one] point now
       *[other] points now
    }
sea-salt-paper-missing = { $points } more to call
sea-salt-paper-may-call = enough to call
sea-salt-paper-called = last turns: no more calls
sea-salt-paper-part-pairs = Pairs
sea-salt-paper-part-collections = Collections
sea-salt-paper-part-multipliers = Multipliers
sea-salt-paper-part-mermaids = Mermaids
sea-salt-paper-my-colours = Your colours, most frequent first

## Ending a turn and calling

sea-salt-paper-actions = What you can do
sea-salt-paper-end = End turn
sea-salt-paper-ends-void = round is void
sea-salt-paper-ends-scored = round is scored
sea-salt-paper-stop = Stop
sea-salt-paper-last-chance = Last chance
sea-salt-paper-stop-gives = score { $points }
sea-salt-paper-last-chance-gives = { $won } or { $lost }
sea-salt-paper-tap-again = tap again
sea-salt-paper-stop-explained = Stop: you score { $points } at once, the others score their cards.
sea-salt-paper-last-chance-explained = Last chance: { $won } if nobody gets above { $points }, otherwise { $lost }. The others have one more turn.
sea-salt-paper-if-you-call = If you call now

## The end of a round

sea-salt-paper-show-result = Last round

## Log

sea-salt-paper-log = Log
sea-salt-paper-older-hidden = Older lines are hidden: this table plays from memory.

## Log, line by line. $name did it; $you is yes if that is me; $victim and $victim_you are who was robbed. A card is
## none if the reader may not know it.

sea-salt-paper-log-round-began =
    Round { $number }: { $you ->
        [yes] you begin
       *[no] { $name } begins
    }.
sea-salt-paper-log-opened = Pile { $pile } opens with { SAY($card, as: "sea-salt-paper-card-object") }.
sea-salt-paper-log-drew-to-hand =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew { $card ->
        [none] a card
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } from the deck.
sea-salt-paper-log-kept =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew two cards and kept { $card ->
        [none] one
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }{ $pile ->
        [none] { "" }
       *[other] ; { SAY($discarded, as: "sea-salt-paper-card-object") } went to pile { $pile }
    }.
sea-salt-paper-log-discarded =
    { $you ->
        [yes] You
       *[no] { $name }
    } put { SAY($card, as: "sea-salt-paper-card-object") } on pile { $pile }.
sea-salt-paper-log-took =
    { $you ->
        [yes] You
       *[no] { $name }
    } took { SAY($card, as: "sea-salt-paper-card-object") } from pile { $pile }.
sea-salt-paper-log-paired =
    { $you ->
        [yes] You
       *[no] { $name }
    } laid { SAY($first, as: "sea-salt-paper-card-object") } and { SAY($second, as: "sea-salt-paper-card-object") }{ $effect ->
        [search] : search a pile
        [another-turn] : another turn
        [draw] : draw a card
        [rob] : steal a card
       *[none] , with no effect
    }.
sea-salt-paper-log-searching =
    { $you ->
        [yes] You
       *[no] { $name }
    } looked through pile { $pile }.
sea-salt-paper-log-searched =
    { $you ->
        [yes] You
       *[no] { $name }
    } took { $card ->
        [none] a card
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } out of pile { $pile }.
sea-salt-paper-log-stole =
    { $you ->
        [yes] You
       *[no] { $name }
    } stole { $card ->
        [none] a card
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } from { $victim_you ->
        [yes] you
       *[no] { $victim }
    }.
sea-salt-paper-log-called =
    { $you ->
        [yes] You
       *[no] { $name }
    } called { $call ->
        [stop] STOP
       *[last-chance] LAST CHANCE
    } with { sea-salt-paper-laid-points }.
sea-salt-paper-log-revealed =
    { $you ->
        [yes] You revealed your hand
       *[no] { $name } revealed their hand
    }: card points { $card_points } (pairs { $pairs }, collections { $collections }, multipliers { $multipliers }, mermaids { $mermaids }), colour bonus { $colour_bonus }.
sea-salt-paper-log-bet =
    { $won ->
        [yes]
            { $you ->
                [yes] You won the bet
               *[no] { $name } won the bet
            }
       *[no]
            { $you ->
                [yes] You lost the bet
               *[no] { $name } lost the bet
            }
    }: { $points } card points against { $best }.
sea-salt-paper-log-round-void = The deck is empty: the round is void, and nobody scores.
sea-salt-paper-log-round-paid =
    { $you ->
        [yes] You
       *[no] { $name }
    } scored { sea-salt-paper-laid-points } { $colour ->
        [none] for cards
       *[other]
            { $cards ->
                [none] for the colour bonus
               *[other] ({ $cards } for cards, { $colour } for the colour bonus)
            }
    }; total { $total }.
sea-salt-paper-log-mermaids =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } all four mermaids.
sea-salt-paper-log-game-ended =
    { $why ->
        [target] The game is over
        [mermaids] The game is over
       *[rounds] The game ends after the last possible round
    }: { $name ->
        [none] first place is shared
       *[other]
            { $you ->
                [yes] you won
               *[no] { $name } won
            }
    }.

## Advice: a move by what happens first in it

sea-salt-paper-advise-drawing = Draw from the deck
sea-salt-paper-advise-took = Take { SAY($card, as: "sea-salt-paper-card-object") } from pile { $pile }
sea-salt-paper-advise-kept = Keep { SAY($card, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-discarded = Put { SAY($card, as: "sea-salt-paper-card-object") } on pile { $pile }
sea-salt-paper-advise-paired = Lay { SAY($first, as: "sea-salt-paper-card-object") } and { SAY($second, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-searching = Look through pile { $pile }
sea-salt-paper-advise-searched = Take { SAY($card, as: "sea-salt-paper-card-object") } out of pile { $pile }
sea-salt-paper-advise-robbing = Steal a card from { $victim }
sea-salt-paper-advise-turn-ended = End your turn
sea-salt-paper-advise-called =
    Call { $call ->
        [stop] STOP
       *[last-chance] LAST CHANCE
    }

sea-salt-paper-headline = Round { $round } · to { $target }
sea-salt-paper-source-before = Rounds before the last
sea-salt-paper-source-last = Last round
