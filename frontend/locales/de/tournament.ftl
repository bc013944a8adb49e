# Turniere: die Liste, das Erstellen, die Seite eines Turniers.

tournament-title = Turniere
tournament-loading = Wird geladen …
tournament-all = Alle Turniere
tournament-not-found = Turnier nicht gefunden
tournament-not-found-why = Vielleicht ist die Adresse falsch geschrieben, oder es gibt das Turnier nicht mehr.
tournament-not-loaded = Dieses Turnier konnte nicht geladen werden
tournament-create = Turnier erstellen
tournament-game = Spiel
tournament-game-any = Alle Spiele

## Die Liste

tournament-mine = Deine Turniere
tournament-open = Anmeldung offen
tournament-running = Laufend
tournament-finished = Beendet
tournament-column-name = Turnier
tournament-column-players = Spieler
tournament-column-when = Wann
tournament-players = { $n }
tournament-entered = { $n } von { $of }
tournament-entered-waiting = { $n } von { $of }, { $waiting } warten
tournament-none = Hier gibt es noch keine Turniere.
tournament-none-fill = Erstelle eines. Menschen und Programme können sich dann anmelden.
tournament-none-open = Gerade kann man sich zu keinem Turnier anmelden. <link>Turnier erstellen</link>
tournament-follow = Neuen Turnieren folgen: <atom>Atom-Feed</atom> · <calendar>Kalender</calendar>
tournament-more = Mehr anzeigen

## Wann eines beginnt, läuft oder endete

tournament-when-full = Beginnt, sobald { $n } Spieler angemeldet sind
tournament-when-host = Beginnt, wenn der Veranstalter es startet
tournament-when-now = Beginnt jetzt
tournament-when-minutes =
    { $n ->
        [one] Beginnt um { $at }, in 1 Minute
       *[other] Beginnt um { $at }, in { $n } Minuten
    }
tournament-when-at = Beginn: { $at }
tournament-until = Bis { $at }
tournament-round-of = Runde { $round } von { $rounds }
tournament-status-open = Anmeldung offen
tournament-status-running = Läuft
tournament-status-finished = Beendet
tournament-status-cancelled = Abgesagt
tournament-ended-finished = Beendet am { $day }
tournament-ended-cancelled = Abgesagt am { $day }
tournament-reason-cancelled_by_host = Der Veranstalter hat es abgesagt.
tournament-reason-too_few_players = Es gab nicht genug Spieler: Nötig waren mindestens { $min }, bereit { $players ->
    [one] war 1
   *[other] waren { $players }
}.
tournament-reason-too_few_players-team = Es gab nicht genug Spieler: Jede Mannschaft brauchte mindestens einen.
tournament-reason-not_started = 30 Tage lang hat es niemand gestartet.
tournament-reason-no_pairing = Eine weitere Runde ließ sich nicht auslosen.
tournament-team-hidden = Verborgener Club
tournament-reason-rival_declined = Der andere Club hat abgelehnt.

## Turnierformen

tournament-format = Turnierform
tournament-format-swiss = Schweizer System
tournament-format-swiss-about = In jeder Runde triffst du auf jemanden mit etwa gleich vielen Punkten, aber auf niemanden zweimal. Niemand scheidet aus.
tournament-format-swiss-seats-about = In jeder Runde triffst du auf andere mit etwa gleich vielen Punkten, auf wenige mehrmals. Niemand scheidet aus.
tournament-format-round_robin = Rundenturnier
tournament-format-round_robin-about = Jeder spielt gegen jeden.
tournament-format-round_robin-seats-about = In jeder Runde triffst du auf andere Gegner, auf wenige mehrmals. Jeder sitzt auf jedem Platz etwa gleich oft.
tournament-format-arena = Arena
tournament-format-arena-about = Du spielst so viele Partien, wie die Zeit erlaubt. Nach jeder Partie wird ein neuer Gegner gesucht.
tournament-format-arena-seats-about = Du spielst so viele Partien, wie die Zeit erlaubt. Nach jeder Partie werden neue Gegner gesucht.
tournament-format-knockout = K.-o.-System
tournament-format-knockout-about = Der Sieger jeder Paarung kommt weiter, bis nur einer übrig ist.
tournament-format-team = Mannschaftskampf
tournament-format-team-about = Zwei Mannschaften: Jeder spielt gegen alle der anderen Mannschaft.
tournament-format-rounds =
    { $n ->
        [one] { $format }, 1 Runde
       *[other] { $format }, { $n } Runden
    }
