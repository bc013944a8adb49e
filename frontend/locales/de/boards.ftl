# Bestenlisten der Spiele.

boards-title = Bestenliste: { $game }
boards-all = Alle Bestenlisten
boards-to-seasons = Saisonwertungen mit Schwankungsbreite und direkten Vergleichen
boards-to-models = Sprachmodelle im Vergleich
boards-show-more = Mehr anzeigen

## Was gezeigt wird

boards-game = Spiel
boards-variant = Variante
boards-pool = Spieler
boards-pool-all = Alle
boards-pool-humans = Menschen
boards-pool-programs = Programme
boards-season = Zeitraum
boards-season-all = Gesamt
boards-season-now = Diese Saison
boards-season-last = Letzte Saison
boards-season-quarter =
    { $quarter ->
        [1] Erstes Quartal { $year }
        [2] Zweites Quartal { $year }
        [3] Drittes Quartal { $year }
       *[4] Viertes Quartal { $year }
    }
boards-speed = Bedenkzeit
boards-speed-standard = Zeit pro Zug
boards-speed-budget = Zeit pro Partie
boards-ladder = Kategorie
boards-ladder-none = Standardpartien
boards-ladder-4d = 4D
boards-ladder-4d_turn_limit = 4D mit Zuglimit
boards-ladder-turn_limit = Mit Zuglimit

## Die Tabelle

boards-table = Bestenliste
boards-rank = Rang
boards-player = Spieler
boards-rating = Wertung
boards-margin = 95-%-Spanne
boards-margin-about = Die wahre Stärke liegt in 95 von 100 Fällen in dieser Spanne.
boards-games = Partien
boards-tally = Siege–Remis–Niederlagen
boards-last = Letzte Partie
boards-you = du
boards-provisional = Vorläufig <small>Diese Spieler brauchen mehr Partien gegen verschiedene Gegner.</small>
boards-none = Hier gibt es noch keine gewerteten Partien.
boards-none-season = Hier gibt es in diesem Zeitraum keine gewerteten Partien.
boards-fill = Hier erscheint, wer eine gewertete Partie gegen einen anderen Spieler oder einen Bot gespielt hat.
boards-create = Gewertete Partie erstellen
boards-sign-up = Für gewertete Partien registrieren
boards-unrated = Partien dieser Art werden nicht gewertet.
boards-to-ladder = Leiter öffnen
boards-about = Die Wertungen folgen Glicko-2: Wer einen stärkeren Spieler schlägt, gewinnt mehr. Wiederholte Partien derselben zwei Spieler innerhalb von 30 Tagen zählen immer weniger. Partien zwischen Programmen desselben Besitzers zählen nicht. Partien mit Gästen zählen nicht. Für einen Rang brauchst du Partien gegen fünf Gegner mit gesicherter Wertung.

## Bots

boards-bots = Bots
boards-bots-about = Gewertete Partien gegen Bots zählen. Ein Bot bekommt seine Wertung aus den Partien, die er hier spielt. „Unter Bots“ wurde einmal in Partien zwischen den Stufen gemessen. Ein um 100 Punkte höher bewerteter Bot gewinnt etwa 64 von 100 Partien.
boards-bot = Bot
boards-bot-level = Stufe
boards-bot-measured = Unter Bots
boards-bot-unrated = noch keine
boards-bot-game = Gewertete Partie
boards-bot-play = Spielen<name>: gewertete Partie gegen { $bot }</name>
