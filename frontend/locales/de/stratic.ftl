# Stratic: orders, the log, facts, the secret setup and the cube. The board has stratic-board.ftl, the position editor stratic-edit.ftl.

## A move in words

stratic-moved-move = { $piece } { $from } zieht nach { $to }
stratic-moved-capture = { $piece } { $from } schlägt { $to }
stratic-moved-occupy = { $piece } { $from } besetzt den Fortifikator auf { $to }
stratic-moved-breach = { $piece } { $from } schlägt eine Bresche auf { $to }
stratic-moved-swap = { $piece } { $from } tauscht mit dem Kommandanten auf { $to }
stratic-moved-crush = { $piece } { $from } zermalmt den Fortifikator unter sich
stratic-moved-move-promoted = { $piece } { $from } zieht nach { $to } und wird zum { $promoted }
stratic-moved-capture-promoted = { $piece } { $from } schlägt { $to } und wird zum { $promoted }
stratic-moved-swap-promoted = { $piece } { $from } tauscht mit dem Kommandanten auf { $to } und wird zum { $promoted }
stratic-chained-capture = { $piece } { $from } schlägt { $to }, dann { $then }
stratic-chained-breach = { $piece } { $from } schlägt { $to }, dann eine Bresche auf { $then }

## A placement in words

stratic-placed = { $piece } auf { $square }
stratic-placed-promoted = { $piece } auf { $square }, umgewandelt zum { $promoted }
stratic-step-place = { $piece } auf { $square } setzen
stratic-step-place-promoted = { $piece } auf { $square } setzen und zum { $promoted } umwandeln
stratic-pass = Passen

## The log

stratic-tale-moves = { $side }: { $moves }.
stratic-tale-places = { $side } setzt ein: { $pieces }.
stratic-tale-places-passes = { $side } setzt ein: { $pieces }. { $side } passt.
stratic-tale-passes = { $side } passt.
stratic-tale-skip = { $side } hat die Zeit überschritten, der Zug entfällt.
stratic-tale-check = Schach.
stratic-tale-commander = Der Kommandant ist geschlagen.
stratic-tale-reply = Beide Kommandanten sind geschlagen: Die Partie ist remis.
stratic-tale-growth = Das Brett wächst (Ring { $ring }).
stratic-tale-midboard = Mittelbrett: Süd { $south }, Nord { $north }.
stratic-tale-gain =
    { $gain ->
        [one] { $side } erhält 1 Verstärkung.
       *[other] { $side } erhält { $gain } Verstärkungen.
    }
stratic-tale-setup = Die Aufstellung von { $side } wird aufgedeckt.
stratic-tale-resign = { $side } gibt auf.
stratic-tale-flag = { $side } hat die Zeit überschritten.
stratic-tale-abandon = { $side } hat zu viele Züge verpasst.
stratic-tale-draw = Die Spieler einigten sich auf Remis.
stratic-somebody = Jemand

## How a game ended

stratic-won = { $side } ({ $name }) gewinnt.
stratic-won-commander = { $side } ({ $name }) gewinnt: Der Kommandant wurde geschlagen.
stratic-won-resign = { $side } ({ $name }) gewinnt: Die andere Seite hat aufgegeben.
stratic-won-flag = { $side } ({ $name }) gewinnt durch Zeitüberschreitung.
stratic-won-abandon = { $side } ({ $name }) gewinnt: Die andere Seite hat zu viele Züge verpasst.
stratic-won-agreement = { $side } ({ $name }) gewinnt nach Punkten, durch Einigung.
stratic-won-no_pieces = { $side } ({ $name }) gewinnt: Alle eigenen Figuren sind weg.
stratic-won-turn_limit = { $side } ({ $name }) gewinnt beim Zuglimit.
stratic-won-turn_limit-points = { $side } ({ $name }) gewinnt beim Zuglimit mit { $first } zu { $second } Punkten.
stratic-won-turn_limit-pieces = { $side } ({ $name }) gewinnt beim Zuglimit mit weniger Figuren, { $first } zu { $second }.
stratic-drawn = Die Partie endet remis.
stratic-drawn-reply_capture = Remis: Beide Kommandanten wurden geschlagen.
stratic-drawn-agreement = Remis durch Einigung.
stratic-drawn-abandon = Remis: Beide Seiten haben zu viele Züge verpasst.
stratic-drawn-abandoned = Remis: Beide Spieler sind gegangen.
stratic-drawn-turn_limit = Remis: Das Zuglimit ist erreicht.
stratic-drawn-turn_limit-points = Remis: Das Zuglimit ist erreicht, { $first } zu { $second } Punkte.
stratic-drawn-turn_limit-pieces = Remis: Das Zuglimit ist erreicht, { $first } zu { $second } Figuren.

