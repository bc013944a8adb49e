#!/usr/bin/env python3
"""An agent that plays whole games of CoSAIR, standard library only. It settles, scouts a neighbour, gathers ships and strikes.

usage: quad simulate cosair --players mine,greedy --rotate --games 10 --extern mine='python3 frontend/docs/agents/cosair.py'

It reads and writes one line of JSON at a time; protocol.md describes the lines. To write your own agent, replace `orders_for` and keep the loop.
"""
import json
import sys

RESEARCH = ("autofabrication", "biomodelling", "assault_cruiser", "fusion_drive", "armoured_cruiser", "conscript_army",
            "orbital_engineering", "security_network", "modern_medicine", "space_mines")
BUILDINGS = (("factory", "autofabrication"), ("biosphere", "biomodelling"), ("starbase", "orbital_engineering"))


def distance(view, a, b):
    """The squared distance on a map without edges."""
    size = view["size"]
    spans = (abs(a[axis] - b[axis]) for axis in "xy")
    return sum(min(span, size - span) ** 2 for span in spans)


def wish(view, planet, state):
    """The next item for a planet with an empty build list."""
    you, planets = view["you"], view["your_planets"]
    for building, tech in BUILDINGS:
        if tech in you["techs"] and building not in planet["buildings"]:
            return building
    settles = you["col_started"] < 9 and not state["settler"] and you["colony_cost"] <= you["gold"] + 300
    if settles and planet["pop"] >= 2000 and not any(p["colony_ships"] for p in planets):
        state["settler"] = True
        return "colony_ship"
    if you["freighters"] < min(view["turn"] // 15, len(view["planets"]) - len(planets)):
        return "freighter"
    return "transport" if sum(p["transports"] for p in planets) * 2 < sum(p["cruisers"] for p in planets) else "cruiser"


def building(view, state):
    state["settler"] = any("colony_ship" in planet["queue"] for planet in view["your_planets"])
    idle = [planet for planet in view["your_planets"] if not planet["queue"]]
    return [{"type": "set_queue", "planet": planet["id"], "items": [wish(view, planet, state)]} for planet in idle]


def settling(view):
    for planet in view["your_planets"]:
        if planet["colony_ships"] and planet["pop"] >= 2000 and planet["cruisers"] and view["you"]["colony_cost"] <= view["you"]["gold"] + 300:
            return [{"type": "colonise", "from": planet["id"], "escort": 1}]
    return []


def enemy_points(view, target):
    """An estimate of the points that defend a planet, from the last report if there is one. Old reports count for less."""
    report = view["reports"].get(str(target["id"]))
    age = view["turn"] - report["turn"] if report else 0
    ships = report["ships"] + age // 12 if report else 4 + view["turn"] // 12
    return 4 * ships + (8 if report and report["mines"] else 0)


def people_points(view, target):
    report = view["reports"].get(str(target["id"]))
    millions = report["pop"] // 1000 + 1 if report else 5
    return millions * (2 if report and "barracks" in report["buildings"] else 1)


def war(view):
    """The strongest fleet attacks if it can. The others gather at its planet."""
    own, foreign = view["your_planets"], [p for p in view["planets"] if p["owner"] not in (view["you"]["seat"], None)]
    if view["turn"] < 60 or not foreign or not own:
        return []
    base = max(own, key=lambda p: p["cruisers"])
    strength = 3 if "assault_cruiser" in view["you"]["techs"] else 2
    target = min(foreign, key=lambda p: enemy_points(view, p) + 3 * distance(view, base, p))
    orders = [{"type": "send_agent", "agent": agent["name"], "planet": target["id"], "mission": "planet_info"}
              for agent in view["you"]["agents"] if agent["state"] == "home"][:1]
    report = view["reports"].get(str(target["id"]))
    if report and view["turn"] - report["turn"] < 40 and base["transports"] >= people_points(view, target) \
            and (base["cruisers"] - 2) * strength * 10 >= enemy_points(view, target) * 13:
        orders.append({"type": "send_fleet", "from": base["id"], "to": target["id"], "cruisers": base["cruisers"] - 2, "transports": base["transports"]})
    for planet in own:
        stays = 2 + view["turn"] // 60
        ships = max(0, planet["cruisers"] - stays)
        if planet is not base and ships + planet["transports"] >= 3:
            orders.append({"type": "send_fleet", "from": planet["id"], "to": base["id"], "cruisers": ships, "transports": planet["transports"]})
    return orders


def orders_for(view, state):
    you, orders = view["you"], []
    if you["research"] is None and len(you["techs"]) < len(RESEARCH):
        orders.append({"type": "set_research", "tech": next(tech for tech in RESEARCH if tech not in you["techs"])})
    tax = 40 if you["gold"] > 300 else 70
    if you["tax"] not in (tax, 100):
        orders.append({"type": "set_tax", "rate": tax})
    if view["turn"] > 40 and len(you["agents"]) < 2 and not you["recruit_done"] and you["recruited"] < 26:
        orders.append({"type": "recruit_agent"})
    return orders + settling(view) + building(view, state) + war(view)


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    state = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["msg"] == "hello":
            say(msg="ready", name="cosair.py", version="1")
        elif message["msg"] == "turn":
            say(msg="orders", turn=message["turn"], orders=orders_for(message["view"], state))
        elif message["msg"] == "refused":
            print(message, file=sys.stderr)


main()
