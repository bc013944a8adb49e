# Was jede Seite sagen kann: der Rahmen, Bedienelemente, Fehler, Zeiten und was mehrere Seiten gemeinsam haben.

## Der Rahmen

common-skip = Zum Inhalt springen
common-page-not-loaded = Diese Seite konnte nicht geladen werden. { $why }
common-check-connection = Prüfe deine Verbindung.
common-try-again = Erneut versuchen
common-no-other-match = In keiner anderen Partie bist du gefragt.
common-nav-main = Hauptmenü
common-nav-games = Partien
common-nav-watch = Zuschauen
common-nav-leaderboards = Bestenlisten
common-nav-learn = Lernen
common-nav-more = Mehr
common-nav-tournaments = Turniere
common-tournament-own = { $format ->
    [arena] { $every ->
        [day] Tägliche
        [week] Wöchentliche
       *[quarter] Vierteljährliche
      } Arena: { $game }, { $day }
   *[other] { $every ->
        [day] Tägliches
        [week] Wöchentliches
       *[quarter] Vierteljährliches
      } { $format ->
        [swiss] Schweizer Turnier
        [round_robin] Rundenturnier
        [knockout] K.-o.-Turnier
       *[team] Mannschaftsspiel
      }: { $game }, { $day }
  }
common-nav-friends = Freunde
common-nav-clubs = Clubs
common-nav-messages = Nachrichten
common-nav-endless = Endloses Turnier
common-nav-leagues = Ligen
common-nav-challenges = Herausforderungen
common-nav-analysis = Analyse
common-nav-notebooks = Notizbücher
common-nav-collections = Sammlungen
common-nav-experiments = Experimente
common-bonus-earned = Bonus bisher: { $amount } von höchstens { $ceiling }
common-nav-panel = Gremium
common-nav-desk = Moderation
common-nav-settings = Einstellungen
common-theme-system = Farben: wie das System
common-theme-light = Farben: hell
common-theme-dark = Farben: dunkel
common-badge =
    { $n ->
        [one] Du bist am Zug
       *[other] { $n } Partien warten auf dich
    }
common-badge-count = Partien, die auf dich warten: <n>{ $n }</n>
common-badge-title = Zur nächsten Partie, die auf dich wartet (N)
common-inbox = Posteingang
common-inbox-count =
    { $n ->
        [one] Posteingang: 1 Eintrag
       *[other] Posteingang: { $n } Einträge
    }
common-sign-in = Anmelden
common-account = Dein Konto
common-account-guest = Du spielst als Gast
common-account-of = Konto: { $name }
common-wait-note = Du suchst einen Gegner für { $game }. <link>Zurück zur Suche</link>
common-offline = Keine Verbindung. Was du eingegeben hast, bleibt erhalten.
common-offline-match = Keine Verbindung. Deine Züge bleiben erhalten und werden gesendet.
common-online = Wieder verbunden.

## Eine Seite, die es nicht gibt

common-not-found-title = Seite nicht gefunden
common-not-found = Vielleicht ist die Adresse falsch geschrieben, oder es gibt die Seite nicht mehr.
common-not-found-home = Zur Startseite
common-not-found-games = Alle Partien

## Fehler, die die Seite selbst feststellt

