sea-salt-paper-not-a-move = « { $text } » n’est pas un coup ; écrivez par exemple deck, take:1, keep:crab-DB, place:2, pair:fish-DB+fish-BK, search:1, pick:3, rob:2, end, stop ou last-chance.
sea-salt-paper-deck-empty = La pioche est vide.
sea-salt-paper-pile-empty = La défausse { $pile } est vide.
sea-salt-paper-pair-not-in-hand = Vous n’avez pas en main les deux cartes de ce duo : { SAY($first, as: "sea-salt-paper-card") } et { SAY($second, as: "sea-salt-paper-card") }.
sea-salt-paper-no-effect = À cette table, ce duo ({ SAY($first, as: "sea-salt-paper-card") } et { SAY($second, as: "sea-salt-paper-card") }) ne peut pas être posé maintenant, car il n’aurait aucun effet.
sea-salt-paper-already-called = La fin de cette manche a déjà été annoncée.
sea-salt-paper-too-few-points = Vos cartes valent { $points ->
        [one] { $points } point
        [many] { $points } de points
       *[other] { $points } points
    } ; il en faut { $needed } pour arrêter la manche.

## Cards. $kind is crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain or mermaid; $colour is DB, LB, BK, YE, GN, WH, PU, GY, LO, PK or OR.

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

## Pairs. $effect is search, another-turn, draw or rob.

# What the pair does, short
sea-salt-paper-effect =
    { $effect ->
        [search] fouiller
        [another-turn] rejouer
        [draw] piocher
       *[rob] voler une carte
    }
sea-salt-paper-no-effect-now = sans effet
sea-salt-paper-pairs = Duos de votre main
# $idle is yes if it would do nothing now
sea-salt-paper-lay-label =
    Poser { SAY($first, as: "sea-salt-paper-card-object") } et { SAY($second, as: "sea-salt-paper-card-object") } : { sea-salt-paper-effect }{ $idle ->
        [yes] . Sans effet pour l’instant
       *[no] { "" }
    }
sea-salt-paper-pairs-count = Vous pouvez aussi garder un duo en main : il compte quand même.
sea-salt-paper-other-colours = Appui long pour d’autres couleurs, ou touchez les deux cartes.

## The middle of the table

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

sea-salt-paper-nothing-laid = Rien n’est encore posé.
sea-salt-paper-hand-of = Main : { sea-salt-paper-cards }

## Points

sea-salt-paper-part-singles = Autres
sea-salt-paper-copies = Hors de vue
sea-salt-paper-left = { $left } sur { $total }

## Ending a turn and calling

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
