maui-fits-with-token = Cette serviette ({ SAY($towel, as: "maui-towel") }) ne convient qu’avec un jeton Motif, et à cette table cela ne compte pas : prenez une serviette de rechange.
maui-crab-blocks = Dans { maui-towel-rows }, seul un motif posé sur un crabe créerait une connexion, et le crabe l’empêche.
maui-cannot-pay = Cette serviette coûte { $price ->
        [one] { $price } dollar de sable
        [many] { $price } de dollars de sable
       *[other] { $price } dollars de sable
    }, et vous en avez { $dollars }.
maui-does-not-fit = Cette serviette ({ SAY($towel, as: "maui-towel") }) ne peut pas être placée : elle ne crée nulle part de connexion avec votre dernière serviette.
maui-no-dollars = Il n’y a pas de dollars de sable dans la zone de paiement de la rangée { maui-market-row }.
maui-no-spare = La serviette de rechange est réservée à qui ne peut ni placer une serviette ni prendre de dollars de sable.
maui-no-match = Dans { maui-towel-rows }, aucun motif ne crée de connexion avec votre dernière serviette.
maui-no-token = Vous n’avez pas de jeton { maui-pattern } à jouer.
maui-two-tokens-on-a-square = Deux jetons ne peuvent pas se trouver sur un même motif.
maui-token-off-grid = Le motif { $square } serait hors de la grille, où un jeton ne sert à rien.
maui-token-changes-nothing = Le motif { $square } est déjà celui-là ({ maui-pattern }) ; un jeton doit changer le motif.
maui-token-on-crab = Le motif { $square } recouvre un crabe ; aucun jeton ne peut s’y poser.
maui-spare-in-the-middle = Une serviette de rechange se place au centre, dans { maui-towel-rows }.
maui-not-a-move = « { $text } » n’est pas un coup. Écrivez par exemple take:a2 (rangée a, deuxième serviette), dollars:b, place:3 (motif du haut dans la rangée 3 ; rangées de -1 à 7), place:3+L1 (avec un jeton vague sur le motif du haut) ou bonus:G.

## The table in the browser.

maui-player = Joueur
maui-score = Score
maui-playing = joue
maui-outlook = Marché : le plus de cases gagnées sur cette plage
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
        [one] En tête : { SAY($names) }, { $count }.
        [many] À égalité en tête : { SAY($names) }, { $count }.
       *[other] À égalité en tête : { SAY($names) }, { $count }.
    }
maui-tokens = Jetons Motif
# $token is L or O; $square is 1 to 3 from the top; $pattern is what the square shows.
maui-token-on = { $token ->
        [L] Jeton vague
       *[O] Jeton hibiscus
    } sur le motif { $square } ({ maui-pattern })
maui-bonus-on = Une case sur la piste { maui-pattern }. { $points }
maui-start-row = Dans { maui-towel-rows }
# $shells: each player's place, from maui-shell.
maui-track = Piste { maui-pattern } : { SAY($shells, as: "maui-shell") }
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
       *[other] { $down } sur la plage. Valeurs possibles : { SAY($values) }
    }
