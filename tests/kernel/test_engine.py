"""Which engine runs: decided by what was built, from which sources, and by OUTREMER_ENGINE; never with a traceback."""

import json
from pathlib import Path

import pytest

import outremer
from outremer import engine


@pytest.fixture
def manifest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the choice looks for a compiled engine; nothing is there yet."""
    path = tmp_path / engine.MANIFEST
    monkeypatch.setattr(engine, "FOLDER", tmp_path)
    monkeypatch.setattr("sys.meta_path", [])
    monkeypatch.delenv("OUTREMER_ENGINE", raising=False)
    return path


def test_without_a_compiled_engine_the_plain_one_runs_and_only_who_asked_hears_of_it(
    manifest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert engine._choose() == "plain"
    assert capsys.readouterr().err == ""
    monkeypatch.setenv("OUTREMER_ENGINE", "compiled")
    assert engine._choose() == "plain"
    assert "There is no compiled engine here; the plain one runs." in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{", "[]", '{"sources": "x"}'])
def test_half_a_manifest_is_none(manifest: Path, text: str) -> None:
    manifest.write_text(text)
    assert engine._choose() == "plain"


def test_an_engine_made_from_other_sources_is_not_used_and_that_is_said(
    manifest: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest.write_text(json.dumps({"sources": "of yesterday", "modules": {}}))
    assert engine._choose() == "plain"
    assert "The compiled engine is older than its sources; the plain one runs." in capsys.readouterr().err


def test_an_engine_made_from_these_sources_is_used_unless_the_plain_one_is_wanted(
    manifest: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest.write_text(json.dumps({"sources": engine.sources_hash(), "modules": {}}))
    assert engine._choose() == "compiled"
    assert engine.build() == "The compiled engine is up to date."
    monkeypatch.setenv("OUTREMER_ENGINE", "plain")
    assert engine._choose() == "plain"


def test_an_engine_that_a_wheel_brought_goes_before_one_of_the_environment(
    manifest: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest.write_text(json.dumps({"sources": "of yesterday", "modules": {}}))
    brought = tmp_path / "compiled"
    brought.mkdir()
    monkeypatch.setattr(engine, "BROUGHT", brought)
    assert engine._choose() == "plain"
    (brought / engine.MANIFEST).write_text(json.dumps({"sources": engine.sources_hash(), "modules": {}}))
    assert engine._choose() == "compiled"


def test_a_wrong_wish_is_answered_with_what_can_be_wished(
    manifest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OUTREMER_ENGINE", "fast")
    assert engine._choose() == "plain"
    assert "OUTREMER_ENGINE is 'fast'; it is plain or compiled." in capsys.readouterr().err


def test_the_kernel_s_inner_loop_is_compiled_and_every_chapter_of_every_game() -> None:
    names = {str(path.relative_to(engine.PACKAGE)) for path in engine.sources()}
    assert {"kernel/forms.py", "kernel/table.py", "kernel/lexicon.py", "kernel/playouts.py"} <= names
    assert "games/jerusalem/auction.py" in names
    assert not any(name.endswith(("__init__.py", "game.py")) for name in names)
    assert "games/akkon/terminal.py" not in names
    assert {name.split("/")[1] for name in names if name.startswith("games/")} == set(outremer.games())


def test_search_is_compiled_and_the_server_where_its_packages_are(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {str(path.relative_to(engine.PACKAGE)) for path in engine.sources()}
    assert {"bots/judge.py", "bots/ahead.py", "bots/search/search.py", "server/live/room.py"} <= names
    monkeypatch.setattr(engine, "SERVED_BY", ("no_such_package",))
    fewer = {str(path.relative_to(engine.PACKAGE)) for path in engine.sources()}
    assert names - fewer == {name for name in names if name.startswith("server/")}
