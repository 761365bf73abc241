sea-salt-paper-over = Гру закінчено.
sea-salt-paper-must-take = Спершу візьміть карту: з колоди або верхню зі стосу скиду.
sea-salt-paper-must-keep = Залиште собі одну з двох узятих карт.
sea-salt-paper-must-place = Покладіть другу карту в стос скиду 1 або 2.
sea-salt-paper-must-search = Оберіть для перегляду стос скиду, у якому є карти.
sea-salt-paper-must-pick = Візьміть одну карту зі стосу{ $size ->
        [1] {""}
       *[other] ; місця рахують знизу, від 1 до { $size }
    }.
sea-salt-paper-must-rob = Оберіть гравця, у якого крадете карту.
sea-salt-paper-must-play = Розіграйте пару, завершіть хід або оголосіть кінець раунду.

## Карти. $kind — crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal, colony,
## captain або mermaid; $colour — DB, LB, BK, YE, GN, WH, PU, GY, LO, PK або OR.

# Вид однієї карти, окремо; object — у знахідному відмінку, card — з кольором
sea-salt-paper-kind =
    { $kind ->
        [crab] краб
        [boat] кораблик
        [fish] риба
        [swimmer] плавець
        [shark] акула
        [shell] мушля
        [octopus] восьминіг
        [penguin] пінгвін
        [sailor] моряк
        [lighthouse] маяк
        [shoal] зграя
        [colony] колонія
        [captain] капітан
       *[mermaid] русалка
    }
    .object =
        { $kind ->
            [crab] краба
            [boat] кораблик
            [fish] рибу
            [swimmer] плавця
            [shark] акулу
            [shell] мушлю
            [octopus] восьминога
            [penguin] пінгвіна
            [sailor] моряка
            [lighthouse] маяк
            [shoal] зграю
            [colony] колонію
            [captain] капітана
           *[mermaid] русалку
        }
    .card =
        { $kind ->
            [crab] { sea-salt-paper-colour } краб
            [boat] { sea-salt-paper-colour } кораблик
            [fish] { sea-salt-paper-colour.feminine } риба
            [swimmer] { sea-salt-paper-colour } плавець
            [shark] { sea-salt-paper-colour.feminine } акула
            [shell] { sea-salt-paper-colour.feminine } мушля
            [octopus] { sea-salt-paper-colour } восьминіг
            [penguin] { sea-salt-paper-colour } пінгвін
            [sailor] { sea-salt-paper-colour } моряк
            [lighthouse] { sea-salt-paper-colour } маяк
            [shoal] { sea-salt-paper-colour.feminine } зграя риб
            [colony] { sea-salt-paper-colour.feminine } колонія пінгвінів
            [captain] { sea-salt-paper-colour } капітан
           *[mermaid] { sea-salt-paper-colour.feminine } русалка
        }
# Кількість карт одного виду, під рукою; $count. Плавців і акул рахують разом.
sea-salt-paper-group =
    { $kind ->
        [crab]
            { $count ->
                [one] { $count } краб
                [few] { $count } краби
                [many] { $count } крабів
               *[other] { $count } краба
            }
        [boat]
            { $count ->
                [one] { $count } кораблик
                [few] { $count } кораблики
                [many] { $count } корабликів
               *[other] { $count } кораблика
            }
        [fish]
            { $count ->
                [one] { $count } риба
                [few] { $count } риби
                [many] { $count } риб
               *[other] { $count } риби
            }
        [swimmer]
            { $count ->
                [one] { $count } карта
                [few] { $count } карти
                [many] { $count } карт
               *[other] { $count } карти
            }
        [shell]
            { $count ->
                [one] { $count } мушля
                [few] { $count } мушлі
                [many] { $count } мушель
               *[other] { $count } мушлі
            }
        [octopus]
            { $count ->
                [one] { $count } восьминіг
                [few] { $count } восьминоги
                [many] { $count } восьминогів
               *[other] { $count } восьминога
            }
        [penguin]
            { $count ->
                [one] { $count } пінгвін
                [few] { $count } пінгвіни
                [many] { $count } пінгвінів
               *[other] { $count } пінгвіна
            }
        [sailor]
            { $count ->
                [one] { $count } моряк
                [few] { $count } моряки
                [many] { $count } моряків
               *[other] { $count } моряка
            }
       *[other] { $count }
    }
