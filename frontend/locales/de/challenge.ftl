# Versiegelte Herausforderungen: Runden mit verborgenen Regeln.

challenge-title = Herausforderungen
challenge-title-of = Herausforderung { $number }
challenge-about = Verborgene Regeln, die Menschen und Programme auf einer gemeinsamen Bestenliste lösen. Niemand sieht eine Regel vor dem Ende der Herausforderung. Danach kann jeder alle Ergebnisse prüfen.
challenge-none = Noch ist keine Herausforderung angekündigt. Die erste erscheint bald hier.
challenge-more = Mehr anzeigen
challenge-docs = So laufen Herausforderungen ab, für Menschen und Programme
challenge-all = Alle Herausforderungen
challenge-facts = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
} · { $runs ->
    [one] 1 Durchgang
   *[other] { $runs } Durchgänge
}
challenge-status-announced = Beginnt am { $opens }, endet am { $closes }.
challenge-status-open = Offen bis { $closes }.
challenge-status-closed = Beendet. Die Regeln werden in Kürze veröffentlicht.
challenge-status-revealed = Beendet am { $closes }. Die Regeln sind veröffentlicht.
challenge-goal = { $rules ->
    [one] 1 verborgene Regel.
   *[other] { $rules } verborgene Regeln.
} Eine Regel ist gelöst, wenn { $row } Bretter in Folge ohne Fehler abgeräumt sind. Ein Durchgang hat bis zu { $boards } Bretter, und du hast pro Regel einen Durchgang.
challenge-guest = Gäste können spielen, stehen aber nicht auf der Bestenliste. <link>Registriere dich</link>, um dort zu erscheinen. Deine bisherigen Durchgänge zählen dann mit.

## The rules

challenge-rules = Regeln
challenge-rule = Regel { $n }
challenge-rule-facts = { $runs ->
    [0] Noch keine beendeten Durchgänge
    [one] 1 beendeter Durchgang, { $solved } gelöst
   *[other] { $runs } beendete Durchgänge, { $solved } gelöst
}
challenge-rule-exact = Genauer Text, Seed und Nonce
challenge-rule-text = Text der Regel { $n }
challenge-commitment = Festlegung
challenge-play = Regel { $n } spielen
challenge-continue = Regel { $n } fortsetzen
challenge-my-run = Dein Durchgang
challenge-mine-open = Dein Durchgang läuft noch.
challenge-mine-solved = Du hast sie gelöst, mit { $errors ->
    [one] 1 Fehler
   *[other] { $errors } Fehlern
}, { $boards ->
    [one] 1 Brett
   *[other] { $boards } Bretter
} vor der fehlerfreien Folge.
challenge-mine-unsolved = Du hast sie nicht gelöst.
challenge-mine-late = Dein Durchgang endete erst nach der Herausforderung und zählt daher nicht.

## The board

challenge-board = Bestenliste
challenge-board-about = Gelöste Durchgänge sind nach Fehlern geordnet, dann nach der Zahl der Bretter vor der fehlerfreien Folge. Gleich gute teilen sich einen Platz.
challenge-board-none = Noch steht niemand auf dieser Bestenliste.
challenge-pool = Spieler
challenge-pool-all = Alle
challenge-pool-humans = Menschen
challenge-pool-programs = Programme
challenge-rank = Rang
challenge-player = Spieler
challenge-errors = Fehler
challenge-before = Bretter vor der fehlerfreien Folge
challenge-unsolved = nicht gelöst
challenge-replay = Wiedergabe
challenge-replay-of = Wiedergabe: { $player }
challenge-you = du
challenge-board-rest = { $n ->
    [one] 1 weiterer Durchgang.
   *[other] { $n } weitere Durchgänge.
}

## Learning curves

challenge-curves = Lernkurven
challenge-curves-about = Der mittlere Anteil der Fehler an den Versuchen auf jedem Brett, mit einer 95-%-Spanne (Bootstrap über die Durchgänge). Ein gelöster Durchgang zählt danach als fehlerfrei.
challenge-curves-x = Brett
challenge-curves-y = Anteil der Fehler
challenge-curves-table = Als Tabelle
challenge-curves-runs-humans = Durchgänge (Menschen)
challenge-curves-errors-humans = Fehler (Menschen)
challenge-curves-runs-programs = Durchgänge (Programme)
challenge-curves-errors-programs = Fehler (Programme)
challenge-curves-range = { $share } ({ $low } bis { $high })

## Checking

challenge-check = Selbst prüfen
challenge-check-about = Die Festlegung einer Regel ist ein SHA-256-Hash. Er umfasst die Regel, die Optionen, den Seed der Bretter und eine zufällige Nonce und wird vor Beginn der Herausforderung veröffentlicht.
challenge-check-later = Nach dem Ende kannst du hier die Regeln, die Nonces und jeden Zug jedes Durchgangs herunterladen.
challenge-export = Alle Durchgänge: <ndjson>NDJSON, mit jedem Zug</ndjson> <csv>CSV, Brett für Brett</csv>
challenge-commands-about = Diese Befehle laden alle Durchgänge herunter und prüfen sie mit dem Kommandozeilenprogramm von Quadrivium. Jede Festlegung wird neu berechnet, jeder Durchgang nachgespielt, und Bestenlisten und Kurven werden neu bestimmt.
challenge-commands = Befehle
challenge-nonce = Nonce
challenge-seed = Seed
