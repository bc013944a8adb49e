# So spielt man das Rule Game.

rulegame-lessons-intro = Eine verborgene Regel entscheidet, welche Figuren in welchen von vier Eimern gehören. Jeder Versuch bekommt eine Antwort, und aus den Antworten erschließt du die Regel. Die Bretter auf dieser Seite antworten sofort: Probier sie aus.

## Das Ziel

rulegame-lessons-aim = Das Ziel
rulegame-lessons-aim-1 = Auf einem Brett mit 6 mal 6 Feldern liegen farbige Formen, ringsum stehen vier Eimer. Beobachte, welche Versuche angenommen werden.
rulegame-lessons-aim-2 = Eine Serie besteht aus mehreren Brettern mit derselben Regel. Je früher du die Regel findest, desto weniger Fehler machst du, und desto mehr Punkte bekommst du.
rulegame-lessons-aim-task = Räum dieses Brett ab. Hier zählt nur die Form einer Figur.
rulegame-lessons-aim-praise = Jede Form hat ihren eigenen Eimer: Quadrate 0, Sterne 1, Dreiecke 3.

## Eine Figur in einen Eimer legen

rulegame-lessons-playing = Eine Figur in einen Eimer legen
rulegame-lessons-playing-1 = Zieh eine Figur auf einen Eimer, oder tippe erst auf die Figur und dann auf den Eimer. Auf der Tastatur wählst du mit dem kleinen Buchstaben über einer Figur diese Figur und mit <kbd>0</kbd> bis <kbd>3</kbd> den Eimer. Die Pfeiltasten wechseln zwischen den Figuren, und <kbd>Escape</kbd> legt eine Figur zurück.
rulegame-lessons-playing-2 = Die Eimer sind im Uhrzeigersinn ab oben links nummeriert: 0, 1, 2, 3. Ein Versuch zählt, sobald du die Figur loslässt. Du kannst ihn nicht zurücknehmen.
rulegame-lessons-playing-3 = Farben, die man verwechseln könnte, tragen Buchstaben. Damit auf jeder Figur einer steht, wähle in den Einstellungen bei Figuren „Buchstaben“. Sie kürzen die englischen Farbnamen ab: R ist Rot, Y Gelb, K Schwarz und B Blau.

## Drei Antworten

rulegame-lessons-answers = Drei Antworten
rulegame-lessons-answers-1 = <strong>Angenommen</strong>: Die Figur liegt nun sichtbar im Eimer. <strong>Abgelehnt</strong>: Dieser Eimer nimmt die Figur jetzt nicht an, aber ein anderer. Ein Kreuz markiert diese Ecke der Figur. <strong>Nicht beweglich</strong>: Kein Eimer nimmt die Figur jetzt an. Ein Schloss markiert sie.
rulegame-lessons-answers-2 = Kreuze und Schlösser bleiben bis zum nächsten angenommenen Zug. Danach kann alles anders sein, deshalb verschwinden sie.
rulegame-lessons-answers-task = Hol dir jede der drei Antworten: angenommen, abgelehnt, nicht beweglich.
rulegame-lessons-answers-praise = Das waren alle drei. Hier ist nur die oberste Zeile beweglich, und nur in die beiden oberen Eimer.

## Welche Figur beweglich ist

rulegame-lessons-order = Welche Figur beweglich ist
rulegame-lessons-order-1 = Manche Regeln hängen von der Figur ab: von ihrer Form oder ihrer Farbe. Andere hängen davon ab, wo sie liegt: in der obersten Zeile, in der linken Spalte, nahe einer Ecke. Es gibt auch Regeln, nach denen die Figuren in einer bestimmten Reihenfolge gehen.
rulegame-lessons-order-2 = Wenn eine Figur nicht beweglich ist, vergleiche sie mit der zuletzt angenommenen. Was ist anders?
rulegame-lessons-order-task = Räum dieses Brett ab. Es ist immer nur eine Figur beweglich. Welche ist die nächste?
rulegame-lessons-order-praise = Die Figuren gehen in Leserichtung: die oberste Zeile zuerst, von links nach rechts.

## Regeln mit Gedächtnis

