# The pages of Tidetable: home, setting up a table, the frame around every game.

# $count is the number of games that can be played here
page-title = { $count ->
    [3] Trzy gry, jeden spokojny stół
   *[other] Twoje gry, jeden spokojny stół
}
page-lead = Graj ze znajomymi albo z uczciwymi botami, we własnym tempie. Bez konta, bez reklam.
page-site = Strona
page-play = Graj
page-my-games = Moje gry
page-rules = Zasady
page-settings = Ustawienia
page-language = Język
page-close = Zamknij
page-home = Start
page-all = Wszystkie
# $game is the short name of a game
page-go-on = Graj dalej: { $game }
page-code = Kod stołu lub link
page-join = Dołącz
page-level = Siła bota w szybkiej grze
page-nothing-here = Pod tym adresem nic nie ma.
page-no-such-code = To nie jest kod ani link żadnego stołu.
# $from and $to are numbers of players, 2 and 4
page-players = { $from }–{ $to } graczy
page-minutes = { $minutes } min
page-play-bot = Graj z botem
page-with-friends = Ze znajomymi
page-learn = Samouczek
page-my-tables = Moje stoły
page-open-tables = Czekają na graczy
page-running-tables = W trakcie gry
page-finished-tables = Skończone
page-no-tables-yet = Nie siedzisz jeszcze przy stole.
page-no-open-tables = Teraz nikt nie czeka.
page-no-running-tables = Przy publicznych stołach nikt teraz nie gra.
page-no-finished-tables = Brak skończonych gier.
page-status-waiting = czeka
page-status-running = w trakcie
page-status-paused = przerwa
page-status-over = koniec
page-sit-down = Usiądź
page-look = Zobacz
page-open = Otwórz
page-game = Gra
page-opponent = Przeciwnik
page-unofficial = Tidetable to nieoficjalne dzieło fanów, niezwiązane z autorami ani wydawcami gier i przez nich niewspierane. Wszystkie teksty i obrazki są nasze własne. Jeśli gry Ci się podobają, kup je.
page-verify = Sprawdź tasowanie
page-api = Dla programów

# Settings
page-theme = Kolory
page-theme-auto = Jak w systemie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-speed = Animacje
page-speed-none = Brak
page-speed-fast = Szybkie
page-speed-normal = Zwykłe
page-confirm = Potwierdź
page-confirm-moves = Potwierdzanie ruchów
page-confirm-off = Wysyłaj ruch od razu
page-confirm-on = Pytaj przed wysłaniem
page-confirm-countdown = Wysyłaj po trzech sekundach
page-previews = Pokazuj, co da ruch
page-sound = Dźwięki
page-who-you-are = Kim jesteś
page-name = Imię
page-save = Zapisz
page-saved = Zapisano.
page-other-devices = Moje imię na innych urządzeniach
page-passphrase-about = Dzięki hasłu z co najmniej ośmiu znaków na innym urządzeniu jesteś tą samą osobą.
page-passphrase = Hasło
page-passphrase-keep = Zachowaj imię
page-sign-in = Zaloguj się
page-signed-in = Witaj ponownie.
page-my-data = Moje dane
page-download = Pobierz
page-forget = Usuń
page-forget-sure = Usunąć wszystko, co tu o Tobie wiadomo? Rozegrane gry zostaną, bez Twojego imienia.
page-forgotten = Nic już o Tobie nie wiemy.

# Setting up a table
page-who-plays = Kto gra
page-how-many = Liczba graczy
# $seat is the number of a seat, from 1
page-seat = Miejsce { $seat }
page-seat-open = Wolne dla każdego
page-seat-link = Czeka na kogoś znajomego
page-sits-link = Ktoś znajomy, przez link
page-sits-open = Ktokolwiek
page-sits-here = Ktoś przy tym urządzeniu
page-sits-bot-beginner = Bot: początkujący
page-sits-bot-casual = Bot: amator
page-sits-bot-skilled = Bot: wprawny
page-sits-bot-expert = Bot: ekspert
page-sits-bot-master = Bot: mistrz
page-bot-beginner = Bot początkujący
page-bot-casual = Bot amator
page-bot-skilled = Bot wprawny
page-bot-expert = Bot ekspert
page-bot-master = Bot mistrz
page-options = Opcje
page-more-options = Zasady domowe
page-edition = Wydanie
page-edition-usual = Jak zalecamy
page-edition-about = Ustawia opcje tak jak w danym wydaniu instrukcji.
page-customs = Przy tym stole
page-clock = Zegar
page-clock-none = Bez zegara
page-clock-move-60 = Minuta na ruch
page-clock-game-900 = Kwadrans na grę i pięć sekund na ruch
page-clock-days-1 = Dzień na ruch
page-clock-days-3 = Trzy dni na ruch
page-chat = Rozmowa
page-chat-phrases = Zwroty, dla każdego w jego języku
page-chat-free = Dowolny tekst
page-chat-none = Cisza
page-allow-undo = Ruchy można cofać
page-allow-hints = Można prosić o podpowiedzi
page-public = Na liście widocznej dla wszystkich
page-rated = Rankingowy (tylko ludzie)
page-make-table = Utwórz stół
page-yes = Tak
page-no = Nie