common-titled = „{ $title }“
common-error-about = „{ $what }“: { $hint }
common-error-refused = Der Server hat diese Anfrage abgelehnt
common-error-too-many = Zu viele Anfragen. Versuche es in { $seconds } s noch einmal.
common-limit-tournaments-open = Mehr Turniere kannst du gerade nicht veranstalten. Warte, bis eines zu Ende ist, oder sage eines ab.
common-limit-tournaments-day = Du kannst heute keine weiteren Turniere anlegen. Versuche es morgen wieder.
common-limit-tournaments-network = Aus deinem Netz wurden heute zu viele Turniere angelegt. Versuche es morgen wieder.
common-limit-push-account = Du hast heute für zu viele Geräte Benachrichtigungen eingeschaltet. Versuche es morgen wieder.
common-limit-push-network = In deinem Netz wurden heute für zu viele Geräte Benachrichtigungen eingeschaltet. Versuche es morgen wieder.
common-limit-webhooks-account = Du kannst keine weiteren Webhooks haben. Lösche zuerst einen.
common-limit-webhooks-day = Du kannst heute keine weiteren Webhooks anlegen. Versuche es morgen wieder.
common-limit-webhooks-network = Aus deinem Netz wurden heute zu viele Webhooks angelegt. Versuche es morgen wieder.
common-limit-friends-account = Mehr Freunde kannst du nicht hinzufügen. Entferne zuerst einen.
common-limit-friends-other = Dieser Spieler kann keine weiteren Freunde hinzufügen.
common-limit-friends-sent = Auf zu viele deiner Anfragen gibt es noch keine Antwort. Zieh zuerst eine zurück.
common-limit-friends-day = Heute kannst du keine weiteren Anfragen senden. Versuche es morgen wieder.
common-limit-friends-pair = Du hast diesem Spieler heute schon mehrere Anfragen gesendet. Versuche es morgen wieder.
common-limit-friends-network = Aus deinem Netz kamen heute zu viele Anfragen. Versuche es morgen wieder.
common-limit-clubs-acts = Du hast in deinen Clubs innerhalb einer Stunde viel geändert. Versuche es später wieder.
common-limit-clubs-person = Die Leiter dieses Clubs haben heute schon oft über diesen Spieler entschieden. Versuche es morgen wieder.
common-limit-clubs-invite-network = Aus deinem Netz wurden heute zu viele Spieler eingeladen. Versuche es morgen wieder.
common-limit-reports-account = Du hast heute schon viel gemeldet. Warte, bis es gelesen wurde.
common-limit-reports-network = Aus deinem Netz wurde heute zu viel gemeldet. Versuche es morgen wieder.
common-limit-invitations-network = Aus deinem Netz wurden heute zu viele Einladungen gesendet. Versuche es morgen wieder.
common-limit-clubs-owned = Dir können nicht mehr Clubs gehören. Übergib zuerst einen oder verlasse einen.
common-limit-clubs-account = Du kannst nicht in mehr Clubs sein. Verlasse zuerst einen.
common-limit-clubs-day = Du kannst heute keinen weiteren Club gründen. Versuche es morgen wieder.
common-limit-clubs-join = Du kannst heute keinem weiteren Club beitreten. Versuche es morgen wieder.
common-limit-clubs-topics = Du kannst heute keine weiteren Themen beginnen. Versuche es morgen wieder.
common-limit-clubs-posts = Du hast innerhalb einer Stunde viel geschrieben. Versuche es später wieder.
common-limit-clubs-pair = Du hast diesen Club heute schon mehrmals gefragt. Versuche es morgen wieder.
common-limit-clubs-members = Dieser Club ist voll.
common-limit-clubs-requests = Zu viele möchten diesem Club beitreten. Versuche es später wieder.
common-limit-clubs-invite = Du kannst heute niemanden mehr einladen. Versuche es morgen wieder.
common-limit-clubs-invite-pair = Der Club hat diesen Spieler heute schon eingeladen. Versuche es morgen wieder.
common-limit-clubs-invited = Zu viele Einladungen sind noch ohne Antwort. Zieh zuerst eine zurück.
common-limit-clubs-officers = Mehr Leiter kann ein Club nicht haben.
common-limit-clubs-bans = Mehr Spieler kann ein Club nicht sperren. Heb zuerst eine Sperre auf.
common-limit-clubs-challenges = Du hast heute schon viele Clubs herausgefordert. Versuche es morgen wieder.
common-limit-clubs-challenges-pair = Dieser Club wurde heute schon herausgefordert. Versuche es morgen wieder.
common-limit-clubs-other = Diesem Spieler können nicht mehr Clubs gehören.
common-limit-invitations-day = Heute kannst du keine weiteren Einladungen senden. Versuche es morgen wieder.
common-limit-messages-first = Heute kannst du keinen weiteren neuen Spielern schreiben. Versuche es morgen wieder.
common-limit-lobbies-blind = Mehr offene Blindpartien kannst du nicht haben. Brich zuerst eine ab.
common-limit-lobbies-open = Mehr offene Partien kannst du nicht haben. Brich zuerst eine ab.
common-limit-pictures-owned = Mehr Bilder kannst du nicht hinzufügen. Lösche zuerst einige aus einem Entwurf.
common-limit-collections-account = Mehr Sammlungen kannst du nicht haben. Lösche zuerst eine.
common-limit-collections-matches = Diese Sammlung ist voll. Beginne eine neue.
common-limit-notebooks-account = Mehr Notizbücher kannst du nicht haben. Lösche zuerst eines.
common-limit-notebooks-bytes = In den Notizbüchern dieses Kontos ist kein Platz mehr. Zuerst muss eines davon gelöscht werden.
common-error-offline = Keine Verbindung. Es ist nichts verloren gegangen. Versuche es noch einmal.
common-error-page = Auf dieser Seite ist etwas schiefgegangen. Versuche es noch einmal.