# Чоловічий рід; feminine — жіночий, animate і feminine-object — знахідний відмінок обох
sea-salt-paper-colour =
    { $colour ->
        [DB] темно-синій
        [LB] блакитний
        [BK] чорний
        [YE] жовтий
        [GN] зелений
        [WH] білий
        [PU] фіолетовий
        [GY] сірий
        [LO] світло-помаранчевий
        [PK] рожевий
       *[OR] помаранчевий
    }
    .feminine =
        { $colour ->
            [DB] темно-синя
            [LB] блакитна
            [BK] чорна
            [YE] жовта
            [GN] зелена
            [WH] біла
            [PU] фіолетова
            [GY] сіра
            [LO] світло-помаранчева
            [PK] рожева
           *[OR] помаранчева
        }
    .animate =
        { $colour ->
            [DB] темно-синього
            [LB] блакитного
            [BK] чорного
            [YE] жовтого
            [GN] зеленого
            [WH] білого
            [PU] фіолетового
            [GY] сірого
            [LO] світло-помаранчевого
            [PK] рожевого
           *[OR] помаранчевого
        }
    .feminine-object =
        { $colour ->
            [DB] темно-синю
            [LB] блакитну
            [BK] чорну
            [YE] жовту
            [GN] зелену
            [WH] білу
            [PU] фіолетову
            [GY] сіру
            [LO] світло-помаранчеву
            [PK] рожеву
           *[OR] помаранчеву
        }
# Дві літери кольору на картах: свої в кожній мові й різні для різних кольорів
sea-salt-paper-colour-letters =
    { $colour ->
        [DB] ТС
        [LB] БЛ
        [BK] ЧО
        [YE] ЖО
        [GN] ЗЕ
        [WH] БІ
        [PU] ФІ
        [GY] СІ
        [LO] СП
        [PK] РО
       *[OR] ПО
    }
# Кольори, які рахують русалки, кожен зі своїми картами
sea-salt-paper-counted-colours = { SAY($colours, as: "sea-salt-paper-colour-cards") }
sea-salt-paper-colour-cards = { sea-salt-paper-colour }: { $cards }
# Карта з кольором, окремо
sea-salt-paper-card = { sea-salt-paper-kind.card }
# Те саме як додаток у реченні («бере …»)
sea-salt-paper-card-object =
    { $kind ->
        [crab] { sea-salt-paper-colour.animate } краба
        [boat] { sea-salt-paper-colour } кораблик
        [fish] { sea-salt-paper-colour.feminine-object } рибу
        [swimmer] { sea-salt-paper-colour.animate } плавця
        [shark] { sea-salt-paper-colour.feminine-object } акулу
        [shell] { sea-salt-paper-colour.feminine-object } мушлю
        [octopus] { sea-salt-paper-colour.animate } восьминога
        [penguin] { sea-salt-paper-colour.animate } пінгвіна
        [sailor] { sea-salt-paper-colour.animate } моряка
        [lighthouse] { sea-salt-paper-colour } маяк
        [shoal] { sea-salt-paper-colour.feminine-object } зграю риб
        [colony] { sea-salt-paper-colour.feminine-object } колонію пінгвінів
        [captain] { sea-salt-paper-colour.animate } капітана
       *[mermaid] { sea-salt-paper-colour.feminine-object } русалку
    }

## Пари. $pair — crab (два краби), boat, fish або swimmer (плавець і акула).

sea-salt-paper-pair =
    { $pair ->
        [crab] Два краби
        [boat] Два кораблики
        [fish] Дві риби
       *[swimmer] Плавець + акула
    }
