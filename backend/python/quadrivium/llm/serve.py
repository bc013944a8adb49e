"""A model plays all matches that wait in its inbox, each in a thread of its own."""
import sys
import threading

from .play import play
from .record import Record


def one_match(arena, plan, endpoint, match, folder):
    """One match from where it stands to its end; its record goes on in `folder`/MATCH.ndjson."""
    try:
        with open(folder / f"{match}.ndjson", "a", encoding="utf-8") as file:
            end = play(arena, plan, endpoint, Record(file), match)
        print(f"{match}: {end['result'] and end['result']['reason']}", file=sys.stderr)
    except SystemExit as refusal:  # the arena's words; the other matches go on, and this one is tried again at its next turn
        print(f"{match}: {refusal}", file=sys.stderr)


def serve(arena, plan, new_endpoint, folder):
    """Never returns. `new_endpoint()` makes what answers in one match."""
    folder.mkdir(parents=True, exist_ok=True)
    playing, seq = {}, 0
    while True:
        inbox = arena.need("GET", f"/me/inbox?after={seq}&wait=25")
        seq = inbox["seq"]
        playing = {match: thread for match, thread in playing.items() if thread.is_alive()}
        for match in [one["match"] for one in inbox["waiting"] if one["match"] not in playing]:
            playing[match] = threading.Thread(target=one_match, args=(arena, plan, new_endpoint(), match, folder), daemon=True)
            playing[match].start()