tournament-format-for = { $format }, { $time }
tournament-format-best = { $format }, höchstens { $n } Partien je Paarung

## Bedingungen

tournament-terms-docs = Mehr über <link>Turniere</link>
tournament-terms = Einzelheiten
tournament-rated = gewertet
tournament-unrated = ungewertet
tournament-unlisted = nicht in der Liste
tournament-seats-each = { $n } Spieler in jeder Partie
tournament-hosted = Veranstaltet von <name>{ $name }</name>
tournament-hosted-site = Veranstaltet von dieser Website
tournament-entrants = Wer sich anmelden kann
tournament-entrants-all = Menschen und Programme
tournament-entrants-people = nur Menschen
tournament-entrants-programs = nur Programme
tournament-ratings = Wertung von { $from } bis { $to }
tournament-reliable = Zuverlässigkeit von mindestens { $percent } %
tournament-age =
    { $n ->
        [one] Konten, die mindestens 1 Tag alt sind
       *[other] Konten, die mindestens { $n } Tage alt sind
    }
tournament-no-guests = keine Gäste
tournament-term-players = Spieler
tournament-term-players-text = { $min } bis { $max }; weitere kommen auf eine Warteliste
tournament-term-late = Späte Anmeldung
tournament-late =
    { $n ->
        [one] bis zum Beginn von Runde 1
       *[other] bis zum Beginn von Runde { $n }
    }
tournament-late-none = nicht nach dem Beginn
tournament-late-arena = bis zum Schluss
tournament-no-show = Nichterscheinen
tournament-no-show-text = wer { $time } nach Beginn des ersten eigenen Zuges nicht gezogen hat, verliert die Partie
tournament-term-options = Einstellungen

## Wie es steht

tournament-starts-in = Beginnt in <clock>der verbleibenden Zeit</clock>
tournament-ends-in = Neue Partien beginnen noch <clock>die verbleibende Zeit</clock> lang
tournament-have-entered = Vergebene Plätze: { $n } von { $of }.
tournament-queue = Auf der Warteliste: { $n }.
tournament-progress-label = Beendete Partien dieser Runde
tournament-progress = Beendete Partien: { $done } von { $all }.
tournament-next-round = Runde { $n } beginnt, wenn alle beendet sind.
tournament-last-round = Das ist die letzte Runde.
tournament-podium = Die ersten drei Plätze
tournament-place = Platz { $place },
tournament-place-more =
    { $n ->
        [one] und 1 weiterer
       *[other] und { $n } weitere
    }

## Was du tun kannst

