azul-lesson-take = Prenez tous les chocolats d’un même motif dans une fabrique. Les autres vont au centre, où l’on peut aussi se servir.
azul-lesson-place = Placez-les sur l’une de vos cinq lignes. Une ligne n’admet qu’un motif ; ce qui n’y tient pas tombe au plancher.
azul-lesson-wall = Quand tout est pris, chaque ligne pleine envoie un chocolat dans la boîte. Il rapporte 1 point, ou la longueur de la rangée et de la colonne qu’il prolonge.
azul-lesson-floor = Les chocolats au plancher coûtent des points, de plus en plus vers la droite.
azul-lesson-centre = Qui se sert en premier au centre reçoit le marqueur : il donne la main à la manche suivante, mais occupe une place au plancher.
azul-lesson-end = La partie s’achève avec la manche où quelqu’un complète une rangée de sa boîte. Une rangée complète rapporte 2 points, une colonne 7, un motif entier 10.
