# The pages of Tidetable: home, setting up a table, the frame around every game.

# $count is the number of games that can be played here
page-title = { $count ->
    [3] Three games, one calm table
   *[other] Your games, one calm table
}
page-lead = Play with friends or with honest bots, at your own pace. No account, no adverts.
page-site = Site
page-play = Play
page-my-games = My games
page-rules = Rules
page-settings = Settings
page-language = Language
page-close = Close
page-home = Home
page-all = All
# $game is the short name of a game
page-go-on = Go on with { $game }
page-code = Table code or link
page-join = Join
page-level = How strong the bot of a quick game is
page-nothing-here = There is nothing at this address.
page-no-such-code = That is no table's code or link.
# $from and $to are numbers of players, 2 and 4
page-players = { $from }–{ $to } players
page-minutes = { $minutes } min
page-play-bot = Play a bot
page-with-friends = With friends
page-learn = Introduction
page-my-tables = My tables
page-open-tables = Waiting for players
page-running-tables = Being played
page-finished-tables = Finished
page-no-tables-yet = You sit at no table yet.
page-no-open-tables = Nobody is waiting just now.
page-no-running-tables = No public table is being played.
page-no-finished-tables = No finished games.
page-status-waiting = waiting
page-status-running = being played
page-status-paused = paused
page-status-over = finished
page-sit-down = Sit down
page-look = Look
page-open = Open
page-game = Game
page-opponent = Opponent
page-unofficial = Tidetable is an unofficial fan work, not affiliated with or endorsed by the games’ authors or publishers. All words and pictures are our own. If you like the games, buy them.
page-verify = Check a shuffle
page-api = For programs

# Settings
page-theme = Colours
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-speed = Movement of pieces
page-speed-none = None
page-speed-fast = Fast
page-speed-normal = Normal
page-confirm = Confirm
page-confirm-moves = Confirm moves
page-confirm-off = Send a move at once
page-confirm-on = Ask before sending
page-confirm-countdown = Send after three seconds
page-previews = Show what a move would give
page-sound = Sounds
page-who-you-are = Who you are
page-name = Name
page-save = Save
page-saved = Saved.
page-other-devices = Keep my name on other devices
page-passphrase-about = A passphrase of at least eight characters makes you the same person on another device.
page-passphrase = Passphrase
page-passphrase-keep = Keep my name
page-sign-in = Sign in
page-signed-in = Welcome back.
page-my-data = My data
page-download = Download
page-forget = Delete
page-forget-sure = Delete everything that is known of you here? Games you played stay, without your name.
page-forgotten = You are forgotten.

# Setting up a table
page-who-plays = Who plays
page-how-many = How many players
# $seat is the number of a seat, from 1
page-seat = Seat { $seat }
page-seat-open = Open to anyone
page-seat-link = Waiting for a friend
page-sits-link = A friend, by link
page-sits-open = Anyone
page-sits-here = Somebody at this device
page-sits-bot-beginner = Bot: beginner
page-sits-bot-casual = Bot: casual
page-sits-bot-skilled = Bot: skilled
page-sits-bot-expert = Bot: expert
page-sits-bot-master = Bot: master
page-bot-beginner = Beginner bot
page-bot-casual = Casual bot
page-bot-skilled = Skilled bot
page-bot-expert = Expert bot
page-bot-master = Master bot
page-options = Options
page-more-options = House rules
page-edition = Edition
page-edition-usual = As we recommend
page-edition-about = Sets the options as an edition of the rulebook has them.
page-customs = At this table
page-clock = Clock
page-clock-none = No clock
page-clock-move-60 = One minute a move
page-clock-game-900 = Fifteen minutes a game, and five seconds a move
page-clock-days-1 = One day a move
page-clock-days-3 = Three days a move
page-chat = Talk
page-chat-phrases = Phrases, in everybody’s language
page-chat-free = Free text
page-chat-none = Silence
page-allow-undo = Moves may be taken back
page-allow-hints = Hints may be asked for
page-public = Listed for everybody to see
page-rated = Rated (people only)
page-make-table = Make the table
page-yes = Yes
page-no = No

