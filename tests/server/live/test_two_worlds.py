"""The two-world test on the bytes of the wire: what a seat cannot know shows in nothing that it is sent.

A game is played with connections in this process. At sampled states all that one seat does not know is dealt anew;
then the same things happen at both tables, and every byte that this seat is sent must be the same: state, changes,
choices, reasons, refusals, errors.
"""

from __future__ import annotations

import random

import msgspec
import pytest

import outremer
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Roll
from outremer.server.live.connection import LiveConnection
from outremer.server.live.events import awaited
from outremer.server.live.room import Room
from outremer.server.store import loading
from outremer.table.table import Table
from tests.server.live.stand_ins import SEATS, connect_to, room_of, stored_table

SAMPLED = 0.15  # of the states, so that each game gives over a hundred


class Replayed(Driver):
    """Answers with the words that another driver rolled."""

    def __init__(self, words: list[str]) -> None:
        self.words = list(words)

    def pick(self, odds: list[int], words: list[str]) -> int:
        if not self.words or self.words[0] not in words:
            raise LookupError
        outcome = words.index(self.words.pop(0))
        if not odds[outcome]:
            raise LookupError
        return outcome


def twins(table: Table, seat: int, options: dict[str, str], sequence: int, dice: random.Random) -> tuple[Room, Room]:
    """Two rooms that this seat cannot tell apart, with the same past."""
    dealt = table.redeal(seat, outremer.Seeded(dice.random().hex()))
    here = room_of(_by_hand(table, table, dice), options, outremer.Seeded(dice.random().hex()), sequence)
    there = room_of(_by_hand(table, dealt, dice), options, here.driver, sequence)
    return here, there


def _by_hand(told: Table, position: Table, dice: random.Random) -> Table:
    copy = Table(position.game, position.setting, position.kernel.clone(), None)
    copy.journal.entries = list(told.journal.entries)
    copy.journal.rolled_words = list(told.journal.rolled_words)
    return copy


QUESTIONS = [
    b'{"type":"refresh","id":"r"}',
    b'{"type":"undo","id":"u","sequence":%d}',
    b'{"type":"ask-undo","id":"a"}',
    b'{"type":"play","id":"x","sequence":%d,"moves":["conquer everything"]}',
    b"nonsense",
]


def ask_everything(connection: LiveConnection, room: Room, seat: int, dice: random.Random) -> None:
    """Everything a seat can ask without moving the game: reasons for many words, refusals, errors."""
    assert room.table is not None
    sentences = room.table.game.lexicon.sentences
    words = [sentences[move] for move in _some(len(sentences), dice)]
    free = set(free_moves(room, seat))
    for number, word in enumerate(words):
        connection.receive(msgspec.json.encode({"type": "why", "id": f"w{number}", "move": word}))
        if word not in free:
            play = {"type": "play", "id": f"p{number}", "sequence": room.audience.known_by(seat), "moves": [word]}
            connection.receive(msgspec.json.encode(play))
    for move in sorted(free)[:4]:  # nothing may be learnt from the first part of a row that is refused
        row = {
            "type": "play",
            "id": f"row {move}",
            "sequence": room.audience.known_by(seat),
            "moves": [move, "conquer all"],
        }
        connection.receive(msgspec.json.encode(row))
    for question in QUESTIONS:
        if b"undo" not in question:
            connection.receive(question % room.audience.known_by(seat) if b"%d" in question else question)


def free_moves(room: Room, seat: int) -> list[str]:
    assert room.table is not None
    return [str(move) for move in room.table.moves(seat)]


def _some(size: int, dice: random.Random) -> list[int]:
    return dice.sample(range(size), 25)


def step(room: Room, mover: int, move: str) -> bool:
    """One and the same move at a room; was something shown by it?"""
    assert room.table is not None
    room.play_for(mover, move)
    return room.table.journal.revealed != 0


@pytest.mark.parametrize(
    ("name", "wished"),
    [("jerusalem", {"edition": "it"}), ("jerusalem", {"edition": "de"}), ("council", {}), ("akkon", {})],
)
def test_a_seat_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart(name: str, wished: dict[str, str]) -> None:
    dice = random.Random(f"two worlds {name} {wished}")
    options = dict(outremer.game(name).setting(SEATS, wished).options)
    compared = 0
    changes = 0
    varied = 0
    for game in range(2):
        driver = outremer.Seeded(f"{name} {wished} {game}")
        table = loading.begin(stored_table(options, name), driver)
        sequence = 0
        while not table.over:
            seat = dice.randrange(SEATS)
            if dice.random() < SAMPLED:
                here, there = twins(table, seat, options, sequence, dice)
                assert here.table is not None
                assert there.table is not None
                varied += here.table.hash() != there.table.hash()
                compared += 1
                changes += compare(here, there, seat, dice)
            mover = awaited(table).bit_length() - 1
            table.play(mover, dice.choice(table.moves(mover)))
            loading.roll_all(table, driver)
            sequence += 1
    assert compared > 100
    assert changes > 60
    assert varied > 60


