azul-must-take = Возьмите конфеты с витрины или из центра стола.
azul-over = Игра окончена.
azul-must-split = Сначала распределите оставшиеся цвета ({ $patterns ->
        [T] бирюзовый
        [B] коричневый
        [C] белый
        [D] чёрный
        [R] красный
       *[other] { $patterns }
    }) между соседними витринами слева и справа.
azul-must-choose-column = Сначала выберите вертикаль для { $pattern ->
        [T] бирюзовой
        [B] коричневой
        [C] белой
        [D] чёрной
        [R] красной
       *[other] { $pattern }
    } конфеты с полочки { $line }: { $columns }.

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
}. В лучшей { $best } из 5.
azul-goal-column-long = Заполненные вертикали: { $done }, за каждую в конце { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
}. В лучшей { $best } из 5.
azul-goal-pattern-long = Цвета со всеми пятью конфетами: { $done }, за каждый в конце { $bonus ->
    [one] { $bonus } очко
    [few] { $bonus } очка
    [many] { $bonus } очков
   *[other] { $bonus } очка
}. У лучшего { $best } из 5.

## Конфеты словами.

azul-pattern = { $pattern ->
    [T] бирюзовые
    [B] коричневые
    [C] белые
    [D] чёрные
   *[R] красные
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

## Журнал. $you — yes, если это делает читатель; иначе — $name.

azul-log-round = Раунд { $round } · { $you ->
    [yes] вы начинаете
   *[no] начинает { $name }
}
# Что золотая витрина получила, когда витрины заполняли.
azul-log-plus = Витрина { $display } · ещё одна конфета: { azul-tiles }
azul-log-gather = Витрина { $display } · с соседних: { azul-tiles }
azul-log-take = { $you ->
    [yes] Вы берёте
   *[no] { $name } берёт
} { azul-tiles.taken } { $source ->
    [c] из центра
   *[other] с витрины { $source }
} { $target ->
    [floor] — в отходы
   *[other] — на полочку { $target }
}.
# $tiles — список цветов или none
azul-log-split = { $tiles ->
    [none] { $you ->
        [yes] Вы отправляете остальные конфеты влево.
       *[no] { $name } отправляет остальные конфеты влево.
    }
   *[other] { $you ->
        [yes] Вы делите остальные конфеты; вправо: { $tiles }.
       *[no] { $name } делит остальные конфеты; вправо: { $tiles }.
    }
}
azul-log-column = { $you ->
    [yes] Вы выбираете
   *[no] { $name } выбирает
} вертикаль { $column }.

## Ход как совет. $tiles — список цветов или none

azul-advise-take = Возьмите { azul-tiles.taken } { $source ->
    [c] из центра
   *[other] с витрины { $source }
} { $target ->
    [floor] — в отходы
   *[other] — на полочку { $target }
}
azul-advise-column = Выберите вертикаль { $column }
azul-advise-split = { $tiles ->
    [none] Отправьте все остальные конфеты влево
   *[other] Отправьте вправо: { $tiles }; остальные влево
}

## Откуда очки, в конце игры.

azul-source-play = Коробка и отходы
azul-source-rows = Полные горизонтали
azul-source-columns = Полные вертикали
azul-source-patterns = Полные цвета
