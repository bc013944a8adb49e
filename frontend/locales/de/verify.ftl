# Eine Datei wird geprüft: Ist der Export einer Partie echt?

verify-title = Export prüfen
verify-about = Ein Export enthält alle Züge, den Startwert aller Würfel und von jeder Stellung eine Prüfsumme. Der Server spielt ihn von Anfang an nach. So findet er jede Änderung und den Zug, in dem sie steht.
verify-drop = Lege einen Export (JSON oder NDJSON) hier ab oder wähle eine Datei
verify-file = Export, der geprüft wird
verify-busy = <name>{ $name }</name> wird nachgespielt …
verify-too-large = Diese Datei ist größer als { $mebibytes } MiB. Um sie auf deinem eigenen Rechner zu prüfen, starte „{ $command }“.
verify-about-storage = Es wird nichts gespeichert. Den Export einer beendeten Partie findest du unter ihrem Brett.

## Was gefunden wurde

verify-genuine = <name>{ $name }</name> ist echt.
verify-genuine-turns =
    { $n ->
        [one] 1 Zug wurde nachgespielt. Alle Prüfsummen, der Startwert und das Ergebnis stimmen.
       *[other] { $n } Züge wurden nachgespielt. Alle Prüfsummen, der Startwert und das Ergebnis stimmen.
    }
verify-hash = Prüfsumme der Schlussstellung: <code>{ $hash }</code>
verify-altered = <name>{ $name }</name> wurde verändert.
verify-altered-turn = <name>{ $name }</name> wurde verändert. Der erste falsche Zug ist Zug { $turn }.
verify-good-turns =
    { $n ->
        [one] 1 Zug davor wurde nachgespielt und stimmt.
       *[other] { $n } Züge davor wurden nachgespielt und stimmen.
    }
verify-none-played = Es wurde kein Zug nachgespielt.
verify-why-seed-other = Startwert und Nonce passen nicht zur Festlegung.
verify-why-hashes-unordered = Die Prüfsummen sind nicht nach Zügen geordnet.
verify-why-hash-missing = Ein Zug hat Ereignisse, aber keine Prüfsumme.
verify-why-events-missing = Ein Zug hat eine Prüfsumme, aber keine Ereignisse.
verify-why-takeback-impossible = Eine Rücknahme führt zu einem Zug, der nicht zurückgenommen werden kann.
verify-why-event-unreadable = Ein Ereignis dieses Zuges ist nicht lesbar.
verify-why-event-misplaced = Ein Ereignis gehört nicht zu dem Zug, den es nennt.
verify-why-event-refused = Die Regeln erlauben ein Ereignis dieses Zuges nicht.
verify-why-hash-other = Die Stellung nach diesem Zug hat eine andere Prüfsumme.
verify-why-result-other = Die Ereignisse führen zu einem anderen Ergebnis.
