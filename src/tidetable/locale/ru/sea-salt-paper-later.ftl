sea-salt-paper-not-a-move = «{ $text }» — не действие; напишите, например, deck, take:1, keep:crab-DB, place:2, pair:fish-DB+fish-BK, search:1, pick:3, rob:2, end, stop или last-chance.
sea-salt-paper-deck-empty = Колода пуста.
sea-salt-paper-pile-empty = Стопка сброса { $pile } пуста.
sea-salt-paper-pair-not-in-hand = У вас на руке нет такой пары: { SAY($first, as: "sea-salt-paper-card") } и { SAY($second, as: "sea-salt-paper-card") }.
sea-salt-paper-no-effect = За этим столом нельзя разыграть эту пару ({ SAY($first, as: "sea-salt-paper-card") } и { SAY($second, as: "sea-salt-paper-card") }): сейчас у неё не было бы эффекта.
sea-salt-paper-already-called = Конец этого раунда уже объявлен.
sea-salt-paper-too-few-points = Ваши карты дают { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, а чтобы завершить раунд, нужно { $needed }.

## Карты. $kind — crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal,
## colony, captain или mermaid; $colour — DB, LB, BK, YE, GN, WH, PU, GY, LO, PK или OR.

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

## Пары. $effect — search, another-turn, draw или rob.

# Что делает пара, коротко
sea-salt-paper-effect =
    { $effect ->
        [search] просмотр стопки
        [another-turn] ещё один ход
        [draw] взять карту
       *[rob] украсть карту
    }
sea-salt-paper-no-effect-now = сейчас без эффекта
sea-salt-paper-pairs = Пары у вас на руке
# $idle — yes, если пара сейчас ничего не даст
sea-salt-paper-lay-label =
    Разыграть { SAY($first, as: "sea-salt-paper-card-object") } и { SAY($second, as: "sea-salt-paper-card-object") }: { sea-salt-paper-effect }{ $idle ->
        [yes] . Сейчас без эффекта
       *[no] { "" }
    }
sea-salt-paper-pairs-count = Пары можно и оставить на руке: они всё равно приносят очки.
sea-salt-paper-other-colours = Удерживайте, чтобы увидеть другие цвета, или нажмите на две карты.

## Середина стола

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

sea-salt-paper-nothing-laid = Пока ничего не разыграно.
sea-salt-paper-hand-of = Рука: { sea-salt-paper-cards }

## Очки

sea-salt-paper-part-singles = Другие
sea-salt-paper-copies = Не видно
sea-salt-paper-left = { $left } из { $total }

## Конец хода и объявления

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
