"""Who answers: a model behind an endpoint that speaks OpenAI's chat completions, or the answers of a record."""
import http.client
import json
import socket
import threading
import time
import urllib.error
import urllib.request

MOST_BYTES = 4 << 20  # of an answer's body


FAULTS = (urllib.error.URLError, http.client.HTTPException, OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError)


class _Deadline:
    """A deadline for a whole answer, headers included. The timeout of a socket starts again with each byte, so a trickled answer
    would never end: at the deadline its connections are shut down. A cut answer can look like a whole one, so `check` is asked at its end."""

    def __init__(self, seconds):
        self.at, self.sockets = time.monotonic() + seconds, []
        self.timer = threading.Timer(seconds, self._cut)
        self.timer.daemon = True

    def __enter__(self):
        self.timer.start()
        return self

    def __exit__(self, *_fault):
        self.timer.cancel()
        self.timer.join()
        for one in self.sockets:
            one.close()

    def _cut(self):
        for one in list(self.sockets):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # it has ended already

    def check(self):
        if time.monotonic() > self.at:
            raise TimeoutError("the answer came too slowly")

    def connect(self, *place, **more):
        """As socket.create_connection. A copy of the socket is watched, because TLS takes the socket itself over."""
        self.check()
        made = socket.create_connection(*place, **more)
        self.sockets.append(made.dup())
        return made

    def connection(self, kind):
        """A maker of connections of this kind, for urllib."""
        def make(host, **more):
            one = kind(host, **more)
            one._create_connection = self.connect  # where http.client lets another way to connect be set
            return one
        return make

    def opener(self):
        deadline = self

        class Http(urllib.request.HTTPHandler):
            def http_open(self, request):
                return self.do_open(deadline.connection(http.client.HTTPConnection), request)

        class Https(urllib.request.HTTPSHandler):
            def https_open(self, request):
                return self.do_open(deadline.connection(http.client.HTTPSConnection), request)

        return urllib.request.build_opener(Http, Https)


def _whole_body(reply, deadline):
    """The body, unless it is too large or too late."""
    got = b""
    while piece := reply.read1(65536):
        got += piece
        if len(got) > MOST_BYTES:
            raise ValueError("the answer is too large")
        deadline.check()
    deadline.check()
    return got


def _count(number):
    return number if type(number) is int and number >= 0 else None


def _said(answer):
    """What the record keeps of a completion. Endpoints differ in what they leave out; the text must be text."""
    choice, usage = answer["choices"][0], answer.get("usage") or {}
    text = choice["message"].get("content") or ""
    if not isinstance(text, str):
        raise TypeError("the content is not text")
    return {"text": text, "finish_reason": str(choice.get("finish_reason") or "stop"),
            "tokens_in": _count(usage.get("prompt_tokens")), "tokens_out": _count(usage.get("completion_tokens"))}


class Endpoint:
    """`ask` sends messages and returns what came, as a dict that goes into the record."""

    def __init__(self, url, model, key="", timeout=120, tries=2, settings=None):
        self.url, self.model, self.key = url.rstrip("/") + "/chat/completions", model, key
        self.timeout, self.tries, self.settings = timeout, tries, settings or {}

    def _once(self, messages):
        body = json.dumps({"model": self.model, "messages": messages, **self.settings}).encode()
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        with _Deadline(self.timeout) as deadline, \
                deadline.opener().open(urllib.request.Request(self.url, body, headers), timeout=self.timeout) as reply:
            return _said(json.loads(_whole_body(reply, deadline)))

    def ask(self, messages):
        """An endpoint that fails or stays silent is asked again, with the same words; after that there is no answer."""
        fault = ""
        for _ in range(self.tries):
            begun = time.monotonic()
            try:
                got = self._once(messages)
                return {**got, "latency_ms": round((time.monotonic() - begun) * 1000)}
            except FAULTS as trouble:
                fault = f"{type(trouble).__name__}: {trouble}"[:300]
        return {"text": "", "finish_reason": "error", "tokens_in": None, "tokens_out": None, "latency_ms": None, "fault": fault}


class Recorded:
    """The answers of a record, in their order."""

    def __init__(self, lines):
        self.lines = iter([line for line in lines if line["kind"] == "answer"])

    def ask(self, _messages):
        line = next(self.lines, None)
        if line is None:
            raise SystemExit("the record has fewer answers than this match asks for: it is another match")
        return {name: line.get(name) for name in ("text", "finish_reason", "tokens_in", "tokens_out", "latency_ms", "fault")}
