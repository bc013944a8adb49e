"""What a model's answer says, in the one form that was agreed on. Prose is never searched for orders."""
import json
import re

NOTES_CHARACTERS = 4000
BLOCK = re.compile(r'^```[ \t]*(\w+)[ \t]*\n(.*?)^```[ \t]*$', re.MULTILINE | re.DOTALL)


class NoAnswer(ValueError):
    """The answer is not in the agreed form. Its text says why, in words for the model."""


def _once(text):
    """JSON without repeated members, which different readers would read differently, and without NaN or Infinity."""
    def members(pairs):
        found = dict(pairs)
        if len(found) != len(pairs):
            raise NoAnswer("a member of the JSON stands twice")
        return found

    def constant(name):
        raise NoAnswer(f"{name} is not JSON")

    try:
        return json.loads(text, object_pairs_hook=members, parse_constant=constant)
    except RecursionError:
        raise NoAnswer("the JSON is nested too deeply") from None
    except json.JSONDecodeError as fault:
        raise NoAnswer(f"the JSON is broken at line {fault.lineno}, column {fault.colno}: {fault.msg}") from None


def read(text, finish_reason="stop"):
    """(kind, value, notes) of an answer: kind is 'orders' or 'act', notes a string or None. Raises NoAnswer.

    An answer that was cut off does not count even if a block is complete: the model may have wanted to say more.
    """
    if finish_reason == "length":
        raise NoAnswer("the answer was cut off at the limit of its length")
    if not text or not text.strip():
        raise NoAnswer("the answer is empty")
    blocks = [(label, body) for label, body in BLOCK.findall(text) if label in ("orders", "act", "notes")]
    stated = [block for block in blocks if block[0] != "notes"]
    notes = [body.strip() for label, body in blocks if label == "notes"]
    if not stated:
        raise NoAnswer("there is no fenced block that begins with ```orders")
    if len(stated) > 1:
        raise NoAnswer("there is more than one block of orders")
    if len(notes) > 1:
        raise NoAnswer("there is more than one block of notes")
    if notes and len(notes[0]) > NOTES_CHARACTERS:
        raise NoAnswer(f"the notes are longer than {NOTES_CHARACTERS} characters")
    label, body = stated[0]
    return label, _once(body), notes[0] if notes else None
