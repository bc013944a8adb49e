"""A model plays one seat of one match: its answers are judged, asked for once more, and played as they stand or not at all."""
import hashlib
import json
import secrets
import time

from .answers import NoAnswer, read
from .arena import Refused
from .prompts import VERSION, Prompts
from .record import Publisher

PASSES = {"stratagem": {}, "cosair": []}  # orders that order nothing, where a game has them
OTHERWISE = {"pass": "your turn passes without orders.", "forfeit": "you resign the match."}
ACTS_A_TURN = 3  # acts leave the turn open; without a limit a model could talk for ever
ANSWERS = 2      # the first, and one rethink
LATE = "your answer came too late, so nothing of it was played"


class TurnOver(Exception):
    """The turn ended while the model was thinking. Its text is the server's code."""


def _moment(view):
    """The turn and stage that a question is about."""
    return view["turn"], view.get("stage")


def question_mark(messages):
    return hashlib.sha256(json.dumps(messages).encode()).hexdigest()


def fingerprint(export):
    """One hash of what happened in a finished match: everything but names, times and ids."""
    kept = {name: export.get(name) for name in ("game", "variant", "rules_version", "options", "seed", "hashes", "result")}
    kept["events"] = [{name: value for name, value in event.items() if name != "at"} for event in export["events"]]
    return hashlib.sha256(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


class Inbox:
    """What waits for the one player of this program; `look(again)` returns the ids of matches after the next change, or at once."""

    def __init__(self, arena):
        self.arena, self.seq = arena, 0

    def look(self, again=False):
        inbox = self.arena.need("GET", f"/me/inbox?after={0 if again else self.seq}&wait=25")
        self.seq = inbox["seq"]
        return {one["match"] for one in inbox["waiting"]}


class Player:
    """`endpoint` is anything with `ask(messages)`; `record` keeps what happens; `is_listed`: legal orders are shown."""

    def __init__(self, arena, match, endpoint, prompts, record, is_listed=False, otherwise="forfeit"):
        self.arena, self.match, self.endpoint, self.prompts, self.record = arena, match, endpoint, prompts, record
        self.is_listed, self.otherwise = is_listed, otherwise
        self.notes, self.last, self.seat = None, [], None
        self.acts, self.acts_in = 0, None

    def _path(self, rest):
        return f"/matches/{self.match}{rest}"

    def _view(self):
        return self.arena.need("GET", self._path(f"/view?format={self.prompts.view_format}"))

    def _need_open(self, asked):
        """Raises TurnOver if what was asked about the view `asked` no longer waits for an answer."""
        now = self._view()
        if not now["owes"] or _moment(now) != _moment(asked):
            raise TurnOver("stale_turn")

    def _legal(self):
        status, legal = self.arena.call("GET", self._path("/legal")) if self.is_listed else (0, None)
        return legal if status == 200 else None

    def _put(self, turn, orders, is_trial):
        """(why it is refused or None, lines that are dropped)."""
        status, answer = self.arena.call("PUT", self._path(f'/turns/{turn}/orders{"?dry_run=1" if is_trial else ""}'), {"orders": orders})
        if status == 409:
            raise TurnOver(answer["code"])
        if status != 200:
            faults = [f"{fault.get('path', '')} {fault['code']}" for fault in answer.get("errors") or []]
            return f"{answer['code']}: {answer.get('detail', '')} {'; '.join(faults)}".strip(), []
        return None, answer.get("rejected") or []

    def _act(self, asked, act):
        status, answer = self.arena.call("POST", self._path("/acts"), {"act": act, "turn": asked["turn"]})
        if status == 409 and answer["code"] != "acts_closed":
            raise TurnOver(answer["code"])
        if status == 409:
            self._need_open(asked)  # else this game or stage has no acts
        return None if status < 300 else f"{answer['code']}: {answer.get('detail', '')}"

    def _judge(self, turn, got):
        """(kind, value, notes, why not): the server's own judgement of orders, before anything is played."""
        try:
            kind, value, notes = read(got["text"], got["finish_reason"])
        except NoAnswer as fault:
            return None, None, None, str(fault)
        if kind == "act" and self.acts >= ACTS_A_TURN:
            return None, None, None, f"this turn has had {ACTS_A_TURN} acts of yours, so only orders count now"
        if kind == "act":
            return kind, value, notes, None  # acts have no trial: the real one says
        why, dropped = self._put(turn, value, True)
        if dropped:
            why = "these orders are illegal: " + "; ".join(f"{one.get('path', '')} {one['code']}" for one in dropped)
        return kind, value if not why or dropped else None, notes, why

    def _give(self, asked, kind, value):
        if kind == "act":
            return self._act(asked, value)
        why, self.last = self._put(asked["turn"], value, False)
        return why

    def _resign(self, asked):
        self._need_open(asked)
        status, answer = self.arena.call("POST", self._path("/resign"), {"confirm": True})
        if status == 409:
            raise TurnOver(answer["code"])
        if status >= 400:
            raise Refused(status, f"resign: {answer['code']}: {answer.get('detail', '')}")

    def _instead(self, asked):
        """After two answers that do not count: what was announced, and nothing of the bench's own invention."""
        game, what = self.prompts.mark["game"], "forfeit"
        if self.otherwise == "pass" and game in PASSES and self._put(asked["turn"], PASSES[game], False)[0] is None:
            self.last, what = [], "pass"
        else:
            self._resign(asked)
        self.record.add("played", turn=asked["turn"], what=what, value=None, dropped=[])
        return what

    def turn(self, view):
        """One answer of the model, or two, and what is done with them. Returns 'orders', 'act', 'pass' or 'forfeit'."""
        turn = view["turn"]
        messages = [{"role": "system", "content": self.prompts.system},
                    {"role": "user", "content": self.prompts.turn(view, self._legal(), self.notes, self.last)}]
        for attempt in range(1, ANSWERS + 1):
            if attempt > 1:
                self._need_open(view)
            self.record.add("asked", turn=turn, attempt=attempt, text=messages[-1]["content"])
            got = self.endpoint.ask(messages)
            self.record.add("answer", turn=turn, attempt=attempt, question=question_mark(messages), **got)
            kind, value, notes, why = self._judge(turn, got)
            is_playable = value is not None and (why is None or attempt == ANSWERS)
            refused = self._give(view, kind, value) if is_playable else None
            why = why or refused
            self.record.add("verdict", turn=turn, attempt=attempt, legal=why is None, why=why)
            if is_playable and not refused:
                self.notes = notes if notes is not None else self.notes
                self.record.add("played", turn=turn, what=kind, value=value, dropped=self.last if kind == "orders" else [])
                return kind
            said = OTHERWISE["pass" if self.otherwise == "pass" and self.prompts.mark["game"] in PASSES else "forfeit"]
            messages += [{"role": "assistant", "content": got["text"] or "(no answer)"},
                         {"role": "user", "content": self.prompts.again(why, said)}]
        return self._instead(view)

    def _answer(self, view):
        """Asks the model and plays what it stated. Returns whether the turn is still open, as it is after an act."""
        if _moment(view) != self.acts_in:
            self.acts, self.acts_in = 0, _moment(view)
        try:
            what = self.turn(view)
        except TurnOver as over:
            self.record.add("late", turn=view["turn"], code=str(over))
            self.last = LATE
            return False
        self.acts += what == "act"
        return what == "act"

    def whole_match(self, inbox):
        """Plays until the match is over; returns its header."""
        again = False
        while True:
            is_waiting, again = self.match in inbox.look(again), False
            if is_waiting:
                view = self._view()
                self.seat = view["seat"]
                if not view["owes"]:
                    continue
                again = self._answer(view)
            header = self.arena.need("GET", self._path(""))
            if header["status"] not in ("live", "paused"):
                return header


def new_match(arena, plan):
    """A private unrated match of this account against built-in bots, with a seed of its own; returns its id."""
    body = {"game": plan["game"], "seats": plan["seats"], "clock": {"mode": "untimed"}, "private": True, "rated": False, "seed": plan["seed"],
            "bots": [{"seat": seat, "bot": plan["versus"]} for seat in range(1, plan["seats"])]}
    body.update({name: plan[name] for name in ("variant", "options") if plan.get(name)})
    lobby = arena.need("POST", "/lobbies", body)
    while not lobby.get("match"):
        time.sleep(0.2)
        lobby = arena.need("GET", f"/lobbies/{lobby['lobby']}")
    return lobby["match"]


def new_seed():
    return secrets.token_hex(8)


def play(arena, plan, endpoint, record, match=None, inbox=None, version=VERSION):
    """One whole match after `plan`; returns the last line of the record. `match`: a running one to take part in;
    `inbox`: see Inbox; `version` of the prompts."""
    is_own = match is None
    match = match or new_match(arena, plan)
    header = arena.need("GET", f"/matches/{match}")
    title = next(game["title"] for game in arena.need("GET", "/games") if game["id"] == header["game"])
    prompts = Prompts(header["game"], title, arena.text(f"/games/{header['game']}/rules"), version)
    if plan.get("published", True):
        record.publisher = Publisher(arena, match)
    record.add("match", match=match, is_own=is_own, plan=plan, prompt=prompts.mark,
               **{name: header.get(name) for name in ("game", "variant", "rules_version")})
    record.add("told", text=prompts.system)
    player = Player(arena, match, endpoint, prompts, record, plan["legal"] == "listed", plan["otherwise"])
    header = player.whole_match(inbox or Inbox(arena))
    return record.add("end", seat=player.seat, status=header["status"], result=header.get("result"),
                      fingerprint=fingerprint(arena.need("GET", f"/matches/{match}/export?format=json")))
