# Die teuersten Züge einer beendeten Partie, als Fragen auf einem Brett.

mistakes-title = Deine Fehler
mistakes-title-of = Fehler von { $name }
mistakes-players = Wessen Fehler
mistakes-archive = Archiv
mistakes-none-here = Diese Partie kann nicht gezeigt werden.
mistakes-loading = Wird geladen …

## The search

mistakes-about = Eine Engine sucht in der Partie die schwersten Fehler jeder Seite, bis zu drei.
mistakes-start = Fehler suchen
mistakes-searching = Die Engine durchsucht die Partie. Du kannst diese Seite verlassen und später wiederkommen.
mistakes-progress = Fortschritt der Suche
mistakes-failed = Die Suche ist fehlgeschlagen.
mistakes-retry = Noch einmal versuchen
mistakes-not-judged = Für diese Variante gibt es keine Engine.
mistakes-empty = Kein schwerer Fehler: gut gespielt.
mistakes-back = Zurück zur Partie

## A question

mistakes-of = Fehler { $n } von { $all }
mistakes-question = Zug { $turn }: { $played } Finde einen besseren Zug.
mistakes-board = Stellung vor dem Fehler
mistakes-reveal = Besten Zug zeigen
mistakes-next = Nächster Fehler
mistakes-skip = Überspringen
mistakes-again = Anderen Zug versuchen
mistakes-analyse = Diese Stellung analysieren

## Why it was a mistake. $reply is a sentence of the game.

mistakes-why-lost =
    { $n ->
        [one] Er verliert sofort: { $reply }
       *[other] Er verliert in höchstens { $n } Zügen: { $reply }
    }
mistakes-why-over = Er verliert die Partie sofort.
mistakes-why-won =
    { $n ->
        [one] Ein sofortiger Sieg war möglich.
       *[other] Ein erzwungener Sieg in höchstens { $n } Zügen war möglich.
    }
mistakes-why-reply = Durch die beste Antwort ist er { $by } Punkte schlechter als der beste Zug: { $reply }
mistakes-why-worse = Er ist { $by } Punkte schlechter als der beste Zug.

## The comparison

mistakes-comparing = Dein Zug wird mit dem besten verglichen …
mistakes-not-compared = Die Engine hat nicht geantwortet.
mistakes-best = Der beste Zug: { $best }
mistakes-verdict-best = Gut gefunden: Es gibt keinen besseren Zug.
mistakes-verdict-better = Besser als der gespielte Zug, aber es gibt einen noch besseren.
mistakes-verdict-same = Das ist der gespielte Zug.
mistakes-verdict-worse = Das ist nicht besser als der gespielte Zug.

## Orders that all players give at once

mistakes-orders-question = Runde { $turn }: Auf der Karte stehen zunächst die gegebenen Befehle. Finde bessere.
mistakes-orders-known = Die Engine vergleicht Befehle nach dem, was auf dieser Seite in jener Runde bekannt war.
mistakes-orders-board = Karte mit den Befehlen jener Runde
mistakes-orders-compare = Diese Befehle vergleichen
mistakes-orders-comparing = Deine Befehle werden mit den besten verglichen …
mistakes-orders-reveal = Beste Befehle zeigen
mistakes-orders-again = Andere Befehle versuchen
mistakes-orders-best = Die Karte zeigt die besten gefundenen Befehle.
mistakes-orders-verdict-best = Gut gefunden: Die Engine kennt keine besseren Befehle.
mistakes-orders-verdict-better = Besser als die gegebenen Befehle, aber es gibt noch bessere.
mistakes-orders-verdict-same = Das sind die gegebenen Befehle.
mistakes-orders-verdict-worse = Diese Befehle sind nicht besser als die gegebenen.
