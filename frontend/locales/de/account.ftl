# Anmelden, die Seiten des Kontos und die Seiten, auf die E-Mails verweisen.

## Anmelden und registrieren

account-sign-in = Anmelden
account-sign-up = Registrieren
account-sign-up-about = Du brauchst nur einen Namen und ein Passwort.
account-sign-up-guest = Du behältst die Partien, die du als { $name } gespielt hast.
account-name = Name
account-password = Passwort
account-passphrase = Nimm am besten einen Satz aus mehreren Wörtern.
account-have-one = Ich habe schon ein Konto
account-forgot = Passwort vergessen?
account-not-needed = Du kannst auch ohne Konto spielen: Starte auf der Startseite eine Partie als Gast.
account-signed-out = Du bist nicht angemeldet. <in>Melde dich an</in> oder <up>registriere dich</up>.

## Ein neues Passwort mit einem Wiederherstellungscode

account-recover = Passwort zurücksetzen
account-recover-about = Verwende einen deiner gespeicherten Wiederherstellungscodes. Jeder Code gilt einmal, und alle anderen Sitzungen enden.
account-recover-code = Wiederherstellungscode
account-recover-code-example = abcde-fghij-klmno-pqrst
account-recover-tokens = Auch alle anderen Zugänge widerrufen: API-Tokens, Passkeys, Webhooks, Geräte und Links
account-recover-tokens-about = Programme, die sich mit einem Token anmelden, spielen erst weiter, wenn du ihnen ein neues gibst, und weder mit deinen Passkeys noch über einen verknüpften Anmeldedienst kannst du dich anmelden. Deine Geräte und Webhooks bekommen keine Benachrichtigungen mehr, dein Kalenderlink gilt nicht mehr, und eine E-Mail-Adresse, die du in den letzten 30 Tagen bestätigt hast, wird entfernt. Lass das Häkchen stehen, wenn jemand anders dein altes Passwort kennen könnte.
account-recover-set = Neues Passwort setzen
account-recover-instead = Stattdessen anmelden

## Die Seiten des Kontos

account-pages = Konto
account-action = Aktion
account-never = Nie
account-show-more = Mehr anzeigen
account-cancel = Abbrechen
account-your-password = Dein Passwort

## Konto

account-guest = Du spielst als Gast, nur in diesem Browser. <link>Registriere dich</link>, um deine Partien zu behalten.
account-profile = Öffentliches Profil
account-settings = Aussehen und Ton
account-sign-out = Abmelden
account-guest-leave = Als Gast abmelden?
account-guest-leave-about = Ein Gast hat kein Passwort. Du kannst also nicht zu diesem Namen und seinen Partien zurückkehren. Registriere dich vorher, um sie zu behalten.

account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-password-changed = Passwort geändert. Alle anderen Sitzungen wurden beendet.
account-password-change = Passwort ändern
account-password-first = Du hast noch kein Passwort. Mit einem kannst du dich auch über deinen Namen anmelden und Wiederherstellungscodes, Passkeys und einen zweiten Faktor einrichten.
account-password-set = Passwort festlegen

account-sessions = Sitzungen
account-session-since = Angemeldet
account-session-seen = Zuletzt aktiv
account-session-this = Dieser Browser
account-session-end = Sitzung beenden
account-session-end-of = Sitzung vom { $when } beenden

account-second = Zwei-Faktor-Anmeldung
account-second-about = Eine App auf deinem Handy zeigt alle 30 Sekunden einen neuen Code. Mit einem zweiten Faktor kann sich niemand allein mit deinem Passwort anmelden.
account-second-on = Aktiv seit { $when }. Beim Anmelden wirst du nach einem Code deiner Authenticator-App gefragt.
account-second-set-up = Zwei-Faktor-Anmeldung einrichten
account-second-go-on = Weiter
account-second-scan = Scanne dieses Bild mit einer Authenticator-App. Gib dann den Code ein, den die App zeigt.
account-second-picture = QR-Code für eine Authenticator-App
account-second-key = Keine Kamera? Gib diesen Schlüssel in die App ein:
account-second-code = Code
account-second-code-app = Die sechs Ziffern in deiner App
account-second-code-about = Die sechs Ziffern in deiner Authenticator-App oder ein Wiederherstellungscode
account-second-turn-on = Aktivieren
account-second-turn-off = Zwei-Faktor-Anmeldung abschalten
account-second-turned-on = Aktiviert. Alle anderen Sitzungen wurden beendet. Du hast neue Wiederherstellungscodes: Speichere sie. Wenn du dein Handy verlierst, gilt jeder davon auch anstelle eines Codes.

