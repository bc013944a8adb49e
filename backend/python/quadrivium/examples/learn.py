"""Two small programs that learn, in a few minutes on one core and without any package:

    python3 -m quadrivium.examples.learn [rulegame] [stratic] [--seconds S] [--trials N] [--export FILE]

Rule Game: a table of how often a bucket accepted a shape, a color or a cell. The hidden rule is the same in every
game.
Stratic: a softmax policy over a few numbers of each item, trained by policy gradients (Williams, Machine Learning 8,
1992) against random play and against its own earlier selves. Then both play random on seeds that they have not seen.
--export writes the games of Stratic as lines for `quad rate`.
"""

import argparse
import math
import random
import time

from quadrivium import Game, simulation_seed
from quadrivium.league import result_line

TEST_SEED = 1 << 40  # the first seed that training never uses

# ---- Rule Game


class AcceptTable:
    """Counts of what was accepted, by bucket and by each property of a piece alone."""

    def __init__(self):
        self.tried, self.accepted = {}, {}

    def keys(self, row):
        bucket, cell, shape, color = row[2], row[3], row[4], row[5]
        return [("shape", shape, bucket), ("color", color, bucket), ("cell", cell, bucket)]

    def chance(self, row):
        """The most telling of the shares: the one that is furthest from one half, with little trust in few trials."""
        shares = [(self.accepted.get(key, 0) + 0.5) / (self.tried.get(key, 0) + 1) for key in self.keys(row)]
        return max(shares, key=lambda share: abs(share - 0.5))

    def learn(self, row, accepted):
        for key in self.keys(row):
            self.tried[key] = self.tried.get(key, 0) + 1
            self.accepted[key] = self.accepted.get(key, 0) + accepted


def removed_of(game, state):
    """Pieces removed so far, from the observation."""
    block = game.blocks["seat"]
    column = [name for name, _ in block.columns].index("removed")
    return state.observe(0)[block.start + column]


def play_rules(game, seed, table, luck):
    """One series of boards; table None plays at random. Returns the points and the failures."""
    state = game.new(seed)
    attempts = 0
    while state.agent >= 0:
        rows = [row for row in state.items().rows if row[0] == 0]
        if table:
            row = max(rows, key=lambda one: (table.chance(one), luck.random()))
        else:
            row = luck.choice(rows)
        before = removed_of(game, state)
        state.pick(next(i for i, one in enumerate(state.items().rows) if tuple(one) == tuple(row)))
        attempts += 1
        if table:
            table.learn(row, int(removed_of(game, state) > before))
    return state.returns()[0], attempts - removed_of(game, state)


def mean_series(game, table, luck, count=40):
    """The mean points and failures on series that training does not use."""
    results = [play_rules(game, TEST_SEED + i, table, luck) for i in range(count)]
    return [sum(result[what] for result in results) / count for what in (0, 1)]


def learn_rules(seconds, luck):
    game, table = Game("rulegame"), AcceptTable()
    until = time.monotonic() + seconds
    series = 0
    while series < 60 and time.monotonic() < until:
        play_rules(game, series, table, luck)
        series += 1
    (points, failures), (others, more) = mean_series(game, table, luck), mean_series(game, None, luck)
    print(f"rulegame: {series} series learned; on 40 new ones {points:.1f} points and {failures:.1f} failures,", end=" ")
    print(f"random {others:.1f} points and {more:.1f} failures", flush=True)
    return points > others


# ---- Stratic

VALUE = [0, 8, 4, 2, 1]  # of a Commander, Interdictor, Aggressor, Fortifier
UNIT, MOVE, SIDE, REACH = 4, 5, 26, 8
RAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


def top_of(cell):
    """Owner and kind of what can be captured there, (-1, 0) for nothing."""
    if cell == 0 or cell == 21:
        return -1, 0
    if cell < 9:
        return (cell - 1) // 4, (cell - 1) % 4 + 1
    return (cell - 9) % 6 // 3, (cell - 9) % 3 + 1


class Board:
    """The squares of an observation."""

    def __init__(self, game, observation, seat):
        start = game.blocks["square"].start
        self.cells, self.seat = observation[start : start + SIDE * SIDE], seat

    def at(self, x, y):
        x, y = x + REACH, y + REACH
        return int(self.cells[x + SIDE * y]) if 0 <= x < SIDE and 0 <= y < SIDE else 21

    def prize(self, x, y):
        """The value of the enemy's piece on a square."""
        owner, kind = top_of(self.at(x, y))
        return VALUE[kind] if owner == 1 - self.seat else 0

    def best_in_reach(self, kind, x, y):
        """The best that the piece can see along its rays, roughly: as far as it could go on the ground."""
        best = 0
        for dx, dy in RAYS:
            far = {1: 1, 2: 40, 3: 2 if dx and dy else 3, 4: 0 if dx and dy else 2}[kind]
            for step in range(1, far + 1):
                cell = self.at(x + step * dx, y + step * dy)
                if cell == 0:
                    continue
                target = top_of(cell)[1]
                fits = target == 4 if kind == 4 else target != 4 or kind < 3
                best = max(best, self.prize(x + step * dx, y + step * dy) if fits else 0)
                break
        return best


def unit_features(board, row):
    kind, x, y = row[1], row[2], row[3]
    return [board.best_in_reach(kind, x, y) / 4, kind == 1, kind == 2, kind == 3, abs(4.5 - y) / 5]


