"""Games of Stratagem among four random players on the Python reference engine; one line of JSON like stratagem_games.
Usage: stratagem_reference.py FOLDER GAMES"""
import json
import random
import sys
import time

sys.path.insert(0, sys.argv[1])
import bots  # noqa: E402

games, turns, begun = int(sys.argv[2]), 0, time.process_time()
for seed in range(games):
    draw = random.Random(seed)
    civs = [bots.CIVS[draw.randrange(4)] for _ in range(4)]
    turns += bots.play(civs, ["rnd"] * 4, seed).t - 1
print(json.dumps({"games": games, "turns": turns, "us": round((time.process_time() - begun) * 1e6)}))
