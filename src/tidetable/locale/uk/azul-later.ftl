azul-no-such-display = Вітрини тут мають номери від 1 до { $displays }.
azul-not-on-display = На вітрині { $display } немає { $pattern ->
        [T] бірюзових
        [B] коричневих
        [C] білих
        [D] чорних
        [R] червоних
       *[other] { $pattern }
    } цукерок.
azul-not-in-centre = У центрі столу немає { $pattern ->
        [T] бірюзових
        [B] коричневих
        [C] білих
        [D] чорних
        [R] червоних
       *[other] { $pattern }
    } цукерок.
azul-line-full = Поличка { $line } заповнена.
azul-line-holds-another = На поличці { $line } вже лежать { $held ->
        [T] бірюзові
        [B] коричневі
        [C] білі
        [D] чорні
        [R] червоні
       *[other] { $held }
    } цукерки; на одній поличці може бути лише один колір.
azul-row-has-it = На горизонталі { $line } вашої коробки вже є { $pattern ->
        [T] бірюзова
        [B] коричнева
        [C] біла
        [D] чорна
        [R] червона
       *[other] { $pattern }
    } цукерка, тож на поличку { $line } таких класти не можна.
azul-nothing-to-split = Зараз немає залишків, які треба розподілити ліворуч і праворуч.
azul-no-column-to-choose = Зараз не треба обирати вертикаль.
azul-cell-taken = На горизонталі { $line } вертикаль { $column } уже зайнята; для { $pattern ->
        [T] бірюзової
        [B] коричневої
        [C] білої
        [D] чорної
        [R] червоної
       *[other] { $pattern }
    } цукерки доступні вертикалі: { $columns }.
azul-column-has-it = На вертикалі { $column } вже є { $pattern ->
        [T] бірюзова
        [B] коричнева
        [C] біла
        [D] чорна
        [R] червона
       *[other] { $pattern }
    } цукерка; доступні вертикалі: { $columns }.
