maui-must-take = Візьміть на ринку рушник (take:a1) або долари (dollars:a).
maui-must-place = Покладіть рушник { $towel } на свій пляж: назвіть рядок його верхнього квадрата (place:3).
maui-must-choose-bonus = Спершу оберіть доріжку для бонусного кроку: { $one ->
        [Y] жовту
        [M] рожеву
        [L] світло-блакитну
        [O] помаранчеву
        [G] зелену
       *[other] { $one }
    } або { $other ->
        [Y] жовту
        [M] рожеву
        [L] світло-блакитну
        [O] помаранчеву
        [G] зелену
       *[other] { $other }
    }.
maui-must-start = Оберіть рядок для верхнього квадрата початкового рушника: напишіть від start:1 до start:5.
maui-must-take-spare = Жоден рушник не підходить, і доларів, які можна взяти, немає: візьміть запасний рушник (spare:a1), безкоштовно.
maui-must-lay-spare = Покладіть запасний рушник верхнім квадратом у рядок { $row }, за бажання з жетонами рушника (place:{ $row }).
maui-over = Гру закінчено.

## Стіл у браузері.

# Візерунки названо за малюнками. $pattern — Y, M, L, O або G; genitive — у родовому відмінку.
maui-pattern =
    { $pattern ->
        [Y] сонце
        [M] риба
        [L] хвиля
        [O] гібіскус
       *[G] листок
    }
    .genitive =
        { $pattern ->
            [Y] сонця
            [M] риби
            [L] хвилі
            [O] гібіскуса
           *[G] листка
        }
# Між частинами переліку.
maui-list-comma = { ", " }
maui-you = Ви
maui-market = Ринок
maui-bag = Мішечок { $count }
maui-free = даром
maui-log = Журнал
maui-tracks = Доріжки й бали
maui-open-tracks = Доріжки й бали всіх гравців
# Рядок угорі. $half — whole, first або second; $side — umbrellas або crabs; $round — 0 під час підготовки.
maui-headline =
    { $half ->
        [first]
            Перша половина · { $round ->
                [0] підготовка
               *[other] раунд { $round }
            }
        [second]
            Друга половина · { $round ->
                [0] підготовка
               *[other] раунд { $round }
            }
       *[whole]
            { $side ->
                [crabs] Піщані краби · { $round ->
                [0] підготовка
               *[other] раунд { $round }
            }
               *[umbrellas] { $round ->
                [0] Підготовка
               *[other] Раунд { $round }
            }
            }
    }
# Звідки бали.
maui-source-shells = Доріжки
maui-source-pearls = Перлини
maui-source-dollars = Піщані долари
maui-source-penalties = Океан і дерева
maui-source-crabs = Краби
# Що робити, у рядку з вказівкою.
maui-says-take = Візьміть рушник або піщані долари одного рядка.
maui-says-spare = Нічого не підходить: візьміть будь-який рушник, безкоштовно. Він ляже посередині й нічого не принесе.
maui-says-looking = Дивимося, куди підходить цей рушник…
maui-says-places =
    { $count ->
        [0] Цей рушник підходить лише з жетоном: покладіть на нього жетон рушника.
        [one] Одне місце в стовпчику { $column }: торкніться його.
        [few] { $count } місця в стовпчику { $column }: оберіть одне.
        [many] { $count } місць у стовпчику { $column }: оберіть одне.
       *[other] { $count } місця в стовпчику { $column }: оберіть одне.
    }
maui-says-lay = Тепер покладіть рушник.
# $row — A або B.
maui-says-dollars =
    { $count ->
        [one] Взяти піщаний долар рядка { $row }? Торкніться ще раз.
        [few] Взяти { $count } піщані долари рядка { $row }? Торкніться ще раз.
        [many] Взяти { $count } піщаних доларів рядка { $row }? Торкніться ще раз.
       *[other] Взяти { $count } піщаного долара рядка { $row }? Торкніться ще раз.
    }
maui-says-start = Оберіть рядки для початкового рушника.
maui-says-bonus = Бонус: оберіть доріжку для одного кроку.
maui-rows = { $rows ->
        [1] рядок { $from }
       *[other] рядки { $from }–{ $to }
    }
# Місце для рушника: рядки від $from до $to у стовпчику $column. $price — у доларах; $gains — перелік із частин, що нижче; $points — зі знаком, $count — те саме без знака.
maui-says-place =
    У { maui-rows }{ $price ->
        [0] { "" }
        [one] { " " }за { $price } долар
        [few] { " " }за { $price } долари
        [many] { " " }за { $price } доларів
       *[other] { " " }за { $price } долара
    }: { $gains }. { $count ->
        [one] Зараз це { $points } бал.
        [few] Зараз це { $points } бали.
        [many] Зараз це { $points } балів.
       *[other] Зараз це { $points } бала.
    }
maui-says-place-nothing = У { maui-rows }: нічого не принесе.
maui-says-place-unknown = У { maui-rows } у стовпчику { $column }
# $least і $most — зі знаками.
maui-points-range = { $least }…{ $most }
maui-gain-steps = { maui-pattern } +{ $count }
# $token — white або black (перлина), X або Z (бонусний крок).
maui-gain-umbrella =
    { $token ->
        [white] біла перлина
        [black] чорна перлина
       *[other] бонусний крок
    }
