# Die Regeln von Stratagem auf einer Karte (games/stratagem/card.js).

stratagem-card-goal = Gewinne durch Gold, durch Land, als letztes Reich oder am Ende nach Punkten. Alle Befehle einer Runde werden gleichzeitig ausgeführt.
stratagem-card-win = Vier Wege zum Sieg
stratagem-card-gold = Gold: Beende eine Runde mit { $goal } Gold und deiner eigenen Hauptstadt.
stratagem-card-gold-now = { $who ->
    [own] Du hast { $n } von { $goal } Gold.
   *[other] { $seat } hat am meisten: { $n } von { $goal } Gold.
}
stratagem-card-land = Vorherrschaft: Beende { $turns } Runden in Folge mit { $goal } von { $all } Provinzen.
stratagem-card-land-now = { $who ->
    [own] Du hast { $n }.
   *[other] { $seat } hat die meisten: { $n }.
}
stratagem-card-last = Überleben: Sei das letzte Reich.
stratagem-card-last-now = { $n ->
    [one] 1 Reich ist übrig.
   *[other] { $n } Reiche sind übrig.
}
stratagem-card-score = Punkte: Habe nach Runde { $most } die meisten Punkte.
stratagem-card-score-now = Es läuft Runde { $turn }.
stratagem-card-units = Einheiten
stratagem-card-unit = Einheit
stratagem-card-strength = Stärke
stratagem-card-speed = Tempo
stratagem-card-age = Ab
stratagem-card-note = Besonderheit
stratagem-card-battle = Im Kampf gewinnt die Seite mit der höheren Summe. Bei Gleichstand gewinnt der Verteidiger.
stratagem-card-version = Diese Partie hat mit Version { $version } der Regeln begonnen und behält sie. Neue Partien verwenden Version { $newest }.

## Die erste Runde eines Neulings

stratagem-card-first-march = Nimm leeres Land: Wähle deine Provinz, drücke „Marschieren“ und wähle eine Nachbarprovinz.
stratagem-card-first-recruit = Rekrutiere Einheiten in deiner Hauptstadt. Sie sind in der nächsten Runde bereit.
stratagem-card-first-send = Sende deine Befehle. Du kannst sie ändern, bis die Runde ausgeführt wird.
