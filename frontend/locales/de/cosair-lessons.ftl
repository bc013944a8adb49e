# So spielt man CoSAIR (games/cosair/lessons.js).

cosair-lessons-intro = Zwei bis elf Nationen auf einer Karte ohne Rand. Alle geben gleichzeitig Befehle, und das meiste bleibt verborgen. Jedes Kapitel dauert eine Minute; viele haben eine Karte zum Ausprobieren.

## Das Ziel

cosair-lessons-aim = Das Ziel
cosair-lessons-aim-growth = Das Potenzial wächst mit Menschen, Fabriken und Handelsrouten.
cosair-lessons-aim-line = Alle sehen das Potenzial aller Nationen. Die gestrichelte Linie über der Karte zeigt, wo die Partie endet. Um sie zu erreichen, wächst du selbst oder machst die zweite Nation kleiner.
cosair-lessons-aim-closing = In manchen Partien sinkt die Linie nach einer vereinbarten Runde langsam, damit jede Partie endet.

## Eine Runde

cosair-lessons-turn = Eine Runde
cosair-lessons-turn-secret = Alle Nationen geben ihre Befehle geheim und gleichzeitig. Dann wird alles auf einmal ausgewertet: Produktion, Steuern, Wachstum, Flüge und Kämpfe. <b>Dauerbefehle laufen weiter</b>: Baulisten, Steuern, Forschung und Flüge brauchen keinen neuen Befehl. Du kannst eine Runde also ganz ohne Befehle beenden.
cosair-lessons-turn-desk = Bis zur Auswertung kannst du deine Befehle ändern. Der Bereich „Befehle“ zeigt, was du als Nächstes tun kannst. Die Taste J geht diese Liste durch, I die Planeten ohne Bauauftrag, und A führt zu deinen freien Agenten. Spielst du allein, kannst du viele Runden überspringen, bis etwas geschieht.

## Die Karte

cosair-lessons-chart = Die Karte
cosair-lessons-chart-torus = Die Karte hat keinen Rand: Ein Flug, der sie auf einer Seite verlässt, kommt auf der anderen zurück. Der Ring eines Planeten zeigt seine Bevölkerung: je dicker, desto mehr Menschen. Zwei Buchstaben, eine Farbe und ein Strichmuster zeigen den Besitzer. Ein dünner Ring bedeutet, dass du die Bevölkerung nicht kennst.
cosair-lessons-chart-flight = Ein Flug dauert fünf Runden je Feld Luftlinie, mit Fusionsantrieb vier. Was fliegt, lässt sich nicht zurückrufen.
cosair-lessons-chart-task = Wähle { $red }: Ringe zeigen, wie weit ein Flug von 5, 10 und 15 Runden reicht. Ziehe dann die Karte: Sie hat keinen Rand.
cosair-lessons-chart-done = Zeige jetzt auf einen beliebigen Planeten: Die Flugzeit erscheint daneben.

## Planeten

cosair-lessons-production = Planeten und Baulisten
cosair-lessons-production-points = Ein Planet produziert je volle Million Menschen fünf Punkte pro Runde, mit einer Fabrik sechs. Die Punkte fließen in seine Bauliste, ein Eintrag nach dem anderen; was übrig ist, bleibt erhalten. <b>Bei leerer Bauliste verfallen die Punkte.</b>
cosair-lessons-production-item = <b>{ $item }</b>: { $note }
cosair-lessons-production-rush = Eilproduktion bringt je volle Million Menschen einen Punkt mehr, für je ein Gold. Gebäude kosten ein Gold pro Runde, gibt es einmal je Planet und brauchen ihre Technologie.
cosair-lessons-production-states = Ein Planet wächst um 12.000 Menschen pro Runde, bis zu vier Millionen. <b>Unruhen</b> halbieren das Wachstum und kosten Produktion. Eine <b>Blockade</b> stoppt die gesamte Produktion. Beides endet nach einigen Runden von selbst.
cosair-lessons-production-task = { $red } baut nichts. Öffne den Planeten und fülle seine Bauliste: zwei Frachter und einen Kreuzer.
cosair-lessons-production-done = Fünfzehn Punkte pro Runde fließen in die Bauliste. Ziehe an den Griffen, um die Reihenfolge zu ändern.

## Kolonien

