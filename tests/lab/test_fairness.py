"""What lies hidden is swapped at positions of every game, and nothing changes; where something does, that is found."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

import outremer
from outremer.kernel.chance import Driver, Quick, Seeded
from outremer.kernel.table import Table
from outremer.lab import fairness
from outremer.lab.fairness import dealt, drawn_table, main, opener, positions, prove

FEW = 4
MANY = 60  # where nobody thinks


@pytest.mark.parametrize("name", outremer.games())
def test_what_lies_hidden_makes_no_difference_whatever_the_options(name: str) -> None:
    game = outremer.game(name)
    found = prove(name, positions(name, 5, opener(game, varied=True)), FEW, game.redealt)
    assert found.differences == []
    assert found.positions == FEW
    assert found.apart > 0


@pytest.mark.parametrize("name", outremer.games())
def test_tables_that_a_seat_cannot_tell_apart_are_dealt_anew_alike(name: str) -> None:
    game = outremer.game(name)
    for number, (table, _) in enumerate(islice(positions(name, 50, opener(game, varied=True)), MANY)):
        for seat in range(table.rules.seats):
            twin = game.redealt(table, seat, Seeded(number))
            assert dealt(game.redealt, table, seat, number) == dealt(game.redealt, twin, seat, number)


def leaky(table: Table[Any], seat: int, driver: Driver) -> Table[Any]:
    """Deals twins, but imagines what is really there."""
    return outremer.game("akkon").redealt(table, seat, driver) if isinstance(driver, Seeded) else table.clone()


def test_a_deal_that_shows_the_real_table_is_found() -> None:
    found = prove("akkon", positions("akkon", 5, opener(outremer.game("akkon"), varied=False)), FEW, leaky)
    assert any("dealt anew otherwise" in difference for difference in found.differences)
    assert any("thought about otherwise" in difference for difference in found.differences)


def test_the_command_says_what_it_found_and_fails_where_that_is_a_difference(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["akkon", "--positions", "3", "--varied"]) == 0
    assert capsys.readouterr().out.startswith("akkon, varied options: 3 positions in ")
    monkeypatch.setattr(fairness, "prove", lambda name, among, count, deal: prove(name, among, count, leaky))
    assert main(["akkon", "--positions", "3"]) == 1
    assert "dealt anew otherwise" in capsys.readouterr().out


def test_a_proof_by_no_position_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["akkon", "--positions", "0"])
    assert "a proof needs one position at least, not 0" in capsys.readouterr().err


def test_varied_tables_have_other_options_and_seats() -> None:
    tables = [drawn_table(outremer.game("fief"), Quick(seed)) for seed in range(12)]
    assert len({table.rules.seats for table in tables}) > 2
    assert len({len(table.rules.answers) for table in tables}) > 2
