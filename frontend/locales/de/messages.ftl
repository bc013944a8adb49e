# Nachrichten zwischen zwei Personen.

messages-title = Nachrichten
messages-with = Nachrichten mit { $name }
messages-guest = Du spielst als Gast. <link>Registriere dich</link>, um anderen Spielern zu schreiben. Deine Partien behältst du.
messages-none = Du hast keine Nachrichten. Schreib einem Spieler über sein Profil oder einem deiner <link>Freunde</link>.
messages-unread =
    { $n ->
        [one] 1 neue
       *[other] { $n } neue
    }
messages-own = Du: { $text }
messages-more = Mehr anzeigen

messages-who = Wer dir schreiben kann
messages-who-friends = Nur Freunde
messages-who-everybody = Alle registrierten Spieler
messages-who-nobody = Niemand
messages-who-about = Wem du geschrieben hast, kann dir immer antworten, außer du wählst „Niemand“. Niemand erfährt, wer dir nicht schreiben kann oder was du gelesen hast.

messages-all = Alle Nachrichten
messages-list = Nachrichten zwischen dir und { $name }
messages-unknown = Es gibt keinen Spieler mit diesem Namen.
messages-first = Ihr habt euch noch nicht geschrieben.
messages-earlier = Frühere Nachrichten
messages-field = Deine Nachricht
messages-send = Senden
messages-said = { $name }: { $text }
messages-you = Du
messages-report = Melden
messages-report-of = Nachricht von { $at } melden
messages-report-title = Diese Nachricht von { $name } melden?
messages-report-quote = „{ $text }“ Die Moderatoren sehen sie und die Nachrichten davor und danach.
messages-profile = Profil
messages-block = Blockieren
messages-block-title = { $name } blockieren?
messages-block-about = Ihr könnt euch nicht mehr schreiben und nicht mehr miteinander spielen, und eure Freundschaft endet. { $name } erfährt davon nichts.
messages-unblock = Blockierung aufheben
messages-delete = Unterhaltung löschen
messages-delete-title = Diese Unterhaltung löschen?
messages-delete-about = Du siehst diese Nachrichten dann nicht mehr. { $name } behält sie.

messages-refused-forbidden = Du hast diesen Spieler blockiert.
messages-refused-messages-off = Du nimmst keine Nachrichten an, deshalb kann dir niemand antworten. <link>Ändern</link>
messages-refused-not-receiving = Dieser Spieler nimmt von dir keine Nachrichten an.
messages-refused-unanswered = Du hast 3 Nachrichten gesendet. Du kannst wieder schreiben, sobald { $name } geantwortet hat.
messages-refused-registered-only = Nur registrierte Spieler können sich schreiben.
