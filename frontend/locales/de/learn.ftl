# Wie man spielt, und die Übungen.

## Alle Spiele

learn-index = Lernen
learn-index-about = Kurze Kapitel erklären jedes Spiel. Auf den Brettern im Text kannst du die Regeln ausprobieren.
learn-chapters-count =
    { $n ->
        [one] Ein Kapitel
       *[other] { $n } Kapitel
    }
learn-exercises-count =
    { $n ->
        [one] Eine Übung
       *[other] { $n } Übungen
    }

## Nichts gefunden

learn-not-found = Lektion nicht gefunden
learn-not-found-how = Unter dieser Adresse gibt es keine Lektion.
learn-all-exercises = Alle Übungen zu { $game }
learn-all-games = Alle Lektionen
learn-no-exercise = Übung nicht gefunden

## Kapitel

learn-tabs = { $game } lernen
learn-how-to-play = Spielanleitung
learn-how-to-play-game = So spielt man { $game }
learn-chapters = Kapitel
learn-try = Probiere es aus: { $chapter }
learn-undo = Rückgängig
learn-confirm = Bestätigen: { $action }
learn-reset = Brett zurücksetzen
learn-end = Du kennst jetzt die Regeln
learn-end-how = Jetzt kommt die Praxis.
learn-begin-exercises = Übungen beginnen
learn-what-if = Runden für alle Seiten üben
learn-play = Spielen

## Das Brett

learn-reply-lost = Die Antwort der anderen Seite ist nicht angekommen, weil der Server nicht erreichbar ist. Neuer Versuch …
learn-offline = Der Server ist nicht erreichbar, daher kannst du das jetzt nicht ausprobieren. { $why }
learn-try-again = Erneut versuchen
learn-thinking = Die andere Seite denkt nach …
learn-no-reply = Der Server hat keine Antwort für die andere Seite. Versuche es erneut.
learn-ask-again = Erneut fragen

## Übungen

learn-exercises = Übungen
learn-exercises-game = Übungen zu { $game }
learn-exercises-how = Jede Übung hat ein Ziel, und die Engine prüft, ob du es erreicht hast. Jede Lösung zählt.
learn-exercises-solved = Du hast { $n } von { $all } gelöst.
learn-exercises-first = Neu in diesem Spiel? Lies zuerst die <link>Spielanleitung</link>.
learn-exercise-item = { $n }. { $title }
learn-exercise-solved = Gelöst
learn-exercise-open = Offen
learn-exercise-of = Übung { $n } von { $all }
learn-exercise-title = { $title } (Übung { $n })
learn-exercise-board = Brett
learn-exercise-good = <strong>Gelöst.</strong> { $praise }
learn-exercise-good-said = Gelöst. { $praise }
learn-exercise-bad = <strong>Noch nicht.</strong> { $why }
learn-exercise-next = Weiter: { $title }
learn-exercise-last = Alles gelöst: Spiele eine Partie
learn-exercise-other = Andere Lösung versuchen
learn-exercise-over = Neu beginnen
learn-hint = Hinweis { $n }
learn-hint-first = Hinweis zeigen
learn-hint-more = Weiteren Hinweis zeigen