def compare(here: Room, there: Room, seat: int, dice: random.Random, chosen: tuple[int, str] | None = None) -> bool:
    """State, answers and one change, by this move where it is given; True if a change could be compared."""
    assert here.table is not None
    assert there.table is not None
    mine, ear = connect_to(here, seat)
    other, twin = connect_to(there, seat)
    seed = dice.random()
    ask_everything(mine, here, seat, random.Random(seed))
    ask_everything(other, there, seat, random.Random(seed))
    assert ear.sent == twin.sent

    mover = awaited(here.table).bit_length() - 1 if chosen is None else chosen[0]
    both = sorted(set(free_moves(here, mover)) & set(free_moves(there, mover)))
    if mover == seat:
        assert both == sorted(free_moves(here, seat)) == sorted(free_moves(there, seat))
    if not both or (chosen is not None and chosen[1] not in both):
        return False
    move = dice.choice(both) if chosen is None else chosen[1]
    written = len(here.table.journal.entries)
    shown = step(here, mover, move)
    rolled = [word for word in here.table.journal.rolled_words[written:] if word]
    there.driver = Replayed(rolled)
    try:
        shown = step(there, mover, move) or shown
    except LookupError:
        return False  # what was rolled here could not be rolled there: the worlds part by chance, and visibly
    if shown or isinstance(there.table.kernel.need, Roll):
        return False
    assert ear.sent == twin.sent
    return True


def test_a_spectators_bytes_do_not_depend_on_any_hand() -> None:
    dice = random.Random(5)
    options = dict(outremer.game("jerusalem").setting(SEATS, {}).options)
    driver = outremer.Seeded("watched")
    table = loading.begin(stored_table(options), driver)
    sequence = compared = 0
    while not table.over:
        if dice.random() < 0.1:
            here, there = twins(table, dice.randrange(SEATS), options, sequence, dice)
            (_, ear), (_, twin) = connect_to(here, None), connect_to(there, None)
            assert ear.sent == twin.sent
            compared += 1
        mover = awaited(table).bit_length() - 1
        table.play(mover, dice.choice(table.moves(mover)))
        loading.roll_all(table, driver)
        sequence += 1
    assert compared > 20


def test_the_hash_of_the_whole_state_is_not_sent_before_the_end() -> None:
    dice = random.Random(6)
    options = dict(outremer.game("jerusalem").setting(SEATS, {}).options)
    driver = outremer.Seeded("hash")
    room = room_of(loading.begin(stored_table(options), driver), options, driver, 0)
    assert room.table is not None
    ears = [connect_to(room, seat)[1] for seat in (*range(SEATS), None)]
    hashes = {room.table.hash()}
    for _ in range(150):
        mover = awaited(room.table).bit_length() - 1
        room.play_for(mover, dice.choice(free_moves(room, mover)))
        hashes.add(room.table.hash())
    sent = b"".join(frame for ear in ears for frame in ear.sent)
    assert not any(hash_.encode() in sent for hash_ in hashes)


def test_every_change_of_a_view_is_told_and_no_change_is_told_to_those_who_notice_nothing() -> None:
    """A listener's number counts what they noticed; whoever noticed nothing must see an unchanged view."""
    dice = random.Random(8)
    options = dict(outremer.game("jerusalem").setting(SEATS, {}).options)
    driver = outremer.Seeded("noticed")
    room = room_of(loading.begin(stored_table(options), driver), options, driver, 0)
    table = room.table
    assert table is not None
    ears = {seat: connect_to(room, seat)[1] for seat in (*range(SEATS), None)}
    while not table.over:
        before = {seat: (table.view_hash(seat), len(ear.sent)) for seat, ear in ears.items()}
        mover = awaited(table).bit_length() - 1
        room.play_for(mover, dice.choice(free_moves(room, mover)))
        for seat, ear in ears.items():
            hash_, sent = before[seat]
            if len(ear.sent) == sent:
                assert table.view_hash(seat) == hash_
            else:
                assert f'"hash":"{table.view_hash(seat)}"'.encode() in ear.sent[-1]