## Benachrichtigungen

common-news-turn = Du bist in { $game } am Zug.
common-news-rematch = { $name } möchte eine Revanche.
common-news-chat = Neue Nachricht von { $name } in { $game }.
common-news-direct = Neue Nachricht von { $name }.
common-news-invitation = { $name } lädt dich zu einer Partie { $game } ein.
common-news-decline = { $name } hat deine Einladung zu { $game } abgelehnt.
common-news-friends = { $n ->
    [one] Du hast eine Freundschaftsanfrage.
   *[other] Du hast { $n } Freundschaftsanfragen.
}
common-news-club-invited = Der Club { $name } lädt dich ein.
common-news-club-accepted = Du bist jetzt Mitglied im Club { $name }.
common-news-club-owner = Der Club { $name } gehört jetzt dir.
common-news-club-requests = { $n ->
    [one] Ein Spieler möchte dem Club { $name } beitreten.
   *[other] { $n } Spieler möchten dem Club { $name } beitreten.
}
common-news-club-challenges = { $n ->
    [one] Ein anderer Club möchte gegen { $name } spielen.
   *[other] { $n } Clubs möchten gegen { $name } spielen.
}
common-news-club-open = Zum Club
common-news-answer = Antworten
common-news-read = Lesen
common-news-open = Partie öffnen
common-someone = Jemand
common-opponent = Dein Gegner

## Was für einen Spieler gespeichert wird

common-shelf-account = In deinem Konto gespeichert.
common-shelf-browser = In diesem Browser gespeichert. Melde dich an, um alles in deinem Konto zu speichern.
common-shelf-changed = Das wurde gleichzeitig auf einem anderen Gerät geändert. Du siehst jetzt diese Fassung; ändere sie noch einmal.
common-shelf-browser-only = Nur in diesem Browser gespeichert. { $why }

## Bedienelemente

common-cancel = Abbrechen
common-close = Schließen
common-link = Link
common-copy = Kopieren
common-copied = Kopiert
common-accept = Annehmen
common-decline = Ablehnen
common-withdraw = Zurückziehen
common-marks = Meine Markierungen
common-marks-draw = Felder markieren oder einen Pfeil ziehen
common-marks-clear = Alle Markierungen löschen
common-marks-ring = Grüne Ringe
common-marks-square = Rote Quadrate
common-marks-diamond = Blaue Rauten
common-marks-cross = Violette Kreuze
common-form-none = keine
common-form-no-limit = unbegrenzt
common-form-more = Weitere Optionen
common-form-range = { $min } bis { $max }
common-form-min = mindestens { $min }
common-form-max = höchstens { $max }
common-form-yes = ja
common-form-no = nein
common-form-set = { $name }: { $value }

## Aussehen und Ton

