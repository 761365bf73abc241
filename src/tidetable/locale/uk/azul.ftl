azul-must-take = Візьміть цукерки з вітрини або з центру столу.
azul-over = Гру закінчено.
azul-must-split = Спершу розподіліть решту цукерок ({ SAY($patterns, as: "azul-pattern") }) між сусідніми вітринами ліворуч і праворуч.
azul-must-choose-column = Спершу оберіть вертикаль для { $pattern ->
        [T] бірюзової
        [B] коричневої
        [C] білої
        [D] чорної
       *[R] червоної
    } цукерки з полички { $line }: { SAY($columns, list: "or") }.

## Стіл. Кольори позначено літерами: T бірюзовий, B коричневий, C білий, D чорний, R червоний.
## Звідки беруть: номер вітрини або c — центр столу. Куди кладуть: номер полички або floor — відходи.

# $round — номер раунду; $last — yes, якщо хтось заповнить горизонталь і гра цим раундом закінчиться.
azul-headline =
    { $last ->
        [yes] Раунд { $round } · останній
       *[no] Раунд { $round }
    }
azul-last-round = Останній раунд: буде повна горизонталь
azul-offer = Вітрини й центр
azul-centre = Центр
azul-centre-empty = Порожньо
azul-marker = Маркер першого ходу: хто його бере, починає наступний раунд, але має його у відходах
azul-zero = ОФ5: перша цукерка, що йде у відходи, лягає сюди без штрафу
azul-bag = Торбинка
azul-lid = Скинуто
azul-floor = Відходи
azul-you = Ви
azul-your-board = Ваш планшет
# Про гравця, під ім’ям. $you — yes, якщо це читач
azul-plays = { $you ->
    [yes] ваш хід
   *[no] ходить
}
azul-next = { $you ->
    [yes] починаєте наступний
   *[no] починає наступний
}
azul-began = { $you ->
    [yes] перший хід
   *[no] перший хід
}
# $name — хто забрав цю вітрину; $you — yes, якщо це читач
azul-plate-with =
    { $you ->
        [yes] у вас
       *[no] має { $name }
    }
# $number — номер вітрини
azul-plate = Вітрина { $number }
azul-plate-empty = Тут нічого не залишилося.
azul-gold-plates = Золоті вітрини
azul-log = Журнал
# $points — число зі знаком, як-от +7
azul-now = { $points }, якби раунд скінчився
azul-now-short = зараз { $points }
azul-then = із цією дією { $points }
azul-then-short = буде { $points }
azul-counts = Підрахунок
azul-counts-bag = торбинка
azul-counts-lid = скинуто
azul-counts-on-offer = стіл
azul-counts-on-boards = планшети
azul-counts-all = Усього
# За що додаткові очки наприкінці; коротко, бо поруч стоїть їхня кількість.
azul-goal-row = Гор.
azul-goal-column = Верт.
azul-goal-pattern = Колір
# $bonus — очки; $best — скільки цукерок із п’яти там, де їх найбільше; $done — скільки вже повних.
azul-goal-row-long =
    Повні горизонталі: { $done }, { $bonus ->
        [one] по { $bonus } очку
        [few] по { $bonus } очки
        [many] по { $bonus } очок
       *[other] по { $bonus } очка
    } наприкінці. У найкращій { $best } з { $size }.
azul-goal-column-long =
    Повні вертикалі: { $done }, { $bonus ->
        [one] по { $bonus } очку
        [few] по { $bonus } очки
        [many] по { $bonus } очок
       *[other] по { $bonus } очка
    } наприкінці. У найкращій { $best } з { $size }.
azul-goal-pattern-long =
    Кольори, зібрані повністю: { $done }, { $bonus ->
        [one] по { $bonus } очку
        [few] по { $bonus } очки
        [many] по { $bonus } очок
       *[other] по { $bonus } очка
    } наприкінці. Найкращий має { $best } з { $size }.

## Цукерки словами.

azul-pattern =
    { $pattern ->
        [T] бірюзові
        [B] коричневі
        [C] білі
        [D] чорні
       *[R] червоні
    }
# Літера на цукерці: у кожного кольору своя (біЛа, чеРвона).
azul-letter = { $pattern ->
    [T] Б
    [B] К
    [C] Л
    [D] Ч
   *[R] Р
}
# Частина переліку: «2 коричневі, 1 червона»
azul-tiles =
    { $pattern ->
        [T]
            { $count ->
                [one] { $count } бірюзова
                [few] { $count } бірюзові
                [many] { $count } бірюзових
               *[other] { $count } бірюзової
            }
        [B]
            { $count ->
                [one] { $count } коричнева
                [few] { $count } коричневі
                [many] { $count } коричневих
               *[other] { $count } коричневої
            }
        [C]
            { $count ->
                [one] { $count } біла
                [few] { $count } білі
                [many] { $count } білих
               *[other] { $count } білої
            }
        [D]
            { $count ->
                [one] { $count } чорна
                [few] { $count } чорні
                [many] { $count } чорних
               *[other] { $count } чорної
            }
       *[R]
            { $count ->
                [one] { $count } червона
                [few] { $count } червоні
                [many] { $count } червоних
               *[other] { $count } червоної
            }
    }
    .taken = { $count ->
        [one] { $count } { $pattern ->
            [T] бірюзову
            [B] коричневу
            [C] білу
            [D] чорну
           *[R] червону
        }
        [few] { azul-tiles }
        [many] { azul-tiles }
       *[other] { azul-tiles }
    }

