# Eine Partie, die gespielt, angesehen oder wiedergegeben wird.

## Die Seite

match-title = Partie
match-not-found = Partie nicht gefunden
match-not-found-why = Die Partie ist vielleicht privat, oder die Adresse stimmt nicht.
match-not-loaded = Diese Partie konnte nicht geladen werden
match-cannot-show = Diese Seite kann dieses Spiel noch nicht anzeigen.
match-try-again = Erneut versuchen
match-all-games = Alle Partien
match-loading = Wird geladen …
match-two-players = { $first } gegen { $second }
match-blind = Blindpartie: Wer mitspielt, erfährst du am Ende.
match-open-seat = Freier Platz
match-tournament = <link>{ $name }</link>
match-tournament-round = <link>{ $name }</link>, Runde { $round } von { $rounds }
match-no-show-own = Mach deinen ersten Zug innerhalb von <clock>der verbleibenden Zeit</clock>, sonst verlierst du diese Partie.
match-no-show-others = { $n ->
    [one] { $players } hat noch nicht gezogen und verliert diese Partie in <clock>der verbleibenden Zeit</clock>, wenn kein Zug kommt.
   *[other] { $players } haben noch nicht gezogen und verlieren diese Partie in <clock>der verbleibenden Zeit</clock>, wenn kein Zug kommt.
  }
match-no-show-any = Wer innerhalb von <clock>der verbleibenden Zeit</clock> nicht gezogen hat, verliert diese Partie.
match-series = Serie { $n } von { $of }
match-experiment = Experiment

## Brett

match-board = Brett
match-zoom-in = Vergrößern
match-zoom-out = Verkleinern
match-zoom-whole = Ganzes Brett zeigen
match-zoom-pieces = Nur den Teil mit den Figuren zeigen
match-flip = Brett drehen
match-past-start = Stellung am Anfang
match-past-turn = Stellung in Zug { $turn }
match-past-leave = Zurück zur aktuellen Stellung

## Bereiche

match-panels = Bereiche
match-panel-game = Partie
match-panel-log = Verlauf
match-panel-chat = Chat
match-panel-notes = Notizen
match-panel-chat-notes = Chat und Notizen

## Was zu tun ist

match-watching = Du siehst zu.
match-watching-late = { $n ->
    [one] Du siehst die Partie einen Zug später.
   *[other] Du siehst die Partie { $n } Züge später.
}
match-waiting-for = Warten auf { $player }.
match-waiting = Warten auf die anderen Spieler.
match-waiting-watched = Warten auf die Spieler.
match-to-move = Am Zug: { $players }.
match-on-hold = Diese Partie ist nach einem Serverfehler angehalten. Nichts geht verloren.
match-paused = Die Partie pausiert. Die Uhren stehen still.
match-paused-until = Die Partie pausiert bis { $date }. Die Uhren stehen still.
match-played = Gespielt: { $turn }
match-no-answer = Der Server hat noch nicht geantwortet. Dein Zug wird automatisch erneut gesendet.
match-send-now = Jetzt senden

## Abschicken

match-undo = Rückgängig
match-sending = Wird gesendet …
match-confirm = Bestätigen: { $action }
match-press-again = Drücke noch einmal P zum Bestätigen: { $action }.
match-todo = Zu tun
match-todo-title = Zu tun <small>{ $n }</small><key>, Taste J</key>
match-todo-none = In dieser Runde ist nichts mehr zu tun.
match-todo-more = und { $n } weitere
match-todo-draw = Remisangebot beantworten
match-todo-truce = Pausenangebot beantworten
match-todo-resume = Angebot zum Fortsetzen beantworten
match-todo-takeback = Bitte um Zugrücknahme beantworten
match-todo-plan = Bedingte Züge prüfen: Sie wurden aufgehoben
match-confirm-ways = Züge bestätigen:
match-confirm-decline = Nicht jetzt
match-notify = Der nächste Zug kann Stunden dauern. Auf diesem Gerät benachrichtigen, wenn du am Zug bist?
match-notify-accept = Benachrichtigen
match-notify-decline = Nein, danke
match-notify-on = Du wirst auf diesem Gerät benachrichtigt, wenn du am Zug bist.
match-notify-denied = Dein Browser hat Benachrichtigungen nicht erlaubt. Du kannst sie in seinen Einstellungen erlauben.
match-skip-ahead = Vorspulen
match-skip-none = Aus
match-skip-up-to = Bis zu { $n } Runden, Halt bei Ereignissen
match-skip-stopped = { $n ->
    [one] Angehalten nach 1 von { $of } Runden: { $why }
   *[other] Angehalten nach { $n } von { $of } Runden: { $why }
}
match-skip-done = { $n ->
    [one] 1 Runde ist vergangen.
   *[other] { $n } Runden sind vergangen.
}
match-run-left = { $n ->
    [0] Letzte Runde dieses Durchlaufs …
    [one] Runden laufen durch: noch 1.
   *[other] Runden laufen durch: noch { $n }.
  }
