# Partien als Zeilen einer Tabelle: wer gegen wen spielt, wie es ausging, was zu tun ist.

match-rows-players = Spieler
match-rows-game = Spiel
match-rows-turn = Fortschritt
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
match-rows-reason-reply_capture = beide Kommandanten geschlagen
match-rows-reason-turn_limit = Zuglimit erreicht
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
