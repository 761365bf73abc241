sea-salt-paper-rules-about = Zbieracie karty z papierowym morzem origami: pary mają działania, a kolekcje, mnożniki i syreny przynoszą punkty. Kto ma siedem punktów, może zakończyć rundę albo postawić na swoje karty i dać pozostałym ostatnią szansę. Wygrywa osoba, która w ciągu kolejnych rund zbierze najwięcej punktów, albo od razu ta, która ma wszystkie cztery syreny.

sea-salt-paper-rules-1 = Przygotowanie do gry
SP-1-1 = Wszyscy zaczynają z wynikiem 0. Pierwszego gracza wyznacza los albo wybiera go gospodarz stołu.
SP-1-2 = Na każdą rundę tasuje się wszystkie 58 kart. Na początku nikt nie ma kart na ręce ani przed sobą.
SP-1-3 = Dwie pierwsze karty się odkrywa: każda zaczyna jeden z dwóch stosów kart odrzuconych. Reszta to talia.

sea-salt-paper-rules-2 = Branie karty
SP-2-1 = Turę zaczynasz od wzięcia karty: z talii albo z wierzchu jednego ze stosów.
SP-2-2 = Jeśli talia i oba stosy są puste, przechodzisz od razu do wykładania par.
SP-2-3 = Z talii dobierasz dwie karty i zostawiasz sobie jedną. Jeśli w talii jest już tylko jedna karta, zatrzymujesz ją.
SP-2-4 = Drugą kartę kładziesz odkrytą na wybranym stosie. Jeśli któryś stos jest pusty, kładziesz ją właśnie tam, a jeśli puste są oba, na pierwszym.

sea-salt-paper-rules-3 = Wykładanie par
SP-3-1 = Potem możesz wyłożyć z ręki dowolnie wiele par, jedną po drugiej: dwa kraby, dwie łódki, dwie ryby albo pływaka z rekinem. Kolory wybierasz dowolnie.
SP-3-2 = Parę, której działania nie da się wykonać, też wolno wyłożyć. Są stoły, przy których nie wolno.
SP-3-3 = Działanie pary trzeba wykonać. Łódki: od razu rozgrywasz jeszcze jedną całą turę. Ryby: dobierasz kartę z talii.
SP-3-4 = Kraby: wybierasz stos, w którym są karty; przed wyborem nie wolno zaglądać.
SP-3-5 = Potem przeglądasz go i bierzesz jedną kartę na rękę. Pozostałe zostają w tej samej kolejności, a wziętej karty nikomu się nie pokazuje.
SP-3-6 = Pływak i rekin: wybierasz innego gracza, który ma karty na ręce i jeszcze ich nie ujawnił.
SP-3-7 = Jedna losowa karta z jego ręki przechodzi do Twojej.

sea-salt-paper-rules-4 = Zakończenie rundy
SP-4-1 = Mając co najmniej siedem punktów z kart, możesz zamiast oddać turę ogłosić koniec rundy, jeśli nikt jeszcze tego nie zrobił. Ogłoszenie jest ważne nawet wtedy, gdy talia jest pusta.
SP-4-2 = STOP: wszyscy ujawniają karty i rundę od razu się punktuje.
SP-4-3 = OSTATNIA SZANSA: ogłaszający ujawnia swoją rękę, a każdy z pozostałych rozgrywa jeszcze jedną, ostatnią turę. Nikt nie może już nic ogłosić.
SP-4-4 = Z ujawnionej ręki nie można ukraść karty. Każdy z pozostałych ujawnia rękę na koniec swojej ostatniej tury.

