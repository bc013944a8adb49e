# Varianten und Optionen der Spiele, nach ihren Kennungen. Im Englischen zeigt die Seite die Texte des Servers.

## Stratic

catalogue-stratic-variant-base = Grundspiel
catalogue-stratic-about = Zwei Armeen, heimlich aufgestellt, auf einem Brett, das immer weiter wächst.
catalogue-stratic-missed = { $bank ->
    [true] { $as ->
        [line] Wer kein Zeitguthaben mehr hat, verliert
        [choice] Ein leeres Zeitkonto verliert die Partie
       *[sentence] Wer kein Zeitguthaben mehr hat, verliert die Partie.
    }
   *[false] { $as ->
        [line] Verpasste Züge werden übersprungen
        [choice] Der Zug wird übersprungen
       *[sentence] { $skip_reinforcement ->
            [true] Ein verpasster Zug wird übersprungen, und der Gegner bekommt eine Figur.
           *[false] Ein verpasster Zug wird übersprungen.
        } { $idle_limit ->
            [0] Verpasste Züge allein führen nie zur Niederlage.
           *[other] Wer { $idle_limit } Züge in Folge verpasst, verliert die Partie.
        }
    }
}
catalogue-stratic-option-dims = Dimensionen
catalogue-stratic-option-dims-hint = Der Würfel wächst auf allen sechs Seiten; das Stapeln ist die vierte Dimension. Er hat eigene Wertungen.
catalogue-stratic-option-dims-value-2 = 2: ein flaches Brett
catalogue-stratic-option-dims-value-3 = 3: ein Würfel (4D-Stratic)
catalogue-stratic-option-max_expansions = Erweiterungen
catalogue-stratic-option-max_expansions-hint = Wie oft das Brett wachsen kann. Leer: ohne Grenze. 8 ergibt das gedruckte Brett A–Z × 1–26. Nach der letzten Erweiterung bringt das Mittelbrett nichts mehr ein. In drei Dimensionen wächst das Brett höchstens 120-mal.
catalogue-stratic-option-skip_reinforcement = Ein verpasster Zug bringt dem Gegner Verstärkung
catalogue-stratic-option-skip_reinforcement-hint = Läuft die Zugzeit einer Seite ab, erhält die andere eine Figur. Aus, solange du nichts wählst, wenn ein Programm mitspielt.
catalogue-stratic-option-idle_limit = Verpasste Züge bis zur Niederlage
catalogue-stratic-option-idle_limit-hint = Wer so viele Züge hintereinander verpasst, verliert die Partie. 0: nie.
catalogue-stratic-option-turn_limit = Zuglimit
catalogue-stratic-option-turn_limit-hint = Nach so vielen Zügen beider Seiten zusammen gewinnt, wer mehr Punkte hat. 0: ohne Grenze.
catalogue-stratic-variant-true_endless = True Endless
catalogue-stratic-true_endless-about = True Endless: Geschlagene Figuren kehren auf die Hand ihrer Seite zurück, auch der Kommandant. Die Partie endet nur durch Einigung, durch Aufgabe oder am Zuglimit. Nach einer Einigung oder am Limit entscheiden die Punkte.
catalogue-stratic-variant-antistratic = Antistratic
catalogue-stratic-antistratic-about = Antistratic: Wer zuerst alle Figuren verliert, gewinnt. Es herrscht Schlagzwang, und der Kommandant ist eine gewöhnliche Figur.
catalogue-stratic-antistratic-option-skip_reinforcement = Wer einen Zug verpasst, erhält Verstärkung
catalogue-stratic-antistratic-option-skip_reinforcement-hint = Wer die Zugzeit überschreitet, erhält eine Figur mehr. Aus, solange du nichts wählst, wenn ein Programm mitspielt.
catalogue-stratic-antistratic-option-turn_limit-hint = Nach so vielen Zügen beider Seiten zusammen gewinnt, wer weniger Figuren hat. 0: ohne Grenze.

## Stratagem

