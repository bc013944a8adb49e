# Notizbücher: Kapitel aus Stellungen, mit Varianten, Kommentaren und Markierungen.

## Die Listen

notebook-all = Notizbücher
notebook-lead = Sammle Stellungen, Varianten und Kommentare in Kapiteln, allein oder mit anderen. Lege hier ein Notizbuch an oder speichere ein Brett von der <link>Analyseseite</link>.
notebook-guest = <link>Registriere dich</link>, um eigene Notizbücher zu führen.
notebook-mine = Deine Notizbücher
notebook-mine-none = Du hast noch keine Notizbücher.
notebook-others = Öffentliche Notizbücher
notebook-others-none = Es gibt noch keine öffentlichen Notizbücher.
notebook-of = von { $name }
notebook-chapters-count = { $n ->
    [one] 1 Kapitel
   *[other] { $n } Kapitel
}
notebook-more = Mehr zeigen
notebook-new = Neues Notizbuch
notebook-name = Titel
notebook-create = Notizbuch anlegen

## Sichtbarkeit

notebook-visibility = Sichtbarkeit
notebook-private = Privat
notebook-unlisted = Nicht gelistet (alle mit dem Link)
notebook-public = Öffentlich

## Ein Notizbuch

notebook-title = Notizbuch
notebook-loading = Wird geladen …
notebook-try-again = Erneut versuchen
notebook-not-found = Notizbuch nicht gefunden
notebook-not-found-why = Es wurde gelöscht, es ist privat, oder der Link ist falsch.
notebook-report = Notizbuch melden
notebook-hidden = Die Moderation hat dieses Notizbuch verborgen: Nur wer daran schreibt, sieht es. Der Inhaber findet den Grund in seinen Kontoeinstellungen und kann dort Einspruch einlegen.
notebook-not-loaded = Das Notizbuch konnte nicht geladen werden
notebook-join-account = Melde dich mit einem Konto an, um in diesem Notizbuch zu schreiben.
notebook-sign-in = Anmelden
notebook-join = Mitschreiben
notebook-join-text = Du bist eingeladen, in diesem Notizbuch zu schreiben. Die anderen sehen deinen Namen und was du schreibst.
notebook-join-not = Nur lesen
notebook-by = von <link>{ $name }</link>
notebook-no-board = Für dieses Spiel gibt es kein Brett.
notebook-no-chapter = Dieses Notizbuch hat noch keine Kapitel.
notebook-reading = Züge, die du hier spielst, werden nicht gespeichert. Kopiere das Notizbuch, um deine eigenen zu behalten.

## Kapitel

notebook-chapters = Kapitel
notebook-empty = Dieses Notizbuch ist leer.
notebook-empty-own = Füge unten ein erstes Kapitel hinzu.
notebook-chapter-new = Neues Kapitel
notebook-chapter-n = Kapitel { $n }
notebook-chapter-name = Titel des Kapitels
notebook-chapter-add = Kapitel hinzufügen
notebook-chapter-up = Nach oben
notebook-chapter-down = Nach unten
notebook-chapter-delete = Kapitel löschen
notebook-chapter-delete-title = Dieses Kapitel löschen?
notebook-chapter-delete-text = Alle seine Züge und Kommentare werden gelöscht.
notebook-game = Spiel
notebook-start = Anfangsstellung als Text
notebook-start-hint = Auf der <link>Analyseseite</link> kannst du eine Stellung aufbauen oder einen Zug einer beendeten Partie öffnen und von dort speichern.

## Züge

notebook-turns = Züge
notebook-turns-hint = Spiele einen Zug für eine der beiden Seiten. Ein anderer Zug beginnt eine Variante. Mit ← und → gehst du durch die Züge, mit ↑ und ↓ wechselst du die Variante.
notebook-turns-none = Dieses Kapitel hat keine Züge.
notebook-variation = Variante bei Zug { $turn }
notebook-turn-tools = Diesen Zug ändern
notebook-promote = Diese Variante aufwerten
notebook-remove = Diesen Zug und alle späteren löschen
notebook-remove-title = Diese Züge löschen?
notebook-remove-text = Dieser Zug und alle Züge danach werden mit ihren Kommentaren gelöscht.
notebook-has-marks = Hat Markierungen

