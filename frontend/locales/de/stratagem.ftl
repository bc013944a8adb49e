# Stratagem: Befehle, Diplomatie, Reiche, Verlauf. Die Karte hat eine eigene Datei, die Lektionen auch.

## Namen: Plätze und Provinzen

stratagem-seat-0 = Azur
stratagem-seat-1 = Zinnober
stratagem-seat-2 = Jade
stratagem-seat-3 = Pflaume
stratagem-seat-you = { $seat } (du)
# Woran man ein Reich in jeder Liste erkennt: „Zinnober · Aschewanderer“.
stratagem-realm-name = { $seat } · { $civ }
stratagem-someone = Unbekannter Spieler
# In einer Aufzählung: „du, Jade und Pflaume“.
stratagem-you = du
stratagem-turn = Runde { $turn }
# Die Provinzen heißen in allen Sprachen gleich, damit Spieler einander verstehen.
stratagem-province-fg = Frostgate
stratagem-province-cp = Crystalpeak
stratagem-province-sw = Stormwatch
stratagem-province-sh = Snowhaven
stratagem-province-th = Thornfield
stratagem-province-ir = Ironridge
stratagem-province-wc = Windcrest
stratagem-province-mw = Mistwood
stratagem-province-dw = Deepwood
stratagem-province-gr = Goldreach
stratagem-province-su = Sunharbor
stratagem-province-kc = King’s Cross
stratagem-province-tw = Tradeway
stratagem-province-hm = Highmarket
stratagem-province-ds = Dragon’s Seat
stratagem-province-om = Oakmere
stratagem-province-cc = Coralcove
stratagem-province-sl = Silverlake
stratagem-province-as = Ashford
stratagem-province-sk = Stonekeep
stratagem-province-ev = Emberveil
stratagem-province-mh = Moonhaven
stratagem-province-dh = Darkhollow
stratagem-province-fr = Fireridge

## Namen: Gelände und Güter

stratagem-terrain-plains = Ebene
stratagem-terrain-forest = Wald
stratagem-terrain-mountain = Gebirge
stratagem-terrain-coast = Küste
stratagem-terrain-river = Fluss
stratagem-terrain-note-plains = Kavallerie hat hier +1 Stärke, im Angriff und in der Verteidigung.
stratagem-terrain-note-forest = Bogenschützen haben hier +1 Stärke, im Angriff und in der Verteidigung.
stratagem-terrain-note-mountain = Jeder verteidigende Kämpfer hat +1 Stärke.
stratagem-terrain-note-coast = Keine Wirkung in der Schlacht.
stratagem-terrain-note-river = Jeder Kämpfer, der nicht verteidigt, hat −1 Stärke, aber nie weniger als 0.
stratagem-good-food = Nahrung
stratagem-good-iron = Eisen
stratagem-good-gold = Gold
# Der Preis von etwas, das nichts kostet.
stratagem-free = kostenlos
stratagem-costs = kostet
stratagem-unit-stats = Stärke { $strength } · Tempo { $speed }

## Namen: Einheiten, allein und gezählt

stratagem-unit-militia = Miliz
stratagem-unit-infantry = Infanterie
stratagem-unit-archers = Bogenschützen
stratagem-unit-cavalry = Kavallerie
stratagem-unit-siege = Belagerungsgerät
stratagem-unit-knights = Ritter
stratagem-unit-scout = Späher
stratagem-unit-unique = Sondereinheit
stratagem-unit-huscarl = Huskarl
stratagem-unit-herbalist = Kräuterkundiger
stratagem-unit-corsair = Korsar
stratagem-unit-sage = Weiser
stratagem-count-militia = { $n } Miliz
stratagem-count-infantry = { $n } Infanterie
stratagem-count-archers = { $n ->
    [one] { $n } Bogenschütze
   *[other] { $n } Bogenschützen
  }
stratagem-count-cavalry = { $n } Kavallerie
stratagem-count-siege = { $n ->
    [one] { $n } Belagerungsgerät
   *[other] { $n } Belagerungsgeräte
  }
stratagem-count-knights = { $n } Ritter
stratagem-count-scout = { $n } Späher
stratagem-count-unique = { $n ->
    [one] { $n } Sondereinheit
   *[other] { $n } Sondereinheiten
  }
stratagem-count-huscarl = { $n ->
    [one] { $n } Huskarl
   *[other] { $n } Huskarle
  }
stratagem-count-herbalist = { $n ->
    [one] { $n } Kräuterkundiger
   *[other] { $n } Kräuterkundige
  }
stratagem-count-corsair = { $n ->
    [one] { $n } Korsar
   *[other] { $n } Korsaren
  }
stratagem-count-sage = { $n ->
    [one] { $n } Weiser
   *[other] { $n } Weise
  }
stratagem-unit-note-militia = Braucht in Provinzen ihres Besitzers keine Nahrung.
stratagem-unit-note-infantry = +2 gegen Kavallerie.
stratagem-unit-note-archers = +2 gegen Infanterie; +1 im Wald.
stratagem-unit-note-cavalry = +2 gegen Bogenschützen; +1 in der Ebene.
stratagem-unit-note-siege = +5 beim Angriff auf eine Festung.
stratagem-unit-note-knights = Stark und schnell, ohne Boni.
stratagem-unit-note-scout = Sieht zwei Provinzen weit. Kann nicht kämpfen.
stratagem-unit-note-huscarl = +2 gegen Kavallerie. Bogenschützen haben keinen Bonus gegen ihn.
stratagem-unit-note-herbalist = Jeder rettet auf der Siegerseite einen ihrer Kämpfer.
stratagem-unit-note-corsair = Nimmt auf der Siegerseite dem Verlierer 2 Gold für jeden verlorenen Kämpfer.
stratagem-unit-note-sage = Eine deiner Provinzen mit einem Weisen bringt +1 von jedem Gut.