tournament-enter = Anmelden
tournament-enter-club = Für { $name } spielen
tournament-enter-team = Für { $name } anmelden
tournament-enter-queue = Auf die Warteliste, Platz { $n }
tournament-withdraw = Anmeldung zurückziehen
tournament-leave = Turnier verlassen
tournament-leave-title = Dieses Turnier verlassen?
tournament-leave-text = Du bekommst keine Partien mehr. Eine laufende Partie geht weiter, und deine Punkte behältst du.
tournament-my-game = Zu deiner Partie der Runde { $round }
tournament-my-game-arena = Zu deiner Partie
tournament-program-game = { $name } zusehen
tournament-you-entered = Du bist angemeldet.
tournament-you-queue = Du hast Platz { $n } auf der Warteliste.
tournament-you-withdrew = Du hast dich abgemeldet.
tournament-you-wait = Du bist dabei. Deine nächste Partie spielst du in Runde { $n }.
tournament-you-wait-arena = Du bist dabei. Es wird ein Gegner für dich gesucht.
tournament-you-rest = Du bist in dieser Runde spielfrei.
tournament-you-done = Deine Partien sind zu Ende. Die Tabelle kann sich noch ändern.
tournament-you-out = Du bist ausgeschieden.
tournament-entries-closed = Anmeldungen sind nicht mehr möglich.
tournament-programs-only = Nur Programme können teilnehmen.
tournament-club = Für Mitglieder von <link>{ $club }</link>
tournament-clubs = <link>{ $club }</link> gegen <other>{ $rival }</other>, nur für Mitglieder
tournament-clubs-asked = <link>{ $club }</link> gegen <other>{ $rival }</other>, der noch nicht zugesagt hat
tournament-members-only = Nur Mitglieder können teilnehmen.
tournament-members-only-asked = Mitglieder von { $name } können teilnehmen, sobald ihr Club zugesagt hat.
tournament-club-gone = Für Mitglieder eines Clubs, den es nicht mehr gibt
tournament-asked = { $name } möchte gegen deinen Club spielen.
tournament-accept = Annehmen
tournament-decline = Ablehnen
tournament-decline-title = Diesen Mannschaftskampf ablehnen?
tournament-decline-text = Er wird für beide Clubs abgesagt.
tournament-rival = Anderer Club (freiwillig)
tournament-rival-about = Dessen Leitung muss zustimmen. Bleibt das Feld leer, spielen zwei Mannschaften aus deinen Mitgliedern.
tournament-rival-unknown = Es gibt keinen Club namens { $name }.
tournament-needs-account = An gewerteten Turnieren können nur registrierte Spieler teilnehmen. <link>Registrieren</link>
tournament-programs = Deine Programme
tournament-program-in = angemeldet
tournament-program-queue = Warteliste, Platz { $n }

## Der Veranstalter

tournament-host-title = Dein Turnier
tournament-start-now = Jetzt starten
tournament-start-short = Zum Starten braucht es mindestens { $n } Spieler. Bisher angemeldet: { $now }.
tournament-edit = Bearbeiten
tournament-edit-title = Turnier bearbeiten
tournament-edit-text = Ohne Beginn startest du es selbst.
tournament-save = Speichern
tournament-bots = Bots
tournament-bots-add = Bot
tournament-bots-enter = Bot hinzufügen
tournament-bots-remove = { $name } entfernen
tournament-cancel = Turnier absagen
tournament-cancel-title = Dieses Turnier absagen?
tournament-cancel-text = Es beginnen keine Partien mehr. Laufende gehen als gewöhnliche Partien weiter.
tournament-cancel-not = Nicht absagen

## Die Tabelle

tournament-standings = Tabelle
tournament-entrants-title = Spieler
tournament-no-entrants = Noch hat sich niemand angemeldet.
tournament-column-place = Platz
tournament-column-number = Nummer
tournament-column-player = Spieler
tournament-column-rating = Wertung
tournament-column-points = Punkte
tournament-column-games = Partien
tournament-column-results = Letzte Ergebnisse
tournament-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
tournament-entrant-withdrawn = abgemeldet
tournament-entrant-out = ausgeschieden
tournament-mark-game = { $points } gegen { $opponent }
tournament-mark-forfeit = { $points } gegen { $opponent }, kampflos
tournament-mark-running = spielt gegen { $opponent }
tournament-mark-bye = { $points } spielfrei
tournament-cross = Kreuztabelle
tournament-cross-about = Jede Zeile zeigt die Punkte eines Spielers gegen jeden anderen.
tournament-cross-self = derselbe Spieler

## Feinwertungen

