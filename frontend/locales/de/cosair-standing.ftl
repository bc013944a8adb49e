# CoSAIR: Dauerbefehle und Statthalter (games/cosair/standing*.js).

cosair-standing-count = Dauerbefehle <small>({ $n })</small>
cosair-standing-about = Diese Befehle werden zu Beginn jeder Runde für dich entworfen. Du kannst jeden Entwurf vor dem Abschicken ändern.
cosair-standing-empty = Noch keine Dauerbefehle. Beispiel: „Agenten spähen die nächsten Planeten aus“ schickt freie Agenten automatisch wieder los.
cosair-standing-full = Du kannst höchstens { $n } Dauerbefehle haben.
cosair-standing-here = Dauerbefehle für diesen Planeten
cosair-standing-mark = Dauerbefehl

## Eine Regel hinzufügen

cosair-standing-add = Dauerbefehl hinzufügen
cosair-standing-add-set = Vorgeschlagene Auswahl übernehmen
cosair-standing-add-govern = Statthalter einsetzen
cosair-standing-add-govern-all = Alle Planeten verwalten
cosair-standing-add-repeat = Diese Liste wiederholen
cosair-standing-add-station = Kreuzer hier behalten
cosair-standing-add-settle = Kolonien gründen
cosair-standing-add-agents = Freie Agenten entsenden
cosair-standing-add-attack = Angreifen, wenn die Stärke reicht
cosair-standing-add-train = Agenten ausbilden
cosair-standing-add-research = Forschung planen

## Regeln in Worten

cosair-standing-repeat = { $planet }: { $items } wiederholen.
cosair-standing-govern = { $planet }: Ein Statthalter baut { $wishes }.
cosair-standing-govern-all = Alle Planeten: Ein Statthalter baut { $wishes }.
cosair-standing-govern-others = Alle übrigen Planeten: Ein Statthalter baut { $wishes }.
cosair-standing-wish-grow = Wachstumsgebäude
cosair-standing-wish-settle = Kolonieschiffe
cosair-standing-wish-cruiser = { $n ->
    [1] Kreuzer
   *[other] { $n } Kreuzer je Durchgang
}
cosair-standing-wish-transport = { $n ->
    [1] Transporter
   *[other] { $n } Transporter je Durchgang
}
cosair-standing-wish-freighter = { $n ->
    [1] Frachter
   *[other] { $n } Frachter je Durchgang
}
cosair-standing-wish-mines = { $n ->
    [1] Minenpaare
   *[other] { $n } Minenpaare je Durchgang
}
cosair-standing-wish-none = nichts
cosair-standing-station = { $n ->
    [one] { $planet }: 1 Kreuzer behalten.
   *[other] { $planet }: { $n } Kreuzer behalten.
  }
cosair-standing-station-to = { $n ->
    [one] { $planet }: 1 Kreuzer behalten und alle anderen Schiffe nach { $goal } schicken.
   *[other] { $planet }: { $n } Kreuzer behalten und alle anderen Schiffe nach { $goal } schicken.
  }
cosair-standing-settle = { $n ->
    [one] Fertige Kolonieschiffe mit 1 Kreuzer losschicken, solange mindestens { $gold } Gold übrig bleibt.
   *[other] Fertige Kolonieschiffe mit { $n } Kreuzern losschicken, solange mindestens { $gold } Gold übrig bleibt.
  }
cosair-standing-settle-debt = { $n ->
    [one] Fertige Kolonieschiffe mit 1 Kreuzer losschicken, solange die Schulden höchstens { $gold } Gold betragen.
   *[other] Fertige Kolonieschiffe mit { $n } Kreuzern losschicken, solange die Schulden höchstens { $gold } Gold betragen.
  }
cosair-standing-agents = { $n ->
    [0] Freie Agenten: „{ $mission }“ beim nächsten fremden Planeten.
    [one] Freie Agenten: „{ $mission }“ beim nächsten fremden Planeten. 1 bleibt zu Hause.
   *[other] Freie Agenten: „{ $mission }“ beim nächsten fremden Planeten. { $n } bleiben zu Hause.
  }
cosair-standing-agents-nation = { $n ->
    [0] Freie Agenten: „{ $mission }“ gegen { $nation }.
    [one] Freie Agenten: „{ $mission }“ gegen { $nation }. 1 bleibt zu Hause.
   *[other] Freie Agenten: „{ $mission }“ gegen { $nation }. { $n } bleiben zu Hause.
  }
