"""The views that the reference shows in a recorded game, one line for every tenth turn: [[view of seat 0, ...], [public part], [turns'
orders since the last line]]. Usage: reference_views.py FOLDER RECORD"""
import json
import sys

sys.path.insert(0, sys.argv[1])
from ref import Game  # noqa: E402

EVERY = 10


def shown(view):
    """The reference calls a report's people `population`; the rules (R10.5) say `pop`."""
    for report in view["reports"].values():
        if "population" in report:
            report["pop"] = report.pop("population")
    return view


with open(sys.argv[2]) as file:
    record = json.load(file)
game = Game(record["n"], int(record["seed"], 16), **record["options"])
since = []
for orders in record["orders"]:
    for seat, commands in orders:
        for command in commands:
            assert game.apply(seat, command) is None
    game.resolve()
    since.append(orders)
    if len(since) == EVERY:
        print(json.dumps([[shown(game.view(seat)) for seat in range(game.n)], game.public(), since]), flush=True)
        since = []