# $pile — 0, якщо можна обрати будь-який стос, інакше той, який мусить бути
sea-salt-paper-asks-keeping =
    Залиште собі одну карту; друга піде в { $pile ->
        [0] лівий або правий стос
       *[other] стос { $pile }
    }.
sea-salt-paper-asks-placing = Покладіть другу карту в стос.
sea-salt-paper-asks-picking = Візьміть одну карту зі стосу { $pile }.
sea-salt-paper-asks-robbing = Оберіть, у кого вкрасти карту.
sea-salt-paper-asks-searching = Оберіть стос, який переглянете.
# Що можна зробити: $may — pair, call, pair-call (можливо обидва) або end
sea-salt-paper-asks-playing =
    { $may ->
        [pair] Розіграйте пару або завершіть хід.
        [call] Завершіть хід або оголосіть кінець раунду.
        [pair-call] Розіграйте пару, завершіть хід або оголосіть кінець раунду.
       *[end] Завершіть хід.
    }
sea-salt-paper-choose-partner = Тепер оберіть другу карту пари. Перша: { sea-salt-paper-card }.

## Середина столу

sea-salt-paper-sea = Колода й стоси
sea-salt-paper-deck = Колода
sea-salt-paper-pile = Стос { $pile }
sea-salt-paper-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }
sea-salt-paper-deck-label = Колода, { sea-salt-paper-cards }
sea-salt-paper-deck-draw-label = Взяти з колоди, { sea-salt-paper-cards }
sea-salt-paper-deck-left = Колода { $size }
# На колоді, якнайкоротше
sea-salt-paper-draw-two =
    { $size ->
        [1] остання
       *[other] взяти 2
    }
# Хтось дивиться на взяті карти
sea-salt-paper-looks =
    { $name } дивиться на { $cards ->
        [one] { $cards } карту
        [few] { $cards } карти
        [many] { $cards } карт
       *[other] { $cards } карти
    }
sea-salt-paper-pile-empty-label = Стос { $pile }, порожній
# $verb — take, search, place або look, якщо з ним нічого не зробити
sea-salt-paper-pile-label =
    { $verb ->
        [take] Взяти зі стосу { $pile }
        [search] Переглянути стос { $pile }
        [place] Покласти другу карту в стос { $pile }
       *[look] Стос { $pile }
    }: { sea-salt-paper-card }, { sea-salt-paper-cards }
# $change — число зі знаком
sea-salt-paper-gives = ({ $change }: { sea-salt-paper-laid-points })
sea-salt-paper-points-word =
    { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }
sea-salt-paper-wins = Перемога!

## Гравці

sea-salt-paper-you = Ви
sea-salt-paper-in-hand = на руці
sea-salt-paper-on-table = на столі
sea-salt-paper-laid = Розіграно
sea-salt-paper-laid-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
sea-salt-paper-player-label =
    { $name }: { $total ->
        [one] { $total } очко
        [few] { $total } очки
        [many] { $total } очок
       *[other] { $total } очка
    }, { $hand ->
        [one] { $hand } карта на руці
        [few] { $hand } карти на руці
        [many] { $hand } карт на руці
       *[other] { $hand } карти на руці
    }. Роздивитися
sea-salt-paper-rob-label =
    Вкрасти карту: { $name }, { $hand ->
        [one] { $hand } карта на руці
        [few] { $hand } карти на руці
        [many] { $hand } карт на руці
       *[other] { $hand } карти на руці
    }
sea-salt-paper-my-seat = Ваше місце
sea-salt-paper-my-hand = Ваша рука, { sea-salt-paper-cards }
sea-salt-paper-empty-hand = Карт ще немає.
sea-salt-paper-hand-label =
    { sea-salt-paper-card }{ $pairs ->
        [yes] , складає пару
       *[no] { "" }
    }
