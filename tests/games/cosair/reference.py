"""Random games of the reference engine, one JSON record a line, for differential.c: the state a game begins in, and for every
turn the orders, what was answered to each, and what came of them. Usage: reference.py FOLDER GAMES SEED"""
import json
import random
import sys

sys.path.insert(0, sys.argv[1])
from ref import *  # noqa: E402,F403
from bots import RandomBot, StandardBot, StrongBot  # noqa: E402

BUILDING = sorted(BUILDINGS)
ITEMS = list(COST)


class Rules(Game):
    """The rules let a jam deliver nothing even when the stock would pay; the reference looks at points alone."""

    def resolve(self):
        self.waiting = [(p, p.queue) for p in self.planets if p.jam]
        for p, _ in self.waiting:
            p.queue = []
        super().resolve()
        for p, queue in self.waiting:
            p.queue = queue

    def battle(self, p, s, cru, tra):
        before = p.owner
        super().battle(p, s, cru, tra)
        if p.owner != before:
            self.waiting = [w for w in self.waiting if w[0] is not p]


def enrich(g, R):
    """A game that is well under way: owners, buildings, stocks, people, agents and debts by lot."""
    g.turn = R.randint(1, 300)
    for na in g.nations:
        na.gold = R.choice([0, R.randint(-2500, 3000), R.randint(-60, 60)])
        na.rp = R.randint(0, 2200)
        na.tax = R.randrange(20, 90, 10)
        na.techs = R.sample(TECHS, R.choice([0, 1, 3, 5, 8, 9, 10]))
        if len(na.techs) == 10:
            na.tax, na.rp = 100, 0
        left = [t for t in TECHS if t not in na.techs]
        na.research = R.choice(left + [None]) if left else None
        na.freighters = R.choice([0, 1, 5, 40])
        for _ in range(R.randint(0, 6)):
            free = [(x, y) for y in range(g.m) for x in range(g.m) if (x, y) not in g.grid]
            if not free or na.founded >= 10:
                break
            g.add_planet(na.seat, R.choice(free), R.randint(1000, 4000))
            na.col_started += 1
    for p in g.planets:
        if R.random() < .2 and sum(q.owner == p.owner for q in g.planets) > 1:
            p.owner = R.randrange(g.n)
        p.pop = R.choice([999, 1000, 1999, 2000, R.randint(500, 5000), 3995, 4000])
        p.bld = set(R.sample(BUILDING, R.choice([0, 0, 1, 2, 5])))
        p.cru, p.tra = R.choice([0, 1, 3, R.randint(0, 60)]), R.choice([0, 1, 5, R.randint(0, 30)])
        p.col, p.mines, p.stock = R.choice([0, 0, 1, 3]), R.choice([0, 0, 2, 8, 30]), R.randint(0, 99)
        p.unrest, p.jam, p.rush, p.repeat = [R.random() < .25 for _ in range(4)]
        legal = [x for x in ITEMS if x not in p.bld]
        p.queue = [x for x in R.sample(legal, R.randint(0, 4)) if x not in BUILDINGS or x not in p.bld]
    for na in g.nations:
        own = [p.id for p in g.planets if p.owner == na.seat] or [na.seat]
        na.recruited = R.choice([0, 2, 6, 26])
        for k in range(max(0, na.recruited - R.randint(0, 3)))[:12]:
            if R.random() < .3:
                continue
            na.agents.append({"name": AGENTS[k], "rank": R.randint(1, 5), "state": "home", "at": R.choice(own), "to": -1,
                              "mission": None, "arrives": 0})
        if na.recruited and R.random() < .4:
            na.recruit_done = g.turn + R.randint(1, 10)


def nonsense(g, seat, R):
    """Mostly wrong, some of it legal; each of it JSON."""
    planet = lambda: R.choice([R.randrange(len(g.planets)), R.randrange(len(g.planets)), -1, len(g.planets), None, "3", True])
    count = lambda: R.choice([0, 1, 1, 2, 3, 7, -1, None, "2", False])
    kind = R.randrange(11)
    if kind == 0:
        return {"type": "set_tax", "rate": R.choice([20, 50, 80, 30, 0, 100, 55, "20", None, True])}
    if kind == 1:
        return {"type": "set_research", "tech": R.choice(TECHS + ["warp", None, 3])}
    if kind in (2, 3):
        o = {"type": "set_queue", "planet": planet(), "items": R.choice([[], None, "cruiser", ["cruiser"] * 41]
             + [R.choices(ITEMS, k=R.randint(1, 5)) for _ in range(9)] + [["cruiser", R.choice(["x", "Mines"])]])}
        if R.random() < .5:
            o["repeat"] = R.choice([True, False, False, 1, None])
        return o
    if kind == 4:
        return {"type": "set_rush", "planet": planet(), "on": R.choice([True, False, 1, None])}
    if kind in (5, 6):
        return {"type": "send_fleet", "from": planet(), "to": planet(), "cruisers": count(), "transports": count()}
    if kind == 7:
        return {"type": "colonise", "from": planet(), "escort": count()}
    if kind == 8:
        return {"type": "recruit_agent"}
    if kind == 9:
        return {"type": "send_agent", "agent": R.choice(AGENTS[:8] + ["james", None]), "planet": planet(),
                "mission": R.choice(list(MISSIONS) + ["bribe", None])}
    return R.choice([{}, {"type": "dance"}, {"type": None}, 7, None, "set_tax", [], {"type": "resign"} if R.random() < .02 else {}])


