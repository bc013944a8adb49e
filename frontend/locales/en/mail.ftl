# Mail, which the server writes. A line of a message is a line of the mail.

mail-confirm-subject = Confirm your email address
mail-confirm =
    The player { $name } on Quadrivium asked to receive notifications at this address.
    If this was you, confirm the address here:

    { $link }

    If it was not you, ignore this email. You will not get another one.
mail-factor-subject = Your second factor was removed
mail-factor =
    The host of { $site } removed the second factor of your account { $name } and ended all its sessions.
    All passkeys were deleted. From now on, you sign in with your password alone. You can set up a new second factor and new passkeys on your account page.

    If you did not ask for this, change your password and create new recovery codes:

    { $link }
mail-digest-subject =
    { $count ->
        [one] A game needs you
       *[other] { $count } games need you
    }
mail-direct =
    { $count ->
        [one] A player has written to you
       *[other] { $count } players have written to you
    }
mail-invitation = { $name } invites you to a game of { $game }
mail-offer = { $name } made you an offer in { $game }
mail-unread = Unread messages in { $game }
mail-unread-with = Unread messages in { $game } with { $others }
mail-foot =
    You will not get another email until you visit your inbox: { $inbox }
    Choose your notifications: { $notices }
    Unsubscribe: { $stop }
