# Ein Übungsbrett: Jemand gibt die Befehle aller Seiten und sieht, was geschieht.

what-if-title = Was wäre, wenn
what-if-title-game = Was wäre, wenn: { $game }
what-if-loading = Wird geladen …
what-if-from = Runde { $turn } einer beendeten Partie { $game }. <link>Zurück zur Partie</link>
what-if-scratch = Eine neue Partie { $game }, die nur du siehst.
what-if-variant = Variante
what-if-players = Spieler

## Where it cannot be tried

what-if-running = Diese Partie läuft noch. Andere Befehle kannst du ausprobieren, wenn sie vorbei ist.
what-if-in-turn = In { $game } geben nicht alle gleichzeitig Befehle, daher gibt es nichts auszuwerten.
what-if-no-board = Diese Partie kann nicht gezeigt werden.
what-if-archive = Archiv
what-if-to-game = Zurück zur Partie
what-if-learn = Das Spiel lernen
what-if-analyse = Analysebrett öffnen

## The map

what-if-map = Karte
what-if-zoom-in = Vergrößern
what-if-zoom-out = Verkleinern
what-if-zoom-whole = Ganze Karte zeigen

## Whose orders

what-if-seats = Wessen Sicht und Befehle
what-if-everything = Alles
what-if-count =
    { $n ->
        [one] 1 Befehl entworfen
       *[other] { $n } Befehle entworfen
    }
what-if-how = Wähle eine Seite, um die Karte aus ihrer Sicht zu sehen und ihre Befehle zu ändern. Werte dann die Runde für alle aus.
what-if-limits = Nachrichten und Verträge lassen sich hier nicht ausprobieren. Was vorher vereinbart war, gilt weiter.
what-if-given = Befehle wie in der Partie
what-if-missed = in der Partie keine Befehle
what-if-none = noch keine Befehle
what-if-changed =
    { $n ->
        [0] keine Befehle mehr
        [one] 1 Befehl, geändert
       *[other] { $n } Befehle, geändert
    }
what-if-restore = Befehle der Partie wiederherstellen
what-if-clear = Alle Befehle entfernen

## The turn

what-if-panels = Runde
what-if-tab-turn = Runde
what-if-tab-orders = Befehle
what-if-tab-log = Was geschah
what-if-log-empty = Noch ist nichts geschehen. Werte die Runde aus, um zu sehen, was die Befehle bewirken.
what-if-resolve = Runde { $turn } auswerten
what-if-busy = Wird ausgewertet …
what-if-resolved = Runde { $turn } ist ausgewertet.
what-if-back = Eine Runde zurück
what-if-again = Zurück zum Anfang
what-if-over = Hier endet die Partie. Geh eine Runde zurück, um andere Befehle auszuprobieren.
what-if-over-before = Vor dieser Runde war die Partie schon vorbei. Geh zurück zur Partie und wähle eine frühere.
what-if-refused = Die Befehle von { $name } lassen sich nicht ausführen: { $why }
what-if-dropped = Die Runden, die du hier ausgewertet hattest, passen nicht mehr. Es beginnt von vorn. { $why }
what-if-retry = Noch einmal versuchen
