azul-rules-about = Jesteście mistrzami czekolady: wybieracie pralinki z fabryk, zbieracie je w liniach na swojej planszy i przekładacie do bombonierki. Pralinki ułożone obok siebie przynoszą punkty, a te, które spadną na podłogę, zwykle je odbierają. Gra kończy się po rundzie, w której ktoś zapełni cały rząd bombonierki; wygrywa osoba z największą liczbą punktów.

azul-rules-1 = Przygotowanie gry i rundy
AZ-1-1 = Na początku plansze są puste, wszyscy mają 0 punktów, a w woreczku jest 100 pralinek: pięć wzorów, po dwadzieścia sztuk każdego.
AZ-1-2 = We dwoje gra się z pięcioma fabrykami, w trzy osoby z siedmioma, w cztery z dziewięcioma.
AZ-1-3 = Pierwszego gracza wyznacza los albo wybiera go gospodarz stołu.
AZ-1-4 = Przed każdą rundą znacznik pierwszego gracza wraca na środek stołu, a fabryki napełnia się od nowa.
AZ-1-5 = Do każdej fabryki po kolei trafiają cztery pralinki, losowane z woreczka jedna po drugiej.
AZ-1-6 = Jeśli trzeba losować, a woreczek jest pusty, wsypuje się do niego pralinki z wieka. Jeśli i tam nic nie ma, pozostałe fabryki zostają niepełne albo puste, a rundę i tak się rozgrywa.
AZ-1-7 = Jeśli nie da się wyłożyć ani jednej pralinki, gra się kończy i dolicza się premie.

azul-rules-2 = Branie pralinek
AZ-2-1 = W swojej turze bierzesz wszystkie pralinki jednego wzoru z jednej fabryki albo ze środka stołu. Pasować nie wolno.
AZ-2-2 = Pozostałe pralinki z tej fabryki trafiają na środek stołu.
AZ-2-3 = Kto pierwszy w rundzie bierze ze środka stołu, zabiera też znacznik pierwszego gracza. Znacznik spada na podłogę, zanim ułoży się pralinki.
AZ-2-4 = Tury idą zgodnie z ruchem wskazówek zegara, dopóki w fabrykach albo na środku stołu leży choć jedna pralinka. Sam znacznik rundy nie przedłuża.

azul-rules-3 = Układanie pralinek
AZ-3-1 = Wzięte pralinki układasz w jednej linii albo wszystkie zrzucasz na podłogę; na podłogę wolno zawsze.
AZ-3-2 = Pierwsza linia mieści jedną pralinkę, druga dwie i tak dalej, aż do pięciu. Do pełnej linii nic już nie dołożysz.
AZ-3-3 = W jednej linii leżą pralinki tylko jednego wzoru.
AZ-3-4 = Linia nie przyjmie wzoru, który jest już w rzędzie bombonierki obok niej.
AZ-3-5 = Pralinki, na które w linii zabraknie miejsca, spadają na podłogę.

azul-rules-4 = Podłoga
AZ-4-1 = Podłoga ma siedem pól, które zapełniają się od lewej w kolejności spadania. Znacznik pierwszego gracza zajmuje następne wolne pole, tak samo jak pralinka.
AZ-4-2 = Gdy podłoga jest pełna, kolejna spadająca pralinka trafia do wieka i nic nie kosztuje. Znacznik zostaje wtedy przed osobą, która go wzięła, też bez straty punktów.
AZ-4-3 = Po policzeniu bombonierki odejmuje się punkty za podłogę: za kolejne pola od lewej 1, 1, 2, 2, 2, 3 i 3. Wynik nigdy nie spada poniżej 0.

azul-rules-5 = Napełnianie bombonierki
AZ-5-1 = Linie na każdej planszy sprawdza się od góry. Gracze nie wpływają przy tym na siebie; tutaj robią to po kolei, od osoby, która zaczynała rundę.
AZ-5-2 = Pralinki przekłada się tylko z pełnych linii; pozostałe linie zostają, jakie są.
AZ-5-3 = Jedna pralinka z pełnej linii trafia do rzędu bombonierki obok niej i od razu punktuje. Pozostałe idą do wieka.
azul-rules-picture-tiling = Trzy brązowe pralinki wypełniają trzecią linię. Jedna z nich trafia na brązowe pole rzędu obok.
AZ-5-4 = Dołożona pralinka daje tyle punktów, ile pralinek ma nieprzerwany ciąg w rzędzie, do którego należy, i dodatkowo tyle, ile ma jej ciąg w kolumnie; liczą się tylko ciągi dłuższe niż jedna pralinka. Pralinka bez sąsiadów daje 1 punkt.
azul-rules-picture-points = Nowa brązowa pralinka leży w rzędzie między dwiema innymi, a w kolumnie pod jedną: 3 punkty za rząd i 2 za kolumnę, razem 5.
AZ-5-5 = W kolorowej bombonierce każdy wzór ma w każdym rzędzie własne pole.

