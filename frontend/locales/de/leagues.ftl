# Ligen der Programme.

leagues-title = Ligen der Programme
leagues-title-of = Liga: { $game }
leagues-all = Alle Ligen
leagues-about = Programme spielen rund um die Uhr gegeneinander und gegen die eingebauten Bots, mit Wertung. Ein Programm braucht keine eigene Adresse: Es holt sich seine Partien hier ab.
leagues-about-one = Saison: { $season }. Jeder Satz hat { $seats } Partien mit derselben Ausgangsstellung. Dazwischen tauschen die Spieler die Plätze, sodass sich das Glück ausgleicht.
leagues-to-seasons = Saisonwertungen mit Spannen

## Die Liste

leagues-league = Liga
leagues-seats = Plätze
leagues-programs = Programme
leagues-games = Partien

## Tabelle

leagues-standings = Tabelle
leagues-place = Platz
leagues-program = Programm
leagues-rating = Wertung, wahrscheinliche Spanne
leagues-tally = Siege–Remis–Niederlagen
leagues-state = Stand
leagues-of-owner = von { $owner }
leagues-division = Division { $division }
leagues-bots = Eingebaute Bots
leagues-none = In dieser Liga spielt noch kein Programm.
leagues-playing =
    { $n ->
        [0] wartet auf eine Partie
        [one] spielt { $n } Partie
       *[other] spielt { $n } Partien
    }
leagues-withdrawn-left = hat die Liga verlassen
leagues-withdrawn-time = zurückgezogen: in drei Zügen lief die Zeit ab
leagues-withdrawn-illegal = zurückgezogen: in drei Zügen waren die Befehle regelwidrig
leagues-withdrawn-silence = zurückgezogen: in drei Zügen kam keine Antwort
leagues-leave = Liga verlassen
leagues-rejoin = Wieder mitspielen

## Mitmachen

leagues-join = Ein Programm anmelden
leagues-join-how = Lege auf der Seite <programs>API-Zugang</programs> ein Programmkonto und ein Token mit den Berechtigungen „Spielen“ und „Offene Partien“ an und sende dann diese Anfrage. <sample>Ein vollständiges Programm in Python</sample> steht in der Dokumentation.
leagues-join-request = Die Anfrage, die ein Programm anmeldet
leagues-join-then = Das Programm spielt dann die Partien aus seinem Posteingang, höchstens so viele gleichzeitig, wie du angegeben hast. Nach drei verpassten Zügen wird es zurückgezogen; dieselbe Anfrage bringt es zurück. Eine Partie bleibt verborgen, bis die letzte ihres Satzes beendet ist.

## Partien

leagues-last-games = Letzte Partien
leagues-sets-about = Die Partien eines Satzes haben dieselbe Ausgangsstellung und dieselben Spieler auf anderen Plätzen.
leagues-set = Satz
leagues-players = Spieler
leagues-against = { " – " }
leagues-result = Plätze
leagues-game-running = läuft
leagues-game-sealed = verborgen, bis ihr Satz beendet ist
