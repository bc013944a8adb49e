# Signing in, the account's own pages, and the pages that emails link to.

## Signing in and signing up

account-sign-in = Sign in
account-sign-up = Sign up
account-sign-up-about = You only need a name and a password.
account-sign-up-guest = You keep the games you played as { $name }.
account-name = Name
account-password = Password
account-passphrase = Try a passphrase of several words.
account-have-one = I already have an account
account-forgot = Forgot your password?
account-not-needed = You can also play without an account: start a game from the home page as a guest.
account-signed-out = You are not signed in. <in>Sign in</in> or <up>sign up</up>.

## A new password through a recovery code

account-recover = Reset password
account-recover-about = Use one of the recovery codes you saved. Each code works once, and all your other sessions end.
account-recover-code = Recovery code
account-recover-code-example = abcde-fghij-klmno-pqrst
account-recover-tokens = Revoke all other access too: API tokens, passkeys, webhooks, devices and links
account-recover-tokens-about = Programs that sign in with a token stop playing until you give them a new one, and you can no longer sign in with your passkeys or a linked sign-in service. Your devices and webhooks get no more notifications, your calendar link stops working, and an email address that you confirmed in the last 30 days is removed. Keep this ticked if someone else might know your old password.
account-recover-set = Set new password
account-recover-instead = Sign in instead

## The account's pages

account-pages = Account
account-action = Action
account-never = Never
account-show-more = Show more
account-cancel = Cancel
account-your-password = Your password

## Account

account-guest = You are playing as a guest, in this browser only. <link>Sign up</link> to keep your games.
account-profile = Public profile
account-settings = Appearance and sound
account-sign-out = Sign out
account-guest-leave = Sign out as a guest?
account-guest-leave-about = A guest has no password, so you cannot come back to this name or its games. Sign up first to keep them.

account-password-old = Current password
account-password-new = New password
account-password-changed = Password changed. All other sessions have ended.
account-password-change = Change password
account-password-first = You have no password yet. With a password you can also sign in with your name, and add recovery codes, passkeys and a second factor.
account-password-set = Set password

account-sessions = Sessions
account-session-since = Signed in
account-session-seen = Last active
account-session-this = This browser
account-session-end = End session
account-session-end-of = End the session from { $when }

account-second = Two-factor authentication
account-second-about = An app on your phone shows a new code every 30 seconds. With a second factor, nobody can sign in with your password alone.
account-second-on = On since { $when }. When you sign in, you also enter a code from your authenticator app.
account-second-set-up = Set up two-factor authentication
account-second-go-on = Continue
account-second-scan = Scan this picture with an authenticator app. Then type the code that the app shows.
account-second-picture = QR code for an authenticator app
account-second-key = No camera? Type this key into the app:
account-second-code = Code
account-second-code-app = The six digits in your app
account-second-code-about = The six digits in your authenticator app, or a recovery code
account-second-turn-on = Turn on
account-second-turn-off = Turn off two-factor authentication
account-second-turned-on = Turned on. All other sessions have ended. Your recovery codes are new: save them. If you lose your phone, each one also works in place of a code.