## Namen: Zivilisationen

stratagem-civ-ironborn = Eisengeborene
stratagem-civ-verdanti = Verdanti
stratagem-civ-tidecallers = Gezeitenrufer
stratagem-civ-ashwalkers = Aschewanderer
stratagem-civ-iron = Jede Einheit kostet { $n } Eisen weniger.
stratagem-civ-research = Techniken und Zeitalter kosten { $n } % weniger.
stratagem-civ-route = +{ $n } % Gold aus Handelsrouten.
stratagem-civ-upkeep = 100 Einheiten verbrauchen { $n } Nahrung pro Runde.
stratagem-civ-yield-food = { $terrain ->
    [plains] +{ $n } Nahrung aus jeder Ebene.
    [forest] +{ $n } Nahrung aus jedem Wald.
    [mountain] +{ $n } Nahrung aus jedem Berg.
    [coast] +{ $n } Nahrung aus jeder Küste.
    [river] +{ $n } Nahrung aus jedem Fluss.
   *[all] +{ $n } Nahrung aus jeder Provinz.
}
stratagem-civ-yield-iron = { $terrain ->
    [plains] +{ $n } Eisen aus jeder Ebene.
    [forest] +{ $n } Eisen aus jedem Wald.
    [mountain] +{ $n } Eisen aus jedem Berg.
    [coast] +{ $n } Eisen aus jeder Küste.
    [river] +{ $n } Eisen aus jedem Fluss.
   *[all] +{ $n } Eisen aus jeder Provinz.
}
stratagem-civ-yield-gold = { $terrain ->
    [plains] +{ $n } Gold aus jeder Ebene.
    [forest] +{ $n } Gold aus jedem Wald.
    [mountain] +{ $n } Gold aus jedem Berg.
    [coast] +{ $n } Gold aus jeder Küste.
    [river] +{ $n } Gold aus jedem Fluss.
   *[all] +{ $n } Gold aus jeder Provinz.
}

## Namen: Gebäude, Techniken und Zeitalter

stratagem-building-farm = Bauernhof
stratagem-building-mine = Mine
stratagem-building-market = Markt
stratagem-building-barracks = Kaserne
stratagem-building-fortress = Festung
stratagem-building-trade_post = Handelsposten
stratagem-building-watchtower = Wachturm
stratagem-building-note-farm = +2 Nahrung pro Runde
stratagem-building-note-mine = +2 Eisen pro Runde
stratagem-building-note-market = +2 Gold pro Runde
stratagem-building-note-barracks = hier rekrutierte Einheiten kosten 1 Nahrung weniger
stratagem-building-note-fortress = +3 Verteidigung
stratagem-building-note-trade_post = ein Ende einer Handelsroute
stratagem-building-note-watchtower = sieht zwei Provinzen weit
stratagem-tech-agriculture = Ackerbau
stratagem-tech-mining = Bergbau
stratagem-tech-masonry = Baukunst
stratagem-tech-tactics = Taktik
stratagem-tech-commerce = Handel
stratagem-tech-fortification = Befestigung
stratagem-tech-blitz = Eilmarsch
stratagem-tech-siege_craft = Belagerungskunst
stratagem-tech-diplomacy = Diplomatie
stratagem-tech-note-agriculture = jeder deiner Bauernhöfe bringt +1 Nahrung
stratagem-tech-note-mining = jede deiner Minen bringt +1 Eisen
stratagem-tech-note-masonry = Gebäude sind sofort fertig
stratagem-tech-note-tactics = alle deine Kämpfer haben +1 Stärke
stratagem-tech-note-commerce = jeder deiner Märkte bringt +2 Gold
stratagem-tech-note-fortification = +1 Verteidigung in allen deinen Provinzen
stratagem-tech-note-blitz = alle deine Einheiten haben +1 Tempo
stratagem-tech-note-siege_craft = dein Belagerungsgerät hat +3 gegen Festungen und Befestigung
stratagem-tech-note-diplomacy = +2 Gold pro Runde für jeden Vertrag
stratagem-age-1 = Bronzezeit
stratagem-age-2 = Eisenzeit
stratagem-age-3 = Stahlzeit

## Namen: Verträge

stratagem-relation-war = Krieg
stratagem-relation-ceasefire = Waffenstillstand
stratagem-relation-nap = Nichtangriffspakt
stratagem-relation-trade = Handelsvertrag
stratagem-relation-alliance = Bündnis
stratagem-relation-note-war = Ihr könnt einander angreifen.
stratagem-relation-note-ceasefire = Keine Schlachten. Kämpfer können die Provinzen des anderen nicht betreten. Endet nach fünf Runden.
stratagem-relation-note-nap = Keine Schlachten. Kämpfer können die Provinzen des anderen nicht betreten.
stratagem-relation-note-trade = Ein Nichtangriffspakt, der auch gemeinsame Handelsrouten erlaubt. Diese bringen das Doppelte.
stratagem-relation-note-alliance = Ein Handelsvertrag mit freiem Durchzug und gemeinsamer Sicht. Verbündete kämpfen auf derselben Seite. Du kannst nur einen Verbündeten zugleich haben.

