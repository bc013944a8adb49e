# Was an einem Regelsatz oder Plan falsch ist, nach dem Grund in der Antwort des Servers.

reason-found = { $found ->
    [end] das Zeilenende
    [number] die Zahl { $text }
    [text] Text in Anführungszeichen
   *[sign] `{ $text }`
 }
reason-unworded = Der Server hat hier ein Problem gefunden, das diese Seite nicht beschreiben kann ({ $code }).

## Regelsätze

reason-number-too-large = Die Zahl ist zu groß. Die größte ist 2147483647.
reason-text-unclosed = Der Text in Anführungszeichen endet nicht in dieser Zeile. Schließe ihn mit einem zweiten ".
reason-sign-unknown = `{ $sign }` hat hier keine Bedeutung. Kommentare beginnen mit #, anderer Text steht in doppelten Anführungszeichen.
reason-character-unknown = Dieses Zeichen hat hier keine Bedeutung. Kommentare beginnen mit #, anderer Text steht in doppelten Anführungszeichen.
reason-zero-byte = Die Zeile enthält ein Nullbyte. Ein Regelsatz ist reiner Text.
reason-too-deep = Der Ausdruck ist zu tief verschachtelt. Erlaubt sind höchstens { $max } Ebenen; in einer Kette zählt jeder Operator als eine.
reason-brackets-too-deep = Die Klammern sind zu tief verschachtelt. Erlaubt sind höchstens { $max } ineinander.
reason-name-too-long = Der Name hat zu viele Teile. Nimm höchstens drei, wie in `q.bucket.color`.
reason-list-end = In der Liste fehlt ein Komma oder `]`; gefunden: { reason-found }. Schreibe eine Liste als `[a,b,c]`. Ein Bereich wie `[1..5]` kann nur der ganze Wert einer Eigenschaft sein.
reason-bracket-end = Hier fehlt `)`; gefunden: { reason-found }. Schließe jede `(` und verkette keine Vergleiche.
reason-value-star = Hier fehlt ein Wert; gefunden: { reason-found }. `*` steht nur für einen ganzen Teil von `(count,shape,color,pos,bucket)`. Mit Bezeichnungen lässt du solche Teile weg.
reason-value-empty = Hier fehlt ein Wert; gefunden: { reason-found }. Eine Liste braucht mindestens ein Element und kein Komma vor der schließenden Klammer.
reason-value-other = Hier fehlt ein Wert; gefunden: { reason-found }. Schreibe eine Zahl, einen Namen, Text in Anführungszeichen, eine Liste in [ ] oder einen Ausdruck in ( ).
reason-too-many-values = Der Ausdruck kann zu viele Werte haben. Möglich sind höchstens { $max }.
reason-too-much-work = Die Ausdrücke sind zu aufwendig. Kürze die Listen, die miteinander kombiniert werden.
reason-text-too-long = Der Text ist zu lang. Erlaubt sind höchstens { $kib } KiB.
reason-expression-end = Hier muss der Ausdruck enden; gefunden: { reason-found }. Schreibe einen einzigen Ausdruck und verkette keine Vergleiche.
reason-mixed-labels = Manche Teile haben eine Bezeichnung und manche nicht. Bezeichne jeden Teil oder schreibe `(count,shape,color,pos,bucket)` ohne Bezeichnungen.
reason-five-parts = Ein Atom ohne Bezeichnungen hat fünf Teile, dieses hat { $count }. Schreibe `(count,shape,color,pos,bucket)`, mit `*` für alles Beliebige.
reason-atom-missing = Hier fehlt ein Atom in ( ); gefunden: { reason-found }. Eine Zeile besteht aus einem Zähler, wenn du einen willst, und Atomen ohne Komma dazwischen.
reason-parts-too-many = Das Atom hat zu viele Teile. Erlaubt sind höchstens { $max }.
reason-atom-end = Im Atom fehlt ein Komma oder `)`; gefunden: { reason-found }. Trenne die Teile mit Kommas und schließe das Atom mit `)`.
reason-order-unknown = Es gibt keine Reihenfolge `{ $name }`. Nimm `L1 L2 L3 L4 T B L R NearestObject Farthest` oder definiere oben eine mit `Order name=[...]`.
reason-cell-unknown = Dieses Feld gibt es nicht. Felder gehen von 1 bis 36.
reason-position-expression = Eine Position kann kein Ausdruck sein. Nenne Felder und Reihenfolgen, wie in `[1,2,T]`; Bedingungen an `this.pos` gehören in `code`.
reason-position-range = Eine Position kann kein Bereich sein. Zähle die Felder auf: `[1,2,3]`.
reason-counter-no-number = Der Zähler muss eine Zahl ab 1 sein. Für keinen Zähler schreibe `*` oder lass `count` weg.
reason-range-of-values = `{ $label }` kann kein Bereich sein. Zähle die Werte auf: `[0,1,2]`.
reason-range-of-names = `{ $label }` kann kein Bereich sein. Zähle die Namen auf: `[red,blue]`.
reason-label-twice = Die Bezeichnung `{ $label }` kommt zweimal vor. Nur `pos` kann mehrmals vorkommen; dann müssen alle gelten.
reason-order-no-cell = Hier fehlt ein Feld; gefunden: { reason-found }. Eine Reihenfolge zählt Felder von 1 bis 36 oder Gruppen davon auf: `Order name=[1,[2,3],4]`.
reason-order-cell-twice = Feld { $cell } kommt zweimal vor. Ein Feld kann nur in einer Gruppe der Reihenfolge stehen.
reason-order-list-end = In der Reihenfolge fehlt ein Komma oder `]`; gefunden: { reason-found }. Schreibe `Order name=[1,[2,3],4]`.
reason-order-end = Hier muss die Zeile enden; gefunden: { reason-found }. Eine Reihenfolge steht auf einer eigenen Zeile.
reason-order-form = Hier fehlt { $expected ->
    [name] ein Name
   *[other] `{ $expected }`
 }; gefunden: { reason-found }. Schreibe `Order name=[1,[2,3],4]`.
