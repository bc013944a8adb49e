# Studien um ein Experiment: Seiten der Teilnehmer, Bearbeitung, Vorschau und Personen.

## Seiten der Teilnehmer

studies-continue = Weiter
studies-optional = (freiwillig)
studies-answer-wrong = Diese Antwort ist falsch.
studies-try-again = Einige Antworten sind falsch. Ändere sie und versuche es noch einmal.
studies-try-again-left = { $n ->
    [one] Einige Antworten sind falsch. Du hast noch einen Versuch.
   *[other] Einige Antworten sind falsch. Du hast noch { $n } Versuche.
}
studies-read-again = Anleitung noch einmal lesen
studies-practice-begin = Übung starten
studies-practice-on = Übung fortsetzen
studies-practice-result = { $n ->
    [one] Du hast die Übung in einem Versuch geschafft.
   *[other] Du hast die Übung in { $n } Versuchen geschafft.
}
studies-series-first = { $of ->
    [one] Jetzt beginnt die Aufgabe.
   *[other] Jetzt beginnt die Aufgabe. Sie hat { $of } Serien.
}
studies-full = Alle Plätze sind vergeben. Vielleicht wird später einer frei.
studies-accept-first = Das ist eine Vorschau. Nimm die Aufgabe erst auf der Plattform an und öffne sie dann noch einmal.
studies-need-link = Du kannst nur über den Link deiner Plattform teilnehmen.
studies-language = Sprache
studies-minutes-told = { $n ->
    [one] Du hast für alles zusammen 1 Minute Zeit.
   *[other] Du hast für alles zusammen { $n } Minuten Zeit.
}
studies-bonus-scheme = Für die abgeschlossene Studie bekommst du { $base }. Dazu kommen { $move } für jeden angenommenen Zug und { $series } für jede beendete Serie, höchstens { $ceiling }.
studies-bonus-scheme-points = Für die abgeschlossene Studie bekommst du { $base }. Dazu kommen { $move } für jeden angenommenen Zug, { $series } für jede beendete Serie und { $point } für jeden ihrer Punkte, höchstens { $ceiling }.
studies-due = Du hast bis { $time } Zeit.
studies-leave-dots = Aussteigen…
studies-leave = Aussteigen
studies-leave-title = Aus dieser Studie aussteigen?
studies-leave-text = Du kannst nicht zurückkommen und bekommst keinen Abschlusscode.
studies-leave-erase = Auch meine Antworten und Züge löschen
studies-code = Dein Abschlusscode: <code>code</code>
studies-return = Zurück zur Plattform
studies-ended-screened_out = Du kannst an dieser Studie nicht teilnehmen. Danke für deine Zeit.
studies-ended-timed_out = Die Zeit für diese Studie ist um. Danke für deine Zeit.
studies-ended-displaced = Hier ist eine Stunde lang nichts passiert, deshalb hat jemand anderes deinen Platz bekommen. Danke für deine Zeit.
studies-ended-left = Du bist aus dieser Studie ausgestiegen.
studies-ended-withdrawn = Du bist aus dieser Studie ausgestiegen. Deine Antworten und Züge wurden gelöscht.
studies-ended-unpaired = Leider ist niemand gekommen. Danke, dass du gewartet hast.
studies-ended-partner_left = Die andere Person ist ausgestiegen, deshalb endet die Aufgabe hier für dich. Danke für deine Zeit.
studies-pairs-told-together = { $partner ->
    [bot] Du spielst gemeinsam mit einem Bot, ihr zieht abwechselnd.
   *[other] Du spielst gemeinsam mit einer anderen Person, ihr zieht abwechselnd.
}
studies-pairs-told-against = { $partner ->
    [bot] Du spielst auf einem gemeinsamen Brett gegen einen Bot.
   *[other] Du spielst auf einem gemeinsamen Brett gegen eine andere Person.
}
studies-pairs-told-wait = { $n ->
    [one] Vielleicht musst du bis zu einer Minute auf sie warten.
   *[other] Vielleicht musst du bis zu { $n } Minuten auf sie warten.
}
studies-pairs-told-move = Für jeden Zug hast du { $n } Sekunden Zeit.
studies-wait = Warten auf eine andere Person…
studies-wait-nobody = Bisher ist niemand gekommen.
studies-wait-bar = Bisherige Wartezeit
studies-wait-time = Du wartest seit { $waited } von { $most } Minuten.
studies-wait-keep = Lass diese Seite offen. Die Aufgabe beginnt, sobald jemand kommt. Bleib also in der Nähe.
studies-wait-over-alone = Du kannst allein weitermachen oder diese Seite offen lassen und länger warten.
studies-wait-over-bot = Du kannst mit einem Bot spielen oder diese Seite offen lassen und länger warten.
studies-wait-over-code = Du kannst hier aufhören und einen Code für das Warten bekommen oder diese Seite offen lassen und länger warten.
studies-wait-stop-alone = Allein weitermachen
studies-wait-stop-bot = Mit einem Bot spielen
studies-wait-stop-code = Aufhören und Code bekommen
studies-partner-bot = Du spielst mit einem Bot.
studies-partner-alone = Du spielst allein.

