#!/usr/bin/env python3
"""Let the reference rules speak: `reference.py PATH games N SEED` plays N random games and prints what differential.c must
find too, one JSON object a line; `reference.py PATH golden FOLDER` writes the vectors of this checkout (the questions stand
below, the answers are the reference's).

The reference stops a chain whose first leg took the Commander; R4.5 says that a chain is completed first. And naming a fault it
lets pieces placed this turn count for a capture that must be made; R12.6 says that they do not. The text wins, so these lines
are changed before it runs. Others are changed for speed alone, with the same results: a function call for every step on the board took
a quarter of the time."""
import functools
import gc
import json
import random
import sys


def load(path):
    text = open(path).read()
    stop = "                    if n.over is not None: continue\n"
    edge, step = "                if not on_board(s, q): break\n", "if not (lo <= q[0] <= hi and lo <= q[1] <= hi and (flat or lo <= q[2] <= hi)): break\n"
    ways = "    o, g = DIRS[s.dims]\n"
    bounds = ways + "    lo, hi, flat = -s.exp, SIZE - 1 + s.exp, s.dims == 2\n"
    module = {"__name__": "reference"}
    for before, after in ((stop, ""), ("raise Illegal(why(st, m))", "raise Illegal(why(st, m, placed))"),
                          ("def why(s, m):", "def why(s, m, placed={}):"),
                          ("    ms = movements(s)\n    if s.variant", "    ms = movements(s, placed)\n    if s.variant"),
                          (ways + "    jump", bounds + "    jump"), (ways + "    for ds, orth", bounds + "    for ds, orth"),
                          (edge + "                yield", " " * 16 + step + "                yield"),
                          (edge + "                cell =", " " * 16 + step + "                cell =")):
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    exec(compile(text, path, "exec"), module)
    module["sq2s"] = functools.cache(module["sq2s"])
    return type("Reference", (), {k: staticmethod(v) if callable(v) and not isinstance(v, type) else v
                                  for k, v in module.items()})


def tell(**record):
    print(json.dumps(record, separators=(",", ":")))


def over_of(state):
    return list(state.over) if state.over else None


def result_of(ref, state, notes):
    called = state.over is None and ref.in_check(state, state.side)
    return dict(result=state.text(), over=over_of(state), notes=notes, check=called)


# half of the games are of the base game on the flat board
KINDS = [("base", 2)] * 5 + [("base", 3), ("anti", 2), ("anti", 3), ("endless", 2), ("endless", 3)]