rulegame-lessons-memory = Regeln mit Gedächtnis
rulegame-lessons-memory-1 = Eine Regel kann zurückblicken: auf den zuletzt benutzten Eimer, oder auf den Eimer, in dem die letzte Figur derselben Farbe oder Form landete. Dann kann die erste Figur oft überallhin.
rulegame-lessons-memory-2 = Nur angenommene Züge bleiben im Gedächtnis, und jedes Brett beginnt mit einem leeren.
rulegame-lessons-memory-task = Räum dieses Brett ab. Die erste Figur kann überallhin. Danach zählt, wohin die letzte ging.
rulegame-lessons-memory-praise = Jede Figur geht einen Eimer weiter im Uhrzeigersinn als die vorige.

## Regeln, die sich abwechseln

rulegame-lessons-turns = Regeln, die sich abwechseln
rulegame-lessons-turns-1 = Ein Regelsatz kann mehrere Zeilen haben. Immer eine ist aktiv. Nach einer Anzahl angenommener Züge, oder wenn sie keinen Zug erlaubt, übernimmt die nächste. Nach der letzten Zeile ist wieder die erste aktiv.
rulegame-lessons-turns-task = Räum dieses Brett ab. Die Figuren selbst spielen hier keine Rolle.
rulegame-lessons-turns-praise = Die Figuren gehen abwechselnd nach oben links und unten rechts, egal welche.

## Berühren

rulegame-lessons-touch = Eine Figur berühren
rulegame-lessons-touch-1 = In manchen Partien kannst du eine Figur berühren. Du erfährst, ob sie überhaupt beweglich ist, ohne einen Eimer zu versuchen. Jede Berührung kostet etwas, meist so viel wie ein Fehler.
rulegame-lessons-touch-2 = In anderen Partien tragen unbewegliche Figuren von Anfang an ein Schloss.

## Punkte, Folge, Meisterschaft

rulegame-lessons-points = Punkte, Folge, Meisterschaft
rulegame-lessons-points-1 = Jeder misslungene Versuch ist ein Fehler. Ein beendetes Brett bringt ohne Fehler die meisten Punkte, mit zwei Fehlern etwa die Hälfte. Die üblichen Werte:
rulegame-lessons-points-2 = Die <strong>Folge</strong> zählt die angenommenen Züge hintereinander. Nach zehn gilt die Regel als gemeistert. Bestenlisten vergleichen, wie viele Versuche du vor diesen zehn gebraucht hast.
rulegame-lessons-points-3 = Ein Brett kann auch blockiert sein, wenn keine der übrigen Figuren beweglich ist. Das kann an der Regel liegen oder an deinen Zügen. Ein blockiertes Brett zählt wie ein abgeräumtes.
rulegame-lessons-points-table = Punkte für ein Brett
rulegame-lessons-points-errors = Fehler
rulegame-lessons-points-points = Punkte

## Vermutungen und das Ende

rulegame-lessons-guess = Vermutungen und das Ende
rulegame-lessons-guess-1 = Nach jedem Brett kannst du aufschreiben, wie die Regel deiner Meinung nach lautet und wie sicher du bist. Vermutungen werden nicht gewertet. Am Ende kannst du sie mit der Regel vergleichen.
rulegame-lessons-guess-2 = Ab einem bestimmten Brett kannst du die Serie aufgeben. Am Ende wird die Regel verraten, und der Schieberegler unter dem Brett geht durch alle deine Züge. Punkte in den Ecken einer Figur zeigen, welche Eimer sie angenommen hätten.

## Mit anderen spielen

rulegame-lessons-race = Mit anderen spielen
rulegame-lessons-race-1 = In einem Wettlauf spielen zwei bis acht Spieler dieselben Bretter, jeder auf einer eigenen Kopie. Du siehst, wie weit die anderen sind, aber nicht, was sie tun. Die meisten Punkte gewinnen, bei Gleichstand die wenigsten Versuche.
rulegame-lessons-race-2 = Zwei Spieler können sich auch ein Brett teilen. Als Gegner bleibst du am Zug, solange deine Züge angenommen werden, und gibst ihn nach einem misslungenen Versuch ab. Jeder bekommt Punkte für seine entfernten Figuren. Als Partner wechselt ihr euch ab und punktet gemeinsam.

## Was die Bretter sagen

rulegame-lessons-cleared = { $praise } { $errors ->
    [0] Du hast das Brett ohne Fehler abgeräumt.
    [one] Du hast das Brett mit einem Fehler abgeräumt.
   *[other] Du hast das Brett mit { $errors } Fehlern abgeräumt.
}
