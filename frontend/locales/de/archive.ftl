# Die Listen laufender und beendeter Partien und ihre Suche.

archive-title = Partien
archive-title-of = Partien von <name>{ $player }</name>
archive-title-live = Laufende Partien
archive-title-finished = Beendete Partien
archive-status = Welche Partien
archive-live = Laufend
archive-finished = Beendet
archive-openings = Eröffnungen
archive-watch = Beste laufende Partie

## Das Suchformular

archive-search = Suchen
archive-search-clear = Suche zurücksetzen
archive-game = Spiel
archive-game-any = Alle Spiele
archive-variant = Variante
archive-variant-any = Alle Varianten
archive-option-any = Beliebig
archive-player = Spieler
archive-player-any = Alle
archive-opponent = Gegen
archive-seat = Platz des Spielers
archive-seats = Zahl der Spieler
archive-faction = Zivilisation oder Seite
archive-faction-any = Beliebig
archive-result = Ergebnis
archive-result-any = Alle Ergebnisse
archive-result-drawn = Remis
archive-result-won = Vom Spieler gewonnen
archive-result-lost = Vom Spieler verloren
archive-result-resign = Aufgabe
archive-result-flag = Zeit abgelaufen
archive-rated = Modus
archive-rated-any = Beliebig
archive-rated-all = Gewertet oder nicht
archive-rated-1 = Gewertet
archive-rated-0 = Ungewertet
archive-turns-min = Züge mindestens
archive-turns-max = Züge höchstens
archive-from = Beendet ab
archive-to = Beendet bis

## Die Suche in Worten

archive-wish-player = Spieler <name>{ $player }</name>
archive-wish-opponent = gegen <name>{ $opponent }</name>
archive-wish-seat = Platz { $seat }
archive-wish-seats =
    { $seats ->
        [one] 1 Spieler
       *[other] { $seats } Spieler
    }
archive-wish-league = Liga, { $season }
archive-wish-as-of = Stand { $time }
archive-wish-remove = Entfernen: { $wish }
archive-wish-option = { $option }: { $value }
archive-wish-result-drawn = Remis
archive-wish-result-won = vom Spieler gewonnen
archive-wish-result-lost = vom Spieler verloren
archive-wish-result-resign = Aufgabe
archive-wish-result-flag = Zeit abgelaufen
archive-wish-rated-1 = gewertet
archive-wish-rated-0 = ungewertet
archive-wish-turns =
    { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
archive-wish-turns-between = { $min } bis { $max } Züge
archive-wish-turns-min =
    { $min ->
        [one] mindestens 1 Zug
       *[other] mindestens { $min } Züge
    }
archive-wish-turns-max =
    { $max ->
        [one] höchstens 1 Zug
       *[other] höchstens { $max } Züge
    }
archive-wish-from = beendet ab { $day }
archive-wish-to = beendet bis { $day }

## Was gefunden wurde

archive-none-found = Keine Partie passt zu dieser Suche.
archive-show-all = Alle Partien anzeigen
archive-none-live = Gerade laufen keine Partien.
archive-none-finished = Noch keine beendeten Partien.
archive-start = Partie starten
archive-searched =
    { $found ->
        [0] Bis { $day } zurück gesucht. Bisher keine Partien gefunden.
        [one] Bis { $day } zurück gesucht. Bisher 1 Partie gefunden.
       *[other] Bis { $day } zurück gesucht. Bisher { $found } Partien gefunden.
    }
archive-search-further = Weiter zurück suchen
archive-show-more = Mehr anzeigen
archive-loading = Wird geladen …

## Eine beendete Partie

archive-last-position = Letzte Stellung
archive-players-result = Spieler und Ergebnis
archive-turns = Länge
archive-date = Beendet

## Das Ergebnis in einem Satz

archive-name-seat = { $name } (Platz { $seat })
archive-told-alone-finished =
    { $n ->
        [one] Mit 1 Punkt beendet.
       *[other] Mit { $n } Punkten beendet.
    }
archive-told-alone-give_up =
    { $n ->
        [one] Mit 1 Punkt aufgegeben.
       *[other] Mit { $n } Punkten aufgegeben.
    }
archive-told-won = { $name } hat gewonnen.
archive-told-won-commander = { $name } hat den Kommandanten geschlagen und gewonnen.
archive-told-won-no_pieces = { $name } hat gewonnen: Eine Seite hatte keine Figuren mehr.
archive-told-won-turn_limit = { $name } hat nach Ablauf der Spieldauer gewonnen.
archive-told-won-resign = { $name } hat durch Aufgabe gewonnen.
archive-told-won-flag = { $name } hat auf Zeit gewonnen.
archive-told-won-abandon = { $name } hat kampflos gewonnen.
archive-told-won-superiority = { $name } hat durch Überlegenheit gewonnen.
archive-told-won-last_nation = { $name } hat als letzte Nation gewonnen.
archive-told-won-last = { $name } hat als Letzter gewonnen.
archive-told-won-domination = { $name } hat durch Vorherrschaft gewonnen.
archive-told-won-economy = { $name } hat einen Wirtschaftssieg errungen.
archive-told-won-score = { $name } hat nach Punkten gewonnen.
archive-told-drawn-agreement = Remis durch Einigung.
archive-told-drawn-reply_capture = Remis: Beide Kommandanten wurden geschlagen.
archive-told-drawn-turn_limit = Remis nach Ablauf der Spieldauer.
archive-told-drawn-abandoned = Remis: Alle Spieler haben die Partie verlassen.