## Die Leiste über der Karte

stratagem-strip-turn = <b>Runde { $turn }</b>
stratagem-strip-turn-of = <b>Runde { $turn }</b> von { $most }
stratagem-strip-over = <b>Partie beendet</b> { $n ->
    [one] nach 1 Runde
   *[other] nach { $n } Runden
  }
stratagem-phase-diplomacy = Diplomatie
stratagem-phase-orders = Befehle
stratagem-stock-label = Deine Güter
stratagem-stock-income = Einkommen { $n }
stratagem-stock-upkeep = Unterhalt { $n }
stratagem-stock-trade = Handel { $n }
stratagem-stock-orders = Deine Befehle kosten { $n }
stratagem-stock-next = Nächste Runde:
stratagem-stock-vault = (die Schatzkammer fasst { $n })
stratagem-stock-vault-note = Was die Schatzkammer nicht fasst, geht am Ende der Runde verloren

## Reiter

stratagem-tab-orders = Befehle
stratagem-tab-map = Karte
stratagem-tab-result = Ergebnis
stratagem-tab-messages = Post
stratagem-tab-realms = Reiche
stratagem-tab-history = Verlauf
stratagem-tab-provinces = Provinzen

## Befehle senden

stratagem-asked-text = Die getippten Befehle sind nicht lesbar. Berichtige den Text oder schließe ihn.
stratagem-asked-diplomacy = Diplomatie offen: Gib Befehle.
stratagem-asked = Runde { $turn }, Diplomatie beendet: Gib deine Befehle.
stratagem-asked-sent-diplomacy = { $n ->
    [0] Du hast die Runde ohne Befehle beendet, die Diplomatie läuft noch. Bis zur Auswertung der Runde kannst du noch Befehle geben.
    [one] Befehl gesendet, die Diplomatie läuft noch. Bis zur Auswertung der Runde kannst du deinen Befehl ändern.
   *[other] Befehle gesendet, die Diplomatie läuft noch. Bis zur Auswertung der Runde kannst du deine Befehle ändern.
  }
stratagem-asked-sent = { $n ->
    [0] Du hast die Runde ohne Befehle beendet. Bis zur Auswertung der Runde kannst du noch Befehle geben.
    [one] Befehl gesendet. Bis zur Auswertung der Runde kannst du ihn ändern.
   *[other] Befehle gesendet. Bis zur Auswertung der Runde kannst du sie ändern.
  }
stratagem-asked-changed = Du hast deine Befehle seit dem Senden geändert.
stratagem-commit = { $n ->
    [0] Ohne Befehle beenden
    [one] { $n } Befehl senden
   *[other] { $n } Befehle senden
  }
stratagem-commit-text = Erst den Text berichtigen
stratagem-commit-sent = { $n ->
    [0] Runde beendet
    [one] Befehl gesendet
   *[other] Befehle gesendet
  }
stratagem-commit-replace = Gesendete Befehle ersetzen
stratagem-ready = Bereit melden
stratagem-ready-missing = Die Diplomatie endet, wenn alle bereit sind. Noch nicht bereit: { $names }.
stratagem-ready-waiting = Du bist bereit. Noch nicht bereit: { $names }.
stratagem-ready-done = Du bist bereit.
stratagem-warn-vault = Deine Schatzkammer fasst nur { $vault } Gold. Gib in dieser Runde { $n } Gold aus, sonst geht es verloren.
stratagem-warn-food = { $n ->
    [one] { $n } Einheit wird aus Mangel an Nahrung desertieren.
   *[other] { $n } Einheiten werden aus Mangel an Nahrung desertieren.
  }

## Gefahren und Aufgaben

stratagem-danger = { $place } könnte fallen: { $seat } kann mit Stärke { $other } gegen deine { $own } angreifen.
stratagem-danger-empty = { $place } könnte fallen: { $seat } kann mit Stärke { $other } angreifen, und niemand verteidigt die Provinz.
stratagem-danger-many = Diese Provinzen könnten in dieser Runde fallen: { $places }.
stratagem-danger-out = { $n ->
    [one] Wenn { $places } fällt, scheidest du aus.
   *[other] Wenn { $places } fallen, scheidest du aus.
  }
stratagem-doubt-lost = In { $place } würdest du verlieren: Stärke { $own } gegen { $other } ({ $foes }).
stratagem-doubt-tie = In { $place } würden beide Seiten vernichtet: Stärke { $own } gegen { $other } ({ $foes }).
stratagem-loss = Du hast { $place } verloren: Angriff von { $seats } mit Stärke { $other } gegen deine { $own }.
stratagem-loss-empty = Du hast { $place } verloren: { $seat } marschierte ein, und niemand verteidigte die Provinz.
stratagem-out = Du bist ausgeschieden. Die anderen spielen weiter. Am Ende der Partie wird alles aufgedeckt.
stratagem-fall = Du bist in Runde { $turn } ausgeschieden
stratagem-todo-offer = Vertragsangebot von { $seat } beantworten: { $treaty }
stratagem-todo-letters = { $n ->
    [one] { $n } neue Nachricht lesen
   *[other] { $n } neue Nachrichten lesen
  }
stratagem-todo-research = Forschung wählen
stratagem-todo-build = { $n ->
    [one] In { $place } bauen: Dort ist ein Bauplatz frei
   *[other] In { $place } bauen: { $n } deiner Provinzen haben freie Bauplätze
  }