common-look-theme = Farben
common-look-theme-system = System
common-look-theme-light = Hell
common-look-theme-dark = Dunkel
common-look-language = Sprache
common-look-language-browser = Wie im Browser
common-look-board = Brett
common-look-board-wood = Holz
common-look-board-paper = Papier
common-look-board-slate = Schiefer
common-look-board-contrast = Hoher Kontrast
common-look-pieces = Figuren
common-look-pieces-signs = Symbole
common-look-pieces-letters = Buchstaben
common-look-pieces-shapes = Formen
common-look-pieces-hint = Formen unterscheiden die Seiten auch ohne Farbe.
common-look-coordinates = Koordinaten
common-look-coordinates-signed = a1, -a-1
common-look-coordinates-physical = A1 bis Z26
common-look-coordinates-hint = „A1 bis Z26“ steht auf dem gedruckten Brett mit 26 × 26 Feldern. Größere Bretter benutzen immer die erste Form.
common-look-bottom = Seite am unteren Rand
common-look-bottom-own = Meine Seite
common-look-bottom-first = Erster Platz
common-look-bottom-second = Zweiter Platz
common-look-motion = Animation
common-look-motion-system = System
common-look-motion-off = Aus
common-look-motion-hint = Aus: Bretter und Seiten wechseln ohne Animation.
common-look-commit = Züge bestätigen
common-look-commit-button = Mit einer Schaltfläche
common-look-commit-twice = Mit Rückfrage
common-look-commit-at_once = Nie
common-look-commit-hint = Mit Rückfrage: Die Schaltfläche fragt vor dem Senden noch einmal nach. Nie: Ein Zug wird gespielt, sobald er vollständig ist. Bis du wählst, gilt das auch in deiner ersten Partie gegen einen Bot.
common-look-exposed = Bedrohte Figuren markieren
common-look-exposed-beginner = In meinen ersten Partien
common-look-exposed-always = Immer
common-look-exposed-never = Nie
common-look-exposed-hint = Ein gepunkteter Ring markiert deine Figur, wenn sie geschlagen werden kann und nichts sie schützt. Die ersten Partien sind die ersten drei, die du beendest.
common-look-keys = Tastenkürzel mit einer Taste
common-look-keys-on = An
common-look-keys-off = Aus
common-look-keys-hint = Zum Beispiel U, um in einer Partie etwas rückgängig zu machen; ? zeigt alle. Pfeiltasten, Enter und Escape funktionieren immer.
common-look-sound = Ton
common-look-sound-system = Automatisch
common-look-sound-on = An
common-look-sound-off = Aus
common-look-sound-hint = Leises Klicken. Du brauchst den Ton nie, um zu spielen. Automatisch: an, außer auf Handys.
common-look-volume = Lautstärke

## Zeiten

common-time-days = { $days } T { $hours } Std.
common-span-day =
    { $n ->
        [one] 1 Tag
       *[other] { $n } Tage
    }
common-span-hour =
    { $n ->
        [one] 1 Stunde
       *[other] { $n } Stunden
    }
common-span-minute =
    { $n ->
        [one] 1 Minute
       *[other] { $n } Minuten
    }
common-span-second =
    { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }
common-span-range = { $min } bis { $max }
common-unit-of = Einheit: { $label }
common-unit-day = { $n ->
    [one] Tag
   *[other] Tage
}
common-unit-hour = { $n ->
    [one] Stunde
   *[other] Stunden
}
common-unit-minute = { $n ->
    [one] Minute
   *[other] Minuten
}
common-unit-second = { $n ->
    [one] Sekunde
   *[other] Sekunden
}
common-clock-none = ohne Uhr
common-clock-live = live
common-clock-turn = { $time } pro Zug
common-clock-budget = insgesamt { $bank }
common-clock-increment = insgesamt { $bank }, +{ $seconds } s pro Zug
common-clock-correspondence = Fernpartie, { $time } pro Zug

## Spieler, Wertungen, Ergebnisse

common-kind-builtin = Bot
common-kind-engine = Programm
common-kind-llm = Sprachmodell
common-stars = { $n } von { $all } Sternen
common-rating-provisional = vorläufig
common-rating-provisional-title = Vorläufige Wertung nach wenigen Partien
common-pool-all = alle
common-pool-humans = Menschen
common-pool-programs = Programme
common-season =
    { $quarter ->
        [1] 1. Quartal { $year }
        [2] 2. Quartal { $year }
        [3] 3. Quartal { $year }
       *[4] 4. Quartal { $year }
    }
common-tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
common-run-not-mastered = nicht gemeistert
common-score-won = { $side } hat gewonnen
common-score-win-now = { $side } gewinnt in diesem Zug
common-score-win =
    { $n ->
        [one] { $side } gewinnt innerhalb von 1 Zug
       *[other] { $side } gewinnt innerhalb von { $n } Zügen
    }
