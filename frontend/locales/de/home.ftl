# Die Startseite.

## Spiele

home-title = Strategiespiele gegen Freunde, Fremde oder Bots
home-games = Spiele
home-no-games = Die Liste der Spiele konnte nicht geladen werden.
home-play = { $game } jetzt spielen
home-starting = Partie wird erstellt …
home-opponent = Gegner
home-opponent-anyone = Anderer Spieler
home-opponent-anyone-about = Du spielst gegen den nächsten passenden Spieler.
home-level = Stufe
home-level-about = Stufe { $n } von { $levels }: Jede verbirgt eine andere Regel.
home-now = Läuft gerade: { $players }
home-create = Partie erstellen
home-invite = Freund einladen
home-together = Zusammen an diesem Gerät spielen
home-ladder = Alle Stufen
home-daily = Rätsel des Tages
home-challenges = Herausforderungen
home-tactics = Taktik
home-learn = Spielen lernen
home-what-if = Was wäre, wenn: Runden für alle ausprobieren
home-analyse = Stellung analysieren
home-variants = Varianten:

## Meine Partien, Partien anderer

home-invitation = { $name } lädt dich zu einer Partie { $game } ein. <link>Antworten</link>
home-rematch = { $name } möchte eine Revanche. <link>Partie öffnen</link>
home-tournament-game = Deine Partie in <name>{ $name }</name> läuft. <link>Spielen</link>
home-tournament-starts = Du spielst in <name>{ $name }</name> mit. Beginn: { $at }. <link>Zum Turnier</link>
home-tournament-cancelled = <name>{ $name }</name> wurde abgesagt: Es gab nicht genug Spieler. <link>Zum Turnier</link>
home-tournament-not_started = <name>{ $name }</name> wurde abgesagt: Niemand hat es innerhalb von 30 Tagen gestartet. <link>Zum Turnier</link>
home-tournament-round = Du spielst in <name>{ $name }</name> mit, Runde { $round } von { $rounds }. <link>Zum Turnier</link>
home-tournament-arena = Du spielst in <name>{ $name }</name> mit. <link>Zum Turnier</link>
home-mine = Deine Partien
home-mine-more =
    { $n ->
        [one] 1 weitere Partie
       *[other] { $n } weitere Partien
    }
home-live = Laufende Partien
home-watch = <link>Sieh dir die beste Partie { $game } an</link>, die gerade läuft.
home-no-live = Gerade läuft keine andere Partie. Sieh dir <finished>beendete Partien</finished> oder <open>offene Partien</open> an.
home-tournaments = In <link>Turnieren</link> triffst du auf einen Gegner nach dem anderen: Menschen, Programme oder beides.
home-endless = Im <link>Endlosen Turnier</link> stimmen zwei Seiten über jeden Zug einer Partie ab, die nie endet. Für eine davon spielst du.

## Wertungen

home-leaders = Beste Spieler
home-no-leaders = Noch hat niemand eine Wertung in { $game }. Mit einer gewerteten Partie bekommst du eine.
home-leaderboard = Vollständige Bestenliste
