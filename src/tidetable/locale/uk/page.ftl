# Сторінки Tidetable: головна, новий стіл, рамка довкола кожної гри.

# $count is the number of games that can be played here
page-title = { $count ->
    [3] Три гри, один затишний стіл
   *[other] Ваші ігри, один затишний стіл
}
page-lead = Грайте з друзями або чесними ботами, у своєму темпі. Без акаунтів і реклами.
page-site = Сайт
page-play = Грати
page-my-games = Мої ігри
page-rules = Правила
page-settings = Налаштування
page-language = Мова
page-close = Закрити
page-home = На головну
page-all = Усі
# $game is the short name of a game
page-go-on = Продовжити { $game }
page-code = Код столу або посилання
page-join = Приєднатися
page-level = Сила бота у швидкій грі
page-nothing-here = За цією адресою нічого немає.
page-no-such-code = Столу з таким кодом чи посиланням немає.
# $from і $to — кількість гравців, 2 і 4
page-players = { $from }–{ $to } { $to ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
}
page-minutes = { $minutes } хв
page-play-bot = Грати з ботом
page-with-friends = З друзями
page-learn = Знайомство
page-my-tables = Мої столи
page-open-tables = Чекають на гравців
page-running-tables = Зараз грають
page-finished-tables = Завершені
page-no-tables-yet = Ви ще не сидите за жодним столом.
page-no-open-tables = Зараз ніхто не чекає.
page-no-running-tables = За відкритими столами зараз не грають.
page-no-finished-tables = Завершених ігор немає.
page-status-waiting = очікує
page-status-running = триває
page-status-paused = пауза
page-status-over = завершено
page-sit-down = Сісти
page-look = Дивитися
page-open = Відкрити
page-game = Гра
page-opponent = Суперник
page-unofficial = Tidetable — неофіційний фанатський проєкт, не пов’язаний з авторами й видавцями ігор і не схвалений ними. Усі тексти й малюнки — наші власні. Якщо ігри вам подобаються, купіть їх.
page-verify = Перевірити тасування
page-api = Для програм

# Налаштування
page-theme = Кольори
page-theme-auto = Як у системі
page-theme-light = Світлі
page-theme-dark = Темні
page-speed = Анімація
page-speed-none = Немає
page-speed-fast = Швидка
page-speed-normal = Звичайна
page-confirm = Підтвердити
page-confirm-moves = Підтвердження дій
page-confirm-off = Надсилати одразу
page-confirm-on = Спершу запитати
page-confirm-countdown = Надсилати через 3 секунди
page-previews = Показувати, що дасть дія
page-sound = Звуки
page-who-you-are = Хто ви
page-name = Ім’я
page-save = Зберегти
page-saved = Збережено.
page-other-devices = Моє ім’я на інших пристроях
page-passphrase-about = За парольною фразою (від восьми символів) вас упізнають і на іншому пристрої.
page-passphrase = Парольна фраза
page-passphrase-keep = Закріпити ім’я
page-sign-in = Увійти
page-signed-in = З поверненням!
page-my-data = Мої дані
page-download = Завантажити
page-forget = Видалити
page-forget-sure = Видалити все, що тут про вас відомо? Зіграні ігри залишаться, але без вашого імені.
page-forgotten = Ваші дані видалено.

# Новий стіл
page-who-plays = Хто грає
page-how-many = Скільки гравців
# $seat — номер місця, від 1
page-seat = Місце { $seat }
page-seat-open = Вільне для всіх
page-seat-link = Чекаємо на друга
page-sits-link = Друг за посиланням
page-sits-open = Будь-хто
page-sits-here = Хтось за цим пристроєм
page-sits-bot-beginner = Бот: новачок
page-sits-bot-casual = Бот: аматор
page-sits-bot-skilled = Бот: вправний
page-sits-bot-expert = Бот: експерт
page-sits-bot-master = Бот: майстер
page-bot-beginner = Бот новачок
page-bot-casual = Бот аматор
page-bot-skilled = Бот вправний
page-bot-expert = Бот експерт
page-bot-master = Бот майстер
page-options = Налаштування гри
page-more-options = Домашні правила
page-edition = Видання
page-edition-usual = Рекомендоване
page-edition-about = Налаштовує гру так, як у правилах цього видання.
page-customs = За цим столом
page-clock = Годинник
page-clock-none = Без годинника
page-clock-move-60 = Хвилина на хід
page-clock-game-900 = 15 хвилин на гру та 5 секунд на хід
page-clock-days-1 = День на хід
page-clock-days-3 = Три дні на хід
page-chat = Чат
page-chat-phrases = Фрази, кожному його мовою
page-chat-free = Вільний текст
page-chat-none = Без чату
page-allow-undo = Дії можна скасовувати
page-allow-hints = Можна просити підказки
page-public = Видно всім у списку
page-rated = Рейтинговий (лише люди)
page-make-table = Створити стіл
page-yes = Так
page-no = Ні