account-passkeys = Passkeys
account-passkey = Passkey
account-passkeys-about = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN deines Geräts an. Du brauchst dafür weder Passwort noch Code.
account-passkey-used = Zuletzt benutzt: { $when }
account-passkey-unused = Nie benutzt
account-passkey-name = Name
account-passkey-name-about = Damit du ihn später wiedererkennst, etwa „Mein Handy“
account-passkey-add = Passkey hinzufügen
account-passkey-instead = Stattdessen mit einem Passkey bestätigen
account-passkey-added = Passkey hinzugefügt. Du kannst dich ab jetzt damit anmelden.
account-passkey-rename = Umbenennen
account-passkey-rename-of = { $name } umbenennen
account-passkey-delete = Löschen
account-passkey-delete-of = { $name } löschen
account-passkey-delete-ask = „{ $name }“ löschen?
account-passkey-delete-about = Du kannst dich dann nicht mehr damit anmelden. Entferne ihn auch auf deinem Gerät.
account-passkey-full = Du hast 10 Passkeys, mehr kann ein Konto nicht haben. Lösche einen, um einen anderen hinzuzufügen.
account-passkey-cannot = Dieser Browser kann unter dieser Adresse keine Passkeys benutzen. Nötig sind ein aktueller Browser und eine sichere Verbindung (https).
account-passkey-sign-in = Mit Passkey anmelden
account-passkey-cancelled = Es wurde kein Passkey benutzt: Die Anfrage wurde abgebrochen oder hat zu lange gedauert. Versuche es noch einmal.
account-passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
account-passkey-elsewhere = Unter dieser Adresse funktionieren Passkeys nicht. Öffne die Arena unter ihrer öffentlichen Adresse.
account-passkey-failed = Das Gerät konnte keinen Passkey benutzen. Versuche es noch einmal, oder nimm dein Passwort.
account-provider-title = Anmeldung
account-provider-go = Weiter mit { $name }
account-provider-wait = Du wirst angemeldet …
account-provider-cancelled = Du hast bei { $name } abgebrochen und bist deshalb nicht angemeldet. Versuche es noch einmal, oder melde dich anders an.
account-provider-cancelled-link = Du hast bei { $name } abgebrochen, dein Konto ist also nicht verknüpft. Versuche es noch einmal, oder lass es, wie es ist.
account-provider-failed = { $name } konnte dich nicht anmelden. Versuche es noch einmal, oder melde dich anders an.
account-provider-nothing = Hier ist nichts abzuschließen. Beginne die Anmeldung von vorn.
account-provider-new = { $name } hat bestätigt, wer du bist. Wähle den Namen, den andere Spieler sehen.
account-provider-name-about = 2 bis 24 Zeichen. Er lässt sich später nicht ändern.
account-provider-create = Konto anlegen
account-provider-have-one = Wenn du hier schon ein Konto hast, melde dich erst darin an und verknüpfe es dann auf deiner Kontoseite.
account-provider-code = Dein Konto { $name } verlangt auch einen Code deines zweiten Faktors.
account-provider-link = Konto verknüpfen
account-provider-link-ask =
    { $known ->
        [yes] Dein Konto { $account } mit „{ $whom }“ bei { $name } verknüpfen? Wer sich dort anmelden kann, kann sich dann auch hier als { $account } anmelden.
       *[no] Dein Konto { $account } mit dem verknüpfen, das du bei { $name } benutzt? Wer sich dort anmelden kann, kann sich dann auch hier als { $account } anmelden.
    }
account-provider-about = Verknüpfe dein Konto, um dich mit { $name } anzumelden, ohne Passwort.
account-provider-linked = Du kannst dich mit { $name } anmelden. Zuletzt benutzt: { $when }
account-provider-unlink = Verknüpfung lösen
account-provider-unlink-about = Du kannst dich dann nicht mehr auf diese Weise anmelden. Dein Passwort funktioniert weiter.
account-provider-only = Lege zuerst ein Passwort fest, wenn du die Verknüpfung lösen willst. Sonst könntest du dich nicht mehr anmelden.

