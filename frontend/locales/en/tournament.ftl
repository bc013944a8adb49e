# Tournaments: the list, creating one, the page of one.

tournament-title = Tournaments
tournament-loading = Loading…
tournament-all = All tournaments
tournament-not-found = Tournament not found
tournament-not-found-why = The address may be mistyped, or the tournament no longer exists.
tournament-not-loaded = This tournament could not be loaded
tournament-create = Create tournament
tournament-game = Game
tournament-game-any = Any game

## The list

tournament-mine = Your tournaments
tournament-open = Open for entry
tournament-running = Running
tournament-finished = Finished
tournament-column-name = Tournament
tournament-column-players = Players
tournament-column-when = When
tournament-players = { $n }
tournament-entered = { $n } of { $of }
tournament-entered-waiting = { $n } of { $of }, { $waiting } waiting
tournament-none = There are no tournaments here yet.
tournament-none-fill = Create one, and people and programs can enter.
tournament-none-open = No tournament is open for entry right now. <link>Create one</link>
tournament-follow = Follow new tournaments: <atom>Atom feed</atom> · <calendar>calendar</calendar>
tournament-more = Show more

## When one starts, runs or ended

tournament-when-full = Starts when { $n } players have entered
tournament-when-host = Starts when the host decides
tournament-when-now = Starts now
tournament-when-minutes =
    { $n ->
        [one] Starts at { $at }, in 1 minute
       *[other] Starts at { $at }, in { $n } minutes
    }
tournament-when-at = Starts { $at }
tournament-until = Until { $at }
tournament-round-of = Round { $round } of { $rounds }
tournament-status-open = Open for entry
tournament-status-running = Running
tournament-status-finished = Finished
tournament-status-cancelled = Cancelled
tournament-ended-finished = Finished on { $day }
tournament-ended-cancelled = Cancelled on { $day }
tournament-reason-cancelled_by_host = The host cancelled it.
tournament-reason-too_few_players = There were not enough players: at least { $min } were needed, and { $players } could play.
tournament-reason-too_few_players-team = There were not enough players: each team needed at least one.
tournament-reason-not_started = Nobody started it within 30 days.
tournament-reason-no_pairing = No further round could be paired.
tournament-team-hidden = Hidden club
tournament-reason-rival_declined = The other club declined.

## Formats

tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-swiss-about = In each round you play someone with a similar score, and never the same player twice. Nobody is knocked out.
tournament-format-swiss-seats-about = In each round you play others with similar scores, and few of them more than once. Nobody is knocked out.
tournament-format-round_robin = Round robin
tournament-format-round_robin-about = Everyone plays everyone else.
tournament-format-round_robin-seats-about = In each round you play other opponents, and few of them more than once. Everyone has each seat about equally often.
tournament-format-arena = Arena
tournament-format-arena-about = You play as many games as the time allows. A new opponent is found after each game.
tournament-format-arena-seats-about = You play as many games as the time allows. New opponents are found after each game.
tournament-format-knockout = Knock-out
tournament-format-knockout-about = The winner of each pairing advances, until one player is left.
tournament-format-team = Team match
tournament-format-team-about = Two teams: everyone plays everyone on the other team.
tournament-format-rounds =
    { $n ->
        [one] { $format }, 1 round
       *[other] { $format }, { $n } rounds
    }
tournament-format-for = { $format }, { $time }
tournament-format-best = { $format }, best of { $n }

## Terms

tournament-terms-docs = More about <link>tournaments</link>
tournament-terms = Details
tournament-rated = rated
tournament-unrated = unrated
tournament-unlisted = not listed
tournament-seats-each = { $n } players in each game
tournament-hosted = Hosted by <name>{ $name }</name>
tournament-hosted-site = Hosted by this site
tournament-entrants = Who can enter
tournament-entrants-all = people and programs
tournament-entrants-people = people only
tournament-entrants-programs = programs only
tournament-ratings = ratings from { $from } to { $to }
tournament-reliable = reliability of at least { $percent }%
tournament-age =
    { $n ->
        [one] accounts at least 1 day old
       *[other] accounts at least { $n } days old
    }