## Рядок про те, що дасть вибір.

azul-says-take-first = Спершу оберіть цукерки на вітрині або в центрі.
azul-says-take = { azul-tiles } { $source ->
    [c] з центру
   *[other] з вітрини { $source }
}: оберіть поличку.
# $completes — yes, якщо поличка заповниться; $points — що принесе її цукерка.
azul-says-place = { azul-tiles } { $source ->
    [c] з центру
   *[other] з вітрини { $source }
} { $target ->
    [floor] у відходи.
   *[other] на поличку { $target }{ $completes ->
        [yes] : повна, +{ $points } у коробці.
       *[no] .
    }
}
# У коричневій коробці.
azul-says-column =
    Оберіть вертикаль для { $pattern ->
        [T] бірюзової
        [B] коричневої
        [C] білої
        [D] чорної
       *[R] червоної
    } цукерки з полички { $line }.
azul-says-marker = Ви берете й маркер.
# $tiles — перелік, як-от «2 коричневі, 1 червона»
azul-says-to-centre = У центр: { $tiles }.
# На кнопці підтвердження.
azul-label =
    { $target ->
        [floor] відходи
       *[other] поличка { $target }
    }
azul-label-column = вертикаль { $column }
azul-split = У який бік іде решта цукерок?

## Для програм, що читають з екрана.

azul-aria-group = { azul-tiles } { $source ->
    [c] у центрі
   *[other] на вітрині { $source }
}
# $gold — yes, якщо це особлива фабрика
azul-aria-plate =
    { $gold ->
        [yes] Золота вітрина { $number }: збільшити й дізнатися, що вона робить
       *[no] Вітрина { $number }: збільшити
    }
azul-aria-bag = У торбинці { $bag }, скинуто { $lid }: підрахунок
# $state — idle (нічого не обрано), no (не можна), some (не заповниться), full. $pattern — none, якщо поличка порожня.
# $fall — скільки цукерок піде у відходи; $cost — який штраф це додасть.
azul-aria-line =
    Поличка { $line }: { $pattern ->
        [none] порожня
        [T] { $count } з { $size }, бірюзові
        [B] { $count } з { $size }, коричневі
        [C] { $count } з { $size }, білі
        [D] { $count } з { $size }, чорні
       *[R] { $count } з { $size }, червоні
    }{ $state ->
        [idle] { "" }
        [no] . Не можна
        [full] . Заповниться, плюс { $points }{ $fall ->
                [0] { "" }
               *[other] ; у відходи { $fall }, мінус { $cost }
            }
       *[some] . Буде { $fill }
    }
# $loss — штраф за відходи зараз; $cost — скільки додалося б; $state — open або idle
azul-aria-floor =
    Відходи: мінус { $loss }{ $state ->
        [open] . Усе у відходи: ще мінус { $cost }
       *[idle] { "" }
    }
# $state — taken (там лежить цукерка), open, no (на вертикалі вже є цей колір)
azul-aria-column =
    Вертикаль { $column }{ $state ->
        [taken] : зайнята
        [open]
            , { $pattern ->
                [T] бірюзова
                [B] коричнева
                [C] біла
                [D] чорна
               *[R] червона
            }: плюс { $points }
       *[no] : не можна
    }
azul-aria-split =
    { $pattern ->
        [T] Бірюзові
        [B] Коричневі
        [C] Білі
        [D] Чорні
       *[R] Червоні
    } на вітрину { $plate }
# $floor — скільки всього лежить у відходах
azul-aria-mini =
    { $name }: { $score ->
        [one] { $score } очко
        [few] { $score } очки
        [many] { $score } очок
       *[other] { $score } очка
    }, { $points }, якби раунд скінчився зараз, у відходах { $floor }. Відкрити планшет

## Золоті вітрини, по одному рядку.

azul-face-plus = Коли вітрини заповнюють, отримує п’яту цукерку.
azul-face-stay = Решта цукерок залишається на ній.
azul-face-split = Хто бере з неї, відправляє решту ліворуч або праворуч.
azul-face-zero = Хто бере з неї, кладе її біля відходів: перша цукерка, що йде туди, не приносить штрафу.
azul-face-gather =
    { $pattern ->
        [T] Забирає бірюзову цукерку в кожної сусідньої вітрини.
        [B] Забирає коричневу цукерку в кожної сусідньої вітрини.
        [C] Забирає білу цукерку в кожної сусідньої вітрини.
        [D] Забирає чорну цукерку в кожної сусідньої вітрини.
       *[R] Забирає червону цукерку в кожної сусідньої вітрини.
    }

