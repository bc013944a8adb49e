# Messages between two people.

messages-title = Messages
messages-with = Messages with { $name }
messages-guest = You are playing as a guest. <link>Sign up</link> to write to other players. You keep your games.
messages-none = You have no messages. Write to a player from their profile, or to one of your <link>friends</link>.
messages-unread =
    { $n ->
        [one] 1 new
       *[other] { $n } new
    }
messages-own = You: { $text }
messages-more = Show more

messages-who = Who can write to you
messages-who-friends = Only friends
messages-who-everybody = All registered players
messages-who-nobody = Nobody
messages-who-about = A player you wrote to can always answer you, unless you choose “Nobody”. Nobody is told who cannot write to you, or what you have read.

messages-all = All messages
messages-list = Messages between you and { $name }
messages-unknown = There is no player with this name.
messages-first = You have not written to each other yet.
messages-earlier = Earlier messages
messages-field = Your message
messages-send = Send
messages-said = { $name }: { $text }
messages-you = You
messages-report = Report
messages-report-of = Report the message from { $at }
messages-report-title = Report this message from { $name }?
messages-report-quote = “{ $text }” Moderators see it and the messages around it.
messages-profile = Profile
messages-block = Block
messages-block-title = Block { $name }?
messages-block-about = You cannot write to each other or play together any more, and your friendship ends. { $name } is not told.
messages-unblock = Unblock
messages-delete = Delete conversation
messages-delete-title = Delete this conversation?
messages-delete-about = You will no longer see these messages. { $name } keeps a copy.

messages-refused-forbidden = You have blocked this player.
messages-refused-messages-off = You have turned messages off, so nobody can reply. <link>Change that</link>
messages-refused-not-receiving = This player does not accept messages from you.
messages-refused-unanswered = You have sent 3 messages. You can write again when { $name } has replied.
messages-refused-registered-only = Only registered people can write to each other.
