"""The package against the command line, against itself, and against what it must refuse."""

import concurrent.futures
import copy
import json
import os
import pickle
import random
import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("QUADRIVIUM_BUILD", ROOT / "build")).resolve()
os.environ.setdefault("QUADRIVIUM_LIBRARY", str(BUILD / "libquad.so"))
sys.path.insert(0, str(ROOT / "backend" / "python"))

import quadrivium as q
from quadrivium import _library, describe
from quadrivium.league import result_line

GAMES = ["rulegame", "stratic", "cosair", "stratagem"]
STEPS = int(os.environ.get("ITEM_STEPS", "2500"))


def rows_of(items):
    return [tuple(int(number) for number in row) for row in items.rows]


def simulate(*arguments):
    got = subprocess.run([BUILD / "quad", "simulate", *arguments], capture_output=True, text=True, check=True)
    return [json.loads(line) for line in got.stdout.splitlines()]


class Hashes(unittest.TestCase):
    """The same games as `quad simulate`."""

    def test_bots_play_the_games_of_the_command_line(self):
        for name, players in [("rulegame", "memory"), ("stratic", "random,random"), ("cosair", "greedy,random"),
                              ("stratagem", "random,greedy")]:
            options = {"stratic": {"turn_limit": 40}, "cosair": {"max_turns": 100}}.get(name, {})
            seats = len(players.split(",")) if name in ("cosair", "stratagem") else 0
            lines = simulate(name, "--players", players, "--games", "2", "--seed", "00000000000000ff", "--options",
                             json.dumps(options))
            game = q.Game(name, options=options, seats=seats)
            for line in lines:
                state = game.new(q.simulation_seed(255, line["index"]))
                self.assertEqual(state.play(players.split(",")), line["turns"])
                self.assertEqual((state.hash(), state.standing().places), (line["hash"], line["places"]), name)
                mine = json.loads(result_line(line["index"], state, line["players"]))
                self.assertEqual({**line, **mine, "turns": line["turns"]}, line, name)

    def test_a_seed_is_read_as_the_command_line_reads_it(self):
        for seed, value in [("42", 42), ("00000000000000ff", 255), ("0000000000000042", 0x42), ("18446744073709551615", 2**64 - 1)]:
            (line,) = simulate("rulegame", "--players", "memory", "--games", "1", "--seed", seed)
            self.assertEqual((q.parse_seed(seed), line["seed"]), (value, f"{q.simulation_seed(seed, 0):016x}"), seed)
        for wrong in ["ff", "", "-1", "+1", " 42", "1_0", "0x10", "٤٢", "18446744073709551616", "00000000000000FF", "9" * 65, -1, 2**64]:
            self.assertRaises(ValueError, q.parse_seed, wrong)
        self.assertRaises(TypeError, q.parse_seed, 1.5)

    def test_a_version_of_the_rules_can_be_chosen(self):
        players = ("random", "greedy")
        for version in (1, 2):
            (line,) = simulate("stratagem", "--players", ",".join(players), "--games", "1", "--seed", "00000000000000ff",
                               "--rules-version", str(version))
            game = pickle.loads(pickle.dumps(q.Game("stratagem", seats=2, rules_version=version)))
            self.assertEqual(game.rules_version, version)
            state = game.new(q.simulation_seed(255, 0))
            state.play(players)
            self.assertEqual(state.hash(), line["hash"])
        self.assertEqual(q.Game("stratagem").rules_version, 2)
        for version in (3, -1, 2**31, 2**32 + 1):
            with self.assertRaises(q.Refused):
                q.Game("stratagem", rules_version=version)


