"""Which English each Italian and German rule, question and ruling tells: kept under translated/ as digests.

A ledger's English may change and its translations go on telling the old one. Whoever changes it reads the Italian
and the German again, mends them, and `KEEP_TRANSLATED=1` writes the digests anew.
"""

from __future__ import annotations

import os
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

import outremer
from outremer.proof.ledger import Ledger
from outremer.words import Words

KEPT = Path(__file__).parent / "translated"
TOLD = ("text", "question", "ruling")


def digests(ledger: Ledger) -> dict[str, str]:
    """By rule and what is told of it, the digest of the English."""
    return {
        f"{entry.id} {name}": blake2b(told.encode(), digest_size=4).hexdigest()
        for entry in ledger.entries.values()
        for name in TOLD
        if (told := getattr(entry, name))
    }


def stale(kept: str, ledger: Ledger) -> list[str]:
    """What is told in other words than when its translations were last read."""
    read = {told: digest for told, _, digest in (line.rpartition(" ") for line in kept.splitlines())}
    now = digests(ledger)
    return sorted(told for told in {*read, *now} if read.get(told) != now.get(told))


@pytest.mark.parametrize("name", outremer.games())
def test_no_translation_tells_an_english_text_that_has_changed(name: str) -> None:
    ledger, file = Words(name).ledger, KEPT / f"{name}.txt"
    if os.environ.get("KEEP_TRANSLATED"):
        KEPT.mkdir(exist_ok=True)
        lines = [f"{told} {digest}\n" for told, digest in digests(ledger).items()]
        file.write_text("".join(lines), encoding="utf-8")
    assert stale(file.read_text(encoding="utf-8"), ledger) == [], (
        "read the Italian and the German again, then keep them"
    )


def test_a_changed_a_new_and_a_lost_english_text_is_named() -> None:
    entries = list(Words("akkon").ledger.entries.values())
    kept = "".join(f"{told} {digest}\n" for told, digest in digests(Ledger(entries)).items())
    rule = next(entry for entry in entries if entry.ruling and entry.question)
    others = [entry for entry in entries if entry is not rule]
    assert stale(kept, Ledger([rule, *others])) == [], "their order tells nothing"
    assert stale(kept, Ledger([replace(rule, ruling=rule.ruling + "!"), *others])) == [f"{rule.id} ruling"]
    assert stale(kept, Ledger([replace(rule, question=""), *others])) == [f"{rule.id} question"]
    assert stale(kept, Ledger([replace(rule, id="new.rule"), *others])) == sorted(
        f"{one} {name}" for one in ("new.rule", rule.id) for name in TOLD
    )
