"""The prompts: versioned files, and one hash of all that a model was told besides the position."""
import hashlib
import json
from pathlib import Path

FOLDER = Path(__file__).parent / "prompts"
VERSION = 2
VIEWS = {1: "compact", 2: "brief"}  # what a model sees of the position, by version
LEGAL_CHARACTERS = 60_000  # a longer list of legal orders is left out, and the prompt says so


def paths(version=VERSION):
    """The files of a version by name. It has those of the version before, except where it has its own."""
    found = {}
    for number in range(1, version + 1):
        found.update({path.name.split(".")[0]: path for path in FOLDER.glob(f"*.{number}.txt")})
    return dict(sorted(found.items()))


def fill(text, **parts):
    """Puts each part in its place, once: what a part contains is never filled again."""
    pieces = text.split("{")
    filled = [pieces[0]]
    for piece in pieces[1:]:
        name, closed, rest = piece.partition("}")
        filled.append(str(parts[name]) + rest if closed and name in parts else "{" + piece)
    return "".join(filled)


def plain(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Prompts:
    """What a model is told about one game. `rules` is the server's text, so its hash is part of the prompt's. Records of an
    older version are played again with its files and its view (`view_format` of GET /view)."""

    def __init__(self, game, title, rules, version=VERSION):
        texts = {name: path.read_text(encoding="utf-8") for name, path in paths(version).items()}
        self.view_format = VIEWS[version]
        self.system = fill(texts["system"], TITLE=title, RULES=rules.strip(), HOW=texts.get(game, "").strip())
        self.turn_text, self.again_text = texts["turn"], texts["again"]
        told = '\0'.join((self.system, self.turn_text, self.again_text))
        self.mark = {"game": game, "version": version, "sha256": hashlib.sha256(told.encode()).hexdigest()}

    def turn(self, view, legal, notes, last):
        listed = ""
        if legal is not None:
            text = plain(legal)
            listed = '\nLEGAL ORDERS\n' + (text if len(text) <= LEGAL_CHARACTERS else "the list is too long to show") + '\n'
        return fill(self.turn_text, TURN=view["turn"], STAGE=view.get("stage") or "orders", SEAT=view["seat"], VIEW=plain(view["view"]),
                    LEGAL=listed, NOTES=notes or "none", LAST=plain(last) if last else "nothing was dropped")

    def again(self, why, otherwise):
        return fill(self.again_text, WHY=why, ELSE=otherwise)
