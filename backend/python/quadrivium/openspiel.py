"""A game through OpenSpiel's Python interface:

    game = quadrivium.openspiel.load("stratic", seed=1)
    state = game.new_initial_state()

All chance of a game follows from its seed, so a game object with a seed is deterministic; take another seed for another
deal. What a player does not know stays hidden: observations are those of State.observe.
"""

import pyspiel

from quadrivium._library import numpy
from quadrivium.adapter import Table
from quadrivium.game import Game, parse_seed


def _game_type(game):
    both = game.seats == 2
    return pyspiel.GameType(
        short_name=f"python_quadrivium_{game.name}_{game.variant}",
        long_name=f"Quadrivium {game.name} {game.variant}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if both else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats,
        min_num_players=game.seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seed": "0"},  # a text, as whole numbers are 32 bits wide there
    )


class QuadriviumGame(pyspiel.Game):
    """A game with its seed."""

    def __init__(self, game, params, room=None):
        self.table = Table(game, room)
        self.seed = parse_seed(params.get("seed", "0"))
        best = 1.0 if self.table.game.seats > 1 else 1e6
        super().__init__(
            _game_type(self.table.game),
            pyspiel.GameInfo(
                num_distinct_actions=self.table.room + 1,
                max_chance_outcomes=0,
                num_players=self.table.game.seats,
                min_utility=-best,
                max_utility=best,
                utility_sum=0.0 if self.table.game.seats == 2 else None,
                max_game_length=1_000_000,
            ),
            {"seed": f"{self.seed:016x}"},
        )

    def new_initial_state(self):
        return QuadriviumState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Observer(self.table)


class QuadriviumState(pyspiel.State):
    """One game. Actions are those of adapter.Table; `table.cut(inner)` is the number of items that have none."""

    def __init__(self, game):
        super().__init__(game)
        self.table = game.table
        self.inner = self.table.game.new(game.seed)

    def current_player(self):
        seat = self.inner.agent
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def _legal_actions(self, player):
        items = self.inner.items()
        shown = list(range(min(len(items.rows), self.table.room)))
        return shown + [self.table.room] if items.done else shown

    def _apply_action(self, action):
        if not self.table.choose(self.inner, action):
            raise ValueError(f"action {action} is not legal")

    def _action_to_string(self, player, action):
        if action == self.table.room:
            return "end of the order"
        columns = self.table.game.item_columns
        return " ".join(f"{name}={value}" for name, value in zip(columns, self.inner.items().rows[action]))

    def is_terminal(self):
        return self.inner.agent < 0

    def returns(self):
        return self.inner.returns()

    def observation_string(self, player):
        return str(self.inner.view(player, "compact"))

    def __str__(self):
        return self.inner.save()


class Observer:
    """OpenSpiel's observer: `tensor` holds the numbers of State.observe."""

    def __init__(self, table):
        self.table = table
        self.tensor = numpy.zeros(table.game.observation_size, dtype=numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = state.inner.observe(player)

    def string_from(self, state, player):
        return state.observation_string(player)


def load(name, variant=None, options=None, seats=0, seed=0, room=None):
    """The game as a pyspiel.Game."""
    return QuadriviumGame(Game(name, variant, options, seats), {"seed": f"{parse_seed(seed):016x}"}, room)