tournament-no-guests = no guests
tournament-term-players = Players
tournament-term-players-text = { $min } to { $max }; anyone after that joins a waiting list
tournament-term-late = Late entry
tournament-late =
    { $n ->
        [one] until round 1 starts
       *[other] until round { $n } starts
    }
tournament-late-none = not after the start
tournament-late-arena = until the end
tournament-no-show = No-shows
tournament-no-show-text = a player who makes no move within { $time } of the start of their first turn loses the game
tournament-term-options = Options

## How it stands

tournament-starts-in = Starts in <clock>the time left</clock>
tournament-ends-in = New games for another <clock>the time left</clock>
tournament-have-entered = Places taken: { $n } of { $of }.
tournament-queue = On the waiting list: { $n }.
tournament-progress-label = Finished games of this round
tournament-progress = Games finished: { $done } of { $all }.
tournament-next-round = Round { $n } starts when all games are finished.
tournament-last-round = This is the last round.
tournament-podium = The first three places
tournament-place = Place { $place },
tournament-place-more =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }

## What you can do

tournament-enter = Enter tournament
tournament-enter-club = Play for { $name }
tournament-enter-team = Join { $name }
tournament-enter-queue = Join the waiting list as number { $n }
tournament-withdraw = Withdraw entry
tournament-leave = Leave tournament
tournament-leave-title = Leave this tournament?
tournament-leave-text = You get no more games. Any game in progress continues, and you keep your points.
tournament-my-game = Play your game of round { $round }
tournament-my-game-arena = Play your game
tournament-program-game = Watch { $name }
tournament-you-entered = You have entered.
tournament-you-queue = You are number { $n } on the waiting list.
tournament-you-withdrew = You have withdrawn.
tournament-you-wait = You are in. Your next game is in round { $n }.
tournament-you-wait-arena = You are in. An opponent is being found for you.
tournament-you-rest = You have a bye in this round.
tournament-you-done = Your games are over. The standings can still change.
tournament-you-out = You have been knocked out.
tournament-entries-closed = Entry is closed.
tournament-programs-only = Only programs can enter.
tournament-club = For members of <link>{ $club }</link>
tournament-clubs = <link>{ $club }</link> against <other>{ $rival }</other>, members only
tournament-clubs-asked = <link>{ $club }</link> against <other>{ $rival }</other>, which has not accepted yet
tournament-members-only = Only members can enter.
tournament-members-only-asked = Members of { $name } can enter once their club has accepted.
tournament-club-gone = For members of a club that has closed
tournament-asked = { $name } has challenged your club to this team match.
tournament-accept = Accept
tournament-decline = Decline
tournament-decline-title = Decline this team match?
tournament-decline-text = This cancels it for both clubs.
tournament-rival = Other club (optional)
tournament-rival-about = Its officers must accept. If you leave it empty, two teams of your own members play each other.
tournament-rival-unknown = There is no club called { $name }.
tournament-needs-account = Only registered players can enter a rated tournament. <link>Sign up</link>
tournament-programs = Your programs
tournament-program-in = entered
tournament-program-queue = waiting list, number { $n }

## The host

tournament-host-title = Your tournament
tournament-start-now = Start now
tournament-start-short = At least { $n } players are needed to start. Entered so far: { $now }.
tournament-edit = Edit
tournament-edit-title = Edit tournament
tournament-edit-text = Without a start time, you start it yourself.
tournament-save = Save
tournament-bots = Bots
tournament-bots-add = Bot to add
tournament-bots-enter = Add bot
tournament-bots-remove = Remove { $name }
tournament-cancel = Cancel tournament
tournament-cancel-title = Cancel this tournament?
tournament-cancel-text = No further games start. Running games go on as ordinary games.
tournament-cancel-not = Keep it

## Standings

