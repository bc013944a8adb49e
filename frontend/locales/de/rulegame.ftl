# Das Rule Game während einer Partie und danach.

## Spieler

rulegame-seat-1 = 1. Spieler
rulegame-seat-2 = 2. Spieler
rulegame-seat-3 = 3. Spieler
rulegame-seat-4 = 4. Spieler
rulegame-seat-5 = 5. Spieler
rulegame-seat-6 = 6. Spieler
rulegame-seat-7 = 7. Spieler
rulegame-seat-8 = 8. Spieler
rulegame-player = Spieler { $n }

## Anzahlen

rulegame-of = { $n } von { $all }
rulegame-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
rulegame-points-range = { $least } bis { $most } Punkte
rulegame-attempts = { $n ->
    [one] 1 Versuch
   *[other] { $n } Versuche
}

## Ergebnisse von Versuchen und Brettern

rulegame-result-accept = angenommen
rulegame-result-deny = abgelehnt
rulegame-result-immovable = nicht beweglich
rulegame-touched = { $result ->
    [accept] berührt: beweglich
   *[immovable] berührt: nicht beweglich
}
rulegame-finish-cleared = abgeräumt
rulegame-finish-stalemate = blockiert, keine Figur war beweglich
rulegame-finish-given_up = aufgegeben
rulegame-finish-lost = verloren, zu viele Versuche
rulegame-finish-won_early = Regel gemeistert
rulegame-finish-walked_away = verlassen
rulegame-finish-abandoned = vorzeitig beendet

## Fragen und Antworten neben dem Brett

rulegame-tried-move = { $piece } in { $bucket }: { $result ->
    [accept] angenommen
    [deny] abgelehnt
   *[immovable] zurzeit nicht beweglich
    }.
rulegame-tried-touch = { $piece } berührt: { $result ->
    [accept] beweglich
   *[immovable] zurzeit nicht beweglich
    }.
rulegame-other-tried-move = Dein Mitspieler hat { $piece } in { $bucket } versucht: { $result ->
    [accept] angenommen
    [deny] abgelehnt
   *[immovable] zurzeit nicht beweglich
    }.
rulegame-other-tried-touch = Dein Mitspieler hat { $piece } berührt: { $result ->
    [accept] beweglich
   *[immovable] zurzeit nicht beweglich
    }.
rulegame-last-board = Brett { $n }: { $finish }. { $attempts ->
    [one] 1 Versuch
   *[other] { $attempts } Versuche
    }, { $pieces ->
    [one] 1 Figur entfernt
   *[other] { $pieces } Figuren entfernt
    }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
rulegame-last-board-rival = Brett { $n }: { $finish }. Du hast { $own } von { $pieces } Figuren entfernt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
rulegame-ask-first = { $n ->
    [one] Auf dem Brett liegt 1 Figur.
   *[other] Auf dem Brett liegen { $n } Figuren.
    } Finde heraus, welche Figur wohin gehört: Wähle eine Figur, dann einen Eimer.
rulegame-ask-piece = Wähle eine Figur.
rulegame-ask-bucket = Wähle einen Eimer für { $piece }.
rulegame-ask-again = Anderen Eimer versuchen?
rulegame-ask-move = { $letter } in Eimer { $bucket } versuchen?
rulegame-ask-touch = { $letter } berühren?
rulegame-step-move = { $letter } in Eimer { $bucket }
rulegame-step-touch = { $letter } berühren
rulegame-commit-move = { $letter } in Eimer { $bucket } versuchen
rulegame-commit-none = Figur und Eimer wählen
rulegame-commit-over = Nichts zu tun
rulegame-over = Dieses Brett ist beendet.
rulegame-note-no-piece = Wähle zuerst eine Figur, dann einen Eimer.
rulegame-note-stuck = { $piece } ist zurzeit nicht beweglich. Es wurde nichts versucht.
rulegame-note-denied = Eimer { $bucket } hat { $letter } schon abgelehnt. Es wurde nichts versucht.

## Das Brett und die Zeile darüber

rulegame-closed = Alle spielen dieselben Bretter, jeder für sich. Du kannst die Bretter sehen, sobald alle fertig sind.
rulegame-closed-count = { $n ->
    [one] 1 von { $all } Spielern ist fertig.
   *[other] { $n } von { $all } Spielern sind fertig.
}
rulegame-strip-board = Brett
rulegame-strip-boards = Bretter
rulegame-strip-bonus = { $n } von { $all }, Bonus
rulegame-strip-removed = Entfernt
rulegame-strip-attempts = Versuche
rulegame-strip-streak = In Folge
rulegame-strip-possible = Noch möglich
rulegame-strip-promised = Versprochen
rulegame-strip-factor = { $n } ×
rulegame-strip-points = Punkte

## Die Liste der Spieler

rulegame-seat-removed = { $n } entfernt
rulegame-seat-turn = am Zug
rulegame-seat-done = fertig
rulegame-seat-at = Brett { $n } von { $all }

## Versuche

