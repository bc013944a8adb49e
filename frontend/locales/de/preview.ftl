# Vorschauen von Links in anderen Programmen, die der Server schreibt.

## Partien, die begonnen haben

preview-setup = { $game }, noch im Aufbau
preview-turn = { $game }, Zug { $turn }, läuft noch
preview-turn-round = { $game }, Runde { $turn }, läuft noch
preview-finished = { $game }: beendet
preview-drawn = { $game }: unentschieden
preview-won =
    { $count ->
        [one] { $game }: { $names } hat gewonnen
       *[other] { $game }: { $names } haben gewonnen
    }

## Offene Partien

preview-invite = Du bist zu { $game } eingeladen
preview-invite-from = { $name } lädt dich zu { $game } ein
preview-cancelled = Diese Partie wurde abgebrochen
preview-rated =
    { $free ->
        [0] Gewertete Partie für { $seats } Spieler, kein Platz frei
        [one] Gewertete Partie für { $seats } Spieler, noch 1 Platz frei
       *[other] Gewertete Partie für { $seats } Spieler, noch { $free } Plätze frei
    }
preview-unrated =
    { $free ->
        [0] Ungewertete Partie für { $seats } Spieler, kein Platz frei
        [one] Ungewertete Partie für { $seats } Spieler, noch 1 Platz frei
       *[other] Ungewertete Partie für { $seats } Spieler, noch { $free } Plätze frei
    }

## Notizbücher

preview-notebook =
    { $n ->
        [0] Ein Notizbuch von { $names }
        [one] Ein Notizbuch von { $names }, 1 Kapitel
       *[other] Ein Notizbuch von { $names }, { $n } Kapitel
    }
