# What the arena stores, and the texts of its host.

about-privacy = Privacy
about-terms = Terms of use
about-imprint = Legal notice
about-no-terms = The host of this arena has not published terms of use.
about-no-imprint = The host of this arena has not said who they are.

## What is stored, why, and how long

about-stored = What the arena stores about you
about-account-what = Your account
about-account-why = Your name, your settings, your language and a hash of your password, so that you can sign in. Guests have a made-up name and no password.
about-account-long = Kept until you delete the account.
about-games-what = Your games and ratings
about-games-why = Every turn, so that games can be replayed and checked, and the results they are rated by. Spectators see what the game lets them see.
about-games-long = Kept for good. If you delete your account, your name is removed from them.
about-talk-what = Messages and notes
about-talk-why = Chat belongs to the game and stays with it. Messages between two players are only for the two of them, and for moderators or three trusted members, without names, if one of the two reports them. Your private notes are for you alone.
about-talk-long = Messages between two players until both have deleted them. They and your notes are deleted with your account.
about-friends-what = Friends and invitations
about-friends-why = Who your friends are, requests between you and others, and the games you invited each other to with their messages. Your friends see whether you are online, what you play and on which day you were last here only if you allow it.
about-friends-long = Until you end a friendship or withdraw a request, or up to 30 days after it was declined; invitations for 30 days. All of it is deleted with your account.
about-clubs-what = Clubs
about-clubs-why = The clubs you are in, as everybody can see there. What you write in their forums, for their readers. Requests with their messages, invitations and bans, for you and the officers of the club.
about-clubs-long = Until you leave the club, or the request or invitation is answered; posts until you or an officer removes them. Deleted with your account; a club you own goes to another member.
about-notebooks-what = Notebooks
about-notebooks-why = The positions and comments you write, for you, for the other authors, and for the readers you choose.
about-notebooks-long = Deleted with your account. A notebook with other authors goes to one of them.
about-sign-in-what = Signed-in browsers, API tokens, connected programs, your second factor, your passkeys and a linked sign-in service
about-sign-in-why = When each was last used and by which browser, so that you can see and end them. Only if you set them up: the secret that you share with your authenticator app, the public keys of your passkeys, and the identifier by which the sign-in service of this site knows you. Nothing else that the service says about you is stored.
about-sign-in-long = A browser is signed out after 14 days without use, and after 90 days in any case.
about-network-what = Networks and devices
about-network-why = A keyed hash of your network and of a cookie, never the address itself. People who share one cannot raise each other’s ratings or vote twice.
about-network-long = Deleted 90 days after the last use.
about-mail-what = Your email address
about-mail-why = Only if you enter one, for reminders that it is your turn.
about-mail-long = Kept until you remove it. Sent mail is deleted after 30 days.
about-push-what = Notifications and webhooks
about-push-why = Only if you turn them on: the address of your browser’s push service, or the one you enter, to tell you that it is your turn.
about-push-long = Kept until you remove it.
about-log-what = The server’s log
about-log-why = Time, kind of request and how long it took, to find faults. It has no names. Addresses are noted only where a request failed or a limit was reached.
about-log-long = Kept for about two weeks.
about-studies-what = Studies
about-studies-why = If you take part in a study, its researchers receive your answers, turns and timings. They say so before you begin.
about-studies-long = Kept by the researchers. You can withdraw, and they can delete your data.

## Cookies and rights

about-cookies = Cookies
about-cookies-text = One cookie keeps you signed in and one recognises your device. Settings and drafts stay in your browser, as do the seats of games that several people play on this device. Nothing comes from other sites, and nobody tracks you.
about-rights = Your data is yours
about-rights-text = You can download everything the arena has about you, and delete your account, at any time.
about-rights-link = Go to your account
