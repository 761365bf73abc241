maui-rules-about = Sur la plage de Maui, installez vos serviettes colonne après colonne en connectant des motifs identiques. Plus on s’approche de l’océan ou des arbres, plus les connexions rapportent, mais ce qui dépasse de la plage coûte des points. Quand quelqu’un pose sa douzième serviette, on termine la manche ; le plus haut score l’emporte.

maui-rules-1 = Mise en place
MA-1-1 = Chaque joueur a cinq marqueurs de score, encore hors du plateau, et 1 dollar de sable ; 1 dollar se trouve aussi sur chacune des deux zones de paiement.
MA-1-2 = Deux jetons Motif bleus attendent sur la case ornementée de la piste jaune et deux jetons orange sur celle de la piste magenta ; à deux joueurs, un seul de chaque.
MA-1-3 = Le sac contient les 60 serviettes de plage : chaque suite de trois motifs différents parmi cinq, une fois chacune.
MA-1-4 = Le premier joueur est tiré au sort ou choisi par l’hôte de la table ; on joue dans le sens horaire.
MA-1-5 = Six serviettes piochées dans le sac remplissent le Marché : deux rangées de trois.
MA-1-6 = Chacun répartit au hasard ses huit jetons Parasol (trois perles blanches, trois noires et deux bonus de score) sur les huit emplacements de parasol, puis les retourne face visible.
MA-1-7 = Chacun pioche une serviette de plage de départ pour son quai. Elle se trouve d’ordinaire dans les rangées 3 à 5 ; aux tables qui jouent avec leurs propres données, sa place peut être autre. Elle ne compte pas parmi les douze.
MA-1-8 = Aux tables où la place de la serviette de départ est libre, chacun choisit ensuite, dans l’ordre du tour, la rangée de son motif du haut, de 1 à 5.

maui-rules-2 = Lire les serviettes
MA-2-1 = D’un côté du Marché, on voit toutes les serviettes avec les pierres en bas ; en face, avec les pierres en haut. À trois ou quatre, les places 1 et 2 sont du premier côté ; à deux, la place 1 seulement. Aux tables où tout le monde a la même vue, chacun regarde de ce premier côté.
MA-2-2 = Une serviette ne pivote jamais : ce que vous voyez au Marché de haut en bas depuis votre place est ce qui arrive sur votre plage.

maui-rules-3 = Un tour
MA-3-1 = À votre tour, prenez une serviette de plage et placez-la, ou prenez des dollars de sable. On ne passe pas.
MA-3-2 = La première serviette d’une rangée du Marché est gratuite, la deuxième coûte 1 dollar de sable, la troisième 2.
MA-3-3 = On ne peut prendre qu’une serviette que l’on peut placer. Vos jetons Motif peuvent la rendre plaçable.
MA-3-4 = Le prix va dans la zone de paiement de la même rangée.
MA-3-5 = La rangée glisse vers sa zone de paiement et une serviette du sac remplit la dernière case.
MA-3-6 = Cela se fait avant de placer la serviette prise. À certaines tables, on ne pioche la nouvelle serviette qu’après le tour.
MA-3-7 = À la place, vous pouvez prendre tous les dollars de sable d’une zone de paiement, mais pas d’une zone vide.

maui-rules-4 = Placer une serviette
MA-4-1 = Les serviettes se placent de gauche à droite, une par colonne, sans jamais pivoter.
MA-4-2 = Un motif crée une connexion si la serviette à sa gauche montre le même motif, actif, dans la même rangée. À certaines tables, un motif posé sur un crabe n’en crée pas.
maui-rules-picture-match = Deux serviettes côte à côte, celle de droite une rangée plus haut. Dans une rangée, toutes deux montrent un soleil : ce motif crée une connexion.
MA-4-3 = Il faut au moins une connexion, en comptant les jetons posés sur la serviette. Une connexion dont la piste est terminée convient aussi.
MA-4-4 = Vous pouvez jouer sur la serviette des jetons Motif obtenus avant ce tour, même plusieurs à la fois.
MA-4-5 = Un jeton se pose sur un motif situé dans la grille, un seul par motif, et doit le changer.
MA-4-6 = Les jetons restent sur la serviette ; les motifs recouverts valent pour de bon ceux des jetons.
MA-4-7 = Chaque motif qui se trouve dans l’océan ou dans les arbres reçoit un jeton Pénalité et devient inactif ; un ou deux motifs peuvent dépasser ainsi.

