# CoSAIR in einer Partie: Karte, Befehle, Bereiche (games/cosair).

## Wörter für viele Stellen

cosair-seat = Nation { $n }
cosair-bot = { $nation } ({ $bot })
cosair-nation-unknown = Unbekannte Nation
cosair-nation-you = { $nation } (du)
cosair-planet-unknown = unbekannter Planet
# Nationen und Planeten; der Server nennt sie auf Englisch.
cosair-nation-red = Rot
cosair-nation-blue = Blau
cosair-nation-green = Grün
cosair-nation-yellow = Gelb
cosair-nation-orange = Orange
cosair-nation-violet = Violett
cosair-nation-cyan = Cyan
cosair-nation-magenta = Magenta
cosair-nation-white = Weiß
cosair-nation-brown = Braun
cosair-nation-grey = Grau
# Ein Planet nach seiner Gründernation und Nummer: „Rot Zwei“.
cosair-planet-name = { $nation } { $number }
cosair-number-prime = Prime
cosair-number-two = Zwei
cosair-number-three = Drei
cosair-number-four = Vier
cosair-number-five = Fünf
cosair-number-six = Sechs
cosair-number-seven = Sieben
cosair-number-eight = Acht
cosair-number-nine = Neun
cosair-number-ten = Zehn
cosair-arrival = { $n ->
    [one] in 1 Runde (Runde { $turn })
   *[other] in { $n } Runden (Runde { $turn })
  }
cosair-cruisers = { $n ->
    [one] 1 Kreuzer
   *[other] { $n } Kreuzer
  }
cosair-transports = { $n ->
    [one] 1 Transporter
   *[other] { $n } Transporter
  }
cosair-colony-ships = { $n ->
    [one] 1 Kolonieschiff
   *[other] { $n } Kolonieschiffe
  }
cosair-mine-count = { $n ->
    [one] 1 Mine
   *[other] { $n } Minen
  }
cosair-ships = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
  }
cosair-no-ships = keine Schiffe
cosair-people = { $n } Mio.
cosair-unrest = Unruhen
cosair-jammed = blockiert

## Was ein Planet baut

cosair-item-cruiser = Kreuzer
cosair-item-transport = Transporter
cosair-item-freighter = Frachter
cosair-item-colony_ship = Kolonieschiff
cosair-item-mines = Minenpaar
cosair-item-factory = Fabrik
cosair-item-biosphere = Biosphäre
cosair-item-barracks = Kaserne
cosair-item-medicenter = Medizinzentrum
cosair-item-starbase = Sternenbasis
cosair-note-cruiser = Kämpft gegen andere Flotten. Belegt einen Kommandopunkt.
cosair-note-transport = Landet Truppen auf fremden Planeten. Belegt einen Kommandopunkt.
cosair-note-freighter = Eröffnet eine Handelsroute zu einem fremden Planeten: ein Handelspunkt.
cosair-note-colony_ship = Gründet einen Planeten, mit Geleitschutz und einer Million Menschen.
cosair-note-mines = Jede Mine zerstört mit 60 % Wahrscheinlichkeit einen angreifenden Kreuzer.
cosair-note-factory = Ein Produktionspunkt mehr je Million Menschen.
cosair-note-biosphere = Erhöht die Höchstbevölkerung auf fünf Millionen.
cosair-note-barracks = Angreifer brauchen doppelt so viele Transporter. Transporter kosten hier weniger.
cosair-note-medicenter = Die Bevölkerung wächst jede Runde um 6.000 mehr.
cosair-note-starbase = Hier stationierte Kreuzer verteidigen mit einem Punkt mehr. Kreuzer und Frachter kosten hier weniger.
cosair-preset-grow = Wachsen
cosair-preset-settle = Siedeln
cosair-preset-trade = Handeln
cosair-preset-guard = Verteidigen
cosair-preset-strike = Angreifen

## Technologien

cosair-tech-autofabrication = Autofabrikation
cosair-tech-biomodelling = Biomodellierung
cosair-tech-armoured_cruiser = Panzerkreuzer
cosair-tech-conscript_army = Wehrpflicht
cosair-tech-space_mines = Raumminen
cosair-tech-fusion_drive = Fusionsantrieb
cosair-tech-assault_cruiser = Sturmkreuzer
cosair-tech-security_network = Sicherheitsnetz
cosair-tech-modern_medicine = Moderne Medizin
cosair-tech-orbital_engineering = Orbitaltechnik
cosair-about-autofabrication = Erlaubt Fabriken: ein Produktionspunkt mehr je volle Million Menschen.
cosair-about-biomodelling = Erlaubt Biosphären: Platz für eine fünfte Million Menschen.
cosair-about-armoured_cruiser = Alle deine Kreuzer bekommen einen Verteidigungspunkt mehr.
cosair-about-conscript_army = Erlaubt Kasernen: Angreifer brauchen doppelt so viele Transporter, deine eigenen kosten weniger, und Unruhen enden eher.
cosair-about-space_mines = Erlaubt Minenpaare im Orbit. Sie treffen nur Angreifer.
cosair-about-fusion_drive = Flüge dauern vier statt fünf Runden je Feld.
cosair-about-assault_cruiser = Alle deine Kreuzer bekommen einen Angriffspunkt mehr.
cosair-about-security_network = Verdreifacht deine Spionageabwehr.
cosair-about-modern_medicine = Erlaubt Medizinzentren: Wachstum von 18.000 statt 12.000 pro Runde.
cosair-about-orbital_engineering = Erlaubt Sternenbasen: bessere Verteidigung, billigere Kreuzer und Frachter.

