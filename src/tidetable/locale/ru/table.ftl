table-stale = С тех пор как вы смотрели на стол, что-то изменилось; вот как он выглядит сейчас.
table-busy = За этим столом слишком много действий одновременно; попробуйте ещё раз.
table-no-such-table = Такого стола нет.
table-old-rules = Эта игра сыграна по более старой версии правил, и открыть её нельзя.
table-no-seat = Вы не сидите за этим столом.
table-wrong-seat = Это место не ваше.
table-not-your-turn = Сейчас не ваш ход.
table-is-waiting = Игра ещё не началась: кого-то не хватает.
table-is-paused = Игра приостановлена.
table-is-over = Игра окончена.
table-not-paused = Игра не приостановлена.
table-not-over = Игра ещё идёт; её запись откроют, когда она закончится.
table-turn-went-on = Неизвестно, возможно ли действие { $number } из запроса: одно из предыдущих завершает ваш ход или открывает что-то новое.
table-nothing-to-undo = Нет действия, которое вы могли бы отменить, не зная теперь больше, чем знали до него.
table-nobody-to-replace = На том месте некого заменить.
table-not-waited-for = Заменить можно только того, кого ждут уже { $minutes } мин.
table-clock-decides = За этим столом часы решают, когда место переходит к боту.
table-nothing-to-answer = Сейчас нет вопроса, на который вы могли бы ответить.
table-already-left = За вас уже играет бот.
table-not-away = За вас здесь не играет бот.
table-seat-taken = Это место занято.
table-already-seated = Вы уже сидите за этим столом.
table-bad-link = Эта ссылка не даёт места за столом; попросите у владельца стола новую.
table-no-such-seat = Места { $seat } нет.
table-not-owner = Это может сделать только владелец стола.
table-bad-seats = Игра настроена на { $players ->
        [one] { $players } игрока
        [few] { $players } игроков
        [many] { $players } игроков
       *[other] { $players } игрока
    }, а указано { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }.
table-unknown-seat = Место может быть me, link, open или bot:LEVEL (уровень бота), но не { $seat }.
table-me-twice = Вы можете занять только одно место.
table-rated-with-bots = За рейтинговым столом играют только люди.
table-rated-seat = Из начавшейся рейтинговой игры никого не отсылают.
table-rated-stand-in = За рейтинговым столом вместо игрока может играть только бот новичок или любитель.
table-no-such-game = Игры { $game } нет.
table-no-hints = За этим столом играют без подсказок.
table-no-hint-yet = Боты ещё готовятся; попросите подсказку через минуту.
table-only-move = Сейчас возможен только один ход.
table-no-chat = За этим столом не разговаривают.
table-phrases-only = За этим столом можно говорить только фразами из списка.
table-no-such-phrase = Фразы { $phrase } нет.
table-muted = Владелец стола отключил вам чат.
table-nothing-said = В этом тексте не осталось ничего, что можно было бы сказать.
table-no-such-message = Сообщения { $number } нет.
table-no-such-step = В игре есть шаги от 0 до { $steps }.
table-empty-name = В имени должна быть хотя бы одна буква.
table-name-taken = Это имя кто-то защитил парольной фразой; выберите другое.
table-wrong-passphrase = Имя и парольная фраза не совпадают.
table-who-are-you = Сначала выберите имя.
table-bad-request = Запрос невозможно прочитать.
table-no-such-path = По этому адресу ничего нет.
table-no-such-method = К этому адресу так не обращаются.
table-too-large = Запрос слишком большой.
table-failure = На сервере произошла ошибка; она записана.
table-bad-option = Один из вариантов нельзя выбрать так.
table-foreign-origin = Этот запрос пришёл с другого сайта.
table-not-json = Запросы отправляют как JSON; укажите тип содержимого application/json.
table-too-many = Слишком много запросов сразу; подождите { $seconds } с.
