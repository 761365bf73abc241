azul-lesson-take = Weź z fabryki wszystkie pralinki jednego wzoru. Pozostałe trafiają na środek stołu; stamtąd też można brać.
azul-lesson-place = Ułóż je w jednej ze swoich pięciu linii. W linii mieści się jeden wzór; co się nie zmieści, spada na podłogę.
azul-lesson-wall = Gdy wszystkie pralinki są już wzięte, z każdej pełnej linii jedna trafia do bombonierki. Daje 1 punkt albo tyle, ile pralinek mają rząd i kolumna, do których dołącza.
azul-lesson-floor = Pralinki na podłodze kosztują punkty, im dalej w prawo, tym więcej.
azul-lesson-centre = Kto pierwszy bierze ze środka, dostaje znacznik: zaczyna następną rundę, ale znacznik zajmuje miejsce na jego podłodze.
azul-lesson-end = Gra kończy się po rundzie, w której ktoś zapełni rząd bombonierki. Pełny rząd daje 2 punkty, kolumna 7, a cały wzór 10.