## Aufträge für Agenten

cosair-mission-planet_info = Planeten ausspähen
cosair-mission-nation_info = Nation ausspähen
cosair-mission-sabotage = Sabotage
cosair-mission-unrest = Unruhen schüren
cosair-mission-hijack = Frachter entführen
cosair-effect-planet_info = Meldet Bevölkerung, Gebäude, Anzahl der Schiffe und ob es Minen gibt.
cosair-effect-nation_info = Meldet Gold, Technologien, aktive Frachter und die Ränge der Agenten.
cosair-effect-sabotage = Blockiert die Produktion des Planeten.
cosair-effect-unrest = Löst Unruhen aus: langsameres Wachstum und weniger Produktion.
cosair-effect-hijack = Einer der Frachter wechselt zu dir.

## Was du tun sollst

cosair-asked-aim = Wähle einen Zielplaneten auf der Karte. Esc bricht ab.
cosair-asked-none = Runde { $turn }: keine neuen Befehle.
cosair-asked-drafted = { $n ->
    [one] Runde { $turn }: 1 neuer Befehl.
   *[other] Runde { $turn }: { $n } neue Befehle.
  }
cosair-asked-sent = { $n ->
    [0] Runde { $turn }: Du hast die Runde ohne Befehle beendet. Bis zur Auswertung kannst du noch Befehle geben.
    [one] Runde { $turn }: 1 Befehl gesendet. Du kannst ihn bis zur Auswertung ändern.
   *[other] Runde { $turn }: { $n } Befehle gesendet. Du kannst sie bis zur Auswertung ändern.
  }
cosair-asked-changed = Runde { $turn }: Diese Befehle weichen von den gesendeten ab.
cosair-commit = Runde { $turn } beenden
cosair-commit-orders = { $n ->
    [one] Runde { $turn } beenden (1 Befehl)
   *[other] Runde { $turn } beenden ({ $n } Befehle)
  }
cosair-commit-sent = { $n ->
    [0] Runde beendet
    [one] Befehl gesendet
   *[other] Befehle gesendet
  }
cosair-commit-again = { $n ->
    [0] Alle Befehle zurückziehen
    [one] Stattdessen 1 Befehl senden
   *[other] Stattdessen { $n } Befehle senden
  }
cosair-out-eliminated = Du hast deinen letzten Planeten verloren. Die anderen spielen weiter. Am Ende der Partie wird alles aufgedeckt.
cosair-out-resigned = Du hast aufgegeben. Die anderen spielen weiter. Am Ende der Partie wird alles aufgedeckt.
cosair-heed = { $n ->
    [one] { $nations } { $missing ->
        [one] fehlt noch 1 Potenzialpunkt
       *[other] fehlen noch { $missing } Potenzialpunkte
    } zum Sieg.
   *[other] { $nations } { $missing ->
        [one] fehlt jeweils noch 1 Potenzialpunkt
       *[other] fehlen jeweils noch { $missing } Potenzialpunkte
    } zum Sieg.
  }
cosair-brief-title = Potenzial:
cosair-status-eliminated = ausgeschieden
cosair-status-resigned = aufgegeben
cosair-seat-potential = <small>Potenzial</small> <b>{ $n }</b>
cosair-seat-planets = { $n ->
    [one] 1 Planet
   *[other] { $n } Planeten
  }
cosair-key-idle = Nächster Planet ohne Bauauftrag
cosair-key-agent = Nächster freier Agent
cosair-key-own = Nächster eigener Planet
cosair-tab-orders = Befehle
cosair-tab-map = Karte
cosair-tab-result = Ergebnis
cosair-tab-empire = Reich
cosair-tab-spies = Spione
cosair-tab-nations = Nationen
cosair-tab-news = Neues

## Die Leiste über der Karte

cosair-strip-turn = <b>Runde { $turn }</b>
cosair-strip-turn-of = <b>Runde { $turn }</b> <small>von { $most }</small>
cosair-strip-over = <b>Partie beendet</b> <small>{ $n ->
    [one] nach 1 Runde
   *[other] nach { $n } Runden
  }</small>
cosair-strip-nation = Deine Nation
cosair-strip-gold = Gold
cosair-strip-command = Schiffe
cosair-strip-research-word = Forschung
cosair-strip-command-note = Schiffe und aktive Frachter, von deinen Kommandopunkten
cosair-strip-command-over = { $n ->
    [one] 1 Schiff über dem Kommandolimit: { $gold } Gold pro Runde
   *[other] { $n } Schiffe über dem Kommandolimit: { $gold } Gold pro Runde
  }
cosair-strip-researched = Alles erforscht
cosair-strip-no-research = Keine Forschung
cosair-strip-research = { $n } von { $cost } Punkten
cosair-strip-research-left = { $left ->
    [one] { $n } von { $cost } Punkten, noch 1 Runde
   *[other] { $n } von { $cost } Punkten, noch { $left } Runden
  }
