sea-salt-paper-over = Игра окончена.
sea-salt-paper-must-take = Сначала возьмите карту: из колоды или верхнюю из стопки сброса.
sea-salt-paper-must-keep = Оставьте себе одну из двух взятых карт.
sea-salt-paper-must-place = Положите вторую карту в стопку сброса 1 или 2.
sea-salt-paper-must-search = Выберите для просмотра стопку сброса, в которой есть карты.
sea-salt-paper-must-pick = Возьмите одну карту из стопки{ $size ->
        [1] {""}
       *[other] ; места считают снизу, от 1 до { $size }
    }.
sea-salt-paper-must-rob = Выберите игрока, у которого крадёте карту.
sea-salt-paper-must-play = Разыграйте пару, завершите ход или объявите конец раунда.

## Карты. $kind — crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain или mermaid; $colour — DB, LB, BK, YE, GN, WH, PU, GY, LO, PK или OR.

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
        [colony] { sea-salt-paper-colour.feminine } колония пингвинов
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
        [colony] { sea-salt-paper-colour.feminine-object } колонию пингвинов
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
# Две буквы цвета на картах: свои в каждом языке и разные у разных цветов
sea-salt-paper-colour-letters =
    { $colour ->
        [DB] ТС
        [LB] ГО
        [BK] ЧЁ
        [YE] ЖЁ
        [GN] ЗЕ
        [WH] БЕ
        [PU] ФИ
        [GY] СЕ
        [LO] СО
        [PK] РО
       *[OR] ОР
    }
# Цвета, которые считают русалки, каждый со своими картами
sea-salt-paper-counted-colours = { SAY($colours, as: "sea-salt-paper-colour-cards") }
sea-salt-paper-colour-cards = { sea-salt-paper-colour }: { $cards }
# Карта с цветом, сама по себе
sea-salt-paper-card = { sea-salt-paper-kind.card }
# То же как дополнение («берёт …»)
sea-salt-paper-card-object = { sea-salt-paper-kind.card-object }

## Пары. $pair — crab (два краба), boat, fish или swimmer (пловец и акула).

sea-salt-paper-pair =
    { $pair ->
        [crab] Два краба
        [boat] Два кораблика
        [fish] Две рыбы
       *[swimmer] Пловец + акула
    }
# $pile — 0, если годится любая стопка, иначе та, которая обязательна
sea-salt-paper-asks-keeping =
    Оставьте себе одну карту; вторая пойдёт в { $pile ->
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

## Журнал

sea-salt-paper-log = Журнал
sea-salt-paper-older-hidden = Прежние строки скрыты: за этим столом играют по памяти.

## Журнал, строка за строкой. Делает это $name; $you — yes, если это читатель; $victim и $victim_you — у кого крадут.
## Карта — none, если читателю нельзя её знать.

sea-salt-paper-log-round-began =
    Раунд { $number }: { $you ->
        [yes] начинаете вы
       *[no] начинает { $name }
    }.
sea-salt-paper-log-opened = Новая стопка { $pile }: { SAY($card, as: "sea-salt-paper-card") }.
sea-salt-paper-log-drew-to-hand =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $card ->
        [none] карту
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } из колоды.
sea-salt-paper-log-kept =
    { $you ->
        [yes] Вы берёте две карты и оставляете себе
       *[no] { $name } берёт две карты и оставляет себе
    } { $card ->
        [none] одну
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }{ $pile ->
        [none] { "" }
       *[other] ; в стопку { $pile } идёт { SAY($discarded, as: "sea-salt-paper-card") }
    }.