common-score-even = Etwa ausgeglichen
common-score-slight = { $side } steht etwas besser, um { $by }
common-score-better = { $side } steht besser, um { $by }
common-score-clear = { $side } steht klar besser, um { $by }
common-score-level = gleich

## Abwesende Spieler

common-absence-policy-default = Die Spielregeln entscheiden
common-absence-policy-bot = Ein Bot übernimmt
common-absence-policy-open = Der Platz wird für andere frei
common-absence-policy-forfeit = Der Spieler verliert
common-absence-untimed = Es gibt keine Uhr, also kann niemandem die Zeit ausgehen.
common-absence-default = Die Spielregeln bestimmen, was nach einem verpassten Zug geschieht.
common-absence-any-bot = ein Bot
common-absence-bank = Ist das Zeitkonto eines Spielers leer, bleiben ihm { $grace } pro Zug.
common-absence-bot =
    { $n ->
        [one] Nach einem verpassten Zug übernimmt { $bot }.
       *[other] Nach { $n } verpassten Zügen in Folge übernimmt { $bot }.
    }
common-absence-bot-bank =
    { $n ->
        [one] Läuft auch diese Zeit ab oder wird ein Zug der Aufstellung verpasst, übernimmt { $bot }.
       *[other] Läuft auch diese Zeit ab oder werden { $n } Züge der Aufstellung in Folge verpasst, übernimmt { $bot }.
    }
common-absence-bot-return = Der Spieler kann jederzeit zurückkommen.
common-absence-open =
    { $n ->
        [one] Nach einem verpassten Zug können andere den Platz übernehmen.
       *[other] Nach { $n } verpassten Zügen in Folge können andere den Platz übernehmen.
    }
common-absence-open-bank =
    { $n ->
        [one] Läuft auch diese Zeit ab oder wird ein Zug der Aufstellung verpasst, können andere den Platz übernehmen.
       *[other] Läuft auch diese Zeit ab oder werden { $n } Züge der Aufstellung in Folge verpasst, können andere den Platz übernehmen.
    }
common-absence-open-lost = Übernimmt ihn innerhalb von drei Zügen niemand, verliert der Platz.
common-absence-forfeit =
    { $n ->
        [one] Nach einem verpassten Zug verliert der Spieler.
       *[other] Nach { $n } verpassten Zügen in Folge verliert der Spieler.
    }
common-absence-forfeit-bank =
    { $n ->
        [one] Läuft auch diese Zeit ab oder wird ein Zug der Aufstellung verpasst, verliert der Spieler.
       *[other] Läuft auch diese Zeit ab oder werden { $n } Züge der Aufstellung in Folge verpasst, verliert der Spieler.
    }
common-absence-forfeit-draw = Sind alle Spieler abwesend, endet die Partie remis.
common-absence-rated-leaver = Übernimmt jemand anderes einen Platz, zählt die Partie für den abwesenden Spieler als verloren.
common-absence-rated-rival = Für die Gegner zählt gegen einen solchen Platz nur ein Sieg.
common-absence-vacation = Im Urlaub (30 Tage im Jahr) steht die Uhr eines Spielers still.
common-absence-pause-consent = Einer Pause müssen alle Spieler zustimmen.
common-absence-pause-limit = Eine Pause dauert höchstens 30 Tage, alle zusammen höchstens 60. Danach geht die Partie weiter.
common-seat-bot = abwesend, { $bot } (Bot) spielt
common-seat-open = abwesend, Platz frei
common-seat-vacation = im Urlaub bis { $day }
common-seat-missed =
    { $n ->
        [one] 1 Zug verpasst
       *[other] { $n } Züge verpasst
    }

## Angebote und das Protokoll

common-offer-draw =
    { $step ->
       *[offered] { $name } bietet Remis an.
        [accepted] { $name } nimmt das Remis an.
        [declined] { $name } lehnt das Remis ab.
        [withdrawn] { $name } zieht das Remisangebot zurück.
    }
common-offer-truce =
    { $step ->
       *[offered] { $name } schlägt eine Pause vor.
        [accepted] { $name } stimmt der Pause zu.
        [declined] { $name } lehnt die Pause ab.
        [withdrawn] { $name } zieht den Vorschlag einer Pause zurück.
    }
