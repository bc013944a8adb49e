# Das Protokoll eines Programms in einer beendeten Partie.

transcript-title = Protokoll
transcript-seats = Programme dieser Partie
transcript-stated = Das Programm hat dies selbst aufgezeichnet. Zahlen, die es nicht angibt, fehlen.
transcript-none = Dieses Programm hat in dieser Partie nichts aufgezeichnet.
transcript-how = Wie ein Programm sein Protokoll aufzeichnet
transcript-download = Protokoll herunterladen
transcript-told = Regeln und Anweisungen

## Zahlen

transcript-model = Modell
transcript-turns = Runden
transcript-answers = Antworten
transcript-illegal = Ungültig
transcript-tokens-in = Gelesene Tokens
transcript-tokens-out = Geschriebene Tokens
transcript-latency = Zeit für eine Antwort
transcript-cost = Kosten
transcript-seconds = { $n } s

## Eine Runde

transcript-before = Vorige Runde
transcript-after = Nächste Runde
transcript-turn-choose = Runde zeigen
transcript-turn = Runde { $turn }
transcript-has-illegal = eine Antwort zählte nicht
transcript-board = Das Brett zu Beginn der Runde { $turn }
transcript-shown = Was ihm gezeigt wurde
transcript-cut = Dieser Text wurde gekürzt. Er hat { $n } Zeichen.
transcript-answer = Antwort
transcript-attempt = Antwort { $n }
transcript-no-answer = Keine Antwort.
transcript-legal = Gezählt.
transcript-not-legal = Zählte nicht.
transcript-played = Gespielt
transcript-played-orders = Gespielte Befehle
transcript-played-act = Sofort gehandelt
transcript-played-pass = Nach zwei ungültigen Antworten gepasst
transcript-played-forfeit = Nach zwei ungültigen Antworten aufgegeben
transcript-dropped = { $n ->
    [one] { $n } Befehl war ungültig und wurde weggelassen.
   *[other] { $n } Befehle waren ungültig und wurden weggelassen.
}
transcript-late = Die Runde endete, bevor es geantwortet hatte.
transcript-others = { $n ->
    [one] { $n } weitere Zeile
   *[other] { $n } weitere Zeilen
}
