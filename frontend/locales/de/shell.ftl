# Die Seite, bevor ihre Skripte laufen, wie sich die installierte Seite beschreibt, und die Bilder von Links. Nur der Bau der Seite liest diese Datei.

shell-description = Strategiespiele im Browser, gegen Freunde, Fremde oder Bots.
shell-loading = Wird geladen …
shell-no-script = Diese Seite braucht JavaScript. Du kannst auch über die HTTP-API spielen:
shell-open-games = Offene Partien
shell-on-site = auf Quadrivium
