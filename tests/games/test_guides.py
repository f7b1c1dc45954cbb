"""Guided first games: whatever a learner chooses among what they are led to, the script leads to its end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import outremer
from outremer.bots import Chair, bot
from outremer.kernel.chance import Driver, Seeded
from outremer.kernel.forms import Roll
from outremer.table import guides
from outremer.table.guides import BadGuide, Guide, Stand, guide_of, matches
from outremer.table.table import Ask, Table
from outremer.words import LANGUAGES, Words

GUIDED = [name for name in outremer.games() if guide_of(name) is not None]
GOOD = """
seats = 2
learner = 0
[[step]]
id = "open"
form = "Sale"
lead = ["open *  *"]
"""


def the_guide(name: str) -> Guide:
    guide = guide_of(name)
    assert guide is not None
    return guide


def led(guide: Guide, table: Table) -> list[str]:
    """What the learner may choose among; none: the guide is at its end."""
    stand = guide.stand(table)
    assert stand is not None, "the learner was led away from the guide"
    free = [str(move) for move in table.moves(guide.learner)]
    return [move for move in free if any(matches(row[0], move) for row in stand.rows)]


def scripted(guide: Guide, table: Table, seat: int, form: str) -> str | None:
    wanted = guide.next_move(table, seat)
    if wanted is None or table.refusal(seat, wanted) is None:
        return wanted
    return table.game.windows.get(form)


def roll(guide: Guide, table: Table, free: Driver) -> None:
    need, wanted = table.kernel.need, guide.next_roll(table)
    assert isinstance(need, Roll)
    outcomes = [at for at, word in enumerate(need.words) if word == wanted and need.odds[at]]
    table.roll(outcomes[0] if outcomes else free.pick(need.odds, need.words))


def until_the_learner_is_asked(guide: Guide, table: Table, free: Driver) -> str:
    """The form under which they are asked; others and chance go on as the script wants, or else as they like."""
    while True:
        need = table.need
        if not isinstance(need, Ask):
            assert need is not None, "the game is over"
            roll(guide, table, free)
        elif guide.learner in need.seats:
            passed = table.game.windows.get(need.form)
            if passed is None or table.concerns(guide.learner):
                return need.form
            table.play(guide.learner, passed)  # as the table says of windows
        else:
            seat = need.seats[0]
            move = scripted(guide, table, seat, need.form)
            table.play(seat, move or str(bot("greedy", "a guide").choose(Chair(table, seat))))


@pytest.mark.parametrize("name", GUIDED)
def test_every_choice_among_what_is_led_to_leads_to_the_end(name: str) -> None:
    guide = the_guide(name)
    for seed in range(8):
        dice, free = random.Random(seed), Seeded(seed)
        table = outremer.new(name, guide.seats, guide.options, by_hand=True)
        taken: set[int] = set()
        while (form := until_the_learner_is_asked(guide, table, free)) and (choices := led(guide, table)):
            stand = guide.stand(table)
            assert stand is not None
            step = guide.steps[stand.step]
            assert form == step.form or stand.step in taken, step.id  # a row of moves may go on under another form
            taken.add(stand.step)
            table.play(guide.learner, dice.choice(choices))
        assert taken == set(range(len(guide.steps)))
        assert guide.stand(table) == Stand(len(guide.steps), ())


@pytest.mark.parametrize("name", GUIDED)
def test_what_the_learner_takes_back_is_led_to_again(name: str) -> None:
    guide = the_guide(name)
    free = Seeded(0)
    table = outremer.new(name, guide.seats, guide.options, by_hand=True)
    taken_back = 0
    while True:
        until_the_learner_is_asked(guide, table, free)
        before, choices = guide.stand(table), led(guide, table)
        if not choices:
            break
        table.play(guide.learner, choices[0])
        if table.may_undo(guide.learner):
            table.undo(guide.learner)
            assert guide.stand(table) == before
            taken_back += 1
            table.play(guide.learner, choices[-1])
    assert taken_back


@pytest.mark.parametrize("name", GUIDED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_texts_and_they_are_short(name: str, lang: str) -> None:
    words = Words(name, lang, strict=True)
    steps = [step.id for step in the_guide(name).steps]
    assert len(steps) <= 20
    for id_ in ("goal", "how", *steps):
        assert 0 < len(words.say(f"guide-{id_}")) <= 290, id_
    for id_ in steps:
        assert 0 < len(words.say(f"guide-{id_}-wrong")) <= 200, id_
    assert 3 <= len(words.say("guide-learnt").splitlines()) <= 5


def test_a_way_of_ones_own_ends_the_guide() -> None:
    guide = the_guide("jerusalem")
    table = outremer.new("jerusalem", guide.seats, guide.options, by_hand=True)
    until_the_learner_is_asked(guide, table, Seeded(0))
    assert guide.stand(table) == Stand(0, guide.steps[0].rows)
    table.play(guide.learner, "open marshal 7")
    assert guide.stand(table) is None


def test_patterns() -> None:
    assert matches("place market-large|palace-large", "place palace-large")
    assert not matches("place market-large|palace-large", "place david")
    assert matches("place !david", "place palace-large")
    assert not matches("place !david|market-large", "place market-large")
    assert matches("open treasurer *", "open treasurer 7")
    assert not matches("open *", "open treasurer 7")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        (("seats = 2", "seats = 9"), "2 to 4 players"),
        (("learner = 0", "learner = 2"), "the learner one of the seats"),
        (("learner = 0", "learner = 0\nroll = []"), "no field 'roll'"),
        (("learner = 0", "learner = 0\n[moves]\n0 = []"), "moves.0"),
        (("learner = 0", 'learner = 0\n[moves]\n1 = ["fly"]'), "'fly' is no sentence"),
        (('"Sale"', '"Sail"'), "no form 'Sail'"),
        (("open *  *", "open sesame *"), "'open sesame *'"),
        (('lead = ["open *  *"]', "lead = []"), "in lead what it leads to"),
        (('"open"', '"open"\ntimes = 0'), "times must be"),
        (("learner = 0", "learner = "), "Invalid value"),
        ((GOOD[GOOD.index("[[step]]") :], ""), "there must be steps"),
        ((GOOD[GOOD.index("[[step]]") :], 2 * GOOD[GOOD.index("[[step]]") :]), "an id of its own"),
    ],
)
def test_a_guide_that_cannot_be_read_says_why(tmp_path: Path, changed: tuple[str, str], complaint: str) -> None:
    file = tmp_path / "guide.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert guides.read(outremer.game("jerusalem"), file).steps[0].rows == (("open *  *",),)
    file.write_text(GOOD.replace(*changed), encoding="utf-8")
    with pytest.raises(BadGuide) as error:
        guides.read(outremer.game("jerusalem"), file)
    assert complaint in str(error.value)


def test_a_game_without_a_guide_has_none() -> None:
    assert guide_of("whist") is None
