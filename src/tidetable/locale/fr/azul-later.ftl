azul-no-such-display = Il n’y a que les fabriques 1 à { $displays }.
azul-not-on-display = Il n’y a pas de chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
        [R] rouge
       *[other] { $pattern }
    } dans la fabrique { $display }.
azul-not-in-centre = Il n’y a pas de chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
        [R] rouge
       *[other] { $pattern }
    } au centre de la table.
azul-line-full = La ligne { $line } est pleine.
azul-line-holds-another = La ligne { $line } contient déjà du chocolat { $held ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
        [R] rouge
       *[other] { $held }
    } ; une ligne n’admet qu’un seul motif.
azul-row-has-it = La rangée { $line } de votre boîte a déjà un chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
        [R] rouge
       *[other] { $pattern }
    } ; la ligne { $line } n’en accepte donc pas.
azul-nothing-to-split = Il n’y a pas de chocolats restants à envoyer à gauche ou à droite.
azul-no-column-to-choose = Il n’y a pas de colonne à choisir maintenant.
azul-cell-taken = La colonne { $column } de la rangée { $line } est occupée ; colonnes possibles pour le chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
        [R] rouge
       *[other] { $pattern }
    } : { $columns }.
azul-column-has-it = La colonne { $column } a déjà un chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
        [R] rouge
       *[other] { $pattern }
    } ; colonnes possibles : { $columns }.
