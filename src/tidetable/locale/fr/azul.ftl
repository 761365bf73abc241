azul-must-take = Prenez des chocolats dans une fabrique ou au centre de la table.
azul-over = La partie est terminée.
azul-must-split = Envoyez d’abord chaque motif restant ({ SAY($patterns, as: "azul-pattern") }) à la fabrique voisine de gauche ou de droite.
azul-must-choose-column = Choisissez d’abord une colonne pour le chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } de la ligne { $line } : { SAY($columns, list: "or") }.

## The table. Patterns are letters: T turquoise, B brown, C cream, D dark, R red.
## Sources are displays by their number, or c for the centre. Targets are lines by their number, or floor.

# $round: its number. $last: yes if somebody will complete a row, so that the game ends with it.
azul-headline = { $last ->
    [yes] Manche { $round } · la dernière
   *[no] Manche { $round }
}
azul-last-round = Dernière manche : une rangée sera complète
azul-offer = Fabriques et centre
azul-centre = Centre
azul-centre-empty = Vide
azul-marker = Marqueur premier joueur : qui le prend commence la manche suivante et le pose au plancher
azul-zero = Fabrique de secours : le premier chocolat qui tombe s’y pose et ne coûte rien
azul-bag = Sac
azul-lid = Couv.
azul-floor = Plancher
azul-you = Vous
azul-your-board = Votre plateau
# Said of a player, below the name. $you: yes if it is the reader
azul-plays = { $you ->
    [yes] à vous
   *[no] joue
}
azul-next = { $you ->
    [yes] vous commencerez
   *[no] commencera
}
azul-began = { $you ->
    [yes] avez commencé
   *[no] a commencé
}
# $name: who has taken this display; $you: yes if it is the reader
azul-plate-with = { $you ->
    [yes] chez vous
   *[no] chez { $name }
}
# $number: of the display
azul-plate = Fabrique { $number }
azul-plate-empty = Il ne reste rien ici.
azul-gold-plates = Fabriques dorées
azul-log = Journal
# $points: a number with its sign, for example +7
azul-now = { $points } si la manche finit là
azul-now-short = pour l’instant { $points }
azul-then = avec ce coup { $points }
azul-then-short = puis { $points }
azul-counts = Comptes
azul-counts-bag = sac
azul-counts-lid = couv.
azul-counts-on-offer = offre
azul-counts-on-boards = posés
azul-counts-all = Tout
# What brings a bonus at the end; short, since the bonus stands beside it.
azul-goal-row = Rang.
azul-goal-column = Col.
azul-goal-pattern = Motif
# $bonus: points. $best: how many of five tiles the best one has. $done: how many are full.
azul-goal-row-long = Rangées complètes : { $done }, { $bonus } points chacune à la fin. La meilleure rangée en est à { $best } sur { $size }.
azul-goal-column-long = Colonnes complètes : { $done }, { $bonus } points chacune à la fin. La meilleure colonne en est à { $best } sur { $size }.
azul-goal-pattern-long = Motifs aux cinq chocolats : { $done }, { $bonus } points chacun à la fin. Le meilleur motif en est à { $best } sur { $size }.

## Tiles in words.

azul-pattern = { $pattern ->
    [T] turquoise
    [B] brun
    [C] crème
    [D] noir
   *[R] rouge
}
# La lettre sur un chocolat, différente pour chaque motif.
azul-letter = { $pattern ->
    [T] T
    [B] B
    [C] C
    [D] N
   *[R] R
}
# One part of a list: "2 brown, 1 red"
azul-tiles = { $count } { azul-tiles.colour }
    .colour = { $pattern ->
        [T] turquoise
        [B] { $count ->
            [one] brun
            [many] bruns
           *[other] bruns
        }
        [C] crème
        [D] { $count ->
            [one] noir
            [many] noirs
           *[other] noirs
        }
       *[R] { $count ->
            [one] rouge
            [many] rouges
           *[other] rouges
        }
    }
    .taken = { $count } { $count ->
        [one] chocolat
        [many] chocolats
       *[other] chocolats
    } { azul-tiles.colour }

## The line that says what the selection will do.