## Журнал: рядок на кожну подію. $you — yes, якщо це зробив читач, інакше $name. $display none — центр столу,
## $line none — відходи. Переліки складає SAY.

azul-log-round-began =
    Раунд { $number } · { $you ->
        [yes] починаєте ви
       *[no] починає { $name }
    }
azul-log-bag-refilled = { $count ->
    [one] Торбинка спорожніла: до неї повернулася { $count } скинута цукерка.
    [few] Торбинка спорожніла: до неї повернулися { $count } скинуті цукерки.
    [many] Торбинка спорожніла: до неї повернулося { $count } скинутих цукерок.
   *[other] Торбинка спорожніла: до неї повернулося { $count } скинутої цукерки.
}
# Що золота вітрина отримала, коли вітрини заповнювали. $is_extra — yes для п’ятої цукерки.
azul-log-tile-drawn = { $is_extra ->
    [yes] Вітрина { $display } · додаткова цукерка: { $pattern ->
        [T] бірюзова
        [B] коричнева
        [C] біла
        [D] чорна
       *[R] червона
    }
   *[no] {""}
}
azul-log-gathered = Вітрина { $display } · із сусідніх: { azul-tiles }
# $fallen — скільки не вмістилося; $marker — none, якщо маркер першого ходу не взято
azul-log-took = { $you ->
    [yes] Ви берете
   *[no] { $name } бере
} { azul-tiles.taken } { $display ->
    [none] з центру
   *[other] з вітрини { $display }
} { $line ->
    [none] — у відходи
   *[other] — на поличку { $line }{ $fallen ->
        [0] {""}
       *[other] , з них { $fallen } у відходи
    }
}{ $marker ->
    [none] {""}
   *[other] , а також маркер першого ходу
}.
# $left, $right — що пішло на вітрини $left_display і $right_display
azul-log-leftovers-split = { $you ->
    [yes] Ви розподіляєте решту
   *[no] { $name } розподіляє решту
}: { azul-leftovers }.
azul-leftovers = { $left ->
    [none] {""}
   *[other] вітрина { $left_display } — { SAY($left, as: "azul-tiles") }
}{ $right ->
    [none] {""}
   *[other] { $left ->
        [none] {""}
       *[other] {"; "}
    }вітрина { $right_display } — { SAY($right, as: "azul-tiles") }
}
# $across, $down — скільки цукерок поспіль, разом із цією; $points — скільки це дає
azul-log-tiled = { $you ->
    [yes] Ви
   *[no] { $name }
}: { $pattern ->
    [T] бірюзова
    [B] коричнева
    [C] біла
    [D] чорна
   *[R] червона
}, горизонталь { $row }, вертикаль { $column } · по горизонталі { $across }, по вертикалі { $down } · +{ $points }
azul-log-line-fell = { $you ->
    [yes] Ви
   *[no] { $name }
}: { azul-pattern } цукерки з полички { $line } нікуди покласти в коробку, тож вони йдуть у відходи.
# $points — скільки втратив рахунок; $loss — скільки коштували відходи
azul-log-floor-paid = { $you ->
    [yes] Ви
   *[no] { $name }
}: у відходах { $pieces ->
    [one] зайнято { $pieces } місце
    [few] зайнято { $pieces } місця
    [many] зайнято { $pieces } місць
   *[other] зайнято { $pieces } місця
} · −{ $loss }
# $kind — row, column або pattern; $number — номер горизонталі чи вертикалі
azul-log-bonus = { $you ->
    [yes] Ви
   *[no] { $name }
}: { $kind ->
    [row] горизонталь { $number } повна
    [column] вертикаль { $number } повна
   *[pattern] усі п’ять цукерок одного кольору: { azul-pattern }
} · +{ $points }
# $why — row (хтось заповнив горизонталь), dead-rows, idle-rounds або no-tiles; $name — none, якщо перемога спільна
azul-log-game-ended = { $why ->
    [row] Горизонталь заповнено
    [dead-rows] Жодної горизонталі вже не заповнити
    [idle-rounds] За п’ять раундів у коробках нічого не додалося
   *[no-tiles] Цукерок більше немає
}: гру закінчено. { $name ->
    [none] Перемога спільна.
   *[other] { $you ->
        [yes] Ви перемагаєте!
       *[no] { $name } перемагає.
    }
}

## Хід як порада, з тими самими значеннями.

azul-advise-took = Візьміть { azul-tiles.taken } { $display ->
    [none] з центру
   *[other] з вітрини { $display }
} { $line ->
    [none] — у відходи
   *[other] — на поличку { $line }
}
azul-advise-tiled = Оберіть вертикаль { $column }
azul-advise-leftovers-split = Розподіліть решту: { azul-leftovers }

## Звідки взялися очки, наприкінці.

azul-source-play = Коробка й відходи
azul-source-rows = Повні горизонталі
azul-source-columns = Повні вертикалі
azul-source-patterns = Повні кольори