match-run-stop = Anhalten
match-run-stopped = Du hast den Durchlauf angehalten. Deine Dauerbefehle sind für diese Runde entworfen.

## Entwürfe, die nicht gespielt wurden

match-draft-lost-takeback = Durch eine Zugrücknahme hat sich die Stellung geändert. Dein Entwurf wurde nicht gespielt: { $draft }.
match-draft-lost-time = Die Zeit ist abgelaufen. Dein Entwurf wurde nicht gespielt: { $draft }.
match-draft-lost-ended = Die Partie ist zu Ende. Dein Entwurf wurde nicht gespielt: { $draft }.
match-draft-lost-elsewhere = Du hast in einem anderen Fenster gespielt. Der Entwurf hier wurde nicht gespielt: { $draft }.

## Angebote und Aufgabe

match-offers = Angebote und Aufgabe
match-offer-draw = Remis anbieten
match-offer-resume = Fortsetzung vorschlagen
match-offer-pause = Pause vorschlagen
match-pause-hours = für <field></field> Stunden
match-take-back = Zug zurücknehmen
match-ask-takeback = Um Zugrücknahme bitten
match-resign = Aufgeben …
match-resign-title = Diese Partie aufgeben?
match-resign-text = { $seats ->
    [1] Die Partie endet sofort. Das lässt sich nicht rückgängig machen.
    [2] Dein Gegner gewinnt sofort. Das lässt sich nicht rückgängig machen.
   *[other] Du scheidest aus, und die anderen spielen weiter. Das lässt sich nicht rückgängig machen.
}
match-resign-yes = Aufgeben
match-resign-no = Weiterspielen

## Abwesende Spieler

match-away-bot = Du hast deine Züge verpasst. { $bot } (ein Bot) spielt jetzt für dich.
match-away-open = Du hast deine Züge verpasst. Ein anderer Spieler kann deinen Platz übernehmen.
match-away-back = Ich bin zurück
match-seat-free = { $player } ist abwesend; der Platz ({ $side }) ist frei. Du würdest von dieser Stellung an weiterspielen. Die Partie zählt nicht für deine Wertung.
match-seat-take = Platz übernehmen

## Das Ende

match-ended-place = { $of ->
    [2] Du hast verloren. { $ended }
   *[other] Du hast Platz { $place } von { $of } belegt. { $ended }
}
match-ended-shared = Du teilst dir den ersten Platz mit { $others }.
match-ended-shared-agreed = Remis durch Einigung: Du teilst dir den ersten Platz mit { $others }.
match-ended-shared-abandoned = Alle sind gegangen: Du teilst dir den ersten Platz mit { $others }.
match-review = Nachspielen
match-places = Endstand
match-places-place = Platz
match-places-player = Spieler
match-places-score = Punkte
match-places-why = Vorn steht, wer gewonnen hat, dann folgen die übrigen nach Punkten. Wer ausgeschieden ist, steht hinten.
match-next-level = Nächste Stufe
match-same-level = Stufe wiederholen
match-new-game = Neue Partie
match-tournament-back = Zurück zum Turnier
match-rematch-go = Zur Revanche
match-rematch-cancel = Revanche zurückziehen
match-rematch-accept = Revanche annehmen
match-rematch = Revanche
match-rematch-wanted = { $n ->
    [one] { $players } möchte eine Revanche.
   *[other] { $players } möchten eine Revanche.
}
match-rematch-asked = Du hast eine Revanche angeboten. Sie beginnt hier, sobald dein Gegner annimmt.
match-export = Export:
match-export-text = Text
match-export-verify = Export prüfen
match-transcript = Was den Sprachmodellen gezeigt wurde und was sie antworteten
match-puzzle-results = Ergebnisse dieses Rätsels
match-challenge-back = Zurück zur Herausforderung
match-challenge-sealed = Dein Ergebnis steht auf der Seite der Herausforderung. Dort erscheint nach deren Ende auch die Regel.
match-level-leaderboard = Bestenliste dieser Stufe
match-ladder = Alle Stufen
match-series-start = Serie { $n } beginnen
match-series-finish = Abschließen
match-series-done = Serie { $n } von { $of } ist abgeschlossen.
match-practice = Übung
match-practice-done = Die Übung ist vorbei.
match-practice-continue = Weiter
match-pair-you = Du
match-pair-partner = Gegenüber
match-pair-rival = Gegenseite

