# Страницы Tidetable: главная, новый стол, рамка вокруг каждой игры.

# $count is the number of games that can be played here
page-title = { $count ->
    [3] Три игры, один уютный стол
   *[other] Ваши игры, один уютный стол
}
page-lead = Играйте с друзьями или честными ботами, в своём темпе. Без аккаунтов и рекламы.
page-site = Сайт
page-play = Играть
page-my-games = Мои игры
page-rules = Правила
page-settings = Настройки
page-language = Язык
page-close = Закрыть
page-home = На главную
page-all = Все
# $game is the short name of a game
page-go-on = Продолжить { $game }
page-code = Код стола или ссылка
page-join = Присоединиться
page-level = Сила бота в быстрой игре
page-nothing-here = По этому адресу ничего нет.
page-no-such-code = Стола с таким кодом или ссылкой нет.
# $from и $to — число игроков, 2 и 4
page-players = { $from }–{ $to } { $to ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
page-minutes = { $minutes } мин
page-play-bot = Играть с ботом
page-with-friends = С друзьями
page-learn = Знакомство
page-my-tables = Мои столы
page-open-tables = Ждут игроков
page-running-tables = Сейчас играют
page-finished-tables = Завершённые
page-no-tables-yet = Вы ещё не сидите ни за одним столом.
page-no-open-tables = Сейчас никто не ждёт.
page-no-running-tables = За открытыми столами сейчас не играют.
page-no-finished-tables = Завершённых игр нет.
page-status-waiting = ожидает
page-status-running = идёт
page-status-paused = пауза
page-status-over = завершено
page-sit-down = Сесть
page-look = Смотреть
page-open = Открыть
page-game = Игра
page-opponent = Соперник
page-unofficial = Tidetable — неофициальный фанатский проект, не связанный с авторами и издателями игр и не одобренный ими. Все тексты и рисунки — наши собственные. Если игры вам нравятся, купите их.
page-verify = Проверить тасовку
page-api = Для программ

# Настройки
page-theme = Цвета
page-theme-auto = Как в системе
page-theme-light = Светлые
page-theme-dark = Тёмные
page-speed = Анимация
page-speed-none = Нет
page-speed-fast = Быстрая
page-speed-normal = Обычная
page-confirm = Подтвердить
page-confirm-moves = Подтверждение действий
page-confirm-off = Отправлять сразу
page-confirm-on = Сначала спросить
page-confirm-countdown = Отправлять через 3 секунды
page-previews = Показывать, что даст действие
page-sound = Звуки
page-who-you-are = Кто вы
page-name = Имя
page-save = Сохранить
page-saved = Сохранено.
page-other-devices = Моё имя на других устройствах
page-passphrase-about = По парольной фразе (от восьми символов) вас узнают и на другом устройстве.
page-passphrase = Парольная фраза
page-passphrase-keep = Закрепить имя
page-sign-in = Войти
page-signed-in = С возвращением!
page-my-data = Мои данные
page-download = Скачать
page-forget = Удалить
page-forget-sure = Удалить всё, что здесь о вас известно? Сыгранные игры останутся, но без вашего имени.
page-forgotten = Ваши данные удалены.

# Новый стол
page-who-plays = Кто играет
page-how-many = Сколько игроков
# $seat — номер места, от 1
page-seat = Место { $seat }
page-seat-open = Свободно для всех
page-seat-link = Ждём друга
page-sits-link = Друг по ссылке
page-sits-open = Кто угодно
page-sits-here = Кто-то за этим устройством
page-sits-bot-beginner = Бот: новичок
page-sits-bot-casual = Бот: любитель
page-sits-bot-skilled = Бот: умелый
page-sits-bot-expert = Бот: эксперт
page-sits-bot-master = Бот: мастер
page-bot-beginner = Бот новичок
page-bot-casual = Бот любитель
page-bot-skilled = Бот умелый
page-bot-expert = Бот эксперт
page-bot-master = Бот мастер
page-options = Настройки игры
page-more-options = Домашние правила
page-edition = Издание
page-edition-usual = Рекомендуемое
page-edition-about = Настраивает игру так, как в правилах этого издания.
page-customs = За этим столом
page-clock = Часы
page-clock-none = Без часов
page-clock-move-60 = Минута на ход
page-clock-game-900 = 15 минут на игру и 5 секунд на ход
page-clock-days-1 = День на ход
page-clock-days-3 = Три дня на ход
page-chat = Чат
page-chat-phrases = Фразы, каждому на его языке
page-chat-free = Свободный текст
page-chat-none = Без чата
page-allow-undo = Действия можно отменять
page-allow-hints = Можно просить подсказки
page-public = Виден всем в списке
page-rated = Рейтинговый (только люди)
page-make-table = Создать стол
page-yes = Да
page-no = Нет

# До начала игры
page-joining = Идём к столу…
# $count — сколько мест ещё свободно
page-waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока.
    [few] Ждём ещё { $count } игроков.
    [many] Ждём ещё { $count } игроков.
   *[other] Ждём ещё { $count } игрока.
}
page-you = вы
page-guest = Гость
page-qr = QR-код ссылки
page-link = Ссылка
page-copy-link = Копировать ссылку
page-only-here = Этот адрес открывает только этот компьютер. Для друзей запустите сервер там, где они до него дотянутся:
page-table-code = Код этого стола:
page-copied = Скопировано
page-new-link = Новая ссылка
page-commitment = Все случайности этой игры определяет секрет с таким отпечатком:
page-leave = Выйти из-за стола
page-leave-sure = Покинуть стол? За вас будет играть бот; пока игра идёт, можно вернуться.
# $name is a player
page-replace-sure = Передать место боту ({ $name })? Только если игрока уже нет; он сможет вернуться.

