maui-must-take = Prenez au Marché une serviette de plage (take:a1) ou des dollars de sable (dollars:a).
maui-must-place = Placez la serviette { $towel ->
        [YML] jaune-magenta-bleu
        [YMO] jaune-magenta-orange
        [YMG] jaune-magenta-vert
        [YLM] jaune-bleu-magenta
        [YLO] jaune-bleu-orange
        [YLG] jaune-bleu-vert
        [YOM] jaune-orange-magenta
        [YOL] jaune-orange-bleu
        [YOG] jaune-orange-vert
        [YGM] jaune-vert-magenta
        [YGL] jaune-vert-bleu
        [YGO] jaune-vert-orange
        [MYL] magenta-jaune-bleu
        [MYO] magenta-jaune-orange
        [MYG] magenta-jaune-vert
        [MLY] magenta-bleu-jaune
        [MLO] magenta-bleu-orange
        [MLG] magenta-bleu-vert
        [MOY] magenta-orange-jaune
        [MOL] magenta-orange-bleu
        [MOG] magenta-orange-vert
        [MGY] magenta-vert-jaune
        [MGL] magenta-vert-bleu
        [MGO] magenta-vert-orange
        [LYM] bleu-jaune-magenta
        [LYO] bleu-jaune-orange
        [LYG] bleu-jaune-vert
        [LMY] bleu-magenta-jaune
        [LMO] bleu-magenta-orange
        [LMG] bleu-magenta-vert
        [LOY] bleu-orange-jaune
        [LOM] bleu-orange-magenta
        [LOG] bleu-orange-vert
        [LGY] bleu-vert-jaune
        [LGM] bleu-vert-magenta
        [LGO] bleu-vert-orange
        [OYM] orange-jaune-magenta
        [OYL] orange-jaune-bleu
        [OYG] orange-jaune-vert
        [OMY] orange-magenta-jaune
        [OML] orange-magenta-bleu
        [OMG] orange-magenta-vert
        [OLY] orange-bleu-jaune
        [OLM] orange-bleu-magenta
        [OLG] orange-bleu-vert
        [OGY] orange-vert-jaune
        [OGM] orange-vert-magenta
        [OGL] orange-vert-bleu
        [GYM] vert-jaune-magenta
        [GYL] vert-jaune-bleu
        [GYO] vert-jaune-orange
        [GMY] vert-magenta-jaune
        [GML] vert-magenta-bleu
        [GMO] vert-magenta-orange
        [GLY] vert-bleu-jaune
        [GLM] vert-bleu-magenta
        [GLO] vert-bleu-orange
        [GOY] vert-orange-jaune
        [GOM] vert-orange-magenta
        [GOL] vert-orange-bleu
       *[other] { $towel }
    } sur votre plage : indiquez la rangée de son motif du haut (place:3).
maui-must-choose-bonus = Choisissez d’abord la piste de votre bonus de score : { $one ->
        [Y] jaune
        [M] magenta
        [L] bleue
        [O] orange
        [G] verte
       *[other] { $one }
    } ou { $other ->
        [Y] jaune
        [M] magenta
        [L] bleue
        [O] orange
        [G] verte
       *[other] { $other }
    }.
maui-must-start = Choisissez la rangée du motif du haut de votre serviette de départ : écrivez de start:1 à start:5.
maui-must-take-spare = Aucune serviette ne convient et il n’y a pas de dollars de sable à prendre : prenez une serviette de rechange (spare:a1), gratuitement.
maui-must-lay-spare = Placez la serviette de rechange avec son motif du haut dans la rangée { $row }, avec des jetons Motif si vous voulez (place:{ $row }).
maui-over = La partie est terminée.

## The table in the browser.

# Patterns are called by their pictures. $pattern is Y, M, L, O or G.
maui-pattern = { $pattern ->
        [Y] soleil
        [M] poisson
        [L] vague
        [O] hibiscus
       *[G] feuille
    }
# Between the parts of a list.
maui-list-comma = { ", " }
maui-you = Vous
maui-market = Marché
maui-bag = Sac { $count }
maui-free = gratuit
maui-log = Journal
maui-tracks = Pistes et scores
maui-open-tracks = Pistes et scores de tout le monde

