# A game being played, watched or replayed.

## The page

match-title = Game
match-not-found = Game not found
match-not-found-why = The game may be private, or the address may be wrong.
match-not-loaded = This game could not be loaded
match-cannot-show = This page cannot show this game yet.
match-try-again = Try again
match-all-games = All games
match-loading = Loading…
match-two-players = { $first } vs { $second }
match-blind = Blind game: names are shown when it ends.
match-open-seat = Open seat
match-tournament = <link>{ $name }</link>
match-tournament-round = <link>{ $name }</link>, round { $round } of { $rounds }
match-no-show-own = Make your first move within <clock>the time left</clock>, or you lose this game.
match-no-show-others = { $n ->
    [one] { $players } has not moved yet and loses this game in <clock>the time left</clock> without a move.
   *[other] { $players } have not moved yet and lose this game in <clock>the time left</clock> without a move.
  }
match-no-show-any = A player who has not moved within <clock>the time left</clock> loses this game.
match-series = Series { $n } of { $of }
match-experiment = Experiment

## Board

match-board = Board
match-zoom-in = Zoom in
match-zoom-out = Zoom out
match-zoom-whole = Show whole board
match-zoom-pieces = Show only the part with the pieces
match-flip = Flip board
match-past-start = Position at the start
match-past-turn = Position at turn { $turn }
match-past-leave = Return to current turn

## Panels

match-panels = Panels
match-panel-game = Game
match-panel-log = Log
match-panel-chat = Chat
match-panel-notes = Notes
match-panel-chat-notes = Chat and notes

## What is asked

match-watching = You are watching.
match-watching-late = { $n ->
    [one] You see the game 1 turn late.
   *[other] You see the game { $n } turns late.
}
match-waiting-for = Waiting for { $player }.
match-waiting = Waiting for the other players.
match-waiting-watched = Waiting for the players.
match-to-move = { $players } to move.
match-on-hold = This game is on hold after a server error. Nothing is lost.
match-paused = The game is paused. The clocks are stopped.
match-paused-until = The game is paused until { $date }. The clocks are stopped.
match-played = Played: { $turn }
match-no-answer = The server has not answered yet. Your turn will be sent again automatically.
match-send-now = Send now

## Commit

match-undo = Undo
match-sending = Sending…
match-confirm = Confirm: { $action }
match-press-again = Press P again to confirm: { $action }.
match-todo = To do
match-todo-title = To do <small>{ $n }</small><key>, key J</key>
match-todo-none = Nothing is left to do this turn.
match-todo-more = and { $n } more
match-todo-draw = Answer the draw offer
match-todo-truce = Answer the pause offer
match-todo-resume = Answer the offer to resume
match-todo-takeback = Answer the takeback request
match-todo-plan = Check your conditional moves: they were cancelled
match-confirm-ways = Confirm moves:
match-confirm-decline = Not now
match-notify = The next turn can take hours. Be notified on this device when it is your turn?
match-notify-accept = Notify me
match-notify-decline = No, thanks
match-notify-on = You will be notified on this device when it is your turn.
match-notify-denied = Your browser did not allow notifications. You can allow them in its settings.
match-skip-ahead = Skip ahead
match-skip-none = Off
match-skip-up-to = Up to { $n } turns, stop on events
match-skip-stopped = { $n ->
    [one] Stopped after 1 of { $of } turns: { $why }
   *[other] Stopped after { $n } of { $of } turns: { $why }
}
match-skip-done = { $n ->
    [one] 1 turn has passed.
   *[other] { $n } turns have passed.
}
match-run-left = { $n ->
    [0] Last turn of this run…
    [one] Turns are passing: 1 more to go.
   *[other] Turns are passing: { $n } more to go.
  }
match-run-stop = Stop
match-run-stopped = You stopped the run. Your standing orders are drafted for this turn.

## Drafts that were not played

match-draft-lost-takeback = A takeback changed the position. Your draft was not played: { $draft }.
match-draft-lost-time = The time for that turn ran out. Your draft was not played: { $draft }.
match-draft-lost-ended = The game has ended. Your draft was not played: { $draft }.
match-draft-lost-elsewhere = You played that turn in another window. The draft here was not played: { $draft }.

## Offers and resignation

match-offers = Offers and resignation
match-offer-draw = Offer draw
match-offer-resume = Offer to resume
match-offer-pause = Offer pause
match-pause-hours = for <field></field> hours
match-take-back = Take back my turn
match-ask-takeback = Request takeback
match-resign = Resign…
match-resign-title = Resign this game?
match-resign-text = { $seats ->
    [1] The game ends immediately. You cannot undo this.
    [2] Your opponent wins immediately. You cannot undo this.
   *[other] You are out of the game, and the others play on. You cannot undo this.
}
match-resign-yes = Resign
match-resign-no = Keep playing