account-codes = Wiederherstellungscodes
account-codes-about = Wenn du dein Passwort vergisst, kannst du mit einem Wiederherstellungscode ein neues setzen. Jeder Code gilt einmal.
account-codes-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast noch 1 Wiederherstellungscode.
       *[other] Du hast noch { $count } Wiederherstellungscodes.
    }
account-codes-save = Speichere diese Codes jetzt. Sie werden nicht noch einmal angezeigt.
account-codes-first = Wiederherstellungscodes erstellen
account-codes-again = Wiederherstellungscodes ersetzen
account-codes-create = Codes erstellen

account-data = Deine Daten
account-games = Meine Partien herunterladen
account-games-about = Alle deine beendeten Partien in einer Datei, eine pro Zeile, mit jedem Zug. Du kannst jede davon <verify>prüfen</verify>.
account-games-begin = Deine Partien werden gesucht …
account-games-progress = { $done } von { $all } …
account-games-done =
    { $n ->
        [0] Du hast noch keine beendeten Partien.
        [one] Eine Partie heruntergeladen.
       *[other] { $n } Partien heruntergeladen.
    }
account-games-sealed =
    { $n ->
        [one] Eine Partie ist noch geheim und kann noch nicht heruntergeladen werden.
       *[other] { $n } Partien sind noch geheim und können noch nicht heruntergeladen werden.
    }
account-export = <link>Meine Daten exportieren</link> als Datei mit einem JSON-Objekt pro Zeile.
account-delete-about = Wenn du dein Konto löschst, gibst du deine laufenden Partien auf. Deine beendeten Partien bleiben unter einem neutralen Namen erhalten.
account-delete = Konto löschen
account-delete-ask = Konto löschen?
account-delete-ask-about = Deine laufenden Partien werden aufgegeben. Deine Programme und API-Tokens funktionieren nicht mehr, und ein neutraler Name ersetzt überall deinen. Das lässt sich nicht rückgängig machen.

## Spieler

account-insights = Auswertung
account-friends = Freunde
account-messages = Nachrichten
account-people = Spieler
account-people-private = Nur du siehst diese Liste.
account-people-none = Hier erscheinen Spieler, denen du folgst, die du stummschaltest oder blockierst oder über die du etwas notierst.
account-people-find = Spieler in den Bestenlisten finden
account-people-followed = Du folgst
account-people-quiet = Stummgeschaltet oder blockiert
account-people-noted = Mit Notiz
account-people-end-following = Nicht mehr folgen
account-people-end-following-of = { $name } nicht mehr folgen
account-people-end-muted = Stummschaltung aufheben
account-people-end-muted-of = Stummschaltung von { $name } aufheben
account-people-end-blocked = Blockierung aufheben
account-people-end-blocked-of = Blockierung von { $name } aufheben

## Benachrichtigungen

account-notices = Benachrichtigungen
account-notices-inbox = In deinem <link>Posteingang</link> steht alles, was auf dich wartet.
account-notices-language = Benachrichtigungen, Feeds und E-Mails sind in der <link>Sprache aus deinen Einstellungen</link>.

account-browser = Browser
account-browser-about = Solange diese Seite offen, aber verdeckt ist, kann dein Browser dich über Züge, Angebote und Chatnachrichten benachrichtigen. Titel und Symbol des Tabs zeigen immer, wie viel auf dich wartet.
account-browser-unable = Dieser Browser kann für Webseiten keine Benachrichtigungen anzeigen. Die Zahl in Titel und Symbol des Tabs zählt trotzdem, was auf dich wartet.
account-browser-refused = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Website-Einstellungen und komm dann hierher zurück.
account-browser-notify = Benachrichtigen, solange die Seite verdeckt ist

account-feed = Kalender und Feed
account-feed-about = Geheime Links zeigen deine Fristen im Kalender und im Feedreader alle Partien, die auf dich warten. Diese Programme müssen sich nicht anmelden.
account-feed-used = Deine Links wurden am { $created } erstellt und zuletzt am { $used } benutzt.
account-feed-unused = Deine Links wurden am { $created } erstellt und noch nicht benutzt.
account-feed-copy = Kopiere die Links jetzt. Sie werden nicht noch einmal angezeigt. Wer einen Link hat, kann deine Fristen lesen, sonst nichts.
account-feed-calendar = Kalender-Link
account-feed-reader = Feed-Link
account-feed-create = Links erstellen
account-feed-replace = Links ersetzen
account-feed-end = Links widerrufen
account-feed-end-ask = Links widerrufen?
account-feed-end-about = Kalender und Feedreader, die sie verwenden, werden nicht mehr aktualisiert.

