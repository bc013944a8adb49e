"""Gymnasium, PettingZoo and OpenSpiel are no packages of Debian. Where one is missing, the part of its published interface
that the adapters build on stands in here: base classes and spaces, without any of the packages' own checks."""

import importlib
import sys
import types

import numpy


class Space:
    def __init__(self, shape=None, dtype=None):
        self.shape, self.dtype = shape, numpy.dtype(dtype) if dtype else None


class Box(Space):
    def __init__(self, low, high, shape, dtype):
        super().__init__(shape, dtype)
        self.low, self.high = low, high

    def contains(self, value):
        fits = isinstance(value, numpy.ndarray) and value.shape == self.shape and value.dtype == self.dtype
        return bool(fits and (value >= self.low).all() and (value <= self.high).all())


class Discrete(Space):
    def __init__(self, n):
        super().__init__((), "int64")
        self.n = n

    def contains(self, value):
        return 0 <= int(value) < self.n


class Dict(Space):
    def __init__(self, spaces):
        super().__init__()
        self.spaces = spaces

    def contains(self, value):
        return value.keys() == self.spaces.keys() and all(self.spaces[name].contains(value[name]) for name in value)


class Env:
    def reset(self, *, seed=None, options=None):
        if seed is not None or not hasattr(self, "np_random"):
            self.np_random = numpy.random.default_rng(seed)


class AECEnv:
    """The turn-taking interface: agent_iter, last, and how agents that are finished leave."""

    def agent_iter(self, most=1 << 30):
        for _ in range(most):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self):
        agent = self.agent_selection
        return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent],
                self.infos[agent])

    def _accumulate_rewards(self):
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action):
        if action is not None:
            raise ValueError("a finished agent acts no more")
        gone = self.agent_selection
        self.agents.remove(gone)
        for table in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del table[gone]
        self.agent_selection = self.agents[0] if self.agents else None


class ParallelEnv:
    pass


def _enumeration(name, *members):
    return type(name, (), {member: member for member in members})


class GameType:
    Dynamics = _enumeration("Dynamics", "SEQUENTIAL")
    ChanceMode = _enumeration("ChanceMode", "DETERMINISTIC")
    Information = _enumeration("Information", "IMPERFECT_INFORMATION")
    Utility = _enumeration("Utility", "ZERO_SUM", "GENERAL_SUM")
    RewardModel = _enumeration("RewardModel", "TERMINAL")

    def __init__(self, *, short_name, long_name, dynamics, chance_mode, information, utility, reward_model,
                 max_num_players, min_num_players, provides_information_state_string,
                 provides_information_state_tensor, provides_observation_string, provides_observation_tensor,
                 parameter_specification):
        self.short_name = short_name


class GameInfo:
    def __init__(self, *, num_distinct_actions, max_chance_outcomes, num_players, min_utility, max_utility, utility_sum,
                 max_game_length):
        self.num_distinct_actions, self.num_players = num_distinct_actions, num_players
        self.min_utility, self.max_utility = min_utility, max_utility


class SpielGame:
    def __init__(self, game_type, game_info, params):
        assert all(-(2**31) <= value < 2**31 for value in params.values() if isinstance(value, int))  # a C int
        self.info, self.type = game_info, game_type

    def num_players(self):
        return self.info.num_players

    def num_distinct_actions(self):
        return self.info.num_distinct_actions


class SpielState:
    def __init__(self, game):
        self._game = game

    def legal_actions(self):
        return self._legal_actions(self.current_player())

    def apply_action(self, action):
        self._apply_action(action)

    def action_to_string(self, action):
        return self._action_to_string(self.current_player(), action)


def _module(name, **members):
    made = types.ModuleType(name)
    vars(made).update(members)
    sys.modules[name] = made
    return made


def provide():
    """Names of the packages that are there themselves; the others get a stand-in."""
    real = []
    for name in ("gymnasium", "pettingzoo", "pyspiel"):
        try:
            importlib.import_module(name)
            real.append(name)
        except ImportError:
            if name == "gymnasium":
                _module(name, Env=Env, spaces=_module("gymnasium.spaces", Box=Box, Discrete=Discrete, Dict=Dict))
            elif name == "pettingzoo":
                _module(name, AECEnv=AECEnv, ParallelEnv=ParallelEnv)
            else:
                _module(name, Game=SpielGame, State=SpielState, GameType=GameType, GameInfo=GameInfo,
                        PlayerId=_enumeration("PlayerId", "TERMINAL"))
    return real
