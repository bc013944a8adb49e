# Die Moderation: Meldungen, Entscheidungen, Einsprüche und das Protokoll des Teams.

desk-title = Moderation
desk-reports = Meldungen
desk-appeals = Einsprüche
desk-log = Protokoll

## Die Warteschlange

desk-open = Offen ({ $n })
desk-answered-ones = Beantwortet
desk-none = Keine Meldung ist offen.
desk-answered-none = Noch wurde keine Meldung beantwortet.
desk-reported = Gemeldet
desk-player = Spieler
desk-reason = Grund
desk-kind = Worum es geht
desk-kind-message = Eine Nachricht
desk-kind-player = Das Verhalten
desk-kind-club = Ein Club
desk-kind-collection = Eine Sammlung
desk-kind-notebook = Ein Notizbuch
desk-holder = In Arbeit
desk-answered = Beantwortet
desk-held-mine = Bei dir
desk-held-by = Bei { $name }
desk-reports-of =
    { $n ->
        [one] 1 Meldung
       *[other] { $n } Meldungen
    }

## Eine Meldung und was sie belegt

desk-report = Meldung
desk-report-of = <reporter>{ $reporter }</reporter> hat <accused>{ $accused }</accused> gemeldet.
desk-in-match = in <link>einer Partie</link>
desk-direct = in einer Nachricht an die meldende Person
desk-post = in einem <link>Thema eines Clubs</link>
desk-post-gone = in einem Club, der geschlossen ist
desk-thing-club = über <link>einen Club</link>
desk-thing-club-gone = über einen Club, den es nicht mehr gibt
desk-thing-collection = über <link>eine Sammlung</link>
desk-thing-collection-gone = über eine gelöschte Sammlung
desk-thing-notebook = über <link>ein Notizbuch</link>
desk-thing-notebook-gone = über ein gelöschtes Notizbuch
desk-about-player = ohne bestimmte Nachricht
desk-reports-by =
    { $n ->
        [one] 1 Meldung desselben Kontos
       *[other] { $n } Meldungen desselben Kontos
    }
desk-said = Gemeldete Nachricht
desk-said-thing = Gemeldeter Name oder Titel
desk-faded = Texte und Namen wurden ein Jahr nach der Antwort gelöscht. Die Fingerabdrücke bleiben.
desk-lines = Gespräch
desk-lines-about = Was das meldende Konto um die Nachricht herum lesen konnte. Der Fingerabdruck beweist, dass eine Zeile seither unverändert ist.
desk-lines-thing = Inhalt
desk-lines-thing-about = Der Text zum Zeitpunkt der Meldung. Der Fingerabdruck beweist, dass eine Zeile seither unverändert ist.
desk-author = Von
desk-text = Nachricht
desk-text-thing = Text
desk-time = Zeit
desk-hash = Fingerabdruck
desk-record = Über { $name }
desk-since = Konto seit { $when }
desk-closed = Konto geschlossen
desk-before-none = Keine früheren Entscheidungen.
desk-lifted = Aufgehoben
desk-near = Konten mit denselben Geräten oder Netzen
desk-near-about = Das allein beweist nichts: Familien, Schulen und Vereine teilen sich beides.
desk-near-both = Gleiches Gerät und gleiches Netz
desk-near-device = Gleiches Gerät
desk-near-network = Gleiches Netz
desk-near-games =
    { $n ->
        [0] keine gewerteten Partien gegeneinander
        [one] 1 gewertete Partie gegeneinander
       *[other] { $n } gewertete Partien gegeneinander
    }

## Entscheiden

desk-decision = Entscheidung
desk-take = Meldung übernehmen
desk-take-about = Dann hast du 30 Minuten, um zu entscheiden.
desk-release = Zurückgeben
desk-outranked = Über Mitglieder des Teams entscheiden nur Admins oder der Betreiber.
desk-answered-at = Beantwortet am { $when }.
desk-action = Maßnahme
desk-action-none = Keine Maßnahme
desk-action-warn = Verwarnen
desk-action-mute = Stummschalten
desk-action-hide = Verbergen
desk-action-unrate = Nur ungewertete Partien
desk-action-close = Konto schließen
desk-days = Tage (1 bis 365)
desk-days-optional = Tage (leer: bis die Entscheidung aufgehoben wird)
desk-annuls = Auch frühere gewertete Partien zählen nicht mehr
desk-annuls-always = Auch frühere gewertete Partien zählen dann nicht mehr. Die Wertungen aller Gegner werden wiederhergestellt.
desk-note = Mitteilung an das Konto <small>(freiwillig)</small>
desk-why = Begründung für das Protokoll <small>(liest nur das Team)</small>
desk-decide = Entscheiden
desk-close-ask = Konto von { $name } schließen?
desk-close-ask-about = Alle Sitzungen enden, und laufende Partien werden aufgegeben. Einspruch ist möglich.
desk-decided = Meldung beantwortet.

## Einsprüche

desk-appeals-none = Kein Einspruch wartet.
desk-decided-by = entschieden von <player>{ $name }</player>
desk-decided-by-panel = von einem Gremium entschieden
desk-answer-text = Antwort an das Konto
desk-appeal-own = Du hast so entschieden, deshalb muss jemand anderes im Team antworten.
desk-appeal-alone = Du hast so entschieden, und sonst kann niemand im Team antworten.
desk-refuse = Entscheidung beibehalten
desk-lift = Entscheidung aufheben
desk-appeal-answered = Einspruch beantwortet.

## Was ohne Meldung auffällt

