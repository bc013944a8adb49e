"""The commands of the bench."""
import argparse
import json
import os
import pathlib
import sys

from quadrivium.game import parse_seed

from . import prompts
from .arena import Arena
from .endpoint import Endpoint, Recorded
from .play import new_seed, play
from .record import Record, load
from .serve import serve
from .table import table


def parser():
    top = argparse.ArgumentParser(prog="python3 -m quadrivium.llm", description="Language models as players of Quadrivium.")
    commands = top.add_subparsers(dest="command", required=True)
    site = argparse.ArgumentParser(add_help=False)
    site.add_argument("--site", default="http://localhost:8080", help="the arena; its token stands in QUADRIVIUM_TOKEN")
    how = argparse.ArgumentParser(add_help=False)
    how.add_argument("--endpoint", required=True, help='base address that speaks OpenAI\'s chat completions, such as http://localhost:11434/v1')
    how.add_argument("--model", required=True)
    how.add_argument("--legal", choices=("listed", "hidden"), default="hidden", help="whether legal orders are shown to the model")
    how.add_argument("--otherwise", choices=("pass", "forfeit"), default="forfeit", help="after two answers that do not count")
    how.add_argument("--unpublished", dest="published", action="store_false", help="do not store the record with the match")
    how.add_argument("--timeout", type=float, default=120, help="seconds for one answer")
    how.add_argument("--settings", type=json.loads, default={}, help='further members of each request, such as {"temperature":0}')
    how.add_argument("--price-in", type=float, help="price of a million tokens of questions")
    how.add_argument("--price-out", type=float, help="price of a million tokens of answers")
    many = commands.add_parser("serve", parents=[site, how], help="play every match that waits in the inbox, until stopped")
    many.add_argument("--records", type=pathlib.Path, required=True, help="folder for the records, a file for each match")
    one = commands.add_parser("play", parents=[site, how], help="let a model play one match to its end")
    one.add_argument("--game", default="stratic")
    one.add_argument("--variant")
    one.add_argument("--options", type=json.loads, help="options of the match, as JSON")
    one.add_argument("--seats", type=int, default=2)
    one.add_argument("--versus", default="bot:random", help="the built-in bot at the other seats")
    one.add_argument("--seed", type=parse_seed, help="a whole number, or 16 hex digits; drawn if omitted")
    one.add_argument("--match", help="take part in this running match instead of a new one")
    one.add_argument("--record", help="file for the record (default: standard output)")
    again = commands.add_parser("replay", parents=[site], help='play a record\'s answers again and compare the match')
    again.add_argument("record")
    commands.add_parser("prompts", help="print the prompts")
    figures = commands.add_parser("table", help="add records up: a JSON line for each model, board and condition")
    figures.add_argument("records", nargs="+")
    return top


def arena(args):
    token = os.environ.get("QUADRIVIUM_TOKEN") or sys.exit('QUADRIVIUM_TOKEN is not set: create an access token on the page "Programs" of your account')
    return Arena(args.site, token)


CONDITIONS = ("model", "legal", "otherwise", "settings", "price_in", "price_out", "published")


def endpoint_of(args):
    return Endpoint(args.endpoint, args.model, os.environ.get("OPENAI_API_KEY", ""), args.timeout, settings=args.settings)


def run_serve(args):
    try:
        serve(arena(args), {name: getattr(args, name) for name in CONDITIONS}, lambda: endpoint_of(args), args.records)
    except KeyboardInterrupt:
        return 0


def run_play(args):
    plan = {name: getattr(args, name) for name in (*CONDITIONS, "game", "variant", "options", "seats", "versus")}
    plan["seed"] = new_seed() if args.seed is None else f"{args.seed:016x}"
    endpoint = endpoint_of(args)
    with open(args.record, "w", encoding="utf-8") if args.record else os.fdopen(os.dup(1), "w", encoding="utf-8") as file:
        end = play(arena(args), plan, endpoint, Record(file), args.match)
    print(json.dumps(end["result"]), file=sys.stderr)


def run_replay(args):
    lines = load(args.record)
    head, end = [next((line for line in lines if line["kind"] == kind), None) for kind in ("match", "end")]
    if not head or not head["plan"] or not head.get("is_own", True) or not end:  # older records of other matches have no plan
        sys.exit("only a whole match against built-in bots can be played again")
    if head["prompt"]["version"] not in prompts.VIEWS:
        sys.exit(f'the record has version {head["prompt"]["version"]} of the prompts, which this program does not have')
    again = Record()
    play(arena(args), head["plan"], Recorded(lines), again, version=head["prompt"]["version"])
    asked, now = [[line["question"] for line in one if line["kind"] == "answer"] for one in (lines, again.lines)]
    same = asked == now and again.lines[-1]["fingerprint"] == end["fingerprint"]
    print(json.dumps({"same": same, "questions": len(now), "fingerprint": again.lines[-1]["fingerprint"], "recorded": end["fingerprint"]}))
    return 0 if same else 1


def run_prompts(_args):
    for path in prompts.paths().values():
        print(f'== {path.name}\n{path.read_text(encoding="utf-8")}')


def run_table(args):
    for row in table(map(load, args.records)):
        print(json.dumps(row))


def main():
    args = parser().parse_args()
    return {"play": run_play, "serve": run_serve, "replay": run_replay, "prompts": run_prompts, "table": run_table}[args.command](args) or 0


if __name__ == "__main__":
    sys.exit(main())
