# Was jede Seite über das Rule Game sagt: seine Orte im Menü und einige Sätze auf Seiten der Arena.

rulegame-menu-ladder = Rule-Game-Leiter
rulegame-menu-rules = Regelsätze
rulegame-menu-puzzles = Schreib <link>einen eigenen Regelsatz</link> und teile ihn als Rätsel.
rulegame-menu-sample = Der Beispielplan hat zwei Listen mit je zwei Regelsätzen.
rulegame-menu-task = Du siehst Figuren auf einem Brett mit vier Eimern. Deine Aufgabe ist es, herauszufinden, welche Figur wohin gehört.
