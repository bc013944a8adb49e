"""The bench for language models, as far as it needs no server: what counts as an answer, prompts, figures, and the package's list of parts."""
import errno
import http.client
import http.server
import re
import ssl
import sys
import threading
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "backend" / "python"))

from quadrivium.llm import serve  # noqa: E402
from quadrivium.llm.answers import NoAnswer, read  # noqa: E402
from quadrivium.llm.arena import Arena  # noqa: E402
from quadrivium.llm.play import Inbox  # noqa: E402
from quadrivium.llm.prompts import Prompts, fill  # noqa: E402
from quadrivium.llm.record import LINE_CHARACTERS, Publisher  # noqa: E402
from quadrivium.llm.table import table  # noqa: E402


def block(label, body):
    return f'Some thoughts.\n```{label}\n{body}\n```\nMore thoughts.'


class Answers(unittest.TestCase):
    def test_one_block_counts_wherever_it_stands(self):
        self.assertEqual(read(block("orders", '[{"a": 1}]')), ("orders", [{"a": 1}], None))
        self.assertEqual(read(block("act", "{}")), ("act", {}, None))
        self.assertEqual(read(block("orders", '"Ae5>e7"') + '\n' + block("notes", " wait ")), ("orders", "Ae5>e7", "wait"))
        self.assertEqual(read(block("json", '{"b": 2}') + '\n' + block("orders", "{}")), ("orders", {}, None))

    def test_nothing_else_does(self):
        orders = block("orders", "{}")
        for text, reason in (("", "stop"), (' \n', "stop"), ('{"type":"move"}', "stop"), (block("json", "{}"), "stop"), (orders + orders, "stop"),
                             (orders + block("act", "{}"), "stop"), (orders, "length"), (block("orders", '{"a":1,"a":2}'), "stop"),
                             (block("orders", '{"a":NaN}'), "stop"), (block("orders", '{"a":-Infinity}'), "stop"), (block("orders", "{"), "stop"),
                             (block("orders", "[" * 100000), "stop"), (block("orders", "{} {}"), "stop"), ('```orders\n{}', "stop"),
                             (orders + block("notes", "x" * 4001), "stop"), (orders + block("notes", "a") + block("notes", "b"), "stop")):
            with self.assertRaises(NoAnswer, msg=text[:60]):
                read(text, reason)


class Told(unittest.TestCase):
    def test_what_is_filled_in_is_not_filled_again(self):
        self.assertEqual(fill("{A} {B} {C} {", A="{B}", B="{A}"), "{B} {A} {C} {")

    def test_the_hash_covers_the_rules(self):
        marks = [Prompts("stratic", "Stratic", rules).mark for rules in ("one", "one", "two")]
        self.assertEqual(marks[0], marks[1])
        self.assertNotEqual(marks[0]["sha256"], marks[2]["sha256"])

    def test_a_version_keeps_its_texts_and_its_view(self):
        first, second = [Prompts("stratic", "Stratic", "rules", version) for version in (1, 2)]
        self.assertEqual((first.mark["version"], first.view_format), (1, "compact"))
        self.assertEqual(first.mark["sha256"], "71fb2f7fd07f169c4933203056ea7b2a206b8b7511bd0323d1443cf955647390")
        self.assertEqual((second.mark["version"], second.view_format, second.system), (2, "brief", first.system))
        self.assertEqual(Prompts("stratic", "Stratic", "rules").mark, second.mark)
        self.assertNotEqual(first.mark["sha256"], second.mark["sha256"])

    def test_a_long_list_is_left_out_and_said_to_be(self):
        turn = Prompts("stratic", "Stratic", "").turn({"turn": 1, "seat": 0, "view": {}}, ["x" * 60_001], None, [])
        self.assertIn("the list is too long to show", turn)
        self.assertNotIn("xxx", turn)


