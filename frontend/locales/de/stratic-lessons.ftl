# So spielt man Stratic: Kapitel, Bretter zum Ausprobieren, Übungen.

stratic-lessons-intro = Zwei Armeen auf einem Brett, das immer weiter wächst. Alles ist sichtbar, nichts hängt vom Zufall ab. Jedes Kapitel dauert eine Minute, und auf jedem Brett hier kannst du spielen.

## Das Ziel

stratic-lessons-aim = Das Ziel
stratic-lessons-aim-1 = Zwei Armeen, Süd und Nord, stehen sich gegenüber. Süd beginnt, dann ziehen beide abwechselnd.
stratic-lessons-aim-2 = Du gewinnst auch, wenn die andere Seite aufgibt oder ihre Zeit abläuft. Die Zahl der Figuren spielt keine Rolle: Du kannst unterwegs beliebig viele verlieren.
stratic-lessons-aim-3 = Geschlagene Figuren und Umwandlungen bringen Punkte. Die Punkte werden angezeigt, entscheiden aber nur Partien mit vereinbartem Zuglimit.
stratic-lessons-aim-task = Nord hat den Weg nach e10 offen gelassen. Wähle den Aggressor auf e7, dann den Kommandanten. Bestätige den Zug mit der Schaltfläche.

## Vor dem ersten Zug

stratic-lessons-placement = Vor dem ersten Zug
stratic-lessons-placement-1 = Jede Seite stellt 19 Figuren auf ihre eigenen zwei Reihen: einen Kommandanten, einen Interdiktor sowie 17 Fortifikatoren und Aggressoren. Die Mischung wählst du, mit mindestens einer Figur jeder Art. Eines der 20 Felder bleibt leer.
stratic-lessons-placement-2 = Keine Seite sieht die Aufstellung der anderen, bevor beide fertig sind. Von da an <strong>ist nichts verborgen, und nichts hängt vom Zufall ab</strong>.
stratic-lessons-placement-3 = Eine Sonderregel gibt es: In Zug 1 kann Süd den Kommandanten nicht schlagen.
stratic-lessons-placement-task = Beide Seiten stehen hinter einer Mauer aus Fortifikatoren. Spiel den ersten Zug von Süd.

## Das Brett und sein Wachstum

stratic-lessons-board = Das Brett und sein Wachstum
stratic-lessons-board-1 = Das Brett beginnt mit 10 mal 10 Feldern. Die zwei farbigen Linien sind die <strong>Startlinien</strong>, die nirgends enden. Zwischen ihnen liegt das <strong>Mittelbrett</strong> in etwas anderem Farbton: Linien a bis j, Reihen 3 bis 8. Es wächst nie.
stratic-lessons-board-2 = Das Brett selbst wächst. Wenn jede Seite zwei Züge gemacht hat, kommt ein Ring von Feldern dazu. Der nächste Ring folgt nach je drei weiteren Zügen, dann nach vier, fünf und so fort: nach den Zügen 4, 10, 18, 28, 40 …
stratic-lessons-board-3 = Jedes Feld behält seinen Namen. Links von Linie a liegt Linie -a, unter Reihe 1 liegt Reihe -1. Eine Null gibt es nicht.
stratic-lessons-board-task = Zwei Züge sind gespielt. Du spielst den dritten, Nord passt im vierten, und dann wächst das Brett. Spiel einen beliebigen Zug oder passe, und beobachte den Rand.
stratic-lessons-board-after = Das Brett hat einen neuen Ring. Seine Felder gehören niemandem, und Figuren können sofort dorthin ziehen.

## Fortifikator

stratic-lessons-fortifier = Fortifikator
stratic-lessons-fortifier-1 = Der Fortifikator zieht <strong>ein oder zwei Felder gerade</strong>: nach oben, unten, links oder rechts. Er ist 1 Punkt wert.
stratic-lessons-fortifier-2 = Er schlägt andere Fortifikatoren und sonst nichts. Ein Aggressor vor ihm versperrt ihm den Weg, und er gibt nie Schach.
stratic-lessons-fortifier-3 = Figuren springen nicht über andere Figuren. Es gibt eine Ausnahme, die später erklärt wird. Eigene Figuren kannst du nicht schlagen.
stratic-lessons-fortifier-task = Der Fortifikator kann zwei von Nords Figuren schlagen, die dritte nicht. Finde heraus, welche.

