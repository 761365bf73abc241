table-stale = Відтоді, як ви дивилися на стіл, щось змінилося; ось як він виглядає зараз.
table-busy = За цим столом забагато дій одночасно; спробуйте ще раз.
table-no-such-table = Такого столу немає.
table-old-rules = Цю гру зіграно за старішою версією правил, і відкрити її не можна.
table-no-seat = Ви не сидите за цим столом.
table-wrong-seat = Це місце не ваше.
table-not-your-turn = Зараз не ваш хід.
table-is-waiting = Гра ще не почалася: когось бракує.
table-is-paused = Гру призупинено.
table-is-over = Гру закінчено.
table-not-paused = Гру не призупинено.
table-not-over = Гра ще триває; її запис відкриють, коли вона закінчиться.
table-turn-went-on = Невідомо, чи можлива дія { $number } із запиту: одна з попередніх завершує ваш хід або відкриває щось нове.
table-nothing-to-undo = Немає дії, яку ви могли б скасувати, не знаючи тепер більше, ніж знали до неї.
table-nobody-to-replace = На тому місці немає кого замінити.
table-not-waited-for = Замінити можна лише того, на кого чекають уже { $minutes } хв.
table-clock-decides = За цим столом годинник вирішує, коли місце переходить до бота.
table-nothing-to-answer = Зараз немає запитання, на яке ви могли б відповісти.
table-already-left = За вас уже грає бот.
table-not-away = За вас тут не грає бот.
table-seat-taken = Це місце зайняте.
table-already-seated = Ви вже сидите за цим столом.
table-bad-link = Це посилання не дає місця за столом; попросіть у власника столу нове.
table-no-such-seat = Місця { $seat } немає.
table-not-owner = Це може зробити лише власник столу.
table-bad-seats = Гру налаштовано на { $players ->
        [one] { $players } гравця
        [few] { $players } гравців
        [many] { $players } гравців
       *[other] { $players } гравця
    }, а вказано { $seats ->
        [one] { $seats } місце
        [few] { $seats } місця
        [many] { $seats } місць
       *[other] { $seats } місця
    }.
table-unknown-seat = Місце може бути me, link, open або bot:LEVEL (рівень бота), але не { $seat }.
table-me-twice = Ви можете зайняти лише одне місце.
table-rated-with-bots = За рейтинговим столом грають лише люди.
table-rated-seat = З рейтингової гри, яка вже почалася, нікого не відсилають.
table-rated-stand-in = За рейтинговим столом замість гравця може грати лише бот новачок або аматор.
table-no-such-game = Гри { $game } немає.
table-no-hints = За цим столом грають без підказок.
table-no-hint-yet = Боти ще готуються; попросіть підказку за хвилину.
table-only-move = Зараз можливий лише один хід.
table-no-chat = За цим столом не розмовляють.
table-phrases-only = За цим столом можна говорити лише фразами зі списку.
table-no-such-phrase = Фрази { $phrase } немає.
table-muted = Власник столу вимкнув вам чат.
table-nothing-said = У цьому тексті не залишилося нічого, що можна було б сказати.
table-no-such-message = Повідомлення { $number } немає.
table-no-such-step = У грі є кроки від 0 до { $steps }.
table-empty-name = В імені має бути принаймні одна літера.
table-name-taken = Це ім’я хтось захистив парольною фразою; оберіть інше.
table-wrong-passphrase = Ім’я та парольна фраза не збігаються.
table-who-are-you = Спершу оберіть ім’я.
table-bad-request = Запит неможливо прочитати.
table-no-such-path = За цією адресою нічого немає.
table-no-such-method = До цієї адреси так не звертаються.
table-too-large = Запит завеликий.
table-failure = На сервері сталася помилка; її записано.
table-bad-option = Один із варіантів не можна обрати так.
table-foreign-origin = Цей запит надійшов з іншого сайту.
table-not-json = Запити надсилають як JSON; вкажіть тип вмісту application/json.
table-too-many = Забагато запитів одразу; зачекайте { $seconds } с.
