# The Endless Tournament: its board, the vote, past windows and weeks, the ledger.

endless-title = The Endless Tournament
endless-other-game = Play another game
endless-lead = One game that never ends, on a board that keeps growing. Each turn is a voting window for one side. The move with the most voting weight is played. <link>How it works</link>
endless-loading = Loading…

## The board

endless-map = map
endless-map-about = Map of the whole board. The arrow keys move the view by { $n } squares.
endless-move-view = Move the view
endless-up = Move up
endless-down = Move down
endless-left = Move left
endless-right = Move right
endless-region = { $region }, on a board of { $size } by { $size } squares.
endless-centre = Go to the centre

## The open window

endless-starts-soon = Starting soon
endless-open-window = Open window
endless-window = Window { $window }: { $side } votes
endless-closes = Closes in <clock>time</clock>. Votes stay secret until then.
endless-guest = Guests can watch but not vote. <link>Sign up</link> to join a side and keep your games.
endless-sides = Every player belongs to one of two sides.
endless-sign-up = Sign up to join a side
endless-my-side = You play for <side>side</side> ({ $members ->
    [one] 1 member
   *[other] { $members } members
}). Your vote has a weight of { $weight }.
endless-my-vote = Your vote: <vote>vote</vote>
endless-voted = Your vote: { $vote }
endless-may-change = You have voted. To change your vote, choose another move.
endless-withdraw = Withdraw vote
endless-my-code = It appears in the list of ballots as <code>code</code>.
endless-too-new = You can vote three days after signing up, from { $when }.
endless-too-few-games = Only experienced players can vote. Finish { $n ->
    [one] 1 more game
   *[other] { $n } more games
} of { $game }, and play at least five turns in each.
endless-play-now = Play now
endless-other-side = { $side } is voting. Your side votes next.
endless-undo = Undo
endless-window-closed = Window { $window } closed: { $move }.
endless-window-missed = Window { $window } closed: { $move }. Your move came too late.

## The week

endless-week = This week
endless-week-about = The side with more capture points by Monday, { $day }, 00:00 UTC wins { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}. Its players whose votes were played share them.

## Past windows

endless-past-windows = Past windows
endless-first-window = Each window appears here when it closes.
endless-silent-windows = { $n ->
    [one] Window { $last }: nobody voted
   *[other] Windows { $first } to { $last }: nobody voted
}
endless-show-earlier = Show earlier
endless-votes = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}
endless-votes-captured = { $n ->
    [one] 1 vote
   *[other] { $n } votes
}, { $captured } captured
endless-played = played
endless-lighter = The { $shown } heaviest votes. The list of ballots has { $n ->
    [one] 1 more.
   *[other] { $n } more.
}
endless-ballots-about = The <list>list of ballots</list> has one line per ballot: code, weight and vote. SHA-256 of the list: <hash>hash</hash>
endless-not-counted = Not counted: { $votes }.
endless-excluded-guest = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} by guests
endless-excluded-too_new = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} by accounts younger than three days
endless-excluded-too_few_games = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} by players with fewer than three games
endless-excluded-one_owner = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} by further accounts of the same owner
endless-excluded-device = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} by further accounts on the same device
endless-excluded-network = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} beyond the limit of five per network
endless-excluded-other = { $n ->
    [one] 1 vote
   *[other] { $n } votes
} for another reason

## Recounting a window

endless-recount = Recount votes
endless-recount-differs = Recounted in your browser: the ballots do not match the published result.
endless-recount-agrees = Recounted in your browser: the weight and hash of { $n ->
    [one] 1 ballot
   *[other] { $n } ballots
} match the published result.
endless-recount-unhashed = Recounted in your browser: the weight of { $n ->
    [one] 1 ballot
   *[other] { $n } ballots
} matches the published result. The hash needs a secure connection and was not checked.
endless-recount-yours = Your vote is among them.
endless-recount-without-yours = Your vote is not among them.

## Past weeks and the ledger

endless-weeks-and-credits = Weeks and credits
endless-past-weeks = Past weeks
endless-first-week = Each week appears here when it ends.
endless-week-of = Week of
endless-winner = Winner
endless-drawn = drawn, credits roll over
endless-share = Credits each
endless-ledger = Credit ledger
endless-balance = You have { $mine ->
    [one] 1 credit
   *[other] { $mine } credits
}. The pool holds { $pool }. All transfers sum to zero.
endless-pool = The pool holds { $pool ->
    [one] 1 credit
   *[other] { $pool } credits
}. All transfers sum to zero.
endless-transfer = Transfer
endless-pool-column = Pool
endless-mine-column = You
endless-issued = New credits for the week
endless-shared = Shared by { $n ->
    [one] 1 player
   *[other] { $n } players
}
endless-no-transfers = Credits are shared out at the end of each week.
