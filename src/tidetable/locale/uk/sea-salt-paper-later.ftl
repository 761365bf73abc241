sea-salt-paper-not-a-move = «{ $text }» — не дія; напишіть, наприклад, deck, take:1, keep:crab-DB, place:2, pair:fish-DB+fish-BK, search:1, pick:3, rob:2, end, stop або last-chance.
sea-salt-paper-deck-empty = Колода порожня.
sea-salt-paper-pile-empty = Стос скиду { $pile } порожній.
sea-salt-paper-pair-not-in-hand = У вас на руці немає такої пари: { SAY($first, as: "sea-salt-paper-card") } і { SAY($second, as: "sea-salt-paper-card") }.
sea-salt-paper-no-effect = За цим столом не можна розіграти цю пару ({ SAY($first, as: "sea-salt-paper-card") } і { SAY($second, as: "sea-salt-paper-card") }): зараз вона не мала б ефекту.
sea-salt-paper-already-called = Кінець цього раунду вже оголошено.
sea-salt-paper-too-few-points = Ваші карти дають { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, а щоб завершити раунд, треба { $needed }.

## Карти. $kind — crab, boat, fish, swimmer, shark, shell, octopus, penguin, sailor, lighthouse, shoal, colony,
## captain або mermaid; $colour — DB, LB, BK, YE, GN, WH, PU, GY, LO, PK або OR.

# Багато карт одного виду, як заголовок
sea-salt-paper-kinds =
    { $kind ->
        [crab] Краби
        [boat] Кораблики
        [fish] Риби
        [swimmer] Плавці
        [shark] Акули
        [shell] Мушлі
        [octopus] Восьминоги
        [penguin] Пінгвіни
        [sailor] Моряки
        [lighthouse] Маяк
        [shoal] Зграя риб
        [colony] Колонія пінгвінів
        [captain] Капітан
       *[mermaid] Русалки
    }

## Пари. $effect — search, another-turn, draw або rob.

# Що робить пара, коротко
sea-salt-paper-effect =
    { $effect ->
        [search] переглянути стос
        [another-turn] ще один хід
        [draw] взяти карту
       *[rob] вкрасти карту
    }
sea-salt-paper-no-effect-now = зараз без ефекту
sea-salt-paper-pairs = Пари на вашій руці
# $idle — yes, якщо зараз нічого не станеться
sea-salt-paper-lay-label =
    Розіграти { SAY($first, as: "sea-salt-paper-card-object") } і { SAY($second, as: "sea-salt-paper-card-object") }: { sea-salt-paper-effect }{ $idle ->
        [yes] . Зараз без ефекту
       *[no] { "" }
    }
sea-salt-paper-pairs-count = Пари можна й залишити на руці: вони однаково приносять очки.
sea-salt-paper-other-colours = Утримуйте, щоб побачити інші кольори, або торкніться двох карт.

## Середина столу

sea-salt-paper-keep = Залишити { sea-salt-paper-kind.object }
sea-salt-paper-then-points = буде { sea-salt-paper-laid-points }
# Над стрілками до стосів: карта, яку не залишено, піде в один із них
sea-salt-paper-goes-to = друга піде сюди:
# $pile — 0, якщо карта приносить перемогу; $change може бути порожнім
sea-salt-paper-keep-label =
    Залишити собі: { sea-salt-paper-card } { $change }{ $pile ->
        [0] { "" }
       *[other] , другу карту — у стос { $pile }
    }
sea-salt-paper-searching = Візьміть одну карту зі стосу { $pile }. Верхня карта — перша.
sea-salt-paper-pick-label = Взяти: { sea-salt-paper-card } { $change }

## Гравці

sea-salt-paper-nothing-laid = Ще нічого не розіграно.
sea-salt-paper-hand-of = Рука: { sea-salt-paper-cards }

## Очки

sea-salt-paper-part-singles = Інші
sea-salt-paper-copies = Не видно
sea-salt-paper-left = { $left } з { $total }

## Завершення ходу та раунду

sea-salt-paper-stop-when = одразу
sea-salt-paper-bet-won-if = ніхто не має понад { $points }
sea-salt-paper-bet-lost-if = хтось має більше
sea-salt-paper-others-cards = інші: очки за карти
sea-salt-paper-others-colour = інші: лише бонус за колір
sea-salt-paper-shows =
    { $name }: відкрито { $points }, { $hand ->
        [one] приховано { $hand } карту
        [few] приховано { $hand } карти
        [many] приховано { $hand } карт
       *[other] приховано { $hand } карти
    }

## Кінець раунду

# $result — stop, won, lost, void або mermaids; $you — yes, якщо кінець оголосив читач (або переміг русалками); інакше це $name
sea-salt-paper-result-title =
    { $result ->
        [stop]
            { $you ->
                [yes] Ви завершили раунд
               *[no] { $name } завершує раунд
            }
        [won]
            { $you ->
                [yes] Ваша ставка виграла
               *[no] { $name } виграє ставку
            }
        [lost]
            { $you ->
                [yes] Ваша ставка програла
               *[no] { $name } програє ставку
            }
        [mermaids]
            { $you ->
                [yes] Чотири русалки: ви перемогли
               *[no] Чотири русалки: перемагає { $name }
            }
       *[void] Раунд не зараховано
    }
# $points — очки за карти того, хто оголосив кінець; $best — найбільше з очок інших гравців
sea-salt-paper-result-text =
    { $result ->
        [stop] Усі отримують очки за свої карти.
        [won] { $points } проти { $best }. Хто дав останній шанс, отримує очки за карти й бонус за колір, інші — лише бонус за колір.
        [lost] { $points } проти { $best }. Хто дав останній шанс, отримує лише бонус за колір, інші — очки за карти.
        [mermaids] Хто має всіх чотирьох русалок, перемагає негайно; очок за раунд не рахують.
       *[void] Карти в колоді скінчилися, перш ніж хтось оголосив кінець раунду.
    }
sea-salt-paper-caller = оголошує кінець
sea-salt-paper-column-cards = Карти
sea-salt-paper-column-colour = Колір
sea-salt-paper-column-round = Раунд
sea-salt-paper-column-total = Разом
sea-salt-paper-not-paid = не рахують
sea-salt-paper-hidden-hand =
    { $cards ->
        [one] { $cards } прихована карта
        [few] { $cards } приховані карти
        [many] { $cards } прихованих карт
       *[other] { $cards } прихованої карти
    }
sea-salt-paper-next-round = Наступний раунд
sea-salt-paper-close-result = До столу
sea-salt-paper-in-seconds = через { $seconds } с
sea-salt-paper-begins-next =
    { $you ->
        [yes] Ви починаєте
       *[no] { $name } починає
    } раунд { $round }.

## Підрахунок

sea-salt-paper-counts-what = Карти, яких ви не бачите: вони в колоді, у стосах під верхніми або на руках в інших.
sea-salt-paper-counts-kinds = За видом
sea-salt-paper-counts-colours = Кольори
# $card — назва карти
sea-salt-paper-copy-hidden = { $card }: не видно
sea-salt-paper-copy-seen = { $card }: видно
sea-salt-paper-remembered = Що ви бачили в цьому раунді
sea-salt-paper-memory-opened = Стос { $pile } почався з карти
sea-salt-paper-memory-drew-two =
    { $you ->
        [yes] Ви берете дві карти
       *[no] { $name } бере дві карти
    }; друга — у стос { $pile }
sea-salt-paper-memory-drew-one =
    { $you ->
        [yes] Ви берете карту з колоди
       *[no] { $name } бере карту з колоди
    }
sea-salt-paper-memory-took =
    { $you ->
        [yes] Ви берете зі стосу
       *[no] { $name } бере зі стосу
    } { $pile }
sea-salt-paper-memory-laid =
    { $you ->
        [yes] Ви розігруєте
       *[no] { $name } розігрує
    }
sea-salt-paper-memory-searched =
    { $you ->
        [yes] Ви переглядаєте стос
       *[no] { $name } переглядає стос
    } { $pile }
# $victim — у кого вкрадено; $mine — yes, якщо в читача
sea-salt-paper-memory-stole =
    { $you ->
        [yes] Ви крадете
       *[no] { $name } краде
    } { $mine ->
        [yes] у вас
       *[no] в гравця { $victim }
    }
