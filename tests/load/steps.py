"""steps.py GAME OPTIONS SEATS - how many steps a second a Python program gets from `quad engine`: with the commands order, view and legal, a line
each; with `step`, all games to a line; and the same in numbers. A step is a whole order in these three. `items`: single items a second, each answered
with the next list, all games to a line. stdin has games of `steps.py --games`; prints for each way {"wall","processor","python"}: steps a second by
the clock on the wall, steps a second of processor time of both programs (the same on an idle machine, as one waits for the other), and the share of
that time that Python takes.

steps.py --games GAME OPTIONS SEATS COUNT STEPS - games of random items, each order as JSON and as items: [{"seed","steps":[{"seat","orders",
"items"}]}]."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("QUADRIVIUM_BUILD", ROOT / "build")).resolve()
COMMANDS_GAMES = 16  # so many are enough for the slowest way
ITEM_LINES = 100


def games_of(name, options, seats, count, steps):
    os.environ.setdefault("QUADRIVIUM_LIBRARY", str(BUILD / "libquad.so"))
    sys.path.insert(0, str(ROOT / "backend" / "python"))
    import quadrivium

    game, luck = quadrivium.Game(name, options=options, seats=seats, rules_version=1), random.Random(1)
    return [one_game(quadrivium, game, quadrivium.simulation_seed(0, i), luck, steps) for i in range(count)]


def one_game(quadrivium, game, seed, luck, steps):
    state, told, begun = game.new(seed), [], []
    while state.agent >= 0 and len(told) < steps:
        seat, items = state.agent, state.items()
        number = luck.randrange(items.count)
        if number < len(items.rows):
            begun.extend(int(one) for one in items.rows[number])
        _, orders = state.pick_told(number)
        if orders is not None:
            told.append({"seat": seat, "orders": orders, "items": begun})
            begun = []
    return {"seed": f"{seed:016x}", "steps": told}


class Engine:
    def __init__(self, game, options, seats):
        players = ",".join("-" * int(seats))
        words = [BUILD / "quad", "engine", game, "--options", options, "--players", players]
        self.child = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **command):
        self.child.stdin.write(json.dumps(command).encode() + b"\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        if not answer["ok"]:
            raise SystemExit(str(answer)[:500])
        return answer

    def spent(self):
        """Seconds that the engine has spent on a processor."""
        return int(Path(f"/proc/{self.child.pid}/schedstat").read_text().split()[0]) / 1e9

    def end(self):
        self.child.stdin.close()
        self.child.wait()


def one_by_one(ask, games):
    steps = 0
    for game in games[:COMMANDS_GAMES]:
        ask(cmd="new", seed=game["seed"])
        for step in game["steps"]:
            now = ask(cmd="order", seat=step["seat"], orders=step["orders"])["standing"]
            if not now["over"]:
                seat = next((seat for seat in now["owes"] if seat not in now["handed_in"]), step["seat"])
                ask(cmd="view", viewer=seat)
                if seat in now["owes"]:
                    ask(cmd="legal", seat=seat)
            steps += 1
    return steps


def step_all(ask, lines, **wish):
    """Send a list of steps in each line, and count them."""
    steps = 0
    for line in lines:
        answers = ask(cmd="step", **wish, steps=line)["steps"]
        if not all(answer["ok"] for answer in answers):
            raise SystemExit(str(next(answer for answer in answers if not answer["ok"]))[:500])
        steps += len(line)
    return steps


def by_line(games, entry):
    """What `entry` makes of step n of all games that have one, for every n."""
    longest = max(len(game["steps"]) for game in games)
    for n in range(longest):
        yield [{"game": i, **entry(game["steps"][n])} for i, game in enumerate(games) if n < len(game["steps"])]


def begin_all(ask, games, **wish):
    ask(cmd="games", count=len(games))
    ask(cmd="step", **wish, steps=[{"game": i, "seed": game["seed"]} for i, game in enumerate(games)])


def together(ask, games):
    begin_all(ask, games)
    return step_all(ask, by_line(games, lambda step: {"seat": step["seat"], "orders": step["orders"], "events": False}))


def in_numbers(ask, games):
    begin_all(ask, games, **{"as": "numbers"})
    lines = by_line(games, lambda step: {"items": step["items"], "done": True})
    return step_all(ask, lines, **{"as": "numbers"})


def item_by_item(ask, games):
    """As a program that learns would play: a random item of each list, or the end of the order."""
    begin_all(ask, games, **{"as": "numbers"})
    answers = ask(cmd="step", steps=[{"game": i} for i in range(len(games))], **{"as": "numbers"})["steps"]
    luck, steps = random.Random(1), 0
    for _ in range(ITEM_LINES):
        line = []
        for i, answer in enumerate(answers):
            width, items = answer["columns"], answer["items"]
            number = luck.randrange(len(items) // width + answer["done"])
            row = items[number * width : (number + 1) * width]
            line.append({"game": i, "items": row} if row else {"game": i, "done": True})
        answers = ask(cmd="step", steps=line, **{"as": "numbers"})["steps"]
        steps += len(line)
        answers = [answer if not answer["over"] else restarted(ask, i, games[i]) for i, answer in enumerate(answers)]
    return steps


def restarted(ask, i, game):
    return ask(cmd="step", game=i, seed=game["seed"], **{"as": "numbers"})


WAYS = {"commands": one_by_one, "steps": together, "numbers": in_numbers, "items": item_by_item}


def measured(way, games):
    engine = Engine(*sys.argv[1:])
    engine.ask(cmd="standing")
    wall, own, other = time.monotonic(), time.process_time(), engine.spent()
    steps = way(engine.ask, games)
    wall, own, other = time.monotonic() - wall, time.process_time() - own, engine.spent() - other
    engine.end()
    return {"wall": round(steps / wall), "processor": round(steps / (own + other)), "python": round(own / (own + other), 2)}


def main():
    if sys.argv[1] == "--games":
        name, options, seats, count, steps = sys.argv[2:]
        print(json.dumps(games_of(name, json.loads(options), int(seats), int(count), int(steps))))
        return
    games = json.load(sys.stdin)
    print(json.dumps({name: measured(way, games) for name, way in WAYS.items()}))


main()
