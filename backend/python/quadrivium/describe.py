"""The columns of items and observations as Markdown: python3 -m quadrivium.describe [--language de] [GAME ...]

The engine says in English what a column means. describe.LANGUAGE.json has each of its sentences in another language,
under "all" or under the game that has a word of its own for it.
"""

import argparse
import json
from collections import ChainMap
from pathlib import Path

from quadrivium import Game, catalogue

LANGUAGES = ("en", "de")


def translations(language):
    """By game and English sentence that of another language; of English nothing."""
    if language == "en":
        return {}
    return json.loads((Path(__file__).parent / f"describe.{language}.json").read_text(encoding="utf-8"))


def speaker(texts, game):
    """The function that turns an English sentence about a game into one of the page's language."""
    return ChainMap(texts.get(game, {}), texts["all"]).__getitem__ if texts else str


def table(columns, say):
    head = f"| {say('column')} | {say('meaning')} |"
    return [head, "|---|---|", *(f"| `{name}` | {say(about)} |" for name, about in columns), ""]


def describe(name, title, say):
    game = Game(name)
    lines = [f"## {title}", "", f"### {say('Items')}", "", *table(game.item_about.items(), say)]
    for what, texts in game.numbers.items():
        lines += [f"{say(f'Numbers of {what}')}: {', '.join(f'{i} {text}' for i, text in enumerate(texts))}.", ""]
    lines += [f"### {say('Observation')}", ""]
    for block in game.blocks.values():
        lines += [f"`{block.name}`: {say(block.about)}.", "", *table(block.columns, say)]
    return lines


def page(texts, wanted=()):
    """The whole document, or that of some games, in the language of the translations."""
    say = speaker(texts, "all")
    lines = [f"# {say('Columns of items and observations')}", "",
             say("`python3 -m quadrivium.describe` prints this page, and with `--language de` the German one. "
                 "[Research in Python](research.md) explains the words."), ""]
    for entry in catalogue():
        if not wanted or entry["id"] in wanted:
            lines += describe(entry["id"], entry["title"], speaker(texts, entry["id"]))
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(prog="python3 -m quadrivium.describe")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("game", nargs="*", help="a game's id; without one: all games")
    asked = parser.parse_args()
    print(page(translations(asked.language), asked.game))


if __name__ == "__main__":
    main()
