# One's own results, split in several ways.

insights-title = Insights
insights-game = Game
insights-none = There is nothing to show yet. Finish a game against a bot or another player first.
insights-play = Play now
insights-all =
    { $played ->
        [one] One game: { $won } won, { $drawn } drawn, { $lost } lost. Score: { $score }%.
       *[other] { $played } games: { $won } won, { $drawn } drawn, { $lost } lost. Score: { $score }%.
    }
insights-counted = A draw counts as half a win. Your last { $n } finished games in all variants are counted. Only you can see this page.
insights-games = All these games
insights-save = Save as a table (CSV)
insights-part = Group
insights-score = Score
insights-tally = Won, drawn, lost
insights-seat = Seat { $n }

insights-by-seat = By seat
insights-by-opponents = By opponent
insights-by-length = By length
insights-by-time = By time used
insights-by-clock = By clock
insights-by-ending = By how the game ended
insights-by-month = By month

insights-opponents-bots = Built-in bots
insights-opponents-programs = Other programs
insights-opponents-unrated = People, unrated
insights-opponents-much_weaker = Rated more than 200 below you
insights-opponents-weaker = Rated 50 to 200 below you
insights-opponents-equal = Rated about the same as you
insights-opponents-stronger = Rated 50 to 200 above you
insights-opponents-much_stronger = Rated more than 200 above you

insights-length = { $from } to { $to } turns
insights-length-last = { $from } turns or more

insights-time-less = Less than half of your opponents’
insights-time-similar = About as much as your opponents
insights-time-more = More than twice your opponents’

insights-clock-live = Time per turn
insights-clock-correspondence = Correspondence
insights-clock-budget = Time bank
insights-clock-untimed = No clock

insights-ending-played = Played to the end
insights-ending-resign = Resignation
insights-ending-flag = Time
insights-ending-abandon = Forfeit
insights-ending-agreement = Agreed draw

insights-by-phase = Where your costly turns were
insights-phase-none = No game has been analysed for mistakes yet. Open a finished game and choose “Your mistakes”.
insights-phase-about =
    { $turns ->
        [one] One turn in { $searched ->
            [one] one analysed game
           *[other] { $searched } analysed games
        }. The last number is the average cost of such a turn, counted as in “Your mistakes”.
       *[other] { $turns } turns in { $searched ->
            [one] one analysed game
           *[other] { $searched } analysed games
        }. The last number is the average cost of such a turn, counted as in “Your mistakes”.
    }
insights-phase-early = First third of the game
insights-phase-middle = Middle third
insights-phase-late = Last third
insights-phase-turns = Costly turns
insights-phase-cost = Cost of one on average