account-passkeys = Passkeys
account-passkey = Passkey
account-passkeys-about = A passkey signs you in with your fingerprint, your face or the PIN of your device. It needs no password and no code.
account-passkey-used = Last used { $when }
account-passkey-unused = Never used
account-passkey-name = Name
account-passkey-name-about = So that you recognise it later, such as “My phone”
account-passkey-add = Add passkey
account-passkey-instead = Confirm with a passkey instead
account-passkey-added = Passkey added. You can sign in with it from now on.
account-passkey-rename = Rename
account-passkey-rename-of = Rename { $name }
account-passkey-delete = Delete
account-passkey-delete-of = Delete { $name }
account-passkey-delete-ask = Delete “{ $name }”?
account-passkey-delete-about = You will no longer be able to sign in with it. Remove it from your device too.
account-passkey-full = You have 10 passkeys, the maximum. Delete one to add another.
account-passkey-cannot = This browser cannot use passkeys at this address. They need a recent browser and a secure (https) connection.
account-passkey-sign-in = Sign in with a passkey
account-passkey-cancelled = No passkey was used: the request was cancelled, or it took too long. Try again.
account-passkey-known = This device already has a passkey for your account.
account-passkey-elsewhere = Passkeys do not work at this address. Open the arena at its public address.
account-passkey-failed = The device could not use a passkey. Try again, or use your password.
account-provider-title = Signing in
account-provider-go = Continue with { $name }
account-provider-wait = Signing you in…
account-provider-cancelled = You cancelled at { $name }, so you are not signed in. Try again, or sign in another way.
account-provider-cancelled-link = You cancelled at { $name }, so your account is not linked. Try again, or leave it as it is.
account-provider-failed = { $name } could not sign you in. Try again, or sign in another way.
account-provider-nothing = There is nothing to finish here. Start the sign-in again.
account-provider-new = { $name } confirmed who you are. Choose the name that other players see.
account-provider-name-about = 2 to 24 characters. It cannot be changed later.
account-provider-create = Create account
account-provider-have-one = If you already have an account here, sign in to it first, then link it on your account page.
account-provider-code = Your account { $name } also needs a code from its second factor.
account-provider-link = Link account
account-provider-link-ask =
    { $known ->
        [yes] Link your account { $account } to “{ $whom }” at { $name }? Anyone who can sign in there can then sign in here as { $account }.
       *[no] Link your account { $account } to the one you use at { $name }? Anyone who can sign in there can then sign in here as { $account }.
    }
account-provider-about = Link your account to sign in with { $name }, without a password.
account-provider-linked = You can sign in with { $name }. Last used: { $when }
account-provider-unlink = Unlink account
account-provider-unlink-about = You will no longer be able to sign in this way. Your password still works.
account-provider-only = To unlink your account, set a password first. Otherwise you could no longer sign in.

account-codes = Recovery codes
account-codes-about = If you forget your password, a recovery code lets you set a new one. Each code works once.
account-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have 1 recovery code left.
       *[other] You have { $count } recovery codes left.
    }
account-codes-save = Save these codes now. They will not be shown again.
account-codes-first = Get recovery codes
account-codes-again = Replace recovery codes
account-codes-create = Create codes

account-data = Your data
account-games = Download my games
account-games-about = All your finished games in one file, one per line, with every turn. You can <verify>verify</verify> each of them.
account-games-begin = Looking for your games…
account-games-progress = { $done } of { $all }…
account-games-done =
    { $n ->
        [0] You have no finished games yet.
        [one] One game downloaded.
       *[other] { $n } games downloaded.
    }
account-games-sealed =
    { $n ->
        [one] One game is still secret and cannot be downloaded yet.
       *[other] { $n } games are still secret and cannot be downloaded yet.
    }
account-export = <link>Export my data</link> as a file with one JSON object per line.
account-delete-about = Deleting your account resigns your running games. Your finished games stay, under a neutral name.
account-delete = Delete account
account-delete-ask = Delete your account?
account-delete-ask-about = Your running games are resigned. Your programs and API tokens stop working, and a neutral name replaces yours everywhere. This cannot be undone.

## Players

account-insights = Insights
account-friends = Friends
account-messages = Messages
account-people = Players
account-people-private = Only you can see this list.
account-people-none = Players appear here when you follow, mute or block them, or write a note about them.
account-people-find = Find players on the leaderboards
account-people-followed = Following
account-people-quiet = Muted or blocked
account-people-noted = With a note
account-people-end-following = Unfollow
account-people-end-following-of = Unfollow { $name }
account-people-end-muted = Unmute
account-people-end-muted-of = Unmute { $name }
account-people-end-blocked = Unblock
account-people-end-blocked-of = Unblock { $name }

## Notifications

account-notices = Notifications
account-notices-inbox = Your <link>inbox</link> lists everything that needs you.
account-notices-language = Notifications, feeds and emails use the <link>language from your settings</link>.

account-browser = Browser
account-browser-about = While this page is open but hidden, your browser can notify you of turns, offers and chat messages. The tab’s title and icon always show how many items need you.
account-browser-unable = This browser cannot show notifications for web pages. The number in the tab’s title and icon still counts what needs you.
account-browser-refused = Your browser blocks notifications from this site. Allow them in its site settings, then come back to this page.
account-browser-notify = Notify me while the page is hidden

