maui-must-take = Возьмите на рынке полотенце или песчаные доллары из одного ряда.
maui-must-place = Положите взятое полотенце ({ SAY($towel, as: "maui-towel") }) на свой пляж: выберите для него ряды.
maui-must-choose-bonus = Сначала выберите дорожку для бонусного шага: { SAY($patterns, as: "maui-pattern", list: "or") }.
maui-must-start = Выберите ряды для начального полотенца.
maui-must-take-spare = Ни одно полотенце не подходит, и долларов, которые можно взять, нет: возьмите любое полотенце с рынка как запасное, бесплатно.
maui-must-lay-spare = Положите запасное полотенце посередине, в { maui-towel-rows }, при желании с жетонами полотенца.
maui-over = Игра окончена.

## Стол в браузере.

# Узоры называют по рисункам. $pattern — Y, M, L, O или G; genitive — в родительном падеже.
maui-pattern = { $pattern ->
        [Y] солнце
        [M] рыба
        [L] волна
        [O] гибискус
       *[G] лист
    }
    .genitive = { $pattern ->
        [Y] солнца
        [M] рыбы
        [L] волны
        [O] гибискуса
       *[G] листа
    }
# Буква на узоре, каждый раз другая.
maui-letter = { $pattern ->
        [Y] С
        [M] Р
        [L] В
        [O] Г
       *[G] Л
    }
# Части предложений. $squares — список узоров; $row — a или b; $rows — сколько рядов пляжа, от $first_row до $last_row.
maui-towel = { SAY($squares, as: "maui-pattern") }
maui-market-row = { $row ->
        [a] A
       *[b] B
    }
maui-towel-rows = { $rows ->
        [1] ряд { $first_row }
       *[other] ряды { $first_row }–{ $last_row }
    }
    .locative = { $rows ->
        [1] ряду { $first_row }
       *[other] рядах { $first_row }–{ $last_row }
    }
maui-token-square = жетон { maui-pattern.genitive } на клетку { $square }
maui-points-by-source = дорожки { $shells }{ $pearls ->
        [0] {""}
       *[other] , жемчужины { $pearls }
    }{ $dollars ->
        [0] {""}
       *[other] , доллары { $dollars }
    }{ $penalties ->
        [0] {""}
       *[other] , океан и деревья −{ $penalties }
    }{ $crabs ->
        [0] {""}
       *[other] , крабы −{ $crabs }
    }
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
maui-says-take = Возьмите полотенце или песчаные доллары из одного ряда.
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
maui-says-dollars = { $count ->
        [one] Взять { $count } песчаный доллар из ряда { maui-market-row }? Нажмите ещё раз.
        [few] Взять { $count } песчаных доллара из ряда { maui-market-row }? Нажмите ещё раз.
        [many] Взять { $count } песчаных долларов из ряда { maui-market-row }? Нажмите ещё раз.
       *[other] Взять { $count } песчаного доллара из ряда { maui-market-row }? Нажмите ещё раз.
    }
maui-says-start = Выберите ряды для начального полотенца.
maui-says-bonus = Бонус: выберите дорожку для одного шага.
# Место для полотенца, вместе с maui-towel-rows. $price — в долларах; $gains — список из частей ниже; $points — со знаком, $count — то же без знака.
maui-says-place = В { maui-towel-rows }{ $price ->
        [0] {""}
        [one] {" "}за { $price } доллар
        [few] {" "}за { $price } доллара
        [many] {" "}за { $price } долларов
       *[other] {" "}за { $price } доллара
    }: { SAY($gains) }. { $count ->
        [one] { $points } очко сейчас.
        [few] { $points } очка сейчас.
        [many] { $points } очков сейчас.
       *[other] { $points } очка сейчас.
    }
maui-says-place-nothing = В { maui-towel-rows }: ничего не приносит.
# $least и $most — со знаками.
maui-points-range = { $least }…{ $most }
maui-gain-steps = { maui-pattern } +{ $count }
# $token — white или black (жемчужина), X или Z (бонусный шаг).
maui-gain-umbrella = { $token ->
        [white] белая жемчужина
        [black] чёрная жемчужина
       *[other] бонусный шаг
    }
