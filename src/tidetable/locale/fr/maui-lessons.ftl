maui-lesson-take = À votre tour, prenez une serviette au Marché. La première d’une rangée est gratuite, les autres coûtent 1 ou 2 dollars de sable.
maui-lesson-place = Placez-la dans la colonne suivante. Au moins un de ses motifs doit être le même que sur la serviette à sa gauche, dans la même rangée.
maui-lesson-steps = Chaque connexion fait avancer votre marqueur sur la piste de son motif : de 1 case au centre, de 3 au bord de l’océan ou des arbres.
maui-lesson-outside = Les motifs dans l’océan ou sous les arbres coûtent 1 point chacun et ne peuvent plus être connectés.
maui-lesson-umbrellas = Les parasols sous votre serviette sont à vous : des perles, qui valent plus en série d’une même couleur, ou un bonus de score.
maui-lesson-dollars = Au lieu d’une serviette, vous pouvez prendre tous les dollars de sable d’une rangée. Ceux qui vous restent valent 1 point chacun.
maui-lesson-end = La partie s’achève après la manche où quelqu’un pose sa douzième serviette.
