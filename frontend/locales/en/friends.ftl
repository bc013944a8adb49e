# Friends: requests, what friends see of each other, inviting them to a game.

friends-title = Friends
friends-guest = You are playing as a guest. <link>Sign up</link> to add friends. You keep your games.
friends-none = You have no friends here yet. Send a request to someone you like playing with.

friends-received = Friend requests ({ $n })
friends-accept = Accept
friends-accept-of = Accept the request from { $name }
friends-decline = Decline
friends-decline-of = Decline the request from { $name }

friends-list = Your friends ({ $n })
friends-online = Online
friends-playing = Playing <link>{ $game }</link>
friends-seen-today = Last here today
friends-seen-yesterday = Last here yesterday
friends-seen = Last here on { $day }
friends-invite = Invite to a game
friends-invite-of = Invite to a game: { $name }
friends-write = Write
friends-write-of = Write to { $name }
friends-end = Remove friend
friends-end-of = Remove friend: { $name }
friends-end-title = Remove { $name } from your friends?
friends-end-about = You will no longer be on each other’s list, and open invitations between you are cancelled.

friends-sent = Sent requests ({ $n })
friends-waits = No answer yet
friends-withdraw = Withdraw
friends-withdraw-of = Withdraw your request to { $name }

friends-ask = Add a friend
friends-ask-name = Player’s name
friends-ask-send = Send request
friends-asked = Request sent to { $name }.
friends-now = You and { $name } are now friends.

friends-privacy = What your friends see
friends-consent = Friends can see when I am online and what I am playing
friends-consent-about = They also see the day you were last here. Private games, puzzles and experiments are never shown.