## Plätze

match-seats = Spieler
match-seat-bot = { $side } (<bot></bot>)
match-seats-count = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
match-ends-in = <label>endet in</label> <clock></clock>
match-clock-used = <label>verbraucht</label> <clock></clock>
match-clock-left = <label>übrig</label> <clock></clock>
match-seat-own = { $side } (du)
match-seat-to-move = am Zug
match-seat-online = verbunden
match-seat-unseen = nicht verbunden
match-seat-away-minutes = { $n ->
    [one] seit einer Minute weg
   *[other] seit { $n } Minuten weg
}
match-seat-away-hours = { $n ->
    [one] seit einer Stunde weg
   *[other] seit { $n } Stunden weg
}
match-seat-away-days = { $n ->
    [one] seit einem Tag weg
   *[other] seit { $n } Tagen weg
}

## Wertungen

match-rating-own = Deine Wertung: <rating>{ $after }</rating> <change></change>
match-rating-player = { $player }: <rating>{ $after }</rating> <change></change>
match-rating-player-ignored = { $player }: { $why }
match-rating-unchanged = Diese Partie hat die Wertung nicht verändert.
match-rating-details = Einzelheiten zur Wertung
match-rating-leaderboard = Zur Bestenliste
match-rating-pool = Bestenliste „{ $pool }“:
match-rating-lost = Niederlage gegen { $player } ({ $rating } ± { $deviation }). Erwartete Punktzahl: { $expected }.
match-rating-drew = Remis gegen { $player } ({ $rating } ± { $deviation }). Erwartete Punktzahl: { $expected }.
match-rating-won = Sieg gegen { $player } ({ $rating } ± { $deviation }). Erwartete Punktzahl: { $expected }.
match-rating-effect = Wirkung: <points>{ $points }</points>.
match-rating-weight = Dieses Ergebnis zählt zu { $share }: Die Spieler trafen kürzlich aufeinander, oder die Wertung des Gegners ist unsicher.
match-rating-deviation = Unsicherheit der Wertung: ± { $before } vor dieser Partie, ± { $after } jetzt.
match-rating-new = Große Änderungen sind normal, solange eine Wertung neu ist.
match-rating-ignored-one_owner = Beide Spieler haben denselben Besitzer, daher zählt diese Partie nicht.
match-rating-ignored-stood_in = Jemand anderes hat für diesen Platz gespielt, daher zählt nur ein Sieg gegen ihn.
match-rating-ignored-met_too_often = Diese Spieler trafen innerhalb von 30 Tagen zu oft aufeinander, daher zählt diese Partie nicht.
match-rating-ignored-too_short = Die Partie endete, bevor beide drei Züge gespielt hatten, daher zählt sie nicht.
match-rating-ignored-guest = Partien mit Gästen zählen nicht.
match-rating-ignored-fair_play = Diese Partie zählt nach den Fair-Play-Regeln nicht.
match-rating-ignored-not_established = Sie haben gegen zu wenige Gegner mit gesicherter Wertung gespielt, daher zählt diese Partie nicht.

## Verlauf

match-log-empty = Noch ist nichts passiert.
match-log-list = Verlauf, Neuestes zuerst
match-steps = Durch die Partie blättern
match-step-first = Anfang
match-step-back = Einen Schritt zurück
match-step-forward = Einen Schritt vor
match-step-last = Aktuelle Stellung
match-log-turn = Zug { $turn }
match-log-turn-of = Zug { $turn } von { $last }