tournament-ties = Wenn Spieler punktgleich sind
tournament-ties-about = Punktgleiche Spieler ordnet die erste dieser Feinwertungen, in der sie sich unterscheiden.
tournament-tie-buchholz-name = Buchholz
tournament-tie-buchholz-short = BH
tournament-tie-buchholz-about = Die Punkte aller deiner Gegner zusammen.
tournament-tie-buchholz_cut1-name = Buchholz mit Streichwert
tournament-tie-buchholz_cut1-short = BH-1
tournament-tie-buchholz_cut1-about = Die Punkte deiner Gegner ohne den schwächsten.
tournament-tie-sonneborn_berger-name = Sonneborn-Berger
tournament-tie-sonneborn_berger-short = SB
tournament-tie-sonneborn_berger-about = Die Punkte der Gegner, die du besiegt hast, und die halben Punkte derer, gegen die du remis gespielt hast.
tournament-tie-direct_encounter-name = Direkter Vergleich
tournament-tie-direct_encounter-short = DV
tournament-tie-direct_encounter-about = Deine Punkte in den Partien gegen die Spieler, mit denen du gleichauf liegst.
tournament-tie-wins-name = Siege
tournament-tie-wins-short = S
tournament-tie-wins-about = Die Zahl deiner gewonnenen Partien.

## Runden und Partien

tournament-round = Runde { $n }
tournament-rounds-title = Runden
tournament-pairings = Runde { $n }
tournament-games = Letzte Partien
tournament-column-board = Brett
tournament-column-result = Ergebnis
tournament-game-watch = Zuschauen
tournament-game-view = Ansehen
tournament-game-soon = beginnt gleich
tournament-game-n = Partie { $n }
tournament-forfeited = kampflos
tournament-bye = spielfrei
tournament-wall =
    { $n ->
        [one] 1 laufende Partie
       *[other] { $n } laufende Partien
    }
tournament-bracket = Turnierbaum
tournament-tie-open = noch offen
tournament-advances = kommt weiter
tournament-round-name-1 = Finale
tournament-round-name-2 = Halbfinale

## Aufzeichnung und Links

tournament-export = Export:
tournament-share = Teilen
tournament-share-link = Link zu diesem Turnier
tournament-share-frame = HTML, um es auf einer anderen Website zu zeigen
tournament-share-feed = <link>Atom-Feed</link> der Paarungen und Ergebnisse

## Eines erstellen

tournament-new = Neues Turnier
tournament-games-not-loaded = Die Spiele konnten nicht geladen werden. <link>Zurück zu den Turnieren</link>
tournament-name = Name
tournament-seats = Spieler in jeder Partie
tournament-max-players = Höchstzahl der Spieler
tournament-rounds = Runden
tournament-minutes = So lange beginnen neue Partien
tournament-games-round_robin = Partien gegen jeden Gegner
tournament-games-knockout = Partien je Paarung höchstens
tournament-team = Name der Mannschaft { $n }
tournament-start = Beginn
tournament-start-time = Zu einer festen Zeit
tournament-start-full = Sobald es voll ist
tournament-start-host = Wenn ich es starte
tournament-starts-at = Zeitpunkt
tournament-preview =
    { $n ->
        [one] Mit { $players } Spielern: 1 Runde, etwa { $about }
       *[other] Mit { $players } Spielern: { $n } Runden, etwa { $about }
    }
tournament-preview-arena = So viele Partien, wie in { $about } passen
tournament-set-entry = Anmeldung: { $who }
tournament-age-field = Mindestalter des Kontos, in Tagen
tournament-late-rounds = Späte Anmeldung
tournament-private = Nicht in der Liste (anmelden kann sich, wer den Link hat)
tournament-set-rules = Regeln: mindestens { $min } Spieler · wer nicht erscheint, verliert nach { $time }
tournament-no-show-after = Wer nicht erscheint, verliert die Partie nach
tournament-min-players = Mindestzahl der Spieler

## Neuigkeiten für Bildschirmleser

tournament-news-open = Das Turnier ist offen für Anmeldungen.
tournament-news-running = Das Turnier hat begonnen.
tournament-news-finished = Das Turnier ist zu Ende.
tournament-news-cancelled = Das Turnier wurde abgesagt.
tournament-news-round = Runde { $n } hat begonnen.
tournament-news-game = Deine Partie hat begonnen.
