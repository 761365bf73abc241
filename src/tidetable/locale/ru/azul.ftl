azul-must-take = Возьмите конфеты с витрины или из центра стола.
azul-over = Игра окончена.
azul-must-split = Сначала распределите остальные конфеты ({ SAY($patterns, as: "azul-pattern") }) между соседними витринами слева и справа.
azul-must-choose-column = Сначала выберите вертикаль для { $pattern ->
        [T] бирюзовой
        [B] коричневой
        [C] белой
        [D] чёрной
       *[R] красной
    } конфеты с полочки { $line }: { SAY($columns, list: "or") }.

## Стол. Цвета — буквы: T бирюзовый, B коричневый, C белый, D чёрный, R красный.
## Откуда берут: номер витрины или c — центр стола. Куда кладут: номер полочки или floor — отходы.

# $round — номер. $last — yes, если кто-то заполнит горизонталь и игра на этом закончится.
azul-headline = { $last ->
    [yes] Раунд { $round } · последний
   *[no] Раунд { $round }
}
azul-last-round = Последний раунд: горизонталь будет полной
azul-offer = Витрины и центр стола
azul-centre = Центр
azul-centre-empty = Пусто
azul-marker = Маркер первого хода: кто его берёт, начинает следующий раунд, но кладёт маркер в отходы
azul-zero = ОФ5: первая упавшая конфета ложится сюда и не приносит штрафа
azul-bag = Мешочек
# Коробка от игры; коротко, чтобы не спутать с коробкой шоколада.
azul-lid = Сброс
azul-floor = Отходы
azul-you = Вы
azul-your-board = Ваш планшет
# Об игроке, под именем. $you — yes, если это читатель
azul-plays = { $you ->
    [yes] ваш ход
   *[no] ходит
}
azul-next = { $you ->
    [yes] начинаете следующий
   *[no] начинает следующий
}
azul-began = { $you ->
    [yes] первый ход
   *[no] первый ход
}
# $name — кто взял эту витрину; $you — yes, если это читатель
azul-plate-with = { $you ->
    [yes] у вас
   *[no] у игрока { $name }
}
# $number — номер витрины
azul-plate = Витрина { $number }
azul-plate-empty = Здесь ничего не осталось.
azul-gold-plates = Золотые витрины
azul-log = Журнал
# $points — число со знаком, например +7
azul-now = { $points }, если раунд кончится сейчас
azul-now-short = сейчас { $points }
azul-then = с этим ходом { $points }
azul-then-short = будет { $points }
azul-counts = Подсчёт
azul-counts-bag = мешочек
azul-counts-lid = сброс
azul-counts-on-offer = выбор
azul-counts-on-boards = планшеты
azul-counts-all = Всего
# За что дают дополнительные очки в конце; коротко, рядом стоит их число.
azul-goal-row = Гориз.
azul-goal-column = Верт.
azul-goal-pattern = Цвет
# $bonus — очки. $best — сколько конфет из пяти в лучшей. $done — сколько уже заполнено.
azul-goal-row-long = Заполненные горизонтали: { $done }, за каждую в конце { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
}. В лучшей { $best } из { $size }.
azul-goal-column-long = Заполненные вертикали: { $done }, за каждую в конце { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
}. В лучшей { $best } из { $size }.
azul-goal-pattern-long = Цвета со всеми пятью конфетами: { $done }, за каждый в конце { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
}. У лучшего { $best } из { $size }.

## Конфеты словами.

azul-pattern = { $pattern ->
    [T] бирюзовые
    [B] коричневые
    [C] белые
    [D] чёрные
   *[R] красные
}
# Буква на конфете: у каждого цвета своя (беЛая, кРасная).
azul-letter = { $pattern ->
    [T] Б
    [B] К
    [C] Л
    [D] Ч
   *[R] Р
}
# Часть списка: «2 коричневые, 1 красная»
azul-tiles = { $count ->
    [one] { $count } { $pattern ->
        [T] бирюзовая
        [B] коричневая
        [C] белая
        [D] чёрная
       *[R] красная
    }
    [few] { $count } { $pattern ->
        [T] бирюзовые
        [B] коричневые
        [C] белые
        [D] чёрные
       *[R] красные
    }
    [many] { $count } { $pattern ->
        [T] бирюзовых
        [B] коричневых
        [C] белых
        [D] чёрных
       *[R] красных
    }
   *[other] { $count } { $pattern ->
        [T] бирюзовой
        [B] коричневой
        [C] белой
        [D] чёрной
       *[R] красной
    }
}
    .taken = { $count ->
        [one] { $count } { $pattern ->
            [T] бирюзовую
            [B] коричневую
            [C] белую
            [D] чёрную
           *[R] красную
        }
        [few] { azul-tiles }
        [many] { azul-tiles }
       *[other] { azul-tiles }
    }

