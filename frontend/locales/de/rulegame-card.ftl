# Die Regeln des Rule Game auf einer Karte (games/rulegame/card.js).

rulegame-card-goal = Finde die verborgene Regel: Lege jede Figur mit wenigen Fehlern in einen Eimer, der sie annimmt.
rulegame-card-goal-race = Finde die verborgene Regel mit weniger Fehlern als die anderen. Jeder hat ein eigenes Brett.
rulegame-card-goal-partners = Zwei Partner suchen auf einem Brett die verborgene Regel. Nach jedem Versuch ist der andere am Zug, und die Punkte gehören beiden.
rulegame-card-goal-rivals = Zwei Gegner suchen auf einem Brett die verborgene Regel. Wer richtig legt, bleibt am Zug, nach einem Fehler ist der andere dran. Wer mehr Punkte hat, gewinnt.
rulegame-card-answers = Antworten auf einen Versuch
rulegame-card-answer = Antwort
rulegame-card-meaning = Bedeutung
rulegame-card-accept = Angenommen
rulegame-card-accept-means = Die Figur kommt in den Eimer. Alle Zeichen verschwinden.
rulegame-card-deny = Abgelehnt
rulegame-card-deny-means = Dieser Eimer nimmt die Figur jetzt nicht an, ein anderer schon.
rulegame-card-immovable = Nicht beweglich
rulegame-card-immovable-means = Kein Eimer nimmt die Figur jetzt an.
rulegame-card-score = Punkte
rulegame-card-boards = Fertige Bretter: { $n } von { $all }.
rulegame-card-points = { $n ->
    [one] 1 Punkt aus fertigen Brettern.
   *[other] { $n } Punkte aus fertigen Brettern.
}
rulegame-card-streak = { $n } von { $all } in Folge angenommen. Mit { $all } gilt die Regel als gemeistert.
rulegame-card-errors = Jeder Versuch, der nicht angenommen wird, zählt als Fehler. Je weniger Fehler auf einem Brett, desto mehr Punkte.
rulegame-card-touch = { $cost ->
    [0] Du kannst eine Figur berühren, um zu sehen, ob sie beweglich ist. Das kostet nichts.
    [2] Du kannst eine Figur berühren, um zu sehen, ob sie beweglich ist. Das zählt als 1 Fehler.
   *[other] Du kannst eine Figur berühren, um zu sehen, ob sie beweglich ist. Das zählt als { $shown } Fehler.
}

## Das erste Brett eines Neulings

rulegame-card-first-drop = Ziehe eine Figur in einen Eimer, oder wähle erst die Figur und dann den Eimer.
rulegame-card-first-answer = Sieh dir die Antwort an. Ein Kreuz heißt, dass dieser Eimer die Figur ablehnt. Ein Schloss heißt, dass sie gerade in keinen Eimer darf.
rulegame-card-first-rule = Suche, was die angenommenen Figuren gemeinsam haben, und prüfe es an der nächsten.
