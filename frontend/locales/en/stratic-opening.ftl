# Openings of Stratic in the explorer.

stratic-opening-formation = Formation
stratic-opening-places = { $side } places its army
stratic-opening-turn = Turn { $n }, { $side }