account-feed = Calendar and feed
account-feed-about = Secret links show your deadlines in a calendar, and every game that needs you in a feed reader. These programs do not need to sign in.
account-feed-used = Your links were created on { $created } and last used on { $used }.
account-feed-unused = Your links were created on { $created } and have not been used yet.
account-feed-copy = Copy the links now. They will not be shown again. Anyone with a link can read your deadlines, and nothing else.
account-feed-calendar = Calendar link
account-feed-reader = Feed link
account-feed-create = Create links
account-feed-replace = Replace links
account-feed-end = Revoke links
account-feed-end-ask = Revoke the links?
account-feed-end-about = Calendars and feed readers that use them stop getting updates.

account-mail = Email
account-mail-about = You get one email when something needs you, and no more until your next visit.
account-mail-unavailable = This server does not send email.
account-mail-to = Emails go to <address>{ $address }</address>.
account-mail-to-unconfirmed = Emails go to <address>{ $address }</address> once it is confirmed. Open the link in the email we sent there.
account-mail-kinds = Email me about
account-mail-kind-turns = my turns
account-mail-kind-offers = offers, requests and invitations
account-mail-kind-talk = messages and chat in my games
account-mail-sent-confirm = The confirmation email was handed to the mail server on { $when }.
account-mail-sent-digest = The last email was handed to the mail server on { $when }.
account-mail-sent-factor-removed = The email about your removed second factor was handed to the mail server on { $when }.
account-mail-failed-confirm = The confirmation email could not be delivered: { $error }. Check the address.
account-mail-failed-digest = The last email could not be delivered: { $error }. Check the address.
account-mail-failed-factor-removed = The email about your removed second factor could not be delivered: { $error }. Check the address.
account-mail-queued-confirm = The confirmation email has been queued since { $when }.
account-mail-queued-digest = The last email has been queued since { $when }.
account-mail-queued-factor-removed = The email about your removed second factor has been queued since { $when }.
account-mail-retried-confirm = The confirmation email has been queued since { $when }: { $error }. We keep trying to send it.
account-mail-retried-digest = The last email has been queued since { $when }: { $error }. We keep trying to send it.
account-mail-retried-factor-removed = The email about your removed second factor has been queued since { $when }: { $error }. We keep trying to send it.
account-mail-forget = Remove address
account-mail-address = Email address
account-mail-address-new = New email address
account-mail-send = Send confirmation email

## Pages that emails link to

account-letter-confirm = Confirm email address
account-letter-confirm-about = After that, we email you when something needs you: one email, and no more until your next visit.
account-letter-confirm-yes = Confirm address
account-letter-confirm-done = Your address is confirmed.
account-letter-stop = Unsubscribe
account-letter-stop-about = We delete your address and send no more emails to it. Your account and your games are not affected.
account-letter-stop-yes = Stop all emails
account-letter-stop-done = You will get no more emails.

## API access

account-api = API access
account-tokens = API tokens
account-tokens-about = A program signs in with <code>Authorization: Bearer</code> and an API token. <link>Read the API guide</link>
account-tokens-none = You have no API tokens. Create one for each program.
account-token-made = Token <label>{ $label }</label> created for { $name }. Copy it now. It will not be shown again.
account-token-made-said = Token created. Copy it now. It will not be shown again.
account-token-text = Your new token
account-token-copy = Copy
account-token-copied = Copied
account-token-new = New token
account-token-label = Label
account-token-as = Signs in as
account-token-as-you = { $name } (you)
account-token-scopes = Permissions
account-scope-play = Play
account-scope-play-about = orders, positions and the inbox
account-scope-lobby = Open games
account-scope-lobby-about = create, join and leave games
account-scope-messages = Chat
account-scope-messages-about = read and write messages in games
account-scope-account = Settings
account-scope-account-about = read and change account settings
account-scope-votes = Votes
account-scope-votes-about = vote in the Endless Tournament
account-scope-experiments = Experiments
account-scope-experiments-about = create experiments and read their data
account-token-valid = Valid for
account-token-days =
    { $days ->
        [365] 1 year
        [one] 1 day
       *[other] { $days } days
    }
account-token-create = Create token
account-token = Token
account-token-used = Last used
account-token-expires = Expires
account-token-refused =
    { $times ->
        [one] Refused once, on { $when }: <code>{ $request }</code> (no token can do this)
       *[other] Refused { $times } times, last on { $when }: <code>{ $request }</code> (no token can do this)
    }
