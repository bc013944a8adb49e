# Experimente: die eigenen, einen Plan schreiben, Verlauf und Ergebnisse, die Teilnahme.

research-experiment = Experiment
research-experiments = Experimente
research-loading = Wird geladen …
research-try-again = Erneut versuchen
research-new = Neues Experiment

## Meine Experimente

research-lead = Lass Teilnehmer verborgene Regeln entdecken und lade jeden ihrer Versuche herunter. <link>So funktionieren Experimente</link>
research-mine = Meine Experimente
research-title = Titel
research-status = Status
research-lists = Listen
research-joined = Beigetreten
research-completed = Abgeschlossen
research-changed = Zuletzt geändert
research-status-draft = Entwurf
research-status-running = Läuft
research-status-closed = Beendet
research-show-older = Ältere anzeigen
research-none = Du hast noch keine Experimente.
research-start-example = Mit einem kleinen Beispiel beginnen
research-start-empty = Mit einem leeren Plan beginnen
research-example-about = Du kannst alles ändern. Nichts wird gespeichert, bevor du es speicherst.
research-guest-note = Als Gast erreichst du deine Experimente nur in diesem Browser. <link>Registriere dich</link>, um sie zu behalten.
research-not-found = Experiment nicht gefunden
research-not-found-why = Vielleicht hat es noch nicht begonnen, ist schon beendet, oder die Adresse stimmt nicht.

## Ein Plan: seine Titel

research-draft = Entwurf
research-about-plan = Titel und Einwilligung
research-own-title = Titel (nur für dich sichtbar)
research-shown-title = Titel für die Teilnehmer
research-consent = Einwilligung (Teilnehmer müssen ihr zustimmen)
research-which-lists = Welche Listen verwendet werden
research-plan = Plan
research-plan-about = Leer: Alle Listen in trial-lists/ werden verwendet. NAME verwendet die Listen in trial-lists/NAME/. Die <link>Dokumentation</link> erklärt P:NAME:MODIFIER und R:RULE:MODIFIER.

## Ein Plan: seine Dateien

research-files = Dateien
research-choose-files = Dateien wählen
research-choose-files-named = Dateien wählen, die zum Plan gehören
research-choose-folder = Ordner wählen
research-choose-folder-named = Ordner wählen, der den Plan enthält
research-no-files = Noch keine Dateien.
research-new-file = Neue Datei
research-undo = Rückgängig
research-redo = Wiederholen
research-download-plan = Plan herunterladen
research-plan-loaded = Plan geladen.
research-loaded = Geladen: { $names }.
research-more-files = { $n } weitere
research-skipped-kind = { $path } übersprungen: Nur Dateien mit .csv, .txt und .json werden unterstützt.
research-skipped-size = { $path } übersprungen: Die Datei ist größer als 8 MiB.
research-skipped-encoding = { $path } übersprungen: Die Datei enthält keinen UTF-8-Text. Speichere sie als UTF-8 und wähle sie erneut.
research-new-file-about = Verwende Buchstaben, Ziffern, _ und -.
research-add = Hinzufügen
research-file-type = Art
research-file-stem = Name (ohne Ordner und Endung)
research-file-name = Name
research-rename-file = Datei umbenennen
research-rename-about = Mit dem Ordner, wie in trial-lists/a.csv.
research-rename = Umbenennen
research-remove = Entfernen
research-file-text = Inhalt der Datei
research-too-long = Diese Datei ist zu lang, um sie hier zu bearbeiten. Bearbeite sie auf deinem Rechner und wähle sie erneut.
research-problem-at = Zeile { $line }, Spalte { $column }:
research-go-to-line = Zur Zeile
research-more-in-file = { $n } weitere in dieser Datei

## Ein Plan: seine Probleme

