# What every page can say: the frame around it, controls, errors, times, and what several pages share.

## The shell

common-skip = Skip to content
common-page-not-loaded = This page could not be loaded. { $why }
common-check-connection = Check your connection.
common-try-again = Try again
common-no-other-match = No other game needs you.
common-nav-main = Main
common-nav-games = Games
common-nav-watch = Watch
common-nav-leaderboards = Leaderboards
common-nav-learn = Learn
common-nav-more = More
common-nav-tournaments = Tournaments
common-tournament-own = { $every ->
    [day] Daily
    [week] Weekly
   *[quarter] Quarterly
  } { $game } { $format ->
    [arena] arena
    [swiss] Swiss
    [round_robin] round robin
    [knockout] knock-out
   *[team] team match
  }, { $day }
common-nav-friends = Friends
common-nav-clubs = Clubs
common-nav-messages = Messages
common-nav-endless = Endless Tournament
common-nav-leagues = Leagues
common-nav-challenges = Challenges
common-nav-analysis = Analysis
common-nav-notebooks = Notebooks
common-nav-collections = Collections
common-nav-experiments = Experiments
common-bonus-earned = Bonus so far: { $amount } of at most { $ceiling }
common-nav-panel = Panel
common-nav-desk = Moderation
common-nav-settings = Settings
common-theme-system = Theme: system
common-theme-light = Theme: light
common-theme-dark = Theme: dark
common-badge =
    { $n ->
        [one] Your turn
       *[other] { $n } games need you
    }
common-badge-count = Games that need you: <n>{ $n }</n>
common-badge-title = Go to the next game that needs you (N)
common-inbox = Inbox
common-inbox-count =
    { $n ->
        [one] Inbox: 1 item
       *[other] Inbox: { $n } items
    }
common-sign-in = Sign in
common-account = Your account
common-account-guest = You are playing as a guest
common-account-of = Account: { $name }
common-wait-note = You are searching for an opponent in { $game }. <link>Back to the search</link>
common-offline = No connection. Anything you entered is kept.
common-offline-match = No connection. Your moves are kept and will be sent.
common-online = Connected again.

## A page that does not exist

common-not-found-title = Page not found
common-not-found = The address may be mistyped, or the page no longer exists.
common-not-found-home = Go to the home page
common-not-found-games = All games

## Errors that the page finds itself

common-titled = “{ $title }”
common-error-about = “{ $what }”: { $hint }
common-error-refused = The server refused this request
common-error-too-many = Too many requests. Try again in { $seconds } s.
common-limit-tournaments-open = You cannot host more tournaments at once. Wait until one is over, or cancel one.
common-limit-tournaments-day = You cannot create more tournaments today. Try again tomorrow.
common-limit-tournaments-network = Too many tournaments were created from your network today. Try again tomorrow.
common-limit-push-account = You have turned on notifications for too many devices today. Try again tomorrow.
common-limit-push-network = Notifications were turned on for too many devices in your network today. Try again tomorrow.
common-limit-webhooks-account = You cannot have more webhooks. Delete one first.
common-limit-webhooks-day = You cannot create more webhooks today. Try again tomorrow.
common-limit-webhooks-network = Too many webhooks were created from your network today. Try again tomorrow.
common-limit-friends-account = You cannot add more friends. Remove one first.
common-limit-friends-other = This player cannot add more friends.
common-limit-friends-sent = Too many of your requests have no answer yet. Withdraw one first.
common-limit-friends-day = You cannot send more requests today. Try again tomorrow.
common-limit-friends-pair = You have already sent this player several requests today. Try again tomorrow.
common-limit-friends-network = Too many requests were sent from your network today. Try again tomorrow.
common-limit-clubs-acts = You have made many changes in your clubs in the last hour. Try again later.
common-limit-clubs-person = This club has already made several decisions about this player today. Try again tomorrow.
common-limit-clubs-invite-network = Too many players were invited from your network today. Try again tomorrow.
common-limit-reports-account = You have sent many reports today. Wait until they have been read.
common-limit-reports-network = Too many reports were sent from your network today. Try again tomorrow.
common-limit-invitations-network = Too many invitations were sent from your network today. Try again tomorrow.
common-limit-clubs-owned = You cannot own more clubs. Hand one over or leave one first.
common-limit-clubs-account = You cannot be in more clubs. Leave one first.
common-limit-clubs-day = You cannot create more clubs today. Try again tomorrow.
common-limit-clubs-join = You cannot join more clubs today. Try again tomorrow.
common-limit-clubs-topics = You cannot start more topics today. Try again tomorrow.
common-limit-clubs-posts = You have written a lot within an hour. Try again later.
common-limit-clubs-pair = You have already asked this club several times today. Try again tomorrow.
common-limit-clubs-members = This club is full.
common-limit-clubs-requests = Too many people have asked to join this club. Try again later.
common-limit-clubs-invite = You cannot invite more players today. Try again tomorrow.
common-limit-clubs-invite-pair = The club has already invited this player today. Try again tomorrow.
common-limit-clubs-invited = Too many invitations have no answer yet. Withdraw one first.
common-limit-clubs-officers = A club cannot have more officers.
common-limit-clubs-bans = A club cannot ban more players. Lift a ban first.
common-limit-clubs-challenges = You have challenged many clubs today. Try again tomorrow.
common-limit-clubs-challenges-pair = This club has already been challenged today. Try again tomorrow.
common-limit-clubs-other = This player cannot own more clubs.
common-limit-invitations-day = You cannot send more invitations today. Try again tomorrow.
common-limit-messages-first = You cannot write to more new players today. Try again tomorrow.
common-limit-lobbies-blind = You cannot have more open blind games. Cancel one first.
common-limit-lobbies-open = You cannot have more open games. Cancel one first.
common-limit-pictures-owned = You cannot add more pictures. Delete some from a draft first.
common-limit-collections-account = You cannot have more collections. Delete one first.
common-limit-collections-matches = This collection is full. Begin another one.
common-limit-notebooks-account = You cannot have more notebooks. Delete one first.
common-limit-notebooks-bytes = The notebooks of this owner are full. One of them must be deleted first.
common-error-offline = No connection. Nothing was lost. Try again.
common-error-page = Something went wrong on this page. Try again.

