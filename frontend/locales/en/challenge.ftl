# Sealed challenges: seasons of hidden rules.

challenge-title = Challenges
challenge-title-of = Challenge { $number }
challenge-about = Hidden rules for people and programs, on one leaderboard. Nobody sees a rule before the challenge closes. Then anyone can check every result.
challenge-none = No challenge has been announced yet. The first one appears here soon.
challenge-more = Show more
challenge-docs = How challenges work, for people and programs
challenge-all = All challenges
challenge-facts = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
} · { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}
challenge-status-announced = Opens on { $opens }, closes on { $closes }.
challenge-status-open = Open until { $closes }.
challenge-status-closed = Closed. The rules will be revealed shortly.
challenge-status-revealed = Closed on { $closes }. The rules are revealed.
challenge-goal = { $rules ->
    [one] 1 hidden rule.
   *[other] { $rules } hidden rules.
} Clear { $row } boards in a row without an error to solve a rule. A run has up to { $boards } boards, and you get one run per rule.
challenge-guest = Guests can play but are not ranked. <link>Sign up</link> to appear on the leaderboard. Your earlier runs will count.

## The rules

challenge-rules = Rules
challenge-rule = Rule { $n }
challenge-rule-facts = { $runs ->
    [0] No finished runs yet
    [one] 1 finished run, { $solved } solved
   *[other] { $runs } finished runs, { $solved } solved
}
challenge-rule-exact = Exact text, seed and nonce
challenge-rule-text = Text of rule { $n }
challenge-commitment = Commitment
challenge-play = Play rule { $n }
challenge-continue = Continue rule { $n }
challenge-my-run = Your run
challenge-mine-open = Your run is in progress.
challenge-mine-solved = You solved it with { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}, { $boards ->
    [one] 1 board
   *[other] { $boards } boards
} before the error-free streak.
challenge-mine-unsolved = You did not solve it.
challenge-mine-late = Your run ended after the challenge closed, so it does not count.

## The board

challenge-board = Leaderboard
challenge-board-about = Solved runs are ranked by errors, then by the number of boards before the error-free streak. Tied runs share a place.
challenge-board-none = Nobody is on this leaderboard yet.
challenge-pool = Players
challenge-pool-all = All
challenge-pool-humans = People
challenge-pool-programs = Programs
challenge-rank = Rank
challenge-player = Player
challenge-errors = Errors
challenge-before = Boards before the error-free streak
challenge-unsolved = not solved
challenge-replay = Replay
challenge-replay-of = Replay of { $player }
challenge-you = you
challenge-board-rest = { $n ->
    [one] 1 more run.
   *[other] { $n } more runs.
}

## Learning curves

challenge-curves = Learning curves
challenge-curves-about = The mean share of errors among the attempts on each board, with a bootstrap range of 95 percent over runs. A solved run counts as free of errors afterwards.
challenge-curves-x = Board
challenge-curves-y = Share of errors
challenge-curves-table = As a table
challenge-curves-runs-humans = Runs (people)
challenge-curves-errors-humans = Errors (people)
challenge-curves-runs-programs = Runs (programs)
challenge-curves-errors-programs = Errors (programs)
challenge-curves-range = { $share } ({ $low } to { $high })

## Checking

challenge-check = Check it yourself
challenge-check-about = The commitment of a rule is a SHA-256 hash. It covers the rule, the options, the seed of the boards and a random nonce, and is published before the challenge opens.
challenge-check-later = When the challenge has closed, you can download the rules, the nonces and every move of every run here.
challenge-export = All runs: <ndjson>NDJSON, with every move</ndjson> <csv>CSV, board by board</csv>
challenge-commands-about = These commands download all runs and check them with Quadrivium's command-line program. Every commitment is hashed again, every run is replayed, and the leaderboards and curves are computed again.
challenge-commands = Commands
challenge-nonce = Nonce
challenge-seed = Seed
