# Eröffnungen von Stratagem in der Übersicht.

stratagem-opening-civ = Zivilisation
stratagem-opening-next = Nächstes Gebäude oder Zeitalter
stratagem-opening-age = { $age } in Runde { $turn }
stratagem-opening-begun = { $age }, ab Runde { $turn }
stratagem-opening-none = Noch kein Gebäude
stratagem-opening-steps = Gebäude und Zeitalter der Reihe nach
stratagem-opening-about = Ein Gebäude zählt, wenn es fertig ist, gleich in welcher Provinz. In derselben Runde steht das Zeitalter vor den Gebäuden.