azul-says-take-first = Choisissez d’abord des chocolats dans une fabrique ou au centre.
azul-says-take = { azul-tiles } { $source ->
    [c] du centre
   *[other] de la fabrique { $source }
} : choisissez une ligne.
# $completes: yes if the line is then full. $points: what its tile will bring.
azul-says-place = { azul-tiles } { $source ->
    [c] du centre
   *[other] de la fabrique { $source }
} { $target ->
    [floor] au plancher.
   *[other] sur la ligne { $target }{ $completes ->
        [yes] { "\u00A0" }: pleine, +{ $points } dans votre boîte.
       *[no] .
    }
}
# On the brown wall.
azul-says-column = Choisissez une colonne pour le chocolat { $pattern ->
    [T] turquoise
    [B] brun
    [C] crème
    [D] noir
   *[R] rouge
} de la ligne { $line }.
azul-says-marker = Le marqueur vient avec.
# $tiles: a list such as "2 brown, 1 red"
azul-says-to-centre = Au centre : { $tiles }.
# On the button that confirms.
azul-label = { $target ->
    [floor] plancher
   *[other] ligne { $target }
}
azul-label-column = colonne { $column }
azul-split = De quel côté vont les chocolats restants ?

## For screen readers.

azul-aria-group = { azul-tiles } { $source ->
    [c] au centre
   *[other] dans la fabrique { $source }
}
# $gold: yes for a special factory
azul-aria-plate = { $gold ->
    [yes] Fabrique dorée { $number } : agrandir, avec son effet
   *[no] Fabrique { $number } : agrandir
}
azul-aria-bag = Sac { $bag }, couvercle { $lid } : comptes
# $state: idle (nothing in hand), no (not allowed), some (stays unfinished), full. $pattern: none for an empty line.
# $fall: tiles that fall to the floor. $cost: what the floor then costs more.
azul-aria-line = Ligne { $line } : { $pattern ->
    [none] vide
    [T] { $count } sur { $size }, turquoise
    [B] { $count } sur { $size }, brun
    [C] { $count } sur { $size }, crème
    [D] { $count } sur { $size }, noir
   *[R] { $count } sur { $size }, rouge
}{ $state ->
    [idle] { "" }
    [no] . Impossible
    [full] . Elle serait pleine, plus { $points }{ $fall ->
        [0] { "" }
       *[other] { "\u202F" }; au plancher { $fall }, moins { $cost }
    }
   *[some] . Elle contiendrait { $fill }
}
# $loss: what the floor costs now. $cost: what it would cost more. $state: open or idle
azul-aria-floor = Plancher : moins { $loss }{ $state ->
    [open] . Tout au plancher : encore moins { $cost }
   *[idle] { "" }
}
# $state: taken (a tile lies there), open, no (the column has the pattern)
azul-aria-column = Colonne { $column }{ $state ->
    [taken] { "\u00A0" }: occupée
    [open] , { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } : plus { $points }
   *[no] { "\u00A0" }: impossible
}
azul-aria-split = { $pattern ->
    [T] Turquoise
    [B] Brun
    [C] Crème
    [D] Noir
   *[R] Rouge
} vers la fabrique { $plate }
# $floor: how many pieces lie on the floor
azul-aria-mini = { $name } : score { $score }, { $points } si la manche finit là, { $floor } au plancher. Ouvrir le plateau

## Gold displays, in one line each.

azul-face-plus = Reçoit un cinquième chocolat quand on garnit les fabriques.
azul-face-stay = Les chocolats restants y demeurent.
azul-face-split = Qui s’y sert envoie les chocolats restants à gauche ou à droite.
azul-face-zero = Qui s’y sert la pose près de son plancher : le premier chocolat qui y tombe ne coûte rien.
azul-face-gather = { $pattern ->
    [T] Prend un chocolat turquoise à chaque voisine.
    [B] Prend un chocolat brun à chaque voisine.
    [C] Prend un chocolat crème à chaque voisine.
    [D] Prend un chocolat noir à chaque voisine.
   *[R] Prend un chocolat rouge à chaque voisine.
}

## The log: a line for each event. $you: yes if the reader did it; otherwise $name did. $display: none is the
## centre. $line: none is the floor. Lists are put into words by SAY.