# За столом
page-table-menu = Стол
page-counts = Подсчёт
page-log = Журнал
page-talk = Чат
page-menu = Меню
page-hint = Подсказка
page-undo = Отменить
page-your-turn = Ваш ход
page-looking-on = Вы наблюдаете.
# $name — игрок
page-their-turn = Ход: { $name }
page-paused = Игра приостановлена.
page-over = Игра окончена
page-link-lost = Связь потеряна; пробуем снова…
page-link-sending = Ваше действие ещё не получено; отправляем снова…
# $rule — номер правила, например AZ-3.4
page-rule = Правило { $rule }
# $win — проценты, $points — ожидаемые очки
page-hint-figures = победа { $win } %, ожидаемый счёт { $points }
page-asks-undo = { $name } просит отменить действие.
page-asks-pause = { $name } просит паузу.
page-asks-resume = { $name } просит продолжить игру.
# In the log. $name is a player
page-told-undo = { $name }: ход отменён.
page-told-pause = { $name }: игра приостановлена.
page-told-resume = { $name }: игра продолжается.
page-told-replace = { $why ->
    [left] { $name } больше нет за столом: дальше играет бот.
    [clock] { $name }: время вышло, дальше играет бот.
   *[proposal] { $name }: с согласия остальных теперь играет бот.
}
page-told-retake = { $name } снова за столом.
page-told-refuse = { $name }: несогласие.
# $other — игрок, за которого играл бы бот
page-asks-replace = { $name } просит, чтобы за игрока { $other } играл бот.
page-agree = Согласиться
page-disagree = Отказать
page-resume = Продолжить
page-away = За вас играет бот.
page-retake = Вернуться
page-ask-pause = Попросить паузу
page-ask-undo = Попросить отменить действие
page-ask-replace = Заменить ботом: { $name }
page-time-left = Осталось времени
# $count — число дней или часов
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
page-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
page-nothing-said = Пока все молчат.
page-say = Сказать
page-missed = Пока вас не было
page-skip = Пропустить
page-back = Назад
page-next = Далее
page-done = Готово
page-curtain = { $name }, ваш ход
page-curtain-about = Передайте устройство. Пусть никто другой сейчас не смотрит.
page-curtain-lift = Показать мой стол
page-keys = Клавиши
page-key-arrows = ← ↑ → ↓
page-key-arrows-does = движение внутри зоны
page-key-tab = Tab
page-key-tab-does = к следующей зоне
page-key-enter = Enter
page-key-enter-does = выбрать
page-key-escape = Esc
page-key-escape-does = снять выбор
page-key-m = M
page-key-m-does = записать действие
page-key-u = U
page-key-u-does = отменить
page-key-h = H
page-key-h-does = подсказка
page-key-l = L
page-key-l-does = прочитать последнее действие
page-key-s = S
page-key-s-does = прочитать счёт
page-key-space = Пробел
page-key-space-does = завершить анимацию
page-key-question = ?
page-key-question-does = этот список
page-key-d = D
page-key-d-does = взять из колоды
page-key-piles = 1, 2
page-key-piles-does = взять из стопки
page-key-brackets = [ ]
page-key-brackets-does = отправить цвет влево или вправо
page-typed = Записать действие
page-typed-about = Как в журнале; несколько действий — через пробел.
page-typed-send = Выполнить действие

# Конец игры и повторы
# $names — победители, $count — сколько их, $you — yes, если победил только читатель
page-won = { $you ->
    [yes] Вы победили!
   *[no] { $count ->
        [one] Победа: { $names }.
        [few] Общая победа: { $names }.
        [many] Общая победа: { $names }.
       *[other] Общая победа: { $names }.
    }
}
page-total = Итого
page-place = Место
page-again = Сыграть ещё
page-replay = Повтор
page-log-file = Журнал
page-proof = Доказательство честности
page-first-step = В начало
page-step-back = Назад
page-play-on = Воспроизвести
page-stop = Остановить
page-step-on = Вперёд
page-last-step = В конец
# $step из $steps
page-step = Шаг { $step } из { $steps }
page-eyes = Кто смотрит
page-eyes-open = Всё открыто
page-eyes-onlooker = Зритель
page-rules-own-words = Нашими словами; решают правила издателя. Если действие не принято, вы увидите номер правила отсюда.

# Что можно сказать за столом
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-have-fun = Приятной игры!
phrase-nice-move = Отличный ход!
phrase-oops = Ой!
phrase-thanks = Спасибо!
phrase-well-played = Отличная игра!
phrase-sorry = Простите!
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Скоро вернусь.
phrase-i-am-back = Я снова здесь.
phrase-your-turn = Ваш ход.
phrase-rematch = Сыграем ещё?
phrase-goodbye = До свидания!
