maui-must-take = Возьмите на рынке полотенце (take:a1) или доллары (dollars:a).
maui-must-place = Положите полотенце { $towel } на свой пляж: назовите ряд его верхней клетки (place:3).
maui-must-choose-bonus = Сначала выберите дорожку для бонусного шага: { $one ->
        [Y] жёлтую
        [M] розовую
        [L] голубую
        [O] оранжевую
        [G] зелёную
       *[other] { $one }
    } или { $other ->
        [Y] жёлтую
        [M] розовую
        [L] голубую
        [O] оранжевую
        [G] зелёную
       *[other] { $other }
    }.
maui-must-start = Выберите ряд для верхней клетки начального полотенца: напишите от start:1 до start:5.
maui-must-take-spare = Ни одно полотенце не подходит, и долларов, которые можно взять, нет: возьмите запасное полотенце (spare:a1), бесплатно.
maui-must-lay-spare = Положите запасное полотенце верхней клеткой в ряд { $row }, при желании с жетонами полотенца (place:{ $row }).
maui-over = Игра окончена.

## Стол в браузере.

# Узоры называют по рисункам. $pattern — Y, M, L, O или G.
maui-pattern = { $pattern ->
        [Y] солнце
        [M] рыба
        [L] волна
        [O] гибискус
       *[G] лист
    }
# Между частями списка.
maui-list-comma = { ", " }
maui-you = Вы
maui-market = Рынок
maui-bag = Мешочек { $count }
maui-free = даром
maui-log = Журнал
maui-tracks = Дорожки и счёт
maui-open-tracks = Дорожки и счёт всех игроков

# Полоса вверху. $half — whole, first или second; $side — umbrellas или crabs; $round — 0 во время подготовки.
maui-headline = { $half ->
        [first] Первая половина · { $round ->
            [0] подготовка
           *[other] раунд { $round }
        }
        [second] Вторая половина · { $round ->
            [0] подготовка
           *[other] раунд { $round }
        }
       *[whole] { $side ->
            [crabs] Песчаные крабы · { $round ->
                [0] подготовка
               *[other] раунд { $round }
            }
           *[umbrellas] { $round ->
                [0] Подготовка
               *[other] Раунд { $round }
            }
        }
    }

# Откуда очки.
maui-source-shells = Дорожки
maui-source-pearls = Жемчужины
maui-source-dollars = Песчаные доллары
maui-source-penalties = Океан и деревья
maui-source-crabs = Крабы

# Что делать, в строке подсказки.
maui-says-take = Возьмите полотенце или песчаные доллары одного ряда.
maui-says-spare = Ничего не подходит: возьмите любое полотенце даром. Оно ляжет посередине и ничего не принесёт.
maui-says-looking = Смотрим, куда ляжет это полотенце…
maui-says-places = { $count ->
        [0] Это полотенце подходит только с жетоном полотенца: положите его сверху.
        [one] { $count } место в столбце { $column }: нажмите на него.
        [few] { $count } места в столбце { $column }: нажмите на одно.
        [many] { $count } мест в столбце { $column }: нажмите на одно.
       *[other] { $count } места в столбце { $column }: нажмите на одно.
    }
maui-says-lay = Теперь положите полотенце.
# $row — A или B.
maui-says-dollars = { $count ->
        [one] Взять { $count } песчаный доллар ряда { $row }? Нажмите ещё раз.
        [few] Взять { $count } песчаных доллара ряда { $row }? Нажмите ещё раз.
        [many] Взять { $count } песчаных долларов ряда { $row }? Нажмите ещё раз.
       *[other] Взять { $count } песчаного доллара ряда { $row }? Нажмите ещё раз.
    }
maui-says-start = Выберите ряды для начального полотенца.
maui-says-bonus = Бонус: выберите дорожку для одного шага.
# Ряды пляжа, на которых лежит полотенце: с $from по $to, всего $rows; остальное — вне пляжа.
maui-rows = { $rows ->
        [1] ряд { $from }
       *[other] ряды с { $from } по { $to }
    }
# Место для полотенца, вместе с maui-rows. $price — в долларах; $gains — список из частей ниже; $points — со знаком, $count — то же без знака.
maui-says-place = В { maui-rows }{ $price ->
        [0] {""}
        [one] {" "}за { $price } доллар
        [few] {" "}за { $price } доллара
        [many] {" "}за { $price } долларов
       *[other] {" "}за { $price } доллара
    }: { $gains }. { $count ->
        [one] { $points } очко сейчас.
        [few] { $points } очка сейчас.
        [many] { $points } очков сейчас.
       *[other] { $points } очка сейчас.
    }
maui-says-place-nothing = В { maui-rows }: ничего не приносит.
maui-says-place-unknown = В { maui-rows } столбца { $column }
# $least и $most — со знаками.
maui-points-range = { $least }…{ $most }
maui-gain-steps = { maui-pattern } +{ $count }
# $token — white или black (жемчужина), X или Z (бонусный шаг).
maui-gain-umbrella = { $token ->
        [white] белая жемчужина
        [black] чёрная жемчужина
       *[other] бонусный шаг
    }
maui-gain-token = жетон «{ maui-pattern }»
maui-gain-crabs = { $count ->
        [one] { $count } скрытый краб (от −2 до −4)
        [few] { $count } скрытых краба (каждый от −2 до −4)
        [many] { $count } скрытых крабов (каждый от −2 до −4)
       *[other] { $count } скрытого краба (каждый от −2 до −4)
    }
