sea-salt-paper-lesson-goal = Collect cards that score together. With 7 points you may end the round; first to the target wins.
sea-salt-paper-lesson-take = Each turn, take the top of a pile, or draw two cards, keep one and put the other on a pile.
sea-salt-paper-lesson-pairs = Two crabs, two boats, two fish, or a swimmer with a shark may be laid for their effect. In your hand they count just as well.
sea-salt-paper-lesson-points = Shells, octopuses, penguins and sailors grow in value the more you have. Lighthouse, shoal, colony and captain score for each card of their kind.
sea-salt-paper-lesson-mermaids = A mermaid scores the cards of your most frequent colour. Four mermaids win the game at once.
sea-salt-paper-lesson-end = Stop ends the round: everybody scores their cards.
sea-salt-paper-lesson-bet = Last chance is a bet: the others get one more turn. If nobody has more points than you, you score your colour bonus too and they score only theirs. If somebody has, it is the other way round.
