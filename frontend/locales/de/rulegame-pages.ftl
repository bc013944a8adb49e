# Die Seite der Regelsätze, und was der Editor der Experimente von diesem Spiel zeigt.

## Die Seite der Regelsätze

rulegame-pages-title = Regelsätze
rulegame-pages-lead = Schreib verborgene Regeln und prüfe, ob ein Spieler mit Figuren, aber ohne möglichen Zug dastehen kann. Du bekommst einen Beweis oder ein Brett, das es zeigt. <link>Die Regelsprache</link>
rulegame-pages-side-text = Text
rulegame-pages-side-verdict = Urteil
rulegame-pages-side-more = Normalform und Teilen
rulegame-pages-side-board = Brett

## Der Text

rulegame-pages-text = Regelsatz
rulegame-pages-place = Zeile { $line }, Spalte { $column }:
rulegame-pages-go-to-error = Zum Fehler gehen
rulegame-pages-example = Beispiel
rulegame-pages-example-load = Beispiel laden
rulegame-pages-example-choose = Auswählen …
rulegame-pages-back = Meinen Text wiederherstellen
rulegame-pages-printed = Normalform
rulegame-pages-take-printed = Diese Form übernehmen
rulegame-pages-example-one = Ein Eimer für alle
rulegame-pages-example-one-note = Jede Figur geht nach oben links.
rulegame-pages-example-color = Nach Farben sortiert
rulegame-pages-example-color-note = Jede Farbe hat ihren eigenen Eimer.
rulegame-pages-example-roof = Erst Dach, dann Boden
rulegame-pages-example-roof-note = Abwechselnd: eine Figur der obersten Zeile in einen oberen Eimer, eine der untersten in einen unteren.
rulegame-pages-example-clock = Im Uhrzeigersinn
rulegame-pages-example-clock-note = Die erste Figur geht überallhin, jede nächste einen Eimer weiter.
rulegame-pages-example-queues = Zwei Schlangen, die sich kreuzen
rulegame-pages-example-queues-note = Sterne gehen oben, Quadrate unten. Jede Schlange kann die andere blockieren.
rulegame-pages-example-halves = Zwei Hälften eines Gedächtnisses
rulegame-pages-example-halves-note = Die erste rote Figur geht nach unten links, spätere einen Eimer weiter. Eines der beiden Atome gilt immer.
rulegame-pages-example-corner = Letzte Chance in der Ecke
rulegame-pages-example-corner-note = Nur der erste Zug kann das Feld oben rechts leeren.
rulegame-pages-example-star = Nur ein Stern
rulegame-pages-example-star-note = Ein Stern geht als Erster oder nie.

## Die Figuren

rulegame-pages-pieces = Figuren für die Prüfung
rulegame-pages-pieces-legacy = Die 16 üblichen
rulegame-pages-pieces-legacy-note = Quadrat, Stern, Kreis und Dreieck, jeweils in Rot, Schwarz, Blau und Gelb.
rulegame-pages-pieces-mentioned = Namen in den Regeln
rulegame-pages-pieces-mentioned-note = Alle Formen und Farben, die in den Regeln vorkommen, in allen Kombinationen.
rulegame-pages-pieces-own = Eigene Namen
rulegame-pages-pieces-own-note = Jede Form in jeder Farbe. Erlaubt sind Buchstaben, Ziffern und _ und bis zu 16 Namen.
rulegame-pages-shapes = Formen
rulegame-pages-colors = Farben

## Teilen

rulegame-pages-share = Teilen
rulegame-pages-share-before = Alle mit dem Link können unter diesem Regelsatz spielen, ohne ihn zu sehen. Du kannst zuschauen.
rulegame-pages-share-after = 30 Tage gültig. Spieler sehen die Regel, wenn sie fertig sind. <link>Deine geteilten Rätsel</link>
rulegame-pages-share-button = Als Rätsel teilen

## Das Urteil

rulegame-pages-verdict = Urteil
rulegame-pages-verdict-empty = Schreib einen Regelsatz oder lade ein Beispiel.
rulegame-pages-verdict-none = Noch kein Urteil.
rulegame-pages-verdict-checking = Wird geprüft …
rulegame-pages-verdict-error = Der Text hat einen Fehler. Korrigiere ihn, um ein Urteil zu bekommen.
rulegame-pages-verdict-cannot_stalemate = Dieser Regelsatz kann kein Patt ergeben.
rulegame-pages-verdict-can_stalemate = Dieser Regelsatz kann ein Patt ergeben.
rulegame-pages-verdict-unknown = Nicht entschieden.
rulegame-pages-tested-kinds = Geprüft mit { $shapes ->
    [one] 1 Form
   *[other] { $shapes } Formen
    } in { $colors ->
    [one] 1 Farbe
   *[other] { $colors } Farben
    }. Beweis: { $proof }.
