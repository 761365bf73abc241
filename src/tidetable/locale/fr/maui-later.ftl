maui-fits-with-token = La serviette { $towel ->
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
    } ne convient qu’avec un jeton Motif, et à cette table cela ne dispense pas de la serviette de rechange : prenez-en une.
maui-crab-blocks = Avec le motif du haut dans la rangée { $row }, seul un motif posé sur un crabe créerait une connexion, et le crabe l’empêche.
maui-cannot-pay = Cette serviette coûte { $price ->
        [one] { $price } dollar de sable
        [many] { $price } de dollars de sable
       *[other] { $price } dollars de sable
    }, et vous en avez { $dollars }.
maui-does-not-fit = La serviette { $towel ->
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
    } ne peut pas être placée : elle ne crée nulle part de connexion avec votre dernière serviette.
maui-no-dollars = Il n’y a pas de dollars de sable dans la zone de paiement { $row }.
maui-no-spare = La serviette de rechange est réservée à qui ne peut ni placer une serviette ni prendre de dollars de sable.
maui-no-match = Avec le motif du haut dans la rangée { $row }, aucun motif ne crée de connexion avec votre dernière serviette.
maui-no-token = Vous n’avez pas de jeton Motif { $token ->
        [L] bleu
        [O] orange
       *[other] { $token }
    } à jouer.
maui-two-tokens-on-a-square = Deux jetons ne peuvent pas se trouver sur un même motif.
maui-token-off-grid = Le motif { $square } serait hors de la grille, où un jeton ne sert à rien.
maui-token-changes-nothing = Le motif { $square } est déjà { $token ->
        [L] bleu
        [O] orange
       *[other] { $token }
    } ; un jeton doit changer le motif.
maui-token-on-crab = Le motif { $square } recouvre un crabe ; aucun jeton ne peut s’y poser.
maui-spare-in-the-middle = Une serviette de rechange se place au centre, avec son motif du haut dans la rangée { $row }.

## The table in the browser.

maui-player = Joueur
maui-score = Score
maui-playing = joue
maui-outlook = Marché : le plus de cases gagnées sur cette plage
maui-if-over = Si la partie finissait là
maui-final = Score final
maui-half-time = À mi-partie :
maui-tokens-left = Jetons sur les pistes
# $half is whole, first or second (of a combined game).
maui-last-round = { $half ->
        [first] La première moitié finit avec cette manche.
       *[other] La partie finit avec cette manche.
    }
# $count of $all towels lie on the fullest beaches; $seats: how many players have them; $names: who.
maui-end-nearest = { $half ->
        [first] La moitié finit avec la manche où quelqu’un pose une { $all }e serviette.
       *[other] La partie finit avec la manche où quelqu’un pose une { $all }e serviette.
    } { $seats ->
        [one] En tête : { $names }, { $count }.
        [many] À égalité en tête : { $names }, { $count }.
       *[other] À égalité en tête : { $names }, { $count }.
    }
maui-tokens = Jetons Motif
# $token is L or O; $square is 1 to 3 from the top; $pattern is what the square shows.
maui-token-on = { $token ->
        [L] Jeton vague
       *[O] Jeton hibiscus
    } sur le motif { $square } ({ maui-pattern })
maui-bonus-on = Une case sur la piste { maui-pattern }. { $points }
maui-start-row = Dans { maui-rows }
# $shells: each player's place, from maui-shell.
maui-track = Piste { maui-pattern } : { $shells }
maui-shell = { $name } { $square ->
        [0] hors de la piste
       *[other] sur la case { $square } ({ $points })
    }

# What may be counted.
maui-counts-bag = { $count ->
        [one] { $count } serviette dans le sac
        [many] { $count } de serviettes dans le sac
       *[other] { $count } serviettes dans le sac
    }
maui-counts-filter = Par motif. Touchez des motifs pour ne voir que les serviettes qui les portent.
maui-counts-with = { maui-pattern } : { $count ->
        [one] { $count } serviette
        [many] { $count } de serviettes
       *[other] { $count } serviettes
    }
maui-counts-crabs = Crabes face cachée
# $down: how many lie face down; $values: what they may be worth.
maui-counts-crabs-of = { $down ->
        [0] aucun
       *[other] { $down } sur la plage. Valeurs possibles : { $values }
    }
