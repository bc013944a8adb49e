# Die Regeln des Rule Game auf einer Karte (games/rulegame/card.js).

rulegame-card-goal = Finde die verborgene Regel: Lege jeden Stein mit wenigen Fehlern in einen Eimer, der ihn annimmt.
rulegame-card-goal-race = Finde die verborgene Regel mit weniger Fehlern als die anderen. Jeder hat ein eigenes Brett.
rulegame-card-goal-shared = Finde die verborgene Regel auf einem gemeinsamen Brett. Die Spieler versuchen es abwechselnd.
rulegame-card-answers = Antworten auf einen Versuch
rulegame-card-answer = Antwort
rulegame-card-meaning = Bedeutung
rulegame-card-accept = Angenommen
rulegame-card-accept-means = Der Stein kommt in den Eimer. Alle Zeichen verschwinden.
rulegame-card-deny = Abgelehnt
rulegame-card-deny-means = Dieser Eimer nimmt den Stein jetzt nicht an, ein anderer schon.
rulegame-card-immovable = Unbeweglich
rulegame-card-immovable-means = Kein Eimer nimmt den Stein jetzt an.
rulegame-card-score = Punkte
rulegame-card-boards = { $n } von { $all } Brettern sind fertig.
rulegame-card-points = { $n ->
    [one] 1 Punkt aus fertigen Brettern.
   *[other] { $n } Punkte aus fertigen Brettern.
}
rulegame-card-streak = { $n } von { $all } in Folge angenommen. Mit { $all } gilt die Regel als beherrscht.
rulegame-card-errors = Jeder Versuch, der nicht angenommen wird, zählt als Fehler. Je weniger Fehler auf einem Brett, desto mehr Punkte.
rulegame-card-touch = { $cost ->
    [0] Du kannst einen Stein berühren, um zu sehen, ob er beweglich ist. Das kostet nichts.
    [2] Du kannst einen Stein berühren, um zu sehen, ob er beweglich ist. Das zählt als 1 Fehler.
   *[other] Du kannst einen Stein berühren, um zu sehen, ob er beweglich ist. Das zählt als { $shown } Fehler.
}
