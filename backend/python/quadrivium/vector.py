"""Many games stepped in one call."""

import ctypes

from quadrivium._library import CArrays, address, checked, library, new_array
from quadrivium.game import Game, State, parse_seed


class VectorEnv:
    """`count` games of the same rules. Every array belongs to the environment and is written anew by each step; a row
    is a game.

    observation   int32 [count, game.observation_size]: what the agent of the game knows
    items         int32 [count, room, game.item_width]: what can come next; rows past the last item keep old numbers
    item_count    int32 [count]: how many items there are; more than `room` are there all the same, without rows
    done          uint8 [count]: 1 where the order can also end, as item number item_count
    agent         int32 [count]: the seat to act
    reward        float32 [count, seats]: of the last step (State.returns at the end of a game, else 0; with one seat
                  what the step added to its score)
    over          uint8 [count]: 1 where the last step ended a game; the other arrays show the start of the next one
    seed          uint64 [count]: the seed of the game shown

    `threads` share the work of a step; the results are the same with any number of them.
    Game i begins with the seed that `quad simulate --seed` gives game i, then i + count, i + 2 count and so on.
    """

    def __init__(self, game, count, seed=0, room=None, threads=1):
        self.game = game if isinstance(game, Game) else Game(game)
        self.count, self.room = count, self.game.items_usual if room is None else room
        self._handle = None
        self._handle = checked(
            library.quad_batch_new(self.game._handle, count, parse_seed(seed), self.room)
        )
        checked(library.quad_batch_threads(self._handle, threads))
        self._arrays = CArrays()
        seats, width = self.game.seats, self.game.item_width
        self.observation = self._array("observation", "int32", count, self.game.observation_size)
        self.items = self._array("items", "int32", count, self.room, width)
        self.item_count = self._array("item_count", "int32", count)
        self.done = self._array("done", "uint8", count)
        self.agent = self._array("agent", "int32", count)
        self.reward = self._array("reward", "float32", count, seats)
        self.over = self._array("over", "uint8", count)
        self.seed = self._array("seed", "uint64", count)
        self._choice, self._choice_at = new_array("int32", count)
        self.look()

    def _array(self, name, kind, *shape):
        made, where = new_array(kind, *shape)
        setattr(self._arrays, name, where)
        return made

    def __del__(self):
        if getattr(self, "_handle", None):
            library.quad_batch_free(self._handle)

    def look(self):
        """Write the arrays without a step."""
        checked(library.quad_batch_look(self._handle, ctypes.byref(self._arrays)))
        return self

    def step(self, items):
        """Choose one item in each game: `count` numbers, item_count for the end of the order. Numbers that a game does
        not have are refused before any game is stepped."""
        where, kept = (self._choice_at, None) if items is self._choice else address(items, "int32", self.count)
        checked(library.quad_batch_step(self._handle, where, ctypes.byref(self._arrays)))
        del kept
        return self

    def sample(self):
        """A choice at random for each game, all equally likely: an array that the next call writes again."""
        library.quad_batch_sample(self._handle, self._choice_at)
        return self._choice

    def state(self, i):
        """A copy of game i as a State of its own, without the order that is being composed."""
        handle = checked(library.quad_batch_state(self._handle, i))
        return State(self.game, checked(library.quad_state_copy(handle)), int(self.seed[i]))