## Notifications

common-news-turn = It is your turn in { $game }.
common-news-rematch = { $name } wants a rematch.
common-news-chat = New message from { $name } in { $game }.
common-news-direct = New message from { $name }.
common-news-invitation = { $name } invites you to a game of { $game }.
common-news-decline = { $name } declined your invitation to { $game }.
common-news-friends = { $n ->
    [one] You have a friend request.
   *[other] You have { $n } friend requests.
}
common-news-club-invited = The club { $name } invites you to join.
common-news-club-accepted = You are now a member of the club { $name }.
common-news-club-owner = You are now the owner of the club { $name }.
common-news-club-requests = { $n ->
    [one] A player asks to join the club { $name }.
   *[other] { $n } players ask to join the club { $name }.
}
common-news-club-challenges = { $n ->
    [one] Another club has challenged { $name } to a team match.
   *[other] { $n } clubs have challenged { $name } to a team match.
}
common-news-club-open = Open club
common-news-answer = Answer
common-news-read = Read
common-news-open = Open game
common-someone = Someone
common-opponent = Your opponent

## What is kept for a player

common-shelf-account = Saved in your account.
common-shelf-browser = Saved in this browser. Sign in to save them in your account.
common-shelf-changed = This was changed on another device at the same time. You see that version now; make your change again.
common-shelf-browser-only = Saved in this browser only. { $why }

## Controls

common-cancel = Cancel
common-close = Close
common-link = Link
common-copy = Copy
common-copied = Copied
common-accept = Accept
common-decline = Decline
common-withdraw = Withdraw
common-marks = My marks
common-marks-draw = Mark squares, or drag an arrow
common-marks-clear = Clear all marks
common-marks-ring = Green rings
common-marks-square = Red squares
common-marks-diamond = Blue diamonds
common-marks-cross = Violet crosses
common-form-none = none
common-form-no-limit = no limit
common-form-more = More options
common-form-range = { $min } to { $max }
common-form-min = at least { $min }
common-form-max = at most { $max }
common-form-yes = yes
common-form-no = no
common-form-set = { $name }: { $value }

## Appearance and sound