## Wie eine Partie endete, für einen der Spieler

stratic-you-won = Du hast gegen { $name } gewonnen.
stratic-you-won-commander = Du hast gewonnen: Du hast den Kommandanten von { $name } auf { $square } geschlagen.
stratic-you-won-resign = Du hast gewonnen: { $name } hat aufgegeben.
stratic-you-won-flag = Du hast gewonnen: Die Zeit von { $name } ist abgelaufen.
stratic-you-won-abandon = Du hast gewonnen: { $name } hat zu viele Züge verpasst.
stratic-you-won-agreement = Du hast nach Punkten gewonnen, durch Einigung.
stratic-you-won-no_pieces = Du hast gewonnen: Du hast zuerst alle Figuren verloren.
stratic-you-won-turn_limit-points = Du hast beim Zuglimit gewonnen, { $first } zu { $second } Punkte.
stratic-you-won-turn_limit-pieces = Du hast beim Zuglimit mit weniger Figuren gewonnen, { $first } zu { $second }.
stratic-you-lost = Du hast gegen { $name } verloren.
stratic-you-lost-commander = Du hast verloren: { $name } hat deinen Kommandanten auf { $square } geschlagen.
stratic-you-lost-resign = Du hast verloren: Du hast aufgegeben.
stratic-you-lost-flag = Du hast verloren: Deine Zeit ist abgelaufen.
stratic-you-lost-abandon = Du hast verloren: Du hast zu viele Züge verpasst.
stratic-you-lost-agreement = Du hast nach Punkten verloren, durch Einigung.
stratic-you-lost-no_pieces = Du hast verloren: { $name } hat zuerst alle Figuren verloren.
stratic-you-lost-turn_limit-points = Du hast beim Zuglimit verloren, { $second } zu { $first } Punkte.
stratic-you-lost-turn_limit-pieces = Du hast beim Zuglimit mit mehr Figuren verloren, { $second } zu { $first }.

## What to do now

stratic-ask-typing = Tippe weiter: Der Zug ist noch nicht vollständig.
stratic-ask-not-a-turn = Das ist kein gültiger Zug.
stratic-ask-waiting = Mögliche Züge werden geladen …
stratic-ask-place =
    { $n ->
        [one] Setze 1 Verstärkung, dann ziehe.
       *[other] Setze { $n } Verstärkungen, dann ziehe.
    }
stratic-ask-place-pieces =
    { $n ->
        [one] Setze 1 Figur, dann ziehe.
       *[other] Setze { $n } Figuren, dann ziehe.
    }
stratic-ask-place-commander =
    { $more ->
        [0] Setze deinen Kommandanten, dann ziehe.
        [one] Setze deinen Kommandanten und 1 weitere Figur, dann ziehe.
       *[other] Setze deinen Kommandanten und { $more } weitere Figuren, dann ziehe.
    }
stratic-ask-chain = Kettenschlag möglich: Wähle ein Ziel oder schließe den Zug ab.
stratic-ask-choose = Wähle, was dieser Zug bewirkt.
stratic-ask-selected = { $piece } gewählt: Wähle ein Feld.
stratic-ask-second = Operation: Wähle eine Figur für eine zweite Bewegung oder spiele nur diese.
stratic-ask-ready = Bestätige den Zug mit der Schaltfläche.
stratic-ask-capture =
    { $who ->
        [both] Es muss geschlagen werden.
       *[you] Du bist am Zug: Du musst schlagen.
    }
stratic-ask-capture-operation =
    { $who ->
        [both] Es muss geschlagen werden, danach ist eine zweite Bewegung möglich.
       *[you] Du bist am Zug: Du musst schlagen, danach ist eine zweite Bewegung möglich.
    }
stratic-ask-operation =
    { $who ->
        [both] Operation: bis zu zwei Bewegungen.
       *[you] Du bist am Zug (Operation): Du hast bis zu zwei Bewegungen.
    }
stratic-ask-must-move =
    { $who ->
        [both] Nach zweimaligem Passen muss gezogen werden.
       *[you] Du bist am Zug: Du hast zweimal gepasst, also musst du ziehen.
    }
stratic-ask-placed = Jetzt ziehe eine Figur oder passe.
stratic-ask-turn =
    { $who ->
        [both] Ziehe eine Figur oder passe.
       *[you] Du bist am Zug: Ziehe eine Figur oder passe.
    }
stratic-ask-no-pass =
    { $who ->
        [both] Ziehe eine Figur. Passen ist jetzt nicht möglich.
       *[you] Du bist am Zug: Ziehe eine Figur. Passen ist jetzt nicht möglich.
    }
