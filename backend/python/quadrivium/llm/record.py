"""The record of one player in one match: NDJSON, a line for each thing that happened."""
import json
import sys


class Record:
    """Lines are written as they happen, so a match that breaks off leaves what was said so far.

    They are ASCII: a model can answer with half of a surrogate pair, which UTF-8 cannot hold.
    """

    def __init__(self, file=None):
        self.file, self.lines, self.publisher = file, [], None

    def add(self, kind, **members):
        line = {"kind": kind, **members}
        self.lines.append(line)
        if self.file:
            self.file.write(json.dumps(line) + '\n')
            self.file.flush()
        if self.publisher:
            self.publisher.add(line)
        return line


LINE_CHARACTERS = 120_000  # of a published line; the server takes 131072 bytes
SHOWN_CHARACTERS = 4 << 20  # of all published questions; the rest of the 8 MiB that the server takes is for answers


def _plain(value):
    """Without fractions, half surrogate pairs and NUL, which the arena's JSON and its database do not hold."""
    if isinstance(value, dict):
        return {_plain(name): _plain(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    if isinstance(value, float):
        return repr(value)
    return value.encode("utf-8", "replace").decode().replace('\0', '\ufffd') if isinstance(value, str) else value


class Publisher:
    """Stores the record with the match, where everybody can read it once the match is over.

    Storing must never cost a turn: if the server refuses, the rest of the record stays in its file alone.
    """

    def __init__(self, arena, match):
        self.arena, self.path, self.waiting, self.stored = arena, f"/matches/{match}/transcript", [], None
        self.fault, self.shown = None, 0

    def _fit(self, line):
        """What the server takes: numbers are integers, so a price of 0.5 becomes text; very long texts are cut, and
        questions are left out once there are so many that answers could find no room."""
        line = _plain(line)
        if line.get("kind") == "asked":
            self.shown += len(json.dumps(line))
            if self.shown > SHOWN_CHARACTERS:
                line = {**line, "text": "", "cut": len(line["text"])}
        if len(json.dumps(line)) > LINE_CHARACTERS and isinstance(line.get("text"), str):
            line = {**line, "text": line["text"][:LINE_CHARACTERS // 12], "cut": len(line["text"])}
        return line

    def add(self, line):
        self.waiting.append(self._fit(line))
        if line["kind"] in ("match", "played", "end") and not self.fault:
            if self.stored is None:  # an earlier run of this program can have stored lines
                self._store(1, [])
            if not self.fault and self._store(self.stored + 1, self.waiting):
                self.waiting = []

    def _store(self, number, lines):
        status, answer = self.arena.call("POST", self.path, {"from": number, "lines": lines}, is_repeatable=True)
        if status == 200:
            self.stored = answer["lines"]
        else:
            self.fault = f"the transcript is not stored any further: {answer['code']}: {answer.get('detail', '')}"
            print(self.fault, file=sys.stderr)
        return status == 200


def load(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]