stratagem-todo-army = { $n ->
    [one] Armee in { $place } bewegen: Sie hat keinen Befehl
   *[other] Armee in { $place } bewegen: { $n } Armeen haben keinen Befehl
  }
stratagem-todo-good = { $n } { $good }
stratagem-todo-spend = Einheiten rekrutieren: Dir bleiben { $goods }
stratagem-key-march = Aus der gewählten Provinz losmarschieren

## Eine Provinz

stratagem-facts = Wähle eine Provinz auf der Karte, um mehr über sie zu erfahren.
stratagem-card-owner = Gehört <seat></seat>
stratagem-card-unowned = Gehört niemandem
stratagem-card-unseen = Außer Sicht
stratagem-card-defence = Verteidigung { $n }
stratagem-card-yields = Ertrag <goods></goods>
stratagem-card-seen = Zuletzt gesehen in Runde { $turn }:
stratagem-card-hidden = Keine deiner Einheiten oder Provinzen kann diese Provinz sehen.
stratagem-card-move = Einheiten bewegen nach
stratagem-card-march = Marschieren
stratagem-card-marching = Wähle das Ziel des Marsches auf der Karte.
stratagem-card-close = Schließen
stratagem-build-title = Bauen <small>eines pro Runde, { $n ->
    [0] kein Bauplatz frei
    [one] { $n } Bauplatz frei
   *[other] { $n } Bauplätze frei
  }</small>
stratagem-recruit-title = Rekrutieren <small>bereit in der nächsten Runde</small>
stratagem-route-title = Handel
stratagem-route-open = Route nach { $place } eröffnen
stratagem-route-open-gold = Route nach { $place } eröffnen (+{ $gold } Gold pro Runde)
stratagem-route-close = Route von { $from } nach { $to } schließen
stratagem-fewer = Eine Einheit weniger: { $what }
stratagem-more = Eine Einheit mehr: { $what }

## Warum etwas nicht geht

stratagem-why-other = zurzeit nicht möglich
stratagem-why-cannot_afford = zu teuer
stratagem-why-age_too_low = braucht ein späteres Zeitalter
stratagem-why-age_maxed = das letzte Zeitalter ist erreicht
stratagem-why-branch_taken = du hast schon eine Technik dieses Zeitalters
stratagem-why-already_built = schon gebaut
stratagem-why-no_free_slot = kein Bauplatz frei
stratagem-why-one_building_per_turn = hier nur ein Gebäude pro Runde
stratagem-why-not_your_province = nicht deine Provinz
stratagem-why-no_treaty = kein Vertrag in Kraft
stratagem-why-not_enough_units = nicht genug Einheiten
stratagem-why-too_far = zu weit
stratagem-why-treaty_forbids_entry = ein Vertrag verbietet Kämpfern das Betreten
stratagem-why-no_such_route = keine solche Handelsroute
stratagem-why-no_trade_partner = weder deine Provinz noch die eines Handelspartners
stratagem-why-no_trade_post = kein Handelsposten
stratagem-why-post_busy = der Handelsposten hat schon eine Route

## Die Bewegung, die gerade entsteht

stratagem-move-label = Aktuelle Bewegung
stratagem-move-slow = zu langsam
stratagem-move-forbidden = Ein Vertrag verbietet deinen Kämpfern, { $place } zu betreten.
stratagem-move-on = Weiter nach
stratagem-move-done = Fertig
stratagem-move-remove = Bewegung entfernen

## Deine Befehle

stratagem-orders-title = Deine Befehle <small>{ $n ->
    [0] keine
   *[other] { $n }
  }</small>
stratagem-orders-empty = Noch keine Befehle. Wähle auf der Karte eine deiner Provinzen, um Einheiten zu bewegen, zu bauen und zu rekrutieren. Forschen kannst du unter „Reiche“. Du kannst die Runde auch ohne Befehle beenden.
stratagem-orders-empty-alone = Noch keine Befehle. Wähle auf der Karte eine deiner Provinzen, um Einheiten zu bewegen, zu bauen und zu rekrutieren.
stratagem-orders-remove = Entfernen
stratagem-orders-remove-this = Entfernen: { $order }
stratagem-orders-clear = Befehle löschen
stratagem-order-age = Ins nächste Zeitalter aufsteigen
stratagem-order-research = { $tech } erforschen
stratagem-order-break = Vertrag mit { $seat } sofort brechen
stratagem-order-notice = Vertrag mit { $seat } nach dieser Runde beenden
stratagem-order-build = { $building } in { $place } bauen
stratagem-order-recruit = { $units } in { $place } rekrutieren
stratagem-order-move = { $units }: { $path }
stratagem-order-drop = Handelsroute von { $from } nach { $to } schließen
stratagem-order-route = Handelsroute von { $from } nach { $to } eröffnen
# „Frostgate nach Thornfield“; { $from } kann selbst ein solcher Weg sein.
stratagem-path = { $from } nach { $to }

## Vorschau auf Schlachten

stratagem-preview-title = Schlachtvorschau (wenn sonst niemand zieht)
stratagem-preview-won = <b>{ $place }</b>: du { $own }, { $foes } { $other }. { $lost ->
    [0] Du würdest ohne Verluste gewinnen.
    [one] Du würdest gewinnen und { $lost } Kämpfer verlieren.
   *[other] Du würdest gewinnen und { $lost } Kämpfer verlieren.
  }