reason-orders-too-many = Es gibt zu viele Reihenfolgen. Du kannst { $max } definieren.
reason-order-late = Diese Reihenfolge steht hinter einer Regelzeile. Definiere alle Reihenfolgen vor der ersten Regelzeile.
reason-counter-zero = Eine Zeile mit dem Zähler 0 ist nie aktiv. Schreibe 1, 2, 3 … oder, für keinen Zähler, `*` oder nichts.
reason-atoms-too-many = Die Zeile hat zu viele Atome. Erlaubt sind höchstens { $max }.
reason-line-empty = Die Zeile hat einen Zähler, aber kein Atom. Füge mindestens eines hinzu: `()` nimmt alles an.
reason-lines-too-many = Es gibt zu viele Zeilen. Erlaubt sind höchstens { $max }.
reason-rules-none = Der Text enthält keine Regel. Schreibe mindestens eine Zeile mit einem Atom: `()` nimmt alles an.

## Pläne

reason-file-missing = Die Datei { $file } fehlt. Füge sie zum Plan hinzu oder entferne den Verweis auf sie.
reason-file-unused = Nichts im Plan verwendet diese Datei.
reason-csv-columns = Die Tabelle hat zu viele Spalten.
reason-csv-lines = Die Tabelle hat zu viele Zeilen.
reason-csv-quote = Hier darf kein Anführungszeichen stehen. Setze die ganze Zelle in "Anführungszeichen" und verdopple die inneren.
reason-csv-quote-open = Ein Anführungszeichen wird nicht geschlossen. Setze die ganze Zelle in "Anführungszeichen" und verdopple die inneren.
reason-color-line = Das ist keine Farbe. Schreibe `NAME,Rot,Grün,Blau`.
reason-modifier-form = Ein Modifikator besteht aus einer Zeile mit Namen und einer mit ebenso vielen Werten.
reason-column-twice = Zwei Spalten heißen „{ $name }“. Entferne eine davon.
reason-column-unread = Die Spalte „{ $name }“ ist unbekannt und wird nicht gelesen. Prüfe ihren Namen.
reason-column-idle = Die Spalte „{ $name }“ hat hier keine Wirkung.
reason-rule-column-missing = Die Spalte rule_id fehlt. Die erste Zeile nennt die Spalten; rule_id sagt, welche Regeln eine Zeile verwendet.
reason-cells-mismatch = Die Zeile hat { $cells } Zellen unter { $names } Namen. Suche nach einem fehlenden oder überzähligen Komma; eine Zelle kann leer sein.
reason-list-empty = Die Liste hat keine Zeilen. Füge für jede Serie eine hinzu.
reason-file-empty = Die Datei ist leer.
reason-rows-too-many = Der Plan hat mehr als { $max } Zeilen.
reason-lists-none = Es gibt keine Liste { $folder }*.csv. Füge eine hinzu oder prüfe den Namen des Plans.
reason-plan-names-no-rule = Hier ist keine Regel genannt. Schreibe `R:RULE:MODIFIER`.
reason-not-whole = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
reason-number-outside = { $name } muss zwischen { $min } und { $max } liegen.
reason-pair-reversed = { $name } ist { $number }, also kleiner als { $other } ({ $least }).
reason-b-fixed = b muss 1.5 sein. Mit anderen Werten werden keine Punkte berechnet.
reason-touch-cost = Eine Figur zu berühren kann 0, 0.5 oder 1 Fehler kosten.
reason-not-boolean = { $name } muss true oder false sein.
reason-not-feedback = feedback_switches muss free oder fixed sein.
reason-not-a-name = „{ $name }“ ist kein Name. Erlaubt sind Buchstaben, Ziffern und _, dazwischen - oder /, und Strichpunkte zwischen den Namen.
reason-color-unknown = { $name } steht nicht in der Farbliste. Füge colors/colors.csv mit einer Zeile `NAME,Rot,Grün,Blau` hinzu.
reason-shape-unknown = { $name } hat kein Bild. Die Spieler sehen die ersten Buchstaben des Namens.
reason-threshold-alone = { $name } und { $other } gehören zusammen. Fülle beide aus.
reason-threshold-not-above = { $name } muss größer sein als { $other }.
reason-incentives-mixed = Spalten zweier Anreize sind ausgefüllt. Verdopplung: x2_after und x4_after; Wahrscheinlichkeit: x2_likelihood und x4_likelihood; Bonus: activate_bonus_at, clear_how_many und bonus_extra_pts.
reason-bonus-missing = Es gibt keinen Bonus, für den das gilt. Gib activate_bonus_at einen Wert oder lass dieses Feld leer.
reason-continue-last = Die letzte Zeile einer Liste kann nicht weitergehen. Schreib false oder füge die Zeile hinzu, in der sie weitergeht.
reason-continue-incentive = Zeilen, die als eine Serie gespielt werden, können keinen Anreiz haben. Nur die letzte von ihnen kann einen Bonus haben.
reason-clearing-fixed = Die Schwelle für Bonusbretter ist hier immer 1.3.
reason-rule-not-named = Die Zeile nennt keine Regeln. Schreibe einen Namen in rule_id.
reason-rule-missing = Die Datei { $file } fehlt. Füge sie hinzu oder nenne eine Stufe der Leiter.
reason-rules-too-long = Die Regeln der Zeilen bis hierher haben zusammen mehr als { $max } Byte. Nimm weniger Zeilen oder kürzere Regelsätze.
reason-default-taken = { $name } ist nicht angegeben. Es gilt der Standardwert.
reason-options-refused = Die Angaben dieser Zeile passen hier nicht zusammen. Prüfe die Objekte und Bretter, die sie nennt.
reason-picture-composite = Zusammengesetzte Bilder gibt es hier nicht. Zähle die Objekte in shapes/FOLDER/properties.csv auf.
reason-objects-missing = Die Datei { $file } fehlt. Sie zählt die Objekte auf: `image,PROPERTY,…` und für jedes eine Zeile.
reason-objects-too-many = Es gibt zu viele verschiedene Objekte. Erlaubt sind höchstens { $max }.
reason-object-unlisted = { $file } enthält { $name } nicht.
reason-pictures-missing = Für { $missing } von { $count } Objekten fehlen Bilder. Lade je eines unter dem Namen des Objekts hoch, etwa FOLDER/NAME.png.
reason-board-missing = Diese Brettdatei fehlt.
reason-board-no-json = Diese Brettdatei ist kein lesbares JSON.
reason-board-form = Ein Brett ist ein JSON-Objekt mit seinen Figuren in "value".
reason-piece-place = Eine Figur braucht ganze Zahlen für x und y.
reason-piece-look = Eine Figur braucht shape und color oder image.
reason-boards-unordered = initial_boards braucht initial_boards_order: alpha, random oder den Namen einer CSV-Datei, die sie aufzählt.
reason-boards-order = initial_boards_order muss alpha, random oder der Name einer CSV-Datei sein.
reason-boards-none = In { $folder } ist kein Brett. Füge boards/FOLDER/NAME.json hinzu.
reason-condition-missing = Die Datei { $file } fehlt.
reason-variable-unknown = { $name } ist keine Variable. Nimm p, pc, ps, p.PROPERTY, q, last, this, Nearby oder Remotest.
reason-property-unknown = Kein Objekt hat die Eigenschaft { $name }.
reason-value-unknown = Kein Objekt hat { $value } als { $name }.
reason-can-stalemate = Spieler können mit diesen Figuren in ein Patt geraten: Kein Zug ist mehr möglich.
reason-stalemate-unknown = Ob Spieler in ein Patt geraten können, ließ sich nicht klären.
reason-stalemate-untried = Nicht auf ein Patt geprüft: Der Plan würde zu lange dauern.

