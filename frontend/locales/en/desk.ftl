# The moderation desk: reports, decisions, appeals, and the log of the staff.

desk-title = Moderation
desk-reports = Reports
desk-appeals = Appeals
desk-log = Log

## The queue

desk-open = Open ({ $n })
desk-answered-ones = Answered
desk-none = No reports are open.
desk-answered-none = No reports have been answered yet.
desk-reported = Reported
desk-player = Player
desk-reason = Reason
desk-kind = About
desk-kind-message = A message
desk-kind-player = The player
desk-kind-club = A club
desk-kind-collection = A collection
desk-kind-notebook = A notebook
desk-holder = In progress
desk-answered = Answered
desk-held-mine = With you
desk-held-by = With { $name }
desk-reports-of =
    { $n ->
        [one] 1 report
       *[other] { $n } reports
    }

## A report and its evidence

desk-report = Report
desk-report-of = <reporter>{ $reporter }</reporter> reported <accused>{ $accused }</accused>.
desk-in-match = in <link>a game</link>
desk-direct = in a message to the reporter
desk-post = in a <link>topic of a club</link>
desk-post-gone = in a club that has closed
desk-thing-club = about <link>a club</link>
desk-thing-club-gone = about a club that has closed
desk-thing-collection = about <link>a collection</link>
desk-thing-collection-gone = about a collection that was deleted
desk-thing-notebook = about <link>a notebook</link>
desk-thing-notebook-gone = about a notebook that was deleted
desk-about-player = about the player
desk-reports-by =
    { $n ->
        [one] 1 report by the same player
       *[other] { $n } reports by the same player
    }
desk-said = Reported message
desk-said-thing = Reported name or title
desk-faded = The text and names were deleted a year after the report was answered. The fingerprints remain.
desk-lines = Conversation
desk-lines-about = What the reporting player could read around the message. The fingerprint proves that a line has not been changed since.
desk-lines-thing = Content
desk-lines-thing-about = Its text at the time of the report. The fingerprint proves that a line has not been changed since.
desk-author = Author
desk-text = Message
desk-text-thing = Text
desk-time = Time
desk-hash = Fingerprint
desk-record = About { $name }
desk-since = Account since { $when }
desk-closed = Account closed
desk-before-none = No earlier decisions.
desk-lifted = Lifted
desk-near = Accounts on the same devices or networks
desk-near-about = This alone proves nothing: families, schools and clubs share both.
desk-near-both = Same device and network
desk-near-device = Same device
desk-near-network = Same network
desk-near-games =
    { $n ->
        [0] no rated games together
        [one] 1 rated game together
       *[other] { $n } rated games together
    }

## Deciding

desk-decision = Decision
desk-take = Take report
desk-take-about = You then have 30 minutes to decide.
desk-release = Give back
desk-outranked = Only an admin or the host can decide about a member of the staff.
desk-answered-at = Answered on { $when }.
desk-action = Action
desk-action-none = No action
desk-action-warn = Warn
desk-action-mute = Mute
desk-action-hide = Hide
desk-action-unrate = Unrated games only
desk-action-close = Close account
desk-days = Days (1 to 365)
desk-days-optional = Days (empty: until the decision is lifted)
desk-annuls = Annul earlier rated games too
desk-annuls-always = Earlier rated games will not count either, and the ratings of all opponents are restored.
desk-note = Note to the player <small>(optional)</small>
desk-why = Reason for the log <small>(only staff can read it)</small>
desk-decide = Decide
desk-close-ask = Close the account of { $name }?
desk-close-ask-about = All their sessions end, and their running games are resigned. They can appeal.
desk-decided = Report answered.

## Appeals

desk-appeals-none = No appeals are waiting.
desk-decided-by = decided by <player>{ $name }</player>
desk-decided-by-panel = decided by a panel
desk-answer-text = Answer to the player
desk-appeal-own = You made this decision, so another member of the staff must answer.
desk-appeal-alone = You made this decision, and nobody else on the staff can answer.
desk-refuse = Keep decision
desk-lift = Lift decision
desk-appeal-answered = Appeal answered.

