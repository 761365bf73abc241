azul-must-take = Візьміть цукерки з вітрини або з центру столу.
azul-over = Гру закінчено.
azul-must-split = Спершу розподіліть кольори, що залишилися ({ $patterns ->
        [T] бірюзовий
        [B] коричневий
        [C] білий
        [D] чорний
        [R] червоний
       *[other] { $patterns }
    }), між сусідніми вітринами ліворуч і праворуч.
azul-must-choose-column = Спершу оберіть вертикаль для { $pattern ->
        [T] бірюзової
        [B] коричневої
        [C] білої
        [D] чорної
        [R] червоної
       *[other] { $pattern }
    } цукерки з полички { $line }: { $columns }.

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
    } наприкінці. У найкращій { $best } з 5.
azul-goal-column-long =
    Повні вертикалі: { $done }, { $bonus ->
        [one] по { $bonus } очку
        [few] по { $bonus } очки
        [many] по { $bonus } очок
       *[other] по { $bonus } очка
    } наприкінці. У найкращій { $best } з 5.
azul-goal-pattern-long =
    Кольори, зібрані повністю: { $done }, { $bonus ->
        [one] по { $bonus } очку
        [few] по { $bonus } очки
        [many] по { $bonus } очок
       *[other] по { $bonus } очка
    } наприкінці. Найкращий має { $best } з 5.

## Цукерки словами.

azul-pattern =
    { $pattern ->
        [T] бірюзові
        [B] коричневі
        [C] білі
        [D] чорні
       *[R] червоні
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

## Журнал. $you — yes, якщо це зробив читач; інакше це зробив $name.

azul-log-round =
    Раунд { $round } · { $you ->
        [yes] починаєте ви
       *[no] починає { $name }
    }
# Що золота вітрина отримала, коли вітрини заповнювали.
azul-log-plus = Вітрина { $display } · додаткова цукерка: { azul-tiles }
azul-log-gather = Вітрина { $display } · від сусідніх: { azul-tiles }
azul-log-take = { $you ->
    [yes] Ви берете
   *[no] { $name } бере
} { azul-tiles.taken } { $source ->
    [c] з центру
   *[other] з вітрини { $source }
} { $target ->
    [floor] у відходи
   *[other] на поличку { $target }
}.
# $tiles — перелік кольорів або none
azul-log-split =
    { $tiles ->
        [none]
            { $you ->
                [yes] Ви відправляєте всю решту ліворуч.
               *[no] { $name } відправляє всю решту ліворуч.
            }
       *[other]
            { $you ->
                [yes] Ви ділите решту; праворуч: { $tiles }.
               *[no] { $name } ділить решту; праворуч: { $tiles }.
            }
    }
azul-log-column =
    { $you ->
        [yes] Ви обираєте
       *[no] { $name } обирає
    } вертикаль { $column }.

## Хід як порада. $tiles — перелік кольорів або none

azul-advise-take = Візьміть { azul-tiles.taken } { $source ->
    [c] з центру
   *[other] з вітрини { $source }
} { $target ->
    [floor] у відходи
   *[other] на поличку { $target }
}
azul-advise-column = Оберіть вертикаль { $column }
azul-advise-split = { $tiles ->
    [none] Відправте всю решту ліворуч
   *[other] Відправте праворуч: { $tiles }; решту ліворуч
}

## Звідки взялися очки, наприкінці.

azul-source-play = Коробка й відходи
azul-source-rows = Повні горизонталі
azul-source-columns = Повні вертикалі
azul-source-patterns = Повні кольори
