maui-fits-with-token = Цей рушник ({ SAY($towel, as: "maui-towel") }) підходить лише з жетоном рушника, а за цим столом це не звільняє від запасного: візьміть запасний рушник.
maui-crab-blocks = У { maui-towel-rows.locative } збіг дав би лише квадрат над крабом, а краб цьому заважає.
maui-cannot-pay = Цей рушник коштує { $price ->
        [one] { $price } піщаний долар
        [few] { $price } піщані долари
        [many] { $price } піщаних доларів
       *[other] { $price } піщаного долара
    }, а у вас { $dollars }.
maui-does-not-fit = Цей рушник ({ SAY($towel, as: "maui-towel") }) не можна покласти: він ніде не збігається з вашим останнім рушником.
maui-no-dollars = У зоні рядка { maui-market-row } доларів немає.
maui-no-spare = Запасний рушник бере лише той, хто не може ні покласти рушник, ні взяти долари.
maui-no-match = У { maui-towel-rows.locative } жоден квадрат не збігається з вашим останнім рушником.
maui-no-token = У вас немає жетона { maui-pattern.genitive }.
maui-two-tokens-on-a-square = Два жетони не можуть лежати на одному квадраті.
maui-token-off-grid = Квадрат { $square } опинився б за межами пляжу, де від жетона немає користі.
maui-token-changes-nothing = На квадраті { $square } вже цей візерунок ({ maui-pattern }); жетон має його змінити.
maui-token-on-crab = Квадрат { $square } закриває краба, туди жетон класти не можна.
maui-spare-in-the-middle = Запасний рушник кладуть посередині, у { maui-towel-rows }.
maui-not-a-move = «{ $text }» — не дія. Напишіть, наприклад, take:a2 (рядок A, другий рушник), dollars:b, place:3 (верхній квадрат у рядку 3; рядки від -1 до 7), place:3+L1 (з жетоном хвилі на верхньому квадраті) або bonus:G.

## Стіл у браузері.

maui-player = Гравець
maui-score = Рахунок
maui-playing = ходить
maui-outlook = Ринок: найбільше кроків на цьому пляжі
maui-if-over = Якби гра скінчилася зараз
maui-final = Остаточний рахунок
maui-half-time = Після першої половини:
maui-tokens-left = Жетони на доріжках
# $half — whole, first або second (у поєднаній грі).
maui-last-round =
    { $half ->
        [first] Перша половина закінчується цим раундом.
       *[other] Гра закінчується цим раундом.
    }
# $count з $all рушників лежать на найзаповненіших пляжах; $seats — скільки гравців їх мають; $names — хто це.
maui-end-nearest =
    { $half ->
        [first] Половина закінчиться раундом, у якому хтось викладе { $all }-й рушник.
       *[other] Гра закінчиться раундом, у якому хтось викладе { $all }-й рушник.
    } { $seats ->
        [one] Найближче: { SAY($names) }, { $count }.
        [few] Найближче: { SAY($names) }, по { $count }.
        [many] Найближче: { SAY($names) }, по { $count }.
       *[other] Найближче: { SAY($names) }, по { $count }.
    }
maui-tokens = Жетони рушника
# $token — L або O; $square — від 1 до 3 згори; $pattern — що на квадраті зараз.
maui-token-on =
    { $token ->
        [L] Жетон хвилі
       *[O] Жетон гібіскуса
    } на квадрат { $square } ({ maui-pattern })
maui-bonus-on = Один крок на доріжці { maui-pattern.genitive }. { $points }
maui-start-row = У { maui-towel-rows }
# $shells — де стоїть мушля кожного гравця, з maui-shell.
maui-track = Доріжка { maui-pattern.genitive }: { SAY($shells, as: "maui-shell") }
maui-shell =
    { $name } { $square ->
        [0] ще не на ній
       *[other] на квадраті { $square } ({ $points })
    }
# Що можна порахувати.
maui-counts-bag =
    { $count ->
        [one] { $count } рушник у мішечку
        [few] { $count } рушники в мішечку
        [many] { $count } рушників у мішечку
       *[other] { $count } рушника в мішечку
    }
maui-counts-filter = За візерунками. Торкніться візерунків, щоб побачити лише рушники з ними.
maui-counts-with =
    { maui-pattern }: { $count ->
        [one] { $count } рушник
        [few] { $count } рушники
        [many] { $count } рушників
       *[other] { $count } рушника
    }
maui-counts-crabs = Краби долілиць
# $down — скільки лежить долілиць; $values — чого вони можуть бути варті.
maui-counts-crabs-of =
    { $down ->
        [0] немає
       *[other] { $down } на пляжі. Вони з цих: { SAY($values) }
    }
