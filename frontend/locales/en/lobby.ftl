# Games before they start: the list of open ones, creating one, the page of one, searching for an opponent.

lobby-loading = Loading…
lobby-rated = rated
lobby-unrated = unrated

## Open games

lobby-open-games = Open games
lobby-create = Create game
lobby-no-open-games = No open games. Create one, or play a bot from the home page.
lobby-column-player = Player
lobby-column-game = Game
lobby-column-clock = Clock
lobby-column-mode = Mode
lobby-column-seats = Seats
lobby-column-turn = Turn
lobby-column-action = Action
lobby-free-seats = { $n } free
lobby-yours = Your game
lobby-join = Join
lobby-join-named = Join { $name }’s game
lobby-join-blind = Join blind game
lobby-blind-game = Blind game
lobby-searching-now = searching for an opponent

## Seats of players who are away

lobby-vacant = Seats to take over
lobby-vacant-about = These players are away. Take over a seat and the game continues. It does not count for your rating.
lobby-column-replacing = Replacing
lobby-view = View game
lobby-view-named = View game: { $name }

## Creating a game

lobby-new = New game
lobby-start = Start game
lobby-get-link = Get the invite link
lobby-invite-what = { $n ->
    [2] { $rated ->
        [true] You will play { $game }: { $clock }, rated.
       *[false] You will play { $game }: { $clock }, unrated.
    }
   *[other] { $rated ->
        [true] You will play { $game }: { $n } players, { $clock }, rated.
       *[false] You will play { $game }: { $n } players, { $clock }, unrated.
    }
}
lobby-games-not-loaded = The games could not be loaded. <link>Back to open games</link>
lobby-game = Game
lobby-only-game = Game: <game>the game</game>
lobby-variant = Variant
lobby-opponent = Opponent
lobby-how-to-play = How to play
lobby-together = Two or more of you at one screen? <link>Play together on this device</link>
lobby-number-of-players = Number of players
lobby-you-first = You play in seat 1.
lobby-watch-check = Only watch: bots take every seat
lobby-watch-about = The bots play at full speed, without a clock. The game is unrated.
lobby-watch-start = Watch bots play
lobby-seat = Seat { $n }
lobby-person = Another player
lobby-fill =
    { $n ->
        [0] Bot for all seats
        [one] Bot for the empty seat
       *[other] Bot for the empty seats
    }
lobby-fill-seats = { $n ->
    [one] Fill the empty seat
   *[other] Fill { $n } empty seats
}
lobby-fill-again = Put it in all { $n } seats
lobby-seat-of = { $seat }: { $player }
lobby-other-rulegame-coop = Partner
lobby-private-check = Private (invite link only)
lobby-rated-check = Rated
lobby-blind-check = Blind: names stay hidden until the end
lobby-blind-about = { $private ->
    [true] Until the game ends, nobody sees who is playing, or whether they are people or programs. Everyone who joins agrees to this. Blind games are unrated.
   *[false] Until the game ends, nobody sees who is playing, or whether they are people or programs. A language model can take a free seat at any time. Everyone who joins agrees to this. Blind games are unrated.
}
lobby-guests-unrated = Guests can only play unrated games. <link>Sign up</link> to play rated ones and keep your games.

## What spectators see, and chat

lobby-spectators = Spectators
lobby-spectators-default = Default for this game
lobby-spectators-delayed = See everything, some turns late
lobby-spectators-public = See public information only
lobby-spectators-open = See everything at once (unrated)
lobby-spectators-none = No spectators
lobby-delay = Delay in turns ({ $min } to { $max })
lobby-chat = Chat
lobby-chat-all = Public and private messages
lobby-chat-public = Public messages only
lobby-chat-none = No chat

## A secret choice before the game, and the clock

lobby-choice = Your choice
lobby-choice-about = Other players cannot see it before the game starts.
lobby-time-control = Time control
lobby-clock-live = Live (a time limit per turn)
lobby-clock-correspondence = Correspondence (hours or days per turn)
lobby-clock-budget = Time bank (total time plus an increment)
lobby-clock-untimed = No clock
lobby-turn-seconds = Time per turn
lobby-bank-seconds = Time bank
lobby-increment-seconds = Increment per turn
lobby-early-check = End each turn as soon as everyone is ready
lobby-stage-setup = Time for the setup
lobby-stage-diplomacy = Time for diplomacy
lobby-stage-talk = Time for the discussion
lobby-stage-other = Time for “{ $stage }”

## When a player is away

lobby-away = If a player is away
lobby-away-policy = What happens
lobby-away-after = Missed turns in a row
lobby-away-grace = Time per turn once the time bank is empty
lobby-away-bot = Bot
lobby-strongest = Strongest

## Who can join, and options

lobby-rating-from = Minimum rating
lobby-rating-to = Maximum rating
lobby-reliability = Minimum reliability, in percent
lobby-any = any
lobby-reliability-about = Reliability is the share of a player’s last 50 games against people in which they missed no turn. Players with fewer than five such games have no score yet and cannot join.
lobby-options = Options