# До початку гри
page-joining = Ідемо до столу…
# $count — скільки місць ще вільні
page-waiting-for = { $count ->
    [one] Чекаємо ще на { $count } гравця.
    [few] Чекаємо ще на { $count } гравців.
    [many] Чекаємо ще на { $count } гравців.
   *[other] Чекаємо ще на { $count } гравця.
}
page-you = ви
page-guest = Гість
page-qr = QR-код посилання
page-link = Посилання
page-copy-link = Копіювати посилання
page-only-here = Цю адресу відкриває лише цей комп’ютер. Для друзів запустіть сервер там, де вони його досягнуть:
page-table-code = Код цього столу:
page-copied = Скопійовано
page-new-link = Нове посилання
page-commitment = Усі випадковості цієї гри визначає секрет із таким відбитком:
page-leave = Вийти з-за столу
page-leave-sure = Залишити стіл? За вас гратиме бот; поки гра триває, можна повернутися.
# $name is a player
page-replace-sure = Передати місце боту ({ $name })? Лише якщо цього гравця вже немає; він зможе повернутися.

# За столом
page-table-menu = Стіл
page-counts = Підрахунок
page-log = Журнал
page-talk = Чат
page-menu = Меню
page-hint = Підказка
page-undo = Скасувати
page-your-turn = Ваш хід
page-looking-on = Ви спостерігаєте.
# $name — гравець
page-their-turn = Хід: { $name }
page-paused = Гру призупинено.
page-over = Гру закінчено
page-link-lost = Зв’язок утрачено; пробуємо знову…
page-link-sending = Вашу дію ще не отримано; надсилаємо знову…
# $rule — номер правила, як-от AZ-3.4
page-rule = Правило { $rule }
# $win — відсотки, $points — очікувані очки
page-hint-figures = перемога { $win } %, очікуваний рахунок { $points }
page-asks-undo = { $name } просить скасувати дію.
page-asks-pause = { $name } просить паузу.
page-asks-resume = { $name } просить продовжити гру.
# In the log. $name is a player
page-told-undo = { $name }: хід скасовано.
page-told-pause = { $name }: гру призупинено.
page-told-resume = { $name }: гра триває далі.
page-told-replace = { $why ->
    [left] { $name } за столом більше немає: далі грає бот.
    [clock] { $name }: час вийшов, далі грає бот.
   *[proposal] { $name }: за згодою інших тепер грає бот.
}
page-told-retake = { $name } знову за столом.
page-told-refuse = { $name }: незгода.
# $other — гравець, за якого грав би бот
page-asks-replace = { $name } просить, щоб за гравця { $other } грав бот.
page-agree = Погодитися
page-disagree = Відмовити
page-resume = Продовжити
page-away = За вас грає бот.
page-retake = Повернутися
page-ask-pause = Попросити паузу
page-ask-undo = Попросити скасувати дію
page-ask-replace = Замінити ботом: { $name }
page-time-left = Залишилося часу
# $count — кількість днів або годин
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
page-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}
page-nothing-said = Поки що всі мовчать.
page-say = Сказати
page-missed = Поки вас не було
page-skip = Пропустити
page-back = Назад
page-next = Далі
page-done = Готово
page-curtain = { $name }, ваш хід
page-curtain-about = Передайте пристрій. Хай ніхто інший зараз не дивиться.
page-curtain-lift = Показати мій стіл
page-keys = Клавіші
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = рух у межах зони
page-key-tab = Tab
page-key-tab-does = до наступної зони
page-key-enter = Enter
page-key-enter-does = обрати
page-key-escape = Esc
page-key-escape-does = зняти вибір
page-key-m = M
page-key-m-does = записати дію
page-key-u = U
page-key-u-does = скасувати
page-key-h = H
page-key-h-does = підказка
page-key-l = L
page-key-l-does = прочитати останню дію
page-key-s = S
page-key-s-does = прочитати рахунок
page-key-space = Пробіл
page-key-space-does = завершити анімацію
page-key-question = ?
page-key-question-does = цей список
page-key-d = D
page-key-d-does = взяти з колоди
page-key-piles = 1, 2
page-key-piles-does = взяти зі стосу
page-key-brackets = [ ]
page-key-brackets-does = відправити колір ліворуч або праворуч
page-typed = Записати дію
page-typed-about = Як у журналі; кілька дій — через пробіл.
page-typed-send = Виконати дію

# Кінець гри та повтори
# $names — переможці, $count — скільки їх, $you — yes, якщо переміг лише читач
page-won = { $you ->
    [yes] Ви перемогли!
   *[no] { $count ->
        [one] Перемога: { $names }.
        [few] Спільна перемога: { $names }.
        [many] Спільна перемога: { $names }.
       *[other] Спільна перемога: { $names }.
    }
}
page-total = Разом
page-place = Місце
page-again = Зіграти ще
page-replay = Повтор
page-log-file = Журнал
page-proof = Доказ чесності
page-first-step = На початок
page-step-back = Назад
page-play-on = Відтворити
page-stop = Зупинити
page-step-on = Уперед
page-last-step = У кінець
# $step з $steps
page-step = Крок { $step } з { $steps }
page-eyes = Хто дивиться
page-eyes-open = Усе відкрито
page-eyes-onlooker = Глядач
page-rules-own-words = Нашими словами; вирішують правила видавця. Якщо дію не прийнято, ви побачите номер правила звідси.

# Що можна сказати за столом
phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-have-fun = Гарної гри!
phrase-nice-move = Гарний хід!
phrase-oops = Ой!
phrase-thanks = Дякую!
phrase-well-played = Чудова гра!
phrase-sorry = Перепрошую!
phrase-one-moment = Хвилинку, будь ласка.
phrase-back-soon = Скоро повернуся.
phrase-i-am-back = Я знову тут.
phrase-your-turn = Ваш хід.
phrase-rematch = Зіграємо ще?
phrase-goodbye = До побачення!
