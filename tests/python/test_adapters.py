"""The adapters keep the published contracts of Gymnasium, PettingZoo and OpenSpiel. Where the packages are installed,
their own checks run too."""

import copy
import os
import random
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("QUADRIVIUM_BUILD", ROOT / "build")).resolve()
os.environ.setdefault("QUADRIVIUM_LIBRARY", str(BUILD / "libquad.so"))
sys.path[:0] = [str(ROOT / "backend" / "python"), str(ROOT / "tests" / "python")]

import numpy
import stand_ins

REAL = stand_ins.provide()

import quadrivium.gym
import quadrivium.openspiel
import quadrivium.zoo
from quadrivium import Game

GAMES = ["rulegame", "stratic", "cosair", "stratagem"]
SHORT = {"stratic": {"turn_limit": 6}}


def any_of(mask, luck):
    return luck.choice([int(i) for i in numpy.flatnonzero(mask)])


class Gymnasium(unittest.TestCase):
    def test_reset_and_step_answer_as_the_spaces_say(self):
        for name in GAMES:
            env, luck = quadrivium.gym.QuadriviumEnv(name, max_steps=60), random.Random(2)
            seen, info = env.reset(seed=5)
            self.assertIsInstance(info, dict)
            ended = False
            while not ended:
                self.assertTrue(env.observation_space.contains(seen), name)
                action = any_of(seen["action_mask"], luck)
                self.assertTrue(env.action_space.contains(action))
                seen, reward, terminated, truncated, info = env.step(action)
                self.assertEqual((type(reward), type(terminated), type(truncated)), (float, bool, bool))
                self.assertFalse(info["illegal"])
                ended = terminated or truncated
            self.assertFalse(terminated and truncated)

    def test_the_same_seed_gives_the_same_game(self):
        for name in GAMES:
            runs = []
            for _ in range(2):
                env, luck = quadrivium.gym.QuadriviumEnv(name), random.Random(3)
                seen, _ = env.reset(seed=11)
                for _ in range(30):
                    seen, *_ = env.step(any_of(seen["action_mask"], luck))
                runs.append(env.state.hash() + str(seen["observation"].tolist()))
            self.assertEqual(*runs)

    def test_a_masked_action_does_nothing_and_is_told(self):
        env = quadrivium.gym.QuadriviumEnv("stratic")
        seen, _ = env.reset(seed=1)
        masked = int(numpy.flatnonzero(seen["action_mask"] == 0)[0])
        after, reward, terminated, truncated, info = env.step(masked)
        self.assertTrue(info["illegal"])
        self.assertEqual((reward, terminated, truncated), (0.0, False, False))
        self.assertEqual(after["observation"].tolist(), seen["observation"].tolist())

    def test_opponents_can_be_bots_or_functions(self):
        luck = random.Random(4)
        for opponent in ("bot:greedy", lambda state: luck.randrange(state.items().count)):
            env = quadrivium.gym.QuadriviumEnv(Game("stratic", options=SHORT["stratic"]), seat=1, opponent=opponent)
            seen, _ = env.reset(seed=2)
            over = False
            while not over:
                seen, reward, over, _, _ = env.step(any_of(seen["action_mask"], luck))
            self.assertIn(reward, (-1.0, 0.0, 1.0))

    @unittest.skipUnless("gymnasium" in REAL, "Gymnasium is not installed")
    def test_check_env(self):
        from gymnasium.utils.env_checker import check_env

        for name in GAMES:
            check_env(quadrivium.gym.QuadriviumEnv(name, max_steps=100), skip_render_check=True)