# The bar. $half is whole, first or second; $side is umbrellas or crabs; $round is 0 while the game is set up.
maui-headline = { $half ->
        [first] 1re moitié · { $round ->
            [0] mise en place
           *[other] manche { $round }
        }
        [second] 2de moitié · { $round ->
            [0] mise en place
           *[other] manche { $round }
        }
       *[whole] { $side ->
            [crabs] Crabes · { $round ->
                [0] mise en place
               *[other] manche { $round }
            }
           *[umbrellas] { $round ->
                [0] Mise en place
               *[other] Manche { $round }
            }
        }
    }

# Sources of the score.
maui-source-shells = Pistes
maui-source-pearls = Perles
maui-source-dollars = Dollars de sable
maui-source-penalties = Océan et arbres
maui-source-crabs = Crabes

# What to do, in the instruction line.
maui-says-take = Prenez une serviette, ou les dollars de sable d’une rangée.
maui-says-spare = Rien ne convient : prenez une serviette au choix, gratuite. Elle ira au centre sans rien rapporter.
maui-says-looking = Où va cette serviette ? On cherche…
maui-says-places = { $count ->
        [0] Cette serviette ne convient qu’avec un jeton Motif : posez-en un dessus.
        [one] Un emplacement dans la colonne { $column } : touchez-le.
        [many] { $count } d’emplacements dans la colonne { $column } : touchez-en un.
       *[other] { $count } emplacements dans la colonne { $column } : touchez-en un.
    }
maui-says-lay = Placez la serviette.
# $row is A or B.
maui-says-dollars = { $count ->
        [one] Prendre le dollar de sable de la rangée { $row } ? Touchez-le encore.
        [many] Prendre le { $count } de dollars de sable de la rangée { $row } ? Touchez-les encore.
       *[other] Prendre les { $count } dollars de sable de la rangée { $row } ? Touchez-les encore.
    }
maui-says-start = Choisissez les rangées de votre serviette de départ.
maui-says-bonus = Bonus : choisissez la piste où avancer d’une case.
# The rows of the grid a towel lies on: from $from to $to, $rows in all; the rest of it lies outside.
maui-rows = { $rows ->
        [1] la rangée { $from }
       *[other] les rangées { $from } à { $to }
    }
# A place for the towel, with maui-rows. $price in dollars; $gains is a list of the parts below; $points has its sign, $count is its amount.
maui-says-place = Dans { maui-rows }{ $price ->
        [0] {""}
        [one] {" "}pour { $price } dollar
        [many] {" "}pour { $price } de dollars
       *[other] {" "}pour { $price } dollars
    } : { $gains }. { $count ->
        [one] { $points } point maintenant.
        [many] { $points } de points maintenant.
       *[other] { $points } points maintenant.
    }
maui-says-place-nothing = Dans { maui-rows } : rien à gagner.
maui-says-place-unknown = Dans { maui-rows } de la colonne { $column }
# $least and $most have their signs.
maui-points-range = { $least } à { $most }
maui-gain-steps = { maui-pattern } +{ $count }
# $token is white or black (a pearl), X or Z (a bonus step).
maui-gain-umbrella = { $token ->
        [white] une perle blanche
        [black] une perle noire
       *[other] un bonus de score
    }
maui-gain-token = un jeton { maui-pattern }
maui-gain-crabs = { $count ->
        [one] un crabe caché (−2 à −4)
        [many] { $count } de crabes cachés (−2 à −4 chacun)
       *[other] { $count } crabes cachés (−2 à −4 chacun)
    }
maui-gain-outside = { $count ->
        [one] un motif dépasse (−1)
        [many] { $count } de motifs dépassent (−{ $count })
       *[other] { $count } motifs dépassent (−{ $count })
    }

# Names of buttons and pictures, for screen readers.
maui-places = Emplacements pour la serviette
maui-your-beach = { $you ->
        [yes] Votre plage
       *[no] Plage ({ $name })
    }
