#!/usr/bin/env python3
"""A program in the league of CoSAIR, standard library only. It joins and then plays all games that the league begins for it.

usage: QUADRIVIUM_TOKEN=qd_pat_… league.py [http://localhost:8080 [GAMES_AT_ONCE]]
The token needs the scopes play and lobby and must belong to a program: create both on the page "Programs" of your account.
Stop it with Ctrl-C: it leaves the league and ends its running games there. Other games of the account are left alone.
"""
import json
import os
import sys
import time
import urllib.error
import urllib.request

SITE = (sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080").rstrip("/")
AT_ONCE = int(sys.argv[2]) if len(sys.argv) > 2 else 4
ENTRY = "/leagues/cosair/base/entry"
IS_OURS = {}  # match: whether the league began it
TOKEN = os.environ.get("QUADRIVIUM_TOKEN") or sys.exit('QUADRIVIUM_TOKEN is not set: create an access token on the page "Programs" of your account')
RESEARCH = ("autofabrication", "biomodelling", "assault_cruiser", "fusion_drive", "armoured_cruiser", "conscript_army")


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


def build(you, planet):
    """The next item for a planet with an empty build list."""
    for building, tech in (("factory", "autofabrication"), ("biosphere", "biomodelling")):
        if tech in you["techs"] and building not in planet["buildings"]:
            return building
    rich = you["colony_cost"] <= you["gold"] + 300 and planet["pop"] >= 2000 and not planet["colony_ships"]
    return "colony_ship" if rich else "cruiser"


def orders_for(view):
    you, orders = view["you"], []
    if you["research"] is None:
        orders += [{"type": "set_research", "tech": tech} for tech in RESEARCH if tech not in you["techs"]][:1]
    for planet in view["your_planets"]:
        if planet["colony_ships"] and planet["pop"] >= 2000 and planet["cruisers"] and you["colony_cost"] <= you["gold"] + 300:
            orders.append({"type": "colonise", "from": planet["id"], "escort": 1})
        if not planet["queue"]:
            orders.append({"type": "set_queue", "planet": planet["id"], "items": [build(you, planet)]})
    return orders


def ours(matches):
    """The matches among these that the league began; the account can have others, which are not this program's to play."""
    for match in (item["match"] for item in matches if item["game"] == "cosair"):
        if match not in IS_OURS:
            status, header = call("GET", f"/matches/{match}")
            if status != 200:
                continue
            IS_OURS[match] = "league" in header
        if IS_OURS[match]:
            yield match


def play(match):
    """Hand in the orders of one turn. A game that has just ended answers with an error, which needs no attention."""
    status, view = call("GET", f"/matches/{match}/view")
    if status == 200 and view["owes"]:
        call("PUT", f"/matches/{match}/turns/{view['turn']}/orders", {"orders": orders_for(view["view"])})


def join():
    status, entry = call("PUT", ENTRY, {"games_at_once": AT_ONCE})
    if status != 200:
        sys.exit(f"refused: {entry['code']} {entry['detail']}")
    print(f"{entry['program']} is in division {entry['division']}: {SITE}/leagues/cosair/base", flush=True)


def leave():
    call("DELETE", ENTRY)
    _, inbox = call("GET", "/me/inbox")
    for match in ours(inbox["matches"]):  # also those in which the others are to order
        call("POST", f"/matches/{match}/resign", {"confirm": True})


def main():
    seq = 0
    join()
    while True:
        _, inbox = call("GET", f"/me/inbox?after={seq}&wait=25")
        seq = inbox["seq"]
        for match in ours(inbox["waiting"]):
            play(match)


try:
    main()
except KeyboardInterrupt:
    leave()