maui-gain-token = жетон { maui-pattern.genitive }
# Крабы вместе могут отнять от $least до $most.
maui-gain-crabs = { $count ->
        [one] { $count } скрытый краб (от −{ $least } до −{ $most })
        [few] { $count } скрытых краба (от −{ $least } до −{ $most })
        [many] { $count } скрытых крабов (от −{ $least } до −{ $most })
       *[other] { $count } скрытого краба (от −{ $least } до −{ $most })
    }
maui-gain-outside = { $count ->
        [one] { $count } клетка вне пляжа (−{ $points })
        [few] { $count } клетки вне пляжа (−{ $points })
        [many] { $count } клеток вне пляжа (−{ $points })
       *[other] { $count } клетки вне пляжа (−{ $points })
    }

# Названия кнопок и рисунков для чтения с экрана вслух.
maui-places = Места для полотенца
maui-your-beach = { $you ->
        [yes] Ваш пляж
       *[no] Пляж: { $name }
    }
# $active — ряды, с которыми может совпасть следующее полотенце, например «3 солнце, 4 рыба»; $active_count — сколько их.
maui-beach-of = Пляж: { $name }, полотенца: { $count } из { $all }. Для совпадений: { $active_count ->
        [0] ничего
       *[other] { SAY($active, as: "maui-active-row") }
    }
maui-active-row = { $row } { maui-pattern }
maui-open-beach = Пляж: { $name }, очки: { $points }, полотенца: { $count } из { $all }
maui-take-dollars = { $count ->
        [0] Ряд { maui-market-row }: песчаных долларов нет
        [one] Ряд { maui-market-row }: взять { $count } песчаный доллар
        [few] Ряд { maui-market-row }: взять { $count } песчаных доллара
        [many] Ряд { maui-market-row }: взять { $count } песчаных долларов
       *[other] Ряд { maui-market-row }: взять { $count } песчаного доллара
    }
# $slot — место в ряду; $squares — сверху вниз; $best — сколько шагов даёт самое большее, -1 — неизвестно.
maui-towel-on-market = Полотенце { maui-market-row }{ $slot }: { maui-towel }. { $price ->
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
maui-has-token = Жетон { maui-pattern.genitive }
maui-tokens-lay = Положить на полотенце жетон?

# Журнал: события игры по их названиям, со значениями события; $name — кто; $you — yes, если это читатель.
maui-log-first-player = { $you ->
        [yes] Вы начинаете
       *[no] { $name } начинает
    }{ $half ->
        [second] {" "}вторую половину
       *[other] {""}
    }.
maui-log-start-chosen = { $you ->
        [yes] Вы кладёте начальное полотенце в { maui-towel-rows }.
       *[no] { $name } кладёт начальное полотенце в { maui-towel-rows }.
    }
maui-log-took-towel = { $you ->
        [yes] Вы берёте полотенце ({ SAY($towel, as: "maui-towel") }) из ряда { maui-market-row }
       *[no] { $name } берёт полотенце ({ SAY($towel, as: "maui-towel") }) из ряда { maui-market-row }
    }{ $price ->
        [0] {""}
        [one] {" "}за { $price } доллар
        [few] {" "}за { $price } доллара
        [many] {" "}за { $price } долларов
       *[other] {" "}за { $price } доллара
    }.
maui-log-took-spare = { $you ->
        [yes] Вы берёте запасное полотенце ({ SAY($towel, as: "maui-towel") }) из ряда { maui-market-row }.
       *[no] { $name } берёт запасное полотенце ({ SAY($towel, as: "maui-towel") }) из ряда { maui-market-row }.
    }
maui-log-took-dollars = { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $count ->
        [one] { $count } песчаный доллар
        [few] { $count } песчаных доллара
        [many] { $count } песчаных долларов
       *[other] { $count } песчаного доллара
    } из ряда { maui-market-row }.
maui-log-placed = { $you ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { $spare ->
        [yes] запасное полотенце
       *[no] полотенце
    } в { maui-towel-rows } столбца { $column }{ $tokens_played ->
        [0] {""}
       *[other] , а также { SAY($tokens, as: "maui-token-square") }
    }.
maui-log-umbrella-taken = { $you ->
        [yes] Вы забираете
       *[no] { $name } забирает
    } { $token ->
        [white] белую жемчужину
        [black] чёрную жемчужину
       *[other] «Очко за узор»
    }{ $points ->
        [0] {""}
       *[other] : +{ $points }
    }.
maui-log-moved = { $you ->
        [yes] Вы
       *[no] { $name }
    }: дорожка { maui-pattern.genitive }, { $steps ->
        [0] она уже пройдена до конца
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }{ $why ->
        [bonus] {" "}(бонус)
       *[match] {""}
    }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }.
maui-log-token-gained = { $you ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } с дорожки жетон { maui-pattern.genitive }.
maui-log-bonus-lost = { $you ->
        [yes] Вы
       *[no] { $name }
    }: «Очко за узор» ничего не даёт, потому что обе его дорожки пройдены до конца.
maui-log-penalty = { $you ->
        [yes] Вы
       *[no] { $name }
    }: { $count ->
        [one] { $count } клетка в океане или под деревьями
        [few] { $count } клетки в океане или под деревьями
        [many] { $count } клеток в океане или под деревьями
       *[other] { $count } клетки в океане или под деревьями
    }, −{ $count }.
maui-log-crab-met = { $you ->
        [yes] Вы открываете краба: −{ $value }.
       *[no] { $name } открывает краба: −{ $value }.
    }
maui-log-round-began = Раунд { $number }.
maui-log-last-round = { $you ->
        [yes] Вы кладёте последнее полотенце на свой пляж
       *[no] { $name } кладёт последнее полотенце на свой пляж
    }: { $half ->
        [first] после этого раунда закончится первая половина.
       *[other] после этого раунда игра закончится.
    }
maui-log-half-scored = { $you ->
        [yes] Вы
       *[no] { $name }
    }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    } после первой половины ({ maui-points-by-source }).
