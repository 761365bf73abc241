sea-salt-paper-lesson-goal = Rassemblez des cartes qui rapportent ensemble. Avec 7 points, vous pouvez finir la manche ; qui atteint l’objectif en premier gagne.
sea-salt-paper-lesson-take = À chaque tour, prenez le dessus d’une défausse, ou piochez deux cartes, gardez-en une et mettez l’autre sur une défausse.
sea-salt-paper-lesson-pairs = Deux crabes, deux bateaux, deux poissons, ou un nageur et un requin peuvent être posés pour leur effet. En main, ils comptent tout autant.
sea-salt-paper-lesson-points = Coquillages, pieuvres, pingouins et marins valent de plus en plus à mesure que vous en avez. Phare, banc, colonie et capitaine rapportent pour chaque carte de leur espèce.
sea-salt-paper-lesson-mermaids = Une sirène rapporte un point par carte de votre couleur la plus fréquente. Quatre sirènes gagnent la partie sur-le-champ.
sea-salt-paper-lesson-end = Stop finit la manche : chacun marque ses cartes.
sea-salt-paper-lesson-bet = Dernière chance est un pari : les autres ont encore un tour. Si personne n’a plus de points que vous, vous marquez aussi votre bonus couleur, et les autres seulement le leur. Sinon, c’est l’inverse.