catalogue-stratagem-variant-base = Grundspiel
catalogue-stratagem-about = Vier Reiche, oder zwei, auf einer Karte mit 24 Provinzen. Alle Befehle gelten gleichzeitig.
catalogue-stratagem-missed = { $as ->
    [line] Die Einheiten des Reichs bleiben stehen
    [choice] Die Einheiten des Reichs bleiben stehen
   *[sentence] Nach einer verpassten Runde bleiben die Einheiten des Reichs stehen, und es baut nichts.
}
catalogue-stratagem-option-civs = Zivilisationen
catalogue-stratagem-option-civs-hint = Eine für jeden Platz, der Reihe nach: ironborn, verdanti, tidecallers, ashwalkers oder random (zufällig). Leer: Die Spieler wählen, sonst entscheidet der Zufall.
catalogue-stratagem-option-unique_civs = Jede Zivilisation nur einmal
catalogue-stratagem-option-unique_civs-hint = Keine zwei Spieler haben dieselbe Zivilisation. Wählen zwei dieselbe, bekommt der zweite eine andere zugelost.
catalogue-stratagem-option-max_turns = Runden
catalogue-stratagem-option-max_turns-hint = Nach der letzten Runde gewinnt die höchste Punktzahl.
catalogue-stratagem-option-gold_goal = Gold für einen Wirtschaftssieg
catalogue-stratagem-option-domination = Provinzen für einen Sieg durch Vorherrschaft
catalogue-stratagem-option-domination-hint = Am Ende mehrerer Runden nacheinander gehalten. Wie viele es sind, sagen die Regeln.
catalogue-stratagem-option-vault = Schatzkammer
catalogue-stratagem-option-vault-hint = Gold, das ein Reich für jede seiner Provinzen und Handelsrouten behalten kann. Was darüber hinausgeht, verfällt am Ende einer Runde. 0: ohne Grenze, sonst 3 bis 50. Leer: der übliche Wert für diese Zahl von Spielern.
catalogue-stratagem-option-vault-null = üblicher Wert
catalogue-stratagem-option-fog = Nebel des Krieges
catalogue-stratagem-option-fog-hint = Ohne Nebel sehen alle die ganze Karte. Das hilft beim Lernen.
catalogue-stratagem-option-civ = Deine Zivilisation
catalogue-stratagem-option-civ-value-random = Zufällig
catalogue-stratagem-option-civ-value-ironborn = Eisengeborene
catalogue-stratagem-option-civ-value-verdanti = Verdanti
catalogue-stratagem-option-civ-value-tidecallers = Gezeitenrufer
catalogue-stratagem-option-civ-value-ashwalkers = Aschewanderer
catalogue-stratagem-faction-ironborn = Eisengeborene
catalogue-stratagem-faction-verdanti = Verdanti
catalogue-stratagem-faction-tidecallers = Gezeitenrufer
catalogue-stratagem-faction-ashwalkers = Aschewanderer

## Rule Game

