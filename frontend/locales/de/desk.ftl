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
desk-about-player = ohne bestimmte Nachricht
desk-reports-by =
    { $n ->
        [one] 1 Meldung desselben Kontos
       *[other] { $n } Meldungen desselben Kontos
    }
desk-said = Gemeldete Nachricht
desk-lines = Gespräch
desk-lines-about = Was das meldende Konto um die Nachricht herum lesen konnte. Der Fingerabdruck zeigt, dass eine Zeile seither unverändert ist.
desk-author = Von
desk-text = Nachricht
desk-time = Zeit
desk-hash = Fingerabdruck
desk-record = { $name } bisher
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
desk-take-about = Sie gehört dir 30 Minuten lang.
desk-release = Zurückgeben
desk-outranked = Über Mitglieder des Teams entscheiden nur Admins oder der Betreiber.
desk-answered-at = Beantwortet am { $when }.
desk-action = Maßnahme
desk-action-none = Keine Maßnahme
desk-action-warn = Verwarnen
desk-action-mute = Stummschalten
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
desk-answer-text = Antwort an das Konto
desk-appeal-own = Du hast so entschieden, deshalb muss jemand anderes im Team antworten.
desk-appeal-alone = Du hast so entschieden, und sonst kann niemand im Team antworten.
desk-refuse = Entscheidung beibehalten
desk-lift = Entscheidung aufheben
desk-appeal-answered = Einspruch beantwortet.

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