# Before the game
page-joining = Idziemy do stołu…
# $count is the number of seats still free
page-waiting-for = { $count ->
    [one] Czekamy jeszcze na jednego gracza.
    [few] Czekamy jeszcze na { $count } graczy.
    [many] Czekamy jeszcze na { $count } graczy.
   *[other] Czekamy jeszcze na { $count } gracza.
}
page-you = Ty
page-guest = Gość
page-qr = Kod QR linku
page-link = Link
page-copy-link = Kopiuj link
page-only-here = Ten adres otworzy tylko ten komputer. Dla znajomych uruchom serwer tam, gdzie go dosięgną:
page-table-code = Kod tego stołu:
page-copied = Skopiowano
page-new-link = Nowy link
page-commitment = Losowania w tej grze wyznacza sekret o takim odcisku:
page-leave = Odejdź od stołu
page-leave-sure = Odejść od stołu? Bot zagra za Ciebie; póki gra trwa, możesz wrócić.
# $name is a player
page-replace-sure = Oddać miejsce botowi ({ $name })? Tylko jeśli tej osoby już nie ma; będzie mogła wrócić.

# At the table
page-table-menu = Stół
page-counts = Liczby
page-log = Przebieg
page-talk = Rozmowa
page-menu = Menu
page-hint = Podpowiedź
page-undo = Cofnij
page-your-turn = Twoja kolej
page-looking-on = Oglądasz grę.
# $name is a player
page-their-turn = Ruch: { $name }
page-paused = Gra wstrzymana.
page-over = Koniec gry
page-link-lost = Brak połączenia; próbujemy ponownie…
page-link-sending = Twój ruch jeszcze nie dotarł; wysyłamy go ponownie…
# $rule is the id of a rule, such as AZ-3.4
page-rule = Zasada { $rule }
# $win is a percentage, $points are expected points
page-hint-figures = szansa wygranej { $win }%, średnio { $points } pkt
page-asks-undo = { $name } prosi o cofnięcie ruchu.
page-asks-pause = { $name } prosi o przerwę.
page-asks-resume = { $name } prosi o wznowienie gry.
# In the log. $name is a player
page-told-undo = { $name }: ruch cofnięty.
page-told-pause = { $name }: gra wstrzymana.
page-told-resume = { $name }: gra wznowiona.
page-told-replace = { $why ->
    [left] { $name } odchodzi od stołu: dalej gra bot.
    [clock] { $name }: czas minął, dalej gra bot.
   *[proposal] { $name }: za zgodą pozostałych teraz gra bot.
}
page-told-retake = { $name } znów przy stole.
page-told-refuse = { $name }: brak zgody.
# $other is the player whom a bot would play for
page-asks-replace = { $name } prosi, by bot grał za gracza { $other }.
page-agree = Zgoda
page-disagree = Odmowa
page-resume = Graj dalej
page-away = Bot gra za Ciebie.
page-retake = Wróć do gry
page-ask-pause = Poproś o przerwę
page-ask-undo = Poproś o cofnięcie ruchu
page-ask-replace = Zastąp botem: { $name }
page-time-left = Pozostały czas
# $count is a number of days or hours
page-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
page-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
page-nothing-said = Nikt jeszcze nic nie powiedział.
page-say = Wyślij
page-missed = Pod Twoją nieobecność
page-skip = Pomiń
page-back = Wstecz
page-next = Dalej
page-done = Gotowe
page-curtain = { $name }, Twoja kolej
page-curtain-about = Przekaż urządzenie. Nikt inny nie powinien teraz patrzeć.
page-curtain-lift = Pokaż mój stół
page-keys = Klawisze
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = przejście w strefie
page-key-tab = Tab
page-key-tab-does = następna strefa
page-key-enter = Enter
page-key-enter-does = wybór
page-key-escape = Esc
page-key-escape-does = rezygnacja z wyboru
page-key-m = M
page-key-m-does = zapisanie ruchu
page-key-u = U
page-key-u-does = cofnięcie
page-key-h = H
page-key-h-does = podpowiedź
page-key-l = L
page-key-l-does = odczyt ostatniego ruchu
page-key-s = S
page-key-s-does = odczyt wyników
page-key-space = Spacja
page-key-space-does = koniec animacji
page-key-question = ?
page-key-question-does = ta lista
page-key-d = D
page-key-d-does = dobranie z talii
page-key-piles = 1, 2
page-key-piles-does = wzięcie ze stosu
page-key-brackets = [ ]
page-key-brackets-does = wysłanie koloru w lewo albo w prawo
page-typed = Zapisz ruch
page-typed-about = Tak jak w przebiegu gry; kilka ruchów rozdziel spacją.
page-typed-send = Wykonaj ruch

# The end, and replays
# $names are the winners, $count how many, $you is yes if the reader alone has won
page-won = { $you ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
}
page-total = Wynik
page-place = Miejsce
page-again = Jeszcze raz
page-replay = Powtórka
page-log-file = Zapis
page-proof = Dowód losowań
page-first-step = Na początek
page-step-back = Wstecz
page-play-on = Odtwarzaj
page-stop = Zatrzymaj
page-step-on = Dalej
page-last-step = Na koniec
# $step of $steps
page-step = Krok { $step } z { $steps }
page-eyes = Widok
page-eyes-open = Wszystko odkryte
page-eyes-onlooker = Widz
page-rules-own-words = Naszymi słowami; rozstrzyga instrukcja wydawcy. Przy odrzuconym ruchu podajemy zasadę z tej listy.

# What can be said at a table
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej gry!
phrase-nice-move = Ładny ruch!
phrase-oops = Ups!
phrase-thanks = Dziękuję!
phrase-well-played = Świetna gra!
phrase-sorry = Przepraszam!
phrase-one-moment = Chwileczkę, proszę.
phrase-back-soon = Niedługo wrócę.
phrase-i-am-back = Już jestem.
phrase-your-turn = Twoja kolej.
phrase-rematch = Jeszcze jedna gra?
phrase-goodbye = Do zobaczenia!
