table-stale = Il s’est passé quelque chose depuis la position que vous regardiez ; voici la table à présent.
table-busy = Trop de monde écrit à cette table en même temps ; réessayez.
table-no-such-table = Cette table n’existe pas.
table-old-rules = Cette partie a été jouée avec une version plus ancienne des règles et ne peut pas être ouverte.
table-no-seat = Vous n’êtes pas à cette table.
table-wrong-seat = Cette place n’est pas la vôtre.
table-not-your-turn = Ce n’est pas votre tour.
table-is-waiting = La partie n’a pas commencé ; il manque encore quelqu’un.
table-is-paused = La partie est en pause.
table-is-over = La partie est terminée.
table-not-paused = La partie n’est pas en pause.
table-not-over = La partie n’est pas terminée ; son enregistrement sera ouvert à la fin.
table-turn-went-on = Impossible de savoir si le coup { $number } de la demande sera permis : un coup précédent termine votre tour ou révèle quelque chose.
table-nothing-to-undo = Il n’y a aucun coup que vous puissiez annuler sans en savoir plus qu’avant.
table-nobody-to-replace = Il n’y a personne à remplacer à cette place.
table-not-waited-for = On ne peut remplacer que qui se fait attendre depuis { $minutes } min.
table-clock-decides = À cette table, la pendule décide quand un bot prend la place.
table-nothing-to-answer = Aucune question n’attend votre réponse.
table-already-left = Un bot joue déjà pour vous.
table-not-away = Aucun bot ne joue pour vous ici.
table-seat-taken = Cette place est prise.
table-already-seated = Vous êtes déjà à cette table.
table-bad-link = Ce lien n’ouvre aucune place ; demandez-en un nouveau à l’hôte de la table.
table-no-such-seat = Il n’y a pas de place { $seat }.
table-not-owner = Seul l’hôte de la table peut faire cela.
table-bad-seats = Le jeu est pour { $players ->
        [one] { $players } joueur
        [many] { $players } de joueurs
       *[other] { $players } joueurs
    } ; { $seats ->
        [one] { $seats } place a été donnée
        [many] { $seats } de places ont été données
       *[other] { $seats } places ont été données
    }.
table-unknown-seat = Une place est me, link, open ou bot:NIVEAU, et non { $seat }.
table-me-twice = Vous ne pouvez occuper qu’une seule place.
table-rated-with-bots = Une table classée est réservée aux humains.
table-rated-seat = Personne n’est renvoyé d’une partie classée déjà commencée.
table-rated-stand-in = À une table classée, seul un bot débutant ou amateur peut jouer à la place de quelqu’un.
table-no-such-game = Il n’y a pas de jeu { $game }.
table-no-hints = À cette table, on joue sans indices.
table-no-hint-yet = Les bots se préparent encore ; redemandez un indice dans une minute.
table-only-move = Un seul coup est possible maintenant.
table-no-chat = On ne discute pas à cette table.
table-phrases-only = À cette table, on ne peut dire que les phrases de la liste.
table-no-such-phrase = Il n’y a pas de phrase { $phrase }.
table-muted = L’hôte de la table vous a retiré la parole.
table-nothing-said = Il ne reste rien à dire dans ce texte.
table-no-such-message = Il n’y a pas de message { $number }.
table-no-such-step = La partie a les étapes 0 à { $steps }.
table-empty-name = Un nom doit avoir au moins une lettre.
table-name-taken = Quelqu’un garde ce nom avec une phrase secrète ; choisissez-en un autre.
table-wrong-passphrase = Le nom et la phrase secrète ne vont pas ensemble.
table-who-are-you = Choisissez d’abord un nom.
table-bad-request = La demande est illisible.
table-no-such-path = Il n’y a rien à cette adresse.
table-no-such-method = On ne s’adresse pas ainsi à cette adresse.
table-too-large = La demande est trop grande.
table-failure = Un problème est survenu sur le serveur ; il a été noté.
table-bad-option = L’une des options ne peut pas être réglée ainsi.
table-foreign-origin = Cette demande vient d’un autre site.
table-not-json = Les requêtes sont en JSON ; indiquez le type de contenu application/json.
table-too-many = C’est trop à la fois ; attendez { $seconds } s.
