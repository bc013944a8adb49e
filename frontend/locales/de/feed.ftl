# Feeds und Kalender, die der Server schreibt. Einiges davon steht auch in E-Mails.

## Zeitpunkte und Listen

# „Freitag, 27. November 2026, 14:05 UTC“
feed-moment = { $weekday }, { $day }. { $month } { $year }, { $clock } UTC
# Das Ende einer Liste: „Ada, Bob und Carl“
feed-and = { $names } und { $name }

## Partien, die auf ihren Spieler warten

feed-waiting = Quadrivium: Partien, die auf dich warten
feed-deadlines = Quadrivium: Fristen
feed-turn = Du bist am Zug in { $game }
feed-turn-against = Du bist am Zug in { $game } gegen { $others }
feed-due =
    { $turn ->
        [0] Aufstellung, Frist: { DATETIME($until) }
       *[other] Zug { $turn }, Frist: { DATETIME($until) }
    }
feed-due-none =
    { $turn ->
        [0] Aufstellung, keine Frist
       *[other] Zug { $turn }, keine Frist
    }
feed-due-loss = Du verlierst diese Turnierpartie, wenn du bis { DATETIME($until) } nicht ziehst
# Was ein Kalender zum Ende der Frist anzeigt
feed-event =
    { $turn ->
        [0] { $game }: Deine Aufstellung ist fällig
       *[other] { $game }: Zug { $turn } ist fällig
    }
feed-event-against =
    { $turn ->
        [0] { $game } gegen { $others }: Deine Aufstellung ist fällig
       *[other] { $game } gegen { $others }: Zug { $turn } ist fällig
    }

## Turniere

feed-tournaments = Quadrivium: Turniere
feed-tournament = { $name } ({ $game })
feed-starts = Beginn: { DATETIME($start) }
feed-started = { $name } hat begonnen
feed-round-paired = { $name }: die Paarungen der Runde { $round }
feed-round-over = { $name }: Runde { $round } ist zu Ende
feed-bye = { $name } ist spielfrei
feed-over = { $name } ist zu Ende
feed-winners = Erster Platz: { $names }
feed-cancelled = { $name } wurde abgesagt
feed-cancelled-few = Es konnten zu wenige Spieler antreten.