## Settings that are folded, each with what it is set to

lobby-set-players = { $bots ->
    [0] { $people ->
        [one] Players: you and another player
       *[other] Players: you and { $people } other players
    }
    [one] { $people ->
        [0] Players: you and 1 bot
        [one] Players: you, 1 bot and another player
       *[other] Players: you, 1 bot and { $people } other players
    }
   *[other] { $people ->
        [0] Players: you and { $bots } bots
        [one] Players: you, { $bots } bots and another player
       *[other] Players: you, { $bots } bots and { $people } other players
    }
}
lobby-set-only-bots = Players: only bots
lobby-set-choice = { $what }: { $value }
lobby-set-time = Time: { $clock }
lobby-set-away = { $policy ->
    [bot] { $n ->
        [one] Away: a bot takes over after a missed turn
       *[other] Away: a bot takes over after { $n } missed turns
    }
    [open] { $n ->
        [one] Away: others can take the seat after a missed turn
       *[other] Away: others can take the seat after { $n } missed turns
    }
    [forfeit] { $n ->
        [one] Away: the game is forfeited after a missed turn
       *[other] Away: the game is forfeited after { $n } missed turns
    }
   *[default] Away: the rules of the game decide
}
lobby-set-away-rules = Away: { $rules }
lobby-missed-stratic-skip = { $skip_reinforcement ->
    [true] A missed turn is skipped, and the opponent gets a piece.
   *[false] A missed turn is skipped.
} { $idle_limit ->
    [0] Missed turns alone never lose the game.
   *[other] A player who misses { $idle_limit } turns in a row loses the game.
}
lobby-missed-stratic = { $bank ->
    [true] { $as ->
        [line] an empty time bank loses the game
        [choice] A player with an empty time bank loses
       *[sentence] A player whose time bank is empty loses the game. { lobby-missed-stratic-skip }
    }
   *[false] { $as ->
        [line] a missed turn is skipped
        [choice] The turn is skipped
       *[sentence] { lobby-missed-stratic-skip }
    }
}
lobby-missed-stratagem = { $as ->
    [line] the realm’s units stay where they are
    [choice] The realm’s units stay where they are
   *[sentence] After a missed turn, the realm’s units stay where they are, and it builds nothing.
}
lobby-missed-rulegame = { $as ->
    [line] the player’s series ends
    [choice] The player’s series ends
   *[sentence] If a player runs out of time, their series ends. Finished boards count.
}
lobby-missed-rulegame-adversarial = { $as ->
    [line] the game ends, and the other player wins
    [choice] The game ends, and the other player wins
   *[sentence] If a player runs out of time, the game ends, and the other player wins. Finished boards count.
}
lobby-missed-rulegame-coop = { $as ->
    [line] the game ends for both players
    [choice] The game ends for both players
   *[sentence] If a player runs out of time, the game ends for both. Finished boards count, and the other player is placed first.
}
lobby-missed-cosair = { $as ->
    [line] the nation’s earlier orders continue
    [choice] The nation’s earlier orders continue
   *[sentence] After a missed turn, a nation continues with its earlier orders.
}
lobby-set-rated = { $rated ->
    [true] Rated
   *[other] Unrated
}
lobby-set-joining = { $private ->
    [true] Who can join: people with the link
   *[false] Who can join: anyone
}
lobby-set-audience = { $spectators ->
    [delayed] Spectators: some turns late
    [public] Spectators: public information only
    [open] Spectators: everything at once
    [none] Spectators: none
   *[usual] Spectators: default
} · { $press ->
    [public] Chat: public only
    [none] Chat: off
   *[all] Chat: on
}
lobby-set-options = { $changed ->
    [none] Game options: default
   *[other] Game options · { $changed }
}
lobby-set-options-many = { $n ->
    [one] Game options: 1 changed
   *[other] Game options: { $n } changed
}

## The page of a game that has not started