## What stands out without a report

desk-alike = Unusual play
desk-alike-about = What stands out without a report. It proves nothing, and nothing happens by itself: look at the games first.
desk-alike-engine = Turns like the engine’s
desk-alike-engine-about = Players of rated games whose turns are the engine’s first choice far more often than those of others at their rating. Only turns with more than one sensible choice count, and only players with at least 5 such games and 100 such turns within 90 days.
desk-alike-judged = Checked so far: { $accounts } players, { $games } games. Still to check: { $waiting }.
desk-alike-none = Nobody stands out.
desk-alike-rating = rating { $rating }
desk-alike-games =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    }
desk-alike-turns = { $n } turns with a choice
desk-alike-share = The engine’s first choice: { $share }% of the turns. Others at this rating: { $usual }% ({ $peers } players). That is { $z } standard deviations more.
desk-alike-loss = Average cost of a turn, in hundredths of the smallest piece: { $loss }. Others at this rating: { $usual }.
desk-alike-thought = Thinking time: half of the turns took between { $from } and { $to } s. The median is { $median } s.
desk-alike-steady = It is nearly the same for every turn, easy or hard.
desk-alike-latest = Latest games, with the turns that were the engine’s first choice
desk-alike-game = { $agreed } of { $turns } turns
desk-alike-game-n = Game { $n }
desk-alike-report = Go to the profile of { $name } to report them
desk-alike-pairs = Rated games from one place
desk-alike-pairs-about = Players who met in rated games within 90 days while they shared a network or device. Such games do not count for ratings. Families, schools and clubs share both.
desk-alike-pairs-none = No such games.
desk-alike-opponent = Opponent
desk-alike-shared = Shared
desk-alike-gone = Nothing any more
desk-alike-played = Games
desk-alike-last = Latest game

## The log

desk-log-about = Everything the staff did. Nobody can change or delete a line.
desk-log-none = Nothing yet.
desk-actor = Who
desk-host = The host
desk-act = Action
desk-act-given = Decided: { $kind }
desk-act-role-given = Joined the staff
desk-act-role-taken = Left the staff
desk-act-report-taken = Took a report
desk-act-report-released = Gave a report back
desk-act-report-dismissed = Answered without action
desk-act-report-answered = Answered together with another report of the same message
desk-act-appeal-refused = Kept a decision after an appeal
desk-act-sanction-lifted = Lifted a decision
desk-act-factor-removed = Removed the second factor
desk-act-member-given = Added a trusted member
desk-act-member-taken = Removed a trusted member
desk-act-panel-opened = Started a panel
desk-act-panel-renewed = Panel: missing members replaced
desk-act-panel-dismissed = Panel: no action
desk-act-panel-decided = Panel: decided
desk-act-panel-referred = Panel: left to the moderators

## Trusted members

desk-members = Trusted members
desk-members-about = They judge reported messages in panels of three. Two matching votes dismiss a report, warn, or mute for a day; everything else comes to you.
desk-members-none = There are no trusted members yet. Three are needed for a panel.
desk-member = Member
desk-member-since = since { $when }
desk-member-agreed = Agreement
desk-member-agreed-about = Agreement: how often a member’s vote matched the final decision, by the panel or by you. A lifted decision counts as no action.
desk-member-agreement = agreed in { $agreed } of { $settled }
desk-member-unsettled = nothing decided yet
desk-member-record = Cases
desk-member-cases = { $judged } judged, { $missed } missed, { $open } open
desk-member-add = Add member
desk-member-why = Reason for the log
desk-member-added = Member added.
desk-member-remove = Remove
desk-member-remove-name = Remove { $name }
desk-member-remove-ask = Remove { $name } from the trusted members?
desk-member-remove-about = Their votes in open cases no longer count. Other members replace them.
desk-member-removed-why = Removed at the desk

## Panel

desk-panel = Panel
desk-panel-open = Votes: { $n } of 3. Members can vote until { $until }.
desk-panel-take = Votes stay hidden until all three are in. If you take the report, the panel ends.
desk-panel-start = Send to a panel
desk-panel-answer = Panel: { $outcome }
