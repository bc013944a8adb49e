# Die Eröffnungsübersicht.

explore-title = Eröffnungen
explore-title-game = Eröffnungen: { $game }
explore-not-found = Von diesem Spiel werden keine Eröffnungen verglichen. Wähle ein anderes Spiel:
explore-loading = Wird geladen …
explore-variant = Variante
explore-rating = Wertung
explore-band-any = Alle Partien
explore-band-below = Unter { $to }
explore-band = { $from } bis { $to }
explore-band-from = Ab { $from }
explore-mine = Nur meine Partien
explore-players = Spieler
explore-way = Bisherige Schritte
explore-start = Anfang
explore-mirrored = Das ist das Spiegelbild dessen, was du geöffnet hast. Beide zählen als dieselbe Eröffnung.
explore-count =
    { $games ->
        [one] Eine Partie mit { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        }.
       *[other] { $games } Partien mit durchschnittlich { $turns ->
            [one] einem Zug
           *[other] { $turns } Zügen
        }.
    }
explore-shares =
    { $drawn ->
        [0] { $one } gewann { $first } %, { $other } gewann { $second } %.
       *[other] { $one } gewann { $first } %, { $drawn } % endeten remis, { $other } gewann { $second } %.
    }
# Wo alle Spieler einer Partie eine eigene Eröffnung haben.
explore-count-seat =
    { $games ->
        [one] Einmal gespielt, in einer Partie mit { $turns ->
            [one] einer Runde
           *[other] { $turns } Runden
        }.
       *[other] { $games }-mal gespielt, in Partien mit durchschnittlich { $turns ->
            [one] einer Runde
           *[other] { $turns } Runden
        }.
    }
# $place: eine Zahl mit zwei Nachkommastellen
explore-shares-seat =
    { $drawn ->
        [0] { $first } % gewannen. Mittlerer Platz: { $place } von { $players }.
       *[other] { $first } % gewannen, { $drawn } % teilten sich den ersten Platz. Mittlerer Platz: { $place } von { $players }.
    }
explore-played = Gespielt
explore-games = Partien
explore-games-seat = Anzahl
explore-results = { $one } / Remis / { $other }
explore-results-seat = Gewonnen / geteilt / verloren
explore-place = Platz
explore-length = Züge
explore-length-seat = Runden
explore-game = Partie
explore-best = Beste
explore-latest = Neueste
explore-step =
    { $games ->
        [one] { $step }, eine Partie
       *[other] { $step }, { $games } Partien
    }
explore-step-seat =
    { $games ->
        [one] { $step }, einmal
       *[other] { $step }, { $games }-mal
    }
explore-end = Ab hier werden Eröffnungen nicht mehr verglichen.
explore-nothing-further = Keine Partie ging von hier aus weiter.
explore-matches = Beispielpartien
explore-none = Noch keine beendeten Partien. Eröffnungen erscheinen hier kurz nach dem Ende einer öffentlichen Partie.
explore-none-here = Keine beendete Partie hat diese Stellung erreicht.
explore-none-narrowed = Keine dieser Partien hat diese Stellung erreicht. Wähle „Alle Partien“, um mehr zu sehen.
explore-play = Partie erstellen
