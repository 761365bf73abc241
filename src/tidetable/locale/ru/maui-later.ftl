maui-fits-with-token = Это полотенце ({ SAY($towel, as: "maui-towel") }) подходит только с жетоном полотенца, а за этим столом это не избавляет от запасного: возьмите запасное полотенце.
maui-crab-blocks = В { maui-towel-rows.locative } совпадение дала бы только клетка над крабом, а краб этому мешает.
maui-cannot-pay = Это полотенце стоит { $price ->
        [one] { $price } песчаный доллар
        [few] { $price } песчаных доллара
        [many] { $price } песчаных долларов
       *[other] { $price } песчаного доллара
    }, а у вас { $dollars }.
maui-does-not-fit = Это полотенце ({ SAY($towel, as: "maui-towel") }) нельзя положить: оно нигде не совпадает с вашим последним полотенцем.
maui-no-dollars = В зоне ряда { maui-market-row } долларов нет.
maui-no-spare = Запасное полотенце берёт только тот, кто не может ни положить полотенце, ни взять доллары.
maui-no-match = В { maui-towel-rows.locative } ни одна клетка не совпадает с вашим последним полотенцем.
maui-no-token = У вас нет жетона { maui-pattern.genitive }.
maui-two-tokens-on-a-square = Два жетона не могут лежать на одной клетке.
maui-token-off-grid = Клетка { $square } оказалась бы за пределами пляжа, где от жетона нет пользы.
maui-token-changes-nothing = На клетке { $square } уже этот узор ({ maui-pattern }); жетон должен его изменить.
maui-token-on-crab = Клетка { $square } закрывает краба, туда жетон класть нельзя.
maui-spare-in-the-middle = Запасное полотенце кладут посередине, в { maui-towel-rows }.
maui-not-a-move = «{ $text }» — не действие. Напишите, например, take:a2 (ряд A, второе полотенце), dollars:b, place:3 (верхняя клетка в ряду 3; ряды от -1 до 7), place:3+L1 (с жетоном волны на верхней клетке) или bonus:G.

## Стол в браузере.

maui-player = Игрок
maui-score = Счёт
maui-playing = ходит
maui-outlook = Рынок: больше всего шагов на этом пляже
maui-if-over = Если закончить сейчас
maui-final = Итоговый счёт
maui-half-time = После первой половины:
maui-tokens-left = Жетоны на дорожках
# $half — whole, first или second (в объединённой игре).
maui-last-round = { $half ->
        [first] Первая половина заканчивается этим раундом.
       *[other] Игра заканчивается этим раундом.
    }
# На самых полных пляжах лежит $count полотенец из $all; $seats — у скольких игроков, $names — у кого.
maui-end-nearest = { $half ->
        [first] Половина закончится раундом, в котором ляжет { $all }-е полотенце.
       *[other] Игра закончится раундом, в котором ляжет { $all }-е полотенце.
    } { $seats ->
        [one] Ближе всех: { SAY($names) }, { $count }.
        [few] Ближе всех: { SAY($names) }, по { $count }.
        [many] Ближе всех: { SAY($names) }, по { $count }.
       *[other] Ближе всех: { SAY($names) }, по { $count }.
    }
maui-tokens = Жетоны полотенца
# $token — L или O; $square — от 1 до 3 сверху; $pattern — что на клетке сейчас.
maui-token-on = { $token ->
        [L] Жетон волны
       *[O] Жетон гибискуса
    } на клетку { $square } ({ maui-pattern })
maui-bonus-on = Один шаг по дорожке { maui-pattern.genitive }. { $points }
maui-start-row = В { maui-towel-rows }
# $shells — места всех игроков, из maui-shell.
maui-track = Дорожка { maui-pattern.genitive }: { SAY($shells, as: "maui-shell") }
maui-shell = { $name } { $square ->
        [0] ещё не на ней
       *[other] на клетке { $square } ({ $points })
    }

# Что можно посчитать.
maui-counts-bag = { $count ->
        [one] { $count } полотенце в мешочке
        [few] { $count } полотенца в мешочке
        [many] { $count } полотенец в мешочке
       *[other] { $count } полотенца в мешочке
    }
maui-counts-filter = По узорам. Нажмите на узоры, чтобы видеть только полотенца с ними.
maui-counts-with = { maui-pattern }: { $count ->
        [one] { $count } полотенце
        [few] { $count } полотенца
        [many] { $count } полотенец
       *[other] { $count } полотенца
    }
maui-counts-crabs = Крабы лицом вниз
# $down — сколько их лежит лицом вниз; $values — сколько они могут отнять.
maui-counts-crabs-of = { $down ->
        [0] нет
       *[other] { $down } на пляже. Возможные: { SAY($values) }
    }
