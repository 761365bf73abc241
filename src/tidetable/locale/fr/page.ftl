# The pages of Tidetable: home, setting up a table, the frame around every game.

# $count is the number of games that can be played here
page-title = { $count ->
    [3] Trois jeux, une table au calme
   *[other] Vos jeux, une table au calme
}
page-lead = Jouez entre amis ou avec des bots honnêtes, à votre rythme. Sans compte, sans publicité.
page-site = Site
page-play = Jouer
page-my-games = Mes parties
page-rules = Règles
page-settings = Réglages
page-language = Langue
page-close = Fermer
page-home = Accueil
page-all = Toutes
# $game is the short name of a game
page-go-on = Reprendre { $game }
page-code = Code ou lien de table
page-join = Rejoindre
page-level = Force du bot d’une partie rapide
page-nothing-here = Il n’y a rien à cette adresse.
page-no-such-code = Ce n’est ni le code ni le lien d’une table.
# $from and $to are numbers of players, 2 and 4
page-players = { $from }–{ $to } joueurs
page-minutes = { $minutes } min
page-play-bot = Contre un bot
page-with-friends = Entre amis
page-learn = Initiation
page-my-tables = Mes tables
page-open-tables = En attente de joueurs
page-running-tables = En cours
page-finished-tables = Terminées
page-no-tables-yet = Vous n’êtes encore à aucune table.
page-no-open-tables = Personne n’attend en ce moment.
page-no-running-tables = On ne joue à aucune table publique.
page-no-finished-tables = Aucune partie terminée.
page-status-waiting = en attente
page-status-running = en cours
page-status-paused = en pause
page-status-over = terminée
page-sit-down = S’asseoir
page-look = Voir
page-open = Ouvrir
page-game = Jeu
page-opponent = Adversaire
page-unofficial = Tidetable est une création de fans non officielle, sans lien avec les auteurs ou éditeurs des jeux et sans leur caution. Tous les textes et images sont les nôtres. Si ces jeux vous plaisent, achetez-les.
page-verify = Vérifier un mélange
page-api = Pour les programmes

# Settings
page-theme = Couleurs
page-theme-auto = Comme le système
page-theme-light = Claires
page-theme-dark = Sombres
page-speed = Animations
page-speed-none = Aucune
page-speed-fast = Rapides
page-speed-normal = Normales
page-confirm = Confirmer
page-confirm-moves = Confirmation des coups
page-confirm-off = Envoyer le coup aussitôt
page-confirm-on = Demander avant l’envoi
page-confirm-countdown = Envoyer après trois secondes
page-previews = Montrer ce que donnerait un coup
page-sound = Sons
page-who-you-are = Qui vous êtes
page-name = Nom
page-save = Enregistrer
page-saved = Enregistré.
page-other-devices = Garder mon nom sur d’autres appareils
page-passphrase-about = Avec une phrase secrète d’au moins huit caractères, vous êtes la même personne sur un autre appareil.
page-passphrase = Phrase secrète
page-passphrase-keep = Garder mon nom
page-sign-in = Se connecter
page-signed-in = Bon retour.
page-my-data = Mes données
page-download = Télécharger
page-forget = Supprimer
page-forget-sure = Supprimer tout ce que l’on sait de vous ici ? Vos parties restent, sans votre nom.
page-forgotten = Nous ne savons plus rien de vous.

# Setting up a table
page-who-plays = Qui joue
page-how-many = Nombre de joueurs
# $seat is the number of a seat, from 1
page-seat = Place { $seat }
page-seat-open = Libre pour tous
page-seat-link = En attente d’un ami
page-sits-link = Un ami, par lien
page-sits-open = N’importe qui
page-sits-here = Quelqu’un sur cet appareil
page-sits-bot-beginner = Bot : débutant
page-sits-bot-casual = Bot : amateur
page-sits-bot-skilled = Bot : confirmé
page-sits-bot-expert = Bot : expert
page-sits-bot-master = Bot : maître
page-bot-beginner = Bot débutant
page-bot-casual = Bot amateur
page-bot-skilled = Bot confirmé
page-bot-expert = Bot expert
page-bot-master = Bot maître
page-options = Options
page-more-options = Règles maison
page-edition = Édition
page-edition-usual = Notre conseil
page-edition-about = Règle les options comme dans une édition du livret de règles.
page-customs = À cette table
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-move-60 = Une minute par coup
page-clock-game-900 = Quinze minutes par partie et cinq secondes par coup
page-clock-days-1 = Un jour par coup
page-clock-days-3 = Trois jours par coup
page-chat = Discussion
page-chat-phrases = Phrases, dans la langue de chacun
page-chat-free = Texte libre
page-chat-none = Silence
page-allow-undo = On peut annuler des coups
page-allow-hints = On peut demander des indices
page-public = Dans la liste visible par tous
page-rated = Classée (humains seulement)
page-make-table = Créer la table
page-yes = Oui
page-no = Non