desk-alike = Auffälliges Spiel
desk-alike-about = Was ohne Meldung auffällt. Es beweist nichts, und von allein geschieht nichts: Sieh dir zuerst die Partien an.
desk-alike-engine = Züge wie die der Engine
desk-alike-engine-about = Wer in gewerteten Partien weit öfter die erste Wahl der Engine spielt als andere mit gleicher Wertung. Es zählen nur Züge mit mehr als einer vernünftigen Möglichkeit, und nur wer innerhalb von 90 Tagen mindestens 5 solche Partien und 100 solche Züge gespielt hat.
desk-alike-judged = Bisher geprüft: { $accounts } Spielende, { $games } Partien. Noch zu prüfen: { $waiting }.
desk-alike-none = Niemand fällt auf.
desk-alike-rating = Wertung { $rating }
desk-alike-games =
    { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
desk-alike-turns = { $n } Züge mit Auswahl
desk-alike-share = Erste Wahl der Engine: { $share } % der Züge. Andere mit dieser Wertung: { $usual } % ({ $peers } Spielende). Das sind { $z } Standardabweichungen mehr.
desk-alike-loss = Durchschnittliche Kosten eines Zuges, in Hundertsteln der kleinsten Figur: { $loss }. Andere mit dieser Wertung: { $usual }.
desk-alike-thought = Bedenkzeit: Die Hälfte der Züge dauerte zwischen { $from } und { $to } s. Der Median ist { $median } s.
desk-alike-steady = Sie ist bei fast jedem Zug gleich, ob leicht oder schwer.
desk-alike-latest = Neueste Partien, mit den Zügen, die die erste Wahl der Engine waren
desk-alike-game = { $agreed } von { $turns } Zügen
desk-alike-game-n = Partie { $n }
desk-alike-report = Zum Profil von { $name }, um eine Meldung zu schreiben
desk-alike-pairs = Gewertete Partien von einem Ort
desk-alike-pairs-about = Wer sich innerhalb von 90 Tagen in gewerteten Partien traf und dabei ein Netz oder Gerät teilte. Solche Partien zählen nicht für Wertungen. Familien, Schulen und Vereine teilen sich beides.
desk-alike-pairs-none = Keine solchen Partien.
desk-alike-opponent = Gegner
desk-alike-shared = Gemeinsam
desk-alike-gone = Nichts mehr
desk-alike-played = Partien
desk-alike-last = Neueste Partie

## Das Protokoll

desk-log-about = Alles, was das Team getan hat. Niemand kann eine Zeile ändern oder löschen.
desk-log-none = Noch nichts.
desk-actor = Wer
desk-host = Der Betreiber
desk-act = Handlung
desk-act-given = Entschieden: { $kind }
desk-act-role-given = Ins Team aufgenommen
desk-act-role-taken = Aus dem Team entlassen
desk-act-report-taken = Meldung übernommen
desk-act-report-released = Meldung zurückgegeben
desk-act-report-dismissed = Ohne Maßnahme beantwortet
desk-act-report-answered = Mit einer anderen Meldung derselben Nachricht beantwortet
desk-act-appeal-refused = Entscheidung nach Einspruch beibehalten
desk-act-sanction-lifted = Entscheidung aufgehoben
desk-act-factor-removed = Zweiten Faktor entfernt
desk-act-member-given = Vertrauensperson hinzugefügt
desk-act-member-taken = Vertrauensperson entfernt
desk-act-panel-opened = Gremium einberufen
desk-act-panel-renewed = Gremium: fehlende Mitglieder ersetzt
desk-act-panel-dismissed = Gremium: ohne Maßnahme beantwortet
desk-act-panel-decided = Gremium: entschieden
desk-act-panel-referred = Gremium: der Moderation überlassen

## Vertrauensleute

desk-members = Vertrauensleute
desk-members-about = Zu dritt urteilen sie über gemeldete Nachrichten. Zwei gleiche Stimmen weisen eine Meldung ab, verwarnen oder schalten einen Tag stumm; alles andere kommt zu dir.
desk-members-none = Noch gibt es keine Vertrauensleute. Ein Gremium braucht drei.
desk-member = Mitglied
desk-member-since = seit { $when }
desk-member-agreed = Übereinstimmung
desk-member-agreed-about = Übereinstimmung: wie oft jemand so abgestimmt hat, wie am Ende entschieden wurde, vom Gremium oder von dir. Eine aufgehobene Entscheidung zählt als keine Maßnahme.
desk-member-agreement = { $agreed } von { $settled } übereinstimmend
desk-member-unsettled = noch nichts entschieden
desk-member-record = Fälle
desk-member-cases = { $judged } beurteilt, { $missed } versäumt, { $open } offen
desk-member-add = Mitglied hinzufügen
desk-member-why = Grund für das Protokoll
desk-member-added = Mitglied hinzugefügt.
desk-member-remove = Entfernen
desk-member-remove-name = { $name } entfernen
desk-member-remove-ask = { $name } aus den Vertrauensleuten entfernen?
desk-member-remove-about = Stimmen in offenen Fällen zählen dann nicht mehr; andere rücken nach.
desk-member-removed-why = In der Moderation entfernt

## Gremium

desk-panel = Gremium
desk-panel-open = Stimmen: { $n } von 3. Die Mitglieder haben Zeit bis { $until }.
desk-panel-take = Die Stimmen bleiben geheim, bis alle drei abgegeben sind. Wenn du die Meldung übernimmst, endet das Gremium.
desk-panel-start = Einem Gremium vorlegen
desk-panel-answer = Gremium: { $outcome }