sea-salt-paper-rules-5 = Punkty
SP-5-1 = Punkty z kart to punkty za pary, kolekcje, mnożniki i syreny. Karty na ręce i karty wyłożone liczą się tak samo.
SP-5-2 = Każda para jest warta 1 punkt.
SP-5-3 = Kolekcje, zależnie od liczby kart: muszle 0, 2, 4, 6, 8, 10; ośmiornice 0, 3, 6, 9, 12; pingwiny 1, 3, 5; marynarze 0, 5.
SP-5-4 = Mnożniki: latarnia morska daje 1 punkt za każdą łódkę, ławica 1 za każdą rybę, kolonia 2 za każdego pingwina, kapitan 3 za każdego marynarza. Sam mnożnik nie liczy się jako taka karta.
SP-5-5 = Każda syrena jest warta tyle, ile masz kart jednego koloru: pierwsza liczy kolor, którego masz najwięcej, następna drugi w kolejności i tak dalej. Syreny są białe, a biały liczy się jak każdy kolor.
SP-5-6 = Premia za kolor to liczba Twoich kart w kolorze, którego masz najwięcej. Nie wchodzi do punktów z kart.

sea-salt-paper-rules-6 = Koniec rundy
SP-6-1 = Jeśli tura kończy się przy pustej talii, a nikt nie ogłosił końca, runda jest nieważna: nikt nie dostaje punktów. Są stoły, przy których dotyczy to także ostatnich tur po OSTATNIEJ SZANSIE.
SP-6-2 = Następną rundę zaczyna osoba po lewej ręce ogłaszającego, a po nieważnej rundzie bez ogłoszenia osoba po lewej ręce tego, czyja tura ją zakończyła.
SP-6-3 = Po STOP każdy dostaje swoje punkty z kart.
SP-6-4 = Po OSTATNIEJ SZANSIE: jeśli zakład jest wygrany, ogłaszający dostaje punkty z kart i premię za kolor, a pozostali tylko swoją premię za kolor. Jeśli jest przegrany, ogłaszający dostaje tylko premię za kolor, a pozostali swoje punkty z kart.
SP-6-5 = Zakład jest wygrany, jeśli nikt nie ma więcej punktów z kart niż ogłaszający.
SP-6-6 = Nieważnej rundy nikt nie zakończył: ogłoszenie, które w niej padło, już się nie liczy, tylko następną rundę zaczyna osoba po lewej ręce ogłaszającego. Jeśli na takiej rundzie kończy się gra, osoby z równym wynikiem dzielą miejsce.

sea-salt-paper-rules-7 = Koniec gry
SP-7-1 = Kto ma wszystkie cztery syreny, wygrywa natychmiast, bez względu na wyniki. Bieżącej rundy się nie punktuje, a o pozostałych miejscach decydują dotychczasowe wyniki.
SP-7-2 = W przeciwnym razie gra kończy się po rundzie, w której ktoś ma co najmniej 40, 35 lub 30 punktów odpowiednio w 2, 3 lub 4 osoby; przy stołach z podwójnym celem dwa razy tyle. Kończy się też po 200 rundach.
SP-7-3 = Wygrywa najwyższy wynik.
SP-7-4 = Przy remisie, o którekolwiek miejsce chodzi, wyżej jest osoba, która zdobyła więcej punktów w ostatniej rundzie. Są stoły, przy których wyżej jest osoba, która tę rundę zakończyła, albo remisu się nie rozstrzyga. Kto nadal ma tyle samo, dzieli miejsce; tak samo po wygranej dzięki czterem syrenom.

sea-salt-paper-rules-8 = Kto co wie
SP-8-1 = Wszyscy widzą wierzchnie karty stosów, karty wyłożone, ujawnione ręce, wyniki oraz liczbę kart w talii, w stosach i na rękach. Ty widzisz też swoją rękę, karty, które właśnie oglądasz, i stos, który przeszukujesz.
SP-8-2 = Pamiętać można wszystko, co się w tej rundzie widziało: karty, które leżały odkryte, karty, które się dobrało, ukradło albo straciło przez kradzież, i stosy, które się przeszukało.
SP-8-3 = Nie dowiadujesz się, którą kartę ktoś inny zatrzymał lub dobrał, którą i z którego miejsca wyjął ze stosu ani jaką kartę skradziono między dwiema innymi osobami.