# Before the game
page-joining = En route vers la table…
# $count is the number of seats still free
page-waiting-for = { $count ->
    [one] Il manque encore { $count } joueur.
    [many] Il manque encore { $count } de joueurs.
   *[other] Il manque encore { $count } joueurs.
}
page-you = vous
page-guest = Invité
page-qr = QR code du lien
page-link = Lien
page-copy-link = Copier le lien
page-only-here = Seul cet ordinateur peut ouvrir cette adresse. Pour vos amis, lancez le serveur là où ils peuvent l’atteindre :
page-table-code = Code de cette table :
page-copied = Copié
page-new-link = Nouveau lien
page-commitment = Les tirages de cette partie sont fixés par un secret dont voici l’empreinte :
page-leave = Quitter la table
page-leave-sure = Quitter la table ? Un bot jouera pour vous ; tant que la partie dure, vous pourrez revenir.
# $name is a player
page-replace-sure = Laisser un bot jouer pour { $name } ? Seulement si cette personne est partie ; elle pourra revenir.

# At the table
page-table-menu = Table
page-counts = Comptes
page-log = Journal
page-talk = Discussion
page-menu = Menu
page-hint = Indice
page-undo = Annuler
page-your-turn = À vous
page-looking-on = Vous regardez la partie.
# $name is a player
page-their-turn = { $name } joue
page-paused = Partie en pause.
page-over = Partie terminée
page-link-lost = Connexion perdue ; nouvel essai…
page-link-sending = Votre coup n’est pas encore arrivé ; nouvel envoi…
# $rule is the id of a rule, such as AZ-3.4
page-rule = Règle { $rule }
# $win is a percentage, $points are expected points
page-hint-figures = gagne à { $win } %, en moyenne { $points } pts
page-asks-undo = { $name } demande à annuler un coup.
page-asks-pause = { $name } demande une pause.
page-asks-resume = { $name } demande à reprendre la partie.
# In the log. $name is a player
page-told-undo = { $name } a repris son coup.
page-told-pause = { $name } a mis la partie en pause.
page-told-resume = { $name } a repris la partie.
page-told-replace = { $why ->
    [left] { $name } quitte la table : un bot continue.
    [clock] { $name } n’a plus de temps : un bot continue.
   *[proposal] Les autres laissent un bot jouer pour { $name }.
}
page-told-retake = { $name } est de retour.
page-told-refuse = { $name } n’est pas d’accord.
# $other is the player whom a bot would play for
page-asks-replace = { $name } demande qu’un bot joue pour { $other }.
page-agree = Accepter
page-disagree = Refuser
page-resume = Reprendre
page-away = Un bot joue pour vous.
page-retake = Revenir
page-ask-pause = Demander une pause
page-ask-undo = Demander à annuler un coup
page-ask-replace = Faire jouer un bot pour { $name }
page-time-left = Temps restant
# $count is a number of days or hours
page-days = { $count ->
    [one] { $count } jour
    [many] { $count } de jours
   *[other] { $count } jours
}
page-hours = { $count ->
    [one] { $count } heure
    [many] { $count } d’heures
   *[other] { $count } heures
}
page-nothing-said = Personne n’a encore rien dit.
page-say = Envoyer
page-missed = En votre absence
page-skip = Passer
page-back = Retour
page-next = Suite
page-done = Terminer
page-curtain = { $name }, c’est à vous
page-curtain-about = Passez l’appareil. Personne d’autre ne doit regarder.
page-curtain-lift = Voir ma table
page-keys = Touches
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = se déplacer dans une zone
page-key-tab = Tab
page-key-tab-does = aller à la zone suivante
page-key-enter = Entrée
page-key-enter-does = choisir
page-key-escape = Échap
page-key-escape-does = ne rien choisir
page-key-m = M
page-key-m-does = écrire un coup
page-key-u = U
page-key-u-does = annuler
page-key-h = H
page-key-h-does = indice
page-key-l = L
page-key-l-does = lire le dernier coup
page-key-s = S
page-key-s-does = lire les scores
page-key-space = Espace
page-key-space-does = finir les animations
page-key-question = ?
page-key-question-does = cette liste
page-key-d = D
page-key-d-does = piocher
page-key-piles = 1, 2
page-key-piles-does = prendre dans une défausse
page-key-brackets = [ ]
page-key-brackets-does = envoyer un motif à gauche ou à droite
page-typed = Écrire un coup
page-typed-about = Comme dans le journal ; plusieurs coups séparés par des espaces.
page-typed-send = Jouer ce coup

# The end, and replays
# $names are the winners, $count how many, $you is yes if the reader alone has won
page-won = { $you ->
    [yes] Victoire !
   *[no] { $count ->
        [one] { $names } l’emporte.
        [many] { $names } partagent la victoire.
       *[other] { $names } partagent la victoire.
    }
}
page-total = Total
page-place = Place
page-again = Rejouer
page-replay = Revoir
page-log-file = Journal
page-proof = Preuve des tirages
page-first-step = Au début
page-step-back = Reculer
page-play-on = Lecture
page-stop = Arrêter
page-step-on = Avancer
page-last-step = À la fin
# $step of $steps
page-step = Étape { $step } sur { $steps }
page-eyes = Vu par
page-eyes-open = Tout visible
page-eyes-onlooker = Un spectateur
page-rules-own-words = Dans nos propres mots ; le livret de l’éditeur fait foi. Tout coup refusé cite ces règles.

# What can be said at a table
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-have-fun = Bon jeu !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-soon = Je reviens bientôt.
phrase-i-am-back = Me revoilà.
phrase-your-turn = C’est à vous.
phrase-rematch = Une autre partie ?
phrase-goodbye = Au revoir !