class Game:
    """One random game; every order is told with what the reference says of it."""

    def __init__(self, ref, dice, kind=None):
        self.ref, self.dice, self.kept = ref, dice, None
        self.limit = dice.randint(60, 120)
        self.bloodthirst = dice.random()
        self.maxexp = dice.choice([None, None, None, 0, 1, 2, 8])
        self.variant, self.dims = kind or dice.choice(KINDS)
        rows = [self.formation(), self.formation()]
        if self.dims == 2:
            self.state = ref.setup_state(*rows[0], *rows[1], self.variant, self.maxexp)
        else:
            rows, self.state = None, self.cube()
            self.limit = dice.randint(16, 30)
        self.tell(new=rows, variant=ref.VNAME[self.variant], dims=self.dims, max_expansions=self.maxexp,
                  state=self.state.text())

    def tell(self, **record):
        tell(**record)

    def formation(self):
        kinds = ["C", "I", "."] + ["A"] * self.dice.randint(1, 12)
        kinds += ["F"] * (20 - len(kinds))
        self.dice.shuffle(kinds)
        return "".join(kinds[:10]), "".join(kinds[10:])

    def cube(self):
        """Two armies scattered over the home cells of a corner of the cube, so that they meet."""
        state = self.ref.State(3, self.variant, self.maxexp)
        for seat, rows in ((0, (0, 1)), (1, (8, 9))):
            cells = [(x, y, z) for x in range(3, 7) for y in rows for z in range(3, 7)]
            kinds = [k for row in self.formation() for k in row if k != "."]
            for kind, cell in zip(kinds, self.dice.sample(cells, len(kinds))):
                state.cells[cell] = ((seat, kind), None)
        return state

    def movements(self, state, placed):
        """The reference's list, kept for the state it was asked for last."""
        if self.kept is None or self.kept[0] is not state or self.kept[1] != placed:
            self.kept = state, placed, self.ref.movements(state, placed)
        return self.kept[2]

    # -- a legal turn
    def place(self):
        ref, dice, state = self.ref, self.dice, self.state
        placed, order = {}, []
        while ref.reserve(state, state.side):
            spots = ref.placements(state)
            if not spots:
                break
            near = [p for p in spots if p.promote] or spots
            spot = dice.choice(near if dice.random() < 0.3 else spots)
            state = ref.put(state, spot)
            placed[spot.at] = spot.promote or spot.kind
            order.append(spot)
        return order, placed, state

    def pick(self, moves, state):
        """Random, but fond of what is rare."""
        dice, com = self.dice, self.ref.find_c(state, 1 - state.side)
        kills = [m for m in moves if com and com in (m.to, m.then) and m.act != "breach" and m.tact != "breach"]
        if kills and dice.random() < self.bloodthirst:
            return dice.choice(kills)
        moves = [m for m in moves if m not in kills] or moves
        rare = [m for m in moves if m.act not in ("move",) or m.promote]
        return dice.choice(rare if rare and dice.random() < 0.5 else moves)

    def legal_turn(self):
        ref, dice, start = self.ref, self.dice, self.state
        need = ref.must_escape(start)
        for _ in range(20):
            order, placed, state = self.place()
            chosen = []
            while len(chosen) < (2 if ref.extra(start) else 1) and not state.over:
                moves = self.movements(state, placed)
                last = len(chosen) + 1 == (2 if ref.extra(start) else 1)
                fine = [m for m in moves if not last or not need or ref.safe(ref.do(state, m), start.side)]
                passes = bool(chosen) or ref.may_pass(state, placed)
                if not fine or (dice.random() < 0.12 and passes and (not need or ref.safe(state, start.side))):
                    break
                chosen.append(self.pick(fine, state))
                state = ref.do(state, chosen[-1])
            if not need or ref.safe(state, start.side):
                return order, chosen
        return None

    # -- orders that are mostly not legal
    def spoil(self, place, moves):
        """A copy of a turn as JSON with something changed."""
        ref, dice = self.ref, self.dice
        turn = ref.to_json(place, moves, self.dims)
        low, high = -self.state.exp - 1, 10 + self.state.exp
        anywhere = lambda: [dice.randint(low, high) for _ in range(self.dims)]
        taken = [list(q[:self.dims]) for q in self.state.cells]
        mine = [list(q[:self.dims]) for q, c in self.state.cells.items() if self.state.side in (c[0][0], c[1] and c[1][0])]
        for _ in range(dice.randint(1, 2)):
            if not turn["moves"] or dice.random() < 0.06:
                turn["moves"].append({"kind": dice.choice("CIAF"), "from": dice.choice(mine), "to": dice.choice(taken)})
            move = dice.choice(turn["moves"])
            change = dice.randint(0, 9)
            if change == 0: move["to"] = anywhere()
            elif change == 1: move["to"] = dice.choice(taken)
            elif change == 2: move["from"] = dice.choice(mine)
            elif change == 3: move["kind"] = dice.choice("CIAF")
            elif change == 4: move["promote"] = dice.choice("AI")
            elif change == 5: move["then"] = dice.choice([anywhere(), dice.choice(taken)])
            elif change == 6: move["act"] = dice.choice(["move", "capture", "occupy", "breach", "swap"])
            elif change == 7: move.pop("act", None)
            elif change == 8 and turn["place"]: dice.choice(turn["place"])["at"] = anywhere()
            elif change == 9:
                turn["place"].append({"kind": dice.choice("CIAAFF"), "at": anywhere()})
                if dice.random() < 0.4: turn["place"][-1]["promote"] = dice.choice("AI")
        for move in turn["moves"]:  # the reference takes such a crush for another fault than R13.2 says
            if move.get("act") == "crush" and move["from"] != move["to"]: del move["act"]
        return turn

    def verdict(self, turn):
        """What the reference says of an order in JSON: its error or the state after it."""
        ref, state = self.ref, self.state
        square = lambda q: tuple(q) + (0,) * (3 - self.dims)
        place = [ref.Pl(p["kind"], square(p["at"]), p.get("promote")) for p in turn["place"]]
        moves, probe, placed = [], state, {}
        for p in place:
            if ref.on_board(probe, p.at) and p.at not in probe.cells:
                probe = ref.put(probe, p)
        for m in turn["moves"]:
            frm, to = square(m["from"]), square(m["to"])
            act = m.get("act") or ref.infer_act(probe, frm, m["kind"], to)
            then = square(m["then"]) if "then" in m else None
            target = probe.cells.get(then) if then else None
            royal = self.variant != "anti"
            tact = None if not then else "breach" if royal and target and target[1] == (1 - probe.side, "C") else "capture"
            moves.append(ref.Mv(frm, m["kind"], to, act, then, tact, m.get("promote")))
            try:
                if moves[-1] in ref.movements(probe): probe = ref.do(probe, moves[-1])
            except Exception:
                pass
        try:
            after, notes = ref.play(state, place, moves)
            return result_of(ref, after, notes)
        except ref.Illegal as error:
            return dict(error=str(error))

    # -- the game
    def turn(self):
        ref, dice = self.ref, self.dice
        if dice.random() < 0.03:
            self.state, notes = ref.skip(self.state)
            self.tell(skip=True, **result_of(ref, self.state, notes))
            return
        if not ref.reserve(self.state, self.state.side):
            self.tell(list=" ".join(ref.mv2s(m, self.dims) for m in self.movements(self.state, {})))
        found = self.legal_turn()
        if found is None:
            self.state, notes = ref.skip(self.state)
            self.tell(skip=True, **result_of(ref, self.state, notes))
            return
        place, chosen = found
        if dice.random() < 0.35:
            wrong = self.spoil(place, chosen)
            self.tell(try_order=wrong, **self.verdict(wrong))
        text = ref.turn2s(place, chosen, self.dims)
        order = ref.to_json(place, chosen, self.dims)
        self.state, notes = ref.play(self.state, place, chosen, check=False)
        self.tell(turn=text, order=order, **result_of(ref, self.state, notes))

    def play(self):
        while self.state.over is None and self.state.turns < self.limit:
            self.turn()


