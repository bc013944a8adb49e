# So spielt man Stratagem, Kapitel für Kapitel.

stratagem-lessons-intro = Vier Reiche und 24 Provinzen, und alle Befehle werden gleichzeitig ausgeführt. Versprechen sind nicht bindend. Jedes Kapitel dauert eine Minute, und wo eine Karte ist, kannst du üben.

## Das Ziel

stratagem-lessons-aim = Das Ziel
stratagem-lessons-aim-four = Vier Reiche, eines in jeder Ecke der Karte, ringen um dasselbe Land. Es gibt vier Arten zu gewinnen, und die erste, die eintritt, entscheidet die Partie:
stratagem-lessons-aim-score = Es zählen Provinzen, Einheiten, Gold, Techniken und Zeitalter.
stratagem-lessons-aim-known = Alle sehen das Gold und die Zahl der Provinzen jedes Spielers. Niemand kann also überraschend gewinnen.

## Eine Runde

stratagem-lessons-turn = Eine Runde
stratagem-lessons-turn-phases = Zuerst kommt die <b>Diplomatie</b>: Du schreibst Nachrichten an alle oder an einen Spieler, schlägst Verträge vor und schließt sie. Dann schreiben alle heimlich ihre <b>Befehle</b>. Sobald alle Befehle da sind oder die Zeit um ist, werden sie <b>gleichzeitig</b> ausgeführt. Es gibt keine Würfel: Dieselben Befehle haben immer dasselbe Ergebnis.
stratagem-lessons-turn-orders = Die Diplomatie endet, wenn alle bereit sind. Drücke „Bereit melden“ oder sende deine Befehle. Du kannst Befehle früh senden und bis zur Auswertung der Runde ersetzen.

## Die Karte

stratagem-lessons-map = Die Karte
stratagem-lessons-map-roads = Einheiten können zwischen Provinzen ziehen, die eine gemeinsame Grenze haben. Gepunktete Wege zeigen diese Verbindungen. Seen und das Meer können sie nicht überqueren.
stratagem-lessons-map-terrain = <b>{ $name }</b> <goods></goods>, Verteidigung { $n }. { $note }
stratagem-lessons-map-defence = Ein verteidigendes Heer zählt die Verteidigung seiner Provinz zu seiner Stärke. Gebirge bringen Eisen, Küsten bringen Gold und Ebenen bringen Nahrung.
stratagem-lessons-map-task = Wähle eine Provinz, um ihren Ertrag zu sehen.
stratagem-lessons-map-praise = { $place } ist geöffnet. Hier siehst du, welche Befehle du dort geben kannst.

## Bewegung

stratagem-lessons-moving = Bewegung
stratagem-lessons-moving-orders = Ziehe eine Armee mit der Maus in eine andere Provinz. Oder wähle deine Provinz, drücke „Marschieren“ und wähle das Ziel. Ein Pfeil zeigt den Befehl. Dann wähle, wie viele Einheiten ziehen.
stratagem-lessons-moving-claims = Ein Kämpfer, der die Runde in leerem Land beendet, nimmt es ein. Treffen sich zwei Heere auf einem Weg, kommt das stärkere durch. Kämpfer halten an, wo sie auf den Feind treffen. Leere feindliche Provinzen, durch die sie nur ziehen, wechseln nicht den Besitzer.
stratagem-lessons-moving-task = Schicke Kavallerie von Thornfield nach Highmarket: Wähle Thornfield, drücke „Marschieren“ und wähle dann Highmarket.
stratagem-lessons-moving-praise = Die Kavallerie zieht zwei Provinzen weit. Die Infanterie ist langsamer und bleibt.

## Schlacht

stratagem-lessons-battle = Schlacht
stratagem-lessons-battle-sum = Jede Seite zählt ihre Stärke zusammen; beim Verteidiger kommen Gelände, Festung und Befestigung hinzu. <b>Die höhere Summe gewinnt, bei Gleichstand der Verteidiger.</b> Die Verlierer werden vernichtet. Der Sieger verliert für je vier Punkte Stärke der Verlierer einen Kämpfer, die schwächsten zuerst, aber nie den letzten.
stratagem-lessons-battle-veterans = Wer eine gewonnene Schlacht überlebt, erhält einen Stern, höchstens zwei. Jeder Stern bedeutet +1 Stärke. Wenn niemand verteidigt und die Summen gleich sind, werden beide Seiten vernichtet.
stratagem-lessons-battle-preview = Während du eine Bewegung planst, zeigt eine Vorschau, wie die Schlacht gegen die sichtbaren Einheiten ausginge.
stratagem-lessons-battle-task = Zwei Infanterie halten Thornfield. Schicke aus Frostgate und Deepwood genug Einheiten, um zu gewinnen.
stratagem-lessons-battle-praise = { $own } zu { $other }: Bogenschützen haben Boni im Wald und gegen Infanterie. Du würdest gewinnen.

## Einheiten