account-token-refused-scope =
    { $times ->
        [one] Refused once, on { $when }: <code>{ $request }</code> (needs the permission “{ $scope }”)
       *[other] Refused { $times } times, last on { $when }: <code>{ $request }</code> (needs the permission “{ $scope }”)
    }
account-token-revoke = Revoke
account-token-revoke-of = Revoke { $label }
account-token-revoke-ask = Revoke { $label }?
account-token-revoke-about = Programs that use this token stop working at once.
account-token-revoke-yes = Revoke token

account-grants = Connected programs
account-grants-about = A program that supports MCP asks you for access when you give it this address: <code>{ $address }</code>
account-grants-none = You have not connected any programs.
account-grant-end = Disconnect
account-grant-end-of = Disconnect { $name }
account-grant-end-ask = Disconnect { $name }?
account-grant-end-about = The program loses access at once.
account-grant-end-yes = Disconnect program

account-connect = Connect a program
account-connect-ask = <name>{ $name }</name> wants access to your account.
account-connect-host = Your answer goes to <host>{ $host }</host>. Continue only if you came here from there.
account-connect-end = You can disconnect the program at any time under <link>API access</link>.
account-connect-yes = Connect
account-connect-wrong = This request is not valid. Start again in the program that sent you here.
account-connect-back = Back to { $host }
account-connect-sign-in = <in>Sign in</in> or <up>sign up</up> to connect a program to your account.

account-programs = Program accounts
account-programs-guest = <link>Sign up</link> to create program accounts.
account-programs-none = You have no program accounts. Create one to give a program its own name and results.
account-program-new = New program account
account-program-kind = Type
account-program-kind-engine = Engine
account-program-kind-llm = Language model
account-program-kind-about = Everyone sees this label. You cannot change it later.
account-program-model = Engine or model <small>(optional)</small>
account-program-create = Create program account
account-program = Program
account-program-made = Created
account-program-since = since { $when }
account-program-people = People can play this model
account-program-people-games = { $n ->
    [0] No
    [one] Yes, 1 game at a time
   *[other] Yes, { $n } games at a time
}
account-program-people-said = { $n ->
    [0] Nobody can start games with { $name } now.
    [one] People can play { $name }, 1 game at a time.
   *[other] People can play { $name }, { $n } games at a time.
}
account-program-people-about = People start these games on the page “Language models”. The model finds them in its inbox. It can also be drawn for the same number of blind games. All of them are unrated.
account-program-retire = Retire
account-program-retire-of = Retire { $name }
account-program-retire-ask = Retire { $name }?
account-program-retire-about = Its running games are resigned and its tokens stop working. A neutral name replaces its own in its games. This cannot be undone.
account-program-retire-yes = Retire program

account-push = Devices
account-push-about = Your devices can notify you while this site is closed. As long as that works, you get no emails about the same things.
account-push-off = This server does not send notifications to devices.
account-push-unable = This browser cannot receive notifications while the site is closed. On an iPhone or iPad, add the site to your home screen first.
account-push-denied = Your browser did not allow notifications. Nothing was changed.
account-push-begin = Notify me on this device
account-push-device = Device
account-push-this = this device
account-push-told = Last notified
account-push-failing = The last notification failed: { $error }.
account-push-end = Remove
account-push-end-of = Remove { $device }

account-quiet = Quiet hours
account-quiet-about = During quiet hours you get neither notifications nor emails. Afterwards, you get everything in one message.
account-quiet-now = Quiet from { $from } to { $to } ({ $zone }).
account-quiet-from = From
account-quiet-to = To
account-quiet-set = Save quiet hours
account-quiet-end = End quiet hours

account-webhooks = Webhooks
account-webhooks-about = A webhook calls a server of yours when something needs you. Every call is signed. <link>How to check a signature</link>
account-webhooks-guest = Guests have no webhooks. <link>Sign up</link> to create one.
account-webhooks-none = You have no webhooks.
account-webhook = Webhook
account-webhook-made = Copy the secret now. It will not be shown again.
account-webhook-made-said = Webhook created. Copy its secret now.
account-webhook-secret = Secret
account-webhook-failing =
    { $failed ->
        [0] The last call failed: { $error }. It will be repeated.
        [one] The last call failed: { $error }. One call has failed for good.
       *[other] The last call failed: { $error }. { $failed } calls have failed for good.
    }
