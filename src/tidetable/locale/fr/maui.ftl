maui-must-take = Prenez au Marché une serviette de plage ou les dollars de sable d’une rangée.
maui-must-place = Placez la serviette prise ({ SAY($towel, as: "maui-towel") }) sur votre plage : choisissez ses rangées.
maui-must-choose-bonus = Choisissez d’abord la piste de votre bonus de score : { SAY($patterns, as: "maui-pattern", list: "or") }.
maui-must-start = Choisissez les rangées de votre serviette de départ.
maui-must-take-spare = Aucune serviette ne convient et il n’y a pas de dollars de sable à prendre : prenez n’importe quelle serviette du Marché comme serviette de rechange, gratuitement.
maui-must-lay-spare = Placez la serviette de rechange au centre, dans { maui-towel-rows }, avec des jetons Motif si vous voulez.
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
# The letter on a pattern, each a different one.
maui-letter = { $pattern ->
        [Y] S
        [M] P
        [L] V
        [O] H
       *[G] F
    }
# Parts of sentences. $squares is a list of patterns; $row is a or b; $rows: how many rows of the grid, from $first_row to $last_row.
maui-towel = { SAY($squares, as: "maui-pattern") }
maui-market-row = { $row ->
        [a] A
       *[b] B
    }
maui-towel-rows = { $rows ->
        [1] la rangée { $first_row }
       *[other] les rangées { $first_row } à { $last_row }
    }
maui-token-square = un jeton { maui-pattern } sur le motif { $square }
maui-points-by-source = pistes { $shells }{ $pearls ->
        [0] {""}
       *[other] , perles { $pearls }
    }{ $dollars ->
        [0] {""}
       *[other] , dollars { $dollars }
    }{ $penalties ->
        [0] {""}
       *[other] , océan et arbres −{ $penalties }
    }{ $crabs ->
        [0] {""}
       *[other] , crabes −{ $crabs }
    }
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
maui-says-dollars = { $count ->
        [one] Prendre le dollar de sable de la rangée { maui-market-row } ? Touchez-le encore.
        [many] Prendre le { $count } de dollars de sable de la rangée { maui-market-row } ? Touchez-les encore.
       *[other] Prendre les { $count } dollars de sable de la rangée { maui-market-row } ? Touchez-les encore.
    }
maui-says-start = Choisissez les rangées de votre serviette de départ.
maui-says-bonus = Bonus : choisissez la piste où avancer d’une case.
# A place for the towel, with maui-towel-rows. $price in dollars; $gains is a list of the parts below; $points has its sign, $count is its amount.
maui-says-place = Dans { maui-towel-rows }{ $price ->
        [0] {""}
        [one] {" "}pour { $price } dollar
        [many] {" "}pour { $price } de dollars
       *[other] {" "}pour { $price } dollars
    } : { SAY($gains) }. { $count ->
        [one] { $points } point maintenant.
        [many] { $points } de points maintenant.
       *[other] { $points } points maintenant.
    }
maui-says-place-nothing = Dans { maui-towel-rows } : rien à gagner.
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
# The crabs may cost from $least to $most, all together.
maui-gain-crabs = { $count ->
        [one] un crabe caché (−{ $least } à −{ $most })
        [many] { $count } de crabes cachés (−{ $least } à −{ $most })
       *[other] { $count } crabes cachés (−{ $least } à −{ $most })
    }
maui-gain-outside = { $count ->
        [one] un motif dépasse (−{ $points })
        [many] { $count } de motifs dépassent (−{ $points })
       *[other] { $count } motifs dépassent (−{ $points })
    }

# Names of buttons and pictures, for screen readers.
maui-places = Emplacements pour la serviette
maui-your-beach = { $you ->
        [yes] Votre plage
       *[no] Plage ({ $name })
    }
# $active: the rows that the next towel may match, such as "3 sun, 4 fish"; $active_count: how many.
maui-beach-of = Plage ({ $name }) : { $count } sur { $all } serviettes. À connecter : { $active_count ->
        [0] rien
       *[other] { SAY($active, as: "maui-active-row") }
    }
maui-active-row = { $row } { maui-pattern }
maui-open-beach = Plage ({ $name }) : score { $points }, { $count } sur { $all } serviettes
maui-take-dollars = { $count ->
        [0] Rangée { maui-market-row } : pas de dollars de sable
        [one] Rangée { maui-market-row } : prendre { $count } dollar de sable
        [many] Rangée { maui-market-row } : prendre { $count } de dollars de sable
       *[other] Rangée { maui-market-row } : prendre { $count } dollars de sable
    }
