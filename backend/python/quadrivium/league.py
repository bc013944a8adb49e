"""Results as lines that `quad rate` reads."""

import json


def result_line(index, state, players):
    """The line of a finished game; `players` has the name of the player at each seat. Games with the same `seed` count
    as one observation, so play each seed with the seats changed. The members have the names and meanings of those that
    `quad simulate` prints, but `turns` is the most that any seat has played, and what a state does not know is absent."""
    now = state.standing()
    return json.dumps(
        {
            "index": index,
            "game": state.game.name,
            "variant": state.game.variant,
            "seed": f"{state.seed:016x}",
            "players": list(players),
            "turns": max(now.turns) - 1,
            "reason": now.reason,
            "places": now.places,
            "scores": now.scores,
            "hash": state.hash(),
        }
    )
