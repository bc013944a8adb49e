# Previews of links in other programs, which the server writes.

## Games that have started

preview-setup = { $game }, the players are setting up
preview-turn = { $game }, turn { $turn }, in progress
preview-turn-round = { $game }, turn { $turn }, in progress
preview-finished = { $game }: finished
preview-drawn = { $game }: drawn
# German has another verb for several winners
preview-won =
    { $count ->
        [one] { $game }: { $names } won
       *[other] { $game }: { $names } won
    }

## Open games

preview-invite = You are invited to { $game }
preview-invite-from = { $name } invites you to { $game }
preview-cancelled = This game was cancelled
preview-rated =
    { $free ->
        [0] Rated game for { $seats } players, no seat is free
        [one] Rated game for { $seats } players, 1 seat is free
       *[other] Rated game for { $seats } players, { $free } seats are free
    }
preview-unrated =
    { $free ->
        [0] Unrated game for { $seats } players, no seat is free
        [one] Unrated game for { $seats } players, 1 seat is free
       *[other] Unrated game for { $seats } players, { $free } seats are free
    }