# $slot: its place in the row; $squares from top to bottom; $best: most steps it can give, -1 if not known.
maui-towel-on-market = Serviette { maui-market-row }{ $slot } : { maui-towel }. { $price ->
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
maui-take-only-about = Vous prenez cette serviette et voyez celle qui sort du sac ; puis vous choisissez, dans ce même tour, où placer la vôtre.
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

# The log: events of the game by their tags, with the fields of the event; $name: who; $you: yes if it is the reader.
maui-log-first-player = { $you ->
        [yes] Vous commencez
       *[no] { $name } commence
    }{ $half ->
        [second] {" "}la seconde moitié
       *[other] {""}
    }.
maui-log-start-chosen = { $you ->
        [yes] Vous placez votre serviette de départ dans { maui-towel-rows }.
       *[no] { $name } place sa serviette de départ dans { maui-towel-rows }.
    }
maui-log-took-towel = { $you ->
        [yes] Vous prenez une serviette ({ SAY($towel, as: "maui-towel") }) de la rangée { maui-market-row }
       *[no] { $name } prend une serviette ({ SAY($towel, as: "maui-towel") }) de la rangée { maui-market-row }
    }{ $price ->
        [0] {""}
        [one] {" "}pour { $price } dollar
        [many] {" "}pour { $price } de dollars
       *[other] {" "}pour { $price } dollars
    }.
maui-log-took-spare = { $you ->
        [yes] Vous prenez une serviette de rechange ({ SAY($towel, as: "maui-towel") }) de la rangée { maui-market-row }.
       *[no] { $name } prend une serviette de rechange ({ SAY($towel, as: "maui-towel") }) de la rangée { maui-market-row }.
    }
maui-log-took-dollars = { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } { $count ->
        [one] { $count } dollar de sable
        [many] { $count } de dollars de sable
       *[other] { $count } dollars de sable
    } de la rangée { maui-market-row }.
maui-log-placed = { $you ->
        [yes] Vous placez
       *[no] { $name } place
    } { $spare ->
        [yes] la serviette de rechange
       *[no] la serviette
    } dans { maui-towel-rows } de la colonne { $column }{ $tokens_played ->
        [0] {""}
       *[other] , avec { SAY($tokens, as: "maui-token-square") }
    }.
maui-log-umbrella-taken = { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } { $token ->
        [white] une perle blanche
        [black] une perle noire
       *[other] un bonus de score
    }{ $points ->
        [0] {""}
       *[other] { "\u00A0" }: +{ $points }
    }.
maui-log-moved = { $you ->
        [yes] Vous
       *[no] { $name }
    } : piste { maui-pattern }, { $steps ->
        [0] déjà terminée
        [one] { $steps } case
        [many] { $steps } de cases
       *[other] { $steps } cases
    }{ $why ->
        [bonus] {" "}(bonus)
       *[match] {""}
    }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }.
maui-log-token-gained = { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } un jeton { maui-pattern } sur la piste.
maui-log-bonus-lost = { $you ->
        [yes] Vous
       *[no] { $name }
    } : le bonus de score ne rapporte rien, car ses deux pistes sont terminées.
maui-log-penalty = { $you ->
        [yes] Vous
       *[no] { $name }
    } : { $count ->
        [one] { $count } motif dans l’océan ou les arbres
        [many] { $count } de motifs dans l’océan ou les arbres
       *[other] { $count } motifs dans l’océan ou les arbres
    }, −{ $count }.
maui-log-crab-met = { $you ->
        [yes] Vous découvrez un crabe : −{ $value }.
       *[no] { $name } découvre un crabe : −{ $value }.
    }
maui-log-round-began = Manche { $number }.
maui-log-last-round = { $you ->
        [yes] Vous placez la dernière serviette de votre plage
       *[no] { $name } place la dernière serviette de sa plage
    } : { $half ->
        [first] la première moitié finit avec cette manche.
       *[other] la partie finit avec cette manche.
    }
maui-log-half-scored = { $you ->
        [yes] Vous
       *[no] { $name }
    } : { $total ->
        [one] { $total } point
        [many] { $total } de points
       *[other] { $total } points
    } à mi-partie ({ maui-points-by-source }).
maui-log-half-began = Seconde moitié : toutes les serviettes reviennent dans le sac, et les plages sont retournées côté crabes.
maui-log-dollars-dealt = { $you ->
        [yes] Vous commencez cette moitié avec
       *[no] { $name } commence cette moitié avec
    } { $count ->
        [one] { $count } dollar de sable.
        [many] { $count } de dollars de sable.
       *[other] { $count } dollars de sable.
    }
maui-log-tokens-discarded = { $you ->
        [yes] Vous défaussez
       *[no] { $name } défausse
    } { SAY($tokens, as: "maui-gain-token") }.
maui-log-scored = { $you ->
        [yes] Vous
       *[no] { $name }
    } : { $total ->
        [one] { $total } point
        [many] { $total } de points
       *[other] { $total } points
    } ({ maui-points-by-source }).
maui-log-game-ended = { $you ->
        [yes] Vous gagnez
       *[no] { $name } gagne
    }{ $why ->
        [towels] { "\u00A0" }: autant de points, mais moins de serviettes
        [dollars] { "\u00A0" }: autant de points et de serviettes, mais plus de dollars
        [order] { "\u00A0" }: égalité partout, mais une place plus loin dans l’ordre du tour
       *[points] {""}
    }.

# A move as advice, with the values of its event.
maui-advise-took-towel = Prenez une serviette de la rangée { maui-market-row } : { SAY($towel, as: "maui-towel") }{ $price ->
        [0] {""}
        [one] , pour { $price } dollar
        [many] , pour { $price } de dollars
       *[other] , pour { $price } dollars
    }
maui-advise-took-spare = Prenez une serviette de rechange de la rangée { maui-market-row } : { SAY($towel, as: "maui-towel") }
maui-advise-took-dollars = { $count ->
        [one] Prenez le dollar de sable de la rangée { maui-market-row }
        [many] Prenez le { $count } de dollars de sable de la rangée { maui-market-row }
       *[other] Prenez les { $count } dollars de sable de la rangée { maui-market-row }
    }
maui-advise-placed = Placez-la dans { maui-towel-rows }{ $tokens_played ->
        [0] {""}
       *[other] , avec { SAY($tokens, as: "maui-token-square") }
    }
maui-advise-bonus-chosen = Utilisez le bonus de score sur la piste { maui-pattern }
maui-advise-start-chosen = Placez votre serviette de départ dans { maui-towel-rows }