common-look-theme = Theme
common-look-theme-system = System
common-look-theme-light = Light
common-look-theme-dark = Dark
common-look-language = Language
common-look-language-browser = Same as browser
common-look-board = Board
common-look-board-wood = Wood
common-look-board-paper = Paper
common-look-board-slate = Slate
common-look-board-contrast = High contrast
common-look-pieces = Pieces
common-look-pieces-signs = Symbols
common-look-pieces-letters = Letters
common-look-pieces-shapes = Shapes
common-look-pieces-hint = Shapes tell the sides apart without colour.
common-look-coordinates = Coordinates
common-look-coordinates-signed = a1, -a-1
common-look-coordinates-physical = A1 to Z26
common-look-coordinates-hint = “A1 to Z26” is how the printed 26 × 26 board is numbered. Larger boards always use the first form.
common-look-bottom = Side at the bottom
common-look-bottom-own = My side
common-look-bottom-first = First seat
common-look-bottom-second = Second seat
common-look-motion = Animation
common-look-motion-system = System
common-look-motion-off = Off
common-look-motion-hint = Off: boards and pages change without animation.
common-look-commit = Confirm moves
common-look-commit-button = With a button
common-look-commit-twice = Ask twice
common-look-commit-at_once = Never
common-look-commit-hint = Ask twice: the button asks for confirmation first. Never: a move is played as soon as it is complete. Until you choose, this also applies to your first game against a bot.
common-look-exposed = Mark pieces that can be taken
common-look-exposed-beginner = In my first games
common-look-exposed-always = Always
common-look-exposed-never = Never
common-look-exposed-hint = A dotted ring marks your piece if it can be taken and nothing protects it. The first games are the first three you finish.
common-look-keys = Single-key shortcuts
common-look-keys-on = On
common-look-keys-off = Off
common-look-keys-hint = For example, U for undo during a game; press ? for the full list. Arrow keys, Enter and Escape always work.
common-look-sound = Sound
common-look-sound-system = Automatic
common-look-sound-on = On
common-look-sound-off = Off
common-look-sound-hint = Soft clicks. You never need sound to play. Automatic: on, except on phones.
common-look-volume = Volume

## Times

