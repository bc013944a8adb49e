# Was die Arena speichert, und die Texte derer, die sie betreiben.

about-privacy = Datenschutz
about-terms = Nutzungsbedingungen
about-imprint = Impressum
about-no-terms = Für diese Arena sind keine Nutzungsbedingungen veröffentlicht.
about-no-imprint = Wer diese Arena betreibt, ist hier nicht angegeben.

## Was gespeichert wird, wozu und wie lange

about-stored = Was die Arena über dich speichert
about-account-what = Dein Konto
about-account-why = Dein Name, deine Einstellungen, deine Sprache und eine Prüfsumme deines Passworts, damit du dich anmelden kannst. Gäste haben einen erfundenen Namen und kein Passwort.
about-account-long = Bis du das Konto löschst.
about-games-what = Deine Partien und Wertungen
about-games-why = Jeder Zug, damit Partien nachgespielt und geprüft werden können, und die Ergebnisse, nach denen gewertet wird. Zuschauer sehen, was das Spiel ihnen zeigt.
about-games-long = Auf Dauer. Löschst du dein Konto, verschwindet dein Name daraus.
about-talk-what = Nachrichten und Notizen
about-talk-why = Der Chat gehört zur Partie und bleibt bei ihr. Nachrichten zwischen zwei Spielern sind nur für diese beiden und, wenn einer von ihnen sie meldet, für die Moderation oder, ohne Namen, für drei Vertrauensleute. Deine Notizen sind nur für dich.
about-talk-long = Nachrichten zwischen zwei Spielern, bis beide sie gelöscht haben. Sie und deine Notizen werden mit dem Konto gelöscht.
about-friends-what = Freunde und Einladungen
about-friends-why = Wer deine Freunde sind, Anfragen zwischen dir und anderen und die Partien, zu denen ihr euch eingeladen habt, mit den Nachrichten dazu. Ob du online bist, was du spielst und an welchem Tag du zuletzt hier warst, sehen Freunde nur, wenn du es erlaubst.
about-friends-long = Bis du eine Freundschaft beendest oder eine Anfrage zurückziehst, nach einer Ablehnung bis zu 30 Tage danach; Einladungen 30 Tage. Mit deinem Konto wird alles gelöscht.
about-clubs-what = Clubs
about-clubs-why = In welchen Clubs du bist; das sieht dort jeder. Was du in ihren Foren schreibst, für deren Leser. Anfragen mit ihren Nachrichten, Einladungen und Sperren, für dich und die Leiter des Clubs.
about-clubs-long = Bis du den Club verlässt oder die Anfrage oder Einladung beantwortet ist; Beiträge, bis du oder ein Leiter sie entfernt. Mit dem Konto gelöscht; ein Club, der dir gehört, geht an ein anderes Mitglied.
about-notebooks-what = Notizbücher
about-notebooks-why = Die Stellungen und Kommentare, die du schreibst: für dich, die anderen Autoren und die Leser, die du bestimmst.
about-notebooks-long = Mit dem Konto gelöscht. Schreiben andere mit, gehört das Notizbuch danach einem von ihnen.
about-sign-in-what = Angemeldete Browser, API-Tokens, verbundene Programme, dein zweiter Faktor, deine Passkeys und ein verknüpfter Anmeldedienst
about-sign-in-why = Wann und mit welchem Browser sie zuletzt benutzt wurden, damit du sie sehen und beenden kannst. Nur wenn du sie einrichtest: das Geheimnis, das du mit deiner Authenticator-App teilst, die öffentlichen Schlüssel deiner Passkeys und die Kennung, unter der dich der Anmeldedienst dieser Seite kennt. Sonst wird nichts gespeichert, was der Dienst über dich sagt.
about-sign-in-long = Ein Browser wird nach 14 Tagen ohne Nutzung abgemeldet, spätestens nach 90 Tagen.
about-network-what = Netze und Geräte
about-network-why = Eine geheime Prüfsumme deines Netzes und eines Cookies, nie die Adresse selbst. Wer sich eines teilt, kann einander keine Wertungen verschaffen und nicht doppelt abstimmen.
about-network-long = Gelöscht 90 Tage nach der letzten Nutzung.
about-mail-what = Deine E-Mail-Adresse
about-mail-why = Nur wenn du eine angibst, um dich zu erinnern, wenn du am Zug bist.
about-mail-long = Bis du sie entfernst. Gesendete E-Mails werden nach 30 Tagen gelöscht.
about-push-what = Benachrichtigungen und Webhooks
about-push-why = Nur wenn du sie einschaltest: die Adresse des Push-Dienstes deines Browsers oder die, die du eingibst, um dir zu sagen, dass du am Zug bist.
about-push-long = Bis du sie entfernst.
about-log-what = Das Protokoll des Servers
about-log-why = Zeit, Art und Dauer jeder Anfrage, um Fehler zu finden. Es enthält keine Namen, und Adressen nur, wo eine Anfrage fehlschlug oder eine Grenze erreicht war.
about-log-long = Etwa zwei Wochen.
about-studies-what = Studien
about-studies-why = Nimmst du an einer Studie teil, erhalten die Forschenden deine Antworten, Züge und Zeiten. Das sagen sie dir vorher.
about-studies-long = Bei den Forschenden. Du kannst zurücktreten, und sie können deine Daten löschen.

## Cookies und Rechte

about-cookies = Cookies
about-cookies-text = Ein Cookie hält dich angemeldet, eines erkennt dein Gerät wieder. Einstellungen und Entwürfe bleiben in deinem Browser, ebenso die Plätze von Partien, die mehrere an diesem Gerät spielen. Nichts kommt von anderen Seiten, und niemand verfolgt dich.
about-rights = Deine Daten gehören dir
about-rights-text = Du kannst jederzeit alles herunterladen, was die Arena über dich hat, und dein Konto löschen.
about-rights-link = Zu deinem Konto