## Kommentare

notebook-comment = Kommentar
notebook-comment-on = Kommentar zu { $turn }
notebook-comment-start = Kommentar zur Anfangsstellung
notebook-saved = Gespeichert
notebook-typing = Noch nicht gespeichert
notebook-saving = Wird gespeichert …
notebook-refused = Nicht gespeichert
notebook-merged-both = Jemand anderes hat denselben Kommentar geändert. Beide Texte bleiben erhalten.

## Fragen

notebook-quiz = Frage
notebook-quiz-how = Spiele deine Antwort auf dem Brett.
notebook-quiz-side = { $side } ist am Zug
notebook-quiz-judging = Vergleich mit der Antwort …
notebook-quiz-wrong = Dieser Zug ist es nicht.
notebook-quiz-right = Richtig.
notebook-quiz-shown = Das Brett zeigt die Antwort.
notebook-quiz-reveal = Antwort zeigen
notebook-quiz-again = Noch einmal versuchen
notebook-quiz-go = Zur Frage
notebook-quiz-folded = Die Züge erscheinen, sobald du geantwortet hast.
notebook-quiz-ask = Hier eine Frage stellen
notebook-quiz-question = Frage an die Leser
notebook-quiz-if-right = Kommentar zu einer richtigen Antwort (freiwillig)
notebook-quiz-if-wrong = Kommentar zu einer falschen Antwort (freiwillig)
notebook-quiz-is-right = Richtige Antwort
notebook-quiz-unfinished = Leser sehen diese Frage noch nicht. Spiele den richtigen Zug und hake dort „Richtige Antwort“ an.
notebook-quiz-remove = Frage entfernen

## Teilen

notebook-share = Teilen
notebook-link-private = Nur die Autoren können diesen Link öffnen.
notebook-frame = HTML, um das Notizbuch in eine andere Seite einzubetten
notebook-export = Als Text exportieren
notebook-copy = In meine Notizbücher kopieren
notebook-settings = Einstellungen und Autoren
notebook-save = Speichern
notebook-authors = Autoren
notebook-author-remove = Entfernen
notebook-author-remove-of = { $name } als Autor entfernen
notebook-leave = Dieses Notizbuch verlassen
notebook-invite = Einladungslink erstellen
notebook-invite-again = Einladungslink ersetzen
notebook-invite-end = Einladungslink widerrufen
notebook-invite-hint = Wer ein Konto hat, kann mit dem Einladungslink mitschreiben. Der Link wird nur einmal gezeigt.
notebook-delete = Notizbuch löschen
notebook-delete-title = Dieses Notizbuch löschen?
notebook-delete-text = Alle Kapitel werden für alle Autoren gelöscht.
notebook-import-fold = Importieren
notebook-import = Text eines exportierten Notizbuchs
notebook-import-format = Wie dieser Text aufgebaut ist
notebook-import-do = Kapitel importieren
notebook-importing = { $all ->
    [one] Import läuft: { $n } von 1 Stellung. Lass diese Seite geöffnet.
   *[other] Import läuft: { $n } von { $all } Stellungen. Lass diese Seite geöffnet.
}
notebook-import-part = Das Kapitel „{ $title }“ wurde nur zum Teil importiert. Lösche es und importiere es noch einmal. { $reason }
notebook-import-bad = Zeile { $line } kann nicht gelesen werden. Es wurde kein Kapitel hinzugefügt.

## Ein Brett speichern

notebook-keep = In einem Notizbuch speichern
notebook-keep-in = Notizbuch
notebook-keep-title = Neues Kapitel
