# What leagues and season ratings have in common.

standings-player = Player
standings-range = { $low } to { $high }
standings-range-none = not known yet
standings-matrix = Who beats whom
standings-matrix-about = Points of the player in the row against the player in the column: one for finishing ahead, half for a shared place. Each figure leads to the games.
standings-pair = { $player } against { $against }: { $won } won and { $drawn } drawn of { $games }
