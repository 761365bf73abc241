sea-salt-paper-over = Игра окончена.
sea-salt-paper-must-take = Сначала возьмите карту: из колоды или верхнюю из стопки сброса.
sea-salt-paper-deck-empty = Колода пуста.
sea-salt-paper-pile-empty = Стопка сброса { $pile } пуста.
sea-salt-paper-must-keep = Оставьте себе одну из двух взятых карт: { $cards }.
sea-salt-paper-must-place = Положите вторую карту в стопку сброса 1 или 2.
sea-salt-paper-must-search = Выберите стопку сброса, в которой есть карты, чтобы её просмотреть.
sea-salt-paper-must-pick = Возьмите из стопки одну карту по её месту снизу: от 1 до { $size }.
sea-salt-paper-must-rob = Выберите игрока, у которого крадёте карту: { $players }.
sea-salt-paper-must-play = Разыграйте пару, завершите ход или объявите конец раунда.
sea-salt-paper-pair-not-in-hand = У вас на руке нет такой пары: { $first ->
        [crab-DB] тёмно-синий краб
        [crab-LB] голубой краб
        [crab-BK] чёрный краб
        [crab-YE] жёлтый краб
        [crab-GN] зелёный краб
        [crab-GY] серый краб
        [boat-DB] тёмно-синий кораблик
        [boat-LB] голубой кораблик
        [boat-BK] чёрный кораблик
        [boat-YE] жёлтый кораблик
        [fish-DB] тёмно-синяя рыба
        [fish-LB] голубая рыба
        [fish-BK] чёрная рыба
        [fish-YE] жёлтая рыба
        [fish-GN] зелёная рыба
        [swimmer-DB] тёмно-синий пловец
        [swimmer-LB] голубой пловец
        [swimmer-BK] чёрный пловец
        [swimmer-YE] жёлтый пловец
        [swimmer-LO] светло-оранжевый пловец
       *[other] { $first }
    } и { $second ->
        [crab-DB] тёмно-синий краб
        [crab-LB] голубой краб
        [crab-BK] чёрный краб
        [crab-YE] жёлтый краб
        [crab-GN] зелёный краб
        [crab-GY] серый краб
        [boat-DB] тёмно-синий кораблик
        [boat-LB] голубой кораблик
        [boat-BK] чёрный кораблик
        [boat-YE] жёлтый кораблик
        [fish-DB] тёмно-синяя рыба
        [fish-LB] голубая рыба
        [fish-BK] чёрная рыба
        [fish-YE] жёлтая рыба
        [fish-GN] зелёная рыба
        [shark-DB] тёмно-синяя акула
        [shark-LB] голубая акула
        [shark-BK] чёрная акула
        [shark-GN] зелёная акула
        [shark-PU] фиолетовая акула
       *[other] { $second }
    }.
sea-salt-paper-no-effect = За этим столом нельзя разыграть эту пару ({ $first ->
        [crab-DB] тёмно-синий краб
        [crab-LB] голубой краб
        [crab-BK] чёрный краб
        [crab-YE] жёлтый краб
        [crab-GN] зелёный краб
        [crab-GY] серый краб
        [boat-DB] тёмно-синий кораблик
        [boat-LB] голубой кораблик
        [boat-BK] чёрный кораблик
        [boat-YE] жёлтый кораблик
        [fish-DB] тёмно-синяя рыба
        [fish-LB] голубая рыба
        [fish-BK] чёрная рыба
        [fish-YE] жёлтая рыба
        [fish-GN] зелёная рыба
        [swimmer-DB] тёмно-синий пловец
        [swimmer-LB] голубой пловец
        [swimmer-BK] чёрный пловец
        [swimmer-YE] жёлтый пловец
        [swimmer-LO] светло-оранжевый пловец
       *[other] { $first }
    } и { $second ->
        [crab-DB] тёмно-синий краб
        [crab-LB] голубой краб
        [crab-BK] чёрный краб
        [crab-YE] жёлтый краб
        [crab-GN] зелёный краб
        [crab-GY] серый краб
        [boat-DB] тёмно-синий кораблик
        [boat-LB] голубой кораблик
        [boat-BK] чёрный кораблик
        [boat-YE] жёлтый кораблик
        [fish-DB] тёмно-синяя рыба
        [fish-LB] голубая рыба
        [fish-BK] чёрная рыба
        [fish-YE] жёлтая рыба
        [fish-GN] зелёная рыба
        [shark-DB] тёмно-синяя акула
        [shark-LB] голубая акула
        [shark-BK] чёрная акула
        [shark-GN] зелёная акула
        [shark-PU] фиолетовая акула
       *[other] { $second }
    }): сейчас у неё не было бы эффекта.
