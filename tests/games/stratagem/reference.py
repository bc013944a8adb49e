"""Random games of the reference engine, one JSON record a line, for differential.c: the state a game begins in, and for every
turn who resigned, which treaties were signed, the orders, and what came of them. Usage: reference.py FOLDER GAMES SEED"""
import json
import random
import sys

sys.path.insert(0, sys.argv[1])
from strat import *  # noqa: E402,F403
from bots import greedy, rnd  # noqa: E402

RELATION = ["war", "ceasefire", "nap", "trade", "alliance"]
BUILDING_NAME = ["farm", "mine", "market", "barracks", "fortress", "trade_post", "watchtower"]
UNIT_NAME = ["militia", "infantry", "archers", "cavalry", "siege", "knights", "scout", "unique"]
TEMPERS = ["bal", "mil", "eco"]


def seat(p, s):
    return "p%d" % p if p < s.n else "-"


def state(s):
    return dict(
        next_turn=s.t, owner=[seat(x, s) for x in s.own],
        buildings={CODE[v]: "".join(BL[i] for i in range(7) if s.b[v] >> i & 1) for v in range(24) if s.b[v]},
        units={CODE[v]: {"p%d" % p: s.u[v][p] for p in sorted(s.u[v])} for v in range(24) if s.u[v]},
        stock=s.res[:s.n], age=s.age[:s.n], techs=s.tech[:s.n], alive=s.alive,
        relations=[[p, q, RELATION[s.rel[p][q]]] for p in range(s.n) for q in range(p + 1, s.n) if s.rel[p][q]],
        betrayals=s.mark, dom_streak=s.dom,
        routes=[[CODE[v] for v in r["path"]] + ["p%d" % r["p"], "p%d" % r["q"]] for r in s.routes],
        score=[s.score(p) for p in range(s.n)], vault=[s.vault(p) for p in range(s.n)], winner=s.winner, why=s.why)


def enrich(s, R):
    """A game that is well under way: owners, buildings, units and stocks by lot."""
    s.t = R.randint(1, 35)
    for p in range(s.n):
        s.age[p] = R.randint(1, 3)
        s.res[p] = [R.randint(0, 40) for _ in range(3)]
        for age in range(1, s.age[p] + 1):
            if R.random() < .7:
                s.tech[p].append(R.choice([x for x in TECH if TECH[x][1] == age]))
        s.dom[p] = R.choice([0, 0, 0, 1])
    for v in range(24):
        s.own[v] = R.choice(list(range(s.n)) + [s.n, s.own[v]])
        for b in R.sample(range(7), R.randint(0, 2)):
            s.b[v] |= 1 << b
        if R.random() < .4:
            s.b[v] = 1 << POST | (s.b[v] & 1)
        for p in range(s.n):
            if R.random() < .35:
                for _ in range(R.randint(1, 4)):
                    s.add(v, p, R.randrange(8), R.choice([0, 0, 1, 2]), R.randint(1, 4))
    for p in range(s.n):
        if not any(s.own[v] == p for v in range(24)):
            s.own[s.cap[p]] = p


def any_order(s, p, R):
    """Mostly nonsense, some of it legal."""
    place, unit = lambda: R.randrange(24), lambda: R.randrange(8)
    mine = [v for v in range(24) if s.own[v] == p] or [0]
    some = lambda: R.choice(mine) if R.random() < .8 else place()
    o = dict(moves=[], recruit=[], build=[], routes=[], drop=[], breaks=[], notices=[])
    o["research"] = R.choice(list(TECH) + ["age", None])
    for _ in range(R.randint(0, 12)):
        v = R.choice([w for w in range(24) if p in s.u[w]] or [0]) if R.random() < .85 else place()
        path = [v]
        for _ in range(R.choice([0, 1, 1, 1, 2, 2, 3, 4])):
            path.append(R.choice(ADJ[path[-1]]) if R.random() < .95 else place())
        kinds = R.sample(range(8), R.randint(0 if R.random() < .1 else 1, 3))
        if R.random() < .6 and p in s.u[v]:
            kinds = [t for t in range(8) if sum(s.u[v][p][t])][:R.randint(1, 4)] or kinds
        o["moves"].append((v, tuple(path[1:]), {t: R.choice([1, 1, 1, 2, 3, 0]) for t in sorted(kinds)}))
    for _ in range(R.randint(0, 4)):
        o["recruit"].append((some(), unit(), R.choice([1, 1, 2, 3, 50, 99, 0])))
    for _ in range(R.randint(0, 5)):
        o["build"].append((some(), R.randrange(7)))
    posts = [v for v in range(24) if s.b[v] >> POST & 1] or [0]
    for _ in range(R.randint(0, 4)):
        o["routes"].append((R.choice(posts) if R.random() < .7 else some(), R.choice(posts) if R.random() < .9 else place()))
    for r in s.routes:
        if R.random() < .2:
            o["drop"].append((r["a"], r["b"]) if R.random() < .5 else (r["b"], r["a"]))
    if R.random() < .1:
        o["drop"].append((place(), place()))
    for q in range(s.n):
        if R.random() < .12:
            o["breaks"].append(q)
        if R.random() < .12:
            o["notices"].append(q)
    return o


