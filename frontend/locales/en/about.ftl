# What the arena stores, and the texts of its host.

about-privacy = Privacy
about-terms = Terms of use
about-imprint = Legal notice
about-no-terms = The host of this arena has not published terms of use.
about-no-imprint = The host of this arena has not said who they are.

## What is stored, why, and how long

about-stored = What the arena stores about you
about-account-what = Your account
about-account-why = Your name, your settings, your language, your vacations and a hash of your password, so that you can sign in and play. Guests have a made-up name and no password. Everyone can see your name, when you joined, and your results.
about-account-long = Kept until you delete the account.
about-games-what = Your games and ratings
about-games-why = Every turn, so that games can be replayed and checked, the results they are rated by, and the tournaments and leagues you enter. Spectators see what the game lets them see.
about-games-long = Kept for good. If you delete your account, your name is removed from them.
about-puzzles-what = Puzzles, tactics and challenges
about-puzzles-why = The puzzles you share, and your tries and results, for your progress, ratings and leaderboards. Everyone can see the leaderboards. Only you see your tries at tactics.
about-puzzles-long = Tactics are deleted with your account. Other results stay, without your name.
about-endless-what = Votes in the Endless Tournament
about-endless-why = Your side, your votes and your credits. Votes are secret until the window closes. Then everyone can see each vote, with a code instead of a name.
about-endless-long = Kept for good, so that anyone can recount them.
about-programs-what = Programs and transcripts
about-programs-why = The programs you own, and the transcripts they write: what a model was asked, what it answered, how long it took and what it cost. When the game is over, everyone who can see the game can read them.
about-programs-long = Transcripts stay with the game. The names of your programs are removed when you delete your account.
about-talk-what = Messages and notes
about-talk-why = Chat belongs to the game and stays with it. Messages between two players are only for the two of them, unless one of the two reports them. Your private notes are for you alone.
about-talk-long = Messages between two players until both have deleted them. They and your notes are deleted with your account.
about-friends-what = Friends, invitations and other players
about-friends-why = Who your friends are, requests between you and others, and the games you invited each other to with their messages. Your friends see whether you are online, what you play and on which day you were last here only if you allow it. Only you can see whom you follow, mute or block, and your notes about players.
about-friends-long = Until you end a friendship or withdraw a request, or up to 30 days after it was declined; invitations for 30 days. All of it is deleted with your account.
about-clubs-what = Clubs
about-clubs-why = The clubs you are in, as everybody can see there. What you write in their forums, for their readers. Requests with their messages, invitations and bans, for you and the officers of the club.
about-clubs-long = Until you leave the club, or the request or invitation is answered; posts until you or an officer removes them. Deleted with your account; a club you own goes to another member.
about-notebooks-what = Notebooks
about-notebooks-why = The positions and comments you write, for you, for the other authors, and for the readers you choose.
about-notebooks-long = Deleted with your account. A notebook with other authors goes to one of them.
about-collections-what = Collections
about-collections-why = The games you save and your notes on them, for you and for the readers you choose.
about-collections-long = Deleted with your account.
about-reports-what = Reports and decisions by moderators
about-reports-why = Who reported whom and why, and as evidence the reported message with the messages around it. Moderators and the host can see this. If three trusted members judge the message, they see it without names. Decisions, appeals and answers are for you and the moderators.
about-reports-long = The text is deleted a year after the report is answered. Its fingerprints, the decisions and the moderators’ log are kept for good.
about-panels-what = Trusted members
about-panels-why = If you judge reported messages: your votes, your reasons, and how often your vote matched the final decision. The moderators see them when the case is over. Other players never do.
about-panels-long = You stop being a member when you delete your account. Votes stay with their case.
about-alike-what = How your turns compare with the engine’s
about-alike-why = In rated games for two, from your fifth within 90 days on: how often you played the engine’s first choice, what your turns cost, and how long you thought about them. Moderators see the figures of accounts that stand out from others at their rating, and the names of players who meet in rated games from one network or device. Nothing follows from it by itself.
about-alike-long = Deleted 90 days after the game, and with your account.
about-sign-in-what = Signing in and API access
about-sign-in-why = Your signed-in browsers, API tokens and connected programs, and when each was last used, so that you can see and end them. Only if you set them up: the secret that you share with your authenticator app, the public keys of your passkeys, and the identifier by which the sign-in service of this site knows you. Nothing else that the service says about you is stored.
about-sign-in-long = A browser is signed out after 14 days without use, and after 90 days in any case. The latest requests that were refused to a token are kept for 90 days.
about-network-what = Networks and devices
about-network-why = A keyed hash of your network and of a cookie, never the address itself. People who share one cannot raise each other’s ratings or vote twice, and cannot judge reports about each other. The moderators see the names of the accounts that share one with somebody who is reported, or with an opponent in a rated game.
about-network-long = Deleted 90 days after the last use, and with your account.
about-mail-what = Your email address
about-mail-why = Only if you enter one, for reminders that it is your turn.
about-mail-long = Kept until you remove it. Sent mail is deleted after 30 days.
about-push-what = Notifications, webhooks and calendar links
about-push-why = Only if you turn them on: the address of your browser’s push service, or the one you enter, to tell you that it is your turn. Also your quiet hours, and when your calendar links were last used.
about-push-long = Kept until you remove them. Sent notifications are deleted after 30 days.
about-log-what = The server’s log
about-log-why = Time, kind of request and how long it took, to find faults. It contains no names. Addresses are noted only where a request failed or a limit was reached. Responses to your requests are also kept, so that a request that arrives twice counts only once.
about-log-long = The log for about two weeks, responses for a day.
about-studies-what = Studies and experiments
about-studies-why = If you take part in a study, its researchers receive your answers, turns and timings. They say so before you begin. Experiments that you set up yourself are stored for you.
about-studies-long = Kept by the researchers. You can withdraw, and they can delete your data. Your own experiments are closed when you delete your account.

## Cookies and rights

about-cookies = Cookies
about-cookies-text = This site uses four cookies of its own. One keeps you signed in. One recognises your device for fair play, and nothing else: it is stored only as a hash. One lasts an hour at most, while you sign in through another service, and makes sure that you finish in the same browser. One lasts five seconds after you change something, so that the next page shows the change. Settings and drafts stay in your browser, as do the seats of games that several people play on this device. Nothing comes from other sites, and nobody tracks you.
about-rights = Your data is yours
about-rights-text = You can download everything the arena has about you, and delete your account, at any time.
about-rights-link = Go to your account