def move_features(board, row):
    forward = (row[6] - row[3]) * (1 if board.seat == 0 else -1)
    prize = board.prize(row[5], row[6]) if row[8] == 2 else 0
    chained = board.prize(row[10], row[11]) if row[9] == 2 else 0
    return [prize / 4, chained / 4, forward / 5, row[13] > 0, row[8] == 3]


class Policy:
    """A softmax over linear scores, one list of weights for choosing a piece and one for its movement."""

    def __init__(self, weights=None):
        self.weights = weights or {UNIT: [0.0] * 5, MOVE: [0.0] * 5}

    def copy(self):
        return Policy({kind: list(values) for kind, values in self.weights.items()})

    def choose(self, board, items, luck):
        """The number of an item, and how the weights of its kind would have to change to make it likelier."""
        kind = int(items.rows[0][0]) if len(items.rows) else 0
        if kind not in self.weights:
            return luck.randrange(items.count), None
        features = unit_features if kind == UNIT else move_features
        seen = [features(board, row) for row in items.rows]
        scores = [sum(w * f for w, f in zip(self.weights[kind], one)) for one in seen]
        top = max(scores)
        chances = [math.exp(score - top) for score in scores]
        total = sum(chances)
        chosen = luck.choices(range(len(seen)), chances)[0]
        mean = [sum(chance * one[k] for chance, one in zip(chances, seen)) / total for k in range(5)]
        return chosen, (kind, [seen[chosen][k] - mean[k] for k in range(5)])


def play_stratic(game, seed, players, luck, learner=None, rate=0.0, baseline=0.0):
    """One game; a player is a Policy, or None for random play. The learner's weights follow the change of its lead from
    one of its turns to the next. Returns the state and the new baseline."""
    state, gradients, lead = game.new(seed), [], 0
    while state.agent >= 0:
        seat, items = state.agent, state.items()
        if players[seat] is None:
            state.pick(luck.randrange(items.count))
            continue
        choice, gradient = players[seat].choose(Board(game, state.observe(), seat), items, luck)
        if seat == learner and gradient and gradient[0] == UNIT and gradients:
            baseline, lead = follow(players[seat], gradients, state, seat, lead, rate, baseline)
            gradients = []
        if seat == learner and gradient:
            gradients.append(gradient)
        state.pick(choice)
    if learner is not None and gradients:
        baseline, _ = follow(players[learner], gradients, state, learner, lead, rate, baseline)
    return state, baseline


def follow(policy, gradients, state, seat, lead, rate, baseline):
    now = state.standing()
    new_lead = now.scores[seat] - now.scores[1 - seat]
    reward = new_lead - lead + 10 * state.returns()[seat]
    for kind, gradient in gradients:
        weights = policy.weights[kind]
        for k, slope in enumerate(gradient):
            weights[k] += rate * max(-3.0, min(3.0, reward - baseline)) * slope
    return baseline + 0.01 * (reward - baseline), new_lead


def match(game, one, other, games, first, luck):
    """The mean result of `one`, seats changed every game, and the finished states with their players."""
    total, states = 0.0, []
    for i in range(games):
        seat = i % 2
        players = [one, other] if seat == 0 else [other, one]
        state, _ = play_stratic(game, simulation_seed(first, i // 2), players, luck)
        total += state.returns()[seat]
        states.append((state, seat))
    return total / games, states


def learn_stratic(seconds, luck, export, trials):
    game = Game("stratic", options={"turn_limit": 80, "max_expansions": 4})
    policy, past, games, baseline = Policy(), [None], 0, 0.0
    until = time.monotonic() + seconds
    while games < 400 and time.monotonic() < until:
        seat, rival = games % 2, luck.choice(past)
        players = [policy, rival] if seat == 0 else [rival, policy]
        _, baseline = play_stratic(game, games, players, luck, seat, 0.05, baseline)
        games += 1
        if games % 50 == 0:
            past.append(policy.copy())
    result, states = match(game, policy, None, trials, TEST_SEED, luck)
    print(f"stratic: {games} games learned;", end=" ")
    print(f"mean result against random in {trials} new ones {result:+.2f} (1 is a win)", flush=True)
    if export:
        _, others = match(game, policy, past[1] if len(past) > 1 else None, trials // 3, TEST_SEED + 1000, luck)
        write_results(export, [(states, "learner", "random"), (others, "learner", "learner-50")])
    return result > 0.2


def write_results(path, matches):
    with open(path, "w", encoding="ascii") as file:
        for states, one, other in matches:
            for i, (state, seat) in enumerate(states):
                file.write(result_line(i, state, [one, other] if seat == 0 else [other, one]) + "\n")


def main():
    parser = argparse.ArgumentParser(prog="python3 -m quadrivium.examples.learn")
    parser.add_argument("games", nargs="*", default=["rulegame", "stratic"])
    parser.add_argument("--seconds", type=float, default=240, help="for the training of a game, at most")
    parser.add_argument("--trials", type=int, default=60, help="games of Stratic that measure what was learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--export", help="a file for the games of Stratic, as lines for quad rate")
    chosen = parser.parse_args()
    luck, fine = random.Random(chosen.seed), True
    if "rulegame" in chosen.games:
        fine &= learn_rules(chosen.seconds, luck)
    if "stratic" in chosen.games:
        fine &= learn_stratic(chosen.seconds, luck, chosen.export, max(1, chosen.trials))
    return 0 if fine else 1


if __name__ == "__main__":
    raise SystemExit(main())