rulegame-panel-rule = Regel
rulegame-panel-play = Spielen
rulegame-panel-attempts = Versuche
rulegame-none-yet = Noch keine Versuche.
rulegame-to-bucket = in Eimer { $bucket }
rulegame-head-open = Brett { $n }
rulegame-head-ended = Brett { $n }: { $finish }, <quiet>{ $errors ->
    [1] 1 Fehler
   *[other] { $shown } Fehler
    }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }</quiet>
rulegame-others-closed = Du kannst die Bretter der anderen sehen, sobald alle fertig sind.
rulegame-this-board = Dieses Brett

## Eine gewählte Figur

rulegame-hand = Gewählte Figur
rulegame-into = In { $bucket } legen
rulegame-touch = Berühren <cost>zeigt, ob die Figur beweglich ist: { $cost ->
    [0] kostenlos
    [1] kostet einen halben Fehler
   *[other] kostet einen Fehler
    }</cost>

## Vermutungen

rulegame-guess-due = Wie lautet die Regel deiner Meinung nach?
rulegame-guess-more = Vermutung notieren
rulegame-guess-text = Deine Vermutung zur Regel
rulegame-guess-sure = Wie sicher bist du? <quiet>{ $sure }</quiet>
rulegame-guess-save = Vermutung speichern
rulegame-guess-before = Vor dem Ende von Brett 1: <guess>…</guess> <quiet>({ $sure })</quiet>
rulegame-guess-after = Nach Brett { $n }: <guess>…</guess> <quiet>({ $sure })</quiet>
rulegame-sure-1 = 1 von 7, nur geraten
rulegame-sure-2 = 2 von 7, sehr unsicher
rulegame-sure-3 = 3 von 7, eher unsicher
rulegame-sure-4 = 4 von 7, unentschlossen
rulegame-sure-5 = 5 von 7, eher sicher
rulegame-sure-6 = 6 von 7, sehr sicher
rulegame-sure-7 = 7 von 7, völlig sicher

## Aufgeben, Bonusbretter, Tasten

rulegame-give-up = Serie aufgeben …
rulegame-give-up-ask = Nicht beendete Bretter bringen keine Punkte, und die Regel wird verraten. Aufgeben?
rulegame-give-up-yes = Aufgeben
rulegame-give-up-no = Weiterspielen
rulegame-bonus = Bonusbretter beginnen
rulegame-keys = Tastatursteuerung
rulegame-keys-text = Drücke einen Buchstaben, um die Figur mit diesem Buchstaben zu wählen, und 0 bis 3, um sie in diesen Eimer zu legen. Die Pfeiltasten wechseln zwischen den Figuren, Escape legt die Figur zurück. Ein Kreuz in einer Ecke heißt, dass dieser Eimer die Figur abgelehnt hat. Ein Schloss heißt, dass die Figur nicht beweglich ist. Beide bleiben bis zum nächsten angenommenen Zug.

## Der Stand aller Spieler

rulegame-waiting = { $name } ist am Zug.
rulegame-waiting-others = Diese Serie ist beendet. Andere spielen noch.
rulegame-racers = Alle Spieler
rulegame-racers-player = Spieler
rulegame-racers-boards = Bretter
rulegame-racers-removed = Entfernt
rulegame-racers-attempts = Versuche
rulegame-racers-points = Punkte
rulegame-racers-done = { $name }, fertig
rulegame-numbers = Nummern leerer Felder anzeigen
rulegame-as-text = Brett als Text
rulegame-tray-0 = Eimer 0 (oben links): { $n ->
    [0] leer
    [one] 1 Figur
   *[other] { $n } Figuren
}
rulegame-tray-1 = Eimer 1 (oben rechts): { $n ->
    [0] leer
    [one] 1 Figur
   *[other] { $n } Figuren
}
rulegame-tray-2 = Eimer 2 (unten rechts): { $n ->
    [0] leer
    [one] 1 Figur
   *[other] { $n } Figuren
}
rulegame-tray-3 = Eimer 3 (unten links): { $n ->
    [0] leer
    [one] 1 Figur
   *[other] { $n } Figuren
}
rulegame-curve = Fehler
rulegame-curve-label = { $errors } Fehler in { $n ->
    [one] 1 Versuch
   *[other] { $n } Versuchen
    }.
rulegame-curve-label-boards = { $errors } Fehler in { $n ->
    [one] 1 Versuch
   *[other] { $n } Versuchen
    }. Je Brett: { $boards }.

## Nach dem Ende

rulegame-rule = Die Regel
rulegame-rule-named = Die Regel: { $name }
rulegame-rule-text = Text des Regelsatzes
rulegame-rule-replay = Mit dem Schieberegler gehst du durch die Züge. Ein Punkt in einer Ecke einer Figur heißt, dass dieser Eimer sie angenommen hätte. Ein Schloss heißt, dass die Figur nicht beweglich war.
rulegame-rule-write = Eigene Regelsätze schreiben
rulegame-boards = Bretter
rulegame-boards-board = Brett
rulegame-boards-finish = Ergebnis
rulegame-boards-attempts = Versuche
rulegame-boards-removed = Entfernt
rulegame-boards-errors = Fehler
rulegame-boards-points = Punkte
rulegame-boards-bonus = { $n }, Bonus
rulegame-boards-sure = Sicherheit { $sure } von 7
rulegame-mastered = { $n ->
    [0] Vom ersten Versuch an gemeistert: Zehn Züge in Folge wurden angenommen.
    [one] Gemeistert nach 1 Versuch: Ab da wurden zehn Züge in Folge angenommen.
   *[other] Gemeistert nach { $n } Versuchen: Ab da wurden zehn Züge in Folge angenommen.
}
rulegame-not-mastered = Nicht gemeistert: Eine Regel gilt nach zehn angenommenen Zügen in Folge als gemeistert.
rulegame-whose = Bretter zeigen von