lobby-page = Open game
lobby-heading = Open game: { $game }
lobby-private = private
lobby-public = public
lobby-no-chat = no chat
lobby-blind = blind
lobby-early = turns end once everyone is ready
lobby-not-early = every turn lasts its full time
lobby-sees-open = spectators see everything at once
lobby-sees-public = spectators see public information only
lobby-sees-none = no spectators
lobby-sees-delayed = spectators see everything, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} late
# German has another word for a turn in which all play at once
lobby-sees-delayed-round = { lobby-sees-delayed }
lobby-ratings = ratings from { $from } to { $to }
lobby-reliable = reliability of at least { $percent }%
lobby-queued = { $name } is searching for an opponent. Players with a similar rating can join now.
lobby-continues = Continues <link>a finished game</link> from turn { $turn }.
lobby-joined = Players ({ $n } of { $of })
lobby-invited = { $name } invites you to play { $game }
lobby-invited-players = { $n ->
    [one] Already here: { $names }. One seat is free.
   *[other] Already here: { $names }. { $n } seats are free.
}
lobby-choose-seat = Choose a seat
lobby-join-seat = Join in seat { $n }
lobby-terms-more = All terms
lobby-author-watches = You wrote the hidden rule of this game, so you can only watch it.
lobby-you = (you)
lobby-free = free
lobby-add-bot-to = Add { $bot } to seat { $n }
lobby-add-bot = Add { $bot }
lobby-waiting-player = Waiting for a player…
lobby-waiting-opponent = Waiting for the other player…
lobby-waiting-more = Waiting for { $n ->
    [one] 1 more player
   *[other] { $n } more players
}…
lobby-cancel = Cancel game
lobby-leave = Leave
lobby-not-found = Game not found
lobby-maybe-cancelled = It may have been cancelled. <link>See open games</link>
lobby-dead-link = This link no longer works
lobby-see-open = See open games
lobby-cancelled = This game was cancelled
lobby-cancelled-next = See the <open>open games</open> or <create>create one</create>.

## Invitations

lobby-invite-friends = Invite your friends
lobby-invite-friend = Invite a friend
lobby-share = Share this game
lobby-share-link = Share link
lobby-share-title = Play { $game } with me
lobby-link-gone = The link was shown when the game was created. Create a new one below.
lobby-private-starts = Only people with the link can join. The game starts when every seat is taken.
lobby-public-starts = The game starts when every seat is taken.
lobby-all-links = All links ({ $n })
lobby-link-open = For { $uses ->
    [one] 1 person
   *[other] { $uses } people
}: { $left } of { $uses } left, expires { $day }
lobby-link-used = For { $uses ->
    [one] 1 person
   *[other] { $uses } people
}: used up
lobby-link-revoked = For { $uses ->
    [one] 1 person
   *[other] { $uses } people
}: revoked
lobby-link-expired = For { $uses ->
    [one] 1 person
   *[other] { $uses } people
}: expired
lobby-revoke = Revoke
lobby-revoke-named = Revoke the link for { $uses ->
    [one] 1 person
   *[other] { $uses } people
}
lobby-new-link-for = New link for
lobby-people = { $n ->
    [one] 1 person
   *[other] { $n } people
}
lobby-valid-for = Valid for
lobby-create-link = Create link
lobby-link-about = A link is shown only once. People who joined through it can leave and rejoin.

## Searching for an opponent

lobby-searching = Searching for an opponent
lobby-waiting-time = Waiting time
lobby-opponent-rating = Opponent’s rating
lobby-band = { $from } to { $to }, widening over time
lobby-any-rating = any rating
lobby-your-rating = Your rating
lobby-queue = In the queue
lobby-queue-alone = only you
lobby-queue-first = { $n } players, you are first
lobby-queue-behind = { $n } players, { $ahead } ahead of you
lobby-stop-searching = Stop searching
lobby-meanwhile = You can use other pages in the meantime. The game starts automatically and appears in your inbox.
lobby-bots-later = If no opponent is found within { $span }, you can play a bot instead.
lobby-bots = Or play a bot
lobby-bots-rated = The search continues until you choose a bot. The game has the same clock and is rated.
lobby-bots-unrated = The search continues until you choose a bot. The game has the same clock and is unrated.
lobby-bot-level = level { $level }
lobby-bot-level-rated = level { $level }, rated { $rating }
lobby-play-now = Play now
lobby-play-now-named = Play now: { $bot }
lobby-opponent-found = Opponent found.
lobby-bots-available = Bots are available now. The search continues.
lobby-search-ended = Search ended
lobby-search-ended-why = This page was offline for a while, or you started another search.
lobby-search-again = Search again
lobby-home = Home page

## Inviting a friend by name

lobby-invite-named = Invite { $name } to a game
lobby-invite-message = Message (optional)
lobby-invite-send = Send invitation
lobby-invite-bots = { $n ->
    [one] Bot for the third seat
   *[other] Bot for the other { $n } seats
}
lobby-invite-hidden = Only you and { $name } can see this game
lobby-set-shown = { $rated ->
    [true] { $hidden ->
        [true] Only you two can watch · rated
       *[false] Anyone can watch · rated
    }
   *[false] { $hidden ->
        [true] Only you two can watch · unrated
       *[false] Anyone can watch · unrated
    }
}
lobby-seat-invited = { $name }, invited
lobby-accept = Accept
lobby-decline = Decline
lobby-decline-title = Decline the invitation?
lobby-decline-about = { $name } is told that you declined. You can add a word.
lobby-decline-word = Your answer (optional)
lobby-expires = The invitation expires { $at }.
lobby-asked = You have invited { $name }. The game starts when they accept.
lobby-declined = { $name } declined your invitation
lobby-declined-next = <again>Invite { $name } again</again> or see your <friends>friends</friends>.