rulegame-pages-tested-objects = Geprüft mit { $objects ->
    [one] 1 Objekt
   *[other] { $objects } Objekten
    }. Beweis: { $proof }.
rulegame-pages-proof-closure = das volle Brett
rulegame-pages-proof-must = nur beständige Atome
rulegame-pages-proof-frozen_memory = jedes mögliche Gedächtnis
rulegame-pages-proof-start = der erste Zug
rulegame-pages-proof-witness = ein zu Ende gespieltes Brett
rulegame-pages-proof-none = keiner
rulegame-pages-why-cannot_stalemate-closure = Beginne mit jeder Figur auf jedem Feld und entferne immer wieder alles, was sich entfernen lässt. Nichts bleibt übrig. Ein Brett mit weniger Figuren ist nie schwerer.
rulegame-pages-why-cannot_stalemate-must = Lass jedes Atom weg, das verschwinden kann. Die übrigen räumen das volle Brett mit jeder Figur auf jedem Feld trotzdem ab.
rulegame-pages-why-cannot_stalemate-frozen_memory = In einem Patt ändert sich das Gedächtnis nicht. Mit jedem möglichen Gedächtnis räumen die geltenden Atome das volle Brett ab.
rulegame-pages-why-can_stalemate-closure = Beginne mit jeder Figur auf jedem Feld und entferne alles, was sich jemals entfernen lässt. Einige Figuren bleiben übrig und blockieren einander. Aus ihnen besteht das gezeigte Brett.
rulegame-pages-why-can_stalemate-start = Am Anfang ist das Gedächtnis leer, und dann ist keine Figur des gezeigten Bretts beweglich.
rulegame-pages-why-can_stalemate-witness = Das gezeigte Brett wurde durchgespielt, und eines seiner möglichen Enden ist ein Patt.
rulegame-pages-why-unknown-none = Die Prüfung hat weder einen Beweis noch ein blockiertes Brett gefunden.
rulegame-pages-fate-unknown = Es wurde kein Weg gefunden, dieses Brett abzuräumen, aber es wurden nicht alle Wege versucht.
rulegame-pages-fate-choice = Auf diesem Brett hängt es vom Spieler ab: Ein Weg endet im Patt, ein anderer räumt das Brett ab.
rulegame-pages-fate-start = Auf diesem Brett ist das Patt unvermeidlich: Es ist schon vor dem ersten Zug blockiert.
rulegame-pages-fate-inevitable = Auf diesem Brett ist das Patt unvermeidlich.
rulegame-pages-searched = Durchsucht: { $memories ->
    [one] 1 Gedächtnis
   *[other] { $memories } Gedächtnisse
    }, { $positions ->
    [one] 1 Stellung
   *[other] { $positions } Stellungen
    }.
rulegame-pages-steady = Kein Atom kann verschwinden: Jedes nennt immer mindestens einen Eimer.
rulegame-pages-disappearing = Atome, die verschwinden können
rulegame-pages-disappearing-note = Je nach den früheren Zügen nennen diese Atome manchmal keinen Eimer.
rulegame-pages-atom = Zeile { $line }, Atom { $atom }
rulegame-pages-published-agrees = Das veröffentlichte Prüfverfahren kommt zum selben Urteil.
rulegame-pages-published-can = Laut dem veröffentlichten Prüfverfahren ist ein Patt möglich. Es prüft aber keine Atome, die verschwinden.
rulegame-pages-published-cannot = Laut dem veröffentlichten Prüfverfahren ist kein Patt möglich. Es prüft aber keine Atome, die verschwinden.
rulegame-pages-lacks = Die Regeln nennen <names>…</names>, aber keine Figur dieser Prüfung heißt so. Prüfe die Schreibweise, oder teste stattdessen die Namen in den Regeln.

## Das Brett