stratic-ask-placed-no-pass = Jetzt ziehe eine Figur. Passen ist jetzt nicht möglich.
stratic-check = Schach: Dein Kommandant wird angegriffen.
stratic-check-other = Schach: Der Kommandant von { $side } wird angegriffen.
stratic-check-risky = So steht dein Kommandant noch im Schach. Deine zweite Bewegung muss das Schach beenden.
stratic-threat-A = Der Aggressor auf { $square } greift bis zu 3 Felder gerade oder 2 diagonal an.
stratic-threat-A-raised = Der Aggressor auf { $square } steht auf einem Fortifikator und greift deshalb beliebig weit an.
stratic-threat-I = Der Interdiktor auf { $square } greift auf Reihen, Linien und Diagonalen an.
stratic-threat-I-raised = Der Interdiktor auf { $square } steht auf einem Fortifikator und springt deshalb über Figuren.
stratic-threat-C = Der gegnerische Kommandant auf { $square } greift benachbarte Felder an.

## Was in diesem Zug zu beachten ist

stratic-todo-win = Schlage den Kommandanten mit { $pieces }
stratic-todo-check = { $n ->
    [one] Pariere das Schach: { $pieces } greift deinen Kommandanten an
   *[other] Pariere das Schach: { $pieces } greifen deinen Kommandanten an
}
stratic-todo-capture = { $n ->
    [one] Du musst schlagen: 1 Figur kann es
   *[other] Du musst schlagen: { $n } Figuren können es
}
stratic-todo-danger = { $n ->
    [one] In Gefahr: { $piece } ({ $pieces } kann schlagen)
   *[other] In Gefahr: { $piece } ({ $pieces } können schlagen)
}
stratic-todo-growth-own = { $n ->
    [one] Das Brett wächst nach diesem Zug: Du führst im Mittelbrett { $own } zu { $other } und bekämst { $gain ->
        [one] 1 Figur
       *[other] { $gain } Figuren
    }
   *[other] Das Brett wächst in { $n } Zügen: Du führst im Mittelbrett { $own } zu { $other } und bekämst { $gain ->
        [one] 1 Figur
       *[other] { $gain } Figuren
    }
}
stratic-todo-growth-other = { $n ->
    [one] Das Brett wächst nach diesem Zug: { $side } führt im Mittelbrett { $other } zu { $own } und bekäme { $gain ->
        [one] 1 Figur
       *[other] { $gain } Figuren
    }
   *[other] Das Brett wächst in { $n } Zügen: { $side } führt im Mittelbrett { $other } zu { $own } und bekäme { $gain ->
        [one] 1 Figur
       *[other] { $gain } Figuren
    }
}
stratic-todo-growth-level = { $n ->
    [one] Das Brett wächst nach diesem Zug: Gleichstand im Mittelbrett, { $own } zu { $other }
   *[other] Das Brett wächst in { $n } Zügen: Gleichstand im Mittelbrett, { $own } zu { $other }
}

## The button that plays the turn

stratic-commit-move = { $piece } nach { $to } ziehen
stratic-commit-capture = Mit { $piece } auf { $to } schlagen
stratic-commit-occupy = Fortifikator auf { $to } besetzen
stratic-commit-breach = Bresche auf { $to } schlagen
stratic-commit-swap = Mit dem Kommandanten auf { $to } tauschen
stratic-commit-crush = Fortifikator auf { $to } zermalmen
stratic-commit-promote = { $piece } nach { $to } ziehen, wird zum { $promoted }
stratic-commit-chain-capture = { $to } schlagen, dann { $then }
stratic-commit-chain-breach = { $to } schlagen, dann Bresche auf { $then }
stratic-commit-both = Beide Züge spielen
stratic-commit-placed-move =
    { $n ->
        [one] 1 Figur setzen und ziehen
       *[other] { $n } Figuren setzen und ziehen
    }
stratic-commit-placed-pass =
    { $n ->
        [one] 1 Figur setzen und passen
       *[other] { $n } Figuren setzen und passen
    }
stratic-commit-pass = Passen
stratic-commit-not-a-turn = Noch kein Zug
stratic-commit-waiting = Wird geladen …
stratic-commit-place =
    { $n ->
        [one] Erst 1 Verstärkung setzen
       *[other] Erst { $n } Verstärkungen setzen
    }
stratic-commit-place-pieces =
    { $n ->
        [one] Erst 1 Figur setzen
       *[other] Erst { $n } Figuren setzen
    }
stratic-commit-place-commander =
    { $more ->
        [0] Erst den Kommandanten setzen
        [one] Erst den Kommandanten und 1 weitere Figur setzen
       *[other] Erst den Kommandanten und { $more } weitere Figuren setzen
    }
