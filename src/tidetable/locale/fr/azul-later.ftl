azul-not-a-move = « { $text } » n’est pas un coup. Écrivez par exemple 3T>2 (fabrique 3, turquoise, ligne 2), cR>floor (centre, rouge, plancher), right:BC ou column:4.
azul-no-such-display = Il n’y a que les fabriques 1 à { $displays }.
azul-not-on-display = Il n’y a pas de chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } dans la fabrique { $display }.
azul-not-in-centre = Il n’y a pas de chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } au centre de la table.
azul-line-full = La ligne { $line } est pleine.
azul-line-holds-another = La ligne { $line } contient déjà des chocolats { $pattern ->
        [T] turquoise
        [B] bruns
        [C] crème
        [D] noirs
       *[R] rouges
    } ; une ligne n’admet qu’un seul motif.
azul-row-has-it = La rangée { $line } de votre boîte a déjà un chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } ; la ligne { $line } n’en accepte donc pas.
azul-nothing-to-split = Il n’y a pas de chocolats restants à envoyer à gauche ou à droite.
azul-no-column-to-choose = Il n’y a pas de colonne à choisir maintenant.
azul-cell-taken = La colonne { $column } de la rangée { $line } est occupée ; colonnes possibles pour le chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } : { SAY($columns, list: "or") }.
azul-column-has-it = La colonne { $column } a déjà un chocolat { $pattern ->
        [T] turquoise
        [B] brun
        [C] crème
        [D] noir
       *[R] rouge
    } ; colonnes possibles : { SAY($columns, list: "or") }.
