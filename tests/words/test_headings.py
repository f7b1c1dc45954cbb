"""The headings of the printed rulebooks, told in the language of whoever reads the rules."""

import pytest

import outremer
from outremer.words import LANGUAGES, Words
from outremer.words.headings import heading, slug


def test_of_several_editions_the_readers_own_comes_first() -> None:
    printed = "it: FASE 1 / ASTA (Nota) | de: PHASE 1 / ÄMTERAUKTION"
    assert heading(printed, "de", lambda part: None) == "PHASE 1 / ÄMTERAUKTION"
    assert heading(printed, "en", lambda part: None) == "FASE 1 / ASTA"
    assert heading(printed, "en", {"fase-1": "Phase 1", "asta": "Auction"}.get) == "Phase 1 / Auction"
    assert heading("FASE 1: ASTA; PESTE + CARTE", "en", {"peste": "Plague"}.get) == "FASE 1: ASTA · Plague · CARTE"


@pytest.mark.parametrize("printed", ["facts", "ruling", "it: option war | de: option war"])
def test_what_stands_in_no_rulebook_has_no_heading(printed: str) -> None:
    assert heading(printed, "en", lambda part: None) == ""


@pytest.mark.parametrize("name", ["akkon", "council", "fief", "jerusalem"])
def test_no_heading_is_left_in_a_foreign_language(name: str) -> None:
    printed = {entry.id: entry.source for entry in Words(name).ledger.entries.values()}
    asked: set[str] = set()
    for lang in LANGUAGES:
        words = Words(name, lang)
        for rule, source in printed.items():
            foreign: list[str] = []

            def known(part: str, words: Words = words, foreign: list[str] = foreign) -> str | None:
                text = words.text_of_source(part)
                foreign.extend([] if text else [part])
                asked.add(part)
                return text

            heading(source, lang, known)
            assert not foreign or f"{lang}: " in source, f"{rule} in {lang}: {foreign}"
    written = (outremer.game(name).folder / "text" / "en" / "sources.ftl").read_text(encoding="utf-8")
    kept = {line.partition(" = ")[0] for line in written.splitlines() if line.startswith("source-")}
    assert kept <= {f"source-{part}" for part in asked}


def test_a_heading_becomes_an_id() -> None:
    assert slug("SCHRITT 4 – TURMBAU") == "schritt-4-turmbau"
    assert slug("CARTE D'ARCO (ÄMTER)") == "carte-d-arco-amter"