account-mail = E-Mail
account-mail-about = Du bekommst eine E-Mail, wenn etwas auf dich wartet, und bis zu deinem nächsten Besuch keine weitere.
account-mail-unavailable = Dieser Server verschickt keine E-Mails.
account-mail-to = E-Mails gehen an <address>{ $address }</address>.
account-mail-to-unconfirmed = E-Mails gehen an <address>{ $address }</address>, sobald die Adresse bestätigt ist. Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
account-mail-kinds = E-Mails über
account-mail-kind-turns = meine Züge
account-mail-kind-offers = Angebote, Anfragen und Einladungen
account-mail-kind-talk = Nachrichten und Chat in meinen Partien
account-mail-sent-confirm = Die Bestätigungsmail wurde am { $when } an den Mailserver übergeben.
account-mail-sent-digest = Die letzte E-Mail wurde am { $when } an den Mailserver übergeben.
account-mail-sent-factor-removed = Die E-Mail über deinen entfernten zweiten Faktor wurde am { $when } an den Mailserver übergeben.
account-mail-failed-confirm = Die Bestätigungsmail konnte nicht zugestellt werden: { $error }. Prüfe die Adresse.
account-mail-failed-digest = Die letzte E-Mail konnte nicht zugestellt werden: { $error }. Prüfe die Adresse.
account-mail-failed-factor-removed = Die E-Mail über deinen entfernten zweiten Faktor konnte nicht zugestellt werden: { $error }. Prüfe die Adresse.
account-mail-queued-confirm = Die Bestätigungsmail wartet seit { $when } auf den Versand.
account-mail-queued-digest = Die letzte E-Mail wartet seit { $when } auf den Versand.
account-mail-queued-factor-removed = Die E-Mail über deinen entfernten zweiten Faktor wartet seit { $when } auf den Versand.
account-mail-retried-confirm = Die Bestätigungsmail wartet seit { $when } auf den Versand: { $error }. Wir versuchen es weiter.
account-mail-retried-digest = Die letzte E-Mail wartet seit { $when } auf den Versand: { $error }. Wir versuchen es weiter.
account-mail-retried-factor-removed = Die E-Mail über deinen entfernten zweiten Faktor wartet seit { $when } auf den Versand: { $error }. Wir versuchen es weiter.
account-mail-forget = Adresse entfernen
account-mail-address = E-Mail-Adresse
account-mail-address-new = Neue E-Mail-Adresse
account-mail-send = Bestätigungsmail senden

## Seiten, auf die E-Mails verweisen

account-letter-confirm = E-Mail-Adresse bestätigen
account-letter-confirm-about = Danach schreiben wir dir, wenn etwas auf dich wartet: eine E-Mail und bis zu deinem nächsten Besuch keine weitere.
account-letter-confirm-yes = Adresse bestätigen
account-letter-confirm-done = Deine Adresse ist bestätigt.
account-letter-stop = E-Mails abbestellen
account-letter-stop-about = Wir löschen deine Adresse und schicken keine E-Mails mehr dorthin. Dein Konto und deine Partien bleiben unverändert.
account-letter-stop-yes = Alle E-Mails abbestellen
account-letter-stop-done = Du bekommst keine E-Mails mehr.

## API-Zugang

