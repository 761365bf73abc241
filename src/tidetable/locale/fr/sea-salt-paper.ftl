sea-salt-paper-over = La partie est terminée.
sea-salt-paper-must-take = Prenez d’abord une carte : à la pioche ou sur le dessus d’une défausse.
sea-salt-paper-must-keep = Gardez l’une des deux cartes piochées.
sea-salt-paper-must-place = Mettez l’autre carte sur la défausse 1 ou 2.
sea-salt-paper-must-search = Choisissez une défausse non vide à fouiller.
sea-salt-paper-must-pick = Prenez une carte de la défausse, selon sa position à partir du bas : { $size ->
        [1] 1
       *[other] de 1 à { $size }
    }.
sea-salt-paper-must-rob = Choisissez à qui voler une carte.
sea-salt-paper-must-play = Posez un duo, terminez votre tour ou annoncez la fin de la manche.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR.

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
        [shoal] banc de poissons
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
# Les deux lettres d’une couleur sur les cartes, propres à la langue et différentes pour chaque couleur
sea-salt-paper-colour-letters =
    { $colour ->
        [DB] BF
        [LB] BC
        [BK] NO
        [YE] JA
        [GN] VE
        [WH] BL
        [PU] VI
        [GY] GR
        [LO] OC
        [PK] RO
       *[OR] OR
    }
# Les couleurs que comptent les sirènes, chacune avec ses cartes
sea-salt-paper-counted-colours = { SAY($colours, as: "sea-salt-paper-colour-cards") }
sea-salt-paper-colour-cards = { sea-salt-paper-colour } : { $cards }
# A card with its colour, standing alone
sea-salt-paper-card = { sea-salt-paper-kind.card }
# The same as the object of a sentence ("took ...")
sea-salt-paper-card-object =
    { $kind ->
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
# $pile is 0 if both piles may be used, otherwise the one that must be
sea-salt-paper-asks-keeping =
    Gardez une carte ; l’autre va sur la défausse { $pile ->
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

## Log

sea-salt-paper-log = Journal
sea-salt-paper-older-hidden = Les lignes plus anciennes sont cachées : à cette table, on joue de mémoire.

## Journal, ligne par ligne. $name l’a fait ; $you vaut yes si c’est le lecteur ; $victim et $victim_you : à qui l’on vole.
## Une carte vaut none si le lecteur ne doit pas la connaître.

sea-salt-paper-log-round-began =
    Manche { $number } : { $you ->
        [yes] vous commencez
       *[no] { $name } commence
    }.
sea-salt-paper-log-opened = Nouvelle défausse { $pile } : { SAY($card, as: "sea-salt-paper-card") }.
sea-salt-paper-log-drew-to-hand =
    { $you ->
        [yes] Vous piochez
       *[no] { $name } pioche
    } { $card ->
        [none] une carte
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }.
sea-salt-paper-log-kept =
    { $you ->
        [yes] Vous piochez deux cartes et gardez
       *[no] { $name } pioche deux cartes et garde
    } { $card ->
        [none] l’une d’elles
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }{ $pile ->
        [none] { "" }
       *[other]  ; { SAY($discarded, as: "sea-salt-paper-card-object") } va sur la défausse { $pile }
    }.
sea-salt-paper-log-discarded =
    { $you ->
        [yes] Vous mettez
       *[no] { $name } met
    } { SAY($card, as: "sea-salt-paper-card-object") } sur la défausse { $pile }.
sea-salt-paper-log-took =
    { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } { SAY($card, as: "sea-salt-paper-card-object") } sur la défausse { $pile }.
sea-salt-paper-log-paired =
    { $you ->
        [yes] Vous posez
       *[no] { $name } pose
    } { SAY($first, as: "sea-salt-paper-card-object") } et { SAY($second, as: "sea-salt-paper-card-object") }{ $effect ->
        [search]  : fouille d’une défausse
        [another-turn]  : un tour de plus
        [draw]  : une carte de la pioche
        [rob]  : vol d’une carte
       *[none] , sans effet
    }.
sea-salt-paper-log-searching =
    { $you ->
        [yes] Vous fouillez
       *[no] { $name } fouille
    } la défausse { $pile }.
sea-salt-paper-log-searched =
    { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } { $card ->
        [none] une carte
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } dans la défausse { $pile }.
sea-salt-paper-log-stole =
    { $victim_you ->
        [yes] { $name } vous vole
       *[no]
            { $you ->
                [yes] Vous volez
               *[no] { $name } vole
            }
    } { $card ->
        [none] une carte
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }{ $victim_you ->
        [yes] { "" }
       *[no] { " " }à { $victim }
    }.
sea-salt-paper-log-called =
    { $you ->
        [yes] Vous annoncez
       *[no] { $name } annonce
    } { $call ->
        [stop] STOP
       *[last-chance] DERNIÈRE CHANCE
    } avec { sea-salt-paper-laid-points } de cartes.
sea-salt-paper-log-revealed =
    { $you ->
        [yes] Vous révélez votre main
       *[no] { $name } révèle sa main
    } : points de cartes { $card_points } (duos { $pairs }, collections { $collections }, multiplicateurs { $multipliers }, sirènes { $mermaids }), bonus couleur { $colour_bonus }.
sea-salt-paper-log-bet =
    { $won ->
        [yes]
            { $you ->
                [yes] Vous gagnez le pari
               *[no] { $name } gagne le pari
            }
       *[no]
            { $you ->
                [yes] Vous perdez le pari
               *[no] { $name } perd le pari
            }
    } : { $points } contre { $best } en points de cartes.
sea-salt-paper-log-round-void = La pioche est vide : manche nulle, personne ne marque.
sea-salt-paper-log-round-paid =
    { $you ->
        [yes] Vous marquez
       *[no] { $name } marque
    } { sea-salt-paper-laid-points } { $colour ->
        [none] de cartes
       *[other]
            { $cards ->
                [none] de bonus couleur
               *[other] ({ $cards } de cartes, { $colour } de bonus couleur)
            }
    } ; total { $total }.
sea-salt-paper-log-mermaids =
    { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } les quatre sirènes.
sea-salt-paper-log-game-ended =
    { $why ->
        [target] La partie est terminée
        [mermaids] La partie est terminée
       *[rounds] La dernière manche possible est jouée
    } : { $name ->
        [none] la première place est partagée
       *[other]
            { $you ->
                [yes] vous gagnez
               *[no] { $name } gagne
            }
    }.

## Conseils : un coup, d’après ce qui s’y passe d’abord

sea-salt-paper-advise-drawing = Piochez
sea-salt-paper-advise-took = Prenez { SAY($card, as: "sea-salt-paper-card-object") } sur la défausse { $pile }
sea-salt-paper-advise-kept = Gardez { SAY($card, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-discarded = Mettez { SAY($card, as: "sea-salt-paper-card-object") } sur la défausse { $pile }
sea-salt-paper-advise-paired = Posez { SAY($first, as: "sea-salt-paper-card-object") } et { SAY($second, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-searching = Fouillez la défausse { $pile }
sea-salt-paper-advise-searched = Prenez { SAY($card, as: "sea-salt-paper-card-object") } dans la défausse { $pile }
sea-salt-paper-advise-robbing = Volez une carte à { $victim }
sea-salt-paper-advise-turn-ended = Terminez votre tour
sea-salt-paper-advise-called =
    Annoncez { $call ->
        [stop] STOP
       *[last-chance] DERNIÈRE CHANCE
    }

sea-salt-paper-headline = Manche { $round } · en { $target }
sea-salt-paper-source-before = Manches précédentes
sea-salt-paper-source-last = Dernière manche
