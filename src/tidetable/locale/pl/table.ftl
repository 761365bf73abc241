table-stale = Od pozycji, na którą patrzysz, coś się zmieniło; oto stół w tej chwili.
table-busy = Zbyt wiele osób pisze naraz do tego stołu; spróbuj ponownie.
table-no-such-table = Nie ma takiego stołu.
table-old-rules = Tę grę rozegrano według starszej wersji zasad i nie można jej otworzyć.
table-no-seat = Nie siedzisz przy tym stole.
table-wrong-seat = To miejsce nie jest Twoje.
table-not-your-turn = To nie Twoja kolej.
table-is-waiting = Gra się jeszcze nie zaczęła; kogoś brakuje.
table-is-paused = Gra jest wstrzymana.
table-is-over = Gra jest skończona.
table-not-paused = Gra nie jest wstrzymana.
table-not-over = Gra jeszcze trwa; jej zapis zostanie udostępniony po zakończeniu.
table-turn-went-on = Nie można z góry wiedzieć, czy ruch { $number } z tej prośby będzie możliwy: wcześniejszy kończy Twoją turę albo odsłania coś nowego.
table-nothing-to-undo = Nie ma ruchu, który można by cofnąć, nie wiedząc więcej niż przedtem.
table-nobody-to-replace = Na tym miejscu nie ma kogo zastąpić.
table-not-waited-for = Zastąpić można tylko kogoś, na kogo czeka się już { $minutes } min.
table-clock-decides = Przy tym stole o tym, kiedy gra bot, decyduje zegar.
table-nothing-to-answer = Nie ma pytania, na które można by odpowiedzieć.
table-already-left = Bot już gra za Ciebie.
table-not-away = Żaden bot nie gra tu za Ciebie.
table-seat-taken = To miejsce jest już zajęte.
table-already-seated = Już siedzisz przy tym stole.
table-bad-link = Ten link nie otwiera miejsca; poproś gospodarza stołu o nowy.
table-no-such-seat = Nie ma miejsca { $seat }.
table-not-owner = Może to zrobić tylko gospodarz stołu.
table-bad-seats = Gra jest dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, a { $seats ->
        [one] podano { $seats } miejsce
        [few] podano { $seats } miejsca
        [many] podano { $seats } miejsc
       *[other] podano { $seats } miejsca
    }.
table-unknown-seat = Miejsce to me, link, open albo bot:POZIOM, a nie { $seat }.
table-me-twice = Możesz zająć tylko jedno miejsce.
table-rated-with-bots = Przy stole rankingowym grają tylko ludzie.
table-rated-seat = Z rozpoczętej gry rankingowej nikogo się nie odsyła.
table-rated-stand-in = Przy stole rankingowym za gracza może grać tylko bot początkujący lub amator.
table-no-such-game = Nie ma gry { $game }.
table-no-hints = Przy tym stole gra się bez podpowiedzi.
table-no-hint-yet = Boty jeszcze się przygotowują; poproś o podpowiedź za minutę.
table-only-move = Teraz możliwy jest tylko jeden ruch.
table-no-chat = Przy tym stole się nie rozmawia.
table-phrases-only = Przy tym stole można mówić tylko zwrotami z listy.
table-no-such-phrase = Nie ma zwrotu { $phrase }.
table-muted = Gospodarz stołu Cię wyciszył.
table-nothing-said = W tym tekście nie zostało nic do powiedzenia.
table-no-such-message = Nie ma wiadomości { $number }.
table-no-such-step = Gra ma kroki od 0 do { $steps }.
table-empty-name = Imię musi mieć co najmniej jedną literę.
table-name-taken = Ktoś zachował to imię dla siebie hasłem; wybierz inne.
table-wrong-passphrase = Imię i hasło do siebie nie pasują.
table-who-are-you = Najpierw wybierz imię.
table-bad-request = Nie można odczytać tej prośby.
table-no-such-path = Pod tym adresem nic nie ma.
table-no-such-method = Do tego adresu nie zwraca się w ten sposób.
table-too-large = Prośba jest za duża.
table-failure = Na serwerze coś poszło nie tak; zostało to zapisane.
table-bad-option = Jednej z opcji nie można tak ustawić.
table-foreign-origin = Ta prośba pochodzi z innej strony.
table-not-json = Żądania są w formacie JSON; podaj typ treści application/json.
table-too-many = Za dużo naraz; odczekaj { $seconds } s.