azul-rules-6 = Brązowa bombonierka
AZ-6-1 = W brązowej bombonierce pralinka może trafić na dowolne puste pole swojego rzędu, jeśli w tej kolumnie nie ma jeszcze jej wzoru.
AZ-6-2 = Wybierasz jedną z możliwych kolumn i nie możesz z tego zrezygnować; jeśli jest tylko jedna, pralinka trafia tam sama. Wyższe linie mają pierwszeństwo, nawet gdy przez to dla niższej zabraknie kolumny.
AZ-6-3 = Jeśli nie ma dla niej kolumny, wszystkie pralinki z linii spadają na podłogę. Zaczynać taką linię wolno.
AZ-6-4 = Rząd jest martwy, gdy brakujących w nim wzorów nie da się rozłożyć na puste pola bez powtórzenia wzoru w kolumnie.
AZ-6-5 = Gdy wszystkie rzędy wszystkich graczy są martwe, gra się kończy i dolicza się premie.

azul-rules-7 = Koniec rundy i koniec gry
AZ-7-1 = Następną rundę zaczyna osoba, która ma znacznik pierwszego gracza. Jeśli nikt go nie wziął, zaczyna ta sama osoba co poprzednio.
AZ-7-2 = Pralinki z podłogi trafiają do wieka; znacznik zostaje u tego, kto go ma.
AZ-7-3 = Runda, w której ktoś zapełni rząd bombonierki, jest ostatnia.
AZ-7-4 = Jeśli przez pięć rund z rzędu do żadnej bombonierki nie trafi ani jedna pralinka, gra się kończy i dolicza się premie.
AZ-7-5 = Premie: 2 punkty za każdy pełny rząd, 7 za każdą pełną kolumnę i 10 za każdy wzór, którego wszystkie pięć pralinek leży w bombonierce.
AZ-7-6 = Wygrywa osoba z największą liczbą punktów, a przy remisie ta, która ma więcej pełnych rzędów. Jeśli nadal jest remis, miejsce jest wspólne.

azul-rules-8 = Fabryki specjalne
AZ-8-1 = W grze z fabrykami specjalnymi złote fabryki losuje się raz, przed grą. Przy stołach, które tak postanowią, losuje się je przed każdą rundą.
AZ-8-2 = Na złotą stronę odwraca się losowo tyle fabryk, ilu jest graczy. Złotych stron jest dziewięć i każda jest inna: pięć fabryk magnetycznych, po jednej dla każdego wzoru, oraz po jednej hojnej, oszczędnej, rozdzielającej i ratunkowej.
AZ-8-3 = Fabryka hojna: gdy wszystkie fabryki są już pełne, losuje się dla niej jeszcze jedną pralinkę.
AZ-8-4 = Fabryka magnetyczna: zaraz potem zabiera po jednej pralince pokazanego na niej wzoru z każdej sąsiedniej fabryki, która taką ma.
AZ-8-5 = Fabryka oszczędna: reszta pralinek zostaje w niej, zamiast trafić na środek stołu.
AZ-8-6 = Fabryka rozdzielająca: kto z niej bierze, przesuwa resztę do sąsiednich fabryk; wszystkie pralinki jednego wzoru idą w tę samą stronę.
AZ-8-7 = Fabryki leżą w kręgu, więc ostatnia sąsiaduje z pierwszą. Miejsce po zabranej fabryce ratunkowej się pomija.
AZ-8-8 = Fabryka ratunkowa: reszta trafia na środek stołu, a osoba, która z niej wzięła, jeszcze przed ułożeniem pralinek kładzie tę fabrykę obok swojej podłogi jako dodatkowe pole.
AZ-8-9 = Następna pralinka, która spadłaby tej osobie na podłogę, ląduje w fabryce ratunkowej i nic nie kosztuje, także podczas napełniania bombonierki. Przy stołach, które na to pozwalają, może tam wylądować również znacznik pierwszego gracza.
AZ-8-10 = Na koniec rundy fabryka ratunkowa wraca na swoje miejsce, a jej pralinka trafia do wieka.

azul-rules-9 = Kto co wie
AZ-9-1 = Wszystko na stole jest jawne, także zawartość wieka, więc każdy może obliczyć, co jest w woreczku. Nikt nie wie, co zostanie wylosowane.