## Aggressor

stratic-lessons-aggressor = Aggressor
stratic-lessons-aggressor-1 = Der Aggressor zieht <strong>bis zu drei Felder gerade oder bis zu zwei diagonal</strong>. Er ist 2 Punkte wert.
stratic-lessons-aggressor-2 = Er schlägt Aggressoren, Interdiktoren und Kommandanten, <strong>aber keine Fortifikatoren</strong>. Gegen Aggressoren ist ein Fortifikator eine Mauer.
stratic-lessons-aggressor-3 = Er kann aber auf einen Fortifikator jeder Seite steigen. Was das bringt, erklärt das Kapitel <link>Türme</link>.
stratic-lessons-aggressor-task = Den Aggressor auf d7, drei Felder entfernt, erreichst du. Der Interdiktor auf f6 ist hinter einem Fortifikator sicher.

## Interdiktor

stratic-lessons-interdictor = Interdiktor
stratic-lessons-interdictor-1 = Der Interdiktor zieht <strong>beliebig weit in alle acht Richtungen</strong> und schlägt alles. Er ist 4 Punkte wert. Jede Armee beginnt mit genau einem.
stratic-lessons-interdictor-2 = Erreicht er einen einzelnen gegnerischen Fortifikator, hat er die Wahl: ihn schlagen oder auf ihn steigen.
stratic-lessons-interdictor-task = Geh zum Fortifikator auf d8 und wähle dann, was du dort tust.

## Kommandant

stratic-lessons-commander = Kommandant
stratic-lessons-commander-1 = Der Kommandant ist 8 Punkte wert, und wer ihn verliert, verliert die Partie. Er erreicht <strong>ein Feld in jeder Richtung</strong>.
stratic-lessons-commander-2 = Er kann immer eine gegnerische Figur neben sich <em>schlagen</em>. Auf ein leeres Feld oder einen freien Fortifikator <em>zieht</em> er <strong>nur, wenn er im Schach steht</strong>. Sonst bleibt er stehen.
stratic-lessons-commander-3 = Er kann nie ins Schach ziehen.
stratic-lessons-commander-task = Der Aggressor auf e5 gibt Schach, deshalb kann dieser Kommandant ziehen. Du kannst auch die Linie versperren oder den Angreifer schlagen.

## Türme

stratic-lessons-stacks = Türme
stratic-lessons-stacks-1 = Aggressor, Interdiktor und Kommandant können jeden freien Fortifikator <strong>besetzen</strong>, einen eigenen oder einen gegnerischen. Der Fortifikator wird zum Sockel, die andere Figur zum Reiter. Auf einem Feld stehen nie mehr als zwei Figuren, und der Sockel ist immer ein Fortifikator.
stratic-lessons-stacks-2 = Von außen <strong>kann nur der Reiter geschlagen werden</strong>, und die schlagende Figur nimmt seinen Platz ein. Ein Fortifikator kann also keinen Turm angreifen. Ein Fortifikator mit Reiter ist sicher, außer vor diesem Reiter und vor einer Bresche; beides hat unten ein eigenes Kapitel.
stratic-lessons-stacks-task = Es gibt drei Wege nach oben: auf deinen eigenen Fortifikator, auf den von Nord, oder gegen den Reiter auf e5, dessen Platz du einnimmst.

## Ein Fortifikator trägt seinen Reiter

stratic-lessons-carry = Ein Fortifikator trägt seinen Reiter
stratic-lessons-carry-1 = Ein Sockel gehört weiter seiner Seite und kann <strong>ein Feld gerade</strong> ziehen. Sein Reiter kommt mit, ob Freund oder Feind. Ebenso kann der Sockel einen freien gegnerischen Fortifikator schlagen.
stratic-lessons-carry-2 = Ein Sockel kann sich nicht umwandeln. Ein Reiter auf einem gegnerischen Fortifikator bremst ihn, aber der Fortifikator kann den Reiter in Gefahr tragen.
stratic-lessons-carry-task = Trag Nords Aggressor von d4 weg, oder schlag mit dem Sockel auf g4 den Fortifikator auf g5. Ein zweiter Klick auf einen Turm wählt die untere Figur.

