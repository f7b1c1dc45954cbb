"""Names: what may stand in one, by the profiles of Unicode, and which of them look alike."""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]  # it has no types
from precis_i18n import get_profile

from outremer.server.errors import Fault
from outremer.server.text import BLANK, is_visible, with_few_marks

_NICKNAME = get_profile("NicknameCasePreserved")  # RFC 8266
_LOGIN = get_profile("UsernameCaseMapped")  # RFC 8265
UNSEEN = "\u200e\u200f"  # by which the list of what looks alike keeps its lines in order


def name_of(text: str) -> str:
    """A name as it is kept: without what the profile of nicknames does not allow, such as marks that nobody sees."""
    name = "".join(" " if sign in BLANK else sign for sign in with_few_marks(text))
    while name.strip():
        try:
            kept: str = _NICKNAME.enforce(name)
        except UnicodeEncodeError as error:
            name = error.object[: error.start] + error.object[error.end :]
        else:
            if is_visible(kept):
                return kept
            break
    raise Fault("bad-name")


def login_of(text: str) -> str:
    """A login as it is kept: letters, figures and marks of one word, in small letters."""
    try:
        login: str = _LOGIN.enforce(text.strip())
    except UnicodeEncodeError as error:
        raise Fault("bad-login") from error
    if len(login) < 3:
        raise Fault("bad-login")
    return login


def shape_of(name: str) -> str:
    """What the eye sees of a name: the same for all that look alike (Unicode Technical Standard 39), in any case."""
    small = _as_seen(_as_seen(name).casefold())
    # A capital I looks like a small L, and capitals count as their small letters.
    return "".join(sign for sign in small if sign not in BLANK and not sign.isspace()).replace("i", "l")


def _as_seen(text: str) -> str:
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(map(_prototype, decomposed)))


def _prototype(sign: str) -> str:
    alike = _look_alike().get(sign, [])
    if len(alike) != 1:
        return sign
    # The list names for each sign its prototype, and for each prototype all its signs. Several letters that look like
    # one are always the prototype, since each sign is looked up alone.
    pair = (sign, alike[0])
    return alike[0] if len(_look_alike()[alike[0]]) != 1 else min(pair, key=lambda one: (len(one) == 1, one))


@cache
def _look_alike() -> dict[str, list[str]]:
    return {_seen(sign): [_seen(one["c"]) for one in alike] for sign, alike in confusables_data.items()}


def _seen(signs: str) -> str:
    return signs.strip(UNSEEN)
