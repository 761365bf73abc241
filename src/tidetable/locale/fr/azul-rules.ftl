azul-rules-about = Vous voilà maîtres chocolatiers : prenez des chocolats dans les fabriques, rassemblez-les sur vos lignes, puis rangez-les dans votre boîte. Les chocolats voisins rapportent des points, ceux qui tombent au plancher en coûtent le plus souvent. La partie s’achève après la manche où quelqu’un complète une rangée de sa boîte ; le plus grand nombre de points l’emporte.

azul-rules-1 = Mise en place et préparation d’une manche
AZ-1-1 = Au départ, les plateaux sont vides, les scores sont à 0 et le sac contient 100 chocolats : cinq motifs, vingt chocolats de chacun.
AZ-1-2 = On joue avec cinq fabriques à deux, sept à trois et neuf à quatre.
AZ-1-3 = Le premier joueur est tiré au sort ou choisi par l’hôte de la table.
AZ-1-4 = Avant chaque manche, le marqueur premier joueur revient au centre de la table et l’on garnit les fabriques.
AZ-1-5 = Chaque fabrique reçoit à son tour quatre chocolats, piochés un par un dans le sac.
AZ-1-6 = Si le sac est vide au moment de piocher, on y verse les chocolats du couvercle. Si le couvercle est vide lui aussi, les fabriques restantes demeurent incomplètes ou vides, et la manche se joue quand même.
AZ-1-7 = Si l’on ne peut pas poser un seul chocolat, la partie prend fin et l’on ajoute les bonus.

azul-rules-2 = Prendre des chocolats
AZ-2-1 = À votre tour, prenez tous les chocolats d’un même motif dans une fabrique ou au centre de la table. On ne peut pas passer.
AZ-2-2 = Les autres chocolats de cette fabrique vont au centre de la table.
AZ-2-3 = La première personne à prendre au centre prend aussi le marqueur premier joueur ; il tombe sur son plancher avant qu’elle ne place ses chocolats.
AZ-2-4 = On joue dans le sens horaire tant qu’il reste un chocolat dans une fabrique ou au centre ; le marqueur seul ne prolonge pas la manche.

azul-rules-3 = Placer les chocolats
AZ-3-1 = Placez les chocolats pris sur une seule de vos lignes, ou tous au plancher, ce qui est toujours permis.
AZ-3-2 = La première ligne contient un chocolat, la deuxième deux, et ainsi de suite jusqu’à cinq. Une ligne pleine n’accepte plus rien.
AZ-3-3 = Une ligne ne contient que des chocolats d’un même motif.
AZ-3-4 = Une ligne n’accepte pas un motif déjà présent dans sa rangée de la boîte.
AZ-3-5 = Les chocolats qui ne tiennent plus sur la ligne tombent au plancher.

azul-rules-4 = Le plancher
AZ-4-1 = Le plancher a sept cases, remplies de gauche à droite dans l’ordre des chutes. Le marqueur premier joueur occupe la première case libre, comme un chocolat.
AZ-4-2 = Un chocolat qui tombe sur un plancher plein va dans le couvercle et ne coûte rien. Le marqueur reste alors devant la personne qui l’a pris, sans rien coûter non plus.
AZ-4-3 = Une fois la boîte comptée, le plancher coûte 1, 1, 2, 2, 2, 3 et 3 points pour ses cases, de gauche à droite. Un score ne descend jamais sous 0.

azul-rules-5 = Garnir la boîte
AZ-5-1 = On examine les lignes de chaque plateau de haut en bas. Personne ne gêne personne ; ici, on procède dans l’ordre du tour, en commençant par le premier joueur de la manche.
AZ-5-2 = Seules les lignes pleines sont transférées ; les autres restent telles quelles.
AZ-5-3 = Un chocolat de la ligne pleine va dans la rangée voisine de la boîte et rapporte aussitôt ses points. Les autres vont dans le couvercle.
azul-rules-picture-tiling = Trois chocolats bruns remplissent la troisième ligne. L’un d’eux va dans la case brune de la rangée voisine.
AZ-5-4 = Un chocolat posé rapporte autant de points que compte la suite ininterrompue dont il fait partie dans sa rangée, plus autant que celle de sa colonne, si la suite compte plus d’un chocolat. Un chocolat sans voisin rapporte 1 point.
azul-rules-picture-points = Un nouveau chocolat brun se trouve entre deux autres dans sa rangée et sous un autre dans sa colonne : 3 points pour la rangée et 2 pour la colonne, soit 5.
AZ-5-5 = Dans la boîte colorée, chaque motif a sa propre case dans chaque rangée.

