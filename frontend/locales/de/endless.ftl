# Das Endlose Turnier: sein Brett, die Abstimmung, frühere Fenster und Wochen, die Buchungen.

endless-title = Das Endlose Turnier
endless-other-game = Eine andere Partie spielen
endless-lead = Eine Partie ohne Ende, auf einem Brett, das immer weiter wächst. Jeder Zug ist ein Abstimmungsfenster für eine Seite. Gespielt wird der Zug mit dem größten Stimmgewicht. <link>So funktioniert es</link>
endless-loading = Wird geladen …

## Das Brett

endless-map = Karte
endless-map-about = Karte des ganzen Bretts. Die Pfeiltasten verschieben den Ausschnitt um { $n } Felder.
endless-move-view = Ausschnitt verschieben
endless-up = Nach oben
endless-down = Nach unten
endless-left = Nach links
endless-right = Nach rechts
endless-region = { $region }, auf einem Brett von { $size } mal { $size } Feldern.
endless-centre = Zur Mitte

## Das offene Fenster

endless-starts-soon = Gleich geht es los
endless-open-window = Offenes Fenster
endless-window = Fenster { $window }: { $side } stimmt ab
endless-closes = Schließt in <clock>Zeit</clock>. Bis dahin bleiben die Stimmen geheim.
endless-guest = Gäste können zuschauen, aber nicht abstimmen. <link>Registriere dich</link>, um dich einer Seite anzuschließen und deine Partien zu behalten.
endless-sides = Jeder Spieler gehört zu einer von zwei Seiten.
endless-sign-up = Registriere dich, um dich einer Seite anzuschließen
endless-my-side = Du spielst für <side>Seite</side> ({ $members ->
    [one] 1 Mitglied
   *[other] { $members } Mitglieder
}). Deine Stimme hat das Gewicht { $weight }.
endless-my-vote = Deine Stimme: <vote>Stimme</vote>
endless-voted = Deine Stimme: { $vote }
endless-may-change = Du hast abgestimmt. Um deine Stimme zu ändern, wähle einen anderen Zug.
endless-withdraw = Stimme zurückziehen
endless-my-code = In der Liste der Stimmzettel steht sie unter <code>Code</code>.
endless-too-new = Drei Tage nach der Registrierung kannst du abstimmen, also ab { $when }.
endless-too-few-games = Nur erfahrene Spieler können abstimmen. Beende noch { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
} { $game } und spiele in jeder mindestens fünf Züge.
endless-play-now = Jetzt spielen
endless-other-side = { $side } stimmt ab. Danach ist deine Seite an der Reihe.
endless-undo = Rückgängig
endless-window-closed = Fenster { $window } ist geschlossen: { $move }.
endless-window-missed = Fenster { $window } ist geschlossen: { $move }. Dein Zug kam zu spät.

## Die Woche

endless-week = Diese Woche
endless-week-about = Die Seite, die bis Montag, { $day }, 00:00 UTC mehr Schlagpunkte hat, gewinnt { $credits ->
    [one] 1 Credit
   *[other] { $credits } Credits
}. Ihre Spieler, deren Stimmen gespielt wurden, teilen sie sich.

## Frühere Fenster

endless-past-windows = Frühere Fenster
endless-first-window = Jedes Fenster erscheint hier, sobald es geschlossen ist.
endless-silent-windows = { $n ->
    [one] Fenster { $last }: niemand hat abgestimmt
   *[other] Fenster { $first } bis { $last }: niemand hat abgestimmt
}
endless-show-earlier = Frühere anzeigen
endless-votes = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}
endless-votes-captured = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
}, { $captured } geschlagen
endless-played = gespielt
endless-lighter = Die { $shown } Stimmen mit dem größten Gewicht. Die Liste der Stimmzettel hat { $n ->
    [one] 1 weiteren.
   *[other] { $n } weitere.
}
endless-ballots-about = Die <list>Liste der Stimmzettel</list> hat eine Zeile pro Stimmzettel: Code, Gewicht und Stimme. SHA-256 der Liste: <hash>Hash</hash>
endless-not-counted = Nicht gezählt: { $votes }.
endless-excluded-guest = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} von Gästen
endless-excluded-too_new = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} von Konten, die jünger als drei Tage sind
endless-excluded-too_few_games = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} von Spielern mit weniger als drei Partien
endless-excluded-one_owner = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} von weiteren Konten desselben Besitzers
endless-excluded-device = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} von weiteren Konten auf demselben Gerät
endless-excluded-network = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} über der Grenze von fünf pro Netzwerk
endless-excluded-other = { $n ->
    [one] 1 Stimme
   *[other] { $n } Stimmen
} aus einem anderen Grund

## Ein Fenster nachzählen

endless-recount = Stimmen nachzählen
endless-recount-differs = In deinem Browser nachgezählt: Die Stimmzettel passen nicht zum veröffentlichten Ergebnis.
endless-recount-agrees = In deinem Browser nachgezählt: Gewicht und Hash von { $n ->
    [one] 1 Stimmzettel
   *[other] { $n } Stimmzetteln
} stimmen mit dem veröffentlichten Ergebnis überein.
endless-recount-unhashed = In deinem Browser nachgezählt: Das Gewicht von { $n ->
    [one] 1 Stimmzettel
   *[other] { $n } Stimmzetteln
} stimmt mit dem veröffentlichten Ergebnis überein. Der Hash braucht eine sichere Verbindung und wurde nicht geprüft.
endless-recount-yours = Deine Stimme ist dabei.
endless-recount-without-yours = Deine Stimme ist nicht dabei.

## Frühere Wochen und die Buchungen

endless-weeks-and-credits = Wochen und Credits
endless-past-weeks = Frühere Wochen
endless-first-week = Jede Woche erscheint hier, sobald sie endet.
endless-week-of = Woche vom
endless-winner = Sieger
endless-drawn = unentschieden, Credits gehen in die nächste Woche
endless-share = Credits für jeden
endless-ledger = Credit-Buchungen
endless-balance = Du hast { $mine ->
    [one] 1 Credit
   *[other] { $mine } Credits
}. Im Topf sind { $pool }. Alle Buchungen ergeben zusammen null.
endless-pool = Im Topf { $pool ->
    [one] ist 1 Credit
   *[other] sind { $pool } Credits
}. Alle Buchungen ergeben zusammen null.
endless-transfer = Buchung
endless-pool-column = Topf
endless-mine-column = Du
endless-issued = Neue Credits für die Woche
endless-shared = Geteilt durch { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
endless-no-transfers = Am Ende jeder Woche werden Credits verteilt.
