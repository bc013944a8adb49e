# E-Mails, die der Server schreibt. Eine Zeile hier ist eine Zeile der E-Mail.

mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm =
    { $name } möchte Benachrichtigungen von Quadrivium an diese Adresse bekommen.
    Wenn du das bist, bestätige die Adresse hier:

    { $link }

    Wenn nicht, ignoriere diese E-Mail. Du bekommst keine weitere.
mail-factor-subject = Dein zweiter Faktor wurde entfernt
mail-factor =
    Der Betreiber von { $site } hat den zweiten Faktor deines Kontos { $name } entfernt und alle Sitzungen beendet.
    Alle Passkeys wurden gelöscht. Zum Anmelden genügt jetzt das Passwort. In deinem Konto kannst du einen neuen zweiten Faktor und neue Passkeys einrichten.

    Wenn du nicht darum gebeten hast, ändere dein Passwort und erstelle neue Wiederherstellungscodes:

    { $link }
mail-digest-subject =
    { $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
mail-direct =
    { $count ->
        [one] Ein Spieler hat dir geschrieben
       *[other] { $count } Spieler haben dir geschrieben
    }
mail-invitation = { $name } lädt dich zu einer Partie { $game } ein
mail-offer = { $name } hat dir in { $game } ein Angebot gemacht
mail-unread = Ungelesene Nachrichten in { $game }
mail-unread-with = Ungelesene Nachrichten in { $game } mit { $others }
mail-foot =
    Bis zu deinem nächsten Besuch im Posteingang bekommst du keine weitere E-Mail: { $inbox }
    Benachrichtigungen einstellen: { $notices }
    E-Mails abbestellen: { $stop }