## Строка о том, что сделает выбранное.

azul-says-take-first = Сначала выберите конфеты на витрине или в центре.
azul-says-take = { azul-tiles } { $source ->
    [c] из центра
   *[other] с витрины { $source }
}: выберите полочку.
# $completes — yes, если полочка заполнится. $points — сколько принесёт её конфета.
azul-says-place = { azul-tiles } { $source ->
    [c] из центра
   *[other] с витрины { $source }
} { $target ->
    [floor] — в отходы.
   *[other] — на полочку { $target }{ $completes ->
        [yes] : заполнена, +{ $points } в коробке.
       *[no] .
    }
}
# В коричневой коробке.
azul-says-column = Выберите вертикаль для { $pattern ->
    [T] бирюзовой
    [B] коричневой
    [C] белой
    [D] чёрной
   *[R] красной
} конфеты с полочки { $line }.
azul-says-marker = Маркер тоже ваш.
# $tiles — список, например «2 коричневые, 1 красная»
azul-says-to-centre = В центр: { $tiles }.
# На кнопке подтверждения.
azul-label = { $target ->
    [floor] отходы
   *[other] полочка { $target }
}
azul-label-column = вертикаль { $column }
azul-split = Куда отправить остальные конфеты?

## Для чтения с экрана вслух.

azul-aria-group = { azul-tiles } { $source ->
    [c] в центре
   *[other] на витрине { $source }
}
# $gold — yes для особой фабрики
azul-aria-plate = { $gold ->
    [yes] Золотая витрина { $number }: увеличить и узнать, что она делает
   *[no] Витрина { $number }: увеличить
}
azul-aria-bag = Мешочек { $bag }, сброс { $lid }: подсчёт
# $state — idle (ничего не взято), no (нельзя), some (останется неполной), full. $pattern — none для пустой полочки.
# $fall — сколько конфет упадёт в отходы. $cost — насколько больше станет штраф.
azul-aria-line = Полочка { $line }: { $pattern ->
    [none] пусто
    [T] бирюзовые, { $count } из { $size }
    [B] коричневые, { $count } из { $size }
    [C] белые, { $count } из { $size }
    [D] чёрные, { $count } из { $size }
   *[R] красные, { $count } из { $size }
}{ $state ->
    [idle] { "" }
    [no] . Нельзя
    [full] . Заполнится, плюс { $points }{ $fall ->
        [0] { "" }
       *[other] ; в отходы { $fall }, минус { $cost }
    }
   *[some] . Станет { $fill }
}
# $loss — штраф сейчас. $cost — насколько больше он станет. $state — open или idle
azul-aria-floor = Отходы: минус { $loss }{ $state ->
    [open] . Всё в отходы: ещё минус { $cost }
   *[idle] { "" }
}
# $state — taken (там лежит конфета), open, no (на вертикали уже есть этот цвет)
azul-aria-column = Вертикаль { $column }{ $state ->
    [taken] : занято
    [open] , { $pattern ->
        [T] бирюзовая
        [B] коричневая
        [C] белая
        [D] чёрная
       *[R] красная
    }: плюс { $points }
   *[no] : нельзя
}
azul-aria-split = { $pattern ->
    [T] Бирюзовые
    [B] Коричневые
    [C] Белые
    [D] Чёрные
   *[R] Красные
} — на витрину { $plate }
# $floor — сколько всего лежит в отходах
azul-aria-mini = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}, { $points }, если раунд кончится сейчас, в отходах { $floor }. Открыть планшет

## Золотые витрины, по строке на каждую.

azul-face-plus = Когда витрины заполняют, получает пятую конфету.
azul-face-stay = Остальные конфеты остаются на ней.
azul-face-split = Кто берёт с неё, отправляет остальные конфеты влево или вправо.
azul-face-zero = Кто берёт с неё, кладёт её рядом со своими отходами: первая упавшая конфета не приносит штрафа.
azul-face-gather = { $pattern ->
    [T] Забирает по бирюзовой конфете с каждой соседней витрины.
    [B] Забирает по коричневой конфете с каждой соседней витрины.
    [C] Забирает по белой конфете с каждой соседней витрины.
    [D] Забирает по чёрной конфете с каждой соседней витрины.
   *[R] Забирает по красной конфете с каждой соседней витрины.
}

## Журнал: строка на каждое событие. $you — yes, если это сделал читатель, иначе $name. $display none — центр
## стола, $line none — отходы. Списки составляет SAY.