cosair-lessons-colonies = Kolonien
cosair-lessons-colonies-need = Du kannst in einer Partie neun Planeten gründen. Für jeden brauchst du ein Kolonieschiff, einen Planeten mit mindestens zwei Millionen Menschen, einen Kreuzer als Geleitschutz und Gold. Eine Million Menschen bricht auf. Fünfzehn Runden später erscheint ein Planet auf einem freien Feld neben einem deiner Planeten.
cosair-lessons-colonies-price = Der Preis ist 25 Gold mal das Quadrat der Zahl deiner Planeten, Kolonien unterwegs eingeschlossen: 25, 100, 225 und so weiter.
cosair-lessons-colonies-task = Auf { $red } ist ein Kolonieschiff bereit. Sende es los.
cosair-lessons-colonies-done = In fünfzehn Runden erscheint ein neuer Planet neben einem deiner Planeten. Der Kreuzer bleibt bei ihm.

## Gold

cosair-lessons-gold = Handel, Steuern und Gold
cosair-lessons-gold-tax = Eine halbe Million Menschen ergibt einen Handelspunkt, ebenso jeder Frachter mit einem fremden Planeten als Ziel. Der Steuersatz bestimmt, wie viel davon zu Gold wird; der Rest wird zu Forschung.
cosair-lessons-gold-debt = Du kannst mehr Gold ausgeben, als du hast. Je volle 200 Gold bringen ein Gold Zinsen pro Runde; je angefangene 200 Gold Schulden kosten eines. Je volle 400 Gold Schulden kosten außerdem einen Produktionspunkt je Million Menschen.
cosair-lessons-gold-command = Je 200.000 Menschen unterhalten ein Schiff. Aktive Frachter zählen als Schiffe. Für je angefangene fünf Schiffe darüber zahlst du ein Gold pro Runde.

## Forschung

cosair-lessons-research = Forschung
cosair-lessons-research-cost = Du kannst zehn Technologien in beliebiger Reihenfolge erforschen. Jede kostet 200 Punkte mehr als die vorige. Alle Punkte kommen in einen Topf, deshalb kostet ein Wechsel nichts.
cosair-lessons-research-tech = <b>{ $tech }</b>: { $note }

## Flotten

cosair-lessons-fleets = Flotten und Kämpfe
cosair-lessons-fleets-space = Ein Kreuzer greift mit zwei Punkten an und verteidigt mit drei. <b>Die Seite mit mehr Punkten gewinnt und vernichtet die andere Flotte.</b> Der Sieger verliert Kreuzer im Verhältnis zu den Punkten des Verlierers. Bei gleichen Punkten werden beide Flotten vernichtet, und der Planet hält stand.
cosair-lessons-fleets-ground = Nach einem gewonnenen Kampf landen die Transporter. Du brauchst einen je Million Menschen, wobei eine angefangene Million voll zählt, und doppelt so viele gegen eine Kaserne. Sie werden verbraucht. Hast du zu wenige, verlierst du alle und gewinnst nichts. Nach einem gescheiterten Angriff fliegen die übrigen Schiffe nach Hause.
cosair-lessons-fleets-conquest = Auf einem eroberten Planeten herrschen Unruhen, er ist blockiert, und seine Bauliste ist leer. Seine Menschen und Gebäude gehören dir.
cosair-lessons-fleets-task = Vor zwei Runden bewachten drei Schiffe { $blue }. Wähle { $red }, dann { $blue }, und sende genug Schiffe, um den Planeten zu erobern.
cosair-lessons-fleets-done = Du greifst mit mindestens zehn Punkten gegen neun an und hast genug Transporter. Wenn sich bis dahin nichts ändert, gehört der Planet dir.

## Agenten

cosair-lessons-spies = Agenten
cosair-lessons-spies-agent = Die Ausbildung eines Agenten dauert zehn Runden; er kostet ein Gold pro Runde. Agenten fliegen zu einem fremden Planeten, führen einen Auftrag aus und fliegen zurück. Zu Hause schützen sie vor feindlichen Agenten.
cosair-lessons-spies-mission = <b>{ $mission }</b>, Grundrisiko { $risk } %: { $note }
cosair-lessons-spies-risk = Wie oft ein Auftrag scheitert, hängt davon ab, wie viele Agenten die andere Nation im Verhältnis zu ihren Planeten zu Hause hat. Ein entdeckter Agent entkommt oder wird gefasst, und die andere Nation erfährt davon. Erfolgreiche Agenten können im Rang steigen; je riskanter der Auftrag, desto eher.
cosair-lessons-spies-report = Ein Bericht zeigt die Lage in einer bestimmten Runde. Die Seite zeigt sein Alter und lässt ihn mit der Zeit verblassen.
