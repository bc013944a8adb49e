# Das Brett des Rule Game in Worten: für Bilder, Partien, Lektionen und die Seite der Regelsätze.

## Figuren, Felder und Eimer

rulegame-board-piece = { $shape ->
    [Quadrat] { $color ->
        [Rot] rotes Quadrat
        [Schwarz] schwarzes Quadrat
        [Blau] blaues Quadrat
        [Gelb] gelbes Quadrat
       *[other] { $shape } in { $color }
    }
    [Stern] { $color ->
        [Rot] roter Stern
        [Schwarz] schwarzer Stern
        [Blau] blauer Stern
        [Gelb] gelber Stern
       *[other] { $shape } in { $color }
    }
    [Kreis] { $color ->
        [Rot] roter Kreis
        [Schwarz] schwarzer Kreis
        [Blau] blauer Kreis
        [Gelb] gelber Kreis
       *[other] { $shape } in { $color }
    }
    [Dreieck] { $color ->
        [Rot] rotes Dreieck
        [Schwarz] schwarzes Dreieck
        [Blau] blaues Dreieck
        [Gelb] gelbes Dreieck
       *[other] { $shape } in { $color }
    }
   *[other] { $shape } in { $color }
}
rulegame-board-property = { $name } { $value }
rulegame-board-piece-plain = einfache Figur
rulegame-board-piece-picture = Bild
rulegame-board-piece-named = { $letter } ({ $piece })
rulegame-board-color-red = Rot
rulegame-board-color-black = Schwarz
rulegame-board-color-blue = Blau
rulegame-board-color-yellow = Gelb
rulegame-board-shape-square = Quadrat
rulegame-board-shape-star = Stern
rulegame-board-shape-circle = Kreis
rulegame-board-shape-triangle = Dreieck
rulegame-board-cell = Spalte { $column }, Zeile { $row }
rulegame-board-bucket-0 = Eimer 0 (oben links)
rulegame-board-bucket-1 = Eimer 1 (oben rechts)
rulegame-board-bucket-2 = Eimer 2 (unten rechts)
rulegame-board-bucket-3 = Eimer 3 (unten links)

## Das Brett

rulegame-board-name = Brett
rulegame-board-name-keys = Brett. Buchstaben wählen eine Figur, 0 bis 3 ihren Eimer
rulegame-board-svg = 6 mal 6 Felder, vier Eimer
rulegame-board-on-cell = { $letter }: { $piece }, { $cell }
rulegame-board-accepted-by = { $n ->
    [one] passt in Eimer { $buckets }
   *[other] passt in die Eimer { $buckets }
}
rulegame-board-denied-by = { $n ->
    [one] abgelehnt von Eimer { $buckets }
   *[other] abgelehnt von den Eimern { $buckets }
}
rulegame-board-immovable = nicht beweglich
rulegame-board-tray-0 = Eimer 0 (oben links): { $pieces }
rulegame-board-tray-1 = Eimer 1 (oben rechts): { $pieces }
rulegame-board-tray-2 = Eimer 2 (unten rechts): { $pieces }
rulegame-board-tray-3 = Eimer 3 (unten links): { $pieces }
rulegame-board-empty = leer

## Kleine Bilder

rulegame-board-hidden-rule = Verborgene Regel
rulegame-board-picture = { $level }: { $n ->
    [one] 1 Figur auf dem Brett
   *[other] { $n } Figuren auf dem Brett
}
rulegame-board-opening = Bunte Formen auf einem Brett mit 6 mal 6 Feldern, an jeder Ecke ein Eimer
