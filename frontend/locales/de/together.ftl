# Mehrere Leute, die an einem Gerät spielen.

together-title = Zusammen an diesem Gerät spielen
together-about = Zu zweit oder zu mehreren an einem Bildschirm, jeder mit einem eigenen Platz. Ihr braucht keine Konten.
together-people = Personen an diesem Gerät
together-name = Name von Spieler { $n }
together-player = Spieler { $n }
together-seats = Mitspieler in der Partie
together-seats-bots = { $bots ->
        [0] { $n }
        [one] { $n }, davon ein Bot
       *[other] { $n }, davon { $bots } Bots
    }
together-bot = Stufe der Bots
together-how-open = Ihr stellt eure Figuren nacheinander geheim auf. Danach sehen alle das Brett; es dreht sich zu der Person, die am Zug ist.
together-how-hidden = Jede Person hat ihre eigene Ansicht. Dazwischen bittet euch ein Bildschirm, das Gerät weiterzugeben.
together-start = Partie starten
together-starting = Wird gestartet …
together-limits = Partien an einem Gerät sind privat und ungewertet; für einen Zug habt ihr bis zu 14 Tage. Die Plätze bleiben 90 Tage lang in diesem Browser, und nur dort: Wenn ihr seine Daten löscht, kann die Partie nicht fortgesetzt werden und endet, sobald die Zeit für einen Zug abgelaufen ist. Aus einem Netz können pro Stunde bis zu 300 Plätze eingenommen werden. Habt ihr alle ein eigenes Gerät, dann <link>erstellt eine Partie</link>.
together-kept = Partien in diesem Browser
together-state-on = läuft
together-state-over = beendet
together-state-begun = noch nicht gestartet
together-resume = Partie starten
together-drop = Entfernen
together-drop-named = Die Partie von { $names } entfernen
together-no-storage = Dieser Browser speichert keine Daten für diese Seite und kann eure Plätze daher nicht behalten. Erlaubt das Speichern und versucht es noch einmal.

## Am Gerät

together-pass = Gebt das Gerät an { $name } weiter
together-pass-about = Alle anderen schauen bitte weg. Nur { $name } sollte auf den Knopf drücken.
together-i-am = Ich bin { $name }
together-others = An jemand anderen weitergeben
together-story = Öffentliche Ereignisse in Zug { $turn }
together-story-none = Zug { $turn } ist vorbei. Es gab keine öffentlichen Ereignisse.
together-wait = { $bots ->
        [0] Der Zug wird ausgeführt …
       *[other] Die Bots sind noch am Zug …
    }
together-loading = Wird geladen …
together-retry = Noch einmal versuchen
together-plays = Am Gerät: <name></name>
together-act-for = Für { $name } handeln
together-turn-board = Brett drehen
together-hide = Verbergen und weitergeben
together-again = Noch einmal, mit getauschten Plätzen
together-new = Neue Partie
together-lost = Dieser Browser hat die Plätze dieser Partie nicht oder kann sie nicht mehr nutzen. Die Partie kann hier nicht fortgesetzt werden und endet, sobald die Zeit für einen Zug abgelaufen ist.
together-watch = Partie ansehen
