# Das Analysebrett und seine Bereiche.

## Die Seite

analysis-title = Analyse
analysis-title-game = Analyse: { $game }
analysis-loading = Wird geladen …
analysis-try-again = Erneut versuchen
analysis-board-size = Größe des Bretts
analysis-flip = Brett drehen
analysis-zoom-in = Vergrößern
analysis-zoom-out = Verkleinern
analysis-zoom-whole = Ganzes Brett zeigen
analysis-zoom-pieces = Nur den Teil mit den Figuren zeigen
analysis-to-move = am Zug

## Der Zug

analysis-turn = Zug
analysis-asked = Am Zug: { $side }. { $task }
analysis-together = Hier ziehen beide Seiten gleichzeitig.
analysis-together-how = Beginne bei einem späteren Zug, wähle unten eine Anfangsstellung oder baue eine Stellung auf.

## Aufbauen

analysis-setup = Stellung aufbauen
analysis-setup-how = Wähle eine Figur und klicke auf Felder, um sie zu setzen. Klicke erneut auf die Figur, um sie zu entfernen.
analysis-setup-checking = Die Stellung wird geprüft …
analysis-setup-valid = Diese Stellung ist gültig.
analysis-setup-cancel = Abbrechen
analysis-setup-done = Diese Stellung analysieren

## Engine

analysis-engine = Engine
analysis-engine-ask = Stellung bewerten
analysis-engine-thinking = Denkt nach …
analysis-engine-lines = Varianten
analysis-engine-lines-count = Anzahl der Varianten
analysis-engine-auto = nach jedem Zug
analysis-engine-nothing = Die Engine hat keinen Vorschlag für diese Stellung.
analysis-engine-best = Beste Züge
analysis-engine-nodes = { $n ->
    [one] Aus einer Stellung berechnet. Zeige auf einen Zug, um ihn auf dem Brett zu sehen, oder klicke darauf, um ihn zu spielen.
   *[other] Aus { $n } Stellungen berechnet. Zeige auf einen Zug, um ihn auf dem Brett zu sehen, oder klicke darauf, um ihn zu spielen.
}
analysis-engine-play = Diesen Zug spielen
analysis-engine-play-move = { $move } spielen: { $score }
analysis-engine-play-line = Die ganze Variante spielen
analysis-engine-play-line-of = Die ganze Variante spielen: { $line }

## Züge

analysis-moves = Züge
analysis-moves-skip = ausgelassen
analysis-moves-variation = Variante in Zug { $turn }
analysis-moves-hint = Spiele einen Zug für eine der Seiten. Ein anderer Zug beginnt eine Variante. Mit ← und → blätterst du durch die Züge, mit ↑ und ↓ wechselst du die Variante.
analysis-details = Einzelheiten

## Stellung

analysis-position = Stellung
analysis-position-copy-link = Link kopieren
analysis-position-copy-text = Stellung kopieren
analysis-position-copied-link = Link kopiert
analysis-position-copied-position = Stellung kopiert
analysis-position-copied-nothing = Der Browser hat das Kopieren verhindert. Markiere den Text und kopiere ihn selbst.
analysis-position-text = Stellung als Text
analysis-position-load = Stellung laden
analysis-openings = Eröffnungen beendeter Partien
analysis-position-start = Beginnen mit
analysis-position-choose = auswählen …
analysis-position-edit = Stellung bearbeiten
analysis-position-clear = Leeres Brett

## Links, die sich nicht öffnen lassen

analysis-link-turn = „{ $turn }“ ist keine gültige Zugnummer.
analysis-link-line = Zug { $turn } dieses Links ist nicht spielbar. { $why } Das Brett zeigt die Stellung davor.
analysis-link-refused = Dieser Link konnte nicht geöffnet werden. { $why } Das Brett zeigt stattdessen die Anfangsstellung.