def orders_of(s, p, R):
    x = R.random()
    if x < .45:
        return any_order(s, p, R)
    o = rnd(s, p, R) if x < .6 else greedy(s, p, R, R.choice(TEMPERS))
    if R.random() < .3:
        for key, value in any_order(s, p, R).items():
            if key != "research":
                o.setdefault(key, []).extend(value)
    # The rules allow 99 of a kind in a move; the reference does not look.
    o["moves"] = [(v, path, {t: min(k, 99) for t, k in us.items()}) for v, path, us in o["moves"]]
    return o


def written(o):
    at = lambda v: CODE[v]
    w = dict(build=[dict(at=at(v), what=BUILDING_NAME[b]) for v, b in o.get("build", [])],
             recruit=[dict(at=at(v), unit=UNIT_NAME[t], count=k) for v, t, k in o.get("recruit", [])],
             moves=[{"from": at(v), "path": [at(x) for x in path], "units": {UNIT_NAME[t]: k for t, k in us.items()}}
                    for v, path, us in o.get("moves", [])],
             routes=[{"from": at(v), "to": at(x)} for v, x in o.get("routes", [])],
             drop=[{"from": at(v), "to": at(x)} for v, x in o.get("drop", [])],
             notice=["p%d" % q for q in o.get("notices", [])])
    w["break"] = ["p%d" % q for q in o.get("breaks", [])]
    if o.get("research"):
        w["research"] = o["research"]
    return w


def sign(s, R):
    signed = []
    for p in range(s.n):
        for q in range(p + 1, s.n):
            if R.random() < .85 or not all(s.alive[x] and not s.resigned[x] for x in (p, q)):
                continue
            kind = R.randint(1, 4)
            if kind != s.rel[p][q] and s.treaty(p, q, kind) is None:
                signed.append(["p%d" % p, "p%d" % q, RELATION[kind]])
    return signed


def resign(s, R):
    gone = []
    for p in range(s.n):
        active = [q for q in range(s.n) if s.alive[q] and not s.resigned[q]]
        if R.random() < .008 and p in active and len(active) > 2:
            s.resigned[p] = True
            for q in range(s.n):
                if q != p:
                    s.setrel(p, q, WAR)
            gone.append("p%d" % p)
    return gone


# The reference names its limit of 99 recruits in a province by a code of its own.
CODES = {"recruit_limit": "bad_count"}


def game(R):
    n = R.choice([4, 4, 4, 2])
    civs = [R.choice(CIVS) for _ in range(n)]
    vault = R.choice([7, 7, 5, 0, 20])
    s = G(civs, n, vault=(0, vault, vault) if vault else None)
    if R.random() < .6:
        enrich(s, R)
    if not vault:  # the state has no word for "no vault"
        s.R["vault"] = (0, 10000, 10000)
    print(json.dumps(dict(new=state(s), civs=civs, vault=vault or 10000)))
    for _ in range(R.choice([6, 12, 40])):
        gone, signed = resign(s, R), sign(s, R)
        od = [orders_of(s, p, R) for p in range(s.n)]
        s.resolve(od)
        print(json.dumps(dict(
            resigned=gone, treaties_signed=signed, orders={"p%d" % p: written(od[p]) for p in range(s.n)},
            errors={"p%d" % p: [[a, i, CODES.get(e, e)] for a, i, e in s.err[p]] for p in range(s.n) if s.err[p]},
            battles=[dict(at=CODE[e[1]], kind=e[0], totals=e[3]) for e in s.ev if e[0] in ("battle", "standoff")],
            income=[list(x) if x else None for x in s.inc], trade=s.trade, state=state(s))))
        if s.winner is not None:
            break


R = random.Random(int(sys.argv[3]))
for _ in range(int(sys.argv[2])):
    game(R)
print(json.dumps(dict(end=True)))
