# Der Posteingang: alles, was auf den Spieler wartet.

inbox-title = Posteingang
inbox-loading = Wird geladen …
inbox-next = Zur nächsten Partie
inbox-no-turn = In keiner Partie bist du am Zug.
inbox-empty = Nichts wartet auf dich.
inbox-start = <start>Starte eine Partie</start> oder sieh dir <open>offene Partien</open> an.
inbox-key = Mit <key>N</key> kommst du von jeder Seite zur nächsten Partie, die auf dich wartet. <link>Benachrichtigungen einstellen</link>

## Moderation

inbox-decisions =
    { $n ->
        [one] Die Moderation hat über dein Konto entschieden. Entscheidung lesen
       *[other] Die Moderation hat { $n } Entscheidungen über dein Konto getroffen. Entscheidungen lesen
    }
inbox-cases =
    { $n ->
        [one] Eine gemeldete Nachricht wartet auf deine Stimme
       *[other] { $n } gemeldete Nachrichten warten auf deine Stimme
    }

## Listen

inbox-turns = Du bist am Zug
inbox-requests = Anfragen
inbox-chat = Chat
inbox-waiting = Andere sind am Zug
inbox-opponent = Gegner
inbox-game = Spiel
inbox-turn = Fortschritt
inbox-deadline = Frist
inbox-from = Von
inbox-request = Anfrage
inbox-unread = Ungelesen
inbox-alone = Allein
inbox-nobody = Noch niemand
inbox-messages =
    { $n ->
        [one] 1 neue Nachricht
       *[other] { $n } neue Nachrichten
    }
inbox-request-draw = Remis
inbox-request-truce = Pause
inbox-request-resume = weiterspielen
inbox-request-takeback = Zugrücknahme
inbox-request-cancel = Partie abbrechen
inbox-request-rematch = Revanche
inbox-request-other = Angebot

## Fristen

inbox-deadline-none = keine Frist
inbox-deadline-over = Zeit abgelaufen
inbox-deadline-minutes = bis { $at }, in { $n } Min.
inbox-deadline-hours = bis { $at }, in { $n } Std.
inbox-deadline-days =
    { $n ->
        [one] bis { $at }, in 1 Tag
       *[other] bis { $at }, in { $n } Tagen
    }

## Freunde

inbox-friends = { $n ->
    [one] Du hast eine Freundschaftsanfrage. <link>Antworten</link>
   *[other] Du hast { $n } Freundschaftsanfragen. <link>Antworten</link>
}
inbox-direct = Nachrichten
inbox-request-invitation = Einladung
inbox-declined = { $name } hat deine Einladung zu { $game } abgelehnt. <link>Lesen</link>

inbox-club-invited = Der Club <link>{ $name }</link> lädt dich ein.
inbox-club-accepted = Du bist jetzt Mitglied im Club <link>{ $name }</link>.
inbox-club-owner = Der Club <link>{ $name }</link> gehört jetzt dir.
inbox-club-challenges = { $n ->
    [one] Ein anderer Club möchte gegen <link>{ $name }</link> spielen.
   *[other] { $n } Clubs möchten gegen <link>{ $name }</link> spielen.
}
inbox-club-requests = { $n ->
    [one] Ein Spieler möchte dem Club <link>{ $name }</link> beitreten.
   *[other] { $n } Spieler möchten dem Club <link>{ $name }</link> beitreten.
}