azul-rules-6 = La boîte brune
AZ-6-1 = Dans la boîte brune, un chocolat peut aller sur n’importe quelle case vide de sa rangée, si la colonne n’a pas encore son motif.
AZ-6-2 = Vous choisissez parmi les colonnes possibles et vous devez en prendre une ; s’il n’y en a qu’une, le chocolat y va de lui-même. Les lignes du haut passent d’abord, même si cela prive de colonne une ligne plus basse.
AZ-6-3 = S’il n’y a pas de colonne pour elle, tous les chocolats de la ligne tombent au plancher. Il est permis de commencer une telle ligne.
AZ-6-4 = Une rangée est morte si les motifs qui lui manquent ne peuvent plus être répartis sur ses cases vides sans répéter un motif dans une colonne.
AZ-6-5 = Quand toutes les rangées de tout le monde sont mortes, la partie prend fin et l’on ajoute les bonus.

azul-rules-7 = Fin de la manche et de la partie
AZ-7-1 = La personne qui a le marqueur premier joueur commence la manche suivante. Si nul ne l’a pris, la même personne commence à nouveau.
AZ-7-2 = Les chocolats du plancher vont dans le couvercle ; le marqueur reste chez la personne qui l’a.
AZ-7-3 = La manche où quelqu’un complète une rangée de sa boîte est la dernière.
AZ-7-4 = Si cinq manches de suite passent sans qu’aucune boîte reçoive un chocolat, la partie prend fin et l’on ajoute les bonus.
AZ-7-5 = Bonus : 2 points par rangée complète, 7 par colonne complète et 10 par motif dont les cinq chocolats sont dans la boîte.
AZ-7-6 = Le plus grand nombre de points l’emporte ; en cas d’égalité, le plus grand nombre de rangées complètes. Si l’égalité persiste, la place est partagée.

azul-rules-8 = Fabriques spéciales
AZ-8-1 = Quand on joue avec les fabriques spéciales, les fabriques dorées sont tirées au sort une fois, avant la partie. Aux tables qui le souhaitent, elles le sont avant chaque manche.
AZ-8-2 = On retourne au hasard autant de fabriques qu’il y a de joueurs. Il y a neuf faces dorées, toutes différentes : cinq fabriques aimantées, une par motif, et une généreuse, une économe, une répartitrice et une de secours.
AZ-8-3 = Fabrique généreuse : quand toutes les fabriques sont garnies, on pioche pour elle un chocolat de plus.
AZ-8-4 = Fabrique aimantée : ensuite, elle prend un chocolat du motif qu’elle montre à chaque fabrique voisine qui en a un.
AZ-8-5 = Fabrique économe : les chocolats restants y demeurent au lieu d’aller au centre de la table.
AZ-8-6 = Fabrique répartitrice : la personne qui s’y sert envoie les chocolats restants vers les fabriques voisines, tous ceux d’un même motif du même côté.
AZ-8-7 = Les fabriques forment un cercle : la dernière est voisine de la première. La place d’une fabrique de secours que quelqu’un a prise est sautée.
AZ-8-8 = Fabrique de secours : les chocolats restants vont au centre de la table ; puis, avant de placer ses chocolats, la personne qui s’est servie pose cette fabrique près de son plancher, comme une case de plus.
AZ-8-9 = Le prochain chocolat qui tomberait sur le plancher de cette personne va sur la fabrique de secours et ne coûte rien, même pendant que l’on garnit la boîte. Aux tables qui le permettent, le marqueur premier joueur peut aussi s’y poser.
AZ-8-10 = À la fin de la manche, la fabrique de secours retourne à sa place et son chocolat va dans le couvercle.

azul-rules-9 = Qui sait quoi
AZ-9-1 = Tout est visible sur la table, même le contenu du couvercle : chacun peut donc calculer ce que contient le sac. Nul ne sait ce qui sera pioché.