stratic-commit-must-capture = Du musst schlagen
stratic-commit-no-pass = Passen ist jetzt nicht möglich

## Choices

stratic-choice-kind-name = Zu setzende Figur
stratic-choice-kind =
    { $n ->
        [one] Noch 1 Figur zu setzen. Wähle ihre Art:
       *[other] Noch { $n } Figuren zu setzen. Wähle die nächste Art:
    }
stratic-choice-square-name = Möglichkeiten auf { $square }
stratic-choice-square = Auf { $square }:
stratic-choice-cancel = Abbrechen
stratic-choice-chain-name = Zweiter Schlag
stratic-choice-chain = Noch einmal schlagen?
stratic-choice-chain-capture = { $square } schlagen
stratic-choice-chain-breach = Bresche auf { $square } schlagen
stratic-choice-chain-stop = Hier aufhören
stratic-choice-keep = Fortifikator bleiben
stratic-choice-promote = Zum { $piece } umwandeln
stratic-choice-below = Figur darunter wählen
stratic-choice-move = Hierher ziehen
stratic-choice-capture = Schlagen
stratic-choice-occupy = Besetzen
stratic-choice-breach = Bresche schlagen (Angreifer und Fortifikator werden entfernt)
stratic-choice-swap = Plätze tauschen
stratic-choice-crush = Fortifikator darunter zermalmen
stratic-choice-move-keep = Hierher ziehen, Fortifikator bleiben
stratic-choice-capture-keep = Schlagen, Fortifikator bleiben
stratic-choice-swap-keep = Plätze tauschen, Fortifikator bleiben
stratic-choice-move-promoted = Hierher ziehen und zum { $piece } umwandeln
stratic-choice-capture-promoted = Schlagen und zum { $piece } umwandeln
stratic-choice-swap-promoted = Plätze tauschen und zum { $piece } umwandeln

## Typing a turn

stratic-type-label = Zug eintippen
stratic-type-open = Zug als Text
stratic-type-example = { $move }, { $turn } oder --
stratic-type-list = Mögliche Züge, die so beginnen
stratic-type-near = Kein möglicher Zug beginnt so. Meintest du:
stratic-type-none = Kein möglicher Zug beginnt so.
stratic-type-count =
    { $n ->
        [one] 1 Möglichkeit:
       *[other] { $n } Möglichkeiten:
    }
stratic-type-count-first = Die ersten { $shown } von { $n } Möglichkeiten:
stratic-type-legal = Möglich. Drücke Enter, um ihn zu spielen.
stratic-read-empty = Tippe einen Zug wie Ac3xc5 ein, oder -- zum Passen.
stratic-read-pass = Passen (--) muss allein oder nach gesetzten Figuren stehen.
stratic-read-after-pass = Nach -- kann nichts folgen, denn damit endet der Zug.
stratic-read-start = „{ $word }“ muss mit einer Figur (F, A, I oder C) beginnen, oder mit + zum Setzen.
stratic-read-kind = Tippe nach „{ $read }“ eine Figur: F, A, I oder C.
stratic-read-square = Tippe nach „{ $read }“ ein Feld wie e4.
stratic-read-sign = Tippe nach „{ $read }“ ein Zeichen: > ziehen, x schlagen, ^ besetzen, % Bresche, ~ tauschen, * zermalmen.
stratic-read-promotion = Tippe nach „{ $read }“ A oder I: die Figur, die aus dem Fortifikator wird.
stratic-read-end = Tippe nach „{ $read }“ ein Leerzeichen vor dem nächsten Wort.
stratic-read-end-place = Tippe nach „{ $read }“ =A, =I oder ein Leerzeichen.

## Why a square does nothing