# Before the game
page-joining = Going to the table …
# $count is the number of seats still free
page-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-you = you
page-guest = Guest
page-qr = QR code of the link
page-link = Link
page-copy-link = Copy the link
page-only-here = Only this computer can open this address. For friends, start the server where they can reach it:
page-table-code = Code of this table:
page-copied = Copied
page-new-link = New link
page-commitment = The draws of this game are fixed by a secret with this fingerprint:
page-leave = Leave the table
page-leave-sure = Leave the table? A bot plays on for you; while the game lasts you may come back.
# $name is a player
page-replace-sure = Let a bot play for { $name }? Do it only if they have gone; they may come back.

# At the table
page-table-menu = Table
page-counts = Counts
page-log = Log
page-talk = Talk
page-menu = Menu
page-hint = Hint
page-undo = Undo
page-your-turn = Your turn
page-looking-on = You are looking on.
# $name is a player
page-their-turn = { $name } to play
page-paused = The game is paused.
page-over = The game is over
page-link-lost = The connection is lost; trying again …
page-link-sending = Your move has not arrived yet; it is being sent again …
# $rule is the id of a rule, such as AZ-3.4
page-rule = Rule { $rule }
# $win is a percentage, $points are expected points
page-hint-figures = wins { $win } %, expects { $points } points
page-asks-undo = { $name } would like to take back a move.
page-asks-pause = { $name } would like to pause the game.
page-asks-resume = { $name } would like to go on with the game.
# In the log. $name is a player
page-told-undo = { $name } took a move back.
page-told-pause = { $name } paused the game.
page-told-resume = { $name } went on with the game.
page-told-replace = { $why ->
    [left] { $name } left; a bot plays on.
    [clock] { $name } ran out of time; a bot plays on.
   *[proposal] The others let a bot play for { $name }.
}
page-told-retake = { $name } is back.
page-told-refuse = { $name } did not agree.
# $other is the player whom a bot would play for
page-asks-replace = { $name } would like a bot to play for { $other }.
page-agree = Agree
page-disagree = Refuse
page-resume = Go on
page-away = A bot plays for you.
page-retake = Come back
page-ask-pause = Ask for a pause
page-ask-undo = Ask to take back a move
page-ask-replace = Let a bot play for { $name }
page-time-left = Time left
# $count is a number of days or hours
page-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
page-nothing-said = Nobody has said anything.
page-say = Say
page-missed = While you were away
page-skip = Skip
page-back = Back
page-next = Next
page-done = Done
page-curtain = { $name }, it is your turn
page-curtain-about = Hand over the device. Nobody else should look now.
page-curtain-lift = Show my table
page-keys = Keys
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = move within a zone
page-key-tab = Tab
page-key-tab-does = go to the next zone
page-key-enter = Enter
page-key-enter-does = choose
page-key-escape = Esc
page-key-escape-does = choose nothing
page-key-m = M
page-key-m-does = type a move
page-key-u = U
page-key-u-does = take back
page-key-h = H
page-key-h-does = hint
page-key-l = L
page-key-l-does = read the last move
page-key-s = S
page-key-s-does = read the scores
page-key-space = Space
page-key-space-does = skip the animation
page-key-question = ?
page-key-question-does = this list
page-key-d = D
page-key-d-does = draw from the deck
page-key-piles = 1, 2
page-key-piles-does = take from a pile
page-key-brackets = [ ]
page-key-brackets-does = send a leftover pattern left or right
page-typed = Type a move
page-typed-about = Write it as the log does; several with spaces between them.
page-typed-send = Make the move

# The end, and replays
# $names are the winners, $count how many, $you is yes if the reader alone has won
page-won = { $you ->
    [yes] You have won!
   *[no] { $count ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
}
page-total = Total
page-place = Place
page-again = Play again
page-replay = Replay
page-log-file = Log
page-proof = Proof of the draws
page-first-step = To the beginning
page-step-back = Back
page-play-on = Play
page-stop = Stop
page-step-on = On
page-last-step = To the end
# $step of $steps
page-step = Step { $step } of { $steps }
page-eyes = Seen by
page-eyes-open = Everything open
page-eyes-onlooker = An onlooker
page-rules-own-words = In our own words; the publisher’s rulebook decides. Refused moves name these rules.

# What can be said at a table
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back-soon = I’ll be back soon.
phrase-i-am-back = I’m back.
phrase-your-turn = It’s your turn.
phrase-rematch = Another game?
phrase-goodbye = Goodbye!