## Players who are away

match-away-bot = You missed your turns, so { $bot } (a bot) is playing for you.
match-away-open = You missed your turns, so another player can take your seat.
match-away-back = I’m back
match-seat-free = { $player } is away, and their seat ({ $side }) is open. You would continue from this position. The game does not count for your rating.
match-seat-take = Take this seat

## The end

match-ended-place = { $of ->
    [2] You lost. { $ended }
   *[other] { $place ->
        [2] You finished second.
        [3] You finished third.
        [4] You finished fourth.
        [5] You finished fifth.
        [6] You finished sixth.
        [7] You finished seventh.
        [8] You finished eighth.
        [9] You finished ninth.
        [10] You finished tenth.
        [11] You finished eleventh.
       *[other] You finished in place { $place } of { $of }.
    } { $ended }
}
match-ended-shared = You share first place with { $others }.
match-ended-shared-agreed = Draw by agreement: you share first place with { $others }.
match-ended-shared-abandoned = All players have left: you share first place with { $others }.
match-review = Review
match-places = Final places
match-places-place = Place
match-places-player = Player
match-places-score = Score
match-places-why = The winner comes first, then the players still in the game by score. Players who were out come last.
match-next-level = Next level
match-same-level = Replay level
match-new-game = New game
match-tournament-back = Back to the tournament
match-rematch-go = Go to rematch
match-rematch-cancel = Cancel rematch
match-rematch-accept = Accept rematch
match-rematch = Rematch
match-rematch-wanted = { $n ->
    [one] { $players } wants a rematch.
   *[other] { $players } want a rematch.
}
match-rematch-asked = You offered a rematch. It starts here as soon as your opponent accepts.
match-export = Export:
match-export-text = Text
match-export-verify = Verify an export
match-transcript = What the language models were shown and answered
match-puzzle-results = Results for this puzzle
match-challenge-back = Back to the challenge
match-challenge-sealed = Your result is on the page of the challenge. The rule appears there after the close.
match-level-leaderboard = Leaderboard for this level
match-ladder = All levels
match-series-start = Start series { $n }
match-series-finish = Finish
match-series-done = Series { $n } of { $of } is complete.
match-practice = Practice
match-practice-done = The practice is over.
match-practice-continue = Continue
match-pair-you = You
match-pair-partner = Partner
match-pair-rival = Opponent

## Seats

match-seats = Players
match-seat-bot = { $side } (<bot></bot>)
match-seats-count = { $n ->
    [one] 1 player
   *[other] { $n } players
}
match-ends-in = <label>ends in</label> <clock></clock>
match-clock-used = <label>used</label> <clock></clock>
match-clock-left = <label>left</label> <clock></clock>
match-seat-own = { $side } (you)
match-seat-to-move = to move
match-seat-online = connected
match-seat-unseen = not connected
match-seat-away-minutes = { $n ->
    [one] away for a minute
   *[other] away for { $n } minutes
}
match-seat-away-hours = { $n ->
    [one] away for an hour
   *[other] away for { $n } hours
}
match-seat-away-days = { $n ->
    [one] away for a day
   *[other] away for { $n } days
}

## Ratings

match-rating-own = Your rating: <rating>{ $after }</rating> <change></change>
match-rating-player = { $player }: <rating>{ $after }</rating> <change></change>
match-rating-player-ignored = { $player }: { $why }
match-rating-unchanged = This game did not change the rating.
match-rating-details = Rating details
match-rating-leaderboard = View leaderboard
match-rating-pool = Leaderboard “{ $pool }”:
match-rating-lost = Loss against { $player } ({ $rating } ± { $deviation }). Expected score: { $expected }.
match-rating-drew = Draw against { $player } ({ $rating } ± { $deviation }). Expected score: { $expected }.
match-rating-won = Win against { $player } ({ $rating } ± { $deviation }). Expected score: { $expected }.
match-rating-effect = Effect: <points>{ $points }</points>.
match-rating-weight = This result counts for { $share }: the players met recently, or the opponent’s rating is uncertain.
match-rating-deviation = Rating uncertainty: ± { $before } before this game, ± { $after } now.
match-rating-new = Large changes are normal while a rating is new.
match-rating-ignored-one_owner = Both players have the same owner, so this game does not count.
match-rating-ignored-stood_in = Someone else played for this seat, so only a win against it counts.
match-rating-ignored-met_too_often = These players have met too often within 30 days, so this game does not count.
match-rating-ignored-too_short = The game ended before both players had played three turns, so it does not count.
match-rating-ignored-guest = Games with guests do not count.
match-rating-ignored-fair_play = This game does not count under the fair play rules.
match-rating-ignored-not_established = They have played too few established opponents, so this game does not count.

