"""What the adapters to other interfaces share: one numbered action for each row of the list, and one for the end of an
order."""

from quadrivium._library import numpy
from quadrivium.game import Game

if numpy is None:
    raise ImportError("the adapters need NumPy")


class Table:
    """Observations with an action mask. Action i is row i of `items`, action `room` ends the order. Of a list that is
    longer than `room` only the first rows can be chosen; `cut` says how many are missing."""

    def __init__(self, game, room=None):
        self.game = game if isinstance(game, Game) else Game(game)
        if not self.game.item_width:
            raise ValueError(f"{self.game.name} cannot be played item by item")
        self.room = self.game.items_usual if room is None else room

    def spaces(self, spaces):
        """The spaces of observations and actions, made by gymnasium.spaces or the like."""
        low, high = numpy.iinfo("int32").min, numpy.iinfo("int32").max
        seen = spaces.Dict(
            {
                "observation": spaces.Box(low, high, (self.game.observation_size,), dtype=numpy.int32),
                "items": spaces.Box(low, high, (self.room, self.game.item_width), dtype=numpy.int32),
                "action_mask": spaces.Box(0, 1, (self.room + 1,), dtype=numpy.int8),
            }
        )
        return seen, spaces.Discrete(self.room + 1)

    def look(self, state, seat):
        """What the seat knows and can do: all actions are masked out while another one composes an order."""
        rows = numpy.zeros((self.room, self.game.item_width), dtype=numpy.int32)
        mask = numpy.zeros(self.room + 1, dtype=numpy.int8)
        if state.agent == seat:
            items = state.items()
            shown = min(len(items.rows), self.room)
            rows[:shown] = items.rows[:shown]
            mask[:shown] = 1
            mask[self.room] = items.done
        return {"observation": state.observe(seat), "items": rows, "action_mask": mask}

    def cut(self, state):
        """How many rows of the present list have no action."""
        return max(0, len(state.items().rows) - self.room) if state.agent >= 0 else 0

    def choose(self, state, action):
        """Do an action. False: the mask forbids it, and nothing has happened."""
        items, action = state.items(), int(action)
        if action == self.room and items.done:
            state.pick(len(items.rows))
        elif 0 <= action < min(len(items.rows), self.room):
            state.pick(action)
        else:
            return False
        return True