## Angaben zu einer Serie

reason-range-reversed = { $name } ist { $number } und { $other } ist { $least }. Nimm mindestens { $least } oder senke { $other }.
reason-kinds-too-few = { $name } ist { $number }, aber { $other } hat nur { $count } zur Auswahl. Nimm { $fits } oder nenne mehr.
reason-pieces-too-few = { $name } ist { $number }, aber Bretter haben mindestens { $pieces } Figuren. Nimm { $fits } oder erhöhe min_objects auf { $number }.
reason-thresholds-reversed = x4_after ist { $number } und x2_after ist { $other }. Nimm mindestens { $least } oder senke x2_after.
reason-series-too-many = { $series } Serien mit je { $boards } Brettern sind mehr als { $max } Bretter. Nimm höchstens { $fits } Serien.
reason-condition-unmet = Keines von 1000 zufälligen Brettern erfüllt die Bedingung. Lockere sie oder erhöhe max_objects.
reason-series-alone = Serien gibt es nur bei Varianten für zwei an einem Brett. Lass die Angabe weg.
reason-flawless-of-two = Zwei an einem Brett spielen nicht, bis mehrere Bretter hintereinander fehlerfrei sind. Lass die Angabe weg.
reason-mastery-of-rivals = Ein Spiel von Gegnern an einem Brett endet nicht damit, dass die Regel beherrscht wird. Lass die Angabe weg.
reason-choice-unknown = { $name } muss eines davon sein: { $known }.
reason-item-no-name = { $name } muss Namen aus Buchstaben, Ziffern und _ enthalten, verbunden mit - oder /.
reason-item-twice = { $name } enthält { $item } zweimal. Nenne es einmal.
reason-items-none = { $name } ist leer. Nenne mindestens eines, oder lass die Angabe weg.