research-problems = Probleme
research-error = Fehler:
research-warning = Warnung:
research-errors = { $n ->
    [one] 1 Fehler
   *[other] { $n } Fehler
}
research-warnings = { $n ->
    [one] 1 Warnung
   *[other] { $n } Warnungen
}
research-checking = Der Plan wird geprüft …
research-not-checked = Noch nicht geprüft.
research-no-problems = Keine Probleme. Du kannst das Experiment starten.
research-found-errors = { $errors ->
    [one] 1 Fehler.
   *[other] { $errors } Fehler.
}
research-found-warnings = { $warnings ->
    [one] 1 Warnung.
   *[other] { $warnings } Warnungen.
} Du kannst das Experiment starten.
research-found-both = { $errors ->
    [one] 1 Fehler
   *[other] { $errors } Fehler
}, { $warnings ->
    [one] 1 Warnung.
   *[other] { $warnings } Warnungen.
}
research-place = { $file }, Zeile { $line }, Spalte { $column }
research-more-problems = { $n } weitere
research-what-is-played = Was die Teilnehmer spielen

## Ein Plan: speichern und starten

research-save-and-start = Speichern und starten
research-too-large = Dieser Plan ist zu groß, um ein Neuladen der Seite zu überstehen. Speichere ihn oft.
research-save = Entwurf speichern
research-start-dots = Starten …
research-delete-dots = Entwurf löschen …
research-unsaved = Noch nicht gespeichert.
research-saved = Gespeichert.
research-changes = Ungespeicherte Änderungen.
research-needs-title = Gib einen Titel ein, bevor du das Experiment startest.
research-needs-fixes = Behebe alle Fehler, bevor du das Experiment startest.
research-draft-saved = Entwurf gespeichert.
research-start-title = Dieses Experiment starten?
research-start-text = Ab jetzt können alle mit dem Link teilnehmen. Den Plan kannst du dann nicht mehr ändern.
research-start = Starten
research-delete-title = Diesen Entwurf löschen?
research-delete-text = Seine Dateien werden auch gelöscht.
research-delete = Löschen
research-keep = Behalten

## Ein laufendes Experiment

research-running-since = Läuft seit { $day }. Alle mit dem Link können teilnehmen.
research-ran = Lief von { $start } bis { $end }.
research-participants-see = Die Teilnehmer sehen den Titel „<title>Titel</title>“.
research-link = Link für Teilnehmer
research-close-dots = Beenden …
research-reuse = Plan wiederverwenden
research-copy-title = { $title } (Kopie)
research-close-title = Dieses Experiment beenden?
research-close-text = Danach kann niemand mehr beitreten oder eine Serie beginnen. Laufende Serien können beendet werden. Du kannst das nicht rückgängig machen.
research-close = Beenden
research-total-joined = beigetreten
research-total-completed = abgeschlossen
research-total-playing = dabei
research-total-gone = abgebrochen
research-total-left = ausgestiegen
research-total-screened-out = ausgeschieden
research-total-timed-out = Zeit abgelaufen
research-total-unpaired = niemand kam
research-total-partner-left = Gegenüber ausgestiegen
research-total-withdrawn = zurückgezogen
research-people = Personen
research-figures = Abbildungen
research-study = Seiten und Teilnahme
research-total-excluded = ausgeschlossen
research-by-list = Teilnehmer nach Liste
research-list = Liste
research-series = Serie
research-playing = Dabei
research-gone = Abgebrochen
research-left = Ausgestiegen
research-excluded = Ausgeschlossen
research-lists-about = „Abgebrochen“ heißt: vor mehr als einer Stunde beigetreten und nicht fertig. Neue Teilnehmer bekommen die Liste mit den wenigsten Teilnehmern, die fertig oder dabei sind.

## Lernkurven