account-api = API-Zugang
account-tokens = API-Tokens
account-tokens-about = Ein Programm meldet sich mit <code>Authorization: Bearer</code> und einem API-Token an. <link>Zur API-Anleitung</link>
account-tokens-none = Du hast keine API-Tokens. Erstelle für jedes Programm eines.
account-token-made = Token <label>{ $label }</label> für { $name } erstellt. Kopiere es jetzt. Es wird nicht noch einmal angezeigt.
account-token-made-said = Token erstellt. Kopiere es jetzt. Es wird nicht noch einmal angezeigt.
account-token-text = Dein neues Token
account-token-copy = Kopieren
account-token-copied = Kopiert
account-token-new = Neues Token
account-token-label = Bezeichnung
account-token-as = Meldet sich an als
account-token-as-you = { $name } (du)
account-token-scopes = Berechtigungen
account-scope-play = Spielen
account-scope-play-about = Befehle, Stellungen und Posteingang
account-scope-lobby = Offene Partien
account-scope-lobby-about = Partien erstellen, beitreten und verlassen
account-scope-messages = Chat
account-scope-messages-about = Nachrichten in Partien lesen und schreiben
account-scope-account = Einstellungen
account-scope-account-about = Kontoeinstellungen lesen und ändern
account-scope-votes = Abstimmungen
account-scope-votes-about = im Endlosen Turnier abstimmen
account-scope-experiments = Experimente
account-scope-experiments-about = Experimente erstellen und ihre Daten lesen
account-token-valid = Gültig für
account-token-days =
    { $days ->
        [365] 1 Jahr
        [one] 1 Tag
       *[other] { $days } Tage
    }
account-token-create = Token erstellen
account-token = Token
account-token-used = Zuletzt benutzt
account-token-expires = Läuft ab
account-token-refused =
    { $times ->
        [one] Einmal abgelehnt, am { $when }: <code>{ $request }</code> (das kann kein Token)
       *[other] { $times }-mal abgelehnt, zuletzt am { $when }: <code>{ $request }</code> (das kann kein Token)
    }
account-token-refused-scope =
    { $times ->
        [one] Einmal abgelehnt, am { $when }: <code>{ $request }</code> (braucht die Berechtigung „{ $scope }“)
       *[other] { $times }-mal abgelehnt, zuletzt am { $when }: <code>{ $request }</code> (braucht die Berechtigung „{ $scope }“)
    }
account-token-revoke = Widerrufen
account-token-revoke-of = { $label } widerrufen
account-token-revoke-ask = { $label } widerrufen?
account-token-revoke-about = Programme, die dieses Token verwenden, verlieren sofort den Zugang.
account-token-revoke-yes = Token widerrufen

account-grants = Verbundene Programme
account-grants-about = Ein Programm, das MCP unterstützt, bittet dich um Zugang, wenn du ihm diese Adresse gibst: <code>{ $address }</code>
account-grants-none = Du hast keine Programme verbunden.
account-grant-end = Trennen
account-grant-end-of = { $name } trennen
account-grant-end-ask = { $name } trennen?
account-grant-end-about = Das Programm verliert sofort den Zugang.
account-grant-end-yes = Programm trennen

account-connect = Programm verbinden
account-connect-ask = <name>{ $name }</name> möchte Zugang zu deinem Konto.
account-connect-host = Deine Antwort geht an <host>{ $host }</host>. Fahre nur fort, wenn du von dort kommst.
account-connect-end = Du kannst das Programm jederzeit unter <link>API-Zugang</link> wieder trennen.
account-connect-yes = Verbinden
account-connect-wrong = Diese Anfrage ist ungültig. Beginne noch einmal in dem Programm, das dich hierher geschickt hat.
account-connect-back = Zurück zu { $host }
account-connect-sign-in = <in>Melde dich an</in> oder <up>registriere dich</up>, um ein Programm mit deinem Konto zu verbinden.

account-programs = Programmkonten
account-programs-guest = <link>Registriere dich</link>, um Programmkonten zu erstellen.
account-programs-none = Du hast keine Programmkonten. Erstelle eines, damit ein Programm einen eigenen Namen und eigene Ergebnisse hat.
account-program-new = Neues Programmkonto
account-program-kind = Art
account-program-kind-engine = Engine
account-program-kind-llm = Sprachmodell
account-program-kind-about = Alle sehen diese Angabe. Du kannst sie später nicht ändern.
account-program-model = Engine oder Modell <small>(optional)</small>
account-program-create = Programmkonto erstellen
account-program = Programm
account-program-made = Erstellt
account-program-since = seit { $when }
account-program-people = Andere dürfen gegen dieses Modell spielen
account-program-people-games = { $n ->
    [0] Nein
    [one] Ja, 1 Partie gleichzeitig
   *[other] Ja, { $n } Partien gleichzeitig
}
account-program-people-said = { $n ->
    [0] Niemand kann jetzt Partien gegen { $name } beginnen.
    [one] Andere können gegen { $name } spielen, 1 Partie gleichzeitig.
   *[other] Andere können gegen { $name } spielen, { $n } Partien gleichzeitig.
}
account-program-people-about = Diese Partien beginnt man auf der Seite „Sprachmodelle“. Das Modell findet sie in seinem Posteingang. Zusätzlich kann es für ebenso viele Blindpartien ausgelost werden. Alle sind ungewertet.
account-program-retire = Stilllegen
account-program-retire-of = { $name } stilllegen
account-program-retire-ask = { $name } stilllegen?
account-program-retire-about = Die laufenden Partien werden aufgegeben, und die Tokens funktionieren nicht mehr. In den Partien ersetzt ein neutraler Name den bisherigen. Das lässt sich nicht rückgängig machen.
account-program-retire-yes = Programm stilllegen

