"""A game as a Gymnasium environment: the learner has one seat, bots or a function have the others.

    env = quadrivium.gym.QuadriviumEnv("stratic", opponent="bot:greedy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))
"""

import gymnasium

from quadrivium.adapter import Table


class QuadriviumEnv(gymnasium.Env):
    """One seat of a game. `opponent`: the name of a bot, or a function that gets the state and returns the number of an
    item. `max_steps` 0: no limit; else the game is truncated after so many steps of the learner.

    An action that the mask forbids does nothing, and info["illegal"] says so. info["cut"] is the number of items that have
    no action, because the list is longer than `room`. The reward is that of State.returns at
    the end; with one seat what the step added to its score.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, game, seat=0, opponent="bot:random", room=None, max_steps=0, render_mode=None):
        self.table = Table(game, room)
        self.game, self.seat, self.opponent = self.table.game, seat, opponent
        self.max_steps, self.render_mode = max_steps, render_mode
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"there is no seat {seat}")
        self.observation_space, self.action_space = self.table.spaces(gymnasium.spaces)
        self.state, self._score, self._steps = None, 0, 0

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.state = self.game.new(int(self.np_random.integers(0, 2**63)))
        self._score, self._steps = 0, 0
        self._let_others_play()
        return self.table.look(self.state, self.seat), {"cut": self.table.cut(self.state)}

    def step(self, action):
        legal = self.table.choose(self.state, action) if self.state.agent == self.seat else False
        self._let_others_play()
        self._steps += 1
        over = self.state.agent < 0
        truncated = not over and 0 < self.max_steps <= self._steps
        info = {"illegal": not legal, "cut": self.table.cut(self.state)}
        return self.table.look(self.state, self.seat), self._reward(over), over, truncated, info

    def render(self):
        return str(self.state.view(self.seat, "compact"))

    def _reward(self, over):
        if self.game.seats > 1:
            return float(self.state.returns()[self.seat]) if over else 0.0
        score = self.state.returns()[0]
        gained, self._score = score - self._score, score
        return gained

    def _let_others_play(self):
        while self.state.agent not in (self.seat, -1):
            if callable(self.opponent):
                self.state.pick(self.opponent(self.state))
            else:
                self.state.pick_bot(self.opponent)
