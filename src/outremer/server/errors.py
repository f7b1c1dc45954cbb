"""What can go wrong, each with a code for programs and a sentence for people."""

from __future__ import annotations

# The HTTP status of every fault; its sentence is `fault-<code>` in server.ftl.
STATUS = {
    "malformed": 400,
    "not-json": 400,
    "bad-setting": 400,
    "bad-name": 400,
    "bad-login": 400,
    "no-such-language": 400,
    "no-such-bot": 400,
    "no-such-seat": 400,
    "no-such-sequence": 400,
    "no-such-move": 400,
    "not-together": 400,
    "no-such-form": 400,
    "cannot-stand": 400,
    "bad-text": 400,
    "bad-seats": 400,
    "bad-passkey": 400,
    "who-are-you": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "wrong-passkey": 401,
    "not-by-token": 403,
    "not-in-scope": 403,
    "foreign-origin": 403,
    "foreign-host": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "not-invited": 403,
    "not-administrator": 403,
    "not-yourself": 403,
    "suspended": 403,
    "not-alone": 403,
    "spectators-only-watch": 403,
    "not-in-room": 403,
    "no-hints-here": 403,
    "no-such-path": 404,
    "no-such-game": 404,
    "no-such-scene": 404,
    "no-such-table": 404,
    "no-such-token": 404,
    "no-such-player": 404,
    "no-such-line": 404,
    "no-such-report": 404,
    "no-such-device": 404,
    "no-such-passkey": 404,
    "no-guide": 404,
    "not-allowed-method": 405,
    "login-taken": 409,
    "name-taken": 409,
    "has-account": 409,
    "no-account": 409,
    "too-many-tokens": 409,
    "too-many-waiting": 409,
    "too-many-passkeys": 409,
    "no-passkeys-here": 409,
    "seat-taken": 409,
    "seats-free": 409,
    "already-started": 409,
    "not-started": 409,
    "not-finished": 409,
    "not-guided": 409,
    "cannot-analyse": 409,
    "game-over": 409,
    "seat-left": 409,
    "frozen": 409,
    "nothing-to-undo": 409,
    "nothing-to-hint": 409,
    "undo-pending": 409,
    "no-undo-asked": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many-guesses": 429,
    "too-many-connections": 429,
    "analysis-pending": 429,
    "internal": 500,
    "analysis-failed": 500,
    "analysis-late": 500,
    "coach-busy": 503,
    "hint-failed": 503,
    "store-failed": 503,
    "too-busy": 503,
}


class Fault(Exception):
    """A request that cannot be fulfilled, through no fault of the server's."""

    def __init__(self, code: str, /, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    @property
    def status(self) -> int:
        return STATUS[self.code]


class StoreFailed(Fault):
    """The store took nothing; what was not acknowledged was not played."""

    def __init__(self) -> None:
        super().__init__("store-failed")


class CannotStart(Exception):
    """Why the server cannot run here, as one sentence that says what to do."""