stratagem-lessons-units = Einheiten
stratagem-lessons-units-prey = Infanterie schlägt Kavallerie, Kavallerie schlägt Bogenschützen, Bogenschützen schlagen Infanterie: Jede Einheit hat +2, wenn eine gegnerische Seite die Art hat, die sie schlägt.
stratagem-lessons-units-unit = <b>{ $name }</b>: Stärke { $strength }, Tempo { $speed }, { $age }. { $note }
stratagem-lessons-units-recruits = Du kannst in jeder deiner Provinzen Einheiten rekrutieren. Sie sind am Ende der Runde bereit.

## Nahrung, Eisen, Gold

stratagem-lessons-economy = Nahrung, Eisen, Gold
stratagem-lessons-economy-yields = Jede deiner Provinzen bringt in jeder Runde ihre Güter. Einheiten verbrauchen Nahrung, nur Miliz in deinen eigenen Provinzen nicht. Ohne Nahrung desertieren Einheiten.
stratagem-lessons-economy-vault = Die <b>Schatzkammer</b> fasst { $n } Gold für jede Provinz und jede Handelsroute. Was darüber liegt, geht am Ende der Runde verloren. Ein Wirtschaftssieg braucht also auch Land und Routen.
stratagem-lessons-economy-building = <b>{ $name }</b> ({ $age }): { $note }.
stratagem-lessons-economy-slots = Eine Provinz hat Platz für zwei Gebäude, und pro Runde kannst du eines bauen. Es ist am Ende der Runde fertig.
stratagem-lessons-economy-task = Öffne Frostgate und gib dort einen Bauernhof und zwei Miliz in Auftrag.
stratagem-lessons-economy-praise = Beides ist in Auftrag gegeben. In einer Partie zeigt die Leiste über der Karte, was dir bleibt.

## Zeitalter und Techniken

stratagem-lessons-ages = Zeitalter und Techniken
stratagem-lessons-ages-research = Es gibt drei Zeitalter: Bronze, Eisen und Stahl. Pro Runde kannst du eines erforschen: das nächste Zeitalter oder eine Technik. <b>Von den drei Techniken jedes Zeitalters kannst du nur eine lernen</b>; Techniken früherer Zeitalter bleiben möglich.
stratagem-lessons-ages-tech = <b>{ $name }</b> ({ $age }): { $note }.

## Zivilisationen

stratagem-lessons-civs = Zivilisationen
stratagem-lessons-civs-choice = Jeder Spieler wählt vor der Partie heimlich eine Zivilisation; zu Beginn werden alle aufgedeckt. Sondereinheiten gibt es ab der Eisenzeit.
stratagem-lessons-civs-civ = <b>{ $name }</b>: { $bonus } { $unit }, Stärke { $strength }, Tempo { $speed }: { $note }

## Verträge

stratagem-lessons-treaties = Verträge
stratagem-lessons-treaties-propose = Zu Beginn führen alle gegeneinander Krieg. Ein Spieler schlägt einen Vertrag vor, und der andere nimmt ihn an, solange die Diplomatie läuft. Jede Art schließt die vorigen ein:
stratagem-lessons-treaties-kind = <b>{ $name }.</b> { $note }
stratagem-lessons-treaties-end = Mit einer <b>Kündigung</b> endet der Vertrag nach der Runde, und dann erfahren es alle. Du kannst ihn auch <b>brechen</b>: Dann herrscht sofort Krieg, und du kannst noch in derselben Runde angreifen. Ein Verrat hinterlässt für die ganze Partie ein Mal neben deinem Namen.

## Handelsrouten

stratagem-lessons-trade = Handelsrouten
stratagem-lessons-trade-routes = Eine Route verbindet zwei Handelsposten: zwei von dir oder einen von dir und einen eines Handelspartners. Sie bringt in jeder Runde ihre Länge in Gold. Eine gemeinsame Route bringt das Doppelte, und beide Partner teilen es. Jeder Posten hat eine Route.
stratagem-lessons-trade-raids = Feindliche Kämpfer auf der gestrichelten Linie überfallen die Route und rauben die Hälfte des Goldes.

## Nebel und Späher

stratagem-lessons-fog = Nebel und Späher
stratagem-lessons-fog-sight = Du siehst deine eigenen Provinzen, Provinzen mit deinen Einheiten und die Nachbarn von beiden. Späher und Wachtürme sehen zwei Provinzen weit, und Verbündete teilen ihre Sicht. Sonst ist die Karte grau und zeigt, was du dort zuletzt gesehen hast, und wann.
stratagem-lessons-fog-scouts = Späher ziehen drei Provinzen weit, kommen überall durch und nehmen nichts ein. Ein Späher allein unter feindlichen Kämpfern wird gefasst.
stratagem-lessons-fog-task = Schicke den Späher von Frostgate an einen Ort, der drei Provinzen entfernt ist.
stratagem-lessons-fog-praise = Von dort wird er alles sehen, was bis zu zwei Provinzen entfernt ist.