class Records(unittest.TestCase):
    def test_published_lines_fit_and_hold_what_the_arena_can_store(self):
        fit = Publisher(None, "m")._fit
        line = fit({"kind": "answer", "price": 0.5, "text": '\0\ud800' + "é" * LINE_CHARACTERS})
        self.assertEqual((line["price"], line["text"][:2], line["cut"]), ("0.5", '\ufffd?', LINE_CHARACTERS + 2))
        self.assertEqual(fit({"n": [1, None, True]}), {"n": [1, None, True]})

    def test_a_program_that_starts_again_goes_on_where_the_stored_record_ends(self):
        stored = []

        class Server:  # as transcript_add: lines that a repeated request has stored before are dropped
            def call(self, _method, _path, body, is_repeatable):
                stored.extend(body["lines"][len(stored) + 1 - body["from"]:])
                return 200, {"lines": len(stored)}

        for run in ("one", "two"):
            publisher = Publisher(Server(), "m")
            for kind in ("match", "told", "asked", "played"):
                publisher.add({"kind": kind, "run": run, "text": ""})
        self.assertEqual([(line["run"], line["kind"]) for line in stored],
                         [(run, kind) for run in ("one", "two") for kind in ("match", "told", "asked", "played")])

    def test_questions_leave_room_for_answers(self):
        fit = Publisher(None, "m")._fit
        asked = [fit({"kind": "asked", "text": "x" * 100_000}) for _ in range(50)]
        self.assertEqual([len(line["text"]) for line in asked[:2] + asked[-1:]], [100_000, 100_000, 0])
        self.assertEqual(asked[-1]["cut"], 100_000)
        self.assertLess(sum(len(line["text"]) for line in asked), 4 << 20)
        self.assertEqual(fit({"kind": "answer", "text": "x" * 100_000})["text"], "x" * 100_000)

    def test_figures_are_of_answers_and_missing_ones_are_not_estimated(self):
        def game(place, tokens):
            return [{"kind": "match", "game": "g", "variant": "v", "plan": {"model": "m", "legal": "hidden", "price_in": 1, "price_out": 2}, "prompt": {"sha256": "a" * 64}},
                    {"kind": "answer", "tokens_in": tokens, "tokens_out": tokens, "latency_ms": 7}, {"kind": "verdict", "legal": False},
                    {"kind": "answer", "tokens_in": tokens, "tokens_out": tokens, "latency_ms": 9}, {"kind": "verdict", "legal": True},
                    {"kind": "played", "what": "orders"}, {"kind": "end", "seat": 1, "result": {"places": [3 - place, place]}}]
        row, = table([game(1, 1000), game(2, 1000), game(2, 1000)[:-1]])
        self.assertEqual((row["games"], row["won"], row["mean_place"], row["illegal_rate"], row["tokens_per_game"], row["cost_per_game"]),
                         (2, 1, 1.5, 0.5, 4000, 0.006))
        self.assertIsNone(table([game(1, None)])[0]["cost_per_game"])
        half = game(1, 1000)
        half[1]["tokens_out"] = None  # an endpoint that counts what it reads alone
        self.assertEqual(table([half])[0]["cost_per_game"], 0.004)


class Answering(http.server.BaseHTTPRequestHandler):
    """Answers each request with the next of `server.answers`: (status, announced length or None, text, when to come again)."""

    def do_GET(self):
        status, length, text, *again = self.server.answers.pop(0)
        self.send_response(status)
        for when in again:
            self.send_header("Retry-After", when)
        self.send_header("Content-Length", str(len(text) if length is None else length))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_args):
        pass


class Served(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.arena = Arena(f"http://127.0.0.1:{self.server.server_address[1]}", "token", patience=5)
        self.slept = self.enterContext(mock.patch("time.sleep"))
        self.enterContext(mock.patch("sys.stderr"))

    def tearDown(self):
        self.server.shutdown()
        self.server.server_close()

    def test_half_an_answer_and_what_is_no_json_are_asked_for_again(self):
        self.server.answers = [(200, 99, "{"), (200, None, "<html>"), (200, None, '{"a": 1}')]
        self.assertEqual(self.arena.call("GET", "/x"), (200, {"a": 1}))
        self.server.answers = [(500, None, "<html>")]
        self.assertEqual(self.arena.call("GET", "/x"), (500, {"code": "http_500"}))

    def test_a_refused_request_is_repeated_whatever_its_refusal_says_of_the_time(self):
        said = ("Wed, 21 Oct 2026 07:28:00 GMT", "-1", "7", "0", "9" * 40, "")
        self.server.answers = [*((503, None, "{}", when) for when in said), (200, None, "1")]
        self.assertEqual(self.arena.call("GET", "/x"), (200, 1))
        self.assertEqual([call.args[0] for call in self.slept.call_args_list], [1, 1, 7, 1, 3600, 1])

    def test_a_connection_that_breaks_amid_an_answer_is_made_again(self):
        self.server.answers = [(200, None, "2")] * 3
        with mock.patch.object(http.client.HTTPResponse, "read", autospec=True) as reads:
            reads.side_effect = [OSError(errno.EHOSTUNREACH, "no route"), ssl.SSLError("record layer failure"), b"2"]
            self.assertEqual(self.arena.call("GET", "/x"), (200, 2))

    def test_the_inbox_is_read_again_after_a_fault_of_the_server(self):
        self.server.answers = [(500, None, '{"code": "internal"}'), (200, None, '{"seq": 3, "waiting": [{"match": "m"}]}')]
        self.assertEqual(serve.read(Inbox(self.arena)), {"m"})
        self.server.answers = [(401, None, '{"code": "unauthenticated"}')]
        with self.assertRaises(SystemExit):
            serve.read(Inbox(self.arena))

    def test_every_match_is_told_what_one_thread_has_read(self):
        news = serve.News()
        news.put({"a"})
        one, two = serve.Told(news), serve.Told(news)
        self.assertEqual([one.look(), two.look(), one.look(again=True)], [{"a"}] * 3)
        told = []
        waiter = threading.Thread(target=lambda: told.append(one.look()))
        waiter.start()
        news.put({"b"})
        waiter.join(10)
        self.assertEqual((told, two.look()), ([{"b"}], {"b"}))


class Package(unittest.TestCase):
    def test_every_folder_with_modules_is_packed(self):
        text = (ROOT / "backend" / "python" / "pyproject.toml").read_text(encoding="utf-8")
        named = set(re.findall(r'"(quadrivium[\w.]*)"', text.split("packages = ")[1].split("]")[0]))
        base = ROOT / "backend" / "python"
        self.assertEqual(named, {".".join(folder.parent.relative_to(base).parts) for folder in base.glob("quadrivium/**/__init__.py")})


if __name__ == "__main__":
    unittest.main()
