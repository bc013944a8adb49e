"""The arena's HTTP API, as far as the bench needs it."""
import http.client
import json
import time
import urllib.error
import urllib.request


# What is no answer: nothing (also while it is read: no route, a fault of TLS), half of one, or no JSON.
BROKEN = (OSError, http.client.HTTPException, ValueError)
LONGEST = 3600  # seconds before a request is repeated


class Refused(SystemExit):
    """The server's words; a program that does not catch them ends with them."""

    def __init__(self, status, words):
        super().__init__(words)
        self.status = status


def _refusal(reply):
    """What a refusal says; a proxy in between can answer in another form."""
    try:
        answer = json.loads(reply.read())
    except BROKEN:
        answer = None
    return answer if isinstance(answer, dict) and "code" in answer else {"code": f"http_{reply.code}"}


def _pause(headers):
    """Seconds until a refused request is repeated. A proxy in between can name a date, which is not waited for."""
    asked = headers.get("Retry-After") or ""
    return min(max(int(asked), 1), LONGEST) if asked.isdecimal() else 1


class Arena:
    """One account at one arena. `token` needs the scopes play and lobby."""

    def __init__(self, site, token, patience=60):
        self.site, self.token, self.patience = site.rstrip("/"), token, patience

    def call(self, method, path, body=None, is_repeatable=False):
        """(status, answer), after as many tries as the server asks for. A lost reply is asked for again, where a repeated
        request counts once: always but for most POSTs."""
        is_repeatable = is_repeatable or method != "POST"
        data = None if body is None else json.dumps(body).encode()
        headers = {"Accept": "application/json", "Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        while True:
            request = urllib.request.Request(self.site + "/api/v1" + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self.patience) as reply:
                    return reply.status, json.loads(reply.read() or "null")
            except urllib.error.HTTPError as refusal:
                if refusal.code not in (429, 502, 503, 504) or (not is_repeatable and refusal.code in (502, 504)):
                    return refusal.code, _refusal(refusal)
                time.sleep(_pause(refusal.headers))
            except BROKEN:
                if not is_repeatable:
                    raise
                time.sleep(1)

    def need(self, method, path, body=None):
        """The answer; ends the program with the server's words where it refuses."""
        status, answer = self.call(method, path, body)
        if status >= 400:
            raise Refused(status, f"{method} {path}: {answer['code']}: {answer.get('detail', '')}")
        return answer

    def text(self, path):
        with urllib.request.urlopen(self.site + "/api/v1" + path, timeout=self.patience) as reply:
            return reply.read().decode()