cosair-strip-research-bar = Forschung an { $tech }: { $n } von { $cost } Punkten
cosair-strip-research-bar-idle = Keine Forschung gewählt: { $n } von { $cost } Punkten
cosair-short-tax = Steuern { $gold }
cosair-short-interest = Zinsen { $gold }
cosair-short-buildings = Gebäude { $gold }
cosair-short-agents = Agenten { $gold }
cosair-short-ships = Schiffe { $gold }
cosair-short-rush = Eilproduktion { $gold }
cosair-short-none = keine Einnahmen oder Kosten

## Das Rennen

cosair-goal-own = { $ratio ->
    [200] Ziel: das Doppelte des Zweiten, <b>{ $n } von { $line }</b>
   *[other] Ziel: { $ratio } % des Zweiten, <b>{ $n } von { $line }</b>
  }
cosair-goal-leader = { $ratio ->
    [200] Ziel: das Doppelte des Zweiten. { $nation } hat <b>{ $n } von { $line }</b>
   *[other] Ziel: { $ratio } % des Zweiten. { $nation } hat <b>{ $n } von { $line }</b>
  }
cosair-goal-bar = { $n } von { $line } Potenzial, die zum Sieg nötig sind
cosair-goal-rules = Regeln
cosair-limit = { $left ->
    [one] Dies ist die letzte Runde. Das höchste Potenzial gewinnt;
   *[other] Noch { $left } Runden. Dann gewinnt das höchste Potenzial;
  } { $n ->
    [one] { $nations } führt mit { $potential }.
   *[other] { $nations } liegen mit { $potential } gleichauf und teilen sich dann den ersten Platz.
  }
cosair-leaders = { $n } Nationen
cosair-race-lead = { $leader } führt mit { $first }; { $next } hat { $second }.
cosair-race-tied = { $nations } führen gemeinsam mit { $potential }.
cosair-race-goal = Die Partie endet bei { $line } ({ $ratio } % des zweiten Platzes): noch { $missing }.
cosair-race-reached = { $line } ({ $ratio } % des zweiten Platzes) beendet die Partie.
cosair-race-picture = Potenzial. { $race }
cosair-race-bars = Potenzial: { $list }. { $race }
cosair-race-line = Ende bei { $line }

## Die Karte

cosair-chart-yours = { $planet } (deiner)
cosair-chart-theirs = { $planet } ({ $nation })
cosair-chart-seen = { $n ->
    [one] { $people } und 1 Schiff, gesehen in Runde { $turn }
   *[other] { $people } und { $n } Schiffe, gesehen in Runde { $turn }
  }
cosair-chart-idle = Bauliste leer
cosair-chart-way = { $n ->
    [one] 1 Runde von { $planet }
   *[other] { $n } Runden von { $planet }
  }
cosair-chart-ships-seen = { $n ->
    [one] 1 Schiff (R{ $turn })
   *[other] { $n } Schiffe (R{ $turn })
  }
cosair-chart-turn = R{ $turn }
cosair-chart-arrives = R{ $turn }, in { $left }
cosair-chart-fleets = { $n } Flotten, { $ships } Schiffe
cosair-chart-next = nächste Ankunft R{ $turn }
cosair-chart-cruisers = { $n }K
cosair-chart-transports = { $n }T
cosair-chart-hint = { $n ->
    [one] 1 Runde, Ankunft in Runde { $turn }
   *[other] { $n } Runden, Ankunft in Runde { $turn }
  }

## Die Befehle

cosair-need-other = Etwas braucht deine Aufmerksamkeit
cosair-desk-orders = Deine Befehle
cosair-desk-no-orders = Noch keine Befehle. Baulisten, Steuern, Forschung und Flüge laufen von selbst weiter. Du kannst die Runde ohne Befehle beenden.
cosair-desk-no-orders-alone = Noch keine Befehle. Wähle auf der Karte einen deiner Planeten, oder ändere hier Steuer und Forschung.
cosair-desk-cancel = Befehl zurücknehmen
cosair-desk-cancel-one = Befehl zurücknehmen: { $order }
cosair-desk-clear = Alle Befehle zurücknehmen
cosair-desk-back = ‹ Alle Befehle
cosair-desk-choose = Wähle einen Planeten auf der Karte, um zu lesen, was über ihn bekannt ist.
cosair-need-empty_queue = { $planet } hat nichts zu bauen
cosair-need-no_research = Keine Forschung gewählt
cosair-need-colony_ship = { $planet } hat ein Kolonieschiff bereit
cosair-need-free_agent = { $agent } ist frei
cosair-need-recruit = Kein Agent in Ausbildung
cosair-need-debt = Deine Staatskasse ist im Minus
cosair-stop-settlers = { $planet } hat genug Einwohner für ein Kolonieschiff.
cosair-order-set_tax = Steuersatz { $rate } %
cosair-order-set_research = { $tech } erforschen
cosair-order-queue = { $planet } baut: { $items }
cosair-order-queue-repeat = { $planet } baut: { $items } (wiederholt)
cosair-order-queue-empty = { $planet } baut nichts
cosair-order-queue-run = { $n } × { $item }
cosair-order-rush-on = { $planet }: Eilproduktion an
cosair-order-rush-off = { $planet }: Eilproduktion aus
cosair-order-send_fleet = { $ships } von { $from } nach { $to }
cosair-order-colonise = { $n ->
    [one] Kolonieschiff von { $planet } mit 1 Kreuzer
   *[other] Kolonieschiff von { $planet } mit { $n } Kreuzern
  }
