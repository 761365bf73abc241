sea-salt-paper-over = La partie est terminée.
sea-salt-paper-must-take = Prenez d’abord une carte : à la pioche ou sur le dessus d’une défausse.
sea-salt-paper-deck-empty = La pioche est vide.
sea-salt-paper-pile-empty = La défausse { $pile } est vide.
sea-salt-paper-must-keep = Gardez l’une des deux cartes piochées : { $cards }.
sea-salt-paper-must-place = Mettez l’autre carte sur la défausse 1 ou 2.
sea-salt-paper-must-search = Choisissez une défausse qui contient des cartes à fouiller.
sea-salt-paper-must-pick = Prenez une carte de la défausse, selon sa position à partir du bas : de 1 à { $size }.
sea-salt-paper-must-rob = Choisissez à qui voler une carte : joueur { $players }.
sea-salt-paper-must-play = Posez un duo, terminez votre tour ou annoncez la fin de la manche.
sea-salt-paper-pair-not-in-hand = Vous n’avez pas en main les deux cartes de ce duo : { $first ->
        [crab-DB] crabe bleu foncé
        [crab-LB] crabe bleu clair
        [crab-BK] crabe noir
        [crab-YE] crabe jaune
        [crab-GN] crabe vert
        [crab-GY] crabe gris
        [boat-DB] bateau bleu foncé
        [boat-LB] bateau bleu clair
        [boat-BK] bateau noir
        [boat-YE] bateau jaune
        [fish-DB] poisson bleu foncé
        [fish-LB] poisson bleu clair
        [fish-BK] poisson noir
        [fish-YE] poisson jaune
        [fish-GN] poisson vert
        [swimmer-DB] nageur bleu foncé
        [swimmer-LB] nageur bleu clair
        [swimmer-BK] nageur noir
        [swimmer-YE] nageur jaune
        [swimmer-LO] nageur orange clair
       *[other] { $first }
    } et { $second ->
        [crab-DB] crabe bleu foncé
        [crab-LB] crabe bleu clair
        [crab-BK] crabe noir
        [crab-YE] crabe jaune
        [crab-GN] crabe vert
        [crab-GY] crabe gris
        [boat-DB] bateau bleu foncé
        [boat-LB] bateau bleu clair
        [boat-BK] bateau noir
        [boat-YE] bateau jaune
        [fish-DB] poisson bleu foncé
        [fish-LB] poisson bleu clair
        [fish-BK] poisson noir
        [fish-YE] poisson jaune
        [fish-GN] poisson vert
        [shark-DB] requin bleu foncé
        [shark-LB] requin bleu clair
        [shark-BK] requin noir
        [shark-GN] requin vert
        [shark-PU] requin violet
       *[other] { $second }
    }.
sea-salt-paper-no-effect = À cette table, ce duo ({ $first ->
        [crab-DB] crabe bleu foncé
        [crab-LB] crabe bleu clair
        [crab-BK] crabe noir
        [crab-YE] crabe jaune
        [crab-GN] crabe vert
        [crab-GY] crabe gris
        [boat-DB] bateau bleu foncé
        [boat-LB] bateau bleu clair
        [boat-BK] bateau noir
        [boat-YE] bateau jaune
        [fish-DB] poisson bleu foncé
        [fish-LB] poisson bleu clair
        [fish-BK] poisson noir
        [fish-YE] poisson jaune
        [fish-GN] poisson vert
        [swimmer-DB] nageur bleu foncé
        [swimmer-LB] nageur bleu clair
        [swimmer-BK] nageur noir
        [swimmer-YE] nageur jaune
        [swimmer-LO] nageur orange clair
       *[other] { $first }
    } et { $second ->
        [crab-DB] crabe bleu foncé
        [crab-LB] crabe bleu clair
        [crab-BK] crabe noir
        [crab-YE] crabe jaune
        [crab-GN] crabe vert
        [crab-GY] crabe gris
        [boat-DB] bateau bleu foncé
        [boat-LB] bateau bleu clair
        [boat-BK] bateau noir
        [boat-YE] bateau jaune
        [fish-DB] poisson bleu foncé
        [fish-LB] poisson bleu clair
        [fish-BK] poisson noir
        [fish-YE] poisson jaune
        [fish-GN] poisson vert
        [shark-DB] requin bleu foncé
        [shark-LB] requin bleu clair
        [shark-BK] requin noir
        [shark-GN] requin vert
        [shark-PU] requin violet
       *[other] { $second }
    }) ne peut pas être posé maintenant, car il n’aurait aucun effet.
