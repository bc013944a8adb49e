"""Quadrivium's four games in Python at the speed of their C engine.

    import quadrivium
    game = quadrivium.Game("stratic")
    state = game.new(seed=42)
    while not state.over:
        items = state.items()
        state.pick(0)

The games need no server and no database. NumPy is used where it is installed; everything works without it.
"""

from quadrivium._library import ARBITER, SPECTATOR, Refused, catalogue
from quadrivium.game import Game, Items, Standing, State, parse_seed, simulation_seed
from quadrivium.vector import VectorEnv

__all__ = [
    "ARBITER",
    "SPECTATOR",
    "Game",
    "Items",
    "Refused",
    "Standing",
    "State",
    "VectorEnv",
    "catalogue",
    "parse_seed",
    "simulation_seed",
]
__version__ = "1.0.0"