cosair-standing-attack = { $n ->
    [0] { $choice ->
            [nearest] Den nächsten Planeten
            [weakest] Den am schwächsten verteidigten Planeten
           *[richest] Den bevölkerungsreichsten Planeten
        } mit mindestens { $margin } % seiner Stärke angreifen.
    [one] { $choice ->
            [nearest] Den nächsten Planeten
            [weakest] Den am schwächsten verteidigten Planeten
           *[richest] Den bevölkerungsreichsten Planeten
        } mit mindestens { $margin } % seiner Stärke angreifen. Auf jedem Planeten bleibt 1 Kreuzer.
   *[other] { $choice ->
            [nearest] Den nächsten Planeten
            [weakest] Den am schwächsten verteidigten Planeten
           *[richest] Den bevölkerungsreichsten Planeten
        } mit mindestens { $margin } % seiner Stärke angreifen. Auf jedem Planeten bleiben { $n } Kreuzer.
  }
cosair-standing-attack-nation = { $n ->
    [0] { $choice ->
            [nearest] Den nächsten Planeten
            [weakest] Den am schwächsten verteidigten Planeten
           *[richest] Den bevölkerungsreichsten Planeten
        } von { $nation } mit mindestens { $margin } % seiner Stärke angreifen.
    [one] { $choice ->
            [nearest] Den nächsten Planeten
            [weakest] Den am schwächsten verteidigten Planeten
           *[richest] Den bevölkerungsreichsten Planeten
        } von { $nation } mit mindestens { $margin } % seiner Stärke angreifen. Auf jedem Planeten bleibt 1 Kreuzer.
   *[other] { $choice ->
            [nearest] Den nächsten Planeten
            [weakest] Den am schwächsten verteidigten Planeten
           *[richest] Den bevölkerungsreichsten Planeten
        } von { $nation } mit mindestens { $margin } % seiner Stärke angreifen. Auf jedem Planeten bleiben { $n } Kreuzer.
  }
cosair-standing-train = { $n ->
    [one] Agenten ausbilden, bis du 1 hast.
   *[other] Agenten ausbilden, bis du { $n } hast.
  }
cosair-standing-research = In dieser Reihenfolge forschen: { $techs }.

## Warum eine Regel nicht befolgt wurde

cosair-standing-why-planet_lost = Der Planet gehört dir nicht.
cosair-standing-why-goal_lost = Der Zielplanet gehört dir nicht.
cosair-standing-why-nation_gone = Diese Nation hat keine Planeten mehr.
cosair-standing-why-nothing_to_build = Auf der Liste steht nichts, was du bauen und bezahlen kannst.
cosair-standing-why-no_gold = Die Staatskasse reicht nicht für die nächste Kolonie.
cosair-standing-why-all_known = Du kennst alle diese Technologien.

## Eine Regel ändern

cosair-standing-edit = Bearbeiten
cosair-standing-edit-one = Bearbeiten: { $rule }
cosair-standing-delete = Löschen
cosair-standing-delete-one = Löschen: { $rule }
cosair-standing-undo = Letzte Änderung rückgängig machen
cosair-standing-grow = Zuerst Fabrik, Biosphäre und Medizinzentrum
cosair-standing-colonies = Kolonieschiffe, sobald du die nächste Kolonie bezahlen kannst
cosair-standing-mix = Danach abwechselnd
cosair-standing-keep = Kreuzer, die bleiben
cosair-standing-goal = Andere Schiffe fliegen nach
cosair-standing-goal-none = nirgendwohin: Sie bleiben
cosair-standing-escort = Geleitschutz (Kreuzer)
cosair-standing-reserve = Gold, das übrig bleiben muss
cosair-standing-reserve-note = Weniger als null bedeutet Schulden. Schulden unter 400 kosten keine Produktion.
cosair-standing-mission = Auftrag
cosair-standing-nation = Nation
cosair-standing-nation-any = jede, die nächste zuerst
cosair-standing-target = Ziel
cosair-standing-target-one = { $key ->
    [nearest] der nächste Planet
    [weakest] die schwächste Verteidigung
   *[richest] die größte Bevölkerung
  }
cosair-standing-margin = Eigene Stärke in % der Verteidigung
cosair-standing-attack-note = Angegriffen werden nur Planeten mit einem Bericht aus den letzten 30 Runden, und nur mit genug Transportern für die Landung. Lass einen Statthalter Transporter bauen.
cosair-standing-nation-every = jede
cosair-standing-guard = Agenten, die zu Hause bleiben
cosair-standing-agents-most = Agenten insgesamt
cosair-standing-tech-sooner = { $tech } früher erforschen

## Warum die Runden angehalten haben

cosair-standing-stop-news = Angehalten: { $news }
cosair-standing-stop-rule = Angehalten: Ein Dauerbefehl kann nicht befolgt werden. { $rule } { $why }
cosair-standing-stop-need = Angehalten wegen einer Aufgabe: { $task }
cosair-standing-stop-last = Angehalten: Die Partie endet bald.
cosair-standing-stop-close = Angehalten: Die führende Nation ist dem Potenzial nahe, das die Partie beendet.