## Chat

match-chat-messages = Nachrichten
match-chat-empty = Noch keine Nachrichten
match-chat-empty-watching = Hier kannst du mit den anderen Zuschauern chatten.
match-chat-field = Nachricht
match-chat-to-players = Nachricht an die Spieler
match-chat-to-spectators = Nachricht an die Zuschauer
match-chat-send = Senden
match-chat-said = { $player }: { $text }
match-report = Melden
match-report-message = Nachricht von { $player } melden
match-report-title = { $player } melden?
match-report-quote = „{ $text }“

## Notizen

match-notes-label = Deine privaten Notizen
match-notes-hint = Pläne, Vermutungen, Zusagen. Nur du kannst sie lesen.
match-notes-reading = Deine Notizen werden geladen …
match-notes-typing = Noch nicht gespeichert
match-notes-saving = Wird gespeichert …
match-notes-saved = Gespeichert
match-notes-long = Zu lang zum Speichern. Kürze deine Notizen.
match-notes-changed = Auf einem anderen Gerät geändert
match-notes-offline = Noch nicht gespeichert: Du bist offline. Deine Notizen werden gespeichert, sobald du wieder verbunden bist.
match-notes-conflict = Diese Notizen wurden auf einem anderen Gerät geändert. Die andere Fassung:
match-notes-nothing = (leer)
match-notes-keep = Diese Fassung behalten
match-notes-other = Andere Fassung verwenden
match-notes-bytes = { $n } von { $most } Bytes

## Bedingte Züge

match-plan = Bedingte Züge
match-plan-how = Deine Antwort wird gespielt, wenn dein Gegner genau diesen Zug macht. Jeder andere Zug hebt alle auf. Nur du kannst das sehen.
match-plan-if = Wenn <theirs></theirs>, dann <mine></mine>.
match-plan-then-if = Danach: wenn <theirs></theirs>, dann <mine></mine>.
match-plan-show = { $turn } auf dem Brett zeigen
match-plan-remove = Entfernen
match-plan-remove-line = Variante { $line } entfernen
match-plan-add = Bedingte Züge hinzufügen
match-plan-add-more = Weitere bedingte Züge hinzufügen
match-plan-type = Variante in Notation eingeben
match-plan-after = Fortsetzen ab
match-plan-after-now = aktueller Stellung
match-plan-after-line = nach { $line }
match-plan-theirs = Wenn der Gegner spielt
match-plan-theirs-hint = ein Zug in Notation
match-plan-mine = Antworte ich
match-plan-mine-hint = -- zum Passen
match-plan-add-line = Variante hinzufügen
match-plan-fault-theirs = Zug des Gegners: { $why }
match-plan-fault-mine = Deine Antwort: { $why }
match-plan-cancelled-surprise = Deine bedingten Züge wurden in Zug { $turn } aufgehoben: Dein Gegner hat einen anderen Zug gespielt.
match-plan-cancelled-offer = Deine bedingten Züge wurden in Zug { $turn } aufgehoben: Dein Gegner hat ein Angebot gemacht.
match-plan-cancelled-own_order = Deine bedingten Züge wurden in Zug { $turn } aufgehoben: Du hast den Zug selbst gespielt.
match-plan-cancelled-takeback = Deine bedingten Züge wurden in Zug { $turn } aufgehoben: Ein Zug wurde zurückgenommen.
match-plan-cancelled-refused = Deine bedingten Züge wurden in Zug { $turn } aufgehoben: Deine Antwort war nicht erlaubt.

## Die Kopie des Bretts für bedingte Züge

