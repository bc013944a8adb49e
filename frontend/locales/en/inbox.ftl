# The inbox: everything that waits for the player.

inbox-title = Inbox
inbox-loading = Loading…
inbox-next = Go to next game
inbox-no-turn = No game needs a move from you.
inbox-empty = Nothing needs your attention.
inbox-start = <start>Start a game</start> or see <open>open games</open>.
inbox-key = Press <key>N</key> on any page to go to the next game that needs you. <link>Notification settings</link>

## Moderators

inbox-decisions =
    { $n ->
        [one] Moderators made a decision about your account. Read it
       *[other] Moderators made { $n } decisions about your account. Read them
    }
inbox-cases =
    { $n ->
        [one] A reported message is waiting for your vote
       *[other] { $n } reported messages are waiting for your vote
    }

## Lists

inbox-turns = Your turn
inbox-requests = Requests
inbox-chat = Chat
inbox-waiting = Waiting for others
inbox-opponent = Opponent
inbox-game = Game
inbox-turn = Turn
inbox-deadline = Deadline
inbox-from = From
inbox-request = Request
inbox-unread = Unread
inbox-alone = Playing alone
inbox-nobody = Nobody yet
inbox-messages =
    { $n ->
        [one] 1 new message
       *[other] { $n } new messages
    }
inbox-request-draw = draw
inbox-request-truce = pause
inbox-request-resume = resume the game
inbox-request-takeback = takeback
inbox-request-cancel = cancel the game
inbox-request-rematch = rematch
inbox-request-other = offer

## Deadlines

inbox-deadline-none = no deadline
inbox-deadline-over = time is up
inbox-deadline-minutes = by { $at }, in { $n } min
inbox-deadline-hours = by { $at }, in { $n } h
inbox-deadline-days =
    { $n ->
        [one] by { $at }, in 1 day
       *[other] by { $at }, in { $n } days
    }

## Friends

inbox-friends = { $n ->
    [one] You have a friend request. <link>Answer</link>
   *[other] You have { $n } friend requests. <link>Answer</link>
}
inbox-direct = Messages
inbox-request-invitation = invitation
inbox-declined = { $name } declined your invitation to { $game }. <link>Read</link>

inbox-club-invited = The club <link>{ $name }</link> invites you to join.
inbox-club-accepted = You are now a member of the club <link>{ $name }</link>.
inbox-club-owner = You are now the owner of the club <link>{ $name }</link>.
inbox-club-challenges = { $n ->
    [one] Another club has challenged <link>{ $name }</link> to a team match.
   *[other] { $n } clubs have challenged <link>{ $name }</link> to a team match.
}
inbox-club-requests = { $n ->
    [one] A player asks to join the club <link>{ $name }</link>.
   *[other] { $n } players ask to join the club <link>{ $name }</link>.
}