stratic-why-loading = Mögliche Züge werden geladen …
stratic-why-range-F = Ein Fortifikator zieht 1 oder 2 Felder gerade, nicht diagonal.
stratic-why-range-A = Ein Aggressor zieht bis zu 3 Felder gerade oder 2 diagonal.
stratic-why-range-I = Ein Interdiktor zieht auf Reihen, Linien und Diagonalen.
stratic-why-range-C = Ein Kommandant zieht 1 Feld.
stratic-why-carries = Ein Fortifikator, der eine Figur trägt, zieht 1 Feld gerade.
stratic-why-raised = Von einem Fortifikator aus zieht diese Figur auf Reihen, Linien und Diagonalen.
stratic-why-blocked = Eine andere Figur steht im Weg.
stratic-why-own = Dort steht eine eigene Figur.
stratic-why-exposed = Damit stünde dein Kommandant im Schach.
stratic-why-must-capture = Du musst schlagen.
stratic-why-first-turn = Im ersten Zug kann der Kommandant nicht geschlagen werden.
stratic-why-occupied = Ein besetzter Fortifikator kann nicht von außen geschlagen werden.
stratic-why-fortifiers-only = Ein Fortifikator schlägt nur Fortifikatoren.
stratic-why-still-check = Dort stünde der Kommandant wieder im Schach.
stratic-why-commander = Ein Kommandant zieht nur, wenn er im Schach steht.
stratic-why-theirs = Das ist eine Figur von { $side } ({ $piece }). Wähle eine eigene Figur.
stratic-why-rests = Diese Figur wurde gerade gesetzt und kann erst in deinem nächsten Zug ziehen.
stratic-why-moved = Du hast schon gezogen: Spiele den Zug oder mache ihn rückgängig.
stratic-why-no-capture = Du musst schlagen, und diese Figur kann es nicht.
stratic-why-no-help = Dein Kommandant steht im Schach, und diese Figur kann nicht helfen.
stratic-why-no-move = Diese Figur ({ $piece }) hat keinen möglichen Zug.
stratic-why-chain = Wähle ein Ziel für den zweiten Schlag oder schließe den Zug ab.
stratic-why-taken = Dieses Feld ist belegt. Wähle ein leeres.
stratic-why-past = Du kannst keine Figuren hinter der Startlinie der anderen Seite setzen.
stratic-why-place = Wähle ein leeres Feld, das nicht hinter der Startlinie der anderen Seite liegt.
stratic-why-barred = Dort stünde der Kommandant im Schach.

## Over the board

stratic-turn-over = Dieser Zug ist schon beendet. Deine Eingabe wurde nicht gespielt.
stratic-arrow-begins = Pfeil begonnen. Gehe zu seinem Ende und drücke X.

## What attacks a square

stratic-bears = { $side } kann auf { $square } schlagen mit: { $pieces }.
stratic-guards = { $side } kann auf { $square } zurückschlagen mit: { $pieces }.
stratic-bears-none = Keine Figur kann auf { $square } schlagen.
stratic-keys-bears = zeigen, was das Feld angreift, oder ausblenden

## Both sides in figures

stratic-aim-base = Stratic: Schlage den gegnerischen Kommandanten, um zu gewinnen.
stratic-aim-true_endless = True Endless: Geschlagene Figuren kommen zurück, und kein Schlag beendet die Partie.
stratic-aim-antistratic = Antistratic: Verliere alle deine Figuren, um zu gewinnen. Wenn du schlagen kannst, musst du es tun.
stratic-aim-base-cube = 4D-Stratic im Würfel: Schlage den gegnerischen Kommandanten, um zu gewinnen.
stratic-aim-true_endless-cube = 4D-True-Endless im Würfel: Geschlagene Figuren kommen zurück, und kein Schlag beendet die Partie.
stratic-aim-antistratic-cube = 4D-Antistratic im Würfel: Verliere alle deine Figuren, um zu gewinnen. Wenn du schlagen kannst, musst du es tun.
stratic-facts-full = Das Brett hat seine volle Größe erreicht. Das Mittelbrett bringt keine Verstärkungen mehr.
stratic-facts-grows =
    { $n ->
        [one] Das Brett wächst nach diesem Zug
       *[other] Das Brett wächst in { $n } Zügen
    }
stratic-facts-setup = Geheime Aufstellung. Noch ist niemand bereit.
stratic-facts-setup-ready = Geheime Aufstellung. { $side } ist bereit.
stratic-facts-operation-tag = Operation
stratic-facts-operation-now = { $side } hat in diesem Zug bis zu zwei Bewegungen.
stratic-facts-operation-next = { $side } hat im nächsten Zug bis zu zwei Bewegungen.
stratic-facts-table = Beide Seiten im Vergleich
stratic-facts-points = Punkte
stratic-facts-points-about = Durch Schlagen und Umwandlungen
stratic-facts-midboard = Im Mittelbrett
stratic-facts-midboard-about = Figuren auf den Linien a bis j und den Reihen 3 bis 8. Beide Figuren eines Turms zählen.
stratic-facts-gain = Zuwachs
stratic-facts-gain-about = Verstärkungen, wenn das Brett jetzt wüchse: der Unterschied im Mittelbrett, höchstens 3
stratic-facts-gain-pieces =
    { $n ->
        [one] 1 Figur
       *[other] { $n } Figuren
    }