match-copy-how = Das ist eine Kopie des Bretts. Eine Antwort wird nur gesendet, wenn dein Gegner diese Züge macht.
match-copy-close = Zurück zur Partie
match-copy-over = Die Partie wäre hier zu Ende.
match-copy-as-own = Spiele deine Antwort.
match-copy-as-other = Spiele den Zug, den du von { $side } erwartest.
match-copy-line = Variante
match-copy-line-hint = Spiele einen Zug für deinen Gegner, dann deine Antwort und so weiter. Eine Variante endet mit deiner Antwort.
match-copy-theirs = Gegner
match-copy-mine = Du
match-copy-add = Diese Variante hinzufügen
match-copy-adding = Wird hinzugefügt …
match-copy-has = Variante hinzugefügt
match-copy-added = Hinzugefügt: { $line }
match-copy-closed = Die Partie ist weitergegangen, daher wurde die Kopie des Bretts geschlossen.
match-copy-closed-unsaved = Die Partie ist weitergegangen, daher wurde die Kopie des Bretts geschlossen. Diese Variante wurde nicht hinzugefügt: { $line }

## Wiedergabe

match-replay = Wiedergabe
match-replay-play = Wiedergabe starten
match-replay-play-key = Wiedergabe starten (Leertaste)
match-replay-pause = Wiedergabe anhalten
match-replay-pause-key = Wiedergabe anhalten (Leertaste)
match-replay-end = Ende
match-replay-turn = Zug
match-replay-at-end = Ende, Zug { $turn }
match-replay-at-now = Aktueller Zug, { $turn }
match-replay-at-late = { $n ->
    [one] Zug { $turn }, 1 Zug verzögert
   *[other] Zug { $turn }, { $n } Züge verzögert
}
match-replay-at = Zug { $turn } von { $last }
match-replay-told = { $where }. { $told }
match-replay-speed = Tempo
match-replay-seen-by = Ansicht
match-replay-everyone = alle
match-replay-late = { $n ->
    [one] Zuschauer sehen alles, einen Zug später. Nach der Partie ist nichts verborgen.
   *[other] Zuschauer sehen alles, { $n } Züge später. Nach der Partie ist nichts verborgen.
}
match-replay-others = Was andere spielten
match-what-if = Andere Befehle ausprobieren
match-replay-fork = Von hier weiterspielen
match-replay-fork-open = { $n ->
    [2] Mit einem Freund weiterspielen
   *[other] Mit Freunden weiterspielen
}
match-keep = Merken
match-keep-title = Diese Partie merken
match-keep-where = Wähle ihre Sammlungen aus. Private siehst nur du.
match-keep-guest = Registriere dich, um Partien in eigenen Sammlungen zu merken.
match-keep-sign-up = Registrieren
match-keep-new = Neue Sammlung
match-keep-favourites = Lieblingspartien
match-keep-save = Speichern
match-keep-saved = Sammlungen gespeichert
match-replay-share = Diese Stellung teilen
match-replay-copied = Link kopiert
match-replay-link = Link zu dieser Stellung:
match-replay-embed = In eine Website einbetten
match-replay-embed-copied = HTML-Code für deine Website kopiert
match-replay-embed-address = Adresse des Rahmens für deine Website:
match-replay-gif = Animierte Wiedergabe (GIF)
match-replay-gif-alt = Animierte Wiedergabe dieser Partie
match-replay-gif-making = Die Animation wird erstellt. Das dauert einige Sekunden, bei einer langen Partie bis zu einer Minute.
match-replay-gif-save = Animation speichern ({ $kilobytes } kB)
match-replay-gif-busy = Der Server erstellt gerade andere Animationen. Versuche es in einigen Sekunden noch einmal.
match-replay-gif-long = Diese Partie ist zu lang für eine Animation. Teile stattdessen eine Stellung.
match-frame-open = { $title } auf Quadrivium
match-mistakes = Fehler
match-mistakes-own = Deine Fehler
match-replay-analyse = Ab hier analysieren

## Bewertung einer beendeten Partie

match-evaluation = Bewertung
match-evaluation-chart = { $turns ->
    [one] Bewertung über einen Zug; die Zahlen stehen in der Tabelle darunter
   *[other] Bewertung über { $turns } Züge; die Zahlen stehen in der Tabelle darunter
}
match-evaluation-progress = Analysierte Stellungen
match-evaluation-done = { $n } von { $all } Stellungen analysiert
match-evaluation-again = Fortsetzen
match-evaluation-table = Als Tabelle zeigen
match-evaluation-caption = Bewertung vor jedem Zug und am Ende
match-evaluation-score = Wert
match-evaluation-words = Einschätzung
match-evaluation-best = Bester Zug
match-evaluation-best-here = Bester Zug: <move></move>