## Log

match-log-empty = Nothing has happened yet.
match-log-list = Log, newest first
match-steps = Step through the game
match-step-first = Start
match-step-back = Previous turn
match-step-forward = Next turn
match-step-last = Current turn
match-log-turn = turn { $turn }
match-log-turn-of = turn { $turn } of { $last }

## Chat

match-chat-messages = Messages
match-chat-empty = No messages yet
match-chat-empty-watching = Chat with the other spectators here.
match-chat-field = Message
match-chat-to-players = Message to the players
match-chat-to-spectators = Message to the spectators
match-chat-send = Send
match-chat-said = { $player }: { $text }
match-report = Report
match-report-message = Report message from { $player }
match-report-title = Report { $player }?
match-report-quote = “{ $text }”

## Notes

match-notes-label = Your private notes
match-notes-hint = Plans, guesses, promises. Only you can read this.
match-notes-reading = Loading your notes…
match-notes-typing = Not saved yet
match-notes-saving = Saving…
match-notes-saved = Saved
match-notes-long = Too long to save. Shorten your notes.
match-notes-changed = Changed on another device
match-notes-offline = Not saved yet: you are offline. Your notes will be saved when you reconnect.
match-notes-conflict = These notes were changed on another device. The other version:
match-notes-nothing = (empty)
match-notes-keep = Keep this version
match-notes-other = Use other version
match-notes-bytes = { $n } of { $most } bytes

## Conditional moves

match-plan = Conditional moves
match-plan-how = Your reply is played if your opponent makes exactly this move. Any other move cancels all of them. Only you can see this.
match-plan-if = If <theirs></theirs>, then <mine></mine>.
match-plan-then-if = After that, if <theirs></theirs>, then <mine></mine>.
match-plan-show = Show { $turn } on the board
match-plan-remove = Remove
match-plan-remove-line = Remove line { $line }
match-plan-add = Add conditional moves
match-plan-add-more = Add more conditional moves
match-plan-type = Enter a line in notation
match-plan-after = Continue from
match-plan-after-now = current position
match-plan-after-line = after { $line }
match-plan-theirs = If they play
match-plan-theirs-hint = a move in notation
match-plan-mine = I reply
match-plan-mine-hint = -- to pass
match-plan-add-line = Add line
match-plan-fault-theirs = Their move: { $why }
match-plan-fault-mine = Your reply: { $why }
match-plan-cancelled-surprise = Your conditional moves were cancelled at turn { $turn }: your opponent played a different move.
match-plan-cancelled-offer = Your conditional moves were cancelled at turn { $turn }: your opponent made an offer.
match-plan-cancelled-own_order = Your conditional moves were cancelled at turn { $turn }: you played the turn yourself.
match-plan-cancelled-takeback = Your conditional moves were cancelled at turn { $turn }: a turn was taken back.
match-plan-cancelled-refused = Your conditional moves were cancelled at turn { $turn }: your reply was not legal.

## The copy of the board for conditional moves

match-copy-how = This is a copy of the board. A reply is sent only when your opponent makes these moves.
match-copy-close = Back to game
match-copy-over = The game would end here.
match-copy-as-own = Play your reply.
match-copy-as-other = Play the move you expect from { $side }.
match-copy-line = Line
match-copy-line-hint = Play a move for your opponent, then your reply, and so on. A line ends with your reply.
match-copy-theirs = They play
match-copy-mine = You reply
match-copy-add = Add this line
match-copy-adding = Adding…
match-copy-has = Line added
match-copy-added = Added: { $line }
match-copy-closed = The game has moved on, so the copy of the board was closed.
match-copy-closed-unsaved = The game has moved on, so the copy of the board was closed. This line was not added: { $line }

## Replay