catalogue-rulegame-variant-solo = Solo
catalogue-rulegame-about = Finde die verborgene Regel, indem du Bretter mit wenigen Fehlern leerst.
catalogue-rulegame-missed = { $as ->
    [line] Die Serie des Spielers endet
    [choice] Die Serie des Spielers endet
   *[sentence] Läuft die Zeit eines Spielers ab, endet seine Serie. Beendete Bretter zählen.
}
catalogue-rulegame-adversarial-missed = { $as ->
    [line] Die Partie endet, und der andere gewinnt
    [choice] Die Partie endet, und der andere gewinnt
   *[sentence] Läuft die Zeit eines Spielers ab, endet die Partie, und der andere gewinnt. Beendete Bretter zählen.
}
catalogue-rulegame-coop-missed = { $as ->
    [line] Die Partie endet für beide
    [choice] Die Partie endet für beide
   *[sentence] Läuft die Zeit eines Spielers ab, endet die Partie für beide. Beendete Bretter zählen, und der andere wird Erster.
}
catalogue-rulegame-option-level = Stufe
catalogue-rulegame-option-level-hint = Ein Regelsatz der Leiter, von leicht bis teuflisch. Leer, wenn du eigene Regeln verwendest.
catalogue-rulegame-option-level-value-first_steps = Erste Schritte
catalogue-rulegame-option-level-value-cabinet = Der Schrank
catalogue-rulegame-option-level-value-paint_shop = Die Malerwerkstatt
catalogue-rulegame-option-level-value-neighbors = Gute Nachbarn
catalogue-rulegame-option-level-value-travelers = Reisende
catalogue-rulegame-option-level-value-carousel = Das Karussell
catalogue-rulegame-option-level-value-harvest = Die Ernte
catalogue-rulegame-option-level-value-pendulum = Das Pendel
catalogue-rulegame-option-level-value-tidy_roof = Das aufgeräumte Dach
catalogue-rulegame-option-level-value-reader = Zeile für Zeile
catalogue-rulegame-option-level-value-in_pairs = Paarweise
catalogue-rulegame-option-level-value-shoreline = Die Uferlinie
catalogue-rulegame-option-level-value-echo = Das Echo
catalogue-rulegame-option-level-value-there_and_back = Hin und zurück
catalogue-rulegame-option-level-value-opposites = Gegensätze
catalogue-rulegame-option-level-value-even_and_odd = Gerade und ungerade
catalogue-rulegame-option-level-value-two_gates = Zwei Tore
catalogue-rulegame-option-level-value-quota = Das Kontingent
catalogue-rulegame-option-level-value-courtship = Die Brautwerbung
catalogue-rulegame-option-level-value-labyrinth = Das Labyrinth
catalogue-rulegame-option-rules = Eigene Regeln
catalogue-rulegame-option-rules-hint = Der Text eines Regelsatzes, vor allen bis zum Ende verborgen, oder die Kennung einer Stufe. Wer ihn geschrieben hat, kann zuschauen, aber nicht mitspielen.
catalogue-rulegame-option-boards = Bretter
catalogue-rulegame-coop-option-boards = Bretter je Serie
catalogue-rulegame-adversarial-option-boards = Bretter je Serie
catalogue-rulegame-option-min_objects = Mindestzahl der Figuren
catalogue-rulegame-option-max_objects = Höchstzahl der Figuren
catalogue-rulegame-option-shapes = Formen
catalogue-rulegame-option-colors = Farben
catalogue-rulegame-option-min_shapes = Mindestzahl verschiedener Formen
catalogue-rulegame-option-min_shapes-hint = Sind Mindestzahl und Höchstzahl 0, bekommt jede Figur eine zufällige.
catalogue-rulegame-option-max_shapes = Höchstzahl verschiedener Formen
catalogue-rulegame-option-min_colors = Mindestzahl verschiedener Farben
catalogue-rulegame-option-min_colors-hint = Sind Mindestzahl und Höchstzahl 0, bekommt jede Figur eine zufällige.
catalogue-rulegame-option-max_colors = Höchstzahl verschiedener Farben
catalogue-rulegame-option-images = Figuren mit Eigenschaften
catalogue-rulegame-option-images-hint = Objekte mit eigenen Eigenschaften, statt Formen und Farben.
catalogue-rulegame-option-initial_boards = Vorgegebene Bretter
catalogue-rulegame-option-initial_boards-hint = Bretter, die statt zufälliger gespielt werden.
catalogue-rulegame-option-initial_boards_order = Reihenfolge der vorgegebenen Bretter
catalogue-rulegame-option-initial_boards_order-value-listed = Wie aufgezählt
catalogue-rulegame-option-initial_boards_order-value-alpha = Alphabetisch
catalogue-rulegame-option-initial_boards_order-value-random = Zufällig
catalogue-rulegame-option-crowded = Mehrere Figuren auf einem Feld
catalogue-rulegame-option-feedback = Rückmeldung
catalogue-rulegame-option-feedback-hint = Frei: Spieler können eine Figur berühren, um zu sehen, ob sie sich bewegen lässt. Fest: Unbewegliche Figuren sind markiert.
catalogue-rulegame-option-feedback-value-free = Frei
catalogue-rulegame-option-feedback-value-fixed = Fest
catalogue-rulegame-option-pick_cost = Halbe Fehler für das Berühren einer Figur
catalogue-rulegame-option-min_points = Mindestpunkte pro Brett
catalogue-rulegame-option-max_points = Höchstpunkte pro Brett
catalogue-rulegame-option-incentive = Anreiz
catalogue-rulegame-option-incentive-value-none = Keiner
catalogue-rulegame-option-incentive-value-doubling = Verdopplung
catalogue-rulegame-option-incentive-value-likelihood = Wahrscheinlichkeit
catalogue-rulegame-option-incentive-value-bonus = Bonus
catalogue-rulegame-option-x2_after = Doppelte Punkte nach
catalogue-rulegame-option-x2_after-hint = Angenommene Züge hintereinander, oder beim Anreiz Wahrscheinlichkeit das Chancenverhältnis. 0: der übliche Wert, 5 oder 1000.
catalogue-rulegame-option-x4_after = Vierfache Punkte nach
catalogue-rulegame-option-x4_after-hint = Wie oben. 0: der übliche Wert, 10 oder 1000000.
catalogue-rulegame-option-activate_bonus_at = Bretter vor dem Bonus
catalogue-rulegame-option-until_mastered = Ende, sobald die Regel gemeistert ist
catalogue-rulegame-option-until_mastered-hint = Zehn angenommene Züge in Folge beenden die Partie.
catalogue-rulegame-option-clear_how_many = Bonusbretter, die zu leeren sind
catalogue-rulegame-option-bonus_extra_pts = Punkte für den Bonus
catalogue-rulegame-option-give_up_at = Bretter vor dem Aufgeben
catalogue-rulegame-option-reveal = Regeln am Ende zeigen
catalogue-rulegame-option-cond_train = Keine Figur eines Bretts erfüllt
catalogue-rulegame-option-cond_test = Mindestens eine Figur eines Bretts erfüllt
catalogue-rulegame-variant-race = Wettlauf
catalogue-rulegame-variant-adversarial = Gegner auf einem Brett
catalogue-rulegame-option-series = Serien
catalogue-rulegame-option-series-hint = Zahl der Serien. Die Spieler beginnen sie abwechselnd. Insgesamt höchstens 20 Bretter.
catalogue-rulegame-variant-coop = Partner auf einem Brett

