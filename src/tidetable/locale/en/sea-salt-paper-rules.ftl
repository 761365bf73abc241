sea-salt-paper-rules-about = You collect cards with folded-paper sea creatures and boats, and lay pairs of them for their effects. Once your cards are worth seven points you may end the round at once, or bet that nobody will overtake you. Over several rounds the first to gather enough points ends the game and the highest total wins – but whoever owns all four mermaids wins on the spot.

sea-salt-paper-rules-1 = Set-up
SP-1-1 = Everybody starts with 0 points. The first player is drawn by lot, or chosen by the table's owner.
SP-1-2 = For each round all 58 cards are shuffled. Everybody starts it with an empty hand and nothing laid.
SP-1-3 = The first two cards are turned up and begin the two discard piles; the rest is the deck.

sea-salt-paper-rules-2 = Taking a card
SP-2-1 = You begin your turn by taking a card: from the deck, or the top card of a discard pile.
SP-2-2 = If the deck and both piles are empty, you go straight on to laying pairs.
SP-2-3 = From the deck you draw two cards and keep one. If only one card is left, you keep that.
SP-2-4 = You put the other card face up on a pile of your choice. If one pile is empty, it must go there; if both are, it goes to the first.

sea-salt-paper-rules-3 = Laying pairs
SP-3-1 = Then you may lay as many pairs from your hand as you like, one after the other: two crabs, two boats, two fish, or a swimmer and a shark. Their colours do not matter.
SP-3-2 = You may lay a pair even if its effect is not possible now. At tables without idle pairs you may not.
SP-3-3 = The effect of a pair must be carried out. Boats: you take another whole turn at once. Fish: you take a card from the deck.
SP-3-4 = Crabs: choose a discard pile that has cards, without looking into it first.
SP-3-5 = Then look through it and take one card into your hand. The others keep their order, and nobody is shown your card.
SP-3-6 = Swimmer and shark: choose another player whose hand has cards and is not revealed.
SP-3-7 = One card, drawn at random from that hand, is now yours.

sea-salt-paper-rules-4 = Ending the round
SP-4-1 = With seven or more card points you may call the end of the round instead of just ending your turn, if nobody has called yet. Your call stands even if the deck is empty.
SP-4-2 = STOP: all hands are revealed and the round is scored at once.
SP-4-3 = LAST CHANCE: your hand is revealed, each other player takes one last turn, and nobody may call any more.
SP-4-4 = Nothing can be stolen from a revealed hand. The others' hands are revealed one by one, each at the end of its player's last turn.

sea-salt-paper-rules-5 = Points
SP-5-1 = Card points are the points of pairs, collections, multipliers and mermaids. Cards in your hand and cards you have laid count alike.
SP-5-2 = Each pair is worth 1 point.
SP-5-3 = Collections grow with each card. Shells: 0, 2, 4, 6, 8, 10 points; octopuses: 0, 3, 6, 9, 12; penguins: 1, 3, 5; sailors: 0, 5.
SP-5-4 = Multipliers: the lighthouse brings 1 point for each boat, the shoal of fish 1 for each fish, the penguin colony 2 for each penguin, the captain 3 for each sailor. A multiplier does not itself count as such a card.
SP-5-5 = A mermaid brings 1 point for each card of one colour: the first for your most frequent colour, the second for the next, and so on. Mermaids are white, and white counts like any colour.
SP-5-6 = The colour bonus is 1 point for each card of your most frequent colour. It is not part of the card points.

sea-salt-paper-rules-6 = End of a round
SP-6-1 = If a turn ends with the deck empty and nobody has called, the round is void: nobody scores. At tables where an empty deck voids last turns too, the same can happen after LAST CHANCE.
SP-6-2 = The player to the left of the caller begins the next round. If the round was void and nobody had called, it is the player to the left of the one whose turn ended it.
SP-6-3 = After STOP everybody scores their own card points.
SP-6-4 = After LAST CHANCE: if the caller wins the bet, the caller scores card points and colour bonus, and the others only their colour bonus. If the bet is lost, the caller scores only the colour bonus, and the others their card points.
SP-6-5 = The bet is won if nobody has more card points than the caller.
SP-6-6 = Nobody has ended a void round: a call made in it no longer counts, except that the player to the left of the caller begins the next round. If the game ends with a void round, players with equal totals share the place.

sea-salt-paper-rules-7 = End of the game
SP-7-1 = Whoever owns all four mermaids wins at once, whatever the totals. The round is not scored, and the others are ranked by their totals.
SP-7-2 = Otherwise the game ends after a round in which somebody has reached 40 points with two players, 35 with three or 30 with four, or twice as many at tables with a doubled goal. After 200 rounds it ends in any case.
SP-7-3 = The highest total wins.
SP-7-4 = If players are equal, for whatever place, the one who scored more in the last round is ahead; at some tables it is the one who ended that round, or nobody. Players who are still equal share the place, and so do equal players after a win by four mermaids.

sea-salt-paper-rules-8 = Who knows what
SP-8-1 = Everybody sees the top cards of the piles, laid cards, revealed hands, totals, and how many cards are in the deck, the piles and the hands. You also see your own hand, the cards you have just drawn, and a pile while you search it.
SP-8-2 = You may remember whatever you have seen this round: cards that lay open, cards you drew, cards you stole or that were stolen from you, piles you searched.
SP-8-3 = You are not told which card another player kept or drew, which card was searched out of a pile or where it lay, or what one player stole from another if you are neither of them.