cosair-order-recruit_agent = Agenten ausbilden
cosair-order-resign = Aufgeben
cosair-order-other = Befehl
cosair-agent-order-planet_info = { $agent }: { $planet } ausspähen
cosair-agent-order-nation_info = { $agent }: die Nation von { $planet } ausspähen
cosair-agent-order-sabotage = { $agent }: { $planet } sabotieren
cosair-agent-order-unrest = { $agent }: Unruhen auf { $planet } schüren
cosair-agent-order-hijack = { $agent }: einen Frachter bei { $planet } entführen

## Ein Planet

cosair-planet-capital = Hauptplanet
cosair-planet-people = Bevölkerung
cosair-planet-full = Höchststand erreicht
cosair-planet-growth = { $growth } pro Runde, höchstens { $limit } Mio.
cosair-planet-production = Produktion
cosair-planet-points = { $n ->
    [one] 1 <small>Punkt pro Runde, { $stock } auf Lager</small>
   *[other] { $n } <small>Punkte pro Runde, { $stock } auf Lager</small>
  }
cosair-planet-orbit = Im Orbit
cosair-planet-defence = { $need ->
    [one] { $points } Verteidigungspunkte, 1 Transporter zur Eroberung nötig
   *[other] { $points } Verteidigungspunkte, { $need } Transporter zur Eroberung nötig
  }
cosair-planet-unrest = <b>Unruhen</b>: langsameres Wachstum und weniger Produktion
cosair-planet-unrest-ends = <b>Unruhen</b>: langsameres Wachstum und weniger Produktion. Sie enden jede Runde mit { $chance } % Wahrscheinlichkeit.
cosair-planet-jam = <b>Blockiert</b>: Es wird nichts gebaut
cosair-planet-jam-ends = <b>Blockiert</b>: Es wird nichts gebaut. Die Blockade endet jede Runde mit { $chance } % Wahrscheinlichkeit.
cosair-planet-queue = Bauliste
cosair-planet-queue-empty = Die Bauliste ist leer: Die Produktion dieser Runde verfällt.
cosair-planet-queue-full = Eine Bauliste fasst höchstens { $n } Einträge.
cosair-planet-queue-clear = Bauliste leeren
cosair-planet-queue-done = { $n ->
    [one] fertig in 1 Runde
   *[other] fertig in { $n } Runden
  }
cosair-planet-queue-never = bei diesem Tempo nie
cosair-planet-queue-grip = { $item }, { $i } von { $n }. Pfeiltasten verschieben, Entf entfernt.
cosair-planet-queue-grip-done = { $item }, { $i } von { $n }, { $done }. Pfeiltasten verschieben, Entf entfernt.
cosair-planet-queue-grip-note = Ziehen oder mit den Pfeiltasten verschieben
cosair-planet-queue-remove = Entfernen
cosair-planet-queue-remove-one = { $item } entfernen, { $i }
cosair-planet-add = Zur Bauliste hinzufügen
cosair-planet-presets = Vorlagen
cosair-planet-repeat = Schiffe und Minen wiederholen
cosair-planet-rush = { $n ->
    [one] Eilproduktion: 1 Punkt mehr für 1 Gold pro Runde
   *[other] Eilproduktion: { $n } Punkte mehr für { $n } Gold pro Runde
  }
cosair-planet-builds = Baut: { $items }
cosair-planet-builds-repeat = Baut: { $items } (wiederholt)
cosair-planet-send = Schiffe von hier senden
cosair-planet-send-aim = Ziel auf der Karte wählen
cosair-planet-bring = Schiffe hierher holen
cosair-settle = Neue Kolonie
cosair-settle-cost = { $n ->
    [one] { $gold } Gold, eine Million Menschen und der Geleitschutz gehen jetzt ab. Sie landen in 1 Runde auf einem freien Feld neben einem deiner Planeten.
   *[other] { $gold } Gold, eine Million Menschen und der Geleitschutz gehen jetzt ab. Sie landen in { $n } Runden auf einem freien Feld neben einem deiner Planeten.
  }
cosair-settle-escort = Geleitschutz (Kreuzer)
cosair-settle-send = Kolonieschiff senden
cosair-grounded-no_colony_ship = Von hier kannst du keine Kolonie gründen: Kein Kolonieschiff ist bereit.
cosair-grounded-not_enough_people = Von hier kannst du keine Kolonie gründen: Der Planet braucht mindestens zwei Millionen Menschen.
cosair-grounded-not_enough_ships = Von hier kannst du keine Kolonie gründen: Du brauchst hier einen Kreuzer als Geleitschutz.
cosair-grounded-no_colonisations_left = Du kannst keine weitere Kolonie gründen: Alle neun sind schon gestartet.
cosair-grounded-map_full = Du kannst keine weitere Kolonie gründen: Kein Feld ist frei.
cosair-grounded-other = Von hier kannst du gerade keine Kolonie gründen.
cosair-report-mines = Minen
cosair-report-no-mines = keine Minen
cosair-report-age = { $n ->
    [0] Runde { $turn }, gerade eben
    [one] Runde { $turn }, vor 1 Runde
   *[other] Runde { $turn }, vor { $n } Runden
  }