## Erhöhte Kräfte

stratic-lessons-raised = Erhöhte Kräfte
stratic-lessons-raised-1 = Eine Figur auf einem Fortifikator ist erhöht. <strong>Die Bewegung, mit der sie ihn verlässt, ist stärker.</strong>
stratic-lessons-raised-2 = Ein erhöhter Aggressor zieht beliebig weit in alle acht Richtungen. Ein erhöhter Interdiktor kann außerdem über beliebig viele Figuren springen. Ein erhöhter Kommandant ist geschützt, zieht aber nicht weiter.
stratic-lessons-raised-3 = Die Bewegung auf den Fortifikator ist eine gewöhnliche. Du brauchst also zwei: besetzen, dann zuschlagen.
stratic-lessons-raised-task = Schlag von c3 in der fernen Ecke zu, oder spring mit dem Interdiktor von f2 nach f9.

## Ketten

stratic-lessons-chains = Ketten
stratic-lessons-chains-1 = Schlägt ein Aggressor eine Figur <strong>ein oder zwei Felder entfernt</strong>, kann er in derselben Bewegung noch einmal schlagen.
stratic-lessons-chains-2 = Der zweite Schlag beginnt, wo der erste endete, mit der gewöhnlichen Reichweite: drei Felder gerade, zwei diagonal. Er ist freiwillig, einen dritten gibt es nicht. Wer drei Felder entfernt schlägt, beginnt keine Kette.
stratic-lessons-chains-task = Schlag auf c5, dann wird dir ein zweiter Schlag angeboten. Vergleiche den Aggressor auf f3: Er ist drei Felder entfernt, also folgt keine Kette.

## Zermalmen

stratic-lessons-crush = Zermalmen
stratic-lessons-crush-1 = Ein Fortifikator mit Reiter kann von außen nicht geschlagen werden. Aber ein Interdiktor oder Kommandant <strong>auf einem gegnerischen Fortifikator</strong> kann ihn von oben schlagen und bleibt auf dem Feld. Das ist Zermalmen, und es zählt als Bewegung.
stratic-lessons-crush-2 = Aggressoren schlagen keine Fortifikatoren, also können sie nicht zermalmen.
stratic-lessons-crush-task = Wähle den Interdiktor auf d5, dann dasselbe Feld noch einmal.

## Bresche

stratic-lessons-breach = Bresche
stratic-lessons-breach-1 = Ein Kommandant auf einem Fortifikator ist geschützt. Greift ihn dort ein Aggressor oder Interdiktor an, <strong>verlassen der Angreifer und der Fortifikator beide das Brett</strong>, und der Kommandant bleibt am Boden. Es braucht also zwei Bewegungen: die Bresche, dann das Schlagen.
stratic-lessons-breach-2 = Eine Kette kann mit einer Bresche enden. Ein Kommandant kann keine Bresche schlagen. Jede Seite bekommt die Punkte für das, was die andere verloren hat.
stratic-lessons-breach-task = Schlag mit deinem Aggressor eine Bresche auf e8.

## Tausch

stratic-lessons-swap = Tausch
stratic-lessons-swap-1 = Ein Aggressor, Interdiktor oder Fortifikator, der <strong>den eigenen Kommandanten</strong> erreichen kann, kann mit ihm den Platz tauschen, im Schach oder nicht. So kommt der Kommandant voran, auch wenn er selbst nicht ziehen kann. Er darf nicht im Schach ankommen.
stratic-lessons-swap-2 = Stand der Partner auf einem Fortifikator, landet der Kommandant auf diesem: der schnellste Weg in den Schutz. Ein Fortifikator kann nur tauschen, wenn keine der beiden Figuren Teil eines Turms ist.
stratic-lessons-swap-task = Bring den Kommandanten nach f2 oder auf den Fortifikator auf g6.

## Umwandlung

