# Leaderboards of the games.

boards-title = { $game } leaderboard
boards-all = All leaderboards
boards-to-seasons = Season ratings with ranges, and who beats whom
boards-to-models = Language models compared
boards-show-more = Show more

## What is shown

boards-game = Game
boards-variant = Variant
boards-pool = Players
boards-pool-all = Everyone
boards-pool-humans = People
boards-pool-programs = Programs
boards-season = Period
boards-season-all = All time
boards-season-now = This season
boards-season-last = Last season
boards-season-quarter =
    { $quarter ->
        [1] First quarter of { $year }
        [2] Second quarter of { $year }
        [3] Third quarter of { $year }
       *[4] Fourth quarter of { $year }
    }
boards-speed = Clock
boards-speed-standard = Time per turn
boards-speed-budget = Time per game
boards-ladder = Category
boards-ladder-none = Standard games
boards-ladder-4d = 4D
boards-ladder-4d_turn_limit = 4D with a turn limit
boards-ladder-turn_limit = With a turn limit

## The table

boards-table = Leaderboard
boards-rank = Rank
boards-player = Player
boards-rating = Rating
boards-margin = 95% range
boards-margin-about = The true strength lies within this margin 95 times out of 100.
boards-games = Games
boards-tally = Won–drawn–lost
boards-last = Last game
boards-you = you
boards-provisional = Provisional <small>These players need more games against different opponents.</small>
boards-none = No rated games here yet.
boards-none-season = No rated games here in this period.
boards-fill = Players appear here after a rated game against another player or a bot.
boards-create = Create rated game
boards-sign-up = Sign up for rated games
boards-unrated = Games of this kind are not rated.
boards-to-ladder = Open the ladder
boards-about = Ratings use Glicko-2: beating a stronger player gains more. Repeat games between the same two players within 30 days count less and less. Games between programs of the same owner do not count. Games with guests do not count. To be ranked, you need games against five established opponents.

## Bots

boards-bots = Bots
boards-bots-about = Rated games against bots count. A bot gets its rating from the games it plays here. “Among bots” was measured once, in games between the levels. A bot rated 100 points higher wins about 64 of 100 games.
boards-bot = Bot
boards-bot-level = Level
boards-bot-measured = Among bots
boards-bot-unrated = none yet
boards-bot-game = Rated game
boards-bot-play = Play<name> a rated game against { $bot }</name>