azul-log-round-began = Раунд { $number } · { $you ->
    [yes] начинаете вы
   *[no] начинает { $name }
}
azul-log-bag-refilled = { $count ->
    [one] Мешочек опустел: в него вернулась { $count } сброшенная конфета.
    [few] Мешочек опустел: в него вернулись { $count } сброшенные конфеты.
    [many] Мешочек опустел: в него вернулось { $count } сброшенных конфет.
   *[other] Мешочек опустел: в него вернулось { $count } сброшенной конфеты.
}
# Что золотая витрина получила, когда витрины заполняли. $is_extra — yes для пятой конфеты.
azul-log-tile-drawn = { $is_extra ->
    [yes] Витрина { $display } · ещё одна конфета: { $pattern ->
        [T] бирюзовая
        [B] коричневая
        [C] белая
        [D] чёрная
       *[R] красная
    }
   *[no] {""}
}
azul-log-gathered = Витрина { $display } · с соседних: { azul-tiles }
# $fallen — сколько не поместилось; $marker — none, если маркер первого хода не взят
azul-log-took = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} { azul-tiles.taken } { $display ->
    [none] из центра
   *[other] с витрины { $display }
} { $line ->
    [none] — в отходы
   *[other] — на полочку { $line }{ $fallen ->
        [0] {""}
       *[other] , из них { $fallen } в отходы
    }
}{ $marker ->
    [none] {""}
   *[other] , а также маркер первого хода
}.
# $left, $right — что ушло на витрины $left_display и $right_display
azul-log-leftovers-split = { $you ->
    [yes] Вы распределяете остальные конфеты
   *[no] { $name } распределяет остальные конфеты
}: { azul-leftovers }.
azul-leftovers = { $left ->
    [none] {""}
   *[other] витрина { $left_display } — { SAY($left, as: "azul-tiles") }
}{ $right ->
    [none] {""}
   *[other] { $left ->
        [none] {""}
       *[other] {"; "}
    }витрина { $right_display } — { SAY($right, as: "azul-tiles") }
}
# $across, $down — сколько конфет подряд, вместе с этой; $points — сколько это даёт
azul-log-tiled = { $you ->
    [yes] Вы
   *[no] { $name }
}: { $pattern ->
    [T] бирюзовая
    [B] коричневая
    [C] белая
    [D] чёрная
   *[R] красная
}, горизонталь { $row }, вертикаль { $column } · по горизонтали { $across }, по вертикали { $down } · +{ $points }
azul-log-line-fell = { $you ->
    [yes] Вы
   *[no] { $name }
}: { azul-pattern } конфеты с полочки { $line } некуда положить в коробку, поэтому они идут в отходы.
# $points — сколько потерял счёт; $loss — сколько стоили отходы
azul-log-floor-paid = { $you ->
    [yes] Вы
   *[no] { $name }
}: в отходах { $pieces ->
    [one] занято { $pieces } место
    [few] занято { $pieces } места
    [many] занято { $pieces } мест
   *[other] занято { $pieces } места
} · −{ $loss }
# $kind — row, column или pattern; $number — номер горизонтали или вертикали
azul-log-bonus = { $you ->
    [yes] Вы
   *[no] { $name }
}: { $kind ->
    [row] горизонталь { $number } заполнена
    [column] вертикаль { $number } заполнена
   *[pattern] все пять конфет одного цвета: { azul-pattern }
} · +{ $points }
# $why — row (кто-то заполнил горизонталь), dead-rows, idle-rounds или no-tiles; $name — none, если победа общая
azul-log-game-ended = { $why ->
    [row] Горизонталь заполнена
    [dead-rows] Ни одну горизонталь уже не заполнить
    [idle-rounds] За пять раундов в коробках ничего не прибавилось
   *[no-tiles] Конфет больше нет
}: игра окончена. { $name ->
    [none] Победа общая.
   *[other] { $you ->
        [yes] Вы побеждаете!
       *[no] { $name } побеждает.
    }
}

## Ход как совет, с теми же значениями.

azul-advise-took = Возьмите { azul-tiles.taken } { $display ->
    [none] из центра
   *[other] с витрины { $display }
} { $line ->
    [none] — в отходы
   *[other] — на полочку { $line }
}
azul-advise-tiled = Выберите вертикаль { $column }
azul-advise-leftovers-split = Распределите остальные конфеты: { azul-leftovers }

## Откуда очки, в конце игры.

azul-source-play = Коробка и отходы
azul-source-rows = Полные горизонтали
azul-source-columns = Полные вертикали
azul-source-patterns = Полные цвета