## Bearbeiten

studies-title = Seiten von { $title }
studies-heading = Seiten und Teilnahme
studies-about = Lege fest, was Teilnehmer vor und nach den Serien sehen und woher sie kommen.
studies-docs = So funktionieren Studien
studies-closed = Dieses Experiment ist geschlossen, seine Seiten lassen sich nicht mehr ändern.
studies-save-section = Speichern und Vorschau
studies-save = Speichern
studies-saved = Seiten gespeichert.
studies-preview = Vorschau
studies-edit = Bearbeiten
studies-download = Herunterladen
studies-load = Datei laden
studies-load-named = Datei mit Seiten laden
studies-loaded = { $name } ist geladen. Speichere, um es zu behalten.
studies-not-loaded = { $name } ist keine Datei mit Seiten.
studies-version = Gespeichert, Version { $n }.
studies-running-about = Das Experiment läuft. Änderungen gelten nur für neue Teilnehmer.
studies-before = Vor den Serien
studies-before-none = Noch keine Seiten. Auf die Einwilligung folgt gleich die erste Serie.
studies-after = Nach den Serien
studies-after-none = Noch keine Seiten. Nach der letzten Serie ist Schluss.
studies-add-text = Text hinzufügen
studies-add-practice = Übung hinzufügen
studies-add-check = Verständnisfragen hinzufügen
studies-add-questions = Fragebogen hinzufügen
studies-page = Seite { $n }
studies-kind-page-text = Text
studies-kind-page-practice = Übung
studies-kind-page-check = Verständnisfragen
studies-kind-page-questions = Fragebogen
studies-id = Name in den Daten (a bis z, Ziffern, _)
studies-page-title = Titel
studies-page-text = Text (Markdown)
studies-practice-plan = Regel der Übung, etwa R:REGEL oder R:REGEL:MODIFIER
studies-practice-feedback = Text nach der Übung (Markdown)
studies-tries = Erlaubte Versuche
studies-up = { $name } nach oben schieben
studies-up-short = Hoch
studies-down = { $name } nach unten schieben
studies-down-short = Runter
studies-remove = { $name } entfernen
studies-question = Frage { $n }
studies-question-text = Frage
studies-kind-scale = Skala
studies-kind-choice = Auswahl
studies-kind-text = Freitext
studies-add-question-scale = Skala hinzufügen
studies-add-question-choice = Auswahl hinzufügen
studies-add-question-text = Freitext hinzufügen
studies-option = Antwort { $n }
studies-add-option = Antwort hinzufügen
studies-remove-option = Letzte Antwort entfernen
studies-right = Richtige Antwort
studies-several = Mehrere Antworten
studies-required = Antwort nötig
studies-scale-min = Kleinste Zahl
studies-scale-max = Größte Zahl
studies-scale-low = Beschriftung der kleinsten Zahl
studies-scale-high = Beschriftung der größten Zahl
studies-in-language = { $label } ({ $language })
studies-languages = Sprachen
studies-languages-codes = Sprachcodes
studies-languages-about = Trenne Codes mit Leerzeichen, etwa „en de“. Fehlt eine Übersetzung, gilt die erste Sprache.
studies-recruitment = Teilnahme
studies-platform = Teilnehmer kommen von
studies-platform-any = Überall
studies-platform-prolific = Prolific
studies-platform-mturk = MTurk
studies-platform-sona = SONA
studies-platform-other = Einer anderen Plattform
studies-quota = Zahl der Plätze (leer: ohne Grenze)
studies-minutes = Minuten für die ganze Studie (leer: ohne Grenze)
studies-code-complete = Abschlusscode
studies-code-screened_out = Code nach falsch beantworteten Verständnisfragen
studies-code-timed_out = Code, wenn die Zeit abläuft
studies-code-unpaired = Code nach vergeblichem Warten
studies-code-partner_left = Code, wenn die andere Person aussteigt
studies-pairs = Paare
studies-pairs-about = Teilnehmer können jede Serie zu zweit auf einem Brett spielen. Wer zuerst bei den Serien ankommt, wartet auf jemanden.
studies-pairs-on = Teilnehmer spielen zu zweit
studies-pairs-play = Sie spielen
studies-pairs-play-together = Gemeinsam: Sie ziehen abwechselnd und teilen die Punkte
studies-pairs-play-against = Gegeneinander: Es zählen die eigenen angenommenen Züge
studies-pairs-partner = Gegenüber
studies-pairs-partner-participant = Eine andere Person
studies-pairs-partner-bot = Ein Bot, von Anfang an
studies-pairs-wait_seconds = Längste Wartezeit in Sekunden
studies-pairs-unpaired = Danach können Wartende
studies-pairs-unpaired-code = Aufhören und einen Code bekommen
studies-pairs-unpaired-alone = Allein weitermachen
studies-pairs-unpaired-bot = Mit einem Bot spielen
studies-pairs-leaving = Wenn jemand aussteigt
studies-pairs-leaving-release = Die andere Person ist fertig und bekommt einen Code
studies-pairs-leaving-bot = Ab der nächsten Serie spielt ein Bot mit
studies-pairs-bot = Bot
studies-pairs-bot-random = Shuffler: zufällige Züge
studies-pairs-bot-memory = Bookkeeper: merkt sich, was angenommen wurde
studies-pairs-bot-hypothesis = Naturalist: prüft Hypothesen
studies-pairs-move_seconds = Sekunden für einen Zug (danach gilt die Person als ausgestiegen)
studies-codes-about = Lass einen Code leer, damit alle einen eigenen zufälligen bekommen.
studies-hosts = Server, zu denen Teilnehmer zurückkehren können
studies-return-to = Rückkehradresse
studies-return-about = Sie muss mit https:// beginnen. Die Platzhalter code und id, je in geschweiften Klammern, werden ausgefüllt.
studies-rival = Diese Studie wurde in einem anderen Tab oder Browser geändert. Lade deine Fassung erst herunter, wenn du beide behalten willst.
studies-rival-take = Gespeicherte Fassung laden
studies-rival-replace = Durch meine ersetzen
studies-pictures = Bilder
studies-pictures-about = SVG oder PNG, je bis 512 KiB. Teilnehmer sehen eine neue Zeichnung davon unter zufälligem Namen.
studies-pictures-none = Noch keine Bilder.
studies-pictures-uploaded = { $n ->
    [one] Bild hochgeladen.
   *[other] { $n } Bilder hochgeladen.
}
studies-picture-folder = Ordner
studies-picture-folder-about = Figuren des Plans, deren Bild in diesem Ordner liegt, sehen aus wie das Bild dieses Namens.
studies-picture-upload = Bilder hochladen
studies-picture-upload-named = Bilder hochladen, SVG oder PNG
studies-picture-delete = { $name } löschen
studies-picture-add = Bild unter dem Text einfügen
studies-picture-choose = Bild auswählen
studies-picture-alt = Beschreibung von { $name }
studies-picture-take-off = { $name } von dieser Seite entfernen
studies-payment = Bezahlung
studies-payment-about = Teilnehmer lesen die Regeln vor dem Beitritt und sehen, was sie verdient haben. Auszahlen musst du selbst.
studies-payment-on = Bonus zahlen
studies-bonus = Bonus
studies-bonus-currency = Währung
studies-bonus-base = Bezahlung für die abgeschlossene Studie
studies-bonus-per_move = Bonus für jeden angenommenen Zug
studies-bonus-per_point = Bonus für jeden Punkt einer beendeten Serie
studies-bonus-per_series = Bonus für jede beendete Serie
studies-bonus-ceiling = Höchster Bonus
studies-costs-each = Jede Person kostet { $expected }, wenn alle Bretter abgeräumt werden, höchstens { $most }. Gebühren der Plattform kommen dazu.
studies-costs-all = { $n ->
    [one] Eine Person kostet { $expected }, wenn alle Bretter abgeräumt werden, höchstens { $most }. Gebühren der Plattform kommen dazu.
   *[other] { $n } Personen kosten { $expected }, wenn alle Bretter abgeräumt werden, höchstens { $most }. Gebühren der Plattform kommen dazu.
}
studies-costs-saved = Das gilt für die gespeicherte Fassung.
studies-preregistration = Präregistrierung
studies-preregistration-about = Ein Dokument mit allem, was vor dem Start festliegt, aus der gespeicherten Fassung. Regeln und Seiten verrät es nicht.
studies-exclusion = Ausschlusskriterien
studies-analysis = Geplante Auswertung
studies-preregistration-markdown = Präregistrierung (Markdown)
studies-preregistration-json = Präregistrierung (JSON)