sea-salt-paper-already-called = Конец этого раунда уже объявлен.
sea-salt-paper-too-few-points = Ваши карты дают { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а чтобы завершить раунд, нужно 7.

## Карты. $kind — crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain или mermaid; $colour — DB, LB, BK, YE, GN, WH, PU, GY, LO, PK или OR. Обе буквы цвета
## напечатаны на картах и на всех языках одинаковы.

# Вид карты сам по себе. object — винительный падеж; card и card-object — то же с цветом
sea-salt-paper-kind =
    { $kind ->
        [crab] краб
        [boat] кораблик
        [fish] рыба
        [swimmer] пловец
        [shark] акула
        [shell] ракушка
        [octopus] осьминог
        [penguin] пингвин
        [sailor] моряк
        [lighthouse] маяк
        [shoal] стая рыб
        [colony] колония
        [captain] капитан
       *[mermaid] русалка
    }
    .object =
    { $kind ->
        [crab] краба
        [boat] кораблик
        [fish] рыбу
        [swimmer] пловца
        [shark] акулу
        [shell] ракушку
        [octopus] осьминога
        [penguin] пингвина
        [sailor] моряка
        [lighthouse] маяк
        [shoal] стаю рыб
        [colony] колонию
        [captain] капитана
       *[mermaid] русалку
    }
    .card =
    { $kind ->
        [crab] { sea-salt-paper-colour } краб
        [boat] { sea-salt-paper-colour } кораблик
        [fish] { sea-salt-paper-colour.feminine } рыба
        [swimmer] { sea-salt-paper-colour } пловец
        [shark] { sea-salt-paper-colour.feminine } акула
        [shell] { sea-salt-paper-colour.feminine } ракушка
        [octopus] { sea-salt-paper-colour } осьминог
        [penguin] { sea-salt-paper-colour } пингвин
        [sailor] { sea-salt-paper-colour } моряк
        [lighthouse] { sea-salt-paper-colour } маяк
        [shoal] { sea-salt-paper-colour.feminine } стая рыб
        [colony] { sea-salt-paper-colour.feminine } колония
        [captain] { sea-salt-paper-colour } капитан
       *[mermaid] { sea-salt-paper-colour.feminine } русалка
    }
    .card-object =
    { $kind ->
        [crab] { sea-salt-paper-colour.animate-object } краба
        [boat] { sea-salt-paper-colour } кораблик
        [fish] { sea-salt-paper-colour.feminine-object } рыбу
        [swimmer] { sea-salt-paper-colour.animate-object } пловца
        [shark] { sea-salt-paper-colour.feminine-object } акулу
        [shell] { sea-salt-paper-colour.feminine-object } ракушку
        [octopus] { sea-salt-paper-colour.animate-object } осьминога
        [penguin] { sea-salt-paper-colour.animate-object } пингвина
        [sailor] { sea-salt-paper-colour.animate-object } моряка
        [lighthouse] { sea-salt-paper-colour } маяк
        [shoal] { sea-salt-paper-colour.feminine-object } стаю рыб
        [colony] { sea-salt-paper-colour.feminine-object } колонию
        [captain] { sea-salt-paper-colour.animate-object } капитана
       *[mermaid] { sea-salt-paper-colour.feminine-object } русалку
    }
# Много карт одного вида, как заголовок
sea-salt-paper-kinds =
    { $kind ->
        [crab] Крабы
        [boat] Кораблики
        [fish] Рыбы
        [swimmer] Пловцы
        [shark] Акулы
        [shell] Ракушки
        [octopus] Осьминоги
        [penguin] Пингвины
        [sailor] Моряки
        [lighthouse] Маяк
        [shoal] Стая рыб
        [colony] Колония пингвинов
        [captain] Капитан
       *[mermaid] Русалки
    }
# Число карт одного вида, под рукой; $count. Пловцов и акул считают вместе.
sea-salt-paper-group =
    { $kind ->
        [crab]
            { $count ->
                [one] { $count } краб
                [few] { $count } краба
                [many] { $count } крабов
               *[other] { $count } краба
            }
        [boat]
            { $count ->
                [one] { $count } кораблик
                [few] { $count } кораблика
                [many] { $count } корабликов
               *[other] { $count } кораблика
            }
        [fish]
            { $count ->
                [one] { $count } рыба
                [few] { $count } рыбы
                [many] { $count } рыб
               *[other] { $count } рыбы
            }
        [swimmer]
            { $count ->
                [one] { $count } карта
                [few] { $count } карты
                [many] { $count } карт
               *[other] { $count } карты
            }
        [shell]
            { $count ->
                [one] { $count } ракушка
                [few] { $count } ракушки
                [many] { $count } ракушек
               *[other] { $count } ракушки
            }
        [octopus]
            { $count ->
                [one] { $count } осьминог
                [few] { $count } осьминога
                [many] { $count } осьминогов
               *[other] { $count } осьминога
            }
        [penguin]
            { $count ->
                [one] { $count } пингвин
                [few] { $count } пингвина
                [many] { $count } пингвинов
               *[other] { $count } пингвина
            }
        [sailor]
            { $count ->
                [one] { $count } моряк
                [few] { $count } моряка
                [many] { $count } моряков
               *[other] { $count } моряка
            }
       *[other] { $count }
    }
# Цвет сам по себе и при слове мужского рода; при слове женского рода; оба в винительном падеже
sea-salt-paper-colour =
    { $colour ->
        [DB] тёмно-синий
        [LB] голубой
        [BK] чёрный
        [YE] жёлтый
        [GN] зелёный
        [WH] белый
        [PU] фиолетовый
        [GY] серый
        [LO] светло-оранжевый
        [PK] розовый
       *[OR] оранжевый
    }
    .feminine =
    { $colour ->
        [DB] тёмно-синяя
        [LB] голубая
        [BK] чёрная
        [YE] жёлтая
        [GN] зелёная
        [WH] белая
        [PU] фиолетовая
        [GY] серая
        [LO] светло-оранжевая
        [PK] розовая
       *[OR] оранжевая
    }
    .feminine-object =
    { $colour ->
        [DB] тёмно-синюю
        [LB] голубую
        [BK] чёрную
        [YE] жёлтую
        [GN] зелёную
        [WH] белую
        [PU] фиолетовую
        [GY] серую
        [LO] светло-оранжевую
        [PK] розовую
       *[OR] оранжевую
    }
    .animate-object =
    { $colour ->
        [DB] тёмно-синего
        [LB] голубого
        [BK] чёрного
        [YE] жёлтого
        [GN] зелёного
        [WH] белого
        [PU] фиолетового
        [GY] серого
        [LO] светло-оранжевого
        [PK] розового
       *[OR] оранжевого
    }
# Карта с цветом, сама по себе
sea-salt-paper-card = { sea-salt-paper-kind.card }
# То же как дополнение («берёт …»); $kind — hidden, если знать карту нельзя
sea-salt-paper-card-object =
    { $kind ->
        [hidden] карту
       *[other] { sea-salt-paper-kind.card-object }
    }

## Пары. $pair — crab (два краба), boat, fish или swimmer (пловец и акула).

sea-salt-paper-pair =
    { $pair ->
        [crab] Два краба
        [boat] Два кораблика
        [fish] Две рыбы
       *[swimmer] Пловец + акула
    }
# Что делает пара, коротко
sea-salt-paper-effect =
    { $pair ->
        [crab] просмотр стопки
        [boat] ещё один ход
        [fish] взять карту
       *[swimmer] украсть карту
    }
sea-salt-paper-no-effect-now = сейчас без эффекта
sea-salt-paper-pairs = Пары у вас на руке
# Пара как дополнение в предложении; $first и $second — цвета двух карт
sea-salt-paper-pair-object =
    { $pair ->
        [crab] двух крабов ({ $first }, { $second })
        [boat] два кораблика ({ $first }, { $second })
        [fish] двух рыб ({ $first }, { $second })
       *[swimmer] пловца { $first } и акулу { $second }
    }
# $idle — yes, если пара сейчас ничего не даст
sea-salt-paper-lay-label =
    Разыграть { sea-salt-paper-pair-object }: { sea-salt-paper-effect }{ $idle ->
        [yes] . Сейчас без эффекта
       *[no] { "" }
    }
sea-salt-paper-other-colours = Чтобы выбрать другие цвета, нажмите на две карты на руке.
# $pile — 0, если годится любая стопка, иначе та, которая обязательна
sea-salt-paper-asks-keeping =
    Оставьте одну карту; вторая пойдёт в { $pile ->
        [0] левую или правую стопку
       *[other] стопку { $pile }
    }.
sea-salt-paper-asks-placing = Положите вторую карту в стопку.
sea-salt-paper-asks-picking = Возьмите одну карту из стопки { $pile }.
sea-salt-paper-asks-robbing = Выберите, у кого украсть карту.
sea-salt-paper-asks-searching = Выберите стопку для просмотра.
# Что можно сделать: $may — pair, call, pair-call (возможно и то и другое) или end
sea-salt-paper-asks-playing =
    { $may ->
        [pair] Разыграйте пару или завершите ход.
        [call] Завершите ход или объявите конец раунда.
        [pair-call] Разыграйте пару, завершите ход или объявите конец раунда.
       *[end] Завершите ход.
    }
sea-salt-paper-choose-partner = Первая карта — { sea-salt-paper-card }. Теперь выберите вторую.
# Ход как совет. $verb — ход; $name — у кого крадут
sea-salt-paper-advice =
    { $verb ->
        [deck] Возьмите карты из колоды
        [take] Возьмите { sea-salt-paper-card-object } из стопки { $pile }
        [keep] Оставьте { sea-salt-paper-card-object }
        [place] Положите вторую карту в стопку { $pile }
        [pair] Разыграйте { sea-salt-paper-pair-object }
        [search] Просмотрите стопку { $pile }
        [pick] Возьмите из стопки { sea-salt-paper-card-object }
        [rob] Украдите карту у игрока { $name }
        [end] Завершите ход
        [stop] Объявите «Раунд закончен»
       *[last-chance] Объявите «Последний шанс»
    }

## Середина стола

sea-salt-paper-sea = Колода и стопки
sea-salt-paper-deck = Колода
sea-salt-paper-pile = Стопка { $pile }
sea-salt-paper-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
sea-salt-paper-deck-label = Колода, { sea-salt-paper-cards }
sea-salt-paper-deck-draw-label = Взять из колоды, { sea-salt-paper-cards }
sea-salt-paper-deck-left = Колода { $size }
# На колоде, как можно короче
sea-salt-paper-draw-two =
    { $size ->
        [1] последняя
       *[other] взять 2
    }
# Кто-то смотрит на взятые карты
sea-salt-paper-looks =
    { $name } смотрит на { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
sea-salt-paper-pile-empty-label = Стопка { $pile }, пусто
# $verb — take, search, place или look, если с ней ничего нельзя сделать
sea-salt-paper-pile-label =
    { $verb ->
        [take] Взять из стопки { $pile }
        [search] Просмотреть стопку { $pile }
        [place] Положить вторую карту в стопку { $pile }
       *[look] Стопка { $pile }
    }: { sea-salt-paper-card }, { sea-salt-paper-cards }
# $change — число со знаком
sea-salt-paper-gives = ({ $change }: { sea-salt-paper-laid-points })
sea-salt-paper-points-word =
    { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
sea-salt-paper-wins = Победа!
sea-salt-paper-keep = Оставить { sea-salt-paper-kind.object }
sea-salt-paper-then-points = будет { sea-salt-paper-laid-points }
# Над стрелками к стопкам: карта, которую не оставляют, пойдёт в одну из них
sea-salt-paper-goes-to = вторая пойдёт сюда:
# $pile — 0, если оставленная приносит победу; $change может быть пустым
sea-salt-paper-keep-label =
    Оставить { sea-salt-paper-kind.card-object } { $change }{ $pile ->
        [0] { "" }
       *[other] , вторую карту — в стопку { $pile }
    }
sea-salt-paper-searching = Возьмите одну карту из стопки { $pile }. Верхняя карта — первая.
sea-salt-paper-pick-label = Взять { sea-salt-paper-kind.card-object } { $change }

## Игроки

sea-salt-paper-you = Вы
sea-salt-paper-in-hand = на руке
sea-salt-paper-on-table = на столе
sea-salt-paper-laid = Разыграно
sea-salt-paper-laid-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
sea-salt-paper-nothing-laid = Пока ничего не разыграно.
sea-salt-paper-hand-of = Рука: { sea-salt-paper-cards }
sea-salt-paper-player-label =
    { $name }: очки { $total }, на руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }. Рассмотреть
sea-salt-paper-rob-label =
    Украсть карту у игрока { $name }, на руке { $hand ->
        [one] { $hand } карта
        [few] { $hand } карты
        [many] { $hand } карт
       *[other] { $hand } карты
    }
sea-salt-paper-my-seat = Ваше место
sea-salt-paper-my-hand = Ваша рука, { sea-salt-paper-cards }
sea-salt-paper-empty-hand = Карт пока нет.
sea-salt-paper-hand-label =
    { sea-salt-paper-card }{ $pairs ->
        [yes] , есть пара
       *[no] { "" }
    }
# $cards — сколько карт считаются вместе, $points — сколько они дают
sea-salt-paper-card-worth =
    Это { sea-salt-paper-card }: { $cards ->
        [one] { $cards } карта этой группы даёт
        [few] { $cards } карты этой группы дают
        [many] { $cards } карт этой группы дают
       *[other] { $cards } карты этой группы дают
    } { sea-salt-paper-laid-points }.

## Очки

sea-salt-paper-my-points = Ваши очки
sea-salt-paper-points-now =
    { $points ->
        [one] очко сейчас
        [few] очка сейчас
        [many] очков сейчас
       *[other] очка сейчас
    }
sea-salt-paper-missing = ещё { $points } до объявления
sea-salt-paper-may-call = можно объявлять
sea-salt-paper-called = последние ходы: объявлять нельзя
sea-salt-paper-part-pairs = Пары
sea-salt-paper-part-collections = Наборы
sea-salt-paper-part-multipliers = Множители
sea-salt-paper-part-mermaids = Русалки
sea-salt-paper-part-singles = Другие
sea-salt-paper-my-colours = Ваши цвета, сначала самые частые
sea-salt-paper-copies = Не видно
sea-salt-paper-left = { $left } из { $total }

## Конец хода и объявления

sea-salt-paper-actions = Что можно сделать
sea-salt-paper-end = Конец хода
sea-salt-paper-ends-void = раунд не засчитан
sea-salt-paper-ends-scored = подсчёт очков
sea-salt-paper-stop = Раунд закончен
sea-salt-paper-last-chance = Последний шанс
sea-salt-paper-stop-gives = очки: { $points }
sea-salt-paper-last-chance-gives = { $won } или { $lost }
sea-salt-paper-tap-again = нажмите ещё раз
sea-salt-paper-stop-explained = «Раунд закончен»: вы сразу получаете { $points }, остальные — очки за свои карты.
sea-salt-paper-last-chance-explained = «Последний шанс»: { $won }, если ни у кого не будет больше { $points }, иначе { $lost }. Остальные делают ещё по одному ходу.
sea-salt-paper-if-you-call = Если объявить сейчас
sea-salt-paper-stop-when = сразу
sea-salt-paper-bet-won-if = больше { $points } ни у кого
sea-salt-paper-bet-lost-if = у кого-то больше
sea-salt-paper-others-cards = остальным: за карты
sea-salt-paper-others-colour = остальным: только за цвет
sea-salt-paper-shows =
    { $name } показывает { $points }, { $hand ->
        [one] { $hand } карта скрыта
        [few] { $hand } карты скрыты
        [many] { $hand } карт скрыто
       *[other] { $hand } карты скрыто
    }

## Конец раунда

# $result — stop, won, lost, void или mermaids; $you — yes, если конец объявил (или русалок собрал) читатель; иначе это $name
sea-salt-paper-result-title =
    { $result ->
        [stop]
            { $you ->
                [yes] Вы: «Раунд закончен»
               *[no] { $name }: «Раунд закончен»
            }
        [won]
            { $you ->
                [yes] Ваша ставка выиграла
               *[no] { $name }: ставка выиграла
            }
        [lost]
            { $you ->
                [yes] Ваша ставка проиграла
               *[no] { $name }: ставка проиграла
            }
        [mermaids]
            { $you ->
                [yes] Четыре русалки: вы победили
               *[no] Четыре русалки: побеждает { $name }
            }
       *[void] Раунд не засчитан: все без очков
    }
# $points — очки за карты у того, кто объявил; $best — наибольшие у остальных
sea-salt-paper-result-text =
    { $result ->
        [stop] Все получают очки за свои карты.
        [won] { $points } против { $best }: ставка удалась. Кто её сделал, получает очки за карты и бонус за цвет, остальные — только бонус за цвет.
        [lost] { $points } против { $best }: ставка не удалась. Кто её сделал, получает только бонус за цвет, остальные — очки за карты.
        [mermaids] Кто собрал всех четырёх русалок, побеждает сразу; очки за раунд не считают.
       *[void] Колода кончилась, а конец раунда никто не объявил.
    }
sea-salt-paper-caller = объявляет
sea-salt-paper-column-cards = Карты
sea-salt-paper-column-colour = Цвет
sea-salt-paper-column-round = Раунд
sea-salt-paper-column-total = Итого
sea-salt-paper-not-paid = не в счёт
sea-salt-paper-hidden-hand =
    { $cards ->
        [one] { $cards } скрытая карта
        [few] { $cards } скрытые карты
        [many] { $cards } скрытых карт
       *[other] { $cards } скрытой карты
    }
sea-salt-paper-next-round = Следующий раунд
sea-salt-paper-close-result = К столу
sea-salt-paper-show-result = Прошлый раунд
sea-salt-paper-in-seconds = через { $seconds } с
sea-salt-paper-begins-next =
    { $you ->
        [yes] Вы начинаете
       *[no] { $name } начинает
    } раунд { $round }.

## Подсчёт

sea-salt-paper-counts-what = Карты, которых вы не видите: они в колоде, в стопках под верхней картой или у других на руках.
sea-salt-paper-counts-kinds = По видам
sea-salt-paper-counts-colours = Цвета
# $card — карта словами
sea-salt-paper-copy-hidden = { $card }: не видно
sea-salt-paper-copy-seen = { $card }: видно
sea-salt-paper-remembered = Что вы видели в этом раунде
sea-salt-paper-memory-opened = Стопка { $pile } началась с карты
sea-salt-paper-memory-drew-two =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } две карты; вторая — в стопку { $pile }
sea-salt-paper-memory-drew-one =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } карту из колоды
sea-salt-paper-memory-took =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } из стопки { $pile }
sea-salt-paper-memory-laid =
    { $you ->
        [yes] Вы разыгрываете
       *[no] { $name } разыгрывает
    }
