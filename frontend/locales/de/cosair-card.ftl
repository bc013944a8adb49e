# Die Regeln von CoSAIR auf einer Karte (games/cosair/card.js).

cosair-card-goal = { $ratio ->
    [200] Erreiche das doppelte Potenzial der zweitstärksten Nation.
   *[other] Erreiche { $ratio } % des Potenzials der zweitstärksten Nation.
}
cosair-card-win = So endet die Partie
cosair-card-last = Die letzte verbliebene Nation gewinnt.
cosair-card-own = Dein Potenzial: { $n } von { $line }.
cosair-card-limit = Runde { $turn } von { $most }. Nach der letzten Runde gewinnt das höchste Potenzial.
cosair-card-potential = Das Potenzial ist die Produktion deiner Planeten in einer ruhigen Runde, dazu deine Handelspunkte. Schiffe zählen nicht.
cosair-card-turn = Eine Runde
cosair-card-standing = Alle Nationen geben ihre Befehle geheim. Baulisten, Steuern, Forschung und Flüge laufen ohne neue Befehle weiter.
cosair-card-flights = Die Karte hat keinen Rand. Eine Flotte im Flug kann nicht zurückgerufen werden.
cosair-card-items = Was ein Planet baut
cosair-card-item = Bau
cosair-card-price = Preis
cosair-card-effect = Wirkung
cosair-card-prices = Preise auf { $planet }.

## Die erste Runde eines Neulings

cosair-card-first-queue = Wähle deinen Planeten und fülle seine Bauliste. Ist sie leer, verfällt die Produktion.
cosair-card-first-research = Wähle eine Technologie, die du erforschen willst.
cosair-card-first-end = Beende die Runde. Was du begonnen hast, läuft von selbst weiter.
