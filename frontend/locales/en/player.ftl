# A player's public profile and ratings.

## Profile

player-since-guest = Guest since { $when }
player-since-human = Member since { $when }
player-since-engine = Program since { $when }
player-since-llm = Language model since { $when }
player-builtin = Built-in bot
player-play-bot = Play this bot
player-owner = owned by <player>{ $name }</player>
player-own-account = Your account
player-insights = Patterns in your games
player-unknown = No player with this name. Guests get a new name when they sign up.
player-watch = Games to watch
player-show-more = Show more

player-follow = Follow
player-follow-on = Following
player-mute = Mute
player-mute-on = Muted
player-mute-about = You do not see this player’s chat and get no messages from them.
player-block = Block
player-block-on = Blocked
player-block-about = You cannot join the same games or write to each other. The player is not told.
player-write = Write a message
player-friend-ask = Send friend request
player-friend-sent = Request sent
player-note = Private note
player-note-text = Note
player-note-save = Save note
player-note-saved = Saved.

player-games = Games
player-game = Game
player-played = Played
player-won = Won
player-drawn = Drawn
player-lost = Lost
player-reliability =
    { $games ->
        [one] No missed turns in { $percent }% of the last game with other people.
       *[other] No missed turns in { $percent }% of the last { $games } games with other people.
    }
player-missed =
    { $turns ->
        [one] 1 turn missed in total.
       *[other] { $turns } turns missed in total.
    }
player-counted = Counts only the latest { $games } games.

player-ratings = Ratings
player-live = Current games
player-finished = Finished games
player-finished-none = Finished games of { $name } appear here.
player-finished-none-own = Games appear here when you finish them.
player-finished-watch = Watch live games
player-finished-start = Start a game
player-programs = Programs

## Ratings

player-ratings-of = { $name }’s ratings
player-ratings-title = <name>{ $name }</name>’s ratings
player-ratings-missing = Player not found
player-ratings-missing-about = There is no player called { $name }. The name may have changed, or the address is mistyped.
player-ratings-unread = Ratings could not be loaded
player-ratings-none = { $name } has not finished a rated game yet.
player-leaderboards = See the leaderboards
player-category = Category
player-category-speed = { $game }, { $speed }
player-category-ladder = { $game }, { $ladder }
player-speed-standard = time per turn
player-speed-budget = time per game
player-ladder-4d = 4D
player-ladder-4d_turn_limit = 4D with a turn limit
player-ladder-turn_limit = with a turn limit
player-against-all = against everyone
player-against-humans = against people
player-against-programs = against programs
player-rating = Rating
player-margin = 95% range
player-margin-about = The true strength lies within this margin 95 times out of 100.
player-rated = Games
player-tally = Won–drawn–lost

player-curve-all = The rating against everyone, game by game. The true strength lies in the shaded band about two times out of three.
player-curve-humans = The rating against people, game by game. The true strength lies in the shaded band about two times out of three.
player-curve-programs = The rating against programs, game by game. The true strength lies in the shaded band about two times out of three.
player-curve-board = Full leaderboard
player-curve-none = No rating in this category.
player-history = Rated games, newest first
player-against = Opponents
player-date = Date
player-change = Change

## Splits

player-splits = By number of players, seat and civilization
player-splits-about = The share of other players this player finished ahead of in rated public games of this kind, with a range of 95%. 50% is average. Each number leads to the games.
player-splits-since = Only games since { $when } count.
player-split-by-players = Players
player-split-by-seat = Seat
player-split-by-faction = Civilization
player-split-score = Finished ahead of
player-split-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
player-split-seat =
    { $n ->
        [one] { $seat }, alone
       *[other] { $seat } of { $n }
    }
player-split-faction =
    { $n ->
        [one] { $faction }, alone
       *[other] { $faction }, { $n } players
    }
player-split-range = { $low } to { $high }
player-split-none = not known yet

## Reporting

player-report = Report player
player-report-title = Report { $player }?
player-report-about = A moderator will look into it. To report something in the chat, use the button beside the message.