account-push = Geräte
account-push-about = Deine Geräte können dich benachrichtigen, während diese Seite geschlossen ist. Solange das klappt, bekommst du dazu keine E-Mails.
account-push-off = Dieser Server verschickt keine Benachrichtigungen an Geräte.
account-push-unable = Dieser Browser kann keine Benachrichtigungen empfangen, während die Seite geschlossen ist. Füge sie auf iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
account-push-denied = Dein Browser hat keine Benachrichtigungen erlaubt. Es wurde nichts geändert.
account-push-begin = Auf diesem Gerät benachrichtigen
account-push-device = Gerät
account-push-this = dieses Gerät
account-push-told = Zuletzt benachrichtigt
account-push-failing = Die letzte Benachrichtigung ist fehlgeschlagen: { $error }.
account-push-end = Entfernen
account-push-end-of = { $device } entfernen

account-quiet = Ruhezeit
account-quiet-about = In der Ruhezeit bekommst du weder Benachrichtigungen noch E-Mails. Danach bekommst du alles in einer Nachricht.
account-quiet-now = Ruhe von { $from } bis { $to } Uhr ({ $zone }).
account-quiet-from = Von
account-quiet-to = Bis
account-quiet-set = Ruhezeit speichern
account-quiet-end = Ruhezeit aufheben

account-webhooks = Webhooks
account-webhooks-about = Ein Webhook ruft deinen Server auf, wenn etwas auf dich wartet. Jeder Aufruf ist signiert. <link>So prüfst du eine Signatur</link>
account-webhooks-guest = Gäste haben keine Webhooks. <link>Registriere dich</link>, um einen anzulegen.
account-webhooks-none = Du hast keine Webhooks.
account-webhook = Webhook
account-webhook-made = Kopiere das Geheimnis jetzt. Es wird nicht noch einmal angezeigt.
account-webhook-made-said = Webhook angelegt. Kopiere jetzt sein Geheimnis.
account-webhook-secret = Geheimnis
account-webhook-failing =
    { $failed ->
        [0] Der letzte Aufruf ist fehlgeschlagen: { $error }. Er wird wiederholt.
        [one] Der letzte Aufruf ist fehlgeschlagen: { $error }. Ein Aufruf ist endgültig gescheitert.
       *[other] Der letzte Aufruf ist fehlgeschlagen: { $error }. { $failed } Aufrufe sind endgültig gescheitert.
    }
account-webhook-told = Zuletzt aufgerufen am { $when }.
account-webhook-unused = Noch nicht aufgerufen.
account-webhook-test = Test senden
account-webhook-test-of = Test senden an { $label }
account-webhook-calls = Aufrufe anzeigen
account-webhook-calls-of = Aufrufe anzeigen von { $label }
account-webhook-renew = Geheimnis ersetzen
account-webhook-renew-of = Geheimnis ersetzen bei { $label }
account-webhook-renew-ask = Geheimnis von { $label } ersetzen?
account-webhook-renew-about = Einen Tag lang werden Aufrufe mit dem alten und dem neuen Geheimnis signiert.
account-webhook-end = Löschen
account-webhook-end-of = { $label } löschen
account-webhook-end-ask = { $label } löschen?
account-webhook-end-about = Aufrufe, die noch warten, entfallen.
account-webhook-new = Neuer Webhook
account-webhook-url = Adresse
account-webhook-label = Name
account-webhook-kinds = Aufrufen bei
account-webhook-create = Webhook anlegen
account-calls = Aufrufe von { $label }
account-calls-none = Keine Aufrufe in den letzten 30 Tagen.
account-calls-refresh = Aktualisieren
account-call = Aufruf
account-call-result = Ergebnis
account-call-turn = Du bist am Zug
account-call-offer = Angebot oder Anfrage
account-call-direct_message = Nachricht eines Spielers
account-call-invitation = Einladung
account-call-message = Chatnachricht
account-call-test = Test
account-call-sent = Angekommen am { $when }
account-call-failed =
    { $attempts ->
        [one] Gescheitert: { $error }
       *[other] Nach { $attempts } Versuchen gescheitert: { $error }
    }