stratic-facts-place = Zu setzen
stratic-facts-place-about = Verstärkungen und zurückgekehrte Figuren. Sie werden zu Beginn des nächsten Zugs gesetzt.
stratic-facts-left = Übrige Figuren
stratic-facts-left-about = Auf dem Brett und in Reserve. Die Seite, die keine mehr hat, gewinnt.
stratic-facts-passes = In Folge gepasst
stratic-facts-passes-about = Wer zweimal in Folge gepasst hat, hat im nächsten Zug bis zu zwei Bewegungen.
stratic-facts-passes-operation = 2 (Operation)
stratic-facts-passes-of = { $n } von 2
stratic-facts-captured = Geschlagen
stratic-facts-nothing = keine
stratic-count-F =
    { $n ->
        [one] 1 Fortifikator
       *[other] { $n } Fortifikatoren
    }
stratic-count-A =
    { $n ->
        [one] 1 Aggressor
       *[other] { $n } Aggressoren
    }
stratic-count-I =
    { $n ->
        [one] 1 Interdiktor
       *[other] { $n } Interdiktoren
    }
stratic-count-C =
    { $n ->
        [one] 1 Kommandant
       *[other] { $n } Kommandanten
    }
stratic-count-free =
    { $n ->
        [one] 1 Verstärkung
       *[other] { $n } Verstärkungen
    }

## Beside a player's name

stratic-seat-ready = bereit
stratic-seat-placing = stellt auf
stratic-seat-left =
    { $n ->
        [one] noch 1 Figur
       *[other] noch { $n } Figuren
    }
stratic-seat-points = { $n } P.
stratic-seat-points-about = Punkte durch Schlagen und Umwandlungen
stratic-seat-place = { $n } zu setzen
stratic-seat-place-about = Figuren, die noch gesetzt werden
stratic-seat-passes =
    { $n ->
        [one] 1-mal gepasst
       *[other] { $n }-mal gepasst
    }
stratic-seat-passes-about = Zweimal in Folge passen bringt eine Operation: einen Zug mit bis zu zwei Bewegungen
stratic-seat-operation = Operation bereit
stratic-seat-operation-about = Wer zweimal in Folge gepasst hat, hat im nächsten Zug bis zu zwei Bewegungen
stratic-seat-check = Schach

## The setup: what to do

stratic-setup-ask = Stelle deine Armee auf: Wähle zwei Felder, um ihre Figuren zu tauschen.
stratic-setup-sealed = Deine Aufstellung ist abgegeben. Du kannst sie ändern, bis die andere Seite bereit ist.
stratic-setup-submit = Aufstellung abgeben
stratic-setup-replace = Aufstellung ersetzen
stratic-setup-submitted = Aufstellung abgegeben
stratic-setup-count = { $n } von { $all } Figuren aufgestellt
stratic-setup-home = Stelle deine Figuren auf deine eigenen zwei Reihen.
stratic-setup-home-cube = Stelle deine Figuren auf deine eigenen zwei Reihen, auf einer beliebigen Ebene.
stratic-setup-full = Alle { $all } Figuren stehen auf dem Brett. Wähle ein besetztes Feld, um eine Figur zu ersetzen.

## The setup: pieces, presets, keys

stratic-setup-presets = Ausgangsformation
stratic-setup-own = Eine eigene Formation.
stratic-setup-pieces = Figuren
stratic-setup-pieces-count = { $n } von { $all } Figuren
stratic-setup-remove = Entfernen
stratic-setup-tray = Wähle zwei Felder, um sie zu tauschen, oder eine Figur und dann ihr Feld.
stratic-setup-tray-square = { $square }: Wähle eine Figur dafür oder ein zweites Feld zum Tauschen.
stratic-setup-tray-piece = { $piece } gewählt: Wähle Felder dafür. Esc bricht ab.
stratic-setup-tray-remove = Entfernen gewählt: Wähle Felder zum Leeren. Esc bricht ab.
stratic-setup-whole = Ganze Aufstellung ändern
stratic-setup-mirror = Spiegeln
stratic-setup-shuffle = Mischen
stratic-setup-clear = Leeren
stratic-setup-fill = Rest auffüllen
stratic-setup-keys = Tastatur
stratic-setup-keys-arrows = Pfeiltasten
stratic-setup-keys-arrows-about = von Feld zu Feld gehen
stratic-setup-keys-kinds-about = diese Figur hierher setzen
stratic-setup-keys-delete = Entf
stratic-setup-keys-delete-about = Figur hier entfernen
stratic-setup-keys-enter = Enter
stratic-setup-keys-enter-about = wählen; auf einem zweiten Feld tauschen
stratic-setup-keys-undo-about = rückgängig, spiegeln
stratic-setup-keys-escape = Esc
stratic-setup-keys-escape-about = abbrechen
stratic-preset-wall = Mauer
stratic-preset-wall-about = Alle Fortifikatoren vorn. Langsam und sicher, mit vielen Fortifikatoren zum Besetzen.
stratic-preset-phalanx = Phalanx
stratic-preset-phalanx-about = Fortifikatoren in der Mitte, Aggressoren daneben, für einen langsamen Vormarsch auf allen Linien.
stratic-preset-horns = Hörner
stratic-preset-horns-about = Aggressoren auf beiden Flügeln umgehen eine Mauer, während die Mitte hält.
stratic-preset-spear = Speer
stratic-preset-spear-about = Aggressoren und der Interdiktor hinter der Mitte, für einen frühen Angriff im Zentrum.
stratic-preset-storm = Sturm
stratic-preset-storm-about = Zehn Aggressoren, die meisten vorn. Schnell, offen und riskant.
stratic-preset-lattice = Gitter
stratic-preset-lattice-about = Jeder Aggressor steht neben einem Fortifikator, den er besetzen und als Sprungbrett nutzen kann.
stratic-preset-castle = Burg
stratic-preset-castle-about = Der Kommandant ist auf der i-Linie eingemauert, weit weg vom Zentrum.
stratic-preset-hook = Haken
stratic-preset-hook-about = Die Hauptmacht steht auf den Linien a bis d, der Kommandant auf der g-Linie hinter Fortifikatoren.

