#!/usr/bin/env python3
"""The minimal bot loop in Python, standard library only. It starts a match and plays until the match is over.

usage: QUADRIVIUM_TOKEN=qd_pat_… bot.py [http://localhost:8080 [MATCH]]
Create a token with the scopes play and lobby on the page "Programs" of your account.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

SITE = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080").rstrip("/")
SETUP = {"type": "setup", "front": "FFFFFFFFFF", "back": "AAA.CIAAAA"}
TOKEN = os.environ.get("QUADRIVIUM_TOKEN") or sys.exit('QUADRIVIUM_TOKEN is not set: create an access token on the page "Programs" of your account')


def call(method, path, body=None):
    """One request, repeated while the server asks it to wait or the reply is lost. Returns (status, answer)."""
    headers = {"Accept": "application/json", "Content-Type": "application/json", "Authorization": f"Bearer {TOKEN}"}
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            request = urllib.request.Request(SITE + "/api/v1" + path, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=60) as reply:
                return reply.status, json.loads(reply.read() or "null")
        except urllib.error.HTTPError as refusal:
            if refusal.code not in (429, 503):
                return refusal.code, json.loads(refusal.read())
            time.sleep(int(refusal.headers.get("Retry-After", 1)))
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(1)  # the reply was lost; a repeated PUT counts once


def place_reserve(view, legal, draw):
    """Reinforcements on free squares of the rectangle that the server names: the first on square number `draw`, the rest at random."""
    taken = [piece["at"] for piece in view["view"]["pieces"]]
    x0, y0, x1, y1 = legal["place"]["rect"] if legal["reserve"] else (0, 0, -1, -1)
    free = [[x, y] for x in range(x0, x1 + 1) for y in range(y0, y1 + 1) if [x, y] not in taken]
    squares = [free.pop(draw % len(free))] if free else []
    squares += random.sample(free, min(len(free), max(0, legal["reserve"] - 1)))
    return [{"kind": "F", "at": square} for square in squares]


def choose(match, view, draw):
    """Orders for Stratic, chosen from the legal ones that the server lists."""
    if view["stage"] == "setup":
        return SETUP
    _, legal = call("GET", f"/matches/{match}/legal")
    orders = {"type": "turn", "place": place_reserve(view, legal, draw), "moves": []}
    while True:
        if orders["place"] or orders["moves"]:
            _, legal = call("POST", f"/matches/{match}/legal", {"orders": orders})
        moves = [(unit, to) for unit in legal["units"] for to in unit["to"] if not to.get("incomplete")]
        safe = [m for m in moves if not m[1].get("risky")]
        if not moves:
            return orders
        unit, to = random.choice([m for m in safe if m[1]["act"] == "capture"] or safe or moves)
        orders["moves"].append({"kind": unit["kind"], "from": unit["at"], "to": to["sq"], "act": to["act"]})
        if not to.get("risky"):  # a risky movement needs a second one that ends the check
            return orders


def order(match, view):
    """Send orders. Sometimes the only answer to a check is a reinforcement on one square. Rejected orders cost nothing, so
    try again with the first reinforcement on the next square."""
    first = random.randrange(1000)
    for draw in range(first, first + 200):
        status, answer = call("PUT", f"/matches/{match}/turns/{view['turn']}/orders", {"orders": choose(match, view, draw)})
        if status != 422:
            return status, answer
    print("refused:", answer["code"], answer["detail"], file=sys.stderr)
    return call("POST", f"/matches/{match}/resign", {"confirm": True})  # so that the opponent does not have to wait


def main():
    status, started = 201, {"match": "".join(sys.argv[2:3])}
    if not started["match"]:
        status, started = call("POST", "/play", {"game": "stratic", "versus": "bot:random", "options": {"turn_limit": 20}})
    if status != 201:
        sys.exit(f"refused: {started['code']} {started['detail']}")
    match, seq = started["match"], 0
    print(f"{SITE}/match/{match}", flush=True)
    while True:
        _, inbox = call("GET", f"/me/inbox?after={seq}&wait=25")
        seq = inbox["seq"]
        for waiting in inbox["waiting"]:
            if waiting["match"] != match:
                continue  # the account can have other matches; this program ignores them
            _, view = call("GET", f"/matches/{match}/view?format=compact")
            if not view["owes"]:
                continue
            status, _ = order(match, view)
            if status == 409:
                seq = 0  # the turn ended without these orders: read the view again at once
        _, view = call("GET", f"/matches/{match}/view")
        if view["status"] == "finished":
            print(json.dumps(view["result"]))
            return 0


sys.exit(main())