## Diagramme

match-charts = Diagramme
match-chart-label = { $turns ->
    [one] { $title } über einen Zug; die Zahlen stehen in der Tabelle darunter
   *[other] { $title } über { $turns } Züge; die Zahlen stehen in der Tabelle darunter
}
match-chart-table = { $title } als Tabelle

## Ton, Aussehen und Tasten

match-tools = Brettwerkzeuge
match-sound-off = Ton ausschalten
match-sound-on = Ton einschalten
match-look = Aussehen und Ton
match-look-close = Schließen
match-all-settings = Alle Einstellungen
match-help = Regeln und Tasten
match-help-rules = Regeln auf einer Karte
match-help-lessons = Lektionen zu diesem Spiel
match-keys = Tastenkürzel
match-keys-board = Auf dem Brett
match-keys-anywhere = Überall
match-keys-own = In diesem Spiel
match-keys-replay = Wiedergabe
match-keys-copy = Bedingte Züge
match-keys-letters = Kürzel aus einzelnen Buchstaben kannst du in den <link>Einstellungen</link> ausschalten.
match-key-tab = Tab
match-key-enter = Enter
match-key-esc = Esc
match-key-home = Pos1
match-key-end = Ende
match-key-space = Leertaste
match-keys-to-board = zum Brett, dann zum Bereich daneben
match-keys-squares = von Feld zu Feld
match-keys-choose = eine Figur wählen, dann ihr Ziel
match-keys-cancel = abbrechen oder ein Menü schließen
match-keys-focus-board = zum Brett
match-keys-type = einen Zug tippen; Pfeiltasten wählen aus der Liste, Enter spielt
match-keys-numbers = eine nummerierte Möglichkeit neben dem Brett wählen
match-keys-undo = einen Schritt rückgängig machen
match-keys-play = spielen, wie mit der Schaltfläche
match-keys-flip = das Brett drehen
match-keys-whole = zwischen dem ganzen Brett und dem Teil mit den Figuren wechseln
match-keys-task = zur nächsten Aufgabe
match-keys-sound = Ton ein- oder ausschalten
match-keys-next-game = zur nächsten Partie, in der du am Zug bist
match-keys-help = die Regeln und diese Liste zeigen
match-keys-steps = einen Schritt zurück, einen Schritt vor
match-keys-ends = Anfang, Ende
match-keys-run = Wiedergabe starten oder anhalten
match-keys-eyes = Ansicht des nächsten Spielers, in Partien mit verborgener Information
match-keys-variations = vorherige Variante, nächste Variante
match-keys-line-ends = Anfang oder Ende der Variante

## Ablaufende Zeit, für Bildschirmleser

match-left-60 = Du hast noch eine Minute.
match-left-30 = Du hast noch 30 Sekunden.
match-left-10 = Du hast noch 10 Sekunden.

## A newcomer

match-first-turn = So geht es los
match-first-turn-done = Verstanden

## Partien, in denen alle gleichzeitig spielen: Sie zählen Runden

match-past-turn-round = Stellung in Runde { $turn }
match-watching-late-round = { $n ->
    [one] Du siehst die Partie eine Runde später.
   *[other] Du siehst die Partie { $n } Runden später.
}
match-log-turn-round = Runde { $turn }
match-log-turn-of-round = Runde { $turn } von { $last }
match-replay-turn-round = Runde
match-replay-at-end-round = Ende, Runde { $turn }
match-replay-at-now-round = Aktuelle Runde, { $turn }
match-replay-at-late-round = { $n ->
    [one] Runde { $turn }, 1 Runde verzögert
   *[other] Runde { $turn }, { $n } Runden verzögert
}
match-replay-at-round = Runde { $turn } von { $last }
match-replay-late-round = { $n ->
    [one] Zuschauer sehen alles, eine Runde später. Nach der Partie ist nichts verborgen.
   *[other] Zuschauer sehen alles, { $n } Runden später. Nach der Partie ist nichts verborgen.
}
match-chart-label-round = { $turns ->
    [one] { $title } über eine Runde; die Zahlen stehen in der Tabelle darunter
   *[other] { $title } über { $turns } Runden; die Zahlen stehen in der Tabelle darunter
}
