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
# Welcher Zug: steht vor der Frist. Wo alle gleichzeitig spielen, sind es Runden
feed-at = Zug { $turn }
feed-at-round = Runde { $turn }
feed-at-setup = Aufbau
feed-due = { $at }, Frist: { DATETIME($until) }
feed-due-none = { $at }, keine Frist
feed-due-loss = Du verlierst diese Turnierpartie, wenn du bis { DATETIME($until) } nicht ziehst
# Was ein Kalender zum Ende der Frist anzeigt
feed-event = { $game }: Dein Zug ist fällig
feed-event-against = { $game } gegen { $others }: Dein Zug ist fällig

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
feed-cancelled-few = Es gab nicht genug Spieler.
