# Wertungen einer Saison, berechnet aus allen ihren Ergebnissen.

seasons-title = Saisonwertungen
seasons-title-of = Saisonwertungen: { $season }
seasons-none = Es gibt noch keine Saisonwertungen. Sie werden jede Nacht berechnet.
seasons-season = Saison
seasons-table = Tabelle
seasons-board = { $game }, { $variant }
seasons-all-games = Alle Spiele

## Die Tabelle

seasons-ratings = Wertungen
seasons-rank = Rang
seasons-ranks = { $best }–{ $worst }
seasons-range = Wertung, 95-%-Spanne
seasons-games = Partien
seasons-about = Berechnet { $at } aus den Ergebnissen aller öffentlichen gewerteten Partien der Saison. <how>Du kannst alles selbst nachrechnen</how>, aus den öffentlichen Daten: quad rate --season { $season }.
seasons-dumps = Partien aller Tage herunterladen
seasons-groups = Diese Spieler bilden { $n } Gruppen, die nie gegeneinander gespielt haben. Wertungen lassen sich nur innerhalb einer Gruppe vergleichen.

## Plätze

seasons-seats = Was ein Platz wert ist
seasons-seats-about = Um wie viele Punkte stärker als ihre Wertung die Spieler auf einem Platz waren.
seasons-factions = Was eine Zivilisation wert ist
seasons-factions-about = Um wie viele Punkte stärker als ihre Wertung die Spieler mit einer Zivilisation waren.
seasons-faction = Zivilisation
seasons-players = Spieler
seasons-seat = Platz
seasons-worth = Punkte, 95-%-Spanne
