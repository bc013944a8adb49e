# The panel: reported messages before three trusted members.

panel-title = Panel
panel-about = Other players reported these messages. Three members judge each one; two matching votes decide.
panel-none = No cases are waiting for you.
panel-none-about = Your inbox tells you when there is one.
panel-not-member = You are not a member of the panel
panel-not-member-about = The moderators appoint its members.
panel-case = Case
panel-case-of = Case from { $when }
panel-reported-for = Reported for
panel-place = Where
panel-direct = in a message between two people
panel-in-game = in the chat of a game
panel-until = Vote by
panel-my-vote = Your vote
panel-has-vote = Voted
panel-no-vote = No vote yet
panel-past = Earlier cases
panel-ended = Ended
panel-outcome = Outcome

## A case

panel-ends = vote by { $when }
panel-said = Reported message
panel-lines = Conversation
panel-lines-about = Names are hidden: *** stands for a player’s name.
panel-from = Author
panel-accused = Accused
panel-author = Player { $n }
panel-text = Message
panel-time = Time
panel-vote = Vote
panel-what = What should happen?
panel-you-voted = You voted: { $vote }
panel-vote-dismiss = No action
panel-vote-warn = Warn
panel-vote-mute = Mute for a day
panel-vote-stronger = Something stronger
panel-vote-about = Votes stay hidden until all three are in. Until then you can change yours. Anything stronger than a mute for a day is decided by the moderators.
panel-why = Why?
panel-reason-harmless = Harmless
panel-reason-banter = Friendly banter
panel-reason-unclear = Not enough to judge
panel-reason-insult = Insult
panel-reason-hate = Hate
panel-reason-threat = Threat
panel-reason-spam = Spam
panel-reason-other = Something else
panel-send = Send vote
panel-change = Change vote
panel-later = Decide later
panel-voted = Vote counted.
panel-voted-last = Vote counted. The case has ended.
panel-gone = This case is no longer open
panel-gone-next = It has ended, or other members are judging it now. <link>See your cases</link>

## Outcomes

panel-outcome-dismiss = No action
panel-outcome-warn = Warned
panel-outcome-mute = Muted for a day
panel-outcome-stronger = Left to the moderators: more than a mute for a day was recommended
panel-outcome-split = Left to the moderators: no two votes matched
panel-outcome-late = Left to the moderators: votes were missing at the deadline
panel-outcome-short = Left to the moderators: too few members could judge
panel-outcome-taken = Taken over by the moderators
