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
        [0] Rated game for { $seats } players, no seats left
        [one] Rated game for { $seats } players, 1 seat left
       *[other] Rated game for { $seats } players, { $free } seats left
    }
preview-unrated =
    { $free ->
        [0] Unrated game for { $seats } players, no seats left
        [one] Unrated game for { $seats } players, 1 seat left
       *[other] Unrated game for { $seats } players, { $free } seats left
    }

## Notebooks

preview-notebook =
    { $n ->
        [0] A notebook by { $names }
        [one] A notebook by { $names }, 1 chapter
       *[other] A notebook by { $names }, { $n } chapters
    }
