#!/usr/bin/env python3
"""An agent that plays whole games of Stratagem, standard library only. It uses the bot loop and makes its orders from the compact view.

usage: QUADRIVIUM_TOKEN=qd_pat_… stratagem.py [http://localhost:8080 [MATCH]]
Without MATCH it starts a game of four against the built-in bots. The token needs the scopes play and lobby; create it on the page
"Programs" of your account. To write your own agent, replace `orders_for` and keep the loop.
"""
import json
import os
import sys
import time
import urllib.error
import urllib.request

SITE = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080").rstrip("/")
TOKEN = os.environ.get("QUADRIVIUM_TOKEN") or sys.exit('QUADRIVIUM_TOKEN is not set: create an access token on the page "Programs" of your account')

# Fixed facts that the view omits: the code of each province, and what each terrain yields (food, iron, gold).
CODES = dict(zip(("frostgate crystalpeak stormwatch snowhaven thornfield ironridge windcrest mistwood deepwood goldreach sunharbor kingscross tradeway "
                  "highmarket dragonseat oakmere coralcove silverlake ashford stonekeep emberveil moonhaven darkhollow fireridge").split(),
                 "fg cp sw sh th ir wc mw dw gr su kc tw hm ds om cc sl as sk ev mh dh fr".split()))
YIELD = {"P": (3, 0, 1), "F": (2, 1, 0), "M": (0, 3, 1), "C": (2, 0, 2), "R": (2, 1, 1)}
KINDS = ("militia", "infantry", "archers", "cavalry", "siege", "knights")  # the fighters, in the order of `u`
STRENGTH = (1, 3, 2, 3, 1, 5)
TECHS = {1: "agriculture", 2: "commerce", 3: "diplomacy"}


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


def strength(units):
    return sum(count * each for count, each in zip(units, STRENGTH))


def diplomacy(view, me):
    """Greet once, offer peace to everybody, and accept every offer."""
    others = [seat for seat in view["x"]["pl"] if seat != me]
    at_war = [seat for seat in others if view["x"]["rel"].get(seat, "war") == "war"]
    return {
        "messages": [{"to": "all", "text": "Greetings. I trade with everybody who leaves my borders alone."}] if view["t"] == 1 else [],
        "propose": [{"to": seat, "kind": "nap"} for seat in at_war] if view["t"] % 4 == 1 else [],
        "accept": [{"from": item["f"]} for item in view["dip"] if "k" in item],
    }


def moves(view, me):
    """Each stack goes where it gains most: an unowned province, or an enemy's if the stack is much stronger."""
    seen = {CODES[name]: province for name, province in view["pv"].items()}
    wanted, orders = set(), []
    for code, province in seen.items():
        units = province["u"][:6] if province["o"] == me or "g" not in province else [0] * 6
        if province["o"] != me or not strength(units):
            continue
        best, value = None, 0
        for near in province["adj"]:
            other = seen.get(near)
            if other is None or other["o"] == me or near in wanted:
                continue
            if other["o"] != "-" and (view["x"]["rel"].get(other["o"], "war") != "war" or strength(other["u"][:6]) * 2 >= strength(units)):
                continue
            worth = sum(YIELD[other["tr"]]) + (4 if other["tr"] == "C" else 0)
            if worth > value:
                best, value = near, worth
        if best:
            wanted.add(best)
            stays = 1 if sum(units) > 1 else 0  # one unit stays to defend
            goes = {kind: count for kind, count in zip(KINDS, units) if count}
            first = next(iter(goes))
            goes[first] -= stays
            orders.append({"from": code, "path": [best], "units": {kind: count for kind, count in goes.items() if count}})
    return orders


def builds(view, me):
    """Markets if there is enough food, otherwise farms, as far as the stocks allow."""
    orders, (food, _, gold) = [], view["r"]
    for name, province in view["pv"].items():
        if province["o"] != me or len(province["b"]) > 1:
            continue
        if "K" not in province["b"] and gold >= 3 and food >= 4:
            gold -= 3
            orders.append({"at": CODES[name], "what": "market"})
        elif "F" not in province["b"] and food >= 2:
            food -= 2
            orders.append({"at": CODES[name], "what": "farm"})
    return orders, food


def orders_for(view):
    me = "p" + view["p"].split("_")[1]
    mine = [CODES[name] for name, province in view["pv"].items() if province["o"] == me]
    build, food = builds(view, me)
    orders = {"build": build, "moves": moves(view, me), "diplomacy": diplomacy(view, me)}
    if food > 2 and mine:
        orders["recruit"] = [{"at": mine[0], "unit": "infantry" if view["r"][1] else "militia"}]
    if len(view["tc"]) < view["a"]:
        orders["research"] = TECHS[view["a"]]
    elif view["a"] < 3:
        orders["research"] = "age"
    return orders


def main():
    status, started = 201, {"match": "".join(sys.argv[2:3])}
    if not started["match"]:
        status, started = call("POST", "/play", {"game": "stratagem", "versus": "bot:greedy", "clock": {"mode": "untimed"}})
    if status != 201:
        sys.exit(f"refused: {started['code']} {started['detail']}")
    match, seq = started["match"], 0
    print(f"{SITE}/matches/{match}", flush=True)
    while True:
        _, inbox = call("GET", f"/me/inbox?after={seq}&wait=25")
        seq = inbox["seq"]
        for waiting in inbox["waiting"]:
            if waiting["match"] != match:
                continue
            _, view = call("GET", f"/matches/{match}/view?format=compact")
            if not view["owes"]:
                continue
            status, answer = call("PUT", f"/matches/{match}/turns/{view['turn']}/orders", {"orders": orders_for(view["view"])})
            for lost in answer.get("rejected", []):
                print(f"turn {view['turn']}: {lost['path']} {lost['code']}", file=sys.stderr)
            if status == 422:
                sys.exit(f"refused: {answer['code']} {answer['detail']}")
            if status == 409:
                seq = 0  # the turn ended without these orders: read the view again at once
        _, header = call("GET", f"/matches/{match}")
        if header["status"] == "finished":
            print(json.dumps(header["result"]))
            return 0


sys.exit(main())
