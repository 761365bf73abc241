sea-salt-paper-over = La partie est terminée.
sea-salt-paper-must-take = Prenez d’abord une carte : à la pioche ou sur le dessus d’une défausse.
sea-salt-paper-must-keep = Gardez l’une des deux cartes piochées : { $cards }.
sea-salt-paper-must-place = Mettez l’autre carte sur la défausse 1 ou 2.
sea-salt-paper-must-search = Choisissez une défausse qui contient des cartes à fouiller.
sea-salt-paper-must-pick = Prenez une carte de la défausse, selon sa position à partir du bas : de 1 à { $size }.
sea-salt-paper-must-rob = Choisissez à qui voler une carte : joueur { $players }.
sea-salt-paper-must-play = Posez un duo, terminez votre tour ou annoncez la fin de la manche.

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
# The pair as the object of a sentence; $first and $second are the colours of the two cards
sea-salt-paper-pair-object =
    { $pair ->
        [crab] deux crabes ({ $first }, { $second })
        [boat] deux bateaux ({ $first }, { $second })
        [fish] deux poissons ({ $first }, { $second })
       *[swimmer] un nageur { $first } et un requin { $second }
    }
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
sea-salt-paper-my-colours = Vos couleurs, la plus fréquente d’abord

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

## The end of a round

sea-salt-paper-show-result = Manche précédente

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