sea-salt-paper-already-called = La fin de cette manche a déjà été annoncée.
sea-salt-paper-too-few-points = Vos cartes valent { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ; il en faut 7 pour arrêter la manche.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR. Both letters of a
## colour are printed on the cards and stay as they are in every language.

# One card's kind, standing alone; card is with its colour
sea-salt-paper-kind =
    { $kind ->
        [crab] crabe
        [boat] bateau
        [fish] poisson
        [swimmer] nageur
        [shark] requin
        [shell] coquillage
        [octopus] pieuvre
        [penguin] pingouin
        [sailor] marin
        [lighthouse] phare
        [shoal] banc
        [colony] colonie
        [captain] capitaine
       *[mermaid] sirène
    }
    .card =
        { $kind ->
            [octopus] pieuvre { sea-salt-paper-colour.feminine }
            [colony] colonie { sea-salt-paper-colour.feminine }
            [mermaid] sirène { sea-salt-paper-colour.feminine }
           *[other] { sea-salt-paper-kind } { sea-salt-paper-colour }
        }
# Many cards of a kind, as a heading
sea-salt-paper-kinds =
    { $kind ->
        [crab] Crabes
        [boat] Bateaux
        [fish] Poissons
        [swimmer] Nageurs
        [shark] Requins
        [shell] Coquillages
        [octopus] Pieuvres
        [penguin] Pingouins
        [sailor] Marins
        [lighthouse] Phare
        [shoal] Banc de poissons
        [colony] Colonie
        [captain] Capitaine
       *[mermaid] Sirènes
    }
# A number of cards of a kind, under the hand; $count. Swimmers and sharks are counted together.
sea-salt-paper-group =
    { $kind ->
        [crab]
            { $count ->
                [one] { $count } crabe
                [many] { $count } de crabes
               *[other] { $count } crabes
            }
        [boat]
            { $count ->
                [one] { $count } bateau
                [many] { $count } de bateaux
               *[other] { $count } bateaux
            }
        [fish]
            { $count ->
                [one] { $count } poisson
                [many] { $count } de poissons
               *[other] { $count } poissons
            }
        [swimmer]
            { $count ->
                [one] { $count } carte
                [many] { $count } de cartes
               *[other] { $count } cartes
            }
        [shell]
            { $count ->
                [one] { $count } coquillage
                [many] { $count } de coquillages
               *[other] { $count } coquillages
            }
        [octopus]
            { $count ->
                [one] { $count } pieuvre
                [many] { $count } de pieuvres
               *[other] { $count } pieuvres
            }
        [penguin]
            { $count ->
                [one] { $count } pingouin
                [many] { $count } de pingouins
               *[other] { $count } pingouins
            }
        [sailor]
            { $count ->
                [one] { $count } marin
                [many] { $count } de marins
               *[other] { $count } marins
            }
       *[other] { $count }
    }
sea-salt-paper-colour =
    { $colour ->
        [DB] bleu foncé
        [LB] bleu clair
        [BK] noir
        [YE] jaune
        [GN] vert
        [WH] blanc
        [PU] violet
        [GY] gris
        [LO] orange clair
        [PK] rose
       *[OR] orange
    }
    .feminine =
        { $colour ->
            [GN] verte
            [WH] blanche
            [PU] violette
            [GY] grise
           *[other] { sea-salt-paper-colour }
        }
# A card with its colour, standing alone
sea-salt-paper-card = { sea-salt-paper-kind.card }
# The same as the object of a sentence ("took ..."); $kind is "hidden" if nobody may know
sea-salt-paper-card-object =
    { $kind ->
        [hidden] une carte
        [octopus] la { sea-salt-paper-card }
        [colony] la { sea-salt-paper-card }
        [mermaid] la { sea-salt-paper-card }
       *[other] le { sea-salt-paper-card }
    }

## Pairs. $pair is crab (two crabs), boat, fish, or swimmer (a swimmer and a shark).

sea-salt-paper-pair =
    { $pair ->
        [crab] Deux crabes
        [boat] Deux bateaux
        [fish] Deux poissons
       *[swimmer] Nageur + requin
    }
# What the pair does, short
sea-salt-paper-effect =
    { $pair ->
        [crab] fouiller
        [boat] rejouer
        [fish] piocher
       *[swimmer] voler une carte
    }
sea-salt-paper-no-effect-now = sans effet
sea-salt-paper-pairs = Duos de votre main
# The pair as the object of a sentence; $first and $second are the colours of the two cards
sea-salt-paper-pair-object =
    { $pair ->
        [crab] deux crabes ({ $first }, { $second })
        [boat] deux bateaux ({ $first }, { $second })
        [fish] deux poissons ({ $first }, { $second })
       *[swimmer] un nageur { $first } et un requin { $second }
    }
# $idle is yes if it would do nothing now
sea-salt-paper-lay-label =
    Poser { sea-salt-paper-pair-object } : { sea-salt-paper-effect }{ $idle ->
        [yes] . Sans effet pour l’instant
       *[no] { "" }
    }
sea-salt-paper-other-colours = Pour d’autres couleurs, touchez les deux cartes dans votre main.
# $pile is 0 if both piles may be used, otherwise the one that must be
sea-salt-paper-asks-keeping =
    Gardez une carte ; l’autre va sur la défausse { $pile ->
        [0] de gauche ou de droite
       *[other] { $pile }
    }.
sea-salt-paper-asks-placing = Mettez l’autre carte sur une défausse.
sea-salt-paper-asks-picking = Prenez une carte de la défausse { $pile }.
sea-salt-paper-asks-robbing = Choisissez à qui voler une carte.
sea-salt-paper-asks-searching = Choisissez la défausse à fouiller.
# What is to be done: $may is pair, call, pair-call (both are possible) or end
sea-salt-paper-asks-playing =
    { $may ->
        [pair] Posez un duo ou terminez votre tour.
        [call] Terminez votre tour ou annoncez la fin de la manche.
        [pair-call] Posez un duo, terminez votre tour ou annoncez la fin de la manche.
       *[end] Terminez votre tour.
    }
sea-salt-paper-choose-partner = Touchez l’autre carte du duo ({ sea-salt-paper-card }).
# A move as advice. $verb is the move; $name is who would be robbed
sea-salt-paper-advice =
    { $verb ->
        [deck] Prenez à la pioche
        [take] Prenez { sea-salt-paper-card-object } sur la défausse { $pile }
        [keep] Gardez { sea-salt-paper-card-object }
        [place] Mettez l’autre carte sur la défausse { $pile }
        [pair] Posez { sea-salt-paper-pair-object }
        [search] Fouillez la défausse { $pile }
        [pick] Prenez { sea-salt-paper-card-object } dans la défausse
        [rob] Volez une carte à { $name }
        [end] Terminez votre tour
        [stop] Annoncez Stop
       *[last-chance] Annoncez Dernière chance
    }

## The middle of the table

sea-salt-paper-sea = Pioche et défausses
sea-salt-paper-deck = Pioche
sea-salt-paper-pile = Défausse { $pile }
sea-salt-paper-cards =
    { $cards ->
        [one] { $cards } carte
        [many] { $cards } de cartes
       *[other] { $cards } cartes
    }
sea-salt-paper-deck-label = Pioche, { sea-salt-paper-cards }
sea-salt-paper-deck-draw-label = Prendre à la pioche, { sea-salt-paper-cards }
sea-salt-paper-deck-left = Pioche { $size }
# On the deck, as short as possible
sea-salt-paper-draw-two =
    { $size ->
        [1] dernière
       *[other] tirer 2
    }
# Somebody looks at drawn cards
sea-salt-paper-looks =
    { $name } regarde { $cards ->
        [one] une carte
        [many] { $cards } de cartes
       *[other] { $cards } cartes
    }
sea-salt-paper-pile-empty-label = Défausse { $pile }, vide
# $verb is take, search, place, or look if nothing can be done with it
sea-salt-paper-pile-label =
    { $verb ->
        [take] Prendre sur la défausse { $pile }
        [search] Fouiller la défausse { $pile }
        [place] Mettre l’autre carte sur la défausse { $pile }
       *[look] Défausse { $pile }
    } : { sea-salt-paper-card }, { sea-salt-paper-cards }
# $change is a number with its sign
sea-salt-paper-gives = ({ $change } : { sea-salt-paper-laid-points })
sea-salt-paper-points-word =
    { $points ->
        [one] point
        [many] points
       *[other] points
    }
sea-salt-paper-wins = Victoire !
sea-salt-paper-keep = Garder : { sea-salt-paper-kind }
sea-salt-paper-then-points = soit { sea-salt-paper-laid-points }
# Above the arrows to the piles: the card that is not kept goes to one of them
sea-salt-paper-goes-to = l’autre va sur
# $pile is 0 if keeping wins the game; $change may be empty
sea-salt-paper-keep-label =
    Garder : { sea-salt-paper-card } { $change }{ $pile ->
        [0] { "" }
       *[other] , l’autre carte sur la défausse { $pile }
    }
sea-salt-paper-searching = Prenez une carte de la défausse { $pile }. Celle du dessus vient en premier.
sea-salt-paper-pick-label = Prendre : { sea-salt-paper-card } { $change }

## Players

sea-salt-paper-you = Vous
sea-salt-paper-in-hand = en main
sea-salt-paper-on-table = sur la table
sea-salt-paper-laid = Posées
sea-salt-paper-laid-points =
    { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    }
sea-salt-paper-nothing-laid = Rien n’est encore posé.
sea-salt-paper-hand-of = Main : { sea-salt-paper-cards }
sea-salt-paper-player-label =
    { $name } : total { $total }, { $hand ->
        [one] { $hand } carte
        [many] { $hand } de cartes
       *[other] { $hand } cartes
    } en main. Voir de plus près
sea-salt-paper-rob-label = Voler une carte à { $name }, qui en a { $hand } en main
sea-salt-paper-my-seat = Votre place
sea-salt-paper-my-hand = Votre main, { sea-salt-paper-cards }
sea-salt-paper-empty-hand = Pas encore de cartes.
sea-salt-paper-hand-label =
    { sea-salt-paper-card }{ $pairs ->
        [yes] , forme un duo
       *[no] { "" }
    }
# $cards is how many cards score together, $points what they give
sea-salt-paper-card-worth =
    Ce groupe ({ sea-salt-paper-card }) : { $cards ->
        [one] une carte
        [many] { $cards } de cartes
       *[other] { $cards } cartes
    }, { sea-salt-paper-laid-points }.

## Points

sea-salt-paper-my-points = Vos points
sea-salt-paper-points-now =
    { $points ->
        [one] point pour l’instant
        [many] points pour l’instant
       *[other] points pour l’instant
    }
sea-salt-paper-missing = encore { $points } pour annoncer
sea-salt-paper-may-call = assez pour annoncer
sea-salt-paper-called = derniers tours, sans annonce
sea-salt-paper-part-pairs = Duos
sea-salt-paper-part-collections = Collections
sea-salt-paper-part-multipliers = Multi
sea-salt-paper-part-mermaids = Sirènes
sea-salt-paper-part-singles = Autres
sea-salt-paper-my-colours = Vos couleurs, la plus fréquente d’abord
sea-salt-paper-copies = Hors de vue
sea-salt-paper-left = { $left } sur { $total }

## Ending a turn and calling

sea-salt-paper-actions = Ce que vous pouvez faire
sea-salt-paper-end = Fin du tour
sea-salt-paper-ends-void = manche nulle
sea-salt-paper-ends-scored = manche comptée
sea-salt-paper-stop = Stop
sea-salt-paper-last-chance = Dernière chance
sea-salt-paper-stop-gives = marquer { $points }
sea-salt-paper-last-chance-gives = { $won } ou { $lost }
sea-salt-paper-tap-again = touchez encore
sea-salt-paper-stop-explained = Stop : vous marquez { $points } tout de suite, les autres marquent leurs cartes.
sea-salt-paper-last-chance-explained = Dernière chance : { $won } si personne ne dépasse { $points }, sinon { $lost }. Les autres ont encore un tour.
sea-salt-paper-if-you-call = Si vous annoncez
sea-salt-paper-stop-when = tout de suite
sea-salt-paper-bet-won-if = personne au-dessus de { $points }
sea-salt-paper-bet-lost-if = quelqu’un au-dessus
sea-salt-paper-others-cards = les autres : leurs cartes
sea-salt-paper-others-colour = les autres : bonus couleur seul
sea-salt-paper-shows =
    { $name } montre { $points }, { $hand ->
        [one] { $hand } carte cachée
        [many] { $hand } de cartes cachées
       *[other] { $hand } cartes cachées
    }

## The end of a round

# $result is stop, won, lost, void or mermaids; $you is yes if I called (or won by mermaids); $name did otherwise
sea-salt-paper-result-title =
    { $result ->
        [stop]
            { $you ->
                [yes] Vous annoncez Stop
               *[no] { $name } annonce Stop
            }
        [won]
            { $you ->
                [yes] Vous gagnez le pari
               *[no] { $name } gagne le pari
            }
        [lost]
            { $you ->
                [yes] Vous perdez le pari
               *[no] { $name } perd le pari
            }
        [mermaids]
            { $you ->
                [yes] Quatre sirènes : vous gagnez
               *[no] Quatre sirènes : { $name } gagne
            }
       *[void] Manche nulle : personne ne marque
    }
# $points are the caller's card points, $best the most that another player had
sea-salt-paper-result-text =
    { $result ->
        [stop] Chacun marque ses cartes.
        [won] { $points } points tiennent contre { $best }. L’annonceur marque ses cartes et son bonus couleur, les autres leur bonus couleur seulement.
        [lost] { $points } points sont battus par { $best }. L’annonceur ne marque que son bonus couleur, les autres leurs cartes.
        [mermaids] Qui a les quatre sirènes gagne aussitôt ; la manche n’est pas comptée.
       *[void] La pioche s’est vidée avant toute annonce.
    }
sea-salt-paper-caller = a annoncé
sea-salt-paper-column-cards = Cartes
sea-salt-paper-column-colour = Couleur
sea-salt-paper-column-round = Manche
sea-salt-paper-column-total = Total
sea-salt-paper-not-paid = non payé
sea-salt-paper-hidden-hand =
    { $cards ->
        [one] { $cards } carte cachée
        [many] { $cards } de cartes cachées
       *[other] { $cards } cartes cachées
    }
sea-salt-paper-next-round = Manche suivante
sea-salt-paper-close-result = Voir la table
sea-salt-paper-show-result = Manche précédente
sea-salt-paper-in-seconds = dans { $seconds } s
sea-salt-paper-begins-next =
    { $you ->
        [yes] Vous commencez
       *[no] { $name } commence
    } la manche { $round }.

## Counts

sea-salt-paper-counts-what = Les cartes que vous ne voyez pas : dans la pioche, sous le dessus des défausses ou dans d’autres mains.
sea-salt-paper-counts-kinds = Par sorte
sea-salt-paper-counts-colours = Couleurs
# $card is a card in words
sea-salt-paper-copy-hidden = { $card } : hors de vue
sea-salt-paper-copy-seen = { $card } : visible
sea-salt-paper-remembered = Ce que vous avez vu dans cette manche
sea-salt-paper-memory-opened = La défausse { $pile } a commencé par
sea-salt-paper-memory-drew-two =
    { $you ->
        [yes] Vous piochez deux cartes
       *[no] { $name } pioche deux cartes
    }, l’autre va sur la défausse { $pile }
sea-salt-paper-memory-drew-one =
    { $you ->
        [yes] Vous piochez
       *[no] { $name } pioche
    } une carte
sea-salt-paper-memory-took =
    { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } sur la défausse { $pile }
sea-salt-paper-memory-laid =
    { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    }
sea-salt-paper-memory-searched =
    { $you ->
        [yes] Vous fouillez
       *[no] { $name } fouille
    } la défausse { $pile }
# $victim was robbed; $mine is yes if that was me
sea-salt-paper-memory-stole =
    { $mine ->
        [yes] { $name } vous vole
       *[no]
            { $you ->
                [yes] Vous volez
               *[no] { $name } vole
            } à { $victim }
    }

## Log. $name did it; $you is yes if that is me.

sea-salt-paper-log = Journal
sea-salt-paper-older-hidden = Les lignes plus anciennes sont cachées : à cette table, on joue de mémoire.
sea-salt-paper-log-first =
    { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }
sea-salt-paper-log-open = Nouvelle défausse { $pile } : { sea-salt-paper-card-object }.
sea-salt-paper-log-take =
    { $kind ->
        [hidden]
            { $you ->
                [yes] Vous prenez
               *[no] { $name } prend
            } le dessus de la défausse { $pile }.
       *[other]
            { $you ->
                [yes] Vous prenez
               *[no] { $name } prend
            } { sea-salt-paper-card-object } sur la défausse { $pile }.
    }
sea-salt-paper-log-keep =
    { $you ->
        [yes] Vous piochez deux cartes et gardez
       *[no] { $name } pioche deux cartes et garde
    } { $kind ->
        [hidden] l’une d’elles
       *[other] { sea-salt-paper-card-object }
    }.
sea-salt-paper-log-place =
    { $kind ->
        [hidden]
            { $you ->
                [yes] Vous mettez
               *[no] { $name } met
            } l’autre sur la défausse { $pile }.
       *[other]
            { $you ->
                [yes] Vous mettez
               *[no] { $name } met
            } { sea-salt-paper-card-object } sur la défausse { $pile }.
    }
sea-salt-paper-log-pair =
    { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    } { sea-salt-paper-pair-object }{ $pair ->
        [boat]  : un autre tour
       *[other] { "" }
    }.
sea-salt-paper-log-fish =
    { $you ->
        [yes] Vous piochez
       *[no] { $name } pioche
    } { sea-salt-paper-card-object }.
sea-salt-paper-log-search =
    { $you ->
        [yes] Vous fouillez
       *[no] { $name } fouille
    } la défausse { $pile }.
sea-salt-paper-log-pick =
    { $you ->
        [yes] Vous y prenez
       *[no] { $name } y prend
    } { sea-salt-paper-card-object }.
# $victim was robbed; $mine is yes if that was me
sea-salt-paper-log-steal =
    { $mine ->
        [yes] { $name } vous vole { sea-salt-paper-card-object }.
       *[no]
            { $you ->
                [yes] Vous volez
               *[no] { $name } vole
            } { sea-salt-paper-card-object } à { $victim }.
    }
sea-salt-paper-log-stop =
    { $you ->
        [yes] Vous annoncez Stop.
       *[no] { $name } annonce Stop.
    }
sea-salt-paper-log-last-chance =
    { $you ->
        [yes] Vous annoncez Dernière chance.
       *[no] { $name } annonce Dernière chance.
    }
sea-salt-paper-headline = Manche { $round } · en { $target }
sea-salt-paper-source-before = Manches précédentes
sea-salt-paper-source-last = Dernière manche

