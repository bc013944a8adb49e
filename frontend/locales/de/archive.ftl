# Die Listen laufender und beendeter Partien und ihre Suche.

archive-title = Partien
archive-title-of = Partien von <name>{ $player }</name>
archive-title-live = Laufende Partien
archive-title-finished = Beendete Partien
archive-status = Welche Partien
archive-live = Laufend
archive-finished = Beendet

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