account-webhook-told = Last called on { $when }.
account-webhook-unused = Not called yet.
account-webhook-test = Send test
account-webhook-test-of = Send test to { $label }
account-webhook-calls = Show calls
account-webhook-calls-of = Show calls of { $label }
account-webhook-renew = Replace secret
account-webhook-renew-of = Replace secret of { $label }
account-webhook-renew-ask = Replace the secret of { $label }?
account-webhook-renew-about = For one day, calls are signed with both the old and the new secret.
account-webhook-end = Delete
account-webhook-end-of = Delete { $label }
account-webhook-end-ask = Delete { $label }?
account-webhook-end-about = Calls that are still waiting are dropped.
account-webhook-new = New webhook
account-webhook-url = Address
account-webhook-label = Name
account-webhook-kinds = Call it about
account-webhook-create = Create webhook
account-calls = Calls of { $label }
account-calls-none = No calls in the last 30 days.
account-calls-refresh = Refresh
account-call = Call
account-call-result = Result
account-call-turn = Your turn
account-call-offer = Offer or request
account-call-invitation = Invitation
account-call-message = Chat message
account-call-direct_message = Message from a player
account-call-test = Test
account-call-sent = Received on { $when }
account-call-failed =
    { $attempts ->
        [one] Failed: { $error }
       *[other] Failed after { $attempts } attempts: { $error }
    }
account-call-retried =
    { $attempts ->
        [one] 1 attempt failed: { $error }
       *[other] { $attempts } attempts failed: { $error }
    }
account-call-waiting = Waiting
account-call-again = Send again

account-push-turn = Your turn in { $title }
account-push-offer = An offer in { $title }
account-push-message = A new message in { $title }
account-push-direct = A new message from a player
account-push-invitation = An invitation to a game of { $title }
account-push-several = { $count } things need you
account-device =
    { $browser ->
        [edg] Edge
        [opr] Opera
        [firefox] Firefox
        [chrome] Chrome
        [safari] Safari
       *[other] Browser
    } { $system ->
        [android] on Android
        [iphone] on iPhone
        [ipad] on iPad
        [mac-os] on macOS
        [windows] on Windows
        [linux] on Linux
       *[other] { "" }
    }

## Decisions by moderators

account-decisions = Decisions by moderators
account-decision-panel = Three trusted members decided this.
account-closed = Moderators have closed this account. You can read why, appeal, download your data, or delete the account.
account-decision-warn = Warning
account-decision-mute = Muted
account-decision-hide = Hidden from others
account-decision-unrate = Unrated games only
account-decision-close = Account closed
account-decision-until = { $kind } until { $until }
account-decision-reason-abuse = Abuse
account-decision-reason-spam = Spam
account-decision-reason-cheating = Cheating
account-decision-reason-other = Other reason
account-decision-annuls = Earlier rated games no longer count
account-decision-ratings = { $all ->
    [one] Ratings are being recalculated: { $done } of 1 game.
   *[other] Ratings are being recalculated: { $done } of { $all } games.
}
account-appeal = Appeal
account-appeal-about = You can appeal once. If possible, another moderator will answer.
account-appeal-text = Why is the decision wrong?
account-appeal-send = Send appeal
account-appealed = You appealed on { $when }:
account-appeal-waits = Nobody has answered yet.
account-appeal-refused = The decision stands. Answer from { $when }:
account-appeal-lifted = The decision was lifted. Answer from { $when }:

## Why something was not delivered, behind a colon

account-undelivered-mail-unreachable = the mail server could not be reached
account-undelivered-mail-refused = the mail server answered { $status }
account-undelivered-mail-unset = this server has no mail server or no sender
account-undelivered-given-up = we gave up after many attempts
account-undelivered-no-memory = the server ran out of memory
account-undelivered-refused = the answer was { $status }
account-undelivered-uncallable = this address cannot be called
account-undelivered-not-public = the address is not public
account-undelivered-unresolved = the host name could not be found
account-undelivered-timeout = there was no answer within 10 seconds
account-undelivered-certificate = the certificate is not valid
account-undelivered-insecure = no secure connection was possible
account-undelivered-too-long = the answer was too long
account-undelivered-unconnected = no connection was possible
account-undelivered-other = the server says “{ $text }”