stratic-lessons-promotion = Umwandlung
stratic-lessons-promotion-1 = Ein Fortifikator, der eine eigene Bewegung <strong>hinter der gegnerischen Startlinie</strong> beendet, kann zum Aggressor oder Interdiktor werden. Das bringt 1 Punkt. Nords Linie liegt zwischen den Reihen 8 und 9, die von Süd zwischen den Reihen 3 und 2.
stratic-lessons-promotion-2 = Du musst nicht sofort umwandeln: Jede spätere Bewegung hinter der Linie bietet die Wahl erneut. Ein Fortifikator mit Reiter wird nicht umgewandelt. Du kannst beliebig viele umgewandelte Interdiktoren haben.
stratic-lessons-promotion-task = Überschreite die Linie mit einem der Fortifikatoren. Auf g10 würde ein Interdiktor Schach geben.

## Passen und Operationen

stratic-lessons-operations = Passen und Operationen
stratic-lessons-operations-1 = Du kannst in jedem Zug passen, so oft du willst, außer wenn dein Kommandant dann im Schach bleibt. Ein Zug, der nur Verstärkungen setzt, ist auch ein Passen.
stratic-lessons-operations-2 = Passen hat einen Nutzen. <strong>Nach zweimal Passen in Folge kann dein nächster Zug eine Operation sein: zwei Bewegungen statt einer</strong>, mit derselben Figur oder mit zweien. Die zweite Bewegung geht von der Stellung nach der ersten aus. Weiteres Passen bringt nichts mehr, und sobald du ziehst, ist die Operation verbraucht.
stratic-lessons-operations-3 = Beide Seiten sehen, wer eine Operation hat. Zwei stille Züge sind eine Drohung.
stratic-lessons-operations-task = Du hast zweimal gepasst. Schlag mit dem Aggressor eine Bresche auf c5 und dann mit dem Interdiktor den Kommandanten.

## Schach

stratic-lessons-check = Schach
stratic-lessons-check-1 = Ein Kommandant am Boden steht <strong>im Schach</strong>, wenn ein gegnerischer Aggressor, Interdiktor oder Kommandant ihn in einer Bewegung schlagen könnte. Schach wird angesagt. Drohungen durch den zweiten Schlag einer Kette oder durch eine Operation nicht: Die musst du selbst sehen.
stratic-lessons-check-2 = Du darfst deinen Zug nicht im Schach beenden, <strong>außer wenn der gegnerische Kommandant auch im Schach steht</strong>. Ein Kommandant auf einem Fortifikator steht nie im Schach.
stratic-lessons-check-3 = Hilft kein Zug mit einer Bewegung, bist du matt. Die Partie geht trotzdem weiter, bis der Kommandant geschlagen ist.
stratic-lessons-check-task = Weiche aus, versperre die Linie oder antworte mit einem eigenen Schach. Der Interdiktor greift j10 von j4 und von a10 aus an.

## Das Antwort-Remis

stratic-lessons-reply = Das Antwort-Remis
stratic-lessons-reply-1 = Schlägst du den Kommandanten, während <strong>dein eigener im Schach steht</strong>, wird die Antwort der anderen Seite sofort gespielt. Beide Kommandanten fallen, und die Partie ist remis.
stratic-lessons-reply-2 = Ein Gegenschach ist also eine Verteidigung. Um zu gewinnen, musst du die Antwort verhindern: mit dem zweiten Schlag einer Kette, mit der ersten Bewegung einer Operation, oder indem du von einem Feld aus schlägst, das die Linie versperrt.
stratic-lessons-reply-task = Schlag den Kommandanten auf c8 mit dem Interdiktor und sieh dir die Antwort an. Finde dann den Zug, der gewinnt.

## Verstärkungen