class PettingZoo(unittest.TestCase):
    def test_agents_act_in_turn_until_all_have_left(self):
        for name in GAMES:
            env, luck = quadrivium.zoo.AECEnv(Game(name, options=SHORT.get(name)), max_steps=80), random.Random(6)
            env.reset(seed=3)
            self.assertEqual(env.agents, env.possible_agents)
            totals = dict.fromkeys(env.possible_agents, 0.0)
            for agent in env.agent_iter(1000):
                seen, reward, terminated, truncated, info = env.last()
                self.assertTrue(env.observation_space(agent).contains(seen), name)
                totals[agent] += reward
                env.step(None if terminated or truncated else any_of(seen["action_mask"], luck))
            self.assertEqual(env.agents, [])
            if env.game.seats == 2:
                self.assertEqual(sum(totals.values()), 0)

    def test_all_agents_step_at_once_and_only_one_has_a_choice(self):
        for name in GAMES:
            env, luck = quadrivium.zoo.ParallelEnv(Game(name, options=SHORT.get(name)), max_steps=80), random.Random(7)
            seen, infos = env.reset(seed=3)
            self.assertEqual(seen.keys(), infos.keys())
            while env.agents:
                waiting = [a for a in env.agents if numpy.flatnonzero(seen[a]["action_mask"]).tolist() == [env.table.room]]
                self.assertGreaterEqual(len(waiting), len(env.agents) - 1)
                actions = {agent: any_of(seen[agent]["action_mask"], luck) for agent in env.agents}
                seen, rewards, terminations, truncations, infos = env.step(actions)
                for table in (rewards, terminations, truncations, infos):
                    self.assertEqual(table.keys(), seen.keys())
                for agent in seen:
                    self.assertTrue(env.observation_space(agent).contains(seen[agent]))
            self.assertTrue(all(terminations.values()) or all(truncations.values()))

    @unittest.skipUnless("pettingzoo" in REAL, "PettingZoo is not installed")
    def test_api_tests(self):
        from pettingzoo.test import api_test, parallel_api_test

        for name in GAMES:
            api_test(quadrivium.zoo.AECEnv(name, max_steps=150), num_cycles=200)
            parallel_api_test(quadrivium.zoo.ParallelEnv(name, max_steps=150), num_cycles=200)


class Lists(unittest.TestCase):
    def test_no_list_is_cut_without_a_word(self):
        for name in GAMES:
            game = Game(name, options=SHORT.get(name), seats=4 if name in ("cosair", "stratagem") else 0)
            state, longest = game.new(11), 0
            for _ in range(12):
                state.play(["bot:greedy"] if name != "rulegame" else ["bot:memory"], 5)
                if state.agent < 0:
                    break
                longest = max(longest, len(state.items().rows))
                for room in (3, None):
                    table = quadrivium.gym.Table(game, room)
                    shown = int(table.look(state, state.agent)["action_mask"][:-1].sum())
                    self.assertEqual(shown + table.cut(state), len(state.items().rows), name)
            self.assertGreater(longest, 3, name)

    def test_the_info_says_how_many_items_have_no_action(self):
        env = quadrivium.gym.QuadriviumEnv("stratic", room=3)
        _, info = env.reset(seed=1)
        self.assertEqual(info["cut"], len(env.state.items().rows) - 3)
        self.assertGreater(info["cut"], 0)
        self.assertEqual(env.step(0)[4]["cut"], env.table.cut(env.state))
        aec, parallel = quadrivium.zoo.AECEnv("stratic", room=3), quadrivium.zoo.ParallelEnv("stratic", room=3)
        aec.reset(seed=1)
        self.assertGreater(aec.infos[aec.agent_selection]["cut"], 0)
        _, infos = parallel.reset(seed=1)
        self.assertEqual(sorted(info["cut"] > 0 for info in infos.values()), [False, True])
        infos = parallel.step({agent: 0 for agent in parallel.agents})[4]
        self.assertTrue(all({"illegal", "cut"} == set(info) for info in infos.values()))


class OpenSpiel(unittest.TestCase):
    def test_a_game_is_played_to_its_end(self):
        for name in GAMES:
            game, luck = quadrivium.openspiel.load(name, options=SHORT.get(name), seed=4), random.Random(8)
            state = game.new_initial_state()
            for _ in range(400):
                if state.is_terminal():
                    break
                legal = state.legal_actions()
                self.assertEqual(legal, sorted(set(legal)))
                self.assertTrue(0 <= state.current_player() < game.num_players())
                self.assertTrue(all(0 <= action < game.num_distinct_actions() for action in legal))
                action = luck.choice(legal)
                self.assertIsInstance(state.action_to_string(action), str)
                state.apply_action(action)
            self.assertEqual(len(state.returns()), game.num_players())

    def test_a_seed_has_sixty_four_bits(self):
        for seed in (2**31, 2**64 - 1, 1234567890123456, "ffffffffffffffff", "42"):
            state = quadrivium.openspiel.load("stratic", seed=seed).new_initial_state()
            self.assertEqual(state.inner.hash(), Game("stratic").new(seed).hash())
        self.assertRaises(ValueError, quadrivium.openspiel.load, "stratic", seed=2**64)

    def test_observers_and_copies(self):
        game = quadrivium.openspiel.load("cosair", seed=4)
        state = game.new_initial_state()
        state.apply_action(state.legal_actions()[0])
        other = copy.deepcopy(state.inner)
        self.assertEqual(other.hash(), state.inner.hash())
        observer = game.make_py_observer()
        observer.set_from(state, 0)
        self.assertEqual(observer.tensor.shape, (game.table.game.observation_size,))
        self.assertEqual(observer.tensor.tolist(), [float(number) for number in state.inner.observe(0)])


if __name__ == "__main__":
    unittest.main()