def lively(g, seat, R):
    """Orders that mostly stand: lists, fleets to and fro, attacks, expeditions, spies."""
    na, out = g.nations[seat], []
    own = [p for p in g.planets if p.owner == seat]
    for p in own:
        if R.random() < (.8 if not p.queue else .05):
            can = [x for x in ITEMS if x not in p.bld and (x != "mines" or "space_mines" in na.techs)
                   and (x not in BUILDINGS or BUILDINGS[x] in na.techs) and (x != "colony_ship" or na.col_started < 9)]
            items = []
            for x in R.choices(can, k=R.randint(1, 6)):
                if x not in BUILDINGS or x not in items:
                    items.append(x)
            out.append({"type": "set_queue", "planet": p.id, "items": items, "repeat": R.random() < .5})
        if R.random() < .05:
            out.append({"type": "set_rush", "planet": p.id, "on": R.random() < .5})
        if p.col and p.cru and p.pop >= 2000 and R.random() < .8:
            out.append({"type": "colonise", "from": p.id, "escort": R.randint(1, p.cru)})
        elif p.cru + p.tra and R.random() < .15:
            out.append({"type": "send_fleet", "from": p.id, "to": R.randrange(len(g.planets)),
                        "cruisers": R.randint(0, p.cru), "transports": R.randint(0, p.tra)})
    for a in na.agents:
        if a["state"] == "home" and R.random() < .2:
            out.append({"type": "send_agent", "agent": a["name"], "planet": R.randrange(len(g.planets)),
                        "mission": R.choice(list(MISSIONS))})
    if R.random() < .2:
        out.append({"type": "recruit_agent"})
    if not na.research and R.random() < .7:
        out.append({"type": "set_research", "tech": R.choice(TECHS)})
    if R.random() < .05:
        out.append({"type": "set_tax", "rate": R.randrange(20, 90, 10)})
    if R.random() < .0005:
        out.append({"type": "resign"})
    return out


def orders_of(g, seat, bots, R):
    na = g.nations[seat]
    if not na.alive or na.resigned:
        return []
    x = R.random()
    if x < .5:
        out = lively(g, seat, R)
    else:
        try:
            out = bots[seat].orders(g)
        except ZeroDivisionError:  # the bots never met such a world
            out = lively(g, seat, R)
    if R.random() < .4:
        out = out + [nonsense(g, seat, R) for _ in range(R.randint(1, 5))]
        if R.random() < .3:
            R.shuffle(out)
    return out[:300]


def give(g, seat, orders):
    """One after the other, as the rules say; in set_queue the rules run each check over the whole list before the next."""
    answers = []
    for o in orders:
        code = g.apply(seat, o)
        if code in ("tech_missing", "already_built", "no_colonisations_left", "unknown_item") and o.get("type") == "set_queue":
            code = "list"
        answers.append(code)
    return answers


def game(R):
    n = R.choice([2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11])
    g = Rules(n, R.getrandbits(64), R.choice([60, 1000]), R.choice([200, 400, 400, 1000]), R.choice([0, 0, 20]))
    if R.random() < .6:
        enrich(g, R)
    bots = [R.choice([RandomBot, StandardBot, StrongBot])(seat, R.getrandbits(64)) for seat in range(n)]
    print(json.dumps(dict(new=g.state(), turn=g.turn)))
    for _ in range(R.choice([10, 30, 120])):
        said, answers = [], []
        for seat in range(n):
            out = orders_of(g, seat, bots, R)
            if out:
                said.append([seat, json.loads(json.dumps(out))])
                answers.append(give(g, seat, out))
        g.resolve()
        reports = [[[k, r] for k, r in na.reports.items()] for na in g.nations]
        print(json.dumps(dict(orders=said, answers=answers, digest=g.digest(), events=[na.events for na in g.nations],
                              reports=reports)))
        if g.over:
            break


R = random.Random(int(sys.argv[3]))
for _ in range(int(sys.argv[2])):
    game(R)
print(json.dumps(dict(end=True)))