match-replay = Replay
match-replay-play = Start replay
match-replay-play-key = Start replay (space)
match-replay-pause = Pause replay
match-replay-pause-key = Pause replay (space)
match-replay-end = End
match-replay-turn = Turn
match-replay-at-end = End, turn { $turn }
match-replay-at-now = Current turn, { $turn }
match-replay-at-late = { $n ->
    [one] Turn { $turn }, 1 turn late
   *[other] Turn { $turn }, { $n } turns late
}
match-replay-at = Turn { $turn } of { $last }
match-replay-told = { $where }. { $told }
match-replay-speed = Speed
match-replay-seen-by = View as
match-replay-everyone = everyone
match-replay-late = { $n ->
    [one] Spectators see everything, 1 turn late. After the game, nothing is hidden.
   *[other] Spectators see everything, { $n } turns late. After the game, nothing is hidden.
}
match-replay-others = What others played
match-what-if = Try other orders
match-replay-fork = Continue from here
match-replay-fork-open = { $n ->
    [2] Continue with a friend
   *[other] Continue with friends
}
match-keep = Save game
match-keep-title = Save this game
match-keep-where = Choose its collections. Only you can see private ones.
match-keep-guest = Sign up to save games in collections of your own.
match-keep-sign-up = Sign up
match-keep-new = New collection
match-keep-favourites = Favourites
match-keep-save = Save
match-keep-saved = Collections saved
match-replay-share = Share this position
match-replay-copied = Link copied
match-replay-link = Link to this position:
match-replay-embed = Embed on a website
match-replay-embed-copied = HTML code for your website copied
match-replay-embed-address = Address of the frame for your website:
match-replay-gif = Animated replay (GIF)
match-replay-gif-alt = Animated replay of this game
match-replay-gif-making = Making the animation. This takes a few seconds, or up to a minute for a long game.
match-replay-gif-save = Save animation ({ $kilobytes } kB)
match-replay-gif-busy = The server is busy with other animations. Try again in a few seconds.
match-replay-gif-long = This game is too long for an animation. Share a position instead.
match-frame-open = { $title } on Quadrivium
match-mistakes = Mistakes
match-mistakes-own = Your mistakes
match-replay-analyse = Analyse from here

## Evaluation of a finished game

match-evaluation = Evaluation
match-evaluation-chart = { $turns ->
    [one] Evaluation over 1 turn; the table below has the figures
   *[other] Evaluation over { $turns } turns; the table below has the figures
}
match-evaluation-progress = Positions analysed
match-evaluation-done = { $n } of { $all } positions analysed
match-evaluation-again = Continue
match-evaluation-table = Show as table
match-evaluation-caption = Evaluation before each turn and at the end
match-evaluation-score = Score
match-evaluation-words = Assessment
match-evaluation-best = Best move
match-evaluation-best-here = Best move: <move></move>

## Charts

match-charts = Charts
match-chart-label = { $turns ->
    [one] { $title } over 1 turn; the table below has the figures
   *[other] { $title } over { $turns } turns; the table below has the figures
}
match-chart-table = { $title } as a table

## Sound, appearance and keys

match-tools = Board tools
match-sound-off = Turn sounds off
match-sound-on = Turn sounds on
match-look = Appearance and sound
match-look-close = Close
match-all-settings = All settings
match-help = Rules and keys
match-help-rules = Rules on one card
match-help-lessons = Lessons for this game
match-keys = Keyboard shortcuts
match-keys-board = On the board
match-keys-anywhere = Anywhere
match-keys-own = In this game
match-keys-replay = Replay
match-keys-copy = Conditional moves
match-keys-letters = You can turn off single-letter shortcuts in <link>Settings</link>.
match-key-tab = Tab
match-key-enter = Enter
match-key-esc = Esc
match-key-home = Home
match-key-end = End
match-key-space = Space
match-keys-to-board = go to the board, then to the panel
match-keys-squares = move between squares
match-keys-choose = choose a piece, then its destination
match-keys-cancel = cancel, or close a menu
match-keys-focus-board = go to the board
match-keys-type = type a move; arrow keys choose from the list, Enter plays
match-keys-numbers = choose a numbered option beside the board
match-keys-undo = undo one step
match-keys-play = play, like the button
match-keys-flip = flip the board
match-keys-whole = switch between the whole board and the part with the pieces
match-keys-task = go to the next task
match-keys-sound = turn sounds on or off
match-keys-next-game = go to the next game where it is your turn
match-keys-help = show the rules and this list
match-keys-steps = previous turn, next turn
match-keys-ends = start, end
match-keys-run = start or pause the replay
match-keys-eyes = view as the next player, in games with hidden information
match-keys-variations = previous variation, next variation
match-keys-line-ends = start or end of the line

## Time running out, for screen readers

match-left-60 = You have one minute left.
match-left-30 = You have 30 seconds left.
match-left-10 = You have 10 seconds left.

## A newcomer

match-first-turn = Getting started
match-first-turn-done = Got it

## Games in which everyone plays at once: a language can call their turns something else than a player’s own turn

match-past-turn-round = { match-past-turn }
match-watching-late-round = { match-watching-late }
match-log-turn-round = { match-log-turn }
match-log-turn-of-round = { match-log-turn-of }
match-replay-turn-round = { match-replay-turn }
match-replay-at-end-round = { match-replay-at-end }
match-replay-at-now-round = { match-replay-at-now }
match-replay-at-late-round = { match-replay-at-late }
match-replay-at-round = { match-replay-at }
match-replay-late-round = { match-replay-late }
match-chart-label-round = { match-chart-label }