cosair-report-none = Noch keiner deiner Agenten hat diesen Planeten ausgespäht.

## Flotten

cosair-fleet-to = Schiffe nach { $planet }
cosair-fleet-attack = Angriff auf { $nation }
cosair-fleet-none = Auf keinem anderen Planeten hast du verfügbare Schiffe.
cosair-fleet-from = Von
cosair-fleet-source = { $n ->
    [one] { $planet }, 1 Runde
   *[other] { $planet }, { $n } Runden
  }
cosair-fleet-cruisers = Kreuzer
cosair-fleet-transports = Transporter
cosair-fleet-time = { $n ->
    [one] Flugzeit 1 Runde, Ankunft in Runde { $turn }. Flotten lassen sich nicht zurückrufen.
   *[other] Flugzeit { $n } Runden, Ankunft in Runde { $turn }. Flotten lassen sich nicht zurückrufen.
  }
cosair-fleet-send = { $n ->
    [0] Wähle Schiffe aus
    [one] 1 Schiff senden
   *[other] { $n } Schiffe senden
  }
cosair-attack-unknown = { $n ->
    [one] Dein Kreuzer greift mit { $points } Punkten an. Die Verteidigung ist unbekannt: Keiner deiner Agenten hat diesen Planeten ausgespäht.
   *[other] Deine { $n } Kreuzer greifen mit { $points } Punkten an. Die Verteidigung ist unbekannt: Keiner deiner Agenten hat diesen Planeten ausgespäht.
  }
cosair-attack-odds = { $n ->
    [0] <b>{ $own }</b> Punkte gegen <b>{ $theirs }</b>. In Runde { $turn } waren keine Schiffe zu sehen; das gilt, wenn seither keine dazugekommen sind.
    [one] <b>{ $own }</b> Punkte gegen <b>{ $theirs }</b>, wenn das eine Schiff aus Runde { $turn } ein Kreuzer ist ({ $each } Punkte) und keine dazukommen.
   *[other] <b>{ $own }</b> Punkte gegen <b>{ $theirs }</b>, wenn alle { $n } Schiffe aus Runde { $turn } Kreuzer sind (je { $each } Punkte) und keine dazukommen.
  }
cosair-attack-no-cruiser = Ohne Kreuzer kann niemand landen, und die Flotte geht verloren.
cosair-attack-even = Gleichstand: Beide Flotten werden vernichtet, und der Planet hält stand.
cosair-attack-lost = Du würdest die ganze Flotte verlieren.
cosair-attack-won = Du würdest ohne Verluste gewinnen.
cosair-attack-won-losing = { $n ->
    [one] Du würdest gewinnen und 1 Kreuzer verlieren.
   *[other] Du würdest gewinnen und { $n } Kreuzer verlieren.
  }
cosair-attack-people = Erwartete Bevölkerung bei der Ankunft: { $n } Mio.
cosair-attack-mines = Hier wurden Minen gesehen. Jede kann vorher mit 60 % Wahrscheinlichkeit einen Kreuzer zerstören.
cosair-landing-enough = { $need ->
    [one] Du brauchst 1 Transporter und sendest { $n }: Du würdest den Planeten erobern.
   *[other] Du brauchst { $need } Transporter und sendest { $n }: Du würdest den Planeten erobern.
  }
cosair-landing-few = { $n ->
    [one] Du brauchst { $need } Transporter. Dein einziger Transporter ginge verloren.
   *[other] Du brauchst { $need } Transporter. Deine { $n } Transporter gingen verloren.
  }
cosair-landing-raid = { $need ->
    [one] Ein Überfall ohne Landung. 1 Transporter würde den Planeten erobern.
   *[other] Ein Überfall ohne Landung. { $need } Transporter würden den Planeten erobern.
  }

## Agenten

cosair-mission-form = Spionage
cosair-mission-no-agent = Du hast keine freien Agenten.
cosair-mission-agent = Agent
cosair-mission-agent-option = { $n ->
    [one] { $agent }, Rang { $rank }, 1 Runde
   *[other] { $agent }, Rang { $rank }, { $n } Runden
  }
cosair-mission-label = Auftrag
cosair-mission-risk = { $mission }: Grundrisiko { $risk } %
cosair-mission-chance = { $mission }: scheitert mit { $chance } % Wahrscheinlichkeit
cosair-mission-basis = Diese Werte beruhen auf dem Bericht aus Runde { $turn }.
cosair-mission-send = Agenten senden
cosair-spies-agents = Agenten
cosair-spies-none = Noch keine Agenten. Im Ausland spähen, sabotieren und stehlen sie. Zu Hause schützen sie vor feindlichen Agenten.
cosair-spies-private = Nur wer diese Nation spielt, sieht ihre Agenten und Berichte.
cosair-agent-rank = Rang { $rank }
cosair-agent-rank-of = Rang { $rank } von 5
cosair-agent-home = frei auf <planet>{ $planet }</planet>
cosair-agent-back = Rückflug nach <planet>{ $planet }</planet>, Ankunft { $arrival }
cosair-agent-out = Flug nach <planet>{ $planet }</planet>, Ankunft { $arrival }: { $mission }
cosair-agent-ordered = beauftragt für { $planet }: { $mission }
cosair-agent-cancel = Befehl für { $agent } zurücknehmen
cosair-agent-target = Ziel von { $agent }
cosair-agent-target-option = { $n ->
    [one] { $planet }, 1 Runde
   *[other] { $planet }, { $n } Runden
  }
