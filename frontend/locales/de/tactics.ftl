# Taktikaufgaben: Stellungen aus echten Partien, in denen ein Zug klar der beste ist, und Stürme gegen die Uhr.

tactics-title = Taktik
tactics-title-of = { $game }: Taktik
tactics-one = Taktikaufgabe
tactics-all = Alle Taktikaufgaben
tactics-none = Hier gibt es keine Taktik
tactics-none-how = Unter dieser Adresse gibt es keine Taktikaufgaben.
tactics-home = Startseite
tactics-loading = Wird geladen …
tactics-retry = Erneut versuchen

## Alle Taktikaufgaben

tactics-about = Stellungen aus echten Partien. Ein Zug ist klar besser als alle anderen. Finde ihn.
tactics-count =
    { $n ->
        [one] Es gibt eine Taktikaufgabe.
       *[other] Es gibt { $n } Taktikaufgaben.
    }
tactics-start = Taktik lösen
tactics-continue = Mit deiner Aufgabe weitermachen
tactics-daily = Taktik des Tages
tactics-theme = Thema
tactics-theme-any = Alle Themen
tactics-theme-count = { $theme } ({ $n })
tactics-rated-how = Dein erster Versuch an jeder Aufgabe zählt für deine Wertung und deine Serie. Gäste lösen ohne Wertung. Auch die Taktik des Tages und Stürme zählen nicht.
tactics-rating-name = Wertung
tactics-rating = Wertung { $rating }
tactics-rating-provisional = Wertung { $rating } (vorläufig)
tactics-provisional = { $rating } (vorläufig)
tactics-solved-name = Im ersten Versuch gelöst
tactics-solved-of = { $n } von { $all }
tactics-streak-name = Serie
tactics-streak-best = { $n } (Bestwert { $best })
tactics-storm-best = Bester Sturm

## Eine Aufgabe

tactics-task = { $side } am Zug: Finde den besten Zug.
tactics-board = Stellung der Aufgabe
tactics-hint = Tipp zeigen
tactics-hinted = Die Lösung beginnt auf { $hint }.
tactics-give-up = Lösung zeigen
tactics-next = Nächste Aufgabe
tactics-again = Anderen Zug versuchen
tactics-help-counts = Ein Tipp oder die Lösung zählt als Fehlversuch.
tactics-asking = Dein Zug wird geprüft …
tactics-right = Gelöst.
tactics-wrong = Es gibt einen besseren Zug.
tactics-shown = Die Lösung: { $turn }
tactics-change = Deine Wertung: { $change }.
tactics-themes = Themen: { $themes }.
tactics-difficulty = Wertung dieser Aufgabe: { $rating }.
tactics-others =
    { $all ->
        [one] Sie wurde in { $n } von 1 gewerteten Versuch gelöst.
       *[other] Sie wurde in { $n } von { $all } gewerteten Versuchen gelöst.
    }
tactics-streak = Serie: { $n }
tactics-used-up = Du hast alle passenden Aufgaben versucht. Sie wiederholen sich jetzt in zufälliger Folge, ohne Wertung.
tactics-was-solved = Du hast diese Aufgabe schon gelöst.
tactics-was-failed = Dein erster Versuch an dieser Aufgabe ging schief. Weitere zählen nicht für die Wertung.

## Stürme

tactics-storm = Sturm
tactics-storm-about = Löse in drei Minuten so viele Taktikaufgaben, wie du kannst.
tactics-storm-how = Sie fangen leicht an und werden schwerer. Ein falscher Zug kostet 10 Sekunden.
tactics-storm-start = Sturm starten
tactics-storm-again = Noch einen Sturm starten
tactics-storm-record =
    { $n ->
        [one] Dein bester Sturm: 1 Aufgabe.
       *[other] Dein bester Sturm: { $n } Aufgaben.
    }
tactics-storm-left = Verbleibende Zeit
tactics-storm-solved = { $n } gelöst
tactics-storm-right = Gelöst.
tactics-storm-wrong = Falscher Zug: 10 Sekunden weniger.
tactics-storm-over = Der Sturm ist vorbei
tactics-storm-result =
    { $n ->
        [one] Du hast 1 Aufgabe gelöst.
       *[other] Du hast { $n } Aufgaben gelöst.
    }
tactics-storm-met = Aufgaben dieses Sturms
tactics-storm-met-solved = Aufgabe { $n }: gelöst
tactics-storm-met-failed = Aufgabe { $n }: nicht gelöst

## Themen

tactics-theme-stratic-win = Erzwungener Sieg
tactics-theme-stratic-reply = Gegenschlag
tactics-theme-stratic-chain = Kette
tactics-theme-stratic-jump = Sprung
tactics-theme-stratic-mount = Besetzen eines Fortifikators
tactics-theme-stratic-breach = Bresche
tactics-theme-stratic-promotion = Umwandlung
tactics-theme-stratic-midboard = Zählung im Mittelbrett
tactics-theme-stratic-operation = Operation
tactics-theme-stratic-defence = Verteidigung
tactics-theme-stratic-cube = Würfel
tactics-theme-stratic-material = Materialgewinn
tactics-theme-stratic-quiet = Stiller Zug