sea-salt-paper-log-discarded =
    { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { SAY($card, as: "sea-salt-paper-card-object") } в стопку { $pile }.
sea-salt-paper-log-took =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { SAY($card, as: "sea-salt-paper-card-object") } из стопки { $pile }.
sea-salt-paper-log-paired =
    { $you ->
        [yes] Вы разыгрываете
       *[no] { $name } разыгрывает
    } { SAY($first, as: "sea-salt-paper-card-object") } и { SAY($second, as: "sea-salt-paper-card-object") }{ $effect ->
        [search] : просмотр стопки
        [another-turn] : ещё один ход
        [draw] : карта из колоды
        [rob] : кража карты
       *[none] , без эффекта
    }.
sea-salt-paper-log-searching =
    { $you ->
        [yes] Вы просматриваете
       *[no] { $name } просматривает
    } стопку { $pile }.
sea-salt-paper-log-searched =
    { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $card ->
        [none] карту
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } из стопки { $pile }.
sea-salt-paper-log-stole =
    { $you ->
        [yes] Вы крадёте
       *[no] { $name } крадёт
    } { $victim_you ->
        [yes] у вас
       *[no] у игрока { $victim }
    } { $card ->
        [none] карту
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }.
sea-salt-paper-log-called =
    { $you ->
        [yes] Вы объявляете
       *[no] { $name } объявляет
    } { $call ->
        [stop] «РАУНД ЗАКОНЧЕН»
       *[last-chance] «ПОСЛЕДНИЙ ШАНС»
    }: { sea-salt-paper-laid-points } за карты.
sea-salt-paper-log-revealed =
    { $you ->
        [yes] Вы вскрываете
       *[no] { $name } вскрывает
    } карты: очки за карты — { $card_points } (пары { $pairs }, наборы { $collections }, множители { $multipliers }, русалки { $mermaids }), бонус за цвет — { $colour_bonus }.
sea-salt-paper-log-bet =
    { $won ->
        [yes]
            { $you ->
                [yes] Вы выиграли ставку
               *[no] { $name } выигрывает ставку
            }
       *[no]
            { $you ->
                [yes] Вы проиграли ставку
               *[no] { $name } проигрывает ставку
            }
    }: очки за карты — { $points } против { $best }.
sea-salt-paper-log-round-void = Колода пуста: раунд не засчитан, никто не получает очков.
sea-salt-paper-log-round-paid =
    { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    } { sea-salt-paper-laid-points } { $colour ->
        [none] за карты
       *[other]
            { $cards ->
                [none] как бонус за цвет
               *[other] ({ $cards } за карты, { $colour } как бонус за цвет)
            }
    }; общий счёт — { $total }.
sea-salt-paper-log-mermaids =
    { $you ->
        [yes] У вас
       *[no] У игрока { $name }
    } все четыре русалки.
sea-salt-paper-log-game-ended =
    { $why ->
        [target] Игра окончена
        [mermaids] Игра окончена
       *[rounds] Сыгран последний возможный раунд
    }: { $name ->
        [none] первое место делят несколько игроков
       *[other]
            { $you ->
                [yes] вы победили
               *[no] побеждает { $name }
            }
    }.

## Советы: ход по тому, что в нём происходит сначала

sea-salt-paper-advise-drawing = Возьмите карты из колоды
sea-salt-paper-advise-took = Возьмите { SAY($card, as: "sea-salt-paper-card-object") } из стопки { $pile }
sea-salt-paper-advise-kept = Оставьте себе { SAY($card, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-discarded = Положите { SAY($card, as: "sea-salt-paper-card-object") } в стопку { $pile }
sea-salt-paper-advise-paired = Разыграйте { SAY($first, as: "sea-salt-paper-card-object") } и { SAY($second, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-searching = Просмотрите стопку { $pile }
sea-salt-paper-advise-searched = Возьмите { SAY($card, as: "sea-salt-paper-card-object") } из стопки { $pile }
sea-salt-paper-advise-robbing = Украдите карту у игрока { $victim }
sea-salt-paper-advise-turn-ended = Завершите ход
sea-salt-paper-advise-called =
    Объявите { $call ->
        [stop] «РАУНД ЗАКОНЧЕН»
       *[last-chance] «ПОСЛЕДНИЙ ШАНС»
    }

sea-salt-paper-headline = Раунд { $round } · до { $target }
sea-salt-paper-source-before = Раунды до последнего
sea-salt-paper-source-last = Последний раунд
