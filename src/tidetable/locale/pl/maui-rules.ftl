maui-rules-about = Na plaży Maui szukacie najlepszych miejsc na ręczniki: dokładacie je kolumna po kolumnie i łączycie jednakowe wzory. Im bliżej oceanu albo drzew, tym więcej warte są połączenia, ale to, co wystaje poza plażę, kosztuje punkty. Gdy ktoś położy dwunasty ręcznik, dokańczacie rundę; wygrywa osoba z największą liczbą punktów.

maui-rules-1 = Przygotowanie do gry
MA-1-1 = Każdy ma pięć znaczników punktacji, na razie poza planszą, i 1 piaskową monetę. Po 1 monecie leży też na obu obszarach piaskowych monet.
MA-1-2 = Na polu z ozdobną ramką na torze żółtym leżą dwa żetony błękitnych ręczników, a na torze purpurowym (z rybami) dwa żetony pomarańczowych ręczników. W grze dwuosobowej leży po jednym.
MA-1-3 = W woreczku jest wszystkich 60 ręczników: każdy układ trzech różnych wzorów z pięciu dokładnie raz.
MA-1-4 = Pierwszego gracza wyznacza los albo wybiera go gospodarz stołu; tury idą zgodnie z ruchem wskazówek zegara.
MA-1-5 = Rynek zapełnia sześć ręczników wylosowanych z woreczka: dwa rzędy po trzy.
MA-1-6 = Każdy losowo rozkłada swoje osiem żetonów parasoli (trzy białe perły, trzy czarne i dwa żetony wzorów punktujących) na ośmiu polach parasoli i je odkrywa.
MA-1-7 = Każdy losuje ręcznik początkowy i kładzie go na molo. Zwykle leży on w rzędach od 3 do 5; przy stołach z własnymi danymi może leżeć gdzie indziej. Nie zalicza się do dwunastu.
MA-1-8 = Przy stołach z wolnym wyborem miejsca na ręcznik początkowy gracze po kolei wybierają potem rząd jego górnego wzoru, od 1 do 5.

maui-rules-2 = Jak patrzeć na ręczniki
MA-2-1 = Gracze po jednej stronie rynku widzą wszystkie ręczniki z kamykami na dole, a gracze naprzeciwko z kamykami u góry. W trzy lub cztery osoby po pierwszej stronie siedzą miejsca 1 i 2, we dwoje tylko miejsce 1. Przy stołach z jednakowym widokiem dla wszystkich każdy patrzy z tej pierwszej strony.
MA-2-2 = Ręczników nigdy się nie obraca: co ze swojego miejsca widzisz na rynku od góry do dołu, to samo trafia na Twoją plażę.

maui-rules-3 = Tura
MA-3-1 = W swojej turze bierzesz ręcznik i go kładziesz albo bierzesz piaskowe monety. Pasować nie wolno.
MA-3-2 = Pierwszy ręcznik w rzędzie rynku jest darmowy, drugi kosztuje 1 piaskową monetę, trzeci 2.
MA-3-3 = Możesz wziąć tylko taki ręcznik, który da się położyć. Mogą w tym pomóc żetony ręczników, które masz.
MA-3-4 = Zapłata trafia na obszar piaskowych monet tego samego rzędu.
MA-3-5 = Ręczniki w rzędzie przesuwają się w stronę obszaru monet, a ostatnie pole zapełnia ręcznik z woreczka.
MA-3-6 = Dzieje się to, zanim położysz swój ręcznik. Są stoły, przy których nowy ręcznik losuje się dopiero po turze.
MA-3-7 = Zamiast ręcznika możesz wziąć wszystkie piaskowe monety z jednego obszaru; z pustego nie wolno.

maui-rules-4 = Kładzenie ręcznika
MA-4-1 = Ręczniki kładzie się od lewej do prawej, jeden w kolumnie, i nigdy się ich nie obraca.
MA-4-2 = Wzór tworzy połączenie, jeśli ręcznik po lewej ma w tym samym rzędzie taki sam aktywny wzór. Są stoły, przy których wzór leżący na krabie nie tworzy połączenia.
maui-rules-picture-match = Dwa ręczniki obok siebie, prawy o rząd wyżej. W jednym rzędzie oba mają słońce: ten wzór tworzy połączenie.
MA-4-3 = Ręcznik musi tworzyć co najmniej jedno połączenie; liczą się też położone na nim żetony. Połączenie wzoru, którego tor jest już ukończony, wystarcza.
MA-4-4 = Na kładzionym ręczniku możesz zagrać żetony ręczników zdobyte przed tą turą, także kilka naraz.
MA-4-5 = Żeton kładzie się na wzorze leżącym w siatce, najwyżej jeden na wzorze, i musi on ten wzór zmieniać.
MA-4-6 = Żetony zostają na ręczniku, a zakryte nimi wzory do końca liczą się jak wzory żetonów.
MA-4-7 = Na każdym wzorze, który leży w oceanie albo wśród drzew, kładzie się żeton punktów ujemnych; taki wzór jest nieaktywny. Poza siatką mogą leżeć jeden lub dwa wzory.