cosair-agent-target-seen = { $n ->
    [one] { $planet }, 1 Runde, Bericht aus Runde { $turn }
   *[other] { $planet }, { $n } Runden, Bericht aus Runde { $turn }
  }
cosair-agent-mission = Auftrag von { $agent }
cosair-train = { $agent } ausbilden (10 Runden)
cosair-train-ordered = Ausbildung von { $agent } beginnt in dieser Runde
cosair-train-under-way = { $agent } beendet die Ausbildung { $arrival }.
cosair-train-all = Du hast alle 26 Agenten ausgebildet.
cosair-train-left = noch { $n } von 26; jeder kostet 1 Gold pro Runde
cosair-reports = Berichte
cosair-reports-none = Noch keine Berichte. Lass einen Agenten einen Planeten oder eine Nation ausspähen.
cosair-report-owner = gehörte damals { $nation }
cosair-report-nation = { $freighters ->
    [one] { $gold } Gold, 1 aktiver Frachter, Ränge der Agenten zusammen { $ranks }, { $techs }
   *[other] { $gold } Gold, { $freighters } aktive Frachter, Ränge der Agenten zusammen { $ranks }, { $techs }
  }
cosair-report-no-techs = keine Technologien

## Reich

cosair-empire-private = Nur wer diese Nation spielt, kann das sehen.
cosair-tax = Steuern
cosair-tax-fixed = Du kennst alle Technologien: Der Steuersatz bleibt bei 100 %, und alles wird zu Gold.
cosair-tax-rate = Steuersatz (%)
cosair-tax-yield = { $points ->
    [one] 1 Handelspunkt: <b>{ $gold } Gold</b> und <b>{ $research } Forschung</b> pro Runde.
   *[other] { $points } Handelspunkte: <b>{ $gold } Gold</b> und <b>{ $research } Forschung</b> pro Runde.
  }
cosair-research = Forschung
cosair-research-known = Bekannt: { $techs }.
cosair-research-all = Du kennst alle zehn Technologien.
cosair-research-bar = Forschung: { $n } von { $cost } Punkten
cosair-research-idle = { $n } von { $cost } Punkten. Die Punkte sammeln sich, bis du wählst. Ein Wechsel kostet nichts.
cosair-research-pace = { $left ->
    [one] { $n } von { $cost } Punkten, fertig in 1 Runde. Ein Wechsel kostet nichts.
   *[other] { $n } von { $cost } Punkten, fertig in { $left } Runden. Ein Wechsel kostet nichts.
  }
cosair-dry = Bald fertig
cosair-dry-none = Nichts wird bald fertig.
cosair-dry-now = jetzt
cosair-dry-in = { $n ->
    [one] in 1 Runde
   *[other] in { $n } Runden
  }
cosair-dry-list = { $planet }: Bauliste endet
cosair-dry-tech = { $tech } ist erforscht
cosair-dry-agent = { $agent } ist ausgebildet
cosair-economy = Wirtschaft
cosair-ledger = Gold der kommenden Runde
cosair-ledger-before = Staatskasse
cosair-ledger-after = Nach dieser Runde
cosair-ledger-tax = Steuern
cosair-ledger-interest = Zinsen
cosair-ledger-buildings = Gebäude
cosair-ledger-agents = Agenten
cosair-ledger-ships = Schiffe über dem Kommandolimit
cosair-ledger-rush = Eilproduktion
cosair-penalty = { $n ->
    [one] Deine Schulden kosten 1 Produktionspunkt je Million Menschen.
   *[other] Deine Schulden kosten { $n } Produktionspunkte je Million Menschen.
  }
cosair-fact-trade = Handelspunkte
cosair-fact-people = Bevölkerung
cosair-fact-freighters = Aktive Frachter
cosair-fact-of = { $n } von { $all }
cosair-fact-ships = Schiffe
cosair-fact-command = { $n } von { $all } Kommandopunkten
cosair-fact-colony = Nächste Kolonie
cosair-fact-colony-cost = { $gold } Gold, noch { $left } möglich
cosair-fact-colony-none = keine mehr möglich
cosair-fact-spies = Spionageabwehr
cosair-fact-offence = Angriffspunkte je Kreuzer
cosair-fact-defence = Verteidigungspunkte je Kreuzer
cosair-own-planets = Planeten
cosair-own-planets-table = Deine Planeten
cosair-column-planet = Planet
cosair-column-million = Mio.
cosair-column-points = Punkte
cosair-column-builds = Baut
cosair-builds-in = { $n ->
    [one] { $item } in 1 Runde
   *[other] { $item } in { $n } Runden
  }
cosair-builds-nothing = nichts

## Nationen

cosair-nations = { $turn ->
    [end] Nationen am Ende der Partie
   *[other] Nationen zu Beginn von Runde { $turn }
  }
