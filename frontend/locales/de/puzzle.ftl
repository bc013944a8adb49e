# Leitern mit Stufen, Rätsel des Tages und geteilte Rätsel.

## Wörter aller dieser Seiten

puzzle-home = Startseite
puzzle-play = Spielen
puzzle-continue = Weiterspielen
puzzle-again = Noch einmal spielen
puzzle-replay = Wiedergabe
puzzle-you = du
puzzle-rank = Rang
puzzle-player = Spieler
puzzle-stars = Sterne
puzzle-points = Punkte
puzzle-day = Datum
puzzle-pool = Spieler
puzzle-pool-humans = Menschen
puzzle-pool-programs = Programme
puzzle-show-more = Mehr anzeigen
puzzle-shared = Geteilte Rätsel
puzzle-all-levels = Alle Stufen

## Die Leiter

puzzle-ladder = Leiter
puzzle-ladder-of = Leiter: { $game }
puzzle-ladder-about =
    { $levels ->
        [one] 1 verborgene Regel. Alle Stufen sind frei.
       *[other] { $levels } verborgene Regeln, von leicht bis meisterhaft. Alle Stufen sind frei.
    }
puzzle-ladder-stars = Du hast { $stars } von { $all } Sternen.
puzzle-ladder-goal = Für eine gefundene Regel gibt es einen Stern, bei wenigen Fehlern bis zu drei.
puzzle-ladder-daily = Rätsel des Tages
puzzle-landing-0 = Leicht
puzzle-landing-1 = Mittel
puzzle-landing-2 = Schwer
puzzle-landing-3 = Meisterhaft
puzzle-play-level = Spielen: { $level }
puzzle-continue-level = Weiterspielen: { $level }
puzzle-again-level = Noch einmal spielen: { $level }

## Woran ein Durchgang gemessen wird

puzzle-measure-mastery = Gefunden nach
puzzle-measure-errors = Fehler
puzzle-measure-episodes = Bretter
puzzle-run-mastery = { $n ->
    [0] sofort gefunden
    [one] nach 1 Versuch gefunden
   *[other] nach { $n } Versuchen gefunden
}
puzzle-run-errors = { $n } Fehler
puzzle-run-episodes = { $n ->
    [one] 1 Brett
   *[other] { $n } Bretter
}

## Eine Stufe

puzzle-level = Stufe
puzzle-level-board = Bestenliste
puzzle-level-none = Auf dieser Bestenliste steht noch niemand. Mach den Anfang.
puzzle-level-none-programs = Auf dieser Bestenliste steht noch kein Programm. Programme spielen über die <link>HTTP-API</link>.
puzzle-level-runs = Durchgänge
puzzle-level-runs-first = Erste Durchgänge
puzzle-level-runs-best = Beste Durchgänge
puzzle-my-first = Dein erster Durchgang: { $result }
puzzle-my-first-ranked = Dein erster Durchgang: { $result }, Rang { $rank }
puzzle-my-best = Dein bester Durchgang: { $result }
puzzle-my-best-ranked = Dein bester Durchgang: { $result }, Rang { $rank }
puzzle-level-about = Eine Regel ist gefunden, wenn zehn Züge in Folge angenommen werden; es zählen die Versuche davor. Am Ende eines Durchgangs siehst du die Regel. Nur erste Durchgänge sind deshalb fair vergleichbar. Sie zählen ab dem ersten Zug. Gäste erscheinen hier, sobald sie sich registrieren.
puzzle-level-replays = Wiedergaben zeigen die Regel. Du kannst sie nach deinem ersten Durchgang ansehen.
puzzle-level-share = Freunde herausfordern
puzzle-level-share-about = Wer den Link hat, spielt diese Regel auf denselben Brettern wie du. Die anderen Ergebnisse erscheinen am Ende.
puzzle-level-share-play = Selbst spielen
puzzle-level-share-create = Link erstellen

## Ein Rätsel

puzzle-title = Rätsel
puzzle-title-day = Rätsel für { $day }
puzzle-title-by = Rätsel von { $name }
puzzle-day-about = { $title }: Heute bekommen alle dieselbe verborgene Regel und dieselben Bretter.
puzzle-link-about = { $title }: Alle mit diesem Link bekommen dieselbe verborgene Regel und dieselben Bretter.
puzzle-once = Du kannst das Rätsel einmal spielen. Am Ende siehst du die Regel und die anderen Ergebnisse.
puzzle-open-until = Offen bis { $when }.
puzzle-revoked = Dieser Link wurde widerrufen. Du kannst das Rätsel nicht mehr beginnen.
puzzle-day-over = Dieser Tag ist vorbei. Die Regel steht unten.
puzzle-over = Dieser Link ist abgelaufen.
puzzle-yours = Du hast diese Regel geschrieben und kannst sie deshalb nicht spielen. Teile den Link und sieh den anderen zu.
puzzle-my-end = Dein Ergebnis
puzzle-my-replay = Deine Wiedergabe
puzzle-my-line = Text zum Teilen
puzzle-my-line-about = Teilt dein Ergebnis, ohne die Regel zu verraten.
puzzle-rule = Die Regel
puzzle-rule-text = Text des Regelsatzes
puzzle-results = Ergebnisse
puzzle-results-none = Hier erscheinen Ergebnisse, sobald andere dieses Rätsel beenden.
puzzle-results-none-programs = Noch kein Programm hat dieses Rätsel beendet. Programme spielen über die <link>HTTP-API</link>.
puzzle-days = Andere Tage
puzzle-days-today = Rätsel von heute
puzzle-days-none = Hier erscheinen vergangene Rätsel. Jeden Tag beginnt ein neues.
puzzle-link = Link zu diesem Rätsel

## Geteilte Rätsel

puzzle-shared-level = { $game }, { $level }
puzzle-shared-own = { $game }, dein eigener Regelsatz
puzzle-shared-open =
    { $players ->
        [0] { $created } · noch keine Spieler · offen bis { $closes }
        [one] { $created } · 1 Spieler · offen bis { $closes }
       *[other] { $created } · { $players } Spieler · offen bis { $closes }
    }
puzzle-shared-over =
    { $players ->
        [0] { $created } · keine Spieler · abgelaufen
        [one] { $created } · 1 Spieler · abgelaufen
       *[other] { $created } · { $players } Spieler · abgelaufen
    }
puzzle-shared-revoked =
    { $players ->
        [0] { $created } · keine Spieler · widerrufen
        [one] { $created } · 1 Spieler · widerrufen
       *[other] { $created } · { $players } Spieler · widerrufen
    }
puzzle-shared-revoke = Link widerrufen
puzzle-shared-revoke-of = Link vom { $created } widerrufen
puzzle-shared-none = Du hast noch keine Rätsel geteilt.
puzzle-shared-note = Nach dem Widerruf können alle weiterspielen, die schon begonnen haben.
