"""A bot is written by its name and what is set on it; whatever is wrong with that is said in a sentence."""

from __future__ import annotations

from typing import ClassVar

import pytest

import outremer
from outremer.bots import BOTS, Bot, bot
from outremer.bots.written import Dial, listed


class Thinker(Bot):
    by_clock = True
    dials: ClassVar = {"seconds": Dial(0.01, 60), "iterations": Dial(1, 1000, is_whole=True)}

    def __init__(self, seed: int | str = 0, seconds: float = 1, iterations: float = 100) -> None:
        super().__init__(seed)
        self.seconds, self.iterations = seconds, iterations


@pytest.fixture(autouse=True)
def _thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "thinker", Thinker)


def test_settings_reach_the_bot_and_the_others_keep_their_defaults() -> None:
    made = bot("thinker:seconds=0.5", 7)
    assert isinstance(made, Thinker)
    assert (made.seed, made.seconds, made.iterations) == (7, 0.5, 100)
    both = bot("thinker:seconds=2,iterations=30")
    assert isinstance(both, Thinker)
    assert (both.seconds, both.iterations) == (2, 30)


def test_a_list_keeps_the_settings_of_a_bot_together() -> None:
    assert listed("thinker:seconds=1,iterations=5,random,thinker:seconds=2,greedy") == [
        "thinker:seconds=1,iterations=5",
        "random",
        "thinker:seconds=2",
        "greedy",
    ]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("oracle", "there is no bot 'oracle'; the bots are random, greedy"),
        ("greedy:seconds=1", "the bot greedy takes no settings; write 'greedy', not 'greedy:seconds=1'"),
        ("thinker:", "a bot's settings are written thinker:name=value,..., not 'thinker:'"),
        ("thinker:seconds", "a bot's settings are written thinker:name=value,..., not 'thinker:seconds'"),
        ("thinker:depth=3", "the bot thinker has no setting 'depth'; it has seconds, iterations"),
        ("thinker:seconds=1,seconds=2", "sets seconds twice"),
        ("thinker:seconds=soon", "the setting seconds of the bot thinker is a number from 0.01 to 60, not 'soon'"),
        ("thinker:seconds=nan", "is a number from 0.01 to 60, not 'nan'"),
        ("thinker:iterations=1.5", "is a whole number from 1 to 1000, not '1.5'"),
        ("thinker:iterations=0", "is a whole number from 1 to 1000, not '0'"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(written: str, said: str) -> None:
    with pytest.raises(outremer.BadSetting) as refused:
        bot(written)
    assert said in str(refused.value)