stratagem-preview-lost = <b>{ $place }</b>: du { $own }, { $foes } { $other }. Du würdest verlieren.
stratagem-preview-tie = <b>{ $place }</b>: du { $own }, { $foes } { $other }. Beide Seiten würden vernichtet.
stratagem-preview-unknown = <b>{ $place }</b>: Stärke unbekannt.

## Befehle als Text

stratagem-typed-title = Befehle als Text
stratagem-typed-label = Dieselben Befehle als JSON. Während du tippst, ersetzt gültiger Text deine Befehle.
stratagem-typed-close = Text schließen
stratagem-typed-trouble = Noch nicht lesbar: { $trouble }. Deine Befehle oben bleiben, wie sie sind.
stratagem-typed-json = das ist kein gültiges JSON ({ $error })
stratagem-typed-nothing = nichts
stratagem-typed-province = { $where } ist keine Provinz: { $found }
stratagem-typed-unit = { $where } ist keine Einheit: { $found }
stratagem-typed-count = { $where } ist keine Zahl von 1 bis 99: { $found }
stratagem-typed-units = { $where } muss die Einheiten nennen, die ziehen, zum Beispiel { $example }
stratagem-typed-path = { $where } muss die Provinzen auf dem Weg nennen, zum Beispiel { $example }
stratagem-typed-player = { $where } ist kein Spieler: { $found }
stratagem-typed-building = { $where } ist kein Gebäude: { $found }
stratagem-typed-tech = { $where } ist keine Technik: { $found }
stratagem-typed-list = { $where } muss eine Liste in eckigen Klammern sein
stratagem-typed-object = { $where } muss ein Objekt in geschweiften Klammern sein
stratagem-typed-orders = Befehle müssen ein Objekt in geschweiften Klammern sein, zum Beispiel { $example }
stratagem-typed-key = unbekannter Schlüssel { $found }; möglich sind { $names }

## Nachrichten

stratagem-messages-threads = Unterhaltungen
stratagem-messages-everyone = Alle
stratagem-messages-unread = { $n }<unseen> ungelesen</unseen>
stratagem-messages-empty = Noch keine Nachrichten.
stratagem-messages-end = Nach der letzten Runde
stratagem-messages-label = Nachrichten, neueste zuletzt
stratagem-messages-to-you = an dich
stratagem-messages-to = an { $seat }
stratagem-messages-closed = Die Diplomatie dieser Runde ist beendet. In der nächsten Runde kannst du wieder schreiben.
stratagem-messages-write-everyone = Nachricht an alle
stratagem-messages-write = Private Nachricht an { $seat }
stratagem-messages-send = Senden
stratagem-messages-left = noch { $n } in dieser Runde

## Verträge

stratagem-treaty-label = Vertrag mit { $seat }
stratagem-treaty-until = endet nach Runde { $turn }
stratagem-treaty-open-end = unbefristet
stratagem-treaty-proposed = <b>{ $seat }</b> schlägt vor: { $treaty }.
stratagem-treaty-own = Du hast vorgeschlagen: { $treaty }.
stratagem-treaty-lapses = Verfällt nach der Diplomatie von Runde { $turn }.
stratagem-treaty-accept = Annehmen
stratagem-treaty-reject = Ablehnen
stratagem-treaty-withdraw = Zurückziehen
stratagem-treaty-kind = Vertrag, den du { $seat } vorschlägst
stratagem-treaty-propose = Vorschlagen
stratagem-treaty-notice = Kündigen
stratagem-treaty-notice-ordered = Kündigen (befohlen)
stratagem-treaty-break = Vertrag brechen
stratagem-treaty-break-ordered = Vertrag brechen (befohlen)
stratagem-treaty-ending = Eine Kündigung bedeutet Krieg nach dieser Runde. Ein Vertragsbruch bedeutet Krieg, bevor die Einheiten ziehen, und hinterlässt ein Verratsmal, das alle sehen.
stratagem-treaties-title = Verträge
stratagem-treaties-none = Kein Vertrag in Kraft. Alle führen gegeneinander Krieg.
stratagem-promise-title = Versprechen
stratagem-promise-about = Nach festen Regeln in Nachrichten und Verträgen gefunden. Zweifelsfälle zählen nicht.
stratagem-promise-none = In dieser Partie wurden keine Versprechen gefunden.
stratagem-promise-all = { $n ->
    [one] Das Versprechen zeigen
   *[other] Die { $n } Versprechen zeigen
}
stratagem-promise-download = Liste herunterladen
stratagem-promise-realm = Reich
stratagem-promise-n-kept = Gehalten
stratagem-promise-n-broken = Gebrochen
stratagem-promise-n-uncounted = Nicht gezählt
stratagem-promise-show = Runde { $turn } zeigen
stratagem-promise-turn = Runde { $turn }
stratagem-promise-turns = Runden { $from } bis { $until }
stratagem-promise-open = ab Runde { $from }
stratagem-promise-treaty = { $treaty } mit { $seat }
stratagem-promise-no-attack = { $target } nicht anzugreifen
stratagem-promise-attack = { $target } anzugreifen
stratagem-promise-hold = { $target } zu halten
stratagem-promise-leave = { $target } zu verlassen
stratagem-promise-support = { $target } zu unterstützen
stratagem-promise-kept = Gehalten.
stratagem-promise-kept-turn = In Runde { $turn } gehalten.
stratagem-promise-broken-march = Gebrochen: In Runde { $turn } nach { $place } marschiert.
stratagem-promise-broken-treaty = Gebrochen: In Runde { $turn } durch Verrat beendet.
stratagem-promise-broken-idle = Gebrochen: In Runde { $turn } kam der Befehl nicht.
stratagem-promise-doubt-untested = Nicht gezählt: Es wurde nie auf die Probe gestellt.
stratagem-promise-doubt-unseen = Nicht gezählt: Es war nicht zu sehen, wem die angegriffene Provinz gehörte.
stratagem-promise-doubt-released = Nicht gezählt: Die andere Seite griff zuerst an.
stratagem-promise-doubt-contradicted = Nicht gezählt: Dieselbe Nachricht verspricht das Gegenteil.
stratagem-promise-doubt-absent = Nicht gezählt: In dieser Runde kamen keine Befehle.
stratagem-treaties-row = <one></one> und <two></two>: <b>{ $treaty }</b>

