"""A line of code knows its room: nothing outside a game's folder names a game, and each room imports what it may."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import outremer

PACKAGE = Path(outremer.__file__).parent
GAMES = PACKAGE / "games"
NAMES = {*outremer.games(), *(path.name for path in GAMES.iterdir() if (path / "game.py").exists())}
OUTSIDE = sorted(path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(GAMES))
MAY_IMPORT = {  # what a room may import of ours; cli and server stand above all of these
    "kernel": {"kernel"},
    "games": {"kernel", "table", "games"},
    "table": {"kernel", "table", "games"},  # the empty package `games`, see the catalogue
    "proof": {"kernel", "table", "proof"},
    "words": {"kernel", "table", "proof", "words"},
    "drawing": {"kernel", "table", "words", "drawing"},
    "bots": {"kernel", "table", "bots"},
    "coach": {"kernel", "table", "bots", "coach"},
    "lab": {"kernel", "table", "proof", "bots", "coach", "lab"},
    "doors": {"kernel", "table", "words", "drawing", "bots", "doors"},
}
OF_COMPANIONS = MAY_IMPORT["games"] | {"words", "drawing", "bots"}
ROW = re.compile(r"^\| `(\w+)/` \|.*\|(.*)\|$", re.MULTILINE)  # of the map: a room, and what it may import
COMPANIONS = ("judge", "terminal", "study")  # of a game, for bots, terminal and lab; also `terminal_<chapter>.py`


def named_games(text: str) -> list[str]:
    """Every game that a source names: by an import, an identifier or a whole string, not in prose or in examples."""
    found = []
    for node in ast.walk(ast.parse(text)):
        for said in _said(node):
            words = set(re.split(r"[^a-z0-9]+", said.lower()))
            found += [f"{getattr(node, 'lineno', 1)}: {said}" for name in sorted(words & NAMES) if name]
    return found


def _said(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom):
        yield node.module or ""
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str) and not re.search(r"\s", node.value):
            yield node.value
    else:
        yield from (
            said for field in ("id", "attr", "name", "arg") if isinstance(said := getattr(node, field, None), str)
        )


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_outside_a_game_s_folder_names_a_game(path: Path) -> None:
    assert not NAMES.intersection(path.relative_to(PACKAGE).with_suffix("").parts)
    assert named_games(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "from outremer.games.jerusalem import GAME",
        "import outremer.games.akkon.world",
        "from outremer.games import council",
        "akkon_judge = 1",
        "def draw_jerusalem(): pass",
        "boards.akkon",
        "boards['council']",
        "seats = {'jerusalem': 4}",
        "path = 'games/akkon/data'",
        "play(council=1)",
    ],
)
def test_a_game_s_name_is_found(line: str) -> None:
    assert len(named_games(line)) == 1


@pytest.mark.parametrize("line", ['"""Such as jerusalem."""', "EXAMPLES = 'outremer play akkon --seed 7'", "# akkon"])
def test_prose_and_examples_may_name_one(line: str) -> None:
    assert named_games(line) == []


def is_companion(path: Path) -> bool:
    return path.stem.split("_")[0] in COMPANIONS or path.parent.name == "judging"


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    sources = sorted((PACKAGE / room).rglob("*.py"))
    assert sources
    for path in sources:
        allowed = OF_COMPANIONS if room == "games" and is_companion(path) else MAY_IMPORT[room]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                parts = module.split(".")
                if parts[0] == "outremer" and len(parts) > 1:
                    assert parts[1] in allowed, f"{path.relative_to(PACKAGE)} imports {module}"


def test_the_map_shows_every_room_with_what_it_may_import() -> None:
    text = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = dict(ROW.findall(text))
    rooms = {path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()}
    assert rows.keys() == rooms
    for room, allowed in MAY_IMPORT.items():
        named = {word for word in re.findall(r"\w+", rows[room].partition(";")[0]) if word in rooms}
        assert named == allowed - {room, "games"}, f"what {room} may import"
