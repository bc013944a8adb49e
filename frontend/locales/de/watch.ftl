# Eine laufende Partie nach der anderen zum Zuschauen.

watch-title = Live zuschauen
watch-games = Spiel
watch-loading = Wird geladen …
watch-best = Das ist die beste Partie, die gerade läuft. <link>Zur Seite der Partie</link>
watch-live = Du siehst eine laufende Partie. <link>Zur Seite der Partie</link>
watch-earlier = Du siehst eine frühere Stellung. Die Partie geht weiter. <link>Zur Seite der Partie</link>
watch-over = Diese Partie ist zu Ende. Die nächste erscheint hier, sobald sie beginnt. <link>Zur Seite der Partie</link>
watch-over-waits = Diese Partie ist zu Ende. Die nächste wartet, bis du wieder am Ende bist. <link>Zur Seite der Partie</link>
watch-over-next = Diese Partie ist zu Ende. Die nächste folgt in { $n ->
        [one] 1 Sekunde
       *[other] { $n } Sekunden
    }. <link>Zur Seite der Partie</link>
watch-none = Gerade läuft keine öffentliche Partie { $game }. Sobald eine beginnt, erscheint sie hier.
watch-none-else = <play>Spiel selbst eine Partie</play> oder sieh dir <finished>beendete Partien</finished> an.
watch-story = Was geschehen ist
watch-others = Weitere laufende Partien
