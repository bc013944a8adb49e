"""Games and their states: rules, orders, views, and play item by item."""

import ctypes
import json
import operator
import re
from collections.abc import Sequence
from typing import NamedTuple

from quadrivium import _library
from quadrivium._library import CStanding, SPECTATOR, checked, from_json, library, to_bytes

FORMATS = ("full", "compact", "brief")  # by their numbers in quad.h

_MASK = (1 << 64) - 1


def parse_seed(seed):
    """A seed as a number, read as `--seed` of the command line reads it: a whole number from 0 to 2^64 - 1, or a text
    with such a number or with 16 hex digits (0-9 a-f), which is what results print. Sixteen digits are read as hex."""
    if not isinstance(seed, str):
        value = operator.index(seed)
    elif re.fullmatch("[0-9a-f]{16}", seed):
        value = int(seed, 16)
    elif re.fullmatch("[0-9]{1,64}", seed):
        value = int(seed)
    else:
        value = -1
    if not 0 <= value <= _MASK:
        raise ValueError("a seed is a whole number from 0 to 2^64 - 1, or 16 hex digits")
    return value


def simulation_seed(seed, index=0):
    """The seed that `quad simulate --seed SEED` gives game number `index`: the first output of SplitMix64."""
    z = (parse_seed(seed) + index + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
    return z ^ z >> 31


class Rows(Sequence):
    """A table of numbers where NumPy is missing: a sequence of rows, each a tuple."""

    def __init__(self, numbers, width):
        self._numbers, self._width = numbers, width

    def __len__(self):
        return len(self._numbers) // self._width

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        if not -len(self) <= i < len(self):
            raise IndexError(i)
        at = i % len(self) * self._width
        return tuple(self._numbers[at : at + self._width])


class Items(NamedTuple):
    """What can come next: a row of numbers for each item, and whether the order can end here.

    `rows` is an array of NumPy, or without it a sequence of tuples. Item number len(rows) ends the order, where `done`
    says so.
    """

    rows: object
    done: bool

    @property
    def count(self):
        """How many choices there are, the end of the order included."""
        return len(self.rows) + self.done


class Standing(NamedTuple):
    """Where a game stands; lists have an entry for each seat."""

    over: bool
    stage: str
    owes: list
    turns: list
    places: list
    scores: list
    reason: str
    acts_open: bool


class Block(NamedTuple):
    """A part of the observation: `rows` times the columns, from number `start` on."""

    name: str
    about: str
    start: int
    rows: int
    columns: list


class Game:
    """A game with its variant, options and number of seats.

    `variant` None is the first, `seats` 0 the usual number; options that are left out have their defaults. `choices`
    are the secret wishes of the seats, where a game knows such. `rules_version` 0 is the newest version of the rules.
    """

    def __init__(self, name, variant=None, options=None, seats=0, choices=None, rules_version=0):
        arguments = (name, variant, options, choices)
        self._handle = None
        self._handle = checked(
            library.quad_rules_new_of(
                to_bytes(name),
                to_bytes(variant),
                to_bytes(options),
                seats,
                to_bytes(choices),
                max(-1, min(rules_version, 2**31 - 1)),  # beyond a C int is refused too
            )
        )
        self._arguments = (*arguments[:3], seats, choices, rules_version)
        about = from_json(library.quad_rules_describe(self._handle))
        self.name, self.variant, self.seats = about["game"], about["variant"], about["seats"]
        self.rules_version = about["rules_version"]
        self.options, self.turns, self.hidden = about["options"], about["turns"], about["hidden"]
        self.item_columns = [column["name"] for column in about.get("items", [])]
        self.item_about = {column["name"]: column["about"] for column in about.get("items", [])}
        self.item_width = len(self.item_columns)
        self.items_usual = about.get("items_usual", 0)
        self.numbers = about.get("numbers", {})  # what numbers of columns stand for: {"technologies": [...]}
        self.observation_size = about.get("observation_size", 0)
        self.blocks, start = {}, 0
        for block in about.get("observation", []):
            columns = [(column["name"], column["about"]) for column in block["columns"]]
            self.blocks[block["name"]] = Block(block["name"], block["about"], start, block["rows"], columns)
            start += block["rows"] * len(columns)

    def __del__(self):
        if getattr(self, "_handle", None):
            library.quad_rules_free(self._handle)

    def __reduce__(self):
        return (Game, self._arguments)

    def __repr__(self):
        return f"Game({self.name!r}, {self.variant!r}, seats={self.seats})"

    def new(self, seed=0):
        """A game before its first turn."""
        return State(self, checked(library.quad_state_new(self._handle, parse_seed(seed))), parse_seed(seed))

    def load(self, saved, seed=0):
        """A state from what State.save returned."""
        text = to_bytes(saved)
        return State(self, checked(library.quad_state_load(self._handle, text, parse_seed(seed))), parse_seed(seed))

    def split(self, observation):
        """The observation by block, each a list of rows (with NumPy an array, which shares its numbers)."""
        parts = {}
        for name, block in self.blocks.items():
            width = len(block.columns)
            flat = observation[block.start : block.start + block.rows * width]
            if _library.numpy is not None:
                parts[name] = _library.numpy.asarray(flat).reshape(block.rows, width)
            else:
                parts[name] = [list(flat[i * width : (i + 1) * width]) for i in range(block.rows)]
        return parts


class State:
    """One game. Game.new, Game.load and State.copy make them."""

    def __init__(self, game, handle, seed):
        self.game, self.seed = game, seed
        self._picks = []  # items chosen since the last turn was resolved, for copies
        self._handle = handle
        self._rows, self._done = ctypes.POINTER(ctypes.c_int32)(), ctypes.c_int()

    def __del__(self):
        library.quad_state_free(self._handle)

    def copy(self):
        """A copy. Items chosen since the last turn was resolved are chosen again in it; orders that were handed in by
        apply() since then are not in it."""
        made = State(self.game, checked(library.quad_state_copy(self._handle)), self.seed)
        return made._pick_again(self._picks)

    def _pick_again(self, picks):
        for item in picks:
            self.pick(item)
        return self

    def __deepcopy__(self, memo):
        return self.copy()

    def __reduce__(self):
        return (_restore, (self.game, self.save(), self.seed, self._picks))

    def save(self):
        """The state as a JSON text."""
        return checked(library.quad_state_save(self._handle)).decode()

    def hash(self):
        """16 hex digits, the same as those of `quad simulate` for the same game."""
        return checked(library.quad_state_hash(self._handle)).decode()

    # Standing

    def _standing(self):
        now = CStanding()
        library.quad_state_standing(self._handle, ctypes.byref(now))
        return now

    def standing(self):
        """Whose turn it is, and how the game ended."""
        now, seats = self._standing(), self.game.seats
        return Standing(
            over=bool(now.over),
            stage=now.stage.decode(),
            owes=[seat for seat in range(seats) if now.owes >> seat & 1 and not now.handed_in >> seat & 1],
            turns=list(now.turn[:seats]),
            places=list(now.place[:seats]),
            scores=list(now.score[:seats]),
            reason=now.reason.decode() if now.reason else None,
            acts_open=bool(now.acts_open),
        )

    @property
    def over(self):
        """Whether the game is over."""
        return bool(self._standing().over)

    def returns(self):
        """For each seat the mean over its opponents of 1 for a better place, 0 for the same and -1 for a worse one;
        with one seat its score."""
        now = self.standing()
        if self.game.seats == 1:
            return [float(now.scores[0])]
        if not now.over:
            return [0.0] * self.game.seats
        return [
            sum((other > mine) - (other < mine) for other in now.places) / (self.game.seats - 1) for mine in now.places
        ]

    # Views and orders as JSON

    def view(self, viewer, format="full"):
        """What a viewer knows: a seat, SPECTATOR or ARBITER. `format`: "full", "compact" or "brief", as of GET /view."""
        if format not in FORMATS:
            raise ValueError("format must be full, compact or brief")
        return from_json(library.quad_state_view(self._handle, viewer, FORMATS.index(format)))

    def know(self, viewer):
        """The compact view."""
        return self.view(viewer, "compact")

    def legal(self, seat, orders=None):
        """What the seat can order now, after begun orders."""
        begun = None if orders is None else json.dumps(orders).encode()
        return from_json(library.quad_state_legal(self._handle, seat, begun))

    def apply(self, seat, orders):
        """Hand in the seat's order; True: the turn was resolved with it. A refused order changes nothing."""
        self._picks.clear()
        return checked(library.quad_state_order(self._handle, seat, json.dumps(orders).encode())) == 1

    def act(self, seat, act):
        """Do something that takes effect at once."""
        self._picks.clear()
        checked(library.quad_state_act(self._handle, seat, json.dumps(act).encode()))

    def event(self, kind, seat=-1):
        """Let something else happen: "stage_end", "resign", "flag", "draw", "abandon", or "late", which resolves the
        turn without the seats that have handed in nothing."""
        self._picks.clear()
        checked(library.quad_state_event(self._handle, kind.encode(), seat))

    def choose(self, seat, bot="bot:random"):
        """The order that a bot would give for the seat; it is not handed in."""
        return from_json(library.quad_state_choose(self._handle, seat, bot.encode()))

    def play(self, bots, turns=0):
        """Let bots play on, to the end or for so many turns, as `quad simulate` does. `bots`: a list with a name for
        each seat, repeated where it is shorter. Returns how many turns were resolved."""
        self._picks.clear()
        return checked(library.quad_state_play(self._handle, ",".join(bots).encode(), turns))

    # Item by item

    @property
    def agent(self):
        """The seat that composes an order now, -1 when the game is over."""
        return library.quad_state_agent(self._handle)

    def items(self):
        """What can come next in the agent's order."""
        count = checked(
            library.quad_state_items(self._handle, ctypes.byref(self._rows), ctypes.byref(self._done))
        )
        width = self.game.item_width
        if _library.numpy is not None:
            if not count:
                return Items(_library.numpy.zeros((0, width), dtype="int32"), bool(self._done.value))
            shown = _library.numpy.ctypeslib.as_array(self._rows, (count, width))
            return Items(shown.copy(), bool(self._done.value))
        numbers = ctypes.string_at(self._rows, 4 * count * width) if count else b""
        return Items(Rows(memoryview(numbers).cast("i"), width), bool(self._done.value))

    def pick(self, item):
        """Choose an item by its number, len(items.rows) for the end of the order. True: a turn was resolved."""
        return self._picked(item, library.quad_state_pick(self._handle, item, None))

    def _picked(self, item, answer):
        resolved = checked(answer) == 1
        if resolved:
            self._picks.clear()
        else:
            self._picks.append(item)
        return resolved

    def pick_told(self, item):
        """The same, and the order as JSON when this choice completes it, else None: for State.apply and the arena."""
        order = ctypes.c_char_p()
        resolved = self._picked(item, library.quad_state_pick(self._handle, item, ctypes.byref(order)))
        return resolved, json.loads(order.value) if order.value else None

    def pick_bot(self, bot="bot:random"):
        """Let a bot give the agent's whole order; items chosen for it so far are dropped. True: a turn was resolved."""
        return self.apply(self.agent, self.choose(self.agent, bot))

    def observe(self, viewer=None):
        """What a viewer knows as numbers: a seat, None for the agent, or SPECTATOR. For the agent: as its items so far
        leave it."""
        made, where = _library.new_array("int32", self.game.observation_size)
        seat = self.agent if viewer is None else viewer
        checked(library.quad_state_observe(self._handle, SPECTATOR if seat < 0 else seat, where))
        return made


def _restore(game, saved, seed, picks):
    return game.load(saved, seed)._pick_again(picks)