stratic-lessons-reinforcements = Verstärkungen
stratic-lessons-reinforcements-1 = Immer wenn das Brett wächst, werden die Figuren im Mittelbrett gezählt, in einem Turm beide. <strong>Die Seite mit mehr Figuren bekommt den Unterschied als Verstärkung, höchstens drei.</strong>
stratic-lessons-reinforcements-2 = Du musst alle zu Beginn deines nächsten Zugs setzen. Jede ist nach Wahl ein Fortifikator oder ein Aggressor, auf einem leeren Feld, das nicht hinter der gegnerischen Startlinie liegt. Steht dein Kommandant hinter dieser Linie, kannst du auch die leeren Felder neben ihm nutzen. Ein Fortifikator, der hinter die Linie gesetzt wird, kann sofort umgewandelt werden.
stratic-lessons-reinforcements-3 = Eine in diesem Zug gesetzte Figur kann eine Linie versperren, aber erst in deinem nächsten Zug ziehen.
stratic-lessons-reinforcements-task = Du hast drei Figuren im Mittelbrett, Nord hat eine. Passe, lass das Brett wachsen und setze deine Verstärkungen.
stratic-lessons-reinforcements-after = Du hast zwei Verstärkungen. Wähle die Art unter dem Brett, dann für jede ein leeres Feld. Zieh danach eine andere Figur, oder passe.

## Zeit, Remis und Waffenruhe

stratic-lessons-time = Zeit, Remis und Waffenruhe
stratic-lessons-time-1 = Die übliche Uhr begrenzt jeden Zug: auf eine Minute, oder in Fernpartien auf Tage. Läuft deine Zeit ab, <strong>wird dein Zug übersprungen, und die andere Seite bekommt eine Verstärkung</strong>, außer wenn das für die Partie abgeschaltet ist. Ein übersprungener Zug ist kein Passen und zählt nicht für eine Operation. Wer zehn Züge in Folge verpasst, verliert die Partie, wenn nichts anderes eingestellt ist. Andere Uhren geben jeder Seite eine Gesamtzeit. Läuft sie ab, verliert diese Seite.
stratic-lessons-time-2 = Die Spieler können sich jederzeit auf Remis einigen. Ein Angebot gilt, bis es beantwortet wird oder die andere Seite einen Zug beendet. Weder Stellungswiederholung noch Patt beenden eine Partie.
stratic-lessons-time-3 = In einer <strong>Waffenruhe</strong>, die eine Seite anbietet und die andere annimmt, stehen die Uhren still: einen Tag lang oder bis zu 30 Tage. Sie endet nach dieser Zeit, oder früher, wenn beide zustimmen.

## Notation

stratic-lessons-notation = Notation
stratic-lessons-notation-1 = Jeden Zug kannst du aufschreiben und eintippen, statt zu klicken. Eine Bewegung besteht aus dem Buchstaben der Figur, ihrem Feld, einem Zeichen und dem Zielfeld. Die Buchstaben sind F für den Fortifikator, A für den Aggressor, I für den Interdiktor und C für den Kommandanten.
stratic-lessons-notation-2 = Trenne die Teile eines Zugs mit Leerzeichen: <code>+Fe5 Ac3xc5</code>. Im Verlauf bedeutet <code>!</code> Schach und <code>#</code> einen geschlagenen Kommandanten.
stratic-lessons-sign-move = zieht
stratic-lessons-sign-capture = schlägt, und schlägt noch einmal
stratic-lessons-sign-occupy = besetzt
stratic-lessons-sign-breach = schlägt eine Bresche
stratic-lessons-sign-swap = tauscht den Platz mit dem Kommandanten
stratic-lessons-sign-crush = zermalmt
stratic-lessons-sign-promote = wird umgewandelt
stratic-lessons-sign-place = setzt eine Verstärkung
stratic-lessons-sign-pass = passt
stratic-lessons-notation-task = Tippe Ac3xd4xf4 in das Feld unter dem Brett und drücke Enter. Während du tippst, zeigt die Seite die möglichen Züge, die so beginnen.

## Antistratic