account-call-retried =
    { $attempts ->
        [one] 1 Versuch ist fehlgeschlagen: { $error }
       *[other] { $attempts } Versuche sind fehlgeschlagen: { $error }
    }
account-call-waiting = Wartet
account-call-again = Noch einmal senden

account-push-turn = Du bist am Zug in { $title }
account-push-offer = Ein Angebot in { $title }
account-push-message = Eine neue Nachricht in { $title }
account-push-direct = Eine neue Nachricht von einem Spieler
account-push-invitation = Eine Einladung zu einer Partie { $title }
account-push-several = { $count } Dinge warten auf dich
account-device =
    { $browser ->
        [edg] Edge
        [opr] Opera
        [firefox] Firefox
        [chrome] Chrome
        [safari] Safari
       *[other] Browser
    } { $system ->
        [android] unter Android
        [iphone] auf dem iPhone
        [ipad] auf dem iPad
        [mac-os] unter macOS
        [windows] unter Windows
        [linux] unter Linux
       *[other] { "" }
    }

## Entscheidungen der Moderation

account-decisions = Entscheidungen der Moderation
account-decision-panel = Drei Vertrauensleute haben das entschieden.
account-closed = Die Moderation hat dieses Konto geschlossen. Du kannst den Grund lesen, Einspruch einlegen, deine Daten herunterladen oder das Konto löschen.
account-decision-warn = Verwarnung
account-decision-mute = Keine Nachrichten
account-decision-hide = Vor anderen verborgen
account-decision-unrate = Nur ungewertete Partien
account-decision-close = Konto geschlossen
account-decision-until = { $kind } bis { $until }
account-decision-reason-abuse = Beleidigung
account-decision-reason-spam = Spam
account-decision-reason-cheating = Betrug
account-decision-reason-other = Anderer Grund
account-decision-annuls = Auch frühere gewertete Partien zählen nicht mehr
account-decision-ratings = { $all ->
    [one] Die Wertungen werden neu berechnet: { $done } von 1 Partie.
   *[other] Die Wertungen werden neu berechnet: { $done } von { $all } Partien.
}
account-appeal = Einspruch einlegen
account-appeal-about = Du kannst einmal Einspruch einlegen. Wenn möglich, antwortet jemand anderes aus der Moderation.
account-appeal-text = Warum ist die Entscheidung falsch?
account-appeal-send = Einspruch senden
account-appealed = Dein Einspruch vom { $when }:
account-appeal-waits = Noch hat niemand geantwortet.
account-appeal-refused = Die Entscheidung bleibt bestehen. Antwort vom { $when }:
account-appeal-lifted = Die Entscheidung wurde aufgehoben. Antwort vom { $when }:

## Warum etwas nicht zugestellt wurde, nach einem Doppelpunkt

account-undelivered-mail-unreachable = Der Mailserver ist nicht erreichbar
account-undelivered-mail-refused = Der Mailserver antwortete mit { $status }
account-undelivered-mail-unset = Diesem Server fehlt ein Mailserver oder ein Absender
account-undelivered-given-up = Wir haben nach vielen Versuchen aufgegeben
account-undelivered-no-memory = Dem Server fehlte Speicher
account-undelivered-refused = Die Antwort war { $status }
account-undelivered-uncallable = Diese Adresse lässt sich nicht aufrufen
account-undelivered-not-public = Die Adresse ist nicht öffentlich
account-undelivered-unresolved = Der Hostname wurde nicht gefunden
account-undelivered-timeout = Innerhalb von 10 Sekunden kam keine Antwort
account-undelivered-certificate = Das Zertifikat ist ungültig
account-undelivered-insecure = Eine sichere Verbindung war nicht möglich
account-undelivered-too-long = Die Antwort war zu lang
account-undelivered-unconnected = Eine Verbindung war nicht möglich
account-undelivered-other = Der Server meldet „{ $text }“
