"""What newcomers read: every section has its words in three languages, its rules exist, its boards were played."""

from __future__ import annotations

import pytest

import outremer
from outremer.table.lessons import FOLDER, Scene, lesson_of, stage
from outremer.table.values import Ask
from outremer.words import LANGUAGES, Words

TAUGHT = [name for name in outremer.games() if lesson_of(outremer.game(name)).sections]
SCENES = [(name, scene) for name in TAUGHT for scene in lesson_of(outremer.game(name)).scenes]


def test_the_four_games_have_a_lesson_and_others_need_none() -> None:
    assert {"akkon", "council", "fief", "jerusalem"} <= set(TAUGHT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_says_everything_it_announces_and_nothing_else(name: str, lang: str) -> None:
    words, lesson = Words(name, lang, strict=True), lesson_of(outremer.game(name))
    said = {f"sign-{sign}" for sign in lesson.signs}
    for section in lesson.sections:
        own = [f"lesson-{section.name}", f"lesson-{section.name}-title"]
        said.update(own + ([f"lesson-{section.name}-seen"] if section.scene else []))
    for message in said:
        assert words.say(message).strip(), message
    written = (outremer.game(name).folder / "text" / lang / "lesson.ftl").read_text(encoding="utf-8")
    ids = {line.partition(" =")[0] for line in written.splitlines() if line[:1].isalpha()}
    assert ids == said


@pytest.mark.parametrize("name", TAUGHT)
def test_each_section_tells_rules_of_the_ledger(name: str) -> None:
    ledger = Words(name).ledger
    for section in lesson_of(outremer.game(name)).sections:
        assert section.rules, section.name
        assert [rule for rule in section.rules if rule not in ledger] == [], section.name


@pytest.mark.parametrize("name", TAUGHT)
def test_every_scene_is_shown_and_every_record_is_used(name: str) -> None:
    game = outremer.game(name)
    lesson = lesson_of(game)
    assert {section.scene for section in lesson.sections if section.scene} == set(lesson.scenes)
    kept = {file.stem for file in (game.folder / FOLDER).glob("*.record")}
    assert kept == {scene.record for scene in lesson.scenes.values()}


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_a_scene_is_the_moment_that_it_says(name: str, scene: str) -> None:
    game = outremer.game(name)
    wanted: Scene = lesson_of(game).scenes[scene]
    table = stage(game, wanted)
    assert isinstance(table.need, Ask)
    assert table.need.form == wanted.form
    assert table.view(wanted.seat)["seat"] == wanted.seat


@pytest.mark.parametrize("name", TAUGHT)
def test_the_records_of_a_lesson_lead_to_the_hash_they_end_with(name: str) -> None:
    for file in (outremer.game(name).folder / FOLDER).glob("*.record"):
        outremer.replay(file.read_text(encoding="utf-8"))
