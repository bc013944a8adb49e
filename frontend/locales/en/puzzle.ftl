# Ladders of levels, puzzles of the day and shared puzzles.

## Words of all these pages

puzzle-home = Home
puzzle-play = Play
puzzle-continue = Continue
puzzle-again = Play again
puzzle-replay = Replay
puzzle-you = you
puzzle-rank = Rank
puzzle-player = Player
puzzle-stars = Stars
puzzle-points = Points
puzzle-day = Date
puzzle-pool = Players
puzzle-pool-humans = People
puzzle-pool-programs = Programs
puzzle-show-more = Show more
puzzle-shared = Shared puzzles
puzzle-all-levels = All levels

## The ladder

puzzle-ladder = Ladder
puzzle-ladder-of = { $game } ladder
puzzle-ladder-about =
    { $levels ->
        [one] 1 hidden rule. All levels are open.
       *[other] { $levels } hidden rules, from easy to expert. All levels are open.
    }
puzzle-ladder-stars = You have { $stars } of { $all } stars.
puzzle-ladder-goal = Find a rule to earn one star. Make few errors to earn up to three.
puzzle-ladder-daily = Daily puzzle
puzzle-landing-0 = Easy
puzzle-landing-1 = Medium
puzzle-landing-2 = Hard
puzzle-landing-3 = Expert
puzzle-play-level = Play: { $level }
puzzle-continue-level = Continue: { $level }
puzzle-again-level = Play again: { $level }

## What a run is measured by

puzzle-measure-mastery = Found after
puzzle-measure-errors = Errors
puzzle-measure-episodes = Boards
puzzle-run-mastery = { $n ->
    [0] found at once
    [one] found after 1 attempt
   *[other] found after { $n } attempts
}
puzzle-run-errors = { $n ->
    [one] 1 error
   *[other] { $n } errors
}
puzzle-run-episodes = { $n ->
    [one] 1 board
   *[other] { $n } boards
}

## A level

puzzle-level = Level
puzzle-level-board = Leaderboard
puzzle-level-none = Nobody is on this leaderboard yet. Be the first.
puzzle-level-none-programs = No program is on this leaderboard yet. Programs play over the <link>HTTP API</link>.
puzzle-level-runs = Runs
puzzle-level-runs-first = First runs
puzzle-level-runs-best = Best runs
puzzle-my-first = Your first run: { $result }
puzzle-my-first-ranked = Your first run: { $result }, rank { $rank }
puzzle-my-best = Your best run: { $result }
puzzle-my-best-ranked = Your best run: { $result }, rank { $rank }
puzzle-level-about = A rule is found when ten moves in a row are accepted; the attempts before them count. You see the rule at the end of a run, so first runs are the fair comparison. They count from the first move. Guests appear here once they sign up.
puzzle-level-replays = Replays show the rule, so they open after your own first run.
puzzle-level-share = Challenge a friend
puzzle-level-share-about = Anyone with the link plays this rule on the same boards as you. They see the other results when they finish.
puzzle-level-share-play = Play it yourself
puzzle-level-share-create = Create link

## A puzzle

puzzle-title = Puzzle
puzzle-title-day = Puzzle for { $day }
puzzle-title-by = Puzzle by { $name }
puzzle-day-about = { $title }: everyone gets the same hidden rule and the same boards today.
puzzle-link-about = { $title }: everyone with this link gets the same hidden rule and the same boards.
puzzle-once = You can play it once. You see the rule and the other results when you finish.
puzzle-open-until = Open until { $when }.
puzzle-revoked = This link has been revoked. You can no longer start the puzzle.
puzzle-day-over = This day is over. The rule is shown below.
puzzle-over = This link has expired.
puzzle-yours = You wrote this rule, so you cannot play it. Share the link and watch the others.
puzzle-my-end = Your result
puzzle-my-replay = Your replay
puzzle-my-line = Text to share
puzzle-my-line-about = Shares your result without revealing the rule.
puzzle-rule = The rule
puzzle-rule-text = Text of the rule set
puzzle-results = Results
puzzle-results-none = Results appear here when other players finish this puzzle.
puzzle-results-none-programs = No program has finished this puzzle yet. Programs play over the <link>HTTP API</link>.
puzzle-days = Other days
puzzle-days-today = Today’s puzzle
puzzle-days-none = Past puzzles appear here. A new one opens every day.
puzzle-link = Link to this puzzle

## Shared puzzles

puzzle-shared-level = { $game }, { $level }
puzzle-shared-own = { $game }, your own rule set
puzzle-shared-open =
    { $players ->
        [0] { $created } · no players yet · open until { $closes }
        [one] { $created } · 1 player · open until { $closes }
       *[other] { $created } · { $players } players · open until { $closes }
    }
puzzle-shared-over =
    { $players ->
        [0] { $created } · no players · expired
        [one] { $created } · 1 player · expired
       *[other] { $created } · { $players } players · expired
    }
puzzle-shared-revoked =
    { $players ->
        [0] { $created } · no players · revoked
        [one] { $created } · 1 player · revoked
       *[other] { $created } · { $players } players · revoked
    }
puzzle-shared-revoke = Revoke link
puzzle-shared-revoke-of = Revoke the link from { $created }
puzzle-shared-none = You have not shared any puzzles.
puzzle-shared-note = After you revoke a link, players who have started can still finish.
