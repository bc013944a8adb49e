# Was die Arena speichert, und die Texte derer, die sie betreiben.

about-privacy = Datenschutz
about-terms = Nutzungsbedingungen
about-imprint = Impressum
about-no-terms = Für diese Arena sind keine Nutzungsbedingungen veröffentlicht.
about-no-imprint = Wer diese Arena betreibt, ist hier nicht angegeben.

## Was gespeichert wird, wozu und wie lange

about-stored = Was die Arena über dich speichert
about-account-what = Dein Konto
about-account-why = Dein Name, deine Einstellungen, deine Sprache, dein Urlaub und eine Prüfsumme deines Passworts, damit du dich anmelden und spielen kannst. Gäste haben einen erfundenen Namen und kein Passwort. Alle können sehen, wie du heißt, seit wann du hier bist und wie du gespielt hast.
about-account-long = Bis du das Konto löschst.
about-games-what = Deine Partien und Wertungen
about-games-why = Jeder Zug, damit Partien nachgespielt und geprüft werden können, die Ergebnisse, nach denen gewertet wird, und die Turniere und Ligen, an denen du teilnimmst. Zuschauer sehen, was das Spiel ihnen zeigt.
about-games-long = Auf Dauer. Löschst du dein Konto, verschwindet dein Name daraus.
about-puzzles-what = Rätsel, Taktiken und Herausforderungen
about-puzzles-why = Rätsel, die du teilst, deine Versuche und deine Ergebnisse, für deinen Fortschritt, Wertungen und Bestenlisten. Bestenlisten können alle sehen. Deine Versuche an Taktiken siehst nur du.
about-puzzles-long = Taktiken werden mit dem Konto gelöscht. Andere Ergebnisse bleiben, ohne deinen Namen.
about-endless-what = Stimmen im Endlosen Turnier
about-endless-why = Deine Seite, deine Stimmen und dein Guthaben. Stimmen sind geheim, bis das Fenster schließt. Danach kann jeder sie sehen, mit einem Code anstelle des Namens.
about-endless-long = Auf Dauer, damit alle nachzählen können.
about-programs-what = Programme und Protokolle
about-programs-why = Die Programme, die dir gehören, und die Protokolle, die sie schreiben: was ein Modell gefragt wurde und geantwortet hat, wie lange es brauchte und was es kostete. Nach der Partie können alle sie lesen, die die Partie sehen können.
about-programs-long = Protokolle bleiben bei der Partie. Die Namen deiner Programme verschwinden, wenn du dein Konto löschst.
about-talk-what = Nachrichten und Notizen
about-talk-why = Der Chat gehört zur Partie und bleibt bei ihr. Nachrichten zwischen zwei Spielern sind nur für diese beiden, außer einer von ihnen meldet sie. Deine Notizen sind nur für dich.
about-talk-long = Nachrichten zwischen zwei Spielern, bis beide sie gelöscht haben. Sie und deine Notizen werden mit dem Konto gelöscht.
about-friends-what = Freunde, Einladungen und andere Spieler
about-friends-why = Wer deine Freunde sind, Anfragen zwischen dir und anderen und die Partien, zu denen ihr euch eingeladen habt, mit den Nachrichten dazu. Ob du online bist, was du spielst und an welchem Tag du zuletzt hier warst, sehen Freunde nur, wenn du es erlaubst. Wem du folgst, wen du stummschaltest oder blockierst und was du dir über Spieler notierst, siehst nur du.
about-friends-long = Bis du eine Freundschaft beendest oder eine Anfrage zurückziehst, nach einer Ablehnung bis zu 30 Tage danach; Einladungen 30 Tage. Mit deinem Konto wird alles gelöscht.
about-clubs-what = Clubs
about-clubs-why = In welchen Clubs du bist; das sieht dort jeder. Was du in ihren Foren schreibst, für deren Leser. Anfragen mit ihren Nachrichten, Einladungen und Sperren, für dich und die Leiter des Clubs.
about-clubs-long = Bis du den Club verlässt oder die Anfrage oder Einladung beantwortet ist; Beiträge, bis du oder ein Leiter sie entfernt. Mit dem Konto gelöscht; ein Club, der dir gehört, geht an ein anderes Mitglied.
about-notebooks-what = Notizbücher
about-notebooks-why = Die Stellungen und Kommentare, die du schreibst: für dich, die anderen Autoren und die Leser, die du bestimmst.
about-notebooks-long = Mit dem Konto gelöscht. Schreiben andere mit, gehört das Notizbuch danach einem von ihnen.
about-collections-what = Sammlungen
about-collections-why = Die Partien, die du dir merkst, und deine Notizen dazu: für dich und die Leser, die du bestimmst.
about-collections-long = Mit dem Konto gelöscht.
about-reports-what = Meldungen und Entscheidungen der Moderation
about-reports-why = Wer wen weshalb gemeldet hat, und als Beleg die gemeldete Nachricht mit denen davor und danach. Das sieht die Moderation und wer die Arena betreibt. Urteilen drei Vertrauensleute über die Nachricht, dann sehen sie das ohne Namen. Entscheidungen, Einsprüche und Antworten sind für dich und die Moderation.
about-reports-long = Die Texte werden ein Jahr nach der Antwort gelöscht. Ihre Fingerabdrücke, Entscheidungen und das Protokoll der Moderation bleiben auf Dauer.
about-panels-what = Vertrauensleute
about-panels-why = Wenn du über gemeldete Nachrichten urteilst: deine Stimmen, deine Gründe und wie oft die Entscheidung deiner Stimme entsprach. Die Moderation sieht sie, wenn der Fall beendet ist, andere Spieler nicht.
about-panels-long = Löschst du dein Konto, endet dein Amt. Stimmen bleiben bei ihrem Fall.
about-alike-what = Vergleich deiner Züge mit denen der Engine
about-alike-why = In gewerteten Partien zu zweit, ab deiner fünften innerhalb von 90 Tagen: wie oft du die erste Wahl der Engine gespielt hast, was deine Züge gekostet haben und wie lange du überlegt hast. Die Moderation sieht die Zahlen von Konten, die sich von anderen mit gleicher Wertung abheben, und die Namen derer, die sich in gewerteten Partien von einem Netz oder Gerät aus treffen. Von allein folgt daraus nichts.
about-alike-long = Gelöscht 90 Tage nach der Partie und mit deinem Konto.
about-sign-in-what = Anmeldung und API-Zugang
about-sign-in-why = Deine angemeldeten Browser, API-Tokens und verbundenen Programme, und wann sie zuletzt benutzt wurden, damit du sie sehen und beenden kannst. Nur wenn du sie einrichtest: das Geheimnis, das du mit deiner Authenticator-App teilst, die öffentlichen Schlüssel deiner Passkeys und die Kennung, unter der dich der Anmeldedienst dieser Seite kennt. Sonst wird nichts gespeichert, was der Dienst über dich sagt.
about-sign-in-long = Ein Browser wird nach 14 Tagen ohne Nutzung abgemeldet, spätestens nach 90 Tagen. Die letzten Anfragen, die einem Token verweigert wurden, bleiben 90 Tage gespeichert.
about-network-what = Netze und Geräte
about-network-why = Eine geheime Prüfsumme deines Netzes und eines Cookies, nie die Adresse selbst. Wer sich eines teilt, kann einander keine Wertungen verschaffen, nicht doppelt abstimmen und nicht über Meldungen des anderen urteilen. Die Moderation sieht die Namen der Konten, die sich eines mit jemandem teilen, der gemeldet ist, oder mit einem Gegner in einer gewerteten Partie.
about-network-long = Gelöscht 90 Tage nach der letzten Nutzung und mit dem Konto.
about-mail-what = Deine E-Mail-Adresse
about-mail-why = Nur wenn du eine angibst, um dich zu erinnern, wenn du am Zug bist.
about-mail-long = Bis du sie entfernst. Gesendete E-Mails werden nach 30 Tagen gelöscht.
about-push-what = Benachrichtigungen, Webhooks und Kalender-Links
about-push-why = Nur wenn du sie einschaltest: die Adresse des Push-Dienstes deines Browsers oder die, die du eingibst, um dir zu sagen, dass du am Zug bist. Außerdem deine Ruhezeiten und wann deine Kalender-Links zuletzt benutzt wurden.
about-push-long = Bis du sie entfernst. Was gesendet wurde, wird nach 30 Tagen gelöscht.
about-log-what = Das Protokoll des Servers
about-log-why = Zeit, Art und Dauer jeder Anfrage, um Fehler zu finden. Es enthält keine Namen, und Adressen nur, wo eine Anfrage fehlschlug oder eine Grenze erreicht war. Auch Antworten auf deine Anfragen werden aufbewahrt, damit eine, die zweimal ankommt, nur einmal zählt.
about-log-long = Das Protokoll etwa zwei Wochen, Antworten einen Tag.
about-studies-what = Studien und Experimente
about-studies-why = Nimmst du an einer Studie teil, erhalten die Forschenden deine Antworten, Züge und Zeiten. Das sagen sie dir vorher. Eigene Experimente werden für dich gespeichert.
about-studies-long = Bei den Forschenden. Du kannst zurücktreten, und sie können deine Daten löschen. Deine eigenen Experimente werden geschlossen, wenn du dein Konto löschst.

## Cookies und Rechte

about-cookies = Cookies
about-cookies-text = Diese Website setzt vier eigene Cookies. Eines hält dich angemeldet. Eines erkennt dein Gerät wieder, nur damit es gerecht zugeht: Gespeichert wird davon bloß eine Prüfsumme. Eines gilt höchstens eine Stunde, während du dich über einen anderen Dienst anmeldest, und stellt sicher, dass du das im selben Browser abschließt. Eines gilt fünf Sekunden, nachdem du etwas geändert hast, damit die nächste Seite die Änderung zeigt. Einstellungen und Entwürfe bleiben in deinem Browser, ebenso die Plätze von Partien, die mehrere an diesem Gerät spielen. Nichts kommt von anderen Seiten, und niemand verfolgt dich.
about-rights = Deine Daten gehören dir
about-rights-text = Du kannst jederzeit alles herunterladen, was die Arena über dich hat, und dein Konto löschen.
about-rights-link = Zu deinem Konto