stratic-lessons-antistratic = Antistratic
stratic-lessons-antistratic-1 = Figuren in Reserve zählen ebenso wie die auf dem Brett.
stratic-lessons-antistratic-2 = Kannst du auf mehrere Arten schlagen, wählst du eine. Der zweite Schlag einer Kette bleibt freiwillig, ebenso die zweite Bewegung einer Operation. Eine in diesem Zug gesetzte Figur kann nicht schlagen und zählt hier nicht.
stratic-lessons-antistratic-3 = Der Kommandant ist eine gewöhnliche Figur. Er zieht und schlägt ein Feld in jeder Richtung. Es gibt kein Schach, keinen Tausch und keine Bresche, und auf einem Fortifikator wird er wie jeder Reiter geschlagen. Warten hilft nicht: Nach zweimal Passen in Folge musst du eine Figur ziehen, wenn du kannst. Läuft deine Zeit ab, bekommst du selbst eine neue Figur.
stratic-lessons-antistratic-4 = Partien haben ein Zuglimit von 400, wenn nichts anderes vereinbart ist. Wird es erreicht, gewinnt die Seite mit weniger Figuren. <anti>Partie Antistratic erstellen</anti>
stratic-lessons-antistratic-task = Du kannst auf zwei Arten schlagen und deshalb nichts anderes spielen. Welche stellt deine Figur so, dass Nord gezwungen werden kann, sie zu schlagen?

## True Endless

stratic-lessons-true_endless = True Endless
stratic-lessons-true_endless-1 = Eine geschlagene Figur kehrt in die Reserve ihres Besitzers zurück, als die Art, die sie zuletzt war. Du setzt sie zu Beginn deines nächsten Zugs, zusammen mit den Verstärkungen. Das gilt auch für den Kommandanten.
stratic-lessons-true_endless-2 = Einen Kommandanten in der Reserve musst du <strong>zuerst</strong> setzen, und nicht auf ein Feld, auf dem er im Schach stünde, außer wenn es kein anderes gibt. Die übrigen folgen in beliebiger Reihenfolge, auf denselben Feldern wie Verstärkungen.
stratic-lessons-true_endless-3 = Schach wird angesagt, und der Kommandant zieht weiterhin nur aus dem Schach. Aber du musst ein Schach nicht beantworten: Ein geschlagener Kommandant kostet 8 Punkte. Eine Partie endet, wenn beide zustimmen, wenn eine Seite aufgibt oder wenn ein Zuglimit erreicht ist. Dann entscheiden die Punkte, außer wenn jemand aufgegeben hat. Diese Partien sind ungewertet. <endless>Partie True Endless erstellen</endless>, oder stimme im <tournament>Endlosen Turnier</tournament> ab, das nach diesen Regeln gespielt wird.
stratic-lessons-true_endless-task = Dein Kommandant und ein Aggressor wurden geschlagen, und du hast eine Verstärkung. Setze alle drei, den Kommandanten zuerst. Auf Felder, die Nords Figuren angreifen, kann er nicht.

## 4D-Stratic

stratic-lessons-cube = 4D-Stratic
stratic-lessons-cube-1 = Das Brett ist ein <strong>Würfel</strong>: zehn Ebenen mit 10 mal 10 Feldern. Die vierte Dimension sind die Türme. Der Name eines Feldes endet mit seiner Ebene: <code>c4.5</code> ist c4 auf Ebene 5.
stratic-lessons-cube-2 = <strong>Gerade</strong> heißt entlang einer Achse. Davon gibt es sechs Richtungen, die beiden neuen führen durch die Ebenen nach oben und unten. <strong>Diagonal</strong> heißt gleich weit entlang zweier oder aller drei Achsen. Zusammen sind das 26 Richtungen. Die Reichweiten ändern sich nicht, und alles andere auch nicht.
stratic-lessons-cube-3 = Jede Seite stellt ihre 19 Figuren auf ihre eigenen zwei Reihen, auf beliebige Ebenen. Die Startlinien werden zu Flächen. Wenn der Würfel wächst, kommt an allen sechs Seiten eine Schicht dazu. Das Mittelbrett sind die Reihen 3 bis 8 der ersten zehn Linien und Ebenen.
stratic-lessons-cube-4 = Du siehst die Ebenen nebeneinander, eine große Ebene mit den übrigen klein daneben, oder einen Würfel, den du drehen kannst. Auf der Tastatur wechseln Bild auf und Bild ab, oder Umschalt mit einer Pfeiltaste, die Ebene. Jedes der drei Spiele kannst du in drei Dimensionen spielen. <cube>Partie auf einem Würfel erstellen</cube>
stratic-lessons-cube-task = Der Interdiktor auf d4.5 erreicht zwei Figuren auf Ebene 8, der Aggressor auf f3.5 eine auf Ebene 7. Wähle einen von beiden und sieh dir die Markierungen an.