## Vorschau

studies-preview-title = Vorschau von { $title }
studies-preview-note = Vorschau der gespeicherten Seiten. Nichts wird aufgezeichnet.
studies-preview-series = Die Serien
studies-preview-series-about = Hier spielen Teilnehmer die Serien einer Liste.
studies-preview-pieces = So sehen Figuren aus:
studies-preview-practice = Hier spielen Teilnehmer eine Übungsserie.
studies-preview-complete = Die Studie ist abgeschlossen.
studies-preview-screened_out = Mit diesen Antworten geht es nicht weiter.
studies-preview-return = Die Schaltfläche führt Teilnehmer zu dieser Adresse:
studies-preview-again = Von vorn beginnen

## Personen

studies-people = Personen
studies-people-title = Personen in { $title }
studies-people-about = Nur du siehst diese Kennungen und Codes. In den Protokollen stehen sie nicht.
studies-no-people = Noch nimmt niemand teil.
studies-origin = Kennung der Plattform
studies-outcome-code = Vergebener Code
studies-bonus-list = Bonuszahlungen herunterladen (CSV)
studies-bonus-list-about = Zeilen aus Kennung und Betrag für alle, die fertig geworden sind oder deren Gegenüber ausgestiegen ist, wie Prolific sie für Sammelzahlungen annimmt.
studies-bonus-left-out = { $n ->
    [one] Nicht in der Liste: { $codes }. Ein Zahlungsformular oder eine Tabellenkalkulation würde die Kennung falsch lesen. Zahle den Bonus direkt auf der Plattform aus.
   *[other] Nicht in der Liste: { $codes }. Ein Zahlungsformular oder eine Tabellenkalkulation würde die Kennungen falsch lesen. Zahle die Boni direkt auf der Plattform aus.
}
studies-status-playing = Dabei
studies-status-complete = Fertig
studies-status-gone = Abgebrochen
studies-status-left = Ausgestiegen
studies-status-screened_out = Ausgeschieden
studies-status-timed_out = Zeit abgelaufen
studies-status-unpaired = Niemand kam
studies-status-partner_left = Gegenüber ausgestiegen
studies-status-withdrawn = Zurückgezogen
studies-status-erased = Gelöscht
studies-erase-dots = Löschen…
studies-erase-named = { $code } löschen
studies-erase = Löschen
studies-erase-title = Person { $code } löschen?
studies-erase-text = Kennungen, Antworten und Züge verschwinden aus deinen Daten. Das lässt sich nicht rückgängig machen.

