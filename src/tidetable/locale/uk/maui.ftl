maui-must-take = Візьміть на ринку рушник або піщані долари з одного рядка.
maui-must-place = Покладіть узятий рушник ({ SAY($towel, as: "maui-towel") }) на свій пляж: оберіть для нього рядки.
maui-must-choose-bonus = Спершу оберіть доріжку для бонусного кроку: { SAY($patterns, as: "maui-pattern", list: "or") }.
maui-must-start = Оберіть рядки для початкового рушника.
maui-must-take-spare = Жоден рушник не підходить, і доларів, які можна взяти, немає: візьміть будь-який рушник із ринку як запасний, безкоштовно.
maui-must-lay-spare = Покладіть запасний рушник посередині, у { maui-towel-rows }, за бажання з жетонами рушника.
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
# Літера на візерунку, щоразу інша.
maui-letter = { $pattern ->
        [Y] С
        [M] Р
        [L] Х
        [O] Г
       *[G] Л
    }
# Частини речень. $squares — перелік візерунків; $row — a або b; $rows — скільки рядків пляжу, від $first_row до $last_row.
maui-towel = { SAY($squares, as: "maui-pattern") }
maui-market-row = { $row ->
        [a] A
       *[b] B
    }
maui-towel-rows = { $rows ->
        [1] рядок { $first_row }
       *[other] рядки { $first_row }–{ $last_row }
    }
    .locative = { $rows ->
        [1] рядку { $first_row }
       *[other] рядках { $first_row }–{ $last_row }
    }
maui-token-square = жетон { maui-pattern.genitive } на квадрат { $square }
maui-points-by-source = доріжки { $shells }{ $pearls ->
        [0] {""}
       *[other] , перлини { $pearls }
    }{ $dollars ->
        [0] {""}
       *[other] , долари { $dollars }
    }{ $penalties ->
        [0] {""}
       *[other] , океан і дерева −{ $penalties }
    }{ $crabs ->
        [0] {""}
       *[other] , краби −{ $crabs }
    }
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
maui-says-take = Візьміть рушник або піщані долари з одного рядка.
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
maui-says-dollars =
    { $count ->
        [one] Взяти піщаний долар із рядка { maui-market-row }? Торкніться ще раз.
        [few] Взяти { $count } піщані долари з рядка { maui-market-row }? Торкніться ще раз.
        [many] Взяти { $count } піщаних доларів із рядка { maui-market-row }? Торкніться ще раз.
       *[other] Взяти { $count } піщаного долара з рядка { maui-market-row }? Торкніться ще раз.
    }
maui-says-start = Оберіть рядки для початкового рушника.
maui-says-bonus = Бонус: оберіть доріжку для одного кроку.
# Місце для рушника, разом із maui-towel-rows. $price — у доларах; $gains — перелік із частин, що нижче; $points — зі знаком, $count — те саме без знака.
maui-says-place =
    У { maui-towel-rows }{ $price ->
        [0] { "" }
        [one] { " " }за { $price } долар
        [few] { " " }за { $price } долари
        [many] { " " }за { $price } доларів
       *[other] { " " }за { $price } долара
    }: { SAY($gains) }. { $count ->
        [one] Зараз це { $points } бал.
        [few] Зараз це { $points } бали.
        [many] Зараз це { $points } балів.
       *[other] Зараз це { $points } бала.
    }
maui-says-place-nothing = У { maui-towel-rows }: нічого не принесе.
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
# Краби разом можуть забрати від $least до $most.
maui-gain-crabs = { $count ->
        [one] закритий краб (−{ $least }…−{ $most })
        [few] { $count } закриті краби (−{ $least }…−{ $most })
        [many] { $count } закритих крабів (−{ $least }…−{ $most })
       *[other] { $count } закритого краба (−{ $least }…−{ $most })
    }
maui-gain-outside =
    { $count ->
        [one] квадрат за межами (−{ $points })
        [few] { $count } квадрати за межами (−{ $points })
        [many] { $count } квадратів за межами (−{ $points })
       *[other] { $count } квадрата за межами (−{ $points })
    }