class ItemByItem(unittest.TestCase):
    """Orders composed of items are the orders of the JSON interface."""

    def play(self, name, steps, variant=None, seats=0):
        luck, game, done, seed = random.Random(name), q.Game(name, variant, seats=seats), 0, 0
        while done < steps:
            seed += 1
            composed, told = game.new(seed), game.new(seed)
            while composed.agent >= 0 and done < steps:
                seat, items = composed.agent, composed.items()
                ends = items.done and luck.random() < 0.1
                resolved, order = composed.pick_told(len(items.rows) if ends else luck.randrange(items.count))
                done += 1
                if order is None:
                    continue
                self.assertEqual(told.agent, seat)
                self.assertEqual(told.apply(seat, order), resolved)
                if resolved:
                    self.assertEqual(told.hash(), composed.hash())
        return composed

    def test_no_listed_item_is_refused_and_both_ways_lead_to_the_same_bytes(self):
        for name in GAMES:
            with self.subTest(name):
                self.play(name, STEPS)

    def test_every_variant_is_played(self):
        for entry in q.catalogue():
            for variant in entry["variants"]:
                with self.subTest(entry["id"], variant=variant["id"]):
                    self.play(entry["id"], STEPS // 10, variant["id"], variant["seats_max"])

    def test_the_cube(self):
        game = q.Game("stratic", options={"dims": 3})
        state, luck = game.new(1), random.Random(5)
        for _ in range(60):
            state.pick(luck.randrange(state.items().count))
        self.assertEqual(len(state.observe()), game.observation_size)
        self.assertEqual(game.load(state.save()).hash(), state.hash())

    def test_copies_and_saved_states_go_on_alike(self):
        for name in GAMES:
            state, luck = q.Game(name).new(3), random.Random(1)
            for _ in range(150):
                state.pick(luck.randrange(state.items().count))
            for other in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                self.assertEqual((other.hash(), other.agent), (state.hash(), state.agent), name)
                self.assertEqual(rows_of(other.items()), rows_of(state.items()), name)
                self.assertEqual(list(other.observe()), list(state.observe()), name)

    def test_observations_have_the_shape_they_say(self):
        for name in GAMES:
            game = q.Game(name)
            state = game.new(1)
            self.assertEqual(sum(b.rows * len(b.columns) for b in game.blocks.values()), game.observation_size)
            for viewer in [*range(game.seats), q.SPECTATOR]:
                parts = game.split(state.observe(viewer))
                self.assertEqual([len(part) for part in parts.values()], [b.rows for b in game.blocks.values()], name)

    def test_another_seat_sees_nothing_of_a_begun_order(self):
        for name in ("cosair", "stratagem", "stratic"):
            state = q.Game(name).new(2)
            first = state.agent
            before = list(state.observe(first + 1))
            for _ in range(5):
                state.pick(0)
            self.assertEqual(list(state.observe(first + 1)), before, name)


class InNumbers(unittest.TestCase):
    """`quad engine` in numbers tells what the library tells, and its orders are those of its JSON."""

    GAMES = [("rulegame", 1, {"level": "first_steps"}, 200), ("stratic", 2, {"turn_limit": 20}, 300),
             ("cosair", 3, {"max_turns": 100}, 600), ("stratagem", 2, {}, 400)]

    def setUp(self):
        self.child = None

    def begin(self, game):
        words = ["engine", game.name, "--options", json.dumps(game.options), "--players", ",".join("-" * game.seats),
                 "--rules-version", str(game.rules_version)]
        self.child = subprocess.Popen([BUILD / "quad", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ask(cmd="games", count=3)

    def end(self):
        self.child.stdin.close()
        self.assertEqual(self.child.wait(), 0)
        self.child.stdout.close()

    def ask(self, **command):
        self.child.stdin.write(json.dumps(command).encode() + b"\n")
        self.child.stdin.flush()
        answer = json.loads(self.child.stdout.readline())
        self.assertTrue(answer["ok"], answer)
        return answer

    def numbers(self, **step):
        return self.ask(cmd="step", **{"as": "numbers"}, **step)

    def same(self, answer, state):
        """The answer has the arrays and the result of the library's state."""
        now = state.standing()
        self.assertEqual([answer[name] for name in ("over", "places", "scores", "reason")],
                         [now.over, now.places, now.scores, now.reason])
        rows = state.items().rows if state.agent >= 0 else []
        self.assertEqual(answer["items"], [int(number) for row in rows for number in row])
        self.assertEqual((answer["columns"], answer["done"]), (state.game.item_width, state.agent >= 0 and state.items().done))
        if state.agent >= 0:
            self.assertEqual(answer["seat"], state.agent)
        self.assertEqual(answer["observation"], [int(number) for number in state.observe(answer["seat"])])

    def in_json(self, **step):
        """A step of game 1, which does not end a stage that is there for talk alone by itself."""
        answer = self.ask(cmd="step", game=1, view=False, legal=False, events=False, **step)
        if answer["standing"]["stage"] == "diplomacy":
            self.ask(cmd="deadline", game=1)

    def play(self, game, steps):
        """Game 0 is played item by item, game 1 by orders as JSON, game 2 by whole orders in items."""
        state, luck, begun = game.new(5), random.Random(3), []
        self.in_json(seed="5")
        self.numbers(game=2, seed="5")
        answer = self.numbers(seed="5")
        for _ in range(steps):
            self.same(answer, state)
            if state.agent < 0:
                break
            seat, number = state.agent, luck.randrange(state.items().count)
            row = [int(one) for one in [*state.items().rows, []][number]]
            begun += row
            resolved, orders = state.pick_told(number)
            answer = self.numbers(**({"items": row} if row else {"done": True}))
            if orders is not None:
                self.in_json(seat=seat, orders=orders)
                self.assertEqual(self.numbers(game=2, seat=seat, items=begun, done=True), answer)
                begun = []
            self.assertTrue(state.agent >= 0 or answer["over"])  # the library ends such a stage when it is asked
            if resolved:
                self.assertEqual({self.ask(cmd="save", game=i)["hash"] for i in range(3)}, {state.hash()})
        return answer

    def test_both_ways_are_one_game_and_its_arrays_are_those_of_the_library(self):
        over = []
        for name, seats, options, steps in self.GAMES:
            with self.subTest(name):
                game = q.Game(name, options=options, seats=seats)
                self.begin(game)
                over.append(self.play(game, steps)["over"])
                self.end()
        self.assertIn(True, over)


class Vectors(unittest.TestCase):
    """Batches are the same games."""

    def test_a_batch_plays_what_single_states_play(self):
        for name in GAMES:
            env = q.VectorEnv(name, 5, seed=9, room=64)
            states = [env.game.new(q.simulation_seed(9, i)) for i in range(5)]
            started = [0] * 5
            for _ in range(120):
                choice = [int(number) for number in env.sample()]
                env.step(choice)
                for i, state in enumerate(states):
                    state.pick(choice[i])
                    ended = state.agent < 0
                    self.assertEqual(bool(env.over[i]), ended)
                    if ended:
                        started[i] += 1
                        states[i] = state = env.game.new(q.simulation_seed(9, i + 5 * started[i]))
                    self.assertEqual(int(env.agent[i]), state.agent)
                    self.assertEqual((int(env.item_count[i]), bool(env.done[i])), (len(state.items().rows), state.items().done))
                    seen = env.observation.tolist()[i]
                    self.assertEqual(seen, [int(number) for number in state.observe()], name)

    def test_threads_change_nothing(self):
        def played(name, threads):
            env, told = q.VectorEnv(name, 7, seed=3, room=12, threads=threads), []
            for _ in range(150):
                env.step(env.sample())
                told.append([getattr(env, array).tolist() for array in ("observation", "item_count", "done", "agent", "reward", "over", "seed")])
            return told, [env.state(i).hash() for i in range(7)]

        for name in GAMES:
            alone = played(name, 1)
            for threads in (2, 4, 9):  # also more than there are games
                self.assertEqual(played(name, threads), alone, f"{name}, {threads} threads")

    def test_states_of_many_threads_are_those_of_one(self):
        def hashes(seed):
            found = []
            for name in GAMES:
                state = q.Game(name).new(seed)
                for step in range(40):
                    if state.agent < 0:
                        break
                    state.pick(step % state.items().count)
                    state.game.load(state.save())
                found.append(state.hash())
            return found

        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            self.assertEqual(list(pool.map(hashes, range(16))), [hashes(seed) for seed in range(16)])

    def test_a_state_of_a_batch_outlives_its_game(self):
        env = q.VectorEnv(q.Game("stratic", options={"turn_limit": 4}), 2, seed=1)
        state = env.state(1)
        before = state.hash()
        for _ in range(400):
            env.step(env.sample())
        del env
        self.assertEqual(state.hash(), before)
        with self.assertRaises(q.Refused):
            q.VectorEnv("stratic", 2).state(2)

    def test_rewards_are_paid_at_the_end_and_sum_to_nothing(self):
        env, paid = q.VectorEnv(q.Game("stratic", options={"turn_limit": 12}), 8, seed=4), 0
        for _ in range(300):
            env.step(env.sample())
            for rewards, over in zip(env.reward.tolist(), env.over.tolist()):
                self.assertEqual(sum(rewards), 0)
                self.assertTrue(over or rewards == [0, 0])
                paid += over
        self.assertGreater(paid, 4)

    def test_without_numpy_everything_is_the_same(self):
        program = (
            "import sys; sys.modules.update({'numpy': None} if sys.argv[1] == 'without' else {})\n"
            "import hashlib, quadrivium as q\n"
            "for name in ('rulegame', 'stratic', 'cosair', 'stratagem'):\n"
            "    env = q.VectorEnv(name, 3, seed=1, room=8)\n"
            "    for _ in range(40): env.step(env.sample())\n"
            "    state = q.Game(name).new(1); state.pick(1)\n"
            "    print(name, hashlib.sha256(repr((env.observation.tolist(), env.items.tolist(), env.reward.tolist(),\n"
            "          [[int(n) for n in row] for row in state.items().rows], list(map(int, state.observe())))).encode()).hexdigest())\n"
        )
        outputs = {
            subprocess.run([sys.executable, "-c", program, how], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONPATH": str(ROOT / "backend" / "python")}).stdout
            for how in ("with", "without")
        }
        self.assertEqual(len(outputs), 1)


class Refusals(unittest.TestCase):
    """Whatever is wrong is refused with a code, and nothing changes."""

    def refused(self, code, call, *arguments, **named):
        with self.assertRaises(q.Refused) as caught:
            call(*arguments, **named)
        self.assertEqual(caught.exception.code, code, str(caught.exception))

    def test_games_that_do_not_exist(self):
        self.refused("unknown_game", q.Game, "chess")
        self.refused("unknown_game", q.Game, "stratic", "blitz")
        self.refused("bad_seats", q.Game, "stratic", seats=3)
        self.refused("bad_seats", q.Game, "stratic", seats=-1)
        self.refused("bad_seats", q.Game, "cosair", seats=1 << 30)
        self.refused("bad_options", q.Game, "stratic", options={"dims": 7})
        self.refused("malformed", q.Game, "stratic", options="{")
        self.refused("bad_request", q.Game, "stratagem", choices=[])
        for seed in (-1, 1 << 64, "x"):
            with self.assertRaises(ValueError):
                q.Game("stratic").new(seed)

    def test_items_that_are_not_there(self):
        for name in GAMES:
            state = q.Game(name).new(1)
            items, before = state.items(), (state.hash(), rows_of(state.items()))
            for item in (-1, -(1 << 31), items.count, (1 << 31) - 1):
                self.refused("bad_request", state.pick, item)
            self.assertEqual((state.hash(), rows_of(state.items())), before)
            env = q.VectorEnv(name, 2, seed=1)
            seen = env.observation.tolist()
            self.refused("bad_request", env.step, [0, 1 << 20])
            self.assertEqual(env.look().observation.tolist(), seen)
            with self.assertRaises(ValueError):
                env.step([0])
            self.refused("bad_request", q.VectorEnv, name, 0)
            self.refused("bad_request", q.VectorEnv, name, 1, threads=0)
            self.refused("bad_request", q.VectorEnv, name, 1, threads=257)

    def test_a_brief_view_is_the_compact_one_without_what_a_turn_does_not_need(self):
        sizes = {}
        for name in GAMES:
            state = q.Game(name).new(1)
            sizes[name] = [len(json.dumps(state.view(0, form))) for form in ("full", "compact", "brief")]
        self.assertLess(sizes["cosair"][2], sizes["cosair"][1])
        self.assertTrue(all(brief <= compact <= full for full, compact, brief in sizes.values()), sizes)

    def test_orders_of_the_wrong_seat_and_shape(self):
        state = q.Game("stratic").new(1)
        before = state.save()
        self.refused("bad_seats", state.apply, 2, [])
        self.refused("bad_seats", state.apply, -1, {})
        self.refused("bad_seats", state.apply, 1 << 20, {})
        for orders in ({}, [], 5, None, {"front": "F" * 10, "back": "x"}):
            with self.assertRaises(q.Refused):
                state.apply(0, orders)
        self.refused("bad_seats", state.view, 9)
        with self.assertRaises(ValueError):
            state.view(0, "short")
        self.refused("bad_seats", state.legal, -3)
        self.refused("bad_seats", state.observe, 5)
        self.refused("bad_request", state.event, "explode")
        self.refused("bad_seats", state.event, "resign", 2)
        self.refused("unknown_bot", state.choose, 0, "bot:none")
        self.refused("acts_closed", state.act, 0, {"type": "x"})
        self.assertEqual(state.save(), before)
        for text in ("", "{}", '{"version":1}', '{"version":99,"state":{}}', '{"version":1,"state":{}}'):
            with self.assertRaises(q.Refused):
                state.game.load(text)

    def test_a_game_that_is_over_stays_over(self):
        state = q.Game("cosair", seats=2).new(1)
        state.event("resign", 0)
        self.assertTrue(state.over)
        self.assertEqual((state.agent, state.returns()), (-1, [-1.0, 1.0]))
        self.refused("game_over", state.pick, 0)
        self.refused("game_over", state.items)
        self.refused("game_over", state.apply, 1, [])
        self.refused("game_over", state.event, "draw")


class Interface(unittest.TestCase):
    """The header, the linker's list and the bindings name the same functions."""

    def test_the_same_functions_everywhere(self):
        header = set(re.findall(r"\b(quad_\w+)\(", re.sub(r"/\*.*?\*/", "", (ROOT / "backend/python/quad.h").read_text(), flags=re.S)))
        listed = set(re.findall(r"^ +(quad_\w+);", (ROOT / "backend/python/quad.map").read_text(), flags=re.M))
        self.assertEqual(header, listed)
        bound = set(re.findall(r'"(quad_\w+)": \(', Path(_library.__file__).read_text()))
        self.assertEqual(header - bound, {"quad_rules_new", "quad_rules_seats", "quad_rules_item_width", "quad_rules_observation_size"})
        self.assertEqual(_library.library.quad_api(), _library.API)

    def test_the_documented_columns_are_those_of_the_engine(self):
        for language, folder in [("en", "frontend/docs"), ("de", "frontend/docs/de")]:
            with self.subTest(language):
                printed = subprocess.run([sys.executable, "-m", "quadrivium.describe", "--language", language],
                                         capture_output=True, text=True, check=True,
                                         env={**os.environ, "PYTHONPATH": str(ROOT / "backend" / "python")}).stdout
                self.assertEqual(printed, (ROOT / folder / "research-columns.md").read_text())

    def test_no_sentence_about_columns_is_translated_in_vain(self):
        class Heard(dict):
            def __init__(self, texts):
                super().__init__(texts)
                self.asked = set()

            def __getitem__(self, text):
                found = super().__getitem__(text)
                self.asked.add(text)
                return found

        texts = {game: Heard(own) for game, own in describe.translations("de").items()}
        describe.page(texts)
        for game, own in texts.items():
            self.assertEqual(set(own) - own.asked, set(), game)


if __name__ == "__main__":
    unittest.main()