research-curves = Lernkurven
research-curves-about = Mittlere Fehler auf jedem Brett, in beendeten Serien. „Gemeistert nach“ zählt die Versuche vor den ersten zehn, die in Folge angenommen wurden. Angegeben sind der Median und wie viele Teilnehmer so weit kamen.
research-list-named = Liste { $list }
research-series-of = Serien von { $list }
research-series-name = { $n }. { $rule }
research-no-series = In dieser Liste ist noch keine Serie beendet.
research-series-range = { $from } bis { $to }
research-chart = Mittlere Fehler auf jedem Brett, Liste { $list }. Die Tabelle darunter enthält die Zahlen.
research-errors-by-board = Mittlere Fehler nach Brett, Liste { $list }
research-finished = Beendet
research-board = Brett { $n }
research-mastered-after = Gemeistert nach
research-mastered = { $attempts } ({ $done } von { $all })
research-mastered-never = nie ({ $done } von { $all })
research-points = Punkte

## Teilnehmer und Protokolle

research-participants = Teilnehmer
research-by-code = Teilnehmer nach Code
research-code = Code
research-last-seen = Zuletzt gesehen
research-included = Einbezogen
research-include = { $code } einbeziehen
research-done-of = { $done } von { $all }
research-one-playing = dabei
research-one-complete = fertig
research-one-gone = abgebrochen
research-one-left = ausgestiegen
research-one-screened_out = ausgeschieden
research-one-timed_out = Zeit abgelaufen
research-one-withdrawn = zurückgezogen
research-one-erased = gelöscht
research-one-unpaired = fand niemanden zum Spielen
research-one-partner_left = Gegenüber ausgestiegen
research-show-more = Mehr anzeigen
research-no-participants = Noch keine Teilnehmer.
research-share-link = Gib deinen Teilnehmern den Link.
research-transcripts = Protokolle
research-everything = Alles (NDJSON)
research-tables = Tabellen (CSV)
research-table-attempts = Versuche (CSV)
research-table-boards = Bretter (CSV)
research-table-series = Serien (CSV)
research-table-guesses = Vermutungen (CSV)
research-table-participants = Teilnehmer (CSV)
research-table-answers = Antworten (CSV)
research-table-focus = Fokus (CSV)
research-table-codebook = Codebuch (CSV)
research-transcripts-about = <link>Beschreibung der Spalten</link>. Teilnehmer erscheinen als zufällige Codes. Ihre Vermutungen sind freier Text: Prüfe sie, bevor du die Daten veröffentlichst.

## Die Teilnahme

research-take-anonymous = Du musst weder einen Namen angeben noch ein Formular ausfüllen. Deine Züge werden unter einem zufälligen Code gespeichert. Nur in diesem Browser kannst du weitermachen.
research-take-before = Bevor du beginnst
research-take-agree = Ich stimme zu und beginne
research-take-disagree = Ich stimme nicht zu
research-take-begin = Beginnen
research-take-refused = Du nimmst nicht teil. Nichts über dich wurde gespeichert.
research-take-back = Zurück zum Text
research-take-home = Zu Quadrivium
research-take-over = Dieses Experiment ist beendet. Du kannst nicht mehr teilnehmen.
research-take-in-series = Serie { $n } von { $of }.
research-take-continue = Weiter
research-take-series-done = Serie { $n } von { $of } ist fertig.
research-take-next = Serie { $n } beginnen
research-take-pause = Du kannst jederzeit aufhören. Mit diesem Link machst du in diesem Browser weiter.
research-take-code = Dein Code: <code>Code</code>
research-take-known = Die Forscher kennen dich nur unter diesem Code. Du kannst diese Seite jetzt schließen oder <link>andere Spiele ansehen</link>.
research-take-done = Du bist fertig. Danke für deine Teilnahme.
research-take-done-series = { $n ->
    [2] Beide Serien sind fertig. Danke für deine Teilnahme.
   *[other] Alle { $n } Serien sind fertig. Danke für deine Teilnahme.
}
research-take-closed = Das Experiment wurde beendet, bevor du fertig warst. Danke für deine Teilnahme.
research-take-own = Das ist dein eigenes Experiment. Du kennst die Regeln und kannst deshalb nicht teilnehmen.
research-take-own-page = Experiment öffnen
