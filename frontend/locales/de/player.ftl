# Öffentliches Profil und Wertungen eines Spielers.

## Profil

player-since-guest = Gast seit { $when }
player-since-human = Mitglied seit { $when }
player-since-engine = Programm seit { $when }
player-since-llm = Sprachmodell seit { $when }
player-builtin = Eingebauter Bot
player-play-bot = Gegen diesen Bot spielen
player-owner = gehört <player>{ $name }</player>
player-insights = Deine Partien im Überblick
player-own-account = Dein Konto
player-unknown = Es gibt keinen Spieler mit diesem Namen. Gäste bekommen beim Registrieren einen neuen Namen.
player-watch = Partien zum Zuschauen
player-show-more = Mehr anzeigen

player-follow = Folgen
player-follow-on = Folge ich
player-mute = Stummschalten
player-mute-on = Stummgeschaltet
player-mute-about = Du siehst den Chat dieses Spielers nicht und bekommst keine Nachrichten von ihm.
player-block = Blockieren
player-block-on = Blockiert
player-block-about = Ihr könnt nicht denselben Partien beitreten und euch nicht schreiben. Der Spieler erfährt davon nichts.
player-write = Nachricht schreiben
player-friend-ask = Freundschaft anfragen
player-friend-sent = Anfrage gesendet
player-note = Private Notiz
player-note-text = Notiz
player-note-save = Notiz speichern
player-note-saved = Gespeichert.

player-games = Partien
player-game = Spiel
player-played = Gespielt
player-won = Gewonnen
player-drawn = Remis
player-lost = Verloren
player-reliability =
    { $games ->
        [one] Kein verpasster Zug in { $percent } % der letzten Partie mit anderen Menschen.
       *[other] Kein verpasster Zug in { $percent } % der letzten { $games } Partien mit anderen Menschen.
    }
player-missed =
    { $turns ->
        [one] Insgesamt 1 Zug verpasst.
       *[other] Insgesamt { $turns } Züge verpasst.
    }
player-counted = Gezählt sind nur die letzten { $games } Partien.

player-ratings = Wertungen
player-live = Laufende Partien
player-finished = Beendete Partien
player-finished-none = Hier erscheinen beendete Partien von { $name }.
player-finished-none-own = Hier erscheinen Partien, die du beendet hast.
player-finished-watch = Laufende Partien ansehen
player-finished-start = Partie beginnen
player-programs = Programme

## Wertungen

player-ratings-of = Wertungen von { $name }
player-ratings-title = Wertungen von <name>{ $name }</name>
player-ratings-missing = Spieler nicht gefunden
player-ratings-missing-about = Es gibt keinen Spieler namens { $name }. Vielleicht hat sich der Name geändert, oder die Adresse enthält einen Tippfehler.
player-ratings-unread = Wertungen konnten nicht geladen werden
player-ratings-none = { $name } hat noch keine gewertete Partie beendet.
player-leaderboards = Zu den Bestenlisten
player-category = Kategorie
player-category-speed = { $game }, { $speed }
player-category-ladder = { $game }, { $ladder }
player-speed-standard = Zeit pro Zug
player-speed-budget = Zeit pro Partie
player-ladder-4d = 4D
player-ladder-4d_turn_limit = 4D mit Zuglimit
player-ladder-turn_limit = mit Zuglimit
player-against-all = gegen alle
player-against-humans = gegen Menschen
player-against-programs = gegen Programme
player-rating = Wertung
player-margin = 95-%-Spanne
player-margin-about = Die wahre Stärke liegt in 95 von 100 Fällen in dieser Spanne.
player-rated = Partien
player-tally = Siege–Remis–Niederlagen

player-curve-all = Die Wertung gegen alle, Partie für Partie. Die wahre Stärke liegt in etwa zwei von drei Fällen im schattierten Bereich.
player-curve-humans = Die Wertung gegen Menschen, Partie für Partie. Die wahre Stärke liegt in etwa zwei von drei Fällen im schattierten Bereich.
player-curve-programs = Die Wertung gegen Programme, Partie für Partie. Die wahre Stärke liegt in etwa zwei von drei Fällen im schattierten Bereich.
player-curve-board = Vollständige Bestenliste
player-curve-none = Keine Wertung in dieser Kategorie.
player-history = Gewertete Partien, die neueste zuerst
player-against = Gegner
player-date = Datum
player-change = Änderung

## Aufteilungen

player-splits = Nach Zahl der Spieler, Platz und Zivilisation
player-splits-about = Der Anteil der anderen, vor denen dieser Spieler in gewerteten öffentlichen Partien dieser Art landete, mit einer Spanne von 95 %. 50 % sind der Durchschnitt. Jede Zahl führt zu den Partien.
player-splits-since = Nur Partien seit { $when } zählen.
player-split-by-players = Spieler
player-split-by-seat = Platz
player-split-by-faction = Zivilisation
player-split-score = Landete vor
player-split-players =
    { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
player-split-seat =
    { $n ->
        [one] { $seat }, allein
       *[other] { $seat } von { $n }
    }
player-split-faction =
    { $n ->
        [one] { $faction }, allein
       *[other] { $faction }, { $n } Spieler
    }
player-split-range = { $low } bis { $high }
player-split-none = noch nicht bekannt

## Melden

player-report = Spieler melden
player-report-title = { $player } melden?
player-report-about = Jemand von der Moderation sieht es sich an. Nachrichten im Chat meldest du mit der Schaltfläche neben der Nachricht.