maui-gain-token = жетон { maui-pattern.genitive }
maui-gain-crabs =
    { $count ->
        [one] закритий краб (−2…−4)
        [few] { $count } закриті краби (по −2…−4)
        [many] { $count } закритих крабів (по −2…−4)
       *[other] { $count } закритого краба (по −2…−4)
    }
maui-gain-outside =
    { $count ->
        [one] квадрат за межами (−1)
        [few] { $count } квадрати за межами (−{ $count })
        [many] { $count } квадратів за межами (−{ $count })
       *[other] { $count } квадрата за межами (−{ $count })
    }
# Назви кнопок і малюнків для програм, що читають з екрана.
maui-places = Місця для рушника
maui-your-beach = { $you ->
        [yes] Ваш пляж
       *[no] Пляж: { $name }
    }
# $active — рядки, з якими може збігтися наступний рушник, як-от «3 сонце, 4 риба».
maui-beach-of = Пляж, { $name }: { $count } з { $all } рушників. Для збігу: { $active }
maui-open-beach =
    Пляж, { $name }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, { $count } з { $all } рушників
# $row — A або B.
maui-take-dollars =
    { $count ->
        [0] Рядок { $row }: піщаних доларів немає
        [one] Рядок { $row }: взяти { $count } піщаний долар
        [few] Рядок { $row }: взяти { $count } піщані долари
        [many] Рядок { $row }: взяти { $count } піщаних доларів
       *[other] Рядок { $row }: взяти { $count } піщаного долара
    }
# $name — як-от A2; $patterns — згори вниз; $best — найбільше кроків, які він може дати, −1, якщо невідомо.
maui-towel-on-market =
    Рушник { $name }: { $patterns }. { $price ->
        [0] Безкоштовно
        [one] { $price } долар
        [few] { $price } долари
        [many] { $price } доларів
       *[other] { $price } долара
    }{ $best ->
        [-1] { "" }
        [one] , до { $best } кроку
        [few] , до { $best } кроків
        [many] , до { $best } кроків
       *[other] , до { $best } кроку
    }
maui-take-only = Спершу побачити новий
maui-take-only-about = Ви берете цей рушник і бачите, який з’явиться з мішечка; потім, ще в цей хід, обираєте місце для свого.
maui-has-dollars =
    { $count ->
        [one] { $count } піщаний долар
        [few] { $count } піщані долари
        [many] { $count } піщаних доларів
       *[other] { $count } піщаного долара
    }
# $colour — white або black.
maui-has-pearls =
    { $colour ->
        [white] Білі перлини: { $count }
       *[black] Чорні перлини: { $count }
    }
maui-has-crabs =
    Краби забирають { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
maui-has-penalties = Квадрати за межами: { $count }
maui-has-token = Жетон { maui-pattern.genitive }
maui-tokens-lay = Покласти на рушник жетон?
# Журнал. $name — хто; $you — yes, якщо це читач. $slot — як-от A2; $patterns — згори вниз.
maui-log-take =
    { $you ->
        [yes] Ви берете { $slot } ({ $patterns }).
       *[no] { $name } бере { $slot } ({ $patterns }).
    }
# $tokens — скільки на нього покладено жетонів рушника; $which — які саме, з maui-log-token.
maui-log-place = { $you ->
        [yes] Ви кладете { $slot } ({ $patterns }) у { maui-rows }
       *[no] { $name } кладе { $slot } ({ $patterns }) у { maui-rows }
    }{ maui-log-token.all }.
maui-log-token = жетон { maui-pattern.genitive } на квадрат { $square }
    .all = { $tokens ->
        [0] { "" }
       *[other] , а ще { $which }
    }
maui-log-spare =
    { $you ->
        [yes] Ви берете { $slot } ({ $patterns }) як запасний рушник.
       *[no] { $name } бере { $slot } ({ $patterns }) як запасний рушник.
    }
maui-log-dollars =
    { $you ->
        [yes] Ви берете піщані долари рядка { $row }.
       *[no] { $name } бере піщані долари рядка { $row }.
    }
maui-log-bonus =
    { $you ->
        [yes] Ви робите бонусний крок: { maui-pattern }.
       *[no] { $name } робить бонусний крок: { maui-pattern }.
    }
maui-log-start =
    { $you ->
        [yes] Ви кладете початковий рушник у { maui-rows }.
       *[no] { $name } кладе початковий рушник у { maui-rows }.
    }
maui-log-crab = { $you ->
        [yes] Ви відкриваєте краба: −{ $value }.
       *[no] { $name } відкриває краба: −{ $value }.
    }
maui-log-first = { $you ->
        [yes] Починаєте ви.
       *[no] Починає { $name }.
    }

# Хід як порада, з тими самими значеннями, що й у журналі.
maui-advise-take = Візьміть рушник { $slot } ({ $patterns })
maui-advise-spare = Візьміть { $slot } ({ $patterns }) як запасний рушник
maui-advise-dollars = { $count ->
        [one] Візьміть піщаний долар рядка { $row }
        [few] Візьміть { $count } піщані долари рядка { $row }
        [many] Візьміть { $count } піщаних доларів рядка { $row }
       *[other] Візьміть { $count } піщаного долара рядка { $row }
    }
maui-advise-place = Покладіть його в { maui-rows }{ maui-log-token.all }
maui-advise-bonus = Зробіть бонусний крок: { maui-pattern }
maui-advise-start = Покладіть початковий рушник у { maui-rows }