# $cards — скільки карт рахують разом, $points — що вони дають
sea-salt-paper-card-worth =
    Це { sea-salt-paper-card }: { $cards ->
        [one] { $cards } карта цієї групи дає
        [few] { $cards } карти цієї групи дають
        [many] { $cards } карт цієї групи дають
       *[other] { $cards } карти цієї групи дають
    } { sea-salt-paper-laid-points }.

## Очки

sea-salt-paper-my-points = Ваші очки
sea-salt-paper-points-now =
    { $points ->
        [one] очко зараз
        [few] очки зараз
        [many] очок зараз
       *[other] очка зараз
    }
sea-salt-paper-missing =
    { $points ->
        [one] ще { $points } очко, щоб завершити
        [few] ще { $points } очки, щоб завершити
        [many] ще { $points } очок, щоб завершити
       *[other] ще { $points } очка, щоб завершити
    }
sea-salt-paper-may-call = можна завершити раунд
sea-salt-paper-called = останні ходи: кінець оголошено
sea-salt-paper-part-pairs = Пари
sea-salt-paper-part-collections = Набори
sea-salt-paper-part-multipliers = Множники
sea-salt-paper-part-mermaids = Русалки
sea-salt-paper-my-colours = Ваші кольори, спершу найчастіші

## Завершення ходу та раунду

sea-salt-paper-actions = Що можна зробити
sea-salt-paper-end = Кінець ходу
sea-salt-paper-ends-void = раунд не зарахують
sea-salt-paper-ends-scored = рахуємо очки
sea-salt-paper-stop = Раунд закінчено
sea-salt-paper-last-chance = Останній шанс
sea-salt-paper-stop-gives =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
sea-salt-paper-last-chance-gives = { $won } або { $lost }
sea-salt-paper-tap-again = ще раз
sea-salt-paper-stop-explained =
    Раунд закінчено: ви одразу отримуєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, інші — очки за свої карти.
sea-salt-paper-last-chance-explained = Останній шанс: { $won }, якщо ніхто не матиме більше ніж { $points }, інакше { $lost }. Інші роблять ще по ходу.
sea-salt-paper-if-you-call = Якщо завершити зараз

## Кінець раунду

sea-salt-paper-show-result = Останній раунд

## Журнал

sea-salt-paper-log = Журнал
sea-salt-paper-older-hidden = Давніші рядки приховано: за цим столом грають з пам’яті.

## Журнал, рядок за рядком. Це зробив $name; $you — yes, якщо це читач; $victim і $victim_you — у кого вкрадено. Карта —
## none, якщо читач не має її знати.

sea-salt-paper-log-round-began =
    Раунд { $number }: { $you ->
        [yes] починаєте ви
       *[no] починає { $name }
    }.
sea-salt-paper-log-opened = Новий стос { $pile }: { SAY($card, as: "sea-salt-paper-card") }.
sea-salt-paper-log-drew-to-hand =
    { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $card ->
        [none] карту
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } з колоди.
sea-salt-paper-log-kept =
    { $you ->
        [yes] Ви берете дві карти й залишаєте собі
       *[no] { $name } бере дві карти й залишає собі
    } { $card ->
        [none] одну
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }{ $pile ->
        [none] { "" }
       *[other] ; у стос { $pile } йде { SAY($discarded, as: "sea-salt-paper-card") }
    }.
sea-salt-paper-log-discarded =
    { $you ->
        [yes] Ви кладете
       *[no] { $name } кладе
    } { SAY($card, as: "sea-salt-paper-card-object") } у стос { $pile }.
sea-salt-paper-log-took =
    { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } { SAY($card, as: "sea-salt-paper-card-object") } зі стосу { $pile }.
sea-salt-paper-log-paired =
    { $you ->
        [yes] Ви розігруєте
       *[no] { $name } розігрує
    } { SAY($first, as: "sea-salt-paper-card-object") } і { SAY($second, as: "sea-salt-paper-card-object") }{ $effect ->
        [search] : перегляд стосу
        [another-turn] : ще один хід
        [draw] : карта з колоди
        [rob] : крадіжка карти
       *[none] , без ефекту
    }.
