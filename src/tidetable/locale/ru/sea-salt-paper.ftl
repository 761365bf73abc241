sea-salt-paper-over = Игра окончена.
sea-salt-paper-must-take = Сначала возьмите карту: из колоды или верхнюю из стопки сброса.
sea-salt-paper-must-keep = Оставьте себе одну из двух взятых карт: { $cards }.
sea-salt-paper-must-place = Положите вторую карту в стопку сброса 1 или 2.
sea-salt-paper-must-search = Выберите стопку сброса, в которой есть карты, чтобы её просмотреть.
sea-salt-paper-must-pick = Возьмите из стопки одну карту по её месту снизу: от 1 до { $size }.
sea-salt-paper-must-rob = Выберите игрока, у которого крадёте карту: { $players }.
sea-salt-paper-must-play = Разыграйте пару, завершите ход или объявите конец раунда.

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
# Пара как дополнение в предложении; $first и $second — цвета двух карт
sea-salt-paper-pair-object =
    { $pair ->
        [crab] двух крабов ({ $first }, { $second })
        [boat] два кораблика ({ $first }, { $second })
        [fish] двух рыб ({ $first }, { $second })
       *[swimmer] пловца { $first } и акулу { $second }
    }
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
sea-salt-paper-my-colours = Ваши цвета, сначала самые частые

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

## Конец раунда

sea-salt-paper-show-result = Прошлый раунд

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
