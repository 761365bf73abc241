sea-salt-paper-lesson-goal = Zbieraj karty, które punktują razem. Mając 7 punktów, możesz zakończyć rundę; wygrywa, kto pierwszy dojdzie do celu.
sea-salt-paper-lesson-take = W każdej turze weź kartę z wierzchu stosu albo dobierz dwie, zatrzymaj jedną, a drugą połóż na stosie.
sea-salt-paper-lesson-pairs = Dwa kraby, dwie łódki, dwie ryby albo pływaka z rekinem możesz wyłożyć dla ich działania. Na ręce liczą się tak samo.
sea-salt-paper-lesson-points = Im więcej masz muszli, ośmiornic, pingwinów albo marynarzy, tym więcej punktów dają. Latarnia morska, ławica, kolonia i kapitan punktują za każdą kartę swojego rodzaju.
sea-salt-paper-lesson-mermaids = Syrena daje punkty za karty w kolorze, którego masz najwięcej. Cztery syreny od razu wygrywają grę.
sea-salt-paper-lesson-end = STOP kończy rundę: wszyscy dostają punkty za swoje karty.
sea-salt-paper-lesson-bet = OSTATNIA SZANSA to zakład: pozostali mają jeszcze po jednej turze. Jeśli nikt nie ma więcej punktów niż Ty, dostajesz też premię za kolor, a oni tylko swoją. Jeśli ktoś ma więcej, jest na odwrót.