# ---- the vectors of this checkout
def perft_vector(ref, name, maxexp, position, depth, variant="base"):
    if position == "formations":
        state = ref.setup_state("AAFFFFFFAA", "AIFF.FCFFA", "AFAFFFFAFA", "FFAACIAF.F", "base", maxexp)
    else:
        state = ref.parse_state(position, ref.VSHORT[variant], maxexp)
    moves = ref.movements(state)
    vector = dict(name=name, variant=variant, max_expansions=maxexp, position=state.text(),
                  in_check=ref.in_check(state, state.side),
                  must_escape=None if ref.safe(state, state.side) else ref.must_escape(state), movements=len(moves),
                  placements=len(ref.placements(state)) if ref.reserve(state, state.side) else 0,
                  turns=[ref.perft(state, d) for d in range(1, depth + 1)])
    if not ref.reserve(state, state.side):
        vector["movement_list"] = [ref.mv2s(m, state.dims) for m in moves]
    return vector


def turn_vector(ref, name, position, turn, variant="base"):
    state = ref.parse_state(position, ref.VSHORT[variant])
    vector = dict(name=name, variant=variant, max_expansions=None, position=position, turn=turn)
    try:
        if turn == "skip":
            after, notes = ref.skip(state)
        else:
            place, moves = ref.parse_turn(turn)
            if name != "chain_sign":  # JSON cannot state the second act wrongly
                vector["order"] = ref.to_json(place, moves, state.dims)
            after, notes = ref.play(state, place, moves)
        vector.update(result=after.text(), over=over_of(after), notes=notes,
                      check_called=after.over is None and ref.in_check(after, after.side))
    except ref.Illegal as error:
        vector["error"] = str(error)
    return vector


