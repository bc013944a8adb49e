# Die eigenen Ergebnisse, verschieden aufgeteilt.

insights-title = Auswertung
insights-game = Spiel
insights-none = Hier steht noch nichts: Spiel zuerst eine Partie gegen einen Bot oder jemand anderen zu Ende.
insights-play = Jetzt spielen
insights-all =
    { $played ->
        [one] Eine Partie: { $won } gewonnen, { $drawn } remis, { $lost } verloren. Quote: { $score } %.
       *[other] { $played } Partien: { $won } gewonnen, { $drawn } remis, { $lost } verloren. Quote: { $score } %.
    }
insights-counted = Ein Remis zählt als halber Sieg. Gezählt werden deine letzten { $n } beendeten Partien aller Varianten; niemand sonst sieht diese Seite.
insights-games = Alle diese Partien
insights-save = Als Tabelle speichern (CSV)
insights-part = Gruppe
insights-score = Quote
insights-tally = Gewonnen, remis, verloren
insights-seat = Platz { $n }

insights-by-seat = Nach Seite
insights-by-opponents = Nach Gegner
insights-by-length = Nach Länge
insights-by-time = Nach Bedenkzeit
insights-by-clock = Nach Zeitmodus
insights-by-ending = Nach Ende der Partie
insights-by-month = Nach Monat

insights-opponents-bots = Eingebaute Bots
insights-opponents-programs = Andere Programme
insights-opponents-unrated = Menschen, ungewertet
insights-opponents-much_weaker = Über 200 Punkte unter dir
insights-opponents-weaker = 50 bis 200 Punkte unter dir
insights-opponents-equal = Etwa gleich stark
insights-opponents-stronger = 50 bis 200 Punkte über dir
insights-opponents-much_stronger = Über 200 Punkte über dir

insights-length = { $from } bis { $to } Züge
insights-length-last = { $from } Züge oder mehr

insights-time-less = Weniger als die Hälfte der Gegner
insights-time-similar = Etwa so viel wie die Gegner
insights-time-more = Mehr als doppelt so viel wie die Gegner

insights-clock-live = Zeit pro Zug
insights-clock-correspondence = Fernpartie
insights-clock-budget = Bedenkzeitkonto
insights-clock-untimed = Ohne Uhr

insights-ending-played = Zu Ende gespielt
insights-ending-resign = Aufgabe
insights-ending-flag = Zeit
insights-ending-abandon = Wertung wegen Abwesenheit
insights-ending-agreement = Remis vereinbart

insights-by-phase = Wo deine teuren Züge waren
insights-phase-none = Noch keine Partie wurde auf Fehler untersucht. Öffne eine beendete Partie und wähle „Deine Fehler“.
insights-phase-about =
    { $turns ->
        [one] Ein Zug in { $searched ->
            [one] einer analysierten Partie
           *[other] { $searched } analysierten Partien
        }. Die letzte Zahl sagt, was ein solcher Zug im Mittel gekostet hat, gerechnet wie bei „Deine Fehler“.
       *[other] { $turns } Züge in { $searched ->
            [one] einer analysierten Partie
           *[other] { $searched } analysierten Partien
        }. Die letzte Zahl sagt, was ein solcher Zug im Mittel gekostet hat, gerechnet wie bei „Deine Fehler“.
    }
insights-phase-early = Erstes Drittel der Partie
insights-phase-middle = Mittleres Drittel
insights-phase-late = Letztes Drittel
insights-phase-turns = Teure Züge
insights-phase-cost = Kosten eines solchen im Mittel