maui-gain-outside = { $count ->
        [one] { $count } клетка вне пляжа (−{ $count })
        [few] { $count } клетки вне пляжа (−{ $count })
        [many] { $count } клеток вне пляжа (−{ $count })
       *[other] { $count } клетки вне пляжа (−{ $count })
    }

# Названия кнопок и рисунков для чтения с экрана вслух.
maui-places = Места для полотенца
maui-your-beach = { $you ->
        [yes] Ваш пляж
       *[no] Пляж: { $name }
    }
# $active — ряды, с которыми может совпасть следующее полотенце, например «3 солнце, 4 рыба».
maui-beach-of = Пляж: { $name }, полотенца: { $count } из { $all }. Для совпадений: { $active }
maui-open-beach = Пляж: { $name }, очки: { $points }, полотенца: { $count } из { $all }
# $row — A или B.
maui-take-dollars = { $count ->
        [0] Ряд { $row }: песчаных долларов нет
        [one] Ряд { $row }: взять { $count } песчаный доллар
        [few] Ряд { $row }: взять { $count } песчаных доллара
        [many] Ряд { $row }: взять { $count } песчаных долларов
       *[other] Ряд { $row }: взять { $count } песчаного доллара
    }
# $name — например A2; $patterns — сверху вниз; $best — сколько шагов даёт самое большее, -1 — неизвестно.
maui-towel-on-market = Полотенце { $name }: { $patterns }. { $price ->
        [0] Бесплатно
        [one] { $price } доллар
        [few] { $price } доллара
        [many] { $price } долларов
       *[other] { $price } доллара
    }{ $best ->
        [-1] {""}
        [one] , до { $best } шага
        [few] , до { $best } шагов
        [many] , до { $best } шагов
       *[other] , до { $best } шага
    }
maui-take-only = Сначала увидеть новое
maui-take-only-about = Вы берёте это полотенце и видите, какое появится из мешочка; потом, ещё в этот ход, выбираете место для своего.
maui-has-dollars = { $count ->
        [one] { $count } песчаный доллар
        [few] { $count } песчаных доллара
        [many] { $count } песчаных долларов
       *[other] { $count } песчаного доллара
    }
# $colour — white или black.
maui-has-pearls = { $colour ->
        [white] Белые жемчужины: { $count }
       *[black] Чёрные жемчужины: { $count }
    }
maui-has-crabs = Крабы отнимают { $points }
maui-has-penalties = Клетки вне пляжа: { $count }
maui-has-token = Жетон «{ maui-pattern }»
maui-tokens-lay = Положить на полотенце жетон?

# Журнал. $name — кто; $you — yes, если это читатель. $slot — например A2; $patterns — сверху вниз.
maui-log-take = { $you ->
        [yes] Вы берёте { $slot } ({ $patterns }).
       *[no] { $name } берёт { $slot } ({ $patterns }).
    }
# $tokens — сколько жетонов полотенца на него положено; $which — какие, из maui-log-token.
maui-log-place = { $you ->
        [yes] Вы кладёте { $slot } ({ $patterns }) в { maui-rows }
       *[no] { $name } кладёт { $slot } ({ $patterns }) в { maui-rows }
    }{ maui-log-token.all }.
maui-log-token = { maui-pattern } на клетке { $square }
    .all = { $tokens ->
        [0] {""}
        [one] ; жетон: { $which }
        [few] ; жетоны: { $which }
        [many] ; жетоны: { $which }
       *[other] ; жетоны: { $which }
    }
maui-log-spare = { $you ->
        [yes] Вы берёте { $slot } ({ $patterns }) как запасное полотенце.
       *[no] { $name } берёт { $slot } ({ $patterns }) как запасное полотенце.
    }
maui-log-dollars = { $you ->
        [yes] Вы берёте песчаные доллары ряда { $row }.
       *[no] { $name } берёт песчаные доллары ряда { $row }.
    }
maui-log-bonus = { $you ->
        [yes] Вы делаете бонусный шаг: { maui-pattern }.
       *[no] { $name } делает бонусный шаг: { maui-pattern }.
    }
maui-log-start = { $you ->
        [yes] Вы кладёте начальное полотенце в { maui-rows }.
       *[no] { $name } кладёт начальное полотенце в { maui-rows }.
    }
maui-log-crab = { $you ->
        [yes] Вы открываете краба: −{ $value }.
       *[no] { $name } открывает краба: −{ $value }.
    }
maui-log-first = { $you ->
        [yes] Вы начинаете.
       *[no] { $name } начинает.
    }

# Ход как совет, с теми же значениями, что и в журнале.
maui-advise-take = Возьмите полотенце { $slot } ({ $patterns })
maui-advise-spare = Возьмите { $slot } ({ $patterns }) как запасное полотенце
maui-advise-dollars = { $count ->
        [one] Возьмите песчаный доллар ряда { $row }
        [few] Возьмите { $count } песчаных доллара ряда { $row }
        [many] Возьмите { $count } песчаных долларов ряда { $row }
       *[other] Возьмите { $count } песчаного доллара ряда { $row }
    }
maui-advise-place = Положите его в { maui-rows }{ maui-log-token.all }
maui-advise-bonus = Сделайте бонусный шаг: { maui-pattern }
maui-advise-start = Положите начальное полотенце в { maui-rows }