class Recorded(Game):
    """A random game kept as a vector."""

    def __init__(self, ref, seed, kind):
        self.records = []
        super().__init__(ref, random.Random(seed), kind)

    def tell(self, **record):
        self.records.append(record)

    def vector(self, name):
        self.play()
        first = self.records[0]
        turns = [dict(turn=r.get("turn", "skip"), notes=r["notes"], state=r["result"])
                 for r in self.records if "turn" in r or "skip" in r]
        over = self.state.over
        return dict(name=name, variant=self.ref.VNAME[self.variant], dims=self.dims, max_expansions=first["max_expansions"], formations=first["new"],
                    start=first["state"], turns=turns, over=list(over) if over else None)


def write_golden(ref, folder):
    from golden_questions import GAMES, PERFT, TURNS, VARIANT_PERFT, VARIANT_TURNS
    flat = [(n, p, ts, "base") for n, p, ts in TURNS] + [(n, p, ts, v) for v, n, p, ts in VARIANT_TURNS]
    files = {
        "perft": dict(about="turns counted by the reference", positions=[perft_vector(ref, *q) for q in PERFT] +
                      [perft_vector(ref, *q, v) for v, *q in VARIANT_PERFT]),
        "turns": dict(about="single turns", vectors=[turn_vector(ref, n, p, t, v) for n, p, ts, v in flat for t in ts]),
        "games": dict(about="random games of the reference",
                      games=[Recorded(ref, seed, (v, d)).vector("%s_%dd_%d" % (v, d, seed)) for v, d, seed in GAMES]),
        "misc": dict(coordinates=[[list(q[:2]), ref.sq2s(q)] for q in
                                  [(0, 0, 0), (-1, -1, 0), (9, 9, 0), (25, -26, 0), (26, 27, 0), (-27, 5, 0), (701, -702, 0),
                                   (702, 3, 0), (-703, 0, 0), (1009, -1000, 0)]],
                     setups=[dict(front=f, back=b, error=e) for f, b, e in
                             [("FFFFFFFFFF", "AAA.CIAAAA", None), ("CFFFFFFFFF", "AAA.IFAAAA", None),
                              ("FFFFFFFFFF", "AAAACIAAAA", "setup_count"), ("FFFFFFFFFF", "AAA.FIAAAA", "setup_commander"),
                              ("FFFFFFFFFI", "AAA.CIAAAA", "setup_interdictor"), ("FFFFFFFFFF", "FFF.CIFFFF", "setup_kinds"),
                              ("FFFFFFFFFFF", "AAA.CIAAA", "bad_formation"), ("ffffffffff", "AAA.CIAAAA", "bad_formation")]],
                     expansion_turns=[ref.next_exp(k) for k in range(1, 41)]),
    }
    for name, content in files.items():
        with open("%s/%s.json" % (folder, name), "w") as out:
            out.write(json.dumps(content, separators=(",", ":")).replace('{"name"', '\n{"name"') + "\n")


def main():
    gc.disable()  # nothing here refers to itself
    ref = load(sys.argv[1])
    if sys.argv[2] == "golden":
        return write_golden(ref, sys.argv[3])
    if sys.argv[2] == "games":
        dice = random.Random(int(sys.argv[4]))
        for _ in range(int(sys.argv[3])):
            Game(ref, dice).play()
        print('{"end":true}')


main()