sea-salt-paper-memory-searched =
    { $you ->
        [yes] Вы просматриваете
       *[no] { $name } просматривает
    } стопку { $pile }
# У $victim крадут карту; $mine — yes, если это читатель
sea-salt-paper-memory-stole =
    { $you ->
        [yes] Вы крадёте
       *[no] { $name } крадёт
    } { $mine ->
        [yes] у вас
       *[no] у игрока { $victim }
    }

## Журнал. Делает это $name; $you — yes, если это читатель.

sea-salt-paper-log = Журнал
sea-salt-paper-older-hidden = Прежние строки скрыты: за этим столом играют по памяти.
sea-salt-paper-log-first =
    { $you ->
        [yes] Вы начинаете.
       *[no] { $name } начинает.
    }
sea-salt-paper-log-open = В новую стопку { $pile } кладут { sea-salt-paper-card-object }.
sea-salt-paper-log-take =
    { $kind ->
        [hidden]
            { $you ->
                [yes] Вы берёте
               *[no] { $name } берёт
            } верхнюю карту стопки { $pile }.
       *[other]
            { $you ->
                [yes] Вы берёте
               *[no] { $name } берёт
            } { sea-salt-paper-card-object } из стопки { $pile }.
    }
sea-salt-paper-log-keep =
    { $you ->
        [yes] Вы берёте две карты и оставляете
       *[no] { $name } берёт две карты и оставляет
    } { $kind ->
        [hidden] одну
       *[other] { sea-salt-paper-card-object }
    }.