sea-salt-paper-log-searching =
    { $you ->
        [yes] Ви переглядаєте стос
       *[no] { $name } переглядає стос
    } { $pile }.
sea-salt-paper-log-searched =
    { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $card ->
        [none] карту
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    } зі стосу { $pile }.
sea-salt-paper-log-stole =
    { $you ->
        [yes] Ви крадете
       *[no] { $name } краде
    } { $victim_you ->
        [yes] у вас
       *[no] в гравця { $victim }
    } { $card ->
        [none] карту
       *[other] { SAY($card, as: "sea-salt-paper-card-object") }
    }.
sea-salt-paper-log-called =
    { $you ->
        [yes] Ви оголошуєте
       *[no] { $name } оголошує
    } { $call ->
        [stop] «РАУНД ЗАКІНЧЕНО»
       *[last-chance] «ОСТАННІЙ ШАНС»
    }: { sea-salt-paper-laid-points } за карти.
sea-salt-paper-log-revealed =
    { $you ->
        [yes] Ви відкриваєте
       *[no] { $name } відкриває
    } карти: очки за карти — { $card_points } (пари { $pairs }, набори { $collections }, множники { $multipliers }, русалки { $mermaids }), бонус за колір — { $colour_bonus }.
sea-salt-paper-log-bet =
    { $won ->
        [yes]
            { $you ->
                [yes] Ви виграли ставку
               *[no] { $name } виграє ставку
            }
       *[no]
            { $you ->
                [yes] Ви програли ставку
               *[no] { $name } програє ставку
            }
    }: очки за карти — { $points } проти { $best }.
sea-salt-paper-log-round-void = Колода порожня: раунд не зараховано, ніхто не отримує очок.
sea-salt-paper-log-round-paid =
    { $you ->
        [yes] Ви отримуєте
       *[no] { $name } отримує
    } { sea-salt-paper-laid-points } { $colour ->
        [none] за карти
       *[other]
            { $cards ->
                [none] як бонус за колір
               *[other] ({ $cards } за карти, { $colour } як бонус за колір)
            }
    }; загальний рахунок — { $total }.
sea-salt-paper-log-mermaids =
    { $you ->
        [yes] Ви маєте
       *[no] { $name } має
    } всіх чотирьох русалок.
sea-salt-paper-log-game-ended =
    { $why ->
        [target] Гру закінчено
        [mermaids] Гру закінчено
       *[rounds] Зіграно останній можливий раунд
    }: { $name ->
        [none] перше місце ділять кілька гравців
       *[other]
            { $you ->
                [yes] ви перемогли
               *[no] перемагає { $name }
            }
    }.

## Поради: хід за тим, що в ньому стається спершу

sea-salt-paper-advise-drawing = Візьміть карти з колоди
sea-salt-paper-advise-took = Візьміть { SAY($card, as: "sea-salt-paper-card-object") } зі стосу { $pile }
sea-salt-paper-advise-kept = Залиште собі { SAY($card, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-discarded = Покладіть { SAY($card, as: "sea-salt-paper-card-object") } у стос { $pile }
sea-salt-paper-advise-paired = Розіграйте { SAY($first, as: "sea-salt-paper-card-object") } і { SAY($second, as: "sea-salt-paper-card-object") }
sea-salt-paper-advise-searching = Перегляньте стос { $pile }
sea-salt-paper-advise-searched = Візьміть { SAY($card, as: "sea-salt-paper-card-object") } зі стосу { $pile }
sea-salt-paper-advise-robbing = Вкрадіть карту в гравця { $victim }
sea-salt-paper-advise-turn-ended = Завершіть хід
sea-salt-paper-advise-called =
    Оголосіть { $call ->
        [stop] «РАУНД ЗАКІНЧЕНО»
       *[last-chance] «ОСТАННІЙ ШАНС»
    }

sea-salt-paper-headline = Раунд { $round } · до { $target }
sea-salt-paper-source-before = Попередні раунди
sea-salt-paper-source-last = Останній раунд