## The setup: what is missing or unwise

stratic-army-few =
    { $more ->
        [one] 1 Figur fehlt.
       *[other] { $more } Figuren fehlen.
    }
stratic-army-many = { $n } Figuren aufgestellt: { $more } zu viel. Ein Feld bleibt leer.
stratic-army-missing-C = Der Kommandant fehlt.
stratic-army-missing-I = Der Interdiktor fehlt.
stratic-army-missing-A = Mindestens ein Aggressor ist nötig.
stratic-army-missing-F = Mindestens ein Fortifikator ist nötig.
stratic-army-many-C = Es sind { $n } Kommandanten, aber eine Armee hat nur einen.
stratic-army-many-I = Es sind { $n } Interdiktoren, aber eine Armee hat nur einen.
stratic-doubt-file = die { $file }-Linie
stratic-doubt-diagonal = die Diagonale { $from } bis { $to }
stratic-doubt-open =
    { $n ->
        [one] Dein Kommandant ist ungeschützt: Offen ist { $lines }. Dort greift ein Interdiktor aus jeder Entfernung an.
       *[other] Dein Kommandant ist ungeschützt: Offen sind { $lines }. Dort greift ein Interdiktor aus jeder Entfernung an.
    }
stratic-doubt-back-row = Die hintere Reihe, hinter drei Figuren, ist sicherer.
stratic-doubt-close =
    { $n ->
        [one] Eine Figur auf { $squares } schließt sie.
       *[other] Figuren auf { $squares } schließen sie.
    }
stratic-doubt-flank =
    { $n ->
        [one] Zwischen deinem Kommandanten und dem Rand bei { $edges } steht keine Figur. Sobald das Brett wächst, ist er auf Reihe { $rank } angreifbar.
       *[other] Zwischen deinem Kommandanten und den Rändern bei { $edges } steht keine Figur. Sobald das Brett wächst, ist er auf Reihe { $rank } angreifbar.
    }
stratic-doubt-guard = Kein Aggressor oder Interdiktor steht neben deinem Kommandanten, um zurückzuschlagen.

## The setup: saved formations

stratic-shelf-title =
    { $n ->
        [0] Meine Formationen
       *[other] Meine Formationen ({ $n })
    }
stratic-shelf-new-name = Neuer Name für { $name }
stratic-shelf-rename = Umbenennen
stratic-shelf-rename-name = { $name } umbenennen
stratic-shelf-cancel = Abbrechen
stratic-shelf-delete = Löschen
stratic-shelf-delete-name = { $name } löschen
stratic-shelf-deleted = „{ $name }“ wurde gelöscht.
stratic-shelf-restore = Wiederherstellen
stratic-shelf-name = Name der Formation
stratic-shelf-save = Speichern
stratic-shelf-room = Du hast { $n } Formationen gespeichert. Mehr sind nicht möglich.
stratic-shelf-replace = Wenn du unter einem vorhandenen Namen speicherst, wird diese Formation ersetzt.
stratic-shelf-no-name = Gib der Formation einen Namen.
stratic-shelf-unfinished = Nur eine vollständige Armee kann gespeichert werden.
stratic-shelf-full = Du hast schon { $n } Formationen. Lösche eine oder speichere unter einem vorhandenen Namen.
stratic-shelf-taken = Du hast schon eine Formation namens „{ $name }“. Wähle einen anderen Namen.

## The setup: as text

