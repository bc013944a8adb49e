"""A model plays all matches that wait in its inbox, each in a thread of its own. One of them reads the inbox for all."""
import sys
import threading
import time

from .arena import BROKEN, Refused
from .play import Inbox, play
from .record import Record

PAUSE = 5  # seconds before the inbox is read again, or a match taken up again, that could not be


class News:
    """What waits, as it was last read; the threads of the matches are told when it is read again."""

    def __init__(self):
        self.read, self.number, self.waiting = threading.Condition(), 0, set()

    def put(self, waiting):
        with self.read:
            self.number, self.waiting = self.number + 1, waiting
            self.read.notify_all()


class Told:
    """An Inbox (see play) for one match; the first look returns at once."""

    def __init__(self, news):
        self.news, self.seen = news, news.number - 1

    def look(self, again=False):
        with self.news.read:
            if not again:
                self.news.read.wait_for(lambda: self.news.number > self.seen)
            self.seen = self.news.number
            return self.news.waiting


def one_match(arena, plan, endpoint, match, folder, inbox):
    """One match from where it stands to its end; its record goes on in `folder`/MATCH.ndjson."""
    try:
        with open(folder / f"{match}.ndjson", "a", encoding="utf-8") as file:
            end = play(arena, plan, endpoint, Record(file), match, inbox)
        print(f"{match}: {end['result'] and end['result']['reason']}", file=sys.stderr)
    except (SystemExit, *BROKEN) as fault:  # the other matches go on, and this one is taken up again while it waits
        print(f"{match}: {fault}", file=sys.stderr)
        time.sleep(PAUSE)


def read(inbox):
    """What waits; a server that fails is asked again. Ends the program when the token is not valid."""
    while True:
        try:
            return inbox.look()
        except Refused as fault:
            if fault.status in (401, 403):
                raise
            print(f"the inbox: {fault}", file=sys.stderr)
            time.sleep(PAUSE)


def serve(arena, plan, new_endpoint, folder):
    """Never returns. `new_endpoint()` makes what answers in one match."""
    folder.mkdir(parents=True, exist_ok=True)
    playing, news, inbox = {}, News(), Inbox(arena)
    while True:
        waiting = read(inbox)
        news.put(waiting)
        playing = {match: thread for match, thread in playing.items() if thread.is_alive()}
        for match in sorted(waiting - playing.keys()):
            playing[match] = threading.Thread(target=one_match, args=(arena, plan, new_endpoint(), match, folder, Told(news)), daemon=True)
            playing[match].start()
