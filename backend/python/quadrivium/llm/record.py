"""The record of one player in one match: NDJSON, a line for each thing that happened."""
import json


class Record:
    """Lines are written as they happen, so a match that breaks off leaves what was said so far.

    They are ASCII: a model can answer with half of a surrogate pair, which UTF-8 cannot hold.
    """

    def __init__(self, file=None):
        self.file, self.lines = file, []

    def add(self, kind, **members):
        line = {'kind': kind, **members}
        self.lines.append(line)
        if self.file:
            self.file.write(json.dumps(line) + '\n')
            self.file.flush()
        return line


def load(path):
    with open(path, encoding='utf-8') as file:
        return [json.loads(line) for line in file if line.strip()]
