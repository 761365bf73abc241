sea-salt-paper-over = The game is over.
sea-salt-paper-must-take = Take a card first: from the deck or from the top of a pile.
sea-salt-paper-must-keep = Keep one of the two cards drawn: { $cards }.
sea-salt-paper-must-place = Put the other card on pile 1 or pile 2.
sea-salt-paper-must-search = Choose a pile that has cards to search.
sea-salt-paper-must-pick = Take one card of the pile, by its position from the bottom: 1 to { $size }.
sea-salt-paper-must-rob = Choose whom to rob: player { $players }.
sea-salt-paper-must-play = Lay a pair, end the turn, or call.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR. Both letters of a
## colour are printed on the cards and stay as they are in every language.

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
# A card with its colour, standing alone
sea-salt-paper-card = { sea-salt-paper-colour } { sea-salt-paper-kind }
# The same as the object of a sentence ("took ..."); $kind is "hidden" if nobody may know
sea-salt-paper-card-object =
    { $kind ->
        [hidden] a card
       *[other] the { sea-salt-paper-colour } { sea-salt-paper-kind }
    }

## Pairs. $pair is crab (two crabs), boat, fish, or swimmer (a swimmer and a shark).

sea-salt-paper-pair =
    { $pair ->
        [crab] Two crabs
        [boat] Two boats
        [fish] Two fish
       *[swimmer] Swimmer + shark
    }
# The pair as the object of a sentence; $first and $second are the colours of the two cards
sea-salt-paper-pair-object =
    { $pair ->
        [crab] two crabs ({ $first }, { $second })
        [boat] two boats ({ $first }, { $second })
        [fish] two fish ({ $first }, { $second })
       *[swimmer] swimmer { $first } and shark { $second }
    }
# $pile is 0 if both piles may be used, otherwise the one that must be
sea-salt-paper-asks-keeping =
    Keep one card; the other goes to { $pile ->
        [0] the left or the right pile
       *[other] pile { $pile }
    }.
sea-salt-paper-asks-placing = Put the other card on a pile.
sea-salt-paper-asks-picking = Take one card out of pile { $pile }.
sea-salt-paper-asks-robbing = Choose whom to rob.
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
# A move as advice. $verb is the move; $name is who would be robbed
sea-salt-paper-advice =
    { $verb ->
        [deck] Draw from the deck
        [take] Take { sea-salt-paper-card-object } from pile { $pile }
        [keep] Keep { sea-salt-paper-card-object }
        [place] Put the other card on pile { $pile }
        [pair] Lay { sea-salt-paper-pair-object }
        [search] Look through pile { $pile }
        [pick] Take { sea-salt-paper-card-object } out of the pile
        [rob] Steal a card from { $name }
        [end] End your turn
        [stop] Call Stop
       *[last-chance] Call Last chance
    }

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

## Log. $name did it; $you is yes if that is me.

sea-salt-paper-log = Log
sea-salt-paper-older-hidden = Older lines are hidden: this table plays from memory.
sea-salt-paper-log-first =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
sea-salt-paper-log-open = A new pile { $pile }: { sea-salt-paper-card-object }.
sea-salt-paper-log-take =
    { $kind ->
        [hidden]
            { $you ->
                [yes] You
               *[no] { $name }
            } took the top card of pile { $pile }.
       *[other]
            { $you ->
                [yes] You
               *[no] { $name }
            } took { sea-salt-paper-card-object } from pile { $pile }.
    }
sea-salt-paper-log-keep =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew two cards and kept { $kind ->
        [hidden] one
       *[other] { sea-salt-paper-card-object }
    }.
sea-salt-paper-log-place =
    { $kind ->
        [hidden]
            { $you ->
                [yes] You
               *[no] { $name }
            } put the other on pile { $pile }.
       *[other]
            { $you ->
                [yes] You
               *[no] { $name }
            } put { sea-salt-paper-card-object } on pile { $pile }.
    }
sea-salt-paper-log-pair =
    { $you ->
        [yes] You
       *[no] { $name }
    } laid { sea-salt-paper-pair-object }{ $pair ->
        [boat] : another turn
       *[other] { "" }
    }.
sea-salt-paper-log-fish =
    { $you ->
        [yes] You
       *[no] { $name }
    } drew { sea-salt-paper-card-object }.
sea-salt-paper-log-search =
    { $you ->
        [yes] You
       *[no] { $name }
    } looked through pile { $pile }.
sea-salt-paper-log-pick =
    { $you ->
        [yes] You
       *[no] { $name }
    } took { sea-salt-paper-card-object } out of it.
# $victim was robbed; $mine is yes if that was me
sea-salt-paper-log-steal =
    { $you ->
        [yes] You
       *[no] { $name }
    } stole { sea-salt-paper-card-object } from { $mine ->
        [yes] you
       *[no] { $victim }
    }.
sea-salt-paper-log-stop =
    { $you ->
        [yes] You called Stop.
       *[no] { $name } called Stop.
    }
sea-salt-paper-log-last-chance =
    { $you ->
        [yes] You called Last chance.
       *[no] { $name } called Last chance.
    }
sea-salt-paper-headline = Round { $round } · to { $target }
sea-salt-paper-source-before = Rounds before the last
sea-salt-paper-source-last = Last round