maui-log-half-began = Вторая половина: все полотенца возвращают в мешочек, а пляжи переворачивают стороной с крабами вверх.
maui-log-dollars-dealt = { $you ->
        [yes] В начале половины у вас
       *[no] В начале половины у игрока { $name }
    } { $count ->
        [one] { $count } песчаный доллар.
        [few] { $count } песчаных доллара.
        [many] { $count } песчаных долларов.
       *[other] { $count } песчаного доллара.
    }
maui-log-tokens-discarded = { $you ->
        [yes] Вы сбрасываете
       *[no] { $name } сбрасывает
    } { SAY($tokens, as: "maui-gain-token") }.
maui-log-scored = { $you ->
        [yes] Вы
       *[no] { $name }
    }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    } ({ maui-points-by-source }).
maui-log-game-ended = { $you ->
        [yes] Вы побеждаете
       *[no] { $name } побеждает
    }{ $why ->
        [towels] : очков поровну, но полотенец меньше
        [dollars] : очков и полотенец поровну, но долларов больше
        [order] : всего поровну, решает более поздний ход
       *[points] {""}
    }.

# Ход как совет, со значениями его события.
maui-advise-took-towel = Возьмите полотенце из ряда { maui-market-row }: { SAY($towel, as: "maui-towel") }{ $price ->
        [0] {""}
        [one] , за { $price } доллар
        [few] , за { $price } доллара
        [many] , за { $price } долларов
       *[other] , за { $price } доллара
    }
maui-advise-took-spare = Возьмите запасное полотенце из ряда { maui-market-row }: { SAY($towel, as: "maui-towel") }
maui-advise-took-dollars = { $count ->
        [one] Возьмите { $count } песчаный доллар из ряда { maui-market-row }
        [few] Возьмите { $count } песчаных доллара из ряда { maui-market-row }
        [many] Возьмите { $count } песчаных долларов из ряда { maui-market-row }
       *[other] Возьмите { $count } песчаного доллара из ряда { maui-market-row }
    }
maui-advise-placed = Положите его в { maui-towel-rows }{ $tokens_played ->
        [0] {""}
       *[other] , а также { SAY($tokens, as: "maui-token-square") }
    }
maui-advise-bonus-chosen = Сделайте бонусный шаг по дорожке { maui-pattern.genitive }
maui-advise-start-chosen = Положите начальное полотенце в { maui-towel-rows }
