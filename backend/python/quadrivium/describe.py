"""The columns of items and observations as Markdown: python3 -m quadrivium.describe [GAME ...]"""

import sys

from quadrivium import Game, catalogue


def table(columns):
    return ["| column | meaning |", "|---|---|", *(f"| `{name}` | {about} |" for name, about in columns), ""]


def describe(name, title):
    game = Game(name)
    lines = [f"## {title}", "", "### Items", "", *table(game.item_about.items())]
    for what, texts in game.numbers.items():
        lines += [f"Numbers of {what}: {', '.join(f'{i} {text}' for i, text in enumerate(texts))}.", ""]
    lines += ["### Observation", ""]
    for block in game.blocks.values():
        lines += [f"`{block.name}`: {block.about}.", "", *table(block.columns)]
    return lines


def main():
    wanted = sys.argv[1:]
    print("# Columns of items and observations\n")
    print("This page is what `python3 -m quadrivium.describe` prints.", end=" ")
    print("[Research in Python](research.md) explains the words.\n")
    for entry in catalogue():
        if not wanted or entry["id"] in wanted:
            print("\n".join(describe(entry["id"], entry["title"])))


if __name__ == "__main__":
    main()