## CoSAIR

catalogue-cosair-variant-base = Grundspiel
catalogue-cosair-about = Zwei bis elf Nationen auf einer kleinen Sternenkarte ohne Rand. Alle Befehle sind geheim und gelten gleichzeitig.
catalogue-cosair-missed = { $as ->
    [line] Die bisherigen Befehle der Nation gelten weiter
    [choice] Die bisherigen Befehle der Nation gelten weiter
   *[sentence] Nach einer verpassten Runde gelten die bisherigen Befehle der Nation weiter.
}
catalogue-cosair-option-max_turns = Runden
catalogue-cosair-option-max_turns-hint = Nach der letzten Runde gewinnt die Nation mit dem höchsten Potenzial.
catalogue-cosair-option-end_ratio = Überlegenheit für den Sieg, in Prozent
catalogue-cosair-option-end_ratio-hint = Die Partie endet, wenn die erste Nation so viel Prozent des Potenzials der zweiten hat. Das ursprüngliche Spiel verwendet 200; andere Werte sind für Experimente.
catalogue-cosair-option-closing_from = Runde, nach der weniger Überlegenheit genügt
catalogue-cosair-option-closing_from-hint = Danach sinkt der Wert alle fünf Runden um ein Prozent, bis auf 100. 0: nie, sonst 100 bis 5000. Leer: 500 bei fünf oder mehr Nationen und bei gewerteten oder zeitlich begrenzten Partien, sonst nie.
catalogue-cosair-option-closing_from-null = üblicher Wert