rulegame-pages-bench-stuck = Ein Brett, das blockiert
rulegame-pages-bench-try = Ein Brett zum Ausprobieren
rulegame-pages-bench-empty = Teile neun Figuren aus und probiere die Regeln daran aus.
rulegame-pages-bench-way-stuck = Weg ins Patt zeigen
rulegame-pages-bench-way-clear = Weg zum Abräumen zeigen
rulegame-pages-bench-witness = Brett aus dem Urteil zeigen
rulegame-pages-bench-again = Neu beginnen
rulegame-pages-bench-deal = Neun Figuren austeilen
rulegame-pages-bench-checking = Wird geprüft …
rulegame-pages-bench-stalemate = Patt: { $left } von { $all } Figuren übrig, kein Zug möglich.
rulegame-pages-bench-cleared = Abgeräumt: Alle Figuren liegen in den Eimern.
rulegame-pages-bench-start = Zeile { $line } ist aktiv. Wähle eine Figur, dann einen Eimer.
rulegame-pages-bench-move = Zug { $n }: { $letter } in { $bucket }, { $result ->
    [accept] angenommen
    [deny] abgelehnt
    [immovable] nicht beweglich
   *[other] zurückgewiesen
    }. Zeile { $line } ist aktiv.
rulegame-pages-bench-which = Wähle einen Eimer für { $piece }.
rulegame-pages-bench-over = Dieses Brett ist beendet. Geh zurück oder beginne neu.
rulegame-pages-bench-no-piece = Wähle zuerst eine Figur, dann einen Eimer.
rulegame-pages-bench-error = Der Text hat einen Fehler. Korrigiere ihn, um weiterzuspielen.
rulegame-pages-steps = Durch die Züge blättern
rulegame-pages-steps-first = Zum Anfang
rulegame-pages-steps-back = Einen Zug zurück
rulegame-pages-steps-at = Zug { $n } von { $all }
rulegame-pages-steps-next = Einen Zug vor
rulegame-pages-steps-last = Zum Ende
rulegame-pages-hints = Zeigen, welche Eimer eine Figur annehmen
rulegame-pages-legend = Ein Punkt in einer Ecke heißt, dass dieser Eimer die Figur annimmt, ein Schloss, dass sie nicht beweglich ist, und ein Kreuz, dass der Eimer sie abgelehnt hat. Tasten auf dem Brett: Ein Buchstabe wählt eine Figur, 0 bis 3 einen Eimer, und die Pfeiltasten wechseln zwischen den Figuren.
rulegame-pages-moves = Züge
rulegame-pages-attempt = <letter>{ $letter }</letter> { $piece }, { $cell }, in Eimer { $bucket }: { $result ->
    [accept] angenommen
    [deny] abgelehnt
    [immovable] nicht beweglich
   *[other] zurückgewiesen
}
rulegame-pages-as-text = Brett als Text
rulegame-pages-as-text-piece = <letter>{ $letter }</letter> { $piece }, Feld { $n }: { $cell }

## Der Editor der Experimente

rulegame-pages-plan-show = Brett zeigen
rulegame-pages-plan-list = Liste { $list }
rulegame-pages-plan-series = Serie
rulegame-pages-plan-rule-set = Regelsatz
rulegame-pages-plan-verdict = Urteil
rulegame-pages-plan-cannot_stalemate = kann nicht blockieren
rulegame-pages-plan-can_stalemate = kann blockieren
rulegame-pages-plan-unknown = nicht entschieden
rulegame-pages-plan-unchecked = nicht geprüft
rulegame-pages-plan-at = Liste { $list }, Serie { $series }: <rule>…</rule>
rulegame-pages-plan-unplayable = { $n ->
    [one] Dieses Brett hat 1 Figur.
   *[other] Dieses Brett hat { $n } Figuren.
    } Du kannst nur Bretter ausprobieren, deren Regelsatz eine Datei des Plans ist und deren Figuren eine Form und eine Farbe haben.
rulegame-pages-plan-drop = Dateien oder Ordner hier ablegen: Listen, Regelsätze, Bretter
rulegame-pages-kind-list = Versuchsliste
rulegame-pages-kind-rules = Regelsatz
rulegame-pages-kind-rules-note = Beschreibe hier die Regel, nur für dich.
rulegame-pages-kind-board = Brett
rulegame-pages-kind-modifier = Modifikator
rulegame-pages-kind-cond = Bedingung für Bretter
rulegame-pages-kind-objects = Objekte mit Eigenschaften
rulegame-pages-kind-colors = Weitere Farben
rulegame-pages-sample-title = Mein erstes Experiment
rulegame-pages-sample-shown = Eine Sortieraufgabe
rulegame-pages-sample-consent-1 = Du sortierst Figuren in vier Eimer. Welche Figur wohin gehört, sagt eine Regel, die du durch Ausprobieren herausfindest.
rulegame-pages-sample-consent-2 = Die Aufgabe dauert etwa zehn Minuten. Du kannst jederzeit aufhören.
rulegame-pages-sample-consent-3 = Was du tust, wird unter einem zufälligen Code ohne deinen Namen gespeichert und für die Forschung verwendet.
