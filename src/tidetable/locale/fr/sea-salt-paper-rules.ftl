sea-salt-paper-rules-about = Rassemblez des cartes d’un océan de papier plié : les duos ont un effet, les collections, multiplicateurs et sirènes rapportent des points. Avec sept points, on peut arrêter la manche, ou parier sur ses cartes en laissant aux autres une dernière chance. Le plus haut total au fil des manches l’emporte, à moins que quelqu’un ne réunisse les quatre sirènes et gagne sur-le-champ.

sea-salt-paper-rules-1 = Mise en place
SP-1-1 = Tous les totaux sont à 0. Le premier joueur est tiré au sort ou choisi par l’hôte de la table.
SP-1-2 = Pour chaque manche, on mélange les 58 cartes. Au départ, personne n’a de carte en main ni devant soi.
SP-1-3 = Les deux premières cartes sont retournées : chacune commence l’une des deux défausses. Le reste forme la pioche.

sea-salt-paper-rules-2 = Prendre une carte
SP-2-1 = Votre tour commence par une carte : prise à la pioche, ou sur le dessus d’une défausse.
SP-2-2 = Si la pioche et les deux défausses sont vides, vous passez directement aux duos.
SP-2-3 = À la pioche, tirez deux cartes et gardez-en une. S’il n’en reste qu’une, elle est à vous.
SP-2-4 = L’autre carte va face visible sur la défausse de votre choix ; si l’une est vide, c’est là qu’elle va, et si les deux le sont, sur la première.

sea-salt-paper-rules-3 = Poser des duos
SP-3-1 = Vous pouvez ensuite poser de votre main autant de duos que vous voulez, l’un après l’autre : deux crabes, deux bateaux, deux poissons, ou un nageur et un requin, dans les couleurs de votre choix.
SP-3-2 = Un duo dont l’effet est impossible peut être posé quand même ; à certaines tables, c’est interdit.
SP-3-3 = L’effet est obligatoire. Bateaux : vous jouez aussitôt un autre tour complet. Poissons : vous prenez une carte de la pioche.
SP-3-4 = Crabes : choisissez une défausse qui contient des cartes, sans la consulter avant.
SP-3-5 = Puis parcourez-la et prenez-y une carte en main ; les autres gardent leur ordre, et personne ne voit la carte prise.
SP-3-6 = Nageur et requin : choisissez un autre joueur qui a des cartes en main et ne les a pas révélées.
SP-3-7 = Une carte de sa main, tirée au hasard, passe dans la vôtre.

sea-salt-paper-rules-4 = Arrêter la manche
SP-4-1 = Avec au moins sept points de cartes, vous pouvez annoncer la fin de la manche au lieu de passer la main, si personne ne l’a encore fait. L’annonce vaut même si la pioche est vide.
SP-4-2 = STOP : toutes les mains sont révélées et l’on compte aussitôt la manche.
SP-4-3 = DERNIÈRE CHANCE : la main de l’annonceur est révélée ; chacun des autres joue un dernier tour, et plus personne ne peut annoncer.
SP-4-4 = On ne vole rien dans une main révélée. Une main se révèle à la fin de son dernier tour.

sea-salt-paper-rules-5 = Points
SP-5-1 = Les points de cartes sont ceux des duos, collections, multiplicateurs et sirènes. Cartes en main et cartes posées comptent pareillement.
SP-5-2 = Chaque duo vaut 1 point.
SP-5-3 = Collections, selon le nombre de cartes : coquillages 0, 2, 4, 6, 8, 10 ; pieuvres 0, 3, 6, 9, 12 ; pingouins 1, 3, 5 ; marins 0, 5.
SP-5-4 = Multiplicateurs : le phare donne 1 point par bateau, le banc de poissons 1 par poisson, la colonie 2 par pingouin, le capitaine 3 par marin. Un multiplicateur ne compte pas lui-même parmi ces cartes.
SP-5-5 = Chaque sirène vaut le nombre de cartes d’une couleur : la première compte votre couleur la plus nombreuse, la suivante la deuxième, et ainsi de suite. Les sirènes sont blanches, et le blanc compte comme toute autre couleur.
SP-5-6 = Le bonus couleur est le nombre de cartes de votre couleur la plus nombreuse. Il ne fait pas partie des points de cartes.

sea-salt-paper-rules-6 = Fin d’une manche
SP-6-1 = Si un tour s’achève avec la pioche vide et que personne n’a annoncé, la manche est nulle : personne ne marque. À certaines tables, cela vaut aussi pour les derniers tours après DERNIÈRE CHANCE.
SP-6-2 = La personne à gauche de l’annonceur commence la manche suivante ; après une manche nulle sans annonce, c’est celle à gauche de la personne dont le tour l’a terminée.
SP-6-3 = Après STOP, chacun marque ses points de cartes.
SP-6-4 = Après DERNIÈRE CHANCE : si le pari est gagné, l’annonceur marque ses points de cartes et son bonus couleur, les autres leur bonus couleur ; s’il est perdu, l’annonceur marque son bonus couleur, les autres leurs points de cartes.
SP-6-5 = Le pari est gagné si personne n’a plus de points de cartes que l’annonceur.
SP-6-6 = Personne n’a mis fin à une manche nulle : une annonce qui y a été faite ne compte plus, sauf que la personne à gauche de l’annonceur commence la manche suivante. Si la partie s’arrête sur une telle manche, les totaux égaux partagent la place.

sea-salt-paper-rules-7 = Fin de la partie
SP-7-1 = Qui possède les quatre sirènes gagne aussitôt, quels que soient les totaux. La manche en cours n’est pas comptée, et les autres se classent selon leurs totaux.
SP-7-2 = Sinon, la partie prend fin après une manche où quelqu’un a au moins 40, 35 ou 30 points, à 2, 3 ou 4 joueurs ; aux tables à objectif doublé, deux fois plus. Elle s’arrête aussi après 200 manches.
SP-7-3 = Le plus haut total l’emporte.
SP-7-4 = En cas d’égalité, quelle que soit la place, la personne qui a marqué le plus à la dernière manche passe devant. À certaines tables, c’est celle qui a mis fin à cette manche, ou l’on ne départage pas. Si l’égalité demeure, la place est partagée ; de même après une victoire par quatre sirènes.

sea-salt-paper-rules-8 = Qui sait quoi
SP-8-1 = Tout le monde voit le dessus des défausses, les cartes posées, les mains révélées, les totaux et le nombre de cartes de la pioche, des défausses et des mains. Vous voyez aussi votre main, les cartes que vous examinez et la défausse que vous fouillez.
SP-8-2 = On peut se souvenir de tout ce qu’on a vu pendant la manche : cartes qui étaient visibles, cartes que l’on a piochées, volées ou perdues par un vol, défausses que l’on a fouillées.
SP-8-3 = On ne vous dit pas quelle carte un autre a gardée ou piochée, laquelle il a tirée d’une défausse ni d’où, ni quelle carte a été volée entre deux autres joueurs.