common-offer-truce-hours =
    { $step ->
       *[offered] { $hours ->
            [one] { $name } schlägt eine Pause von 1 Stunde vor.
           *[other] { $name } schlägt eine Pause von { $hours } Stunden vor.
        }
        [accepted] { $hours ->
            [one] { $name } stimmt einer Pause von 1 Stunde zu.
           *[other] { $name } stimmt einer Pause von { $hours } Stunden zu.
        }
        [declined] { $name } lehnt die Pause ab.
        [withdrawn] { $name } zieht den Vorschlag einer Pause zurück.
    }
common-offer-resume =
    { $step ->
       *[offered] { $name } möchte weiterspielen.
        [accepted] { $name } ist bereit, weiterzuspielen.
        [declined] { $name } möchte noch nicht weiterspielen.
        [withdrawn] { $name } zieht den Vorschlag zurück, weiterzuspielen.
    }
common-offer-takeback =
    { $step ->
       *[offered] { $name } bittet um eine Zugrücknahme.
        [accepted] { $name } stimmt der Zugrücknahme zu.
        [declined] { $name } lehnt die Zugrücknahme ab.
        [withdrawn] { $name } zieht die Bitte um Zugrücknahme zurück.
    }
common-offer-cancel =
    { $step ->
       *[offered] { $name } schlägt vor, die Partie abzubrechen.
        [accepted] { $name } stimmt dem Abbruch der Partie zu.
        [declined] { $name } möchte die Partie nicht abbrechen.
        [withdrawn] { $name } zieht den Vorschlag zurück, die Partie abzubrechen.
    }
common-offer-other =
    { $step ->
       *[offered] { $name } macht ein Angebot.
        [accepted] { $name } nimmt das Angebot an.
        [declined] { $name } lehnt das Angebot ab.
        [withdrawn] { $name } zieht das Angebot zurück.
    }
common-own-offer-draw = Du hast Remis angeboten.
common-own-offer-truce = Du hast eine Pause vorgeschlagen.
common-own-offer-truce-hours =
    { $hours ->
        [one] Du hast eine Pause von 1 Stunde vorgeschlagen.
       *[other] Du hast eine Pause von { $hours } Stunden vorgeschlagen.
    }
common-own-offer-resume = Du hast vorgeschlagen, weiterzuspielen.
common-own-offer-takeback = Du hast um eine Zugrücknahme gebeten. Dein nächster Zug zieht die Bitte zurück.
common-own-offer-cancel = Du hast vorgeschlagen, die Partie abzubrechen.
common-own-offer-other = Du hast ein Angebot gemacht.
common-log-truce = Die Partie pausiert. Die Uhren stehen still.
common-log-truce-hours =
    { $hours ->
        [one] Die Partie pausiert für 1 Stunde. Die Uhren stehen still.
       *[other] Die Partie pausiert für { $hours } Stunden. Die Uhren stehen still.
    }
common-log-resume = Die Partie geht weiter.
common-log-absent = { $name } hat zu viele Züge verpasst.
common-log-steward = { $name } ist abwesend. { $bot } (Bot) spielt solange weiter.
common-log-seat-open = { $name } ist abwesend. Andere können den Platz übernehmen.
common-log-substitute = { $name } übernimmt den Platz.
common-log-back = { $name } ist zurück.
common-log-vacation =
    { $days ->
        [one] { $name } ist für 1 Tag im Urlaub. Die Uhr steht so lange still.
       *[other] { $name } ist für { $days } Tage im Urlaub. Die Uhr steht so lange still.
    }
common-log-vacation-over = { $name } ist aus dem Urlaub zurück.
common-log-outage =
    { $seconds ->
        [one] Der Server war 1 Sekunde lang nicht erreichbar. Alle Fristen wurden um diese Zeit verlängert.
       *[other] Der Server war { $seconds } Sekunden lang nicht erreichbar. Alle Fristen wurden um diese Zeit verlängert.
    }
common-log-takeback =
    { $turns ->
        [one] 1 Zug wurde zurückgenommen. { $name } ist wieder am Zug.
       *[other] { $turns } Züge wurden zurückgenommen. { $name } ist wieder am Zug.
    }