maui-rules-5 = Parasols
MA-5-1 = Les jetons Parasol recouverts par la serviette se prennent avant de compter ses connexions ; les autres jetons de la colonne quittent le jeu.
MA-5-2 = Une perle se garde ; un bonus de score s’utilise tout de suite.
MA-5-3 = Un bonus de score fait avancer d’une case sur l’une des deux pistes qu’il montre : à vous de choisir parmi celles qui ne sont pas terminées. Si les deux le sont, il ne se passe rien.

maui-rules-6 = Pistes de score
MA-6-1 = Chaque connexion fait avancer le marqueur de son motif de la valeur de la rangée : de l’océan aux arbres 3, 2, 1, 1, 1, 2, 3.
maui-rules-picture-steps = Une connexion de soleils dans une rangée de valeur 3 fait avancer le marqueur de trois cases sur la piste du soleil.
MA-6-2 = Un marqueur hors du plateau part d’avant la première case ; aucun ne dépasse la dernière.
MA-6-3 = Qui atteint ou dépasse une case ornementée y prend un jeton Motif, s’il en reste. On peut le jouer dès le tour suivant.

maui-rules-7 = La serviette de rechange
MA-7-1 = Qui ne peut ni placer une serviette ni prendre de dollars de sable doit prendre une serviette de plage de rechange : n’importe laquelle du Marché, gratuitement. À certaines tables, les jetons ne comptent pas pour cela : on doit la prendre même si une serviette conviendrait avec un jeton Motif.
MA-7-2 = On n’y pose pas de jetons Motif, sauf aux tables qui le permettent.
MA-7-3 = Elle se place au centre, dans les rangées 3 à 5, connexion ou non, et ne donne ni avance ni pénalité ; tous ses motifs sont actifs. Les parasols et les crabes de sa colonne quittent le jeu. On ne remplit le Marché qu’ensuite.

maui-rules-8 = Fin de la partie
MA-8-1 = Quand quelqu’un a posé sa douzième serviette, on termine la manche et la partie prend fin.
MA-8-2 = Le score est la valeur des cases de vos marqueurs, plus vos perles et 1 point par dollar de sable, moins 1 par jeton Pénalité et moins la valeur des crabes posés sur vos serviettes.
MA-8-3 = Une, deux ou trois perles d’une même couleur valent 2, 5 ou 9 points.
MA-8-4 = Le plus haut score l’emporte. En cas d’égalité, la victoire va à qui a le moins de serviettes sur sa plage, puis à qui a le plus de dollars de sable, puis à qui joue le plus tard dans l’ordre du tour.

maui-rules-9 = Crabes des sables
MA-9-1 = Les plages montrent leur côté crabes : sept crabes face cachée et les deux bonus de score face visible, chacun à sa place (à certaines tables, ces deux bonus sont mélangés). Il n’y a pas de perles.
MA-9-2 = Après le décompte des connexions, on retourne les crabes recouverts par la serviette ; les autres de la colonne quittent le jeu sans être vus.
MA-9-3 = Un crabe retourné se pose sur le motif qui le recouvrait, qui devient inactif.
MA-9-4 = On ne joue pas de jeton Motif sur un motif qui recouvre un crabe, sauf aux tables qui le permettent.
MA-9-5 = Chaque crabe posé sur une serviette coûte sa valeur : de 2 à 4 points.

maui-rules-10 = La partie combinée
MA-10-1 = L’extension prolonge les pistes dès le début de la partie.
MA-10-2 = On joue d’abord le jeu de base jusqu’au bout, manche terminée, et l’on compte les points. Le score le plus bas commence la seconde moitié ; en cas d’égalité, le sort décide.
MA-10-3 = Toutes les serviettes retournent dans le sac, on retourne les plages côté crabes et on les prépare à nouveau. Marqueurs de score, perles, pénalités, dollars de sable et jetons Motif, chez les joueurs comme sur les cases ornementées, sont conservés. À certaines tables, les dollars sont redistribués comme au départ, ou les jetons Motif des joueurs quittent le jeu. La seconde moitié se joue avec les crabes, et son décompte est définitif.
MA-10-4 = En cas d’égalité, ce sont les serviettes de la seconde moitié qui comptent ; à certaines tables, celles des deux moitiés.

maui-rules-11 = Qui sait quoi
MA-11-1 = Tout est visible, même ce qui reste dans le sac. Nul ne sait ce qui sera pioché, ni ce que vaut un crabe face cachée.