cosair-column-rank = Rang
cosair-column-nation = Nation
cosair-column-planets = Planeten
cosair-column-potential = Potenzial
cosair-left-eliminated = ausgeschieden (Runde { $turn })
cosair-left-resigned = aufgegeben (Runde { $turn })
cosair-seen-nation = Runde { $turn }: { $gold } Gold
cosair-seen-nation-techs = Runde { $turn }: { $gold } Gold, { $techs }
cosair-lapse = Zeitraffer
cosair-lapse-play = Abspielen
cosair-lapse-pause = Anhalten
cosair-lapse-slider = Runde
cosair-lapse-turn = Runde { $turn }
cosair-lapse-end = Ende
cosair-lapse-value = { $turn }. { $race }
cosair-graph-potential = Potenzial
cosair-graph-planets = Planeten
cosair-foreign = Fremde Planeten ({ $n })
cosair-foreign-table = Fremde Planeten
cosair-column-owner = Besitzer
cosair-column-square = Feld
cosair-column-report = Letzter Bericht
cosair-seen-planet = { $n ->
    [one] Runde { $turn }: { $people }, 1 Schiff
   *[other] Runde { $turn }: { $people }, { $n } Schiffe
  }

## Meldungen

cosair-news-filters = Meldungen filtern
cosair-news-filter-all = Alle
cosair-news-filter-mine = Meine Nation
cosair-news-filter-war = Krieg
cosair-news-filter-spies = Spione
cosair-news-filter-works = Produktion
cosair-news-filter-public = Öffentlich
cosair-news-list = Meldungen, neueste Runde zuerst
cosair-news-none = Noch keine Meldungen dieser Art.
cosair-news-turn = Runde { $turn }
cosair-news-jump = Karte nach dieser Runde zeigen
cosair-news-older = Ältere Meldungen zeigen
cosair-news-show = Zeigen
cosair-news-show-planet = Zeigen: { $planet }
cosair-news-latest = Letzte Runde
cosair-news-latest-label = Ereignisse der letzten Runde
cosair-news-rest = Abgeschlossen <small>({ $n })</small>
cosair-news-all = Alle Meldungen zeigen

## Das Protokoll

cosair-tale-orders =
    { $n ->
        [one] { $nation } hat 1 Befehl gegeben.
       *[other] { $nation } hat { $n } Befehle gegeben.
    }
cosair-tale-built = { $item ->
    [cruiser] { $planet } hat einen Kreuzer gebaut.
    [transport] { $planet } hat einen Transporter gebaut.
    [freighter] { $planet } hat einen Frachter gebaut.
    [colony_ship] { $planet } hat ein Kolonieschiff bereit.
    [mines] { $planet } hat ein Minenpaar gelegt.
    [factory] { $planet } hat seine Fabrik gebaut.
    [biosphere] { $planet } hat seine Biosphäre gebaut.
    [barracks] { $planet } hat seine Kaserne gebaut.
    [medicenter] { $planet } hat sein Medizinzentrum gebaut.
    [starbase] { $planet } hat seine Sternenbasis gebaut.
   *[other] { $planet } hat etwas fertiggestellt.
  }
cosair-tale-queue_empty = { $planet } hat nichts mehr zu bauen.
cosair-tale-researched = { $nation } hat { $tech } erforscht.
cosair-tale-unrest_begun = Auf { $planet } sind Unruhen ausgebrochen.
cosair-tale-jam_begun = { $planet } ist blockiert: Dort wird nichts gebaut.
cosair-tale-unrest_ended = Die Unruhen auf { $planet } sind vorbei.
cosair-tale-jam_ended = { $planet } produziert wieder: Die Blockade ist vorbei.
cosair-tale-hijacked = { $n ->
    [one] 1 Frachter ist verschwunden.
   *[other] { $n } Frachter sind verschwunden.
  }
cosair-tale-recruited = { $agent } ist ausgebildet und steht auf { $planet } bereit.
cosair-tale-agent_home = { $agent } ist zurück, auf { $planet }.
cosair-tale-founded =
    { $own ->
        [true] Deine Siedler haben { $planet } gegründet. Ihr Geleitschutz ist dort stationiert.
       *[false] Siedler von { $nation } haben { $planet } gegründet. Ihr Geleitschutz ist dort stationiert.
    }
cosair-tale-returned_colony = Die Karte ist voll. Die Siedler sind zurück auf { $planet }, mit dem Gold, das sie gekostet haben.
cosair-tale-landed = Eine Flotte hat { $planet } erreicht: { $ships }.
cosair-tale-new = { $nation } hat { $planet } gegründet.
cosair-tale-owner = { $nation } hat { $planet } erobert. Der Planet gehörte { $from }.
cosair-tale-battle = { $attacker } greift { $planet } an: { $ships }. { $defender } verteidigt: { $defence }.
cosair-tale-battle-mines = { $n ->
    [0] Die Minen treffen nichts.
    [one] Minen zerstören 1 Kreuzer.
   *[other] Minen zerstören { $n } Kreuzer.
  }