## Reiche

stratagem-realms-label = Reiche
stratagem-fact-gold = { $n } Gold
stratagem-fact-provinces = { $n ->
    [one] { $n } Provinz
   *[other] { $n } Provinzen
  }
stratagem-fact-betrayals = { $n ->
    [one] { $n } Vertragsbruch
   *[other] { $n } Vertragsbrüche
  }
stratagem-realm-you = ({ $name }; du)
stratagem-realm-player = ({ $name })
stratagem-realm-age = { $age }: { $techs }
stratagem-realm-gold = Gold: { $n } von { $goal }
stratagem-realm-land = Provinzen: { $n } von { $goal }
stratagem-realm-streak = { $n ->
    [one] Gewinnt durch Vorherrschaft, wenn es am Ende dieser Runde mindestens { $goal } Provinzen hat.
   *[other] Gewinnt durch Vorherrschaft, wenn es noch { $n } Runden lang mindestens { $goal } Provinzen hat.
}
stratagem-realm-score = { $score } Punkte
stratagem-realm-resigned = Aufgegeben
stratagem-realm-out = Ausgeschieden in Runde { $turn }
stratagem-realm-out-brief = Raus
stratagem-research-title = Zeitalter und Techniken <small>eins pro Runde; nur eine Technik je Zeitalter</small>
stratagem-research-label = Forschung
stratagem-research-locked = { $age } (gesperrt)
stratagem-research-advance = In die { $age } aufsteigen
stratagem-research-unlocks = Ermöglicht Einheiten, Gebäude und Techniken
stratagem-research-known = { $note } (erforscht)
stratagem-research-refused = { $note } ({ $why })
stratagem-research-unit = { $unit }: Stärke { $strength }, Tempo { $speed }. { $note }
stratagem-curve-provinces = Provinzen
stratagem-curve-gold = Gold
stratagem-curve-army = Heer
stratagem-curve-score = Punkte

## Die Provinzen als Tabelle

stratagem-table-label = Alle Provinzen
stratagem-table-intro = Alle Provinzen als Tabelle. Wähle einen Namen, um die Provinz zu öffnen und dort Befehle zu geben.
stratagem-table-caption = Provinzen in Runde { $turn }
stratagem-table-province = Provinz
stratagem-table-terrain = Gelände
stratagem-table-owner = Besitzer
stratagem-table-garrison = Einheiten
stratagem-table-buildings = Gebäude
stratagem-table-neighbours = Nachbarn
stratagem-table-you = Du
stratagem-table-unknown = Unbekannt
stratagem-table-unowned = Niemand
stratagem-table-none = Keine
stratagem-table-seen = { $owner } (Runde { $turn })
stratagem-table-units = { $seat }: { $units }

## Verlauf

stratagem-history-label = Verlauf, neueste Runde zuerst
stratagem-history-empty = Noch ist nichts geschehen. Jede Runde erscheint hier, sobald sie ausgewertet ist.
stratagem-history-jump = Die Karte nach dieser Runde zeigen
stratagem-history-show = Zeigen<unseen>: { $place }</unseen>
stratagem-last-label = Was in der letzten Runde geschah
stratagem-last-title = Letzte Runde
stratagem-last-quiet = Du hast keine Schlacht und keine Eroberung gesehen.
stratagem-last-rest = Einkommen, Gebäude und Rekruten <small>({ $n })</small>

## Das Log: Diplomatie

stratagem-tale-message-all = { $from } an alle: { $text }
stratagem-tale-message = { $from } an { $to }: { $text }
stratagem-tale-proposed = { $from } schlägt { $to } einen Vertrag vor: { $treaty }.
stratagem-tale-withdrawn = { $from } zieht den Vorschlag an { $to } zurück: { $treaty }.
stratagem-tale-rejected = { $to } lehnt den Vorschlag von { $from } ab: { $treaty }.
stratagem-tale-lapsed = Der Vorschlag von { $from } an { $to } ist verfallen: { $treaty }.
stratagem-tale-signed = { $one } und { $two } schließen einen Vertrag: { $treaty }.
stratagem-tale-signed-until = { $one } und { $two } schließen einen Vertrag: { $treaty }, bis zum Ende von Runde { $turn }.
stratagem-tale-ready = { $seat } ist bereit, die Diplomatie zu beenden.
stratagem-tale-break = Verrat! { $seat } bricht den Vertrag mit { $other } ohne Kündigung.
stratagem-tale-notice = { $seat } hat den Vertrag mit { $other } gekündigt. Sie führen jetzt Krieg.
stratagem-tale-expired = Der Waffenstillstand zwischen { $seat } und { $other } ist abgelaufen. Sie führen jetzt Krieg.