## Übungen

stratic-lessons-exercise-free = Etwas umsonst
stratic-lessons-exercise-free-task = Zwei von Nords Aggressoren sind in Reichweite. Schlag einen, ohne dass Nord etwas schlagen kann.
stratic-lessons-exercise-free-hint-1 = Einer der beiden ist entlang einer Reihe gedeckt.
stratic-lessons-exercise-free-hint-2 = Der Interdiktor auf h7 deckt e7. Niemand deckt c6.
stratic-lessons-exercise-free-praise = Schlagen ist so viel wert, wie es bringt, abzüglich dessen, was die Antwort kostet.
stratic-lessons-exercise-chain = Zwei auf einen Streich
stratic-lessons-exercise-chain-task = Gewinne 6 Punkte mit einer Bewegung.
stratic-lessons-exercise-chain-hint-1 = Wenn du höchstens zwei Felder entfernt schlägst, kannst du noch einmal schlagen.
stratic-lessons-exercise-chain-hint-2 = Von welchem dieser Felder erreicht ein Aggressor einen Interdiktor? Achte auf die Diagonalen.
stratic-lessons-exercise-chain-praise = Du hast zuerst innerhalb von zwei Feldern geschlagen, deshalb ging die Kette weiter.
stratic-lessons-exercise-raise = Steigen und zuschlagen
stratic-lessons-exercise-raise-task = Noch kannst du nichts schlagen. Gewinne in zwei Zügen eine Figur, egal was Nord antwortet.
stratic-lessons-exercise-raise-hint-1 = Ein erhöhter Aggressor greift entlang aller acht Linien an.
stratic-lessons-exercise-raise-hint-2 = Von einem deiner Fortifikatoren aus würde er zwei Figuren zugleich angreifen, und Nord kann nur eine retten.
stratic-lessons-exercise-raise-praise = Besetzen, dann zuschlagen: Nord konnte nicht beide Drohungen abwehren.
stratic-lessons-exercise-promote = Über die Linie
stratic-lessons-exercise-promote-task = Wandle einen Fortifikator so um, dass er Schach gibt und nicht geschlagen werden kann.
stratic-lessons-exercise-promote-hint-1 = Zwei Fortifikatoren können die Linie überschreiten. Einer würde sofort geschlagen.
stratic-lessons-exercise-promote-hint-2 = Von c9 aus ist die Reihe bis h9 offen. Welche Figur greift so weit an?
stratic-lessons-exercise-promote-praise = Ein Interdiktor steht oft am besten weit entfernt.
stratic-lessons-exercise-save = Rette den Kommandanten
stratic-lessons-exercise-save-task = Du stehst im Schach. Beende es, ohne dass Nord etwas schlagen kann.
stratic-lessons-exercise-save-hint-1 = Dazwischenziehen kostet die Figur, und ein Gegenschach führt höchstens zum Remis.
stratic-lessons-exercise-save-hint-2 = Der Kommandant selbst kann jetzt ziehen. Ein Fortifikator würde ihn schützen.
stratic-lessons-exercise-save-praise = Ein Kommandant im Schach kann ziehen, und auf einem Fortifikator steht er nie im Schach. Achte darauf, dass dort niemand eine Bresche schlagen kann.
stratic-lessons-exercise-operation = Matt durch eine Operation
stratic-lessons-exercise-operation-task = Du hast zweimal gepasst, also kann dieser Zug eine Operation sein. Gewinne sofort.
stratic-lessons-exercise-operation-hint-1 = Keine deiner Figuren erreicht f9 in einer Bewegung. Mit zweien kann die erste die zweite vorbereiten.
stratic-lessons-exercise-operation-hint-2 = Erhöhe einen Aggressor. Dieselbe Figur kann dann mit erhöhten Kräften noch einmal ziehen.
stratic-lessons-exercise-operation-praise = Besetzen und zuschlagen in einem Zug: Das ist die Drohung zweier stiller Züge.
stratic-lessons-exercise-reinforce = Zähle vor dem Wachsen
stratic-lessons-exercise-reinforce-task = Nach Nords Antwort wächst das Brett. Setze deine Verstärkung und zieh so, dass du mindestens zwei weitere bekommst.
stratic-lessons-exercise-reinforce-hint-1 = Beide Zahlen zählen: Erhöhe deine und senke die von Nord.
stratic-lessons-exercise-reinforce-hint-2 = Setze die Figur ins Mittelbrett, wo Nord sie nicht schlagen kann. Schlag dann mit einer Figur von außen eine im Mittelbrett.
stratic-lessons-exercise-reinforce-praise = Die Zählung beim Wachsen ist so viel wert wie eine geschlagene Figur.
stratic-lessons-exercise-reply = Keine Antwort
stratic-lessons-exercise-reply-task = Beide Kommandanten stehen im Schach. Gewinne die Partie. Ein Remis reicht nicht.
stratic-lessons-exercise-reply-hint-1 = Wenn du nur den Kommandanten schlägst, führt Nords Antwort zum Remis.
stratic-lessons-exercise-reply-hint-2 = Eine Kette kann mit dem Kommandanten beginnen und mit der Figur enden, die antworten würde.
stratic-lessons-exercise-reply-praise = Der zweite Schlag hat die Antwort verhindert.
stratic-lessons-exercise-breach = Eine entbehrliche Figur
stratic-lessons-exercise-breach-task = Der Kommandant auf e8 ist geschützt. Hol ihn herunter und schlag ihn in zwei Zügen, egal was Nord antwortet.
stratic-lessons-exercise-breach-hint-1 = Du verlierst die Figur, die die Bresche schlägt. Die anderen dürfen dem Kommandanten dann kein Feld lassen.
stratic-lessons-exercise-breach-hint-2 = Deine Figuren beherrschen schon die Linien d und f. Welche beherrscht Linie e?
stratic-lessons-exercise-breach-praise = Der Aggressor war entbehrlich. Den Interdiktor brauchtest du für das Schach.
stratic-lessons-exercise-quiet = Der stille Zug
stratic-lessons-exercise-quiet-task = Du hast im letzten Zug gepasst. Gewinne in zwei Zügen, egal was Nord antwortet.
stratic-lessons-exercise-quiet-hint-1 = Schlägst du jetzt eine Bresche, steigt der Kommandant auf einen anderen Fortifikator. Was ließe dich zweimal zuschlagen?
stratic-lessons-exercise-quiet-hint-2 = Drei deiner Figuren greifen d8 an. Nord kann nur einer den Weg versperren.
stratic-lessons-exercise-quiet-praise = Das zweite Passen war die Drohung: Eine Operation vereint Bresche und Schlagen in einem Zug.

