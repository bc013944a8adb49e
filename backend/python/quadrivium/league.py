"""Results as lines that `quad rate` reads: the same members as those of `quad simulate`."""

import json


def result_line(index, state, players, plies=0):
    """The line of a finished game; `players` has the name of the player at each seat. Games with the same `seed` count
    as one observation, so play each seed with the seats changed."""
    now = state.standing()
    return json.dumps(
        {
            "index": index,
            "game": state.game.name,
            "variant": state.game.variant,
            "seed": f"{state.seed:016x}",
            "players": list(players),
            "turns": max(now.turns) - 1,
            "plies": plies,
            "reason": now.reason,
            "places": now.places,
            "scores": now.scores,
            "hash": state.hash(),
            "ms": 0,
        }
    )
