# Die Einstellungen der Seite.

settings-title = Einstellungen
settings-kept-account = Änderungen gelten sofort. Sie werden in deinem Konto und in diesem Browser gespeichert.
settings-kept-browser = Änderungen gelten sofort. Sie werden in diesem Browser gespeichert. <link>Melde dich an</link>, um sie überall zu benutzen.
settings-board = Brett und Figuren
settings-page = Aussehen
settings-playing = Spielen
settings-preview = Vorschau des Bretts

## Urlaub

settings-vacation = Urlaub
settings-vacation-clocks = Im Urlaub steht deine Uhr in Fernpartien still. Andere Uhren laufen weiter.
settings-vacation-left = Übrige Tage { $year }: { $left } von { $allowance }.
settings-vacation-whole = Jeder angefangene Tag zählt ganz.
settings-vacation-days = Tage
settings-vacation-start = Urlaub beginnen
settings-vacation-until = Du bist im Urlaub bis <time>{ $time }</time>.
settings-vacation-end = Urlaub beenden
settings-vacation-none = Deine Urlaubstage für dieses Jahr sind aufgebraucht.