## Warum ein Ziel verfehlt wurde

stratic-lessons-goal-wins = { $side ->
    [north] Nords Kommandant wurde nicht geschlagen.
   *[south] Süds Kommandant wurde nicht geschlagen.
}
stratic-lessons-goal-draws = Es kam nicht zum Antwort-Remis.
stratic-lessons-goal-gains = { $n ->
    [one] Du hast 1 Punkt gewonnen. Möglich sind { $wanted }.
   *[other] Du hast { $n } Punkte gewonnen. Möglich sind { $wanted }.
}
stratic-lessons-goal-loses = { $n ->
    [one] Das kostet dich 1 Punkt.
   *[other] Das kostet dich { $n } Punkte.
}
stratic-lessons-goal-safe = { $side ->
    [north] Nord antwortet: { $move }.
   *[south] Süd antwortet: { $move }.
}
stratic-lessons-goal-checks = Du hast kein Schach gegeben.
stratic-lessons-goal-has = Du brauchst { $wanted } dieser Figuren, hast aber { $n }.
stratic-lessons-goal-reserve = { $n ->
    [one] Beim Wachsen bekommst du 1 Verstärkung. Möglich sind { $wanted }.
   *[other] Beim Wachsen bekommst du { $n } Verstärkungen. Möglich sind { $wanted }.
}
stratic-lessons-goal-both-fell = Beide Kommandanten wurden geschlagen: remis.
stratic-lessons-goal-own-fell = Dein Kommandant wurde geschlagen.
