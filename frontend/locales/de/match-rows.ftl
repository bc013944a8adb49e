# Partien als Zeilen einer Tabelle: wer gegen wen spielt, wie es ausging, was zu tun ist.

match-rows-last-position = Letzte Stellung
match-rows-players = Spieler
match-rows-players-result = Spieler und Ergebnis
match-rows-turns = Züge
match-rows-date = Beendet
match-rows-game = Spiel
match-rows-turn = Zug
match-rows-status = Stand
match-rows-open-seat = freier Platz

## Stand

match-rows-your-turn = du bist am Zug
match-rows-live = läuft
match-rows-paused = pausiert
match-rows-quarantined = nach einem Fehler angehalten
match-rows-finished = beendet
match-rows-draw = Remis

## Wie eine Partie endete

match-rows-reason-commander = Kommandant geschlagen
match-rows-reason-no_pieces = keine Figuren mehr
match-rows-reason-reply_capture = im Gegenzug geschlagen
match-rows-reason-turn_limit = Zuglimit
match-rows-reason-resign = Aufgabe
match-rows-reason-flag = Zeit abgelaufen
match-rows-reason-abandon = kampflos
match-rows-reason-abandoned = abgebrochen
match-rows-reason-agreement = Einigung
match-rows-reason-superiority = Überlegenheit
match-rows-reason-last_nation = letzte Nation
match-rows-reason-last = als Letzter übrig
match-rows-reason-domination = Vorherrschaft
match-rows-reason-economy = Wirtschaft
match-rows-reason-score = Punkte
match-rows-reason-give_up = aufgegeben
match-rows-reason-finished = beendet

## Das Ergebnis in einem Satz

match-rows-won = { $name } hat gewonnen.
match-rows-won-commander = { $name } hat den Kommandanten geschlagen und gewonnen.
match-rows-won-no_pieces = { $name } hat gewonnen: Eine Seite hatte keine Figuren mehr.
match-rows-won-turn_limit = { $name } hat am Zuglimit gewonnen.
match-rows-won-resign = { $name } hat durch Aufgabe gewonnen.
match-rows-won-flag = { $name } hat auf Zeit gewonnen.
match-rows-won-abandon = { $name } hat kampflos gewonnen.
match-rows-won-superiority = { $name } hat durch Überlegenheit gewonnen.
match-rows-won-last_nation = { $name } hat als letzte Nation gewonnen.
match-rows-won-last = { $name } hat als Letzter gewonnen.
match-rows-won-domination = { $name } hat durch Vorherrschaft gewonnen.
match-rows-won-economy = { $name } hat durch Wirtschaft gewonnen.
match-rows-won-score = { $name } hat nach Punkten gewonnen.
match-rows-drawn-agreement = Remis durch Einigung.
match-rows-drawn-reply_capture = Remis: Beide Kommandanten wurden geschlagen.
match-rows-drawn-turn_limit = Remis am Zuglimit.
match-rows-drawn-abandoned = Remis: Alle Spieler haben die Partie verlassen.
