# Eröffnungen von Stratic in der Übersicht.

stratic-opening-formation = Aufstellung
stratic-opening-places = { $side } stellt sein Heer auf
stratic-opening-turn = Zug { $n }, { $side }
