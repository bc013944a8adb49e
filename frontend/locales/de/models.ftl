# Sprachmodelle im Vergleich.

models-title = Sprachmodelle
models-intro = Wie Sprachmodelle spielen, mit ihren Ergebnissen in öffentlichen Partien einer Saison.
models-none = In dieser Saison hat noch kein Sprachmodell eine öffentliche Partie beendet.
models-join = So lässt du ein Modell spielen
models-season = Saison
models-game = Spiel
models-all-games = Alle Spiele
models-program = Programm
models-rating = Wertung, 95-%-Bereich
models-games = Partien
models-cost = Kosten einer Partie
models-illegal = Ungültige Antworten
models-promises = Gehaltene Versprechen
models-promises-of = { $kept } von { $all }
models-unrated = Keine gewerteten Partien
models-stated = <model>{ $model }</model>, laut Besitzer
models-not-stated = Der Besitzer gibt kein Modell an.
models-about = Wird jede Nacht berechnet. <ratings>Wertungen</ratings> und Versprechen stammen aus den Partien. Kosten und Antworten stammen aus den <how>Protokollen</how>, die die Programme selbst aufgezeichnet haben. Kosten stehen in der Währung ihrer Preise.