## Das Log: Befehle, Bewegungen und Schlachten

stratagem-tale-orders = { $seat } sendet Befehle.
stratagem-tale-no-orders = { $seat } sendet keine Befehle.
stratagem-tale-dropped = Ein Befehl von { $seat } entfällt: { $why }.
stratagem-tale-march = { $seat } zieht von { $from } nach { $to }: { $units }.
stratagem-tale-halted = { $seat } zieht von { $from } nach { $to } und wird dort vom Feind aufgehalten: { $units }.
stratagem-tale-turned-back = Einheiten von { $seat } treffen auf dem Weg von { $from } nach { $to } auf den Feind und kehren um.
stratagem-tale-battle-defended = { $n ->
    [one] { $winners } verteidigt { $place } gegen { $losers }, { $stronger } zu { $weaker }.
   *[other] { $winners } verteidigen { $place } gegen { $losers }, { $stronger } zu { $weaker }.
  }
stratagem-tale-battle-stormed = { $n ->
    [one] { $winners } stürmt { $place } und besiegt { $losers }, { $stronger } zu { $weaker }.
   *[other] { $winners } stürmen { $place } und besiegen { $losers }, { $stronger } zu { $weaker }.
  }
stratagem-tale-battle-open = { $n ->
    [one] { $winners } besiegt { $losers } bei { $place }, { $stronger } zu { $weaker }.
   *[other] { $winners } besiegen { $losers } bei { $place }, { $stronger } zu { $weaker }.
  }
stratagem-tale-battle-tie = { $losers } vernichten einander bei { $place }, { $weaker } zu { $weaker }.
stratagem-tale-lost = Verluste von { $seat }: { $units }.
stratagem-tale-no-losses = Keine Verluste.
stratagem-tale-capture = Die Korsaren von { $seat } erbeuten bei { $place } { $gold } Gold von { $other }.
stratagem-tale-claim = { $seat } nimmt { $place } von { $from } ein.
stratagem-tale-claim-free = In { $place } weht jetzt das Banner von { $seat }.
stratagem-tale-claim-back = { $seat } erobert die eigene Hauptstadt zurück: { $place }!
stratagem-tale-claim-capital = { $place }, die Hauptstadt von { $from }, fällt an { $seat }!
stratagem-tale-scouts-caught = { $n ->
    [one] Ein Späher von { $seat } wird in { $place } gefasst.
   *[other] { $n } Späher von { $seat } werden in { $place } gefasst.
  }

## Das Log: Wirtschaft und Forschung

stratagem-tale-built = { $seat } baut in { $place } fertig: { $building }.
stratagem-tale-works-lost = { $seat } verliert { $place } und das unfertige Gebäude dort: { $building }.
stratagem-tale-recruited = { $seat } rekrutiert in { $place }: { $units }.
# Ein Glied der Aufzählung: „2 Miliz in Frostgate“.
stratagem-tale-recruits = { $units } in { $place }
stratagem-tale-recruited-all = { $seat } rekrutiert: { $list }.
stratagem-tale-recruits-lost = { $seat } verliert { $place }, bevor die Rekruten bereit sind: { $units }.
stratagem-tale-income = { $seat } nimmt { $food } Nahrung, { $iron } Eisen und { $gold } Gold ein. Unterhalt: { $upkeep } Nahrung.
stratagem-tale-desertion = Hunger in { $place }. Verluste von { $seat } durch Desertion: { $units }.
stratagem-tale-tech = { $seat } erforscht { $tech }.
stratagem-tale-age = { $seat } erreicht die { $age }.
stratagem-tale-route-opened = Eine Handelsroute zwischen { $from } und { $to } wird eröffnet ({ $owners }).
stratagem-tale-route-closed = Die Handelsroute zwischen { $from } und { $to } wird geschlossen ({ $owners }).
stratagem-tale-raid = { $n ->
    [one] { $raiders } überfällt die Route von { $from } nach { $to } ({ $owners }) und raubt { $gold } Gold.
   *[other] { $raiders } überfallen die Route von { $from } nach { $to } ({ $owners }) und rauben { $gold } Gold.
  }
stratagem-tale-raid-unseen = { $n ->
    [one] { $raiders } überfällt eine Handelsroute ({ $owners }) und raubt { $gold } Gold.
   *[other] { $raiders } überfallen eine Handelsroute ({ $owners }) und rauben { $gold } Gold.
  }
stratagem-tale-trade = { $seat } erhält { $gold } Gold aus Handel und Verträgen.
stratagem-tale-vault = Die Schatzkammer von { $seat } ist voll: { $gold ->
    [one] 1 Gold geht verloren
   *[other] { $gold } Gold gehen verloren
}.

## Das Protokoll: der Gang der Partie

stratagem-course-age-first = Als erstes Reich erreicht { $seat } die { $age }.
stratagem-course-age-even = { $seat } erreicht die { $age } in derselben Runde wie ein Rivale.
stratagem-course-age-last = Als letztes Reich verlässt { $seat } die { $age }.
stratagem-course-tech = { $seat } erlernt die erste Technik der Partie: { $tech }.
stratagem-course-centre = { $n ->
    [4] { $seat } hält alle vier Provinzen der Mitte.
   *[other] { $seat } hält { $n } der vier Provinzen der Mitte.
  }