## Das Protokoll

rulegame-log-move = Versuch { $n }: { $letter } ({ $cell }) in { $bucket }: { $result }.
rulegame-log-move-of = Versuch { $n }, Spieler { $player }: { $letter } ({ $cell }) in { $bucket }: { $result }.
rulegame-log-touch = Versuch { $n }: { $letter } ({ $cell }) berührt: { $result ->
    [accept] beweglich
   *[immovable] nicht beweglich
    }.
rulegame-log-touch-of = Versuch { $n }, Spieler { $player }: { $letter } ({ $cell }) berührt: { $result ->
    [accept] beweglich
   *[immovable] nicht beweglich
    }.
rulegame-log-board = Brett { $n } beginnt.
rulegame-log-board-end = Brett beendet: { $finish }. { $attempts ->
    [one] 1 Versuch
   *[other] { $attempts } Versuche
    }, { $pieces ->
    [one] 1 Figur entfernt
   *[other] { $pieces } Figuren entfernt
    }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }.
rulegame-log-board-end-two = Brett beendet: { $finish }. { $attempts ->
    [one] 1 Versuch
   *[other] { $attempts } Versuche
    }, { $pieces ->
    [one] 1 Figur entfernt
   *[other] { $pieces } Figuren entfernt
    }, Punkte { $first }:{ $second }.
rulegame-log-guess = Vermutung gespeichert, Sicherheit { $sure } von 7: { $guess }
rulegame-log-bonus = Die Bonusbretter beginnen.
rulegame-log-give-up = Die Serie wurde aufgegeben.
rulegame-log-resign = Der Spieler hat aufgegeben.
rulegame-log-flag = Die Zeit ist abgelaufen, die Serie ist beendet.
rulegame-log-agreement = Die Spieler haben sich geeinigt, die Serie hier zu beenden.
rulegame-log-abandoned = Alle Spieler sind gegangen, die Serie ist beendet.

## Wie eine Partie endete

rulegame-alone-over = Die Serie ist beendet: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-alone-give_up = Die Serie wurde aufgegeben: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-alone-resign = Der Spieler hat aufgegeben: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-alone-flag = Die Zeit ist abgelaufen: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-alone-abandoned = Die Serie wurde abgebrochen: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-why-give_up = Die Serie wurde aufgegeben.
rulegame-why-resign = Ein Spieler hat aufgegeben.
rulegame-why-flag = Die Zeit ist abgelaufen.
rulegame-why-abandoned = Alle Spieler sind gegangen.
rulegame-why-agreement = Die Spieler haben sich auf das Ende geeinigt.
rulegame-by-give_up = { $name } hat die Serie aufgegeben.
rulegame-by-resign = { $name } hat aufgegeben.
rulegame-by-flag = Die Zeit von { $name } ist abgelaufen.
rulegame-won = { $points ->
    [one] { $name } gewinnt mit 1 Punkt.
   *[other] { $name } gewinnt mit { $points } Punkten.
}
rulegame-shared = { $points ->
    [one] { $names } teilen sich den ersten Platz mit 1 Punkt.
   *[other] { $names } teilen sich den ersten Platz mit { $points } Punkten.
}
rulegame-shared-own = { $points ->
    [one] Du teilst dir den ersten Platz mit { $names }: 1 Punkt.
   *[other] Du teilst dir den ersten Platz mit { $names }: { $points } Punkte.
}
rulegame-together-found = { $names } haben die Regel gemeinsam gefunden: { $stars } von 3 Sternen, { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-together-found-own = Du und { $names } habt die Regel gemeinsam gefunden: { $stars } von 3 Sternen, { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-together-points = { $names } haben gemeinsam { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } erreicht.
rulegame-together-points-own = Du und { $names } habt gemeinsam { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    } erreicht.
rulegame-ended = Die Partie ist beendet.
rulegame-you-found = Du hast die Regel gefunden: { $stars } von 3 Sternen, { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-you-give_up = Du hast die Serie aufgegeben: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-you-resign = Du hast aufgegeben: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-you-flag = Deine Zeit ist abgelaufen: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
}
rulegame-you-lost-give_up = Du hast verloren: Du hast die Serie aufgegeben.
rulegame-you-lost-resign = Du hast verloren: Du hast aufgegeben.
rulegame-you-lost-flag = Du hast verloren: Deine Zeit ist abgelaufen.
rulegame-you-won = { $points ->
    [one] Du hast mit 1 Punkt gewonnen.
   *[other] Du hast mit { $points } Punkten gewonnen.
}
