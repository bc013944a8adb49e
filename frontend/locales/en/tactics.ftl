# Tactics: positions from real games in which one turn is clearly best, and storms against the clock.

tactics-title = Tactics
tactics-title-of = { $game } tactics
tactics-one = Tactic
tactics-all = All tactics
tactics-none = No tactics here
tactics-none-how = There are no tactics at this address.
tactics-home = Home
tactics-loading = Loading…
tactics-retry = Try again

## All tactics

tactics-about = Positions from real games. One turn is clearly better than all others. Find it.
tactics-count =
    { $n ->
        [one] There is one tactic.
       *[other] There are { $n } tactics.
    }
tactics-start = Solve tactics
tactics-continue = Continue your tactic
tactics-daily = Tactic of the day
tactics-theme = Theme
tactics-theme-any = All themes
tactics-theme-count = { $theme } ({ $n })
tactics-rated-how = Your first try at each tactic counts towards your rating and your streak. Guests are not rated, and neither are the tactic of the day and storms.
tactics-rating-name = Rating
tactics-rating = Rating { $rating }
tactics-rating-provisional = Rating { $rating } (provisional)
tactics-provisional = { $rating } (provisional)
tactics-solved-name = Solved at the first try
tactics-solved-of = { $n } of { $all }
tactics-streak-name = Streak
tactics-streak-best = { $n } (best { $best })
tactics-storm-best = Best storm

## One tactic

tactics-task = { $side } to play: find the best turn.
tactics-board = Position to solve
tactics-hint = Show hint
tactics-hinted = The solution begins on { $hint }.
tactics-give-up = Show solution
tactics-next = Next tactic
tactics-again = Try another turn
tactics-help-counts = A hint or the solution counts as a failed try.
tactics-asking = Checking your turn…
tactics-right = Solved.
tactics-wrong = There is a better turn.
tactics-shown = The solution: { $turn }
tactics-change = Your rating: { $change }.
tactics-themes = Themes: { $themes }.
tactics-difficulty = Rating of this tactic: { $rating }.
tactics-others =
    { $all ->
        [one] It was solved in { $n } of 1 rated try.
       *[other] It was solved in { $n } of { $all } rated tries.
    }
tactics-streak = Streak: { $n }
tactics-used-up = You have tried every tactic of this kind. From now on they are repeated in random order, unrated.
tactics-was-solved = You have solved this tactic before.
tactics-was-failed = Your first try at this tactic failed. Further tries are unrated.

## Storms

tactics-storm = Storm
tactics-storm-about = Solve as many tactics as you can in three minutes.
tactics-storm-how = They start easy and get harder. A wrong turn costs 10 seconds.
tactics-storm-start = Start storm
tactics-storm-again = Start another storm
tactics-storm-record =
    { $n ->
        [one] Your best storm: 1 tactic.
       *[other] Your best storm: { $n } tactics.
    }
tactics-storm-left = Time left
tactics-storm-solved = { $n } solved
tactics-storm-right = Solved.
tactics-storm-wrong = Wrong turn: 10 seconds less.
tactics-storm-over = The storm is over
tactics-storm-result =
    { $n ->
        [one] You solved 1 tactic.
       *[other] You solved { $n } tactics.
    }
tactics-storm-met = Tactics of this storm
tactics-storm-met-solved = Tactic { $n }: solved
tactics-storm-met-failed = Tactic { $n }: not solved

## Themes

tactics-theme-stratic-win = Forced win
tactics-theme-stratic-reply = Reply capture
tactics-theme-stratic-chain = Chain
tactics-theme-stratic-jump = Jump
tactics-theme-stratic-mount = Occupying a Fortifier
tactics-theme-stratic-breach = Breach
tactics-theme-stratic-promotion = Promotion
tactics-theme-stratic-midboard = Midboard count
tactics-theme-stratic-operation = Operation
tactics-theme-stratic-defence = Defence
tactics-theme-stratic-cube = Cube
tactics-theme-stratic-material = Winning material
tactics-theme-stratic-quiet = Quiet turn
