# Die Regeln von Stratic auf einer Karte (games/stratic/card.js).

stratic-card-goal = Schlage den gegnerischen Kommandanten.
stratic-card-goal-anti = Verliere alle deine Figuren vor deinem Gegner. Wer schlagen kann, muss schlagen.
stratic-card-goal-endless = Geschlagene Figuren kommen zurück, und kein Schlag beendet die Partie.
stratic-card-pieces = Figuren
stratic-card-piece = Figur
stratic-card-moves = Zieht
stratic-card-takes = Schlägt
stratic-card-worth = Punkte
stratic-card-moves-F = 1 oder 2 Felder gerade
stratic-card-moves-A = bis zu 3 gerade oder 2 diagonal
stratic-card-moves-I = beliebig weit in alle Richtungen
stratic-card-moves-C = 1 Feld, nur aus dem Schach oder zum Schlagen
stratic-card-moves-C-anti = 1 Feld in alle Richtungen
stratic-card-takes-F = Fortifikatoren
stratic-card-takes-A = alles außer Fortifikatoren
stratic-card-takes-I = alles
stratic-card-takes-C = alles auf Nachbarfeldern
stratic-card-worth-F = 1
stratic-card-worth-A = 2
stratic-card-worth-I = 4
stratic-card-worth-C = 8
stratic-card-how = Ein Zug
stratic-card-turn = Setze deine Verstärkungen, dann ziehe eine Figur oder passe.
stratic-card-stack = Von einem Fortifikator aus zieht ein Aggressor beliebig weit, und ein Interdiktor springt über andere Figuren.
stratic-card-promotion = Ein Fortifikator, der seine Bewegung hinter der gegnerischen Startlinie beendet, kann zum Aggressor oder Interdiktor werden.
stratic-card-passes = Nach zweimal Passen in Folge darfst du in einem Zug zweimal ziehen.
stratic-card-growth = { $n ->
    [one] Das Brett wächst in 1 Zug. Wer dann mehr Figuren im Mittelbrett hat, bekommt bis zu 3 Verstärkungen. Jetzt: { $first } { $south }, { $second } { $north }.
   *[other] Das Brett wächst in { $n } Zügen. Wer dann mehr Figuren im Mittelbrett hat, bekommt bis zu 3 Verstärkungen. Jetzt: { $first } { $south }, { $second } { $north }.
}
stratic-card-end = Das Ende
stratic-card-win = Wird dein Kommandant geschlagen, hast du verloren.
stratic-card-win-anti = Wer keine Figur mehr hat, gewinnt.
stratic-card-win-endless = Die Partie endet durch Einigung, durch Aufgabe oder an einem Zuglimit.
stratic-card-limit = Zug { $turn } von { $limit }. Am Limit gewinnt, wer mehr Punkte hat. Jetzt: { $first } { $south }, { $second } { $north }.
stratic-card-limit-anti = Zug { $turn } von { $limit }. Am Limit gewinnt, wer weniger Figuren hat. Jetzt: { $first } { $south }, { $second } { $north }.
stratic-card-cube = In 4D heißt gerade: entlang einer der drei Achsen. Diagonal heißt: gleich weit entlang zweier oder dreier Achsen.

## Der erste Zug eines Neulings

stratic-card-first-preset = Wähle eine fertige Aufstellung, zum Beispiel die Mauer.
stratic-card-first-swap = Ändere sie, wenn du magst: Wähle zwei Felder, um ihre Figuren zu tauschen.
stratic-card-first-submit = Gib deine Aufstellung ab. Dein Gegner sieht sie erst, wenn beide bereit sind.
stratic-card-first-piece = Wähle eine deiner Figuren, um zu sehen, wohin sie ziehen kann.
stratic-card-first-square = Wähle ein markiertes Feld, um dorthin zu ziehen.
stratic-card-first-commander = Halte deinen Kommandanten gedeckt: Er kann kaum ziehen.
stratic-card-first-must = Suche zuerst nach einem Schlag. Gibt es einen, musst du schlagen.