sea-salt-paper-log-place =
    { $kind ->
        [hidden]
            { $you ->
                [yes] Вы кладёте
               *[no] { $name } кладёт
            } вторую в стопку { $pile }.
       *[other]
            { $you ->
                [yes] Вы кладёте
               *[no] { $name } кладёт
            } { sea-salt-paper-card-object } в стопку { $pile }.
    }
sea-salt-paper-log-pair =
    { $you ->
        [yes] Вы разыгрываете
       *[no] { $name } разыгрывает
    } { sea-salt-paper-pair-object }{ $pair ->
        [boat] : ещё один ход
       *[other] { "" }
    }.
sea-salt-paper-log-fish =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } из колоды { sea-salt-paper-card-object }.
sea-salt-paper-log-search =
    { $you ->
        [yes] Вы просматриваете
       *[no] { $name } просматривает
    } стопку { $pile }.
sea-salt-paper-log-pick =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } оттуда { sea-salt-paper-card-object }.
# У $victim крадут карту; $mine — yes, если это читатель
sea-salt-paper-log-steal =
    { $you ->
        [yes] Вы крадёте
       *[no] { $name } крадёт
    } { $mine ->
        [yes] у вас
       *[no] у игрока { $victim }
    } { sea-salt-paper-card-object }.
sea-salt-paper-log-stop =
    { $you ->
        [yes] Вы объявляете «Раунд закончен».
       *[no] { $name } объявляет «Раунд закончен».
    }
sea-salt-paper-log-last-chance =
    { $you ->
        [yes] Вы объявляете «Последний шанс».
       *[no] { $name } объявляет «Последний шанс».
    }
sea-salt-paper-headline = Раунд { $round } · до { $target }
sea-salt-paper-source-before = Раунды до последнего
sea-salt-paper-source-last = Последний раунд

