# Was Ligen und Saisonwertungen gemeinsam haben.

standings-player = Spieler
standings-range = { $low } bis { $high }
standings-range-none = noch nicht bekannt
standings-matrix = Wer schlägt wen
standings-matrix-about = Punkte des Spielers in der Zeile gegen den in der Spalte: einer für einen besseren Platz, ein halber für einen geteilten. Jede Zahl führt zu den Partien.
standings-pair = { $player } gegen { $against }: { $won } gewonnen und { $drawn } remis von { $games }