stratic-text-title = Als Text
stratic-text-label = Formation als Text, vordere Reihe zuerst
stratic-text-apply = Übernehmen
stratic-text-copy = Kopieren
stratic-text-copied = Kopiert
stratic-text-blocked = Der Browser hat das Kopieren blockiert. Der Text ist markiert, kopiere ihn selbst.
stratic-text-about = Vordere Reihe, Schrägstrich, hintere Reihe, Linien a bis j. Ein Punkt ist das leere Feld.
stratic-text-about-cube = Schreibe jede Figur mit ihrem Feld, etwa A@c1.5, oder zwei Reihen für Ebene 5.
stratic-text-empty = Tippe zwei Reihen zu je zehn Figuren ein oder füge sie ein, die vordere zuerst, etwa FFFFFFFFFF/AAA.CIAAAA.
stratic-text-rows =
    { $n ->
        [one] Eine Formation hat zwei Reihen zu zehn, getrennt durch einen Schrägstrich. Diese hat 1 Reihe.
       *[other] Eine Formation hat zwei Reihen zu zehn, getrennt durch einen Schrägstrich. Diese hat { $n } Reihen.
    }
stratic-text-letter = „{ $letter }“ ist keine Figur. Verwende F, A, I und C und einen Punkt für das leere Feld.
stratic-text-length-front =
    { $n ->
        [one] Die vordere Reihe hat 1 Feld statt { $all }. Schreibe einen Punkt für das leere Feld.
       *[other] Die vordere Reihe hat { $n } Felder statt { $all }. Schreibe einen Punkt für das leere Feld.
    }
stratic-text-length-back =
    { $n ->
        [one] Die hintere Reihe hat 1 Feld statt { $all }. Schreibe einen Punkt für das leere Feld.
       *[other] Die hintere Reihe hat { $n } Felder statt { $all }. Schreibe einen Punkt für das leere Feld.
    }
stratic-text-item = „{ $text }“ ist keine Figur mit einem Feld. Schreibe es wie A@c1.5.
stratic-text-home = { $square } liegt nicht auf deinen zwei Reihen.
stratic-text-twice = Zwei Figuren stehen auf demselben Feld.

## The cube

stratic-cube-view = Ansicht des Würfels
stratic-cube-view-all = Alle Ebenen
stratic-cube-view-one = Eine Ebene
stratic-cube-view-cube = Würfel
stratic-cube-cannot = Dieser Browser kann den Würfel nicht zeichnen. Die Ebenen zeigen dieselbe Stellung.
stratic-cube-loading = Der Würfel wird geladen …
stratic-cube-levels = Ebenen
stratic-cube-square = { $square }, Ebene { $level }
stratic-cube-level = Ebene { $level }
stratic-cube-level-pieces =
    { $pieces ->
        [one] Ebene { $level }, 1 Figur
       *[other] Ebene { $level }, { $pieces } Figuren
    }
stratic-cube-level-targets =
    { $targets ->
        [one] 1 Zielfeld
       *[other] { $targets } Zielfelder
    }
stratic-cube-board = Die Ebenen des Würfels
stratic-cube-board-one = Ebene { $level } des Würfels
stratic-cube-picture =
    { $n ->
        [one] Der Würfel mit einem besetzten Feld. Mit Tastatur oder Screenreader benutzt du die Ebenen.
       *[other] Der Würfel mit { $n } besetzten Feldern. Mit Tastatur oder Screenreader benutzt du die Ebenen.
    }
stratic-cube-tools = Werkzeuge für den Würfel
stratic-cube-left = Nach links drehen
stratic-cube-right = Nach rechts drehen
stratic-cube-slice = Nur diese Ebene
stratic-cube-tapped = { $square }, { $piece }.
stratic-cube-tapped-why = { $square }, { $piece }. { $why }
stratic-cube-keys-level = eine Ebene höher oder tiefer, wie Umschalt mit ↑ und ↓

## The Endless Tournament

stratic-crowd-region = Linien { $x0 } bis { $x1 }, Reihen { $y0 } bis { $y1 }
stratic-crowd-pass = passen
stratic-crowd-placed-pass = { $pieces }, dann passen
stratic-crowd-placed-move = { $pieces }; dann { $acts }
stratic-crowd-vote = Abstimmen: { $turn }
stratic-crowd-vote-pass = Abstimmen: passen
stratic-crowd-change = Stimme ändern: { $turn }
stratic-crowd-change-pass = Stimme ändern: passen
stratic-crowd-movements = Bewegungen
stratic-crowd-placements = Gesetzte Figuren
stratic-crowd-nobody = Niemand hat abgestimmt. Wartende Figuren wurden automatisch gesetzt, und es wurde gepasst.
