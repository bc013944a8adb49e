"""steps.py GAME OPTIONS - how many steps a second a Python program gets from `quad engine`, by the clock on the wall: with the commands order,
view and legal, a line each, and with `step`, all games to a line. stdin has the games of steps.mjs; prints {"commands","steps"}."""

import json
import os
import subprocess
import sys
import time

QUAD = os.path.join(os.environ.get("QUADRIVIUM_BUILD", "build"), "quad")
STEPS = 40  # of each game


class Engine:
    def __init__(self, game, options):
        self.child = subprocess.Popen([QUAD, "engine", game, "--options", options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **command):
        self.child.stdin.write(json.dumps(command).encode() + b"\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(str(answer)[:500])
        return answer

    def end(self):
        self.child.stdin.close()
        self.child.wait()


def one_by_one(ask, games):
    steps = 0
    for game in games[:16]:
        ask(cmd="new", seed=game["seed"])
        for step in game["steps"][:STEPS]:
            now = ask(cmd="order", **step)["standing"]
            if not now["over"]:
                seat = next((seat for seat in now["owes"] if seat not in now["handed_in"]), step["seat"])
                ask(cmd="view", viewer=seat)
                if seat in now["owes"]:
                    ask(cmd="legal", seat=seat)
            steps += 1
    return steps


def together(ask, games):
    steps = 0
    ask(cmd="games", count=len(games))
    ask(cmd="step", steps=[{"game": i, "seed": game["seed"]} for i, game in enumerate(games)])
    for n in range(STEPS):
        line = [{"game": i, **game["steps"][n], "events": False} for i, game in enumerate(games) if n < len(game["steps"])]
        answers = ask(cmd="step", steps=line)["steps"]
        if not all(answer["ok"] for answer in answers):
            raise SystemExit(str(answers)[:500])
        steps += len(line)
    return steps


def main():
    games, rates = json.load(sys.stdin), {}
    for name, way in (("commands", one_by_one), ("steps", together)):
        engine = Engine(*sys.argv[1:])
        engine.ask(cmd="standing")
        began = time.monotonic()
        rates[name] = round(way(engine.ask, games) / (time.monotonic() - began))
        engine.end()
    print(json.dumps(rates))


main()