stratagem-course-trade = { $seat } hat { $n } Handelsrouten.
stratagem-course-army = { $seat } hat { $fighters } Kämpfer. Die größte Gruppe: { $units }.

## Das Log: das Ende eines Reichs und der Partie

stratagem-tale-eliminated = { $seat } scheidet aus: keine Provinz und kein Kämpfer ist übrig.
stratagem-tale-resigned = { $seat } gibt auf. Das Reich bleibt auf der Karte, gibt aber keine Befehle mehr.
stratagem-tale-abandoned = { $seat } war zu lange abwesend. Das Reich bleibt auf der Karte, gibt aber keine Befehle mehr.
stratagem-tale-left = { $seat } ist nicht mehr dabei. Das Reich bleibt auf der Karte, gibt aber keine Befehle mehr.
stratagem-tale-rich = { $seat } hat { $gold } Gold und steht kurz vor einem Wirtschaftssieg.
stratagem-tale-streak = { $seat } hat { $provinces } Provinzen. Noch eine solche Runde gewinnt die Partie.
stratagem-tale-won = { $winners } gewinnt die Partie.
stratagem-tale-won-last = { $winners } gewinnt als letztes verbliebenes Reich.
stratagem-tale-won-domination = { $winners } gewinnt durch Vorherrschaft.
stratagem-tale-won-economy = { $winners } gewinnt durch einen Wirtschaftssieg.
stratagem-tale-won-score = { $winners } gewinnt nach Punkten.
stratagem-tale-won-together = { $winners } teilen sich den Sieg.
stratagem-tale-agreed = Die Spieler einigen sich auf ein Remis.
stratagem-tale-nobody-won = Alle übrigen Spieler sind gegangen. Niemand gewinnt.

## Das Ergebnis

stratagem-ended-player = { $seat } ({ $player })
stratagem-ended = Die Partie ist beendet.
stratagem-ended-won = { $winner } gewinnt.
stratagem-ended-economy = { $winner } gewinnt durch einen Wirtschaftssieg.
stratagem-ended-domination = { $winner } gewinnt durch Vorherrschaft.
stratagem-ended-last = { $winner } gewinnt als letztes verbliebenes Reich.
stratagem-ended-score = { $winner } gewinnt nach Punkten.
stratagem-ended-shared = { $winners } teilen sich den Sieg.
stratagem-ended-agreement = Remis durch Einigung: { $winners } teilen sich den ersten Platz.
stratagem-ended-abandoned = Alle Spieler sind gegangen: { $winners } teilen sich den ersten Platz.
stratagem-you-won = Du hast gewonnen.
stratagem-you-won-economy = Du hast durch einen Wirtschaftssieg gewonnen.
stratagem-you-won-domination = Du hast durch Vorherrschaft gewonnen.
stratagem-you-won-last = Du hast als letztes verbliebenes Reich gewonnen.
stratagem-you-won-score = Du hast nach Punkten gewonnen.

## Warum Befehle ein Fehler waren

stratagem-review-attack_lost = { $units ->
    [one] { $units } Kämpfer (Stärke { $own }) marschierte nach { $place } gegen { $against } (Stärke { $foes }): Dieser Angriff konnte nicht gelingen.
   *[other] { $units } Kämpfer (Stärke { $own }) marschierten nach { $place } gegen { $against } (Stärke { $foes }): Dieser Angriff konnte nicht gelingen.
  }
stratagem-review-left_open = { $place } stand den Gegnern in der Nachbarprovinz offen (Stärke { $foes }).
stratagem-review-left_open-capital = Die Hauptstadt { $place } stand den Gegnern in der Nachbarprovinz offen (Stärke { $foes }).
stratagem-review-left_open-unseen = { $place } stand Gegnern außer Sicht offen.
stratagem-review-left_open-capital-unseen = Die Hauptstadt { $place } stand Gegnern außer Sicht offen.
stratagem-review-not_taken = { $against ->
    [one] { $place } konnte eingenommen werden: Nur { $against } Kämpfer verteidigte die Provinz (Stärke { $foes }).
   *[other] { $place } konnte eingenommen werden: Nur { $against } Kämpfer verteidigten die Provinz (Stärke { $foes }).
  }
stratagem-review-not_taken-capital = { $against ->
    [one] { $place }, die Hauptstadt von { $seat }, konnte eingenommen werden: Nur { $against } Kämpfer verteidigte sie (Stärke { $foes }).
   *[other] { $place }, die Hauptstadt von { $seat }, konnte eingenommen werden: Nur { $against } Kämpfer verteidigten sie (Stärke { $foes }).
  }
stratagem-review-not_taken-empty = { $place } konnte eingenommen werden: Niemand verteidigte die Provinz.
stratagem-review-not_taken-capital-empty = { $place }, die Hauptstadt von { $seat }, konnte eingenommen werden: Niemand verteidigte sie.
stratagem-review-marches = Die Armeen wurden in anderen Provinzen gebraucht.
stratagem-review-recruit = Besser wäre gewesen, in { $place } zu rekrutieren: { $units }.
stratagem-review-build = Besser wäre gewesen, in { $place } zu bauen: { $building }.
stratagem-review-research = Besser wäre gewesen, { $tech } zu erforschen.
stratagem-review-age = Es war Zeit für das nächste Zeitalter.
stratagem-review-saved = Besser wäre gewesen, Güter für später zu sparen.
stratagem-review-routes = Andere Handelsrouten brachten mehr Gold ein.