# Назви кнопок і малюнків для програм, що читають з екрана.
maui-places = Місця для рушника
maui-your-beach = { $you ->
        [yes] Ваш пляж
       *[no] Пляж: { $name }
    }
# $active — рядки, з якими може збігтися наступний рушник, як-от «3 сонце, 4 риба»; $active_count — скільки їх.
maui-beach-of = Пляж, { $name }: { $count } з { $all } рушників. Для збігу: { $active_count ->
        [0] нічого
       *[other] { SAY($active, as: "maui-active-row") }
    }
maui-active-row = { $row } { maui-pattern }
maui-open-beach =
    Пляж, { $name }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }, { $count } з { $all } рушників
maui-take-dollars =
    { $count ->
        [0] Рядок { maui-market-row }: піщаних доларів немає
        [one] Рядок { maui-market-row }: взяти { $count } піщаний долар
        [few] Рядок { maui-market-row }: взяти { $count } піщані долари
        [many] Рядок { maui-market-row }: взяти { $count } піщаних доларів
       *[other] Рядок { maui-market-row }: взяти { $count } піщаного долара
    }
# $slot — місце в рядку; $squares — згори вниз; $best — найбільше кроків, які він може дати, −1, якщо невідомо.
maui-towel-on-market =
    Рушник { maui-market-row }{ $slot }: { maui-towel }. { $price ->
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

# Журнал: події гри за їхніми назвами, зі значеннями події; $name — хто; $you — yes, якщо це читач.
maui-log-first-player = { $you ->
        [yes] Ви починаєте
       *[no] { $name } починає
    }{ $half ->
        [second] {" "}другу половину
       *[other] {""}
    }.
maui-log-start-chosen = { $you ->
        [yes] Ви кладете початковий рушник у { maui-towel-rows }.
       *[no] { $name } кладе початковий рушник у { maui-towel-rows }.
    }
maui-log-took-towel = { $you ->
        [yes] Ви берете рушник ({ SAY($towel, as: "maui-towel") }) з рядка { maui-market-row }
       *[no] { $name } бере рушник ({ SAY($towel, as: "maui-towel") }) з рядка { maui-market-row }
    }{ $price ->
        [0] {""}
        [one] {" "}за { $price } долар
        [few] {" "}за { $price } долари
        [many] {" "}за { $price } доларів
       *[other] {" "}за { $price } долара
    }.
maui-log-took-spare = { $you ->
        [yes] Ви берете запасний рушник ({ SAY($towel, as: "maui-towel") }) з рядка { maui-market-row }.
       *[no] { $name } бере запасний рушник ({ SAY($towel, as: "maui-towel") }) з рядка { maui-market-row }.
    }
maui-log-took-dollars = { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $count ->
        [one] { $count } піщаний долар
        [few] { $count } піщані долари
        [many] { $count } піщаних доларів
       *[other] { $count } піщаного долара
    } з рядка { maui-market-row }.
maui-log-placed = { $you ->
        [yes] Ви кладете
       *[no] { $name } кладе
    } { $spare ->
        [yes] запасний рушник
       *[no] рушник
    } у { maui-towel-rows } стовпчика { $column }{ $tokens_played ->
        [0] {""}
       *[other] , а ще { SAY($tokens, as: "maui-token-square") }
    }.
maui-log-umbrella-taken = { $you ->
        [yes] Ви забираєте
       *[no] { $name } забирає
    } { $token ->
        [white] білу перлину
        [black] чорну перлину
       *[other] «Бал за візерунок»
    }{ $points ->
        [0] {""}
       *[other] : +{ $points }
    }.
maui-log-moved = { $you ->
        [yes] Ви
       *[no] { $name }
    }: доріжка { maui-pattern.genitive }, { $steps ->
        [0] її вже пройдено до кінця
        [one] { $steps } крок
        [few] { $steps } кроки
        [many] { $steps } кроків
       *[other] { $steps } кроку
    }{ $why ->
        [bonus] {" "}(бонус)
       *[match] {""}
    }{ $points ->
        [0] {""}
       *[other] , +{ $points }
    }.
maui-log-token-gained = { $you ->
        [yes] Ви берете
       *[no] { $name } бере
    } з доріжки жетон { maui-pattern.genitive }.
maui-log-bonus-lost = { $you ->
        [yes] Ви
       *[no] { $name }
    }: «Бал за візерунок» нічого не дає, бо обидві його доріжки пройдено до кінця.
maui-log-penalty = { $you ->
        [yes] Ви
       *[no] { $name }
    }: { $count ->
        [one] { $count } квадрат в океані чи під деревами
        [few] { $count } квадрати в океані чи під деревами
        [many] { $count } квадратів в океані чи під деревами
       *[other] { $count } квадрата в океані чи під деревами
    }, −{ $count }.
maui-log-crab-met = { $you ->
        [yes] Ви відкриваєте краба: −{ $value }.
       *[no] { $name } відкриває краба: −{ $value }.
    }
maui-log-round-began = Раунд { $number }.
maui-log-last-round = { $you ->
        [yes] Ви кладете останній рушник на свій пляж
       *[no] { $name } кладе останній рушник на свій пляж
    }: { $half ->
        [first] після цього раунду закінчиться перша половина.
       *[other] після цього раунду гра закінчиться.
    }
maui-log-half-scored = { $you ->
        [yes] Ви
       *[no] { $name }
    }: { $total ->
        [one] { $total } бал
        [few] { $total } бали
        [many] { $total } балів
       *[other] { $total } бала
    } після першої половини ({ maui-points-by-source }).
maui-log-half-began = Друга половина: усі рушники повертають у мішечок, а пляжі перевертають стороною з крабами догори.
maui-log-dollars-dealt = { $you ->
        [yes] На початку половини ви маєте
       *[no] На початку половини { $name } має
    } { $count ->
        [one] { $count } піщаний долар.
        [few] { $count } піщані долари.
        [many] { $count } піщаних доларів.
       *[other] { $count } піщаного долара.
    }
maui-log-tokens-discarded = { $you ->
        [yes] Ви скидаєте
       *[no] { $name } скидає
    } { SAY($tokens, as: "maui-gain-token") }.
maui-log-scored = { $you ->
        [yes] Ви
       *[no] { $name }
    }: { $total ->
        [one] { $total } бал
        [few] { $total } бали
        [many] { $total } балів
       *[other] { $total } бала
    } ({ maui-points-by-source }).
maui-log-game-ended = { $you ->
        [yes] Ви перемагаєте
       *[no] { $name } перемагає
    }{ $why ->
        [towels] : балів порівну, але рушників менше
        [dollars] : балів і рушників порівну, але доларів більше
        [order] : усього порівну, вирішує пізніший хід
       *[points] {""}
    }.

# Хід як порада, зі значеннями його події.
maui-advise-took-towel = Візьміть рушник із рядка { maui-market-row }: { SAY($towel, as: "maui-towel") }{ $price ->
        [0] {""}
        [one] , за { $price } долар
        [few] , за { $price } долари
        [many] , за { $price } доларів
       *[other] , за { $price } долара
    }
maui-advise-took-spare = Візьміть запасний рушник із рядка { maui-market-row }: { SAY($towel, as: "maui-towel") }
maui-advise-took-dollars = { $count ->
        [one] Візьміть { $count } піщаний долар із рядка { maui-market-row }
        [few] Візьміть { $count } піщані долари з рядка { maui-market-row }
        [many] Візьміть { $count } піщаних доларів із рядка { maui-market-row }
       *[other] Візьміть { $count } піщаного долара з рядка { maui-market-row }
    }
maui-advise-placed = Покладіть його в { maui-towel-rows }{ $tokens_played ->
        [0] {""}
       *[other] , а ще { SAY($tokens, as: "maui-token-square") }
    }
maui-advise-bonus-chosen = Зробіть бонусний крок на доріжці { maui-pattern.genitive }
maui-advise-start-chosen = Покладіть початковий рушник у { maui-towel-rows }