tournament-standings = Standings
tournament-entrants-title = Players
tournament-no-entrants = Nobody has entered yet.
tournament-column-place = Place
tournament-column-number = Number
tournament-column-player = Player
tournament-column-rating = Rating
tournament-column-points = Points
tournament-column-games = Games
tournament-column-results = Last results
tournament-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
tournament-entrant-withdrawn = withdrawn
tournament-entrant-out = knocked out
tournament-mark-game = { $points } against { $opponent }
tournament-mark-forfeit = { $points } against { $opponent }, not played
tournament-mark-running = playing against { $opponent }
tournament-mark-bye = { $points } for a bye
tournament-cross = Cross table
tournament-cross-about = Each row shows one player’s points against every other player.
tournament-cross-self = the same player

## Tie-breaks

tournament-ties = How ties are broken
tournament-ties-about = Players with equal points are ordered by the first of these that differs.
tournament-tie-buchholz-name = Buchholz
tournament-tie-buchholz-short = BH
tournament-tie-buchholz-about = The points of all your opponents added up.
tournament-tie-buchholz_cut1-name = Buchholz cut 1
tournament-tie-buchholz_cut1-short = BH-1
tournament-tie-buchholz_cut1-about = The points of your opponents without the lowest one.
tournament-tie-sonneborn_berger-name = Sonneborn-Berger
tournament-tie-sonneborn_berger-short = SB
tournament-tie-sonneborn_berger-about = The points of the opponents you beat, and half the points of those you drew with.
tournament-tie-direct_encounter-name = Direct encounter
tournament-tie-direct_encounter-short = DE
tournament-tie-direct_encounter-about = Your points in the games against the players you are level with.
tournament-tie-wins-name = Wins
tournament-tie-wins-short = W
tournament-tie-wins-about = The number of games you won.

## Rounds and games

tournament-round = Round { $n }
tournament-rounds-title = Rounds
tournament-pairings = Round { $n }
tournament-games = Latest games
tournament-column-board = Board
tournament-column-result = Result
tournament-game-watch = Watch
tournament-game-view = View
tournament-game-soon = starts soon
tournament-game-n = Game { $n }
tournament-forfeited = not played
tournament-bye = bye
tournament-wall =
    { $n ->
        [one] 1 game in play
       *[other] { $n } games in play
    }
tournament-bracket = Bracket
tournament-tie-open = not known yet
tournament-advances = advances
tournament-round-name-1 = Final
tournament-round-name-2 = Semi-finals

## Record and links

tournament-export = Export:
tournament-share = Share
tournament-share-link = Link to this tournament
tournament-share-frame = HTML to show it on another site
tournament-share-feed = <link>Atom feed</link> of the pairings and results

## Creating one

tournament-new = New tournament
tournament-games-not-loaded = The games could not be loaded. <link>Back to the tournaments</link>
tournament-name = Name
tournament-seats = Players in each game
tournament-max-players = Maximum number of players
tournament-rounds = Rounds
tournament-minutes = New games start for
tournament-games-round_robin = Games against each opponent
tournament-games-knockout = Best of
tournament-team = Name of team { $n }
tournament-start = Start
tournament-start-time = At a set time
tournament-start-full = When it is full
tournament-start-host = When I decide
tournament-starts-at = Start time
tournament-preview =
    { $n ->
        [one] With { $players } players: 1 round, about { $about }
       *[other] With { $players } players: { $n } rounds, about { $about }
    }
tournament-preview-arena = As many games as fit into { $about }
tournament-set-entry = Entry: { $who }
tournament-age-field = Minimum age of the account, in days
tournament-late-rounds = Late entry
tournament-private = Not listed (anyone with the link can enter)
tournament-set-rules = Rules: at least { $min } players · no-shows lose after { $time }
tournament-no-show-after = No-shows lose their game after
tournament-min-players = Minimum number of players

## News for screen readers

tournament-news-open = The tournament is open for entry.
tournament-news-running = The tournament has started.
tournament-news-finished = The tournament is over.
tournament-news-cancelled = The tournament was cancelled.
tournament-news-round = Round { $n } has started.
tournament-news-game = Your game has started.