common-time-days = { $days } d { $hours } h
common-span-day =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
common-span-hour =
    { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
common-span-minute =
    { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
common-span-second =
    { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
common-span-range = { $min } to { $max }
common-unit-of = Unit: { $label }
common-unit-day = { $n ->
    [one] day
   *[other] days
}
common-unit-hour = { $n ->
    [one] hour
   *[other] hours
}
common-unit-minute = { $n ->
    [one] minute
   *[other] minutes
}
common-unit-second = { $n ->
    [one] second
   *[other] seconds
}
common-clock-none = no clock
common-clock-live = live
common-clock-turn = { $time } per turn
common-clock-budget = { $bank } in total
common-clock-increment = { $bank } in total, +{ $seconds } s per turn
common-clock-correspondence = correspondence, { $time } per turn

## Players, ratings, results

common-kind-builtin = bot
common-kind-engine = program
common-kind-llm = language model
common-stars = { $n } of { $all } stars
common-rating-provisional = provisional
common-rating-provisional-title = Provisional rating, based on few games
common-pool-all = everyone
common-pool-humans = people
common-pool-programs = programs
common-season =
    { $quarter ->
        [1] first quarter of { $year }
        [2] second quarter of { $year }
        [3] third quarter of { $year }
       *[4] fourth quarter of { $year }
    }
common-tally = { $won } won, { $drawn } drawn, { $lost } lost
common-run-not-mastered = not mastered
common-score-won = { $side } has won
common-score-win-now = { $side } wins this turn
common-score-win =
    { $n ->
        [one] { $side } wins within 1 turn
       *[other] { $side } wins within { $n } turns
    }
common-score-even = About equal
common-score-slight = { $side } is slightly better, by { $by }
common-score-better = { $side } is better, by { $by }
common-score-clear = { $side } is clearly better, by { $by }
common-score-level = equal

## Players who are away

common-absence-policy-default = The rules of the game decide
common-absence-policy-bot = A bot takes over
common-absence-policy-open = The seat is opened to other players
common-absence-policy-forfeit = The player loses
common-absence-untimed = There is no clock, so nobody can run out of time.
common-absence-default = The rules of the game decide what happens after a missed turn.
common-absence-any-bot = a bot
common-absence-bank = Once a player’s time bank is empty, they have { $grace } per turn.
common-absence-bot =
    { $n ->
        [one] After a missed turn, { $bot } takes over.
       *[other] After { $n } missed turns in a row, { $bot } takes over.
    }
common-absence-bot-bank =
    { $n ->
        [one] If that runs out too, or one setup turn is missed, { $bot } takes over.
       *[other] If that runs out too, or { $n } setup turns in a row are missed, { $bot } takes over.
    }
common-absence-bot-return = The player can return at any time.
common-absence-open =
    { $n ->
        [one] After a missed turn, another player can take the seat.
       *[other] After { $n } missed turns in a row, another player can take the seat.
    }
common-absence-open-bank =
    { $n ->
        [one] If that runs out too, or one setup turn is missed, another player can take the seat.
       *[other] If that runs out too, or { $n } setup turns in a row are missed, another player can take the seat.
    }
common-absence-open-lost = If nobody takes it within three turns, the seat loses.
common-absence-forfeit =
    { $n ->
        [one] After a missed turn, the player loses.
       *[other] After { $n } missed turns in a row, the player loses.
    }
common-absence-forfeit-bank =
    { $n ->
        [one] If that runs out too, or one setup turn is missed, the player loses.
       *[other] If that runs out too, or { $n } setup turns in a row are missed, the player loses.
    }
common-absence-forfeit-draw = If all players are away, the game is a draw.
common-absence-rated-leaver = If someone else takes over a seat, the player who left it gets a rated loss.
common-absence-rated-rival = For the opponents, only a win against such a seat is rated.
common-absence-vacation = Vacation (30 days a year) stops a player’s clock.
common-absence-pause-consent = All players must agree to a pause.
common-absence-pause-limit = A pause lasts at most 30 days, and all pauses together at most 60. Then the game resumes.
common-seat-bot = away, { $bot } (bot) is playing
common-seat-open = away, seat open
common-seat-vacation = on vacation until { $day }
common-seat-missed =
    { $n ->
        [one] 1 turn missed
       *[other] { $n } turns missed
    }

## Offers and the log

common-offer-draw =
    { $step ->
       *[offered] { $name } offers a draw.
        [accepted] { $name } accepts the draw.
        [declined] { $name } declines the draw.
        [withdrawn] { $name } withdraws the draw offer.
    }
common-offer-truce =
    { $step ->
       *[offered] { $name } offers a pause.
        [accepted] { $name } accepts the pause.
        [declined] { $name } declines the pause.
        [withdrawn] { $name } withdraws the offer of a pause.
    }
common-offer-truce-hours =
    { $step ->
       *[offered] { $hours ->
            [one] { $name } offers a pause of 1 hour.
           *[other] { $name } offers a pause of { $hours } hours.
        }
        [accepted] { $hours ->
            [one] { $name } accepts a pause of 1 hour.
           *[other] { $name } accepts a pause of { $hours } hours.
        }
        [declined] { $name } declines the pause.
        [withdrawn] { $name } withdraws the offer of a pause.
    }
common-offer-resume =
    { $step ->
       *[offered] { $name } wants to resume the game.
        [accepted] { $name } agrees to resume the game.
        [declined] { $name } does not want to resume the game yet.
        [withdrawn] { $name } withdraws the request to resume the game.
    }
common-offer-takeback =
    { $step ->
       *[offered] { $name } asks for a takeback.
        [accepted] { $name } accepts the takeback.
        [declined] { $name } declines the takeback.
        [withdrawn] { $name } withdraws the takeback request.
    }
common-offer-cancel =
    { $step ->
       *[offered] { $name } offers to cancel the game.
        [accepted] { $name } agrees to cancel the game.
        [declined] { $name } does not want to cancel the game.
        [withdrawn] { $name } withdraws the offer to cancel the game.
    }
common-offer-other =
    { $step ->
       *[offered] { $name } makes an offer.
        [accepted] { $name } accepts the offer.
        [declined] { $name } declines the offer.
        [withdrawn] { $name } withdraws the offer.
    }
common-own-offer-draw = You offered a draw.
common-own-offer-truce = You offered a pause.
common-own-offer-truce-hours =
    { $hours ->
        [one] You offered a pause of 1 hour.
       *[other] You offered a pause of { $hours } hours.
    }
common-own-offer-resume = You asked to resume the game.
common-own-offer-takeback = You asked for a takeback. Your next move withdraws the request.
common-own-offer-cancel = You offered to cancel the game.
common-own-offer-other = You made an offer.
common-log-truce = The game is paused. The clocks are stopped.
common-log-truce-hours =
    { $hours ->
        [one] The game is paused for 1 hour. The clocks are stopped.
       *[other] The game is paused for { $hours } hours. The clocks are stopped.
    }
common-log-resume = The game continues.
common-log-absent = { $name } has missed too many turns.
common-log-steward = { $name } is away. { $bot } (bot) plays until they return.
common-log-seat-open = { $name } is away. Another player can take the seat.
common-log-substitute = { $name } takes over the seat.
common-log-back = { $name } is back.
common-log-vacation =
    { $days ->
        [one] { $name } is on vacation for 1 day. Their clock is stopped.
       *[other] { $name } is on vacation for { $days } days. Their clock is stopped.
    }
common-log-vacation-over = { $name } is back from vacation.
common-log-outage =
    { $seconds ->
        [one] The server was down for 1 second. All deadlines were extended by that time.
       *[other] The server was down for { $seconds } seconds. All deadlines were extended by that time.
    }
common-log-takeback =
    { $turns ->
        [one] 1 turn was taken back. { $name } moves again.
       *[other] { $turns } turns were taken back. { $name } moves again.
    }

## Turns in tables of several games

common-turn-none = setup
common-turn-at = { $turn }
common-turn-at-round = { $turn }
common-turns = { $n }
common-turns-round = { $n }

## Links to the pages about the arena

common-about-privacy = Privacy
common-about-terms = Terms of use
common-about-imprint = Legal notice


## Bots, by their accounts: each level of a game has a name in the game’s world

# Stratic, the easiest first
common-bot-name-recruit = Recruit
common-bot-name-stratic-level-2 = Cadet
common-bot-name-stratic-level-3 = Soldier
common-bot-name-stratic-level-4 = Corporal
common-bot-name-sergeant = Sergeant
common-bot-name-stratic-level-6 = Captain
common-bot-name-marshal = Marshal
common-bot-name-stratic-level-8 = Generalissimo
# Stratagem, the easiest first
common-bot-name-vagabond = Vagabond
common-bot-name-stratagem-level-2 = Villager
common-bot-name-stratagem-level-3 = Yeoman
common-bot-name-stratagem-level-4 = Burgher
common-bot-name-reeve = Reeve
common-bot-name-stratagem-level-6 = Governor
common-bot-name-consul = Consul
common-bot-name-stratagem-level-8 = Emperor
common-bot-name-warlord = Warlord
common-bot-name-architect = Architect
common-bot-name-merchant = Merchant
common-bot-name-envoy = Envoy
# Rule Game, the easiest first
common-bot-name-shuffler = Shuffler
common-bot-name-rule-game-level-2 = Sorter
common-bot-name-bookkeeper = Bookkeeper
common-bot-name-rule-game-level-4 = Archivist
common-bot-name-rule-game-level-5 = Tinkerer
common-bot-name-rule-game-level-6 = Detective
common-bot-name-rule-game-level-7 = Logician
common-bot-name-naturalist = Naturalist
# CoSAIR, the easiest first
common-bot-name-drifter = Drifter
common-bot-name-cosair-level-2 = Deckhand
common-bot-name-cosair-level-3 = Prospector
common-bot-name-cosair-level-4 = Pilot
common-bot-name-cosair-level-5 = Navigator
common-bot-name-trader = Trader
common-bot-name-admiral = Admiral
common-bot-name-cosair-level-8 = Overlord
common-bot-name-sleeper = Sleeper

## Bots by their level, players of blind games

common-blind-player = Player { $n }
common-bot-of-level = { $bot } (bot, level { $level })
common-level-named = { $name }, level { $level }
common-level-others = Other bots
common-level-style = Level { $level } of { $most }: { $ease }, in a style of its own.
common-level-idle = { $bot } gives no orders.
# The measured rating of a level is its rating among the bots; 0: not measured.
common-level-about =
    { $rating ->
        [0] Level { $level } of { $most }: { $ease }.
       *[other] Level { $level } of { $most }: { $ease }. Rated { $figure } among bots.
    }
common-level-ease =
    { $level ->
        [1] the easiest
        [2] easy
        [3] fairly easy
        [4] medium
        [5] demanding
        [6] hard
        [7] very hard
       *[other] the hardest
    }

## Reports of messages and players

common-report-why = Reason
common-report-abuse = Abuse
common-report-spam = Spam
common-report-cheating = Cheating
common-report-other = Something else
common-report-details = Details <small>(optional)</small>
common-report-readers = Moderators, or three trusted members who know neither of you, read the message and up to seven before and after it. The members do not see your name.
common-report-sent = Report sent. Moderators or trusted members will read it.
common-report-done = Report sent. A moderator will read it.
common-report-thing = Report
common-report-thing-title = Report “{ $title }”?
common-report-thing-about = A moderator will read it and can hide it from others.
