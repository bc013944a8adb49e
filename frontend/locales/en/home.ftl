# The first page.

## Games

home-title = Strategy games, against friends, strangers or bots
home-games = Games
home-no-games = The list of games could not be loaded.
home-play = Play { $game } now
home-starting = Starting…
home-opponent = Opponent
home-opponent-anyone = Another player
home-opponent-anyone-about = Paired with the next suitable player.
home-level = Level
home-level-about = Level { $n } of { $levels }: each level hides a different rule.
home-now = Live now: { $players }
home-create = Create game
home-invite = Invite a friend
home-together = Play together on this device
home-ladder = All levels
home-daily = Daily puzzle
home-challenges = Challenges
home-tactics = Tactics
home-learn = Learn to play
home-what-if = What if: try turns for all players
home-analyse = Analyse a position
home-variants = Variants:

## My games, others' games

home-invitation = { $name } invites you to a game of { $game }. <link>Answer</link>
home-rematch = { $name } wants a rematch. <link>Open game</link>
home-tournament-game = Your game in <name>{ $name }</name> is on. <link>Play</link>
home-tournament-starts = You play in <name>{ $name }</name>, which starts { $at }. <link>Tournament</link>
home-tournament-cancelled = <name>{ $name }</name> was cancelled: there were not enough players. <link>Tournament</link>
home-tournament-not_started = <name>{ $name }</name> was cancelled: nobody started it within 30 days. <link>Tournament</link>
home-tournament-round = You play in <name>{ $name }</name>, round { $round } of { $rounds }. <link>Tournament</link>
home-tournament-arena = You play in <name>{ $name }</name>. <link>Tournament</link>
home-mine = Your games
home-mine-more =
    { $n ->
        [one] 1 more game
       *[other] { $n } more games
    }
home-live = Live games
home-watch = <link>Watch the best { $game } game</link> being played right now.
home-no-live = No other games are being played right now. See <finished>finished games</finished> or <open>open games</open>.
home-tournaments = In <link>tournaments</link> you meet one opponent after another: people, programs or both.
home-endless = In the <link>Endless Tournament</link>, two sides vote on every turn of a game that never ends. You play for one of them.

## Ratings

home-leaders = Top players
home-no-leaders = Nobody has a { $game } rating yet. Play a rated game to get one.
home-leaderboard = Full leaderboard