# $active: the rows that the next towel may match, such as "3 sun, 4 fish".
maui-beach-of = Plage ({ $name }) : { $count } sur { $all } serviettes. À connecter : { $active }
maui-open-beach = Plage ({ $name }) : score { $points }, { $count } sur { $all } serviettes
# $row is A or B.
maui-take-dollars = { $count ->
        [0] Rangée { $row } : pas de dollars de sable
        [one] Rangée { $row } : prendre { $count } dollar de sable
        [many] Rangée { $row } : prendre { $count } de dollars de sable
       *[other] Rangée { $row } : prendre { $count } dollars de sable
    }
# $name such as A2; $patterns from top to bottom; $best: most steps it can give, -1 if not known.
maui-towel-on-market = Serviette { $name } : { $patterns }. { $price ->
        [0] Gratuite
        [one] { $price } dollar
        [many] { $price } de dollars
       *[other] { $price } dollars
    }{ $best ->
        [-1] {""}
        [one] , jusqu’à { $best } case
        [many] , jusqu’à { $best } de cases
       *[other] , jusqu’à { $best } cases
    }
maui-take-only = D’abord voir la nouvelle
maui-take-only-about = Vous prenez cette serviette et voyez celle qui sort du sac ; puis vous choisissez, dans ce même tour, où placer la vôtre.
maui-has-dollars = { $count ->
        [one] { $count } dollar de sable
        [many] { $count } de dollars de sable
       *[other] { $count } dollars de sable
    }
# $colour is white or black.
maui-has-pearls = { $colour ->
        [white] Perles blanches : { $count }
       *[black] Perles noires : { $count }
    }
maui-has-crabs = Les crabes coûtent { $points }
maui-has-penalties = Motifs hors de la grille : { $count }
maui-has-token = Un jeton { maui-pattern }
maui-tokens-lay = Poser un jeton Motif sur la serviette ?

# The log. $name: who; $you: yes if it is the reader. $slot such as A2; $patterns from top to bottom.
maui-log-take = { $you ->
        [yes] Vous prenez { $slot } ({ $patterns }).
       *[no] { $name } prend { $slot } ({ $patterns }).
    }
# $tokens: how many pattern tokens were laid on it; $which: which ones, from maui-log-token.
maui-log-place = { $you ->
        [yes] Vous placez { $slot } ({ $patterns }) dans { maui-rows }
       *[no] { $name } place { $slot } ({ $patterns }) dans { maui-rows }
    }{ maui-log-token.all }.
maui-log-token = un jeton { maui-pattern } sur le motif { $square }
    .all = { $tokens ->
        [0] {""}
       *[other] , avec { $which }
    }
maui-log-spare = { $you ->
        [yes] Vous prenez { $slot } ({ $patterns }) comme serviette de rechange.
       *[no] { $name } prend { $slot } ({ $patterns }) comme serviette de rechange.
    }
maui-log-dollars = { $you ->
        [yes] Vous prenez les dollars de sable de la rangée { $row }.
       *[no] { $name } prend les dollars de sable de la rangée { $row }.
    }
maui-log-bonus = { $you ->
        [yes] Vous utilisez un bonus de score : { maui-pattern }.
       *[no] { $name } utilise un bonus de score : { maui-pattern }.
    }
maui-log-start = { $you ->
        [yes] Vous placez votre serviette de départ dans { maui-rows }.
       *[no] { $name } place sa serviette de départ dans { maui-rows }.
    }
maui-log-crab = { $you ->
        [yes] Vous découvrez un crabe : −{ $value }.
       *[no] { $name } découvre un crabe : −{ $value }.
    }
maui-log-first = { $you ->
        [yes] Vous commencez.
       *[no] { $name } commence.
    }

# A move as advice, with the values of the log.
maui-advise-take = Prenez la serviette { $slot } ({ $patterns })
maui-advise-spare = Prenez { $slot } ({ $patterns }) comme serviette de rechange
maui-advise-dollars = { $count ->
        [one] Prenez le dollar de sable de la rangée { $row }
        [many] Prenez le { $count } de dollars de sable de la rangée { $row }
       *[other] Prenez les { $count } dollars de sable de la rangée { $row }
    }
maui-advise-place = Placez-la dans { maui-rows }{ maui-log-token.all }
maui-advise-bonus = Utilisez le bonus de score : { maui-pattern }
maui-advise-start = Placez votre serviette de départ dans { maui-rows }