maui-rules-5 = Parasole
MA-5-1 = Zakryte ręcznikiem żetony parasoli zabierasz, zanim naliczysz punkty; pozostałe z tej kolumny wypadają z gry.
MA-5-2 = Perłę zachowujesz, a wzory punktujące wykorzystujesz od razu.
MA-5-3 = Żeton wzorów punktujących przesuwa Twój znacznik o 1 pole na jednym z dwóch pokazanych torów. Wybierasz spośród torów, które nie są ukończone; jeśli ukończone są oba, nic się nie dzieje.

maui-rules-6 = Tory punktacji
MA-6-1 = Każde połączenie przesuwa znacznik na torze swojego wzoru o wartość rzędu: od oceanu do drzew 3, 2, 1, 1, 1, 2, 3.
maui-rules-picture-steps = Połączenie słońc w rzędzie o wartości 3 przesuwa znacznik o trzy pola na torze słońca.
MA-6-2 = Znacznik spoza planszy rusza sprzed pierwszego pola; żaden nie wychodzi poza ostatnie.
MA-6-3 = Kto dotrze do pola z ozdobną ramką albo je minie, bierze z niego żeton ręcznika, jeśli jakiś tam jeszcze jest. Zagrać go można od następnej tury.

maui-rules-7 = Zapasowy ręcznik
MA-7-1 = Kto nie może ani położyć ręcznika, ani wziąć piaskowych monet, musi wziąć zapasowy ręcznik: dowolny z rynku, za darmo. Są stoły, przy których żetonów się tu nie liczy: trzeba go wziąć także wtedy, gdy jakiś ręcznik pasowałby dzięki żetonowi ręcznika.
MA-7-2 = Nie kładzie się na nim żetonów ręczników, chyba że przy tym stole na to pozwolono.
MA-7-3 = Leży pośrodku, w rzędach od 3 do 5, wszystko jedno, czy wzory pasują, i nie daje ani ruchów na torach, ani punktów ujemnych; wszystkie jego wzory są aktywne. Parasole i kraby z jego kolumny wypadają z gry. Rynek uzupełnia się dopiero potem.

maui-rules-8 = Koniec gry
MA-8-1 = Gdy ktoś położy dwunasty ręcznik, dogrywa się rundę i gra się kończy.
MA-8-2 = Wynik to punkty z pól, na których stoją znaczniki, punkty za perły i 1 za każdą piaskową monetę, pomniejszone o 1 za każdy żeton punktów ujemnych i o wartości krabów na ręcznikach.
MA-8-3 = Jedna, dwie lub trzy perły tego samego koloru są warte 2, 5 lub 9 punktów.
MA-8-4 = Wygrywa najwyższy wynik. Przy remisie wygrywa osoba, która ma mniej ręczników na plaży, potem ta, która ma więcej piaskowych monet, a potem ta, która była dalej w kolejności tur.

maui-rules-9 = Kraby piaskowe
MA-9-1 = Plaże leżą stroną z krabami: siedem krabów zakrytych i dwa odkryte żetony wzorów punktujących, każdy na swoim polu (są stoły, przy których te dwa żetony się tasuje). Pereł nie ma.
MA-9-2 = Po naliczeniu punktów odkrywa się kraby leżące pod ręcznikiem; pozostałe z tej kolumny wypadają z gry bez oglądania.
MA-9-3 = Odkryty krab leży na wzorze, który go zakrył; ten wzór jest odtąd nieaktywny.
MA-9-4 = Na wzorze leżącym na krabie nie wolno zagrać żetonu ręcznika, chyba że przy tym stole na to pozwolono.
MA-9-5 = Każdy krab na ręczniku kosztuje tyle punktów, ile wynosi jego wartość: od 2 do 4.

maui-rules-10 = Gra połączona
MA-10-1 = Plansza dodatkowa wydłuża tory od samego początku gry.
MA-10-2 = Najpierw gra się w trybie standardowym do końca, razem z dokończeniem rundy, i liczy punkty. Drugą część zaczyna osoba z najniższym wynikiem; przy remisie decyduje los.
MA-10-3 = Wszystkie ręczniki wracają do woreczka, plaże odwraca się na stronę z krabami i przygotowuje od nowa. Zostają znaczniki punktacji, perły, punkty ujemne, piaskowe monety i żetony ręczników, zarówno u graczy, jak i na polach z ozdobną ramką. Są stoły, przy których monety rozdaje się jak na początku albo żetony ręczników u graczy wypadają z gry. Drugą część gra się z krabami i to jej punktacja jest ostateczna.
MA-10-4 = Przy remisie liczą się ręczniki z drugiej części; są stoły, przy których liczą się z obu.

maui-rules-11 = Kto co wie
MA-11-1 = Wszystko jest jawne, także to, co zostało w woreczku. Nikt nie wie, co zostanie wylosowane ani ile jest wart zakryty krab.
