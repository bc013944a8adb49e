# Die Vorlage eines Spiels.

## Die Partie

nullgame-seat-1 = Erster
nullgame-seat-2 = Zweiter
nullgame-seat-3 = Dritter
nullgame-seat-4 = Vierter
nullgame-pile = Der Haufen
nullgame-pile-of = { $n ->
    [one] Ein Haufen mit 1 Stein
   *[other] Ein Haufen mit { $n } Steinen
}
nullgame-stones = { $n ->
    [one] 1 Stein im Haufen
   *[other] { $n } Steine im Haufen
}
nullgame-choices = Auswahl
nullgame-taken = { $n } genommen
nullgame-number = Zahl { $n }

## Befehle

nullgame-wait = Wird geladen …
nullgame-ask-number = Wähle eine geheime Zahl.
nullgame-ask-stones = Nimm Steine vom Haufen.
nullgame-step-number = geheime Zahl { $n }
nullgame-step-stones = { $n ->
    [one] 1 Stein vom Haufen
   *[other] { $n } Steine vom Haufen
}
nullgame-commit-number = Zahl { $n } wählen
nullgame-commit-stones = { $n ->
    [one] 1 Stein nehmen
   *[other] { $n } Steine nehmen
}
nullgame-commit-none = Zuerst wählen

## Was geschah

nullgame-tale = { $seat }: { $text }.
nullgame-player = ein Spieler
nullgame-won = { $name } gewinnt.
nullgame-shared = { $names } teilen sich den ersten Platz.

## Spielanleitung

nullgame-intro = Ein Haufen Steine und für jeden Spieler eine geheime Zahl.
nullgame-chapter-number = Die Zahl
nullgame-chapter-number-text = Zuerst wählst du eine geheime Zahl.
nullgame-chapter-pile = Der Haufen
nullgame-chapter-pile-text = Dann ziehen die Spieler abwechselnd. In deinem Zug nimmst du einen, zwei oder drei Steine vom Haufen, bis keiner mehr da ist.