cosair-tale-battle-taken = { $attacker } erobert den Planeten. Von der Flotte bleiben: { $ships }. Unruhen und eine Blockade beginnen.
cosair-tale-battle-beaten = { $attacker } siegt im All, aber die Landung scheitert: Nötig waren { $need } Transporter. Es kehren zurück: { $ships }.
cosair-tale-battle-raid = { $attacker } siegt im All, ohne zu landen. Es kehren zurück: { $ships }.
cosair-tale-battle-held = { $defender } hält den Planeten. Von der Verteidigung bleiben: { $ships }.
cosair-tale-mission-success = { $agent } auf { $planet }: { $mission }. Der Auftrag ist unbemerkt gelungen.
cosair-tale-mission-fled = { $agent } auf { $planet }: { $mission }. Der Agent wurde entdeckt und ist geflohen.
cosair-tale-mission-caught = { $agent } auf { $planet }: { $mission }. Der Agent wurde entdeckt und gefasst.
cosair-tale-discovered-fled = Ein Agent von { $nation } wurde auf { $planet } entdeckt und ist geflohen. Sein Auftrag: { $mission }.
cosair-tale-discovered-caught = Ein Agent von { $nation } wurde auf { $planet } gefasst. Sein Auftrag: { $mission }.
cosair-tale-out = { $nation } hat den letzten Planeten verloren.
cosair-tale-resigned = { $nation } hat aufgegeben. Die Planeten bleiben und verteidigen sich.
cosair-tale-end-superiority = Die Partie endet durch Überlegenheit, mit Potenzialen von { $first } und { $second }.
cosair-tale-end-last_nation = Die Partie endet: Nur eine Nation ist übrig.
cosair-tale-end-turn_limit = Die Partie endet nach der letzten Runde, mit Potenzialen von { $first } und { $second }.
cosair-tale-end-agreement = Die Partie endet mit einem vereinbarten Remis.
cosair-tale-end-abandoned = Die Partie wurde abgebrochen.

## Das Ende

cosair-end-none = Die Partie ist beendet.
cosair-end-won-superiority = { $winner } gewinnt mit einem Potenzial von { $first } gegen { $second }.
cosair-end-won-last_nation = { $winner } gewinnt als letzte verbliebene Nation.
cosair-end-won-turn_limit = { $winner } gewinnt mit dem höchsten Potenzial beim Rundenlimit.
cosair-end-won-agreement = { $winner } gewinnt nach Vereinbarung.
cosair-end-won-abandoned = { $winner } gewinnt: Die Partie wurde abgebrochen.
cosair-end-won-other = { $winner } gewinnt.
cosair-end-shared-superiority = { $winners } teilen sich den ersten Platz mit einem Potenzial von { $first }.
cosair-end-shared-last_nation = { $winners } teilen sich den ersten Platz: Keine Nation ist übrig.
cosair-end-shared-turn_limit = { $winners } teilen sich den ersten Platz beim Rundenlimit.
cosair-end-shared-agreement = { $winners } teilen sich den ersten Platz nach Vereinbarung.
cosair-end-shared-abandoned = { $winners } teilen sich den ersten Platz: Die Partie wurde abgebrochen.
cosair-end-shared-other = { $winners } teilen sich den ersten Platz.
cosair-you-won-superiority = Du hast mit einem Potenzial von { $first } gegen { $second } gewonnen.
cosair-you-won-last_nation = Du hast als letzte verbliebene Nation gewonnen.
cosair-you-won-turn_limit = Du hast mit dem höchsten Potenzial beim Rundenlimit gewonnen.
cosair-you-won-agreement = Du hast nach Vereinbarung gewonnen.
cosair-you-won-abandoned = Du hast gewonnen: Die Partie wurde abgebrochen.
cosair-you-won-other = Du hast gewonnen.

## Fehler

cosair-review-fleet_beaten = Die Flotte nach { $planet } war zu schwach: { $ships }. { $seen ->
    [one] Der letzte Bericht zählte dort { $seen } Schiff.
   *[other] Der letzte Bericht zählte dort { $seen } Schiffe.
  }
cosair-review-fleet_beaten-unseen = Die Flotte nach { $planet } war zu schwach: { $ships }. Kein Agent hatte den Planeten ausgespäht.
cosair-review-ships_needed = Die Schiffe, die { $planet } verließen, wurden dort gebraucht: { $ships }.
cosair-review-not_taken = { $planet } konnte erobert werden mit: { $ships }. { $seen ->
    [one] Der letzte Bericht zählte dort { $seen } Schiff.
   *[other] Der letzte Bericht zählte dort { $seen } Schiffe.
  }
cosair-review-left_open = { $n ->
    [0] { $planet } stand Angriffen offen: Kein Kreuzer bewachte den Planeten.
    [one] { $planet } stand Angriffen offen: Nur { $n } Kreuzer bewachte den Planeten.
   *[other] { $planet } stand Angriffen offen: Nur { $n } Kreuzer bewachten den Planeten.
  }
cosair-review-colony_idle = Ein Kolonieschiff auf { $planet } war bereit, eine Kolonie zu gründen.
cosair-review-idle = { $n ->
    [one] { $planet } hatte nichts zu bauen.
   *[other] { $n } Planeten hatten nichts zu bauen, darunter { $planet }.
  }
cosair-review-build = Besser wäre gewesen, auf { $planet } zu bauen: { $item }.
cosair-review-tax = Die Nation geriet in Schulden. Besser wäre gewesen, die Steuer auf { $rate } % zu erhöhen.
cosair-review-other = Andere Befehle führten zu einem höheren Potenzial.
