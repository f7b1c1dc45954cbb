"""What holds for the ledger of every game."""

import pytest

import outremer
from outremer.proof.bars import never_bars
from outremer.proof.ledger import Ledger


@pytest.mark.parametrize("name", outremer.games())
def test_every_rule_that_forbids_can_be_the_reason_of_a_refusal(name: str) -> None:
    game = outremer.game(name)
    assert never_bars(game.folder, Ledger.read(game.folder / "rules.toml")) == []