## Züge und Runden in Tabellen mehrerer Spiele

common-turn-none = Aufbau
common-turn-at = Zug { $turn }
common-turn-at-round = Runde { $turn }
common-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
common-turns-round = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}

## Links to the pages about the arena

common-about-privacy = Datenschutz
common-about-terms = Nutzungsbedingungen
common-about-imprint = Impressum


## Bots, by their accounts: each level of a game has a name in the game’s world

# Stratic, the easiest first
common-bot-name-recruit = Rekrut
common-bot-name-stratic-level-2 = Kadett
common-bot-name-stratic-level-3 = Soldat
common-bot-name-stratic-level-4 = Korporal
common-bot-name-sergeant = Sergeant
common-bot-name-stratic-level-6 = Hauptmann
common-bot-name-marshal = Marschall
common-bot-name-stratic-level-8 = Generalissimus
# Stratagem, the easiest first
common-bot-name-vagabond = Vagabund
common-bot-name-stratagem-level-2 = Dörfler
common-bot-name-stratagem-level-3 = Freibauer
common-bot-name-stratagem-level-4 = Bürger
common-bot-name-reeve = Vogt
common-bot-name-stratagem-level-6 = Statthalter
common-bot-name-consul = Konsul
common-bot-name-stratagem-level-8 = Kaiser
common-bot-name-warlord = Kriegsherr
common-bot-name-architect = Baumeister
common-bot-name-merchant = Kaufmann
common-bot-name-envoy = Gesandter
# Rule Game, the easiest first
common-bot-name-shuffler = Mischer
common-bot-name-rule-game-level-2 = Sortierer
common-bot-name-bookkeeper = Buchhalter
common-bot-name-rule-game-level-4 = Archivar
common-bot-name-rule-game-level-5 = Tüftler
common-bot-name-rule-game-level-6 = Detektiv
common-bot-name-rule-game-level-7 = Logiker
common-bot-name-naturalist = Naturforscher
# CoSAIR, the easiest first
common-bot-name-drifter = Streuner
common-bot-name-cosair-level-2 = Matrose
common-bot-name-cosair-level-3 = Schürfer
common-bot-name-cosair-level-4 = Pilot
common-bot-name-cosair-level-5 = Navigator
common-bot-name-trader = Händler
common-bot-name-admiral = Admiral
common-bot-name-cosair-level-8 = Sternenfürst
common-bot-name-sleeper = Schläfer

## Bots by their level, players of blind games

common-blind-player = Spieler { $n }
common-bot-of-level = { $bot } (Bot, Stufe { $level })
common-level-named = { $name }, Stufe { $level }
common-level-others = Weitere Bots
common-level-style = Stufe { $level } von { $most }: { $ease }, mit eigenem Stil.
common-level-idle = { $bot } gibt keine Befehle.
# The measured rating of a level is its rating among the bots; 0: not measured.
common-level-about =
    { $rating ->
        [0] Stufe { $level } von { $most }: { $ease }.
       *[other] Stufe { $level } von { $most }: { $ease }. Wertung unter Bots: { $figure }.
    }
common-level-ease =
    { $level ->
        [1] am leichtesten
        [2] leicht
        [3] recht leicht
        [4] mittel
        [5] anspruchsvoll
        [6] schwer
        [7] sehr schwer
       *[other] am schwersten
    }

## Meldungen von Nachrichten und Spielern

common-report-why = Grund
common-report-abuse = Beleidigung
common-report-spam = Spam
common-report-cheating = Betrug
common-report-other = Etwas anderes
common-report-details = Einzelheiten <small>(freiwillig)</small>
common-report-readers = Die Moderation oder drei Vertrauensleute, die keinen von euch kennen, lesen die Nachricht und bis zu sieben davor und danach. Die Vertrauensleute sehen deinen Namen nicht.
common-report-sent = Meldung gesendet. Die Moderation oder Vertrauensleute werden sie lesen.
common-report-done = Meldung gesendet. Jemand von der Moderation wird sie lesen.
common-report-thing = Melden
common-report-thing-title = „{ $title }“ melden?
common-report-thing-about = Jemand von der Moderation liest das und kann es vor anderen verbergen.
