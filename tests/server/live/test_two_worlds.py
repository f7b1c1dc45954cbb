"""The two-world test on the bytes of the wire: what a seat cannot know shows in nothing that it is sent.

A game is played with in-process listeners. At sampled states everything that one seat does not know is dealt anew;
then the same things happen at both tables, and every byte that this seat is sent must be the same: state, changes,
choices, reasons, refusals, errors.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import outremer
from outremer.kernel.chance import Driver
from outremer.kernel.forms import Roll
from outremer.server.info import table_info
from outremer.server.live.connection import Listening
from outremer.server.live.room import Room, awaited
from outremer.server.store import loading, tables
from outremer.server.store.loading import Snapshots
from outremer.server.store.players import Player
from outremer.server.store.tables import Seat, Shelved
from outremer.server.store.writer import Row
from outremer.table.table import Table

PLAYER = Player(1, "id", "Ann", False, 1)
SEATS = 4


class Paper:
    """A ledger that is durable at once."""

    def append(self, entry: Row, snapshot: Row | None, done: Callable[[Exception | None], None]) -> None:
        done(None)


class Wire:
    """Keeps what was sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def tell(self, *frames: bytes) -> None:
        self.sent += frames

    def end(self, code: int) -> None:
        self.sent.append(b"closed %d" % code)


class Desk:
    """As much of a hub as a listener needs."""

    def __init__(self) -> None:
        self.limits = self

    def messages(self) -> None:
        return None

    def info(self, room: Room, player: Player | None, lang: str) -> Any:
        return table_info(room.shelved, player, lang, room.present(), room.frozen)


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


def shelved(options: dict[str, str], game: str = "jerusalem") -> Shelved:
    seats = [Seat(seat, "person", PLAYER.key, PLAYER.id, "Ann") for seat in range(SEATS)]
    made = tables.new_table(game, outremer.game(game).version, options, "open", PLAYER.key, seats)
    made.id, made.created, made.state = "same", 0, "playing"
    return made


def room_of(table: Table, options: dict[str, str], driver: Driver, sequence: int) -> Room:
    kept = shelved(options, table.game.name)
    kept.sequence, kept.awaited = sequence, awaited(table)
    return Room(kept, table, Paper(), Snapshots(10_000, 0, 0), driver)


def sit(room: Room, seat: int | None) -> tuple[Listening, Wire]:
    """Listen to a room as the live endpoint does."""
    wire, desk = Wire(), Desk()
    listening = Listening(desk, wire, PLAYER, "en", seat)  # type: ignore[arg-type]  # stand-ins that record
    room.tell((listening,), room.state(seat, desk.info(room, PLAYER, "en")))
    room.hearers[seat].append(listening)
    listening.room = room
    return listening, wire


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


def ask_everything(listening: Listening, room: Room, seat: int, dice: random.Random) -> None:
    """Everything a seat can ask without moving the game: reasons for many words, refusals, errors."""
    assert room.table is not None
    sentences = room.table.game.lexicon.sentences
    words = [sentences[move] for move in _some(len(sentences), dice)]
    free = set(listening_moves(room, seat))
    for number, word in enumerate(words):
        listening.hear(msgspec.json.encode({"type": "why", "id": f"w{number}", "move": word}))
        if word not in free:
            play = {"type": "play", "id": f"p{number}", "sequence": room.known_by(seat), "moves": [word]}
            listening.hear(msgspec.json.encode(play))
    for move in sorted(free)[:4]:  # nothing may be learnt from the first part of a row that is refused
        row = {"type": "play", "id": f"row {move}", "sequence": room.known_by(seat), "moves": [move, "conquer all"]}
        listening.hear(msgspec.json.encode(row))
    for question in QUESTIONS:
        if b"undo" not in question:
            listening.hear(question % room.known_by(seat) if b"%d" in question else question)


def listening_moves(room: Room, seat: int) -> list[str]:
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
        table = loading.begin(shelved(options, name), driver)
        sequence = 0
        while not table.over:
            seat = dice.randrange(SEATS)
            if dice.random() < 0.25:
                here, there = twins(table, seat, options, sequence, dice)
                assert here.table is not None
                assert there.table is not None
                varied += here.table.hash() != there.table.hash()
                compared += 1
                changes += _compare(here, there, seat, dice)
            mover = awaited(table).bit_length() - 1
            table.play(mover, dice.choice(table.moves(mover)))
            loading.roll_all(table, driver)
            sequence += 1
    assert compared > 100
    assert changes > 60
    assert varied > 60


def _compare(here: Room, there: Room, seat: int, dice: random.Random) -> bool:
    """State, answers and one change; True if a change could be compared."""
    assert here.table is not None
    assert there.table is not None
    mine, wire = sit(here, seat)
    other, twin = sit(there, seat)
    seed = dice.random()
    ask_everything(mine, here, seat, random.Random(seed))
    ask_everything(other, there, seat, random.Random(seed))
    assert wire.sent == twin.sent

    mover = awaited(here.table).bit_length() - 1
    both = sorted(set(listening_moves(here, mover)) & set(listening_moves(there, mover)))
    if mover == seat:
        assert both == sorted(listening_moves(here, seat)) == sorted(listening_moves(there, seat))
    if not both:
        return False
    move = dice.choice(both)
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
    assert wire.sent == twin.sent
    return True


def test_a_spectators_bytes_do_not_depend_on_any_hand() -> None:
    dice = random.Random(5)
    options = dict(outremer.game("jerusalem").setting(SEATS, {}).options)
    driver = outremer.Seeded("watched")
    table = loading.begin(shelved(options), driver)
    sequence = compared = 0
    while not table.over:
        if dice.random() < 0.1:
            here, there = twins(table, dice.randrange(SEATS), options, sequence, dice)
            (_, wire), (_, twin) = sit(here, None), sit(there, None)
            assert wire.sent == twin.sent
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
    room = room_of(loading.begin(shelved(options), driver), options, driver, 0)
    assert room.table is not None
    wires = [sit(room, seat)[1] for seat in (*range(SEATS), None)]
    hashes = {room.table.hash()}
    for _ in range(150):
        mover = awaited(room.table).bit_length() - 1
        room.play_for(mover, dice.choice(listening_moves(room, mover)))
        hashes.add(room.table.hash())
    sent = b"".join(frame for wire in wires for frame in wire.sent)
    assert not any(hash_.encode() in sent for hash_ in hashes)


def test_every_change_of_a_view_is_told_and_no_change_is_told_to_those_who_notice_nothing() -> None:
    """A listener's number counts what they noticed; whoever noticed nothing must see an unchanged view."""
    dice = random.Random(8)
    options = dict(outremer.game("jerusalem").setting(SEATS, {}).options)
    driver = outremer.Seeded("noticed")
    room = room_of(loading.begin(shelved(options), driver), options, driver, 0)
    table = room.table
    assert table is not None
    wires = {seat: sit(room, seat)[1] for seat in (*range(SEATS), None)}
    while not table.over:
        before = {seat: (table.view_hash(seat), len(wire.sent)) for seat, wire in wires.items()}
        mover = awaited(table).bit_length() - 1
        room.play_for(mover, dice.choice(listening_moves(room, mover)))
        for seat, wire in wires.items():
            hash_, sent = before[seat]
            if len(wire.sent) == sent:
                assert table.view_hash(seat) == hash_
            else:
                assert f'"hash":"{table.view_hash(seat)}"'.encode() in wire.sent[-1]
