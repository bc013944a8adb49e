"""A game as PettingZoo environments, one agent for each seat: "seat_0", "seat_1", ..."""

import gymnasium
import pettingzoo

from quadrivium._library import numpy
from quadrivium.adapter import Table
from quadrivium.game import parse_seed


class _Seats:
    """What both interfaces share."""

    def _begin(self, game, room, max_steps, render_mode):
        self.table = Table(game, room)
        self.game, self.max_steps, self.render_mode = self.table.game, max_steps, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents, self.state_of_game, self.steps = [], None, 0
        spaces = [self.table.spaces(gymnasium.spaces) for _ in self.possible_agents]
        self.observation_spaces = {agent: space[0] for agent, space in zip(self.possible_agents, spaces)}
        self.action_spaces = {agent: space[1] for agent, space in zip(self.possible_agents, spaces)}
        self._luck = numpy.random.default_rng()

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def render(self):
        return str(self.state_of_game.view(0, "compact"))

    def close(self):
        """Nothing is open."""

    def _new_game(self, seed):
        if seed is not None:
            self._luck = numpy.random.default_rng(parse_seed(seed))
        self.agents, self.steps = list(self.possible_agents), 0
        self.state_of_game = self.game.new(int(self._luck.integers(0, 2**63)))
        self._scores = [0.0] * self.game.seats

    def _look(self, agent):
        return self.table.look(self.state_of_game, self.possible_agents.index(agent))

    def _returns(self, over):
        """The reward of each agent for the last step."""
        if self.game.seats > 1:
            values = self.state_of_game.returns() if over else [0.0] * self.game.seats
        else:
            scores = self.state_of_game.returns()
            values = [new - old for new, old in zip(scores, self._scores)]
            self._scores = scores
        return dict(zip(self.possible_agents, values))


class AECEnv(_Seats, pettingzoo.AECEnv):
    """The seats choose items one after another. An action that the mask forbids does nothing, and
    infos[agent]["illegal"] says so. infos of the seat that composes an order has "cut", the
    number of items that have no action because the list is longer than `room`."""

    metadata = {"render_modes": ["ansi"], "name": "quadrivium_v1", "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game, room=None, max_steps=0, render_mode=None):
        super().__init__()
        self._begin(game, room, max_steps, render_mode)

    def observe(self, agent):
        return self._look(agent)

    def reset(self, seed=None, options=None):
        self._new_game(seed)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        seat = self.state_of_game.agent
        self.agent_selection = self.possible_agents[seat] if seat >= 0 else self.agents[0]
        if seat >= 0:
            self.infos[self.agent_selection]["cut"] = self.table.cut(self.state_of_game)

    def step(self, action):
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.infos[self.agent_selection] = {"illegal": not self.table.choose(self.state_of_game, action)}
        self.steps += 1
        over = self.state_of_game.agent < 0
        truncated = not over and 0 < self.max_steps <= self.steps
        self.rewards = {agent: value for agent, value in self._returns(over).items() if agent in self.agents}
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, truncated
        self._select()
        self._accumulate_rewards()


class ParallelEnv(_Seats, pettingzoo.ParallelEnv):
    """Every step takes an action from each seat. Orders are composed one seat after another, and only the action of the
    seat whose turn it is counts: the masks of the others allow nothing but the last action, which means to wait. An
    action of that seat that its mask forbids does nothing, and infos[agent]["illegal"] says so."""

    metadata = {"render_modes": ["ansi"], "name": "quadrivium_v1", "render_fps": 1}

    def __init__(self, game, room=None, max_steps=0, render_mode=None):
        self._begin(game, room, max_steps, render_mode)

    def _look_all(self):
        seen = {agent: self._look(agent) for agent in self.agents}
        for agent in self.agents:
            if not seen[agent]["action_mask"].any():
                seen[agent]["action_mask"][self.table.room] = 1
        return seen

    def reset(self, seed=None, options=None):
        self._new_game(seed)
        return self._look_all(), self._infos()

    def _infos(self):
        infos = {agent: {"cut": 0} for agent in self.agents}
        if self.state_of_game.agent >= 0:
            infos[self.possible_agents[self.state_of_game.agent]]["cut"] = self.table.cut(self.state_of_game)
        return infos

    def step(self, actions):
        if not self.agents:
            return {}, {}, {}, {}, {}
        mover = self.possible_agents[self.state_of_game.agent]
        illegal = not self.table.choose(self.state_of_game, actions[mover])
        infos = {agent: {"illegal": illegal and agent == mover, **info} for agent, info in self._infos().items()}
        self.steps += 1
        over = self.state_of_game.agent < 0
        truncated = not over and 0 < self.max_steps <= self.steps
        seen, rewards = self._look_all(), self._returns(over)
        answer = (
            seen,
            rewards,
            {agent: over for agent in self.agents},
            {agent: truncated for agent in self.agents},
            infos,
        )
        if over or truncated:
            self.agents = []
        return answer