## Abbildungen

studies-figures = Abbildungen
studies-figures-title = Abbildungen zu { $title }
studies-figures-about = Alle beendeten Serien nach Regelsatz. Ausgeschlossene Teilnehmer fehlen.
studies-figures-none = Noch keine beendete Serie.
studies-figure-table = Als Tabelle zeigen
studies-figure-seen = { $title }. Die Zahlen stehen in der Tabelle darunter.
studies-figure-file = { $title } als { $kind } herunterladen
studies-yes = ja
studies-no = nein
studies-figure-svg = SVG
studies-figure-csv = CSV
studies-figure-curves = Lernkurven
studies-figure-curves-about = Mittlere Fehler auf jedem Brett. Die Striche zeigen einen Standardfehler nach oben und unten.
studies-figure-curves-x = Brett
studies-figure-curves-y = Fehler
studies-figure-mastery = Gemeistert nach (m*)
studies-figure-mastery-about = Versuche vor den ersten zehn angenommenen in Folge. Ein Punkt ist eine Serie, größere Punkte sind mehrere. Der Balken zeigt, wo die Hälfte die Regel gemeistert hatte.
studies-figure-mastery-x = Versuche (m*)
studies-figure-survival = Noch nicht gemeistert
studies-figure-survival-about = Anteil der Serien, in denen die Regel nach so vielen Versuchen noch nicht gemeistert war (Kaplan–Meier). Striche zeigen Serien, die vorher endeten.
studies-figure-survival-x = Versuche
studies-figure-survival-y = Anteil nicht gemeistert
studies-figure-difficulty = Schwierigkeit der Regeln
studies-figure-difficulty-about = Mittlere Fehler je Serie, die schwerste Regel zuerst. Die Striche zeigen einen Standardfehler nach beiden Seiten.
studies-figure-difficulty-x = Fehler je Serie
