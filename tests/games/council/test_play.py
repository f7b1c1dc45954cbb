"""Whole games: the checks that every game gets from the kernel, on all maps and for all numbers of players."""

from __future__ import annotations

import pytest

import outremer
from outremer.games.council.settings import LAST_ROUND
from outremer.games.council.vocabulary import MAPS
from outremer.games.council.world import HAND, POOL, Kingdom
from outremer.kernel.chance import Quick
from outremer.kernel.playouts import play_out
from outremer.proof.checks import check_game, faults_of_shape
from outremer.proof.ledger import Ledger
from tests.games.council.position import position

GAME = outremer.game("council")
LEDGER = Ledger.read(GAME.folder / "rules.toml")


def test_the_game_has_no_fault_of_shape() -> None:
    assert list(faults_of_shape(GAME, LEDGER.ids())) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", [*MAPS, "random"])
def test_random_games_end_on_every_map(name: str, seats: int) -> None:
    rules = GAME.rules(GAME.setting(seats, {"map": name}))
    for seed in range(3):
        table = GAME.table(rules)
        decisions = play_out(table, Quick(seed + 1), GAME.longest)
        assert table.over()
        assert decisions < GAME.longest
        kingdom = table.world
        assert isinstance(kingdom, Kingdom)
        assert kingdom.round < LAST_ROUND
        assert kingdom.last >= 0
        assert all(total.found == total.wanted for total in GAME.totals(kingdom, []))
        assert sum(kingdom.councillors[POOL:]) == 8
        assert min(kingdom.cards[HAND:]) >= 0


@pytest.mark.parametrize("seed", range(3))
def test_the_kernels_checks(seed: int) -> None:
    options = {} if seed == 0 else {option.name: option.choices[-1] for option in GAME.options}
    report = check_game(GAME, GAME.setting(seed + 2, options), seed, False, LEDGER)
    assert report.games == 1
    assert {"world.cards", "world.deck", "Satisfying.laid"} <= report.varied
    assert report.varied <= {"world.cards", "world.deck", "Satisfying.laid", "KingsCouncil.laid"}


def test_every_refusal_and_every_option_cites_the_ledger() -> None:
    for option in GAME.options:
        assert option.rule in LEDGER
        assert option.default in option.choices
    entries = LEDGER.entries.values()
    named = {entry.option for entry in entries if entry.option}
    assert named <= {option.name for option in GAME.options}
    assert all(entry.ruling for entry in entries if entry.question)


def sentences(table: outremer.Table, seat: int, depth: int) -> int:
    """How many ways there are to say so many words in a row."""
    if depth == 0:
        return 1
    count = 0
    for move in table.moves(seat):
        tried = table.clone()
        tried.play(seat, move)
        count += sentences(tried, seat, depth - 1)
    return count


def test_the_ways_through_a_small_position_worked_out_by_hand() -> None:
    table = position(hands={0: ["white"]}, coins=[10], assistants=[2])
    elect, send, swap, acquire, king, hire = 6, 6, 3, 2, 1, 1
    assert sentences(table, 0, 1) == elect + send + swap + acquire + king + hire
    assert sentences(table, 0, 2) == elect * 4 + send * 4 + swap * 2 + acquire * 1 + king * 1 + hire * 6


def test_a_save_with_a_wrong_count_is_refused() -> None:
    saved = outremer.new("council", seed=1).save()
    saved["world"]["deck"]["white"] += 1
    saved.pop("record")
    with pytest.raises(outremer.BadSave, match="white cards"):
        outremer.load(saved)