azul-log-round-began = Manche { $number } · { $you ->
    [yes] vous commencez
   *[no] { $name } commence
}
azul-log-bag-refilled = { $count ->
    [one] Le sac était vide : { $count } chocolat du couvercle y retourne.
    [many] Le sac était vide : { $count } chocolats du couvercle y retournent.
   *[other] Le sac était vide : { $count } chocolats du couvercle y retournent.
}
# What a gold display got when the displays were filled. $is_extra: yes for the fifth tile; others need no line.
azul-log-tile-drawn = { $is_extra ->
    [yes] Fabrique { $display } · chocolat en plus : { azul-pattern }
   *[no] {""}
}
azul-log-gathered = Fabrique { $display } · pris aux voisines : { azul-tiles }
# $fallen: tiles for which the line has no room. $marker: none if the first-player marker did not come along.
azul-log-took = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { azul-tiles.taken } { $display ->
    [none] au centre
   *[other] dans la fabrique { $display }
} pour { $line ->
    [none] le plancher
   *[other] la ligne { $line }{ $fallen ->
        [0] {""}
       *[other] , dont { $fallen } au plancher
    }
}{ $marker ->
    [none] {""}
   *[other] , avec le marqueur premier joueur
}.
# $left, $right: what went to the displays $left_display and $right_display
azul-log-leftovers-split = { $you ->
    [yes] Vous envoyez les chocolats restants
   *[no] { $name } envoie les chocolats restants
} : { azul-leftovers }.
azul-leftovers = { $left ->
    [none] {""}
   *[other] { SAY($left, as: "azul-tiles") } à la fabrique { $left_display }
}{ $right ->
    [none] {""}
   *[other] { $left ->
        [none] {""}
       *[other] {" ; "}
    }{ SAY($right, as: "azul-tiles") } à la fabrique { $right_display }
}
# $across, $down: tiles in a run, this one included. $points: what they bring
azul-log-tiled = { $you ->
    [yes] Vous
   *[no] { $name }
} : { azul-pattern }, rangée { $row }, colonne { $column } · { $across } en rangée, { $down } en colonne · +{ $points }
azul-log-line-fell = { $you ->
    [yes] Vous
   *[no] { $name }
} : les chocolats { $pattern ->
    [T] turquoise
    [B] bruns
    [C] crème
    [D] noirs
   *[R] rouges
} de la ligne { $line } n’ont plus de place dans la boîte et tombent au plancher.
# $points: what the score lost; $loss: what the floor cost
azul-log-floor-paid = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $pieces ->
    [one] { $pieces } pièce
    [many] { $pieces } pièces
   *[other] { $pieces } pièces
} au plancher · −{ $loss }
# $kind: row, column or pattern; $number: of the row or column
azul-log-bonus = { $you ->
    [yes] Vous
   *[no] { $name }
} : { $kind ->
    [row] rangée { $number } complète
    [column] colonne { $number } complète
   *[pattern] les cinq chocolats { $pattern ->
        [T] turquoise
        [B] bruns
        [C] crème
        [D] noirs
       *[R] rouges
    }
} · +{ $points }
# $why: row (somebody completed one), dead-rows, idle-rounds or no-tiles; $name: none if the win is shared
azul-log-game-ended = { $why ->
    [row] Une rangée est complète
    [dead-rows] Aucune rangée ne peut plus être complétée
    [idle-rounds] Rien n’est entré dans une boîte depuis cinq manches
   *[no-tiles] Il n’y a plus de chocolats
} : la partie est terminée. { $name ->
    [none] La victoire est partagée.
   *[other] { $you ->
        [yes] Vous gagnez !
       *[no] { $name } gagne.
    }
}

## A move as advice, with the values of the log.

azul-advise-took = Prenez { azul-tiles.taken } { $display ->
    [none] au centre
   *[other] dans la fabrique { $display }
} pour { $line ->
    [none] le plancher
   *[other] la ligne { $line }
}
azul-advise-tiled = Choisissez la colonne { $column }
azul-advise-leftovers-split = Envoyez les chocolats restants : { azul-leftovers }

## Where points came from, at the end.

azul-source-play = Boîte et plancher
azul-source-rows = Rangées complètes
azul-source-columns = Colonnes complètes
azul-source-patterns = Motifs complets
