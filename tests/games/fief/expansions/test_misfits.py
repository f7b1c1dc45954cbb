"""Saves of the expansions that were edited: what a piece says fits France and itself, or is refused by its field."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import outremer
from tests.games.edits import refusal
from tests.games.fief.test_misfits import Made, Way, edited, kept

Case = tuple[Made, Sequence[tuple[Way, object]], str]

before = kept("before-the-call")
called = kept("all-five-with-a-crusade-called")
invasion = kept("doctor-saving-a-king")
saladin = kept("saladin-two-objectives-short")
bestowal = kept("states-to-bestow")
thief = kept("politics-thief-and-two-hands")


def of_piece(made: Made, module: str, *rows: tuple[Way, object, str]) -> list[Case]:
    """One field of a module's piece is other than it should be; the sentence begins with a field of the piece."""
    return [(made, [(("world", module, *way), value)], f"world.{module}.{said}") for way, value, said in rows]


WAR: list[Case] = [
    *of_piece(
        before,
        "crusades",
        (("families",), [0], "families: no crusade is under way"),
        (("sailed",), 1, "sailed: no crusade is under way"),
        (("marked",), ["bourg"], "marked: no crusade is under way"),
        (("outbreak",), True, "outbreak: nobody is overseas"),
    ),
    *of_piece(
        called,
        "crusades",
        (("outbreak",), True, "outbreak: nobody is overseas"),
        (("track",), ["tripoli"], "track: objectives are laid out when"),
    ),
    *of_piece(
        invasion,
        "crusades",
        (("saladin",), "jerusalem", "saladin: marches over the track in the turn of his revenge only"),
        (("stopped",), True, "stopped: Saladin is stopped in the turn of his revenge"),
        (("knights",), 1, "knights: nobody follows Saladin"),
        (("saracens",), 1, "knights: nobody follows Saladin"),
    ),
    *of_piece(
        saladin,
        "crusades",
        (("held",), ["jerusalem"], "held: must be laid out on the track"),
        (("besieged",), ["jerusalem"], "besieged: must be laid out on the track"),
        (("reached",), ["jerusalem"], "reached: must be laid out on the track"),
        (("stopped",), True, "stopped: Saladin is stopped in the turn of his revenge"),
        (("side",), "attacker", "side: must be where the Saracens stand"),
        (("garrison", "jerusalem"), 1, "garrison.jerusalem: is not laid out"),
        (("rank", "arthur"), 3, "rank.arthur: is a crusader's"),
        (("renegades",), ["gauvain"], "renegades: gauvain is not in play"),
        (("asked",), ["mireille"], "asked: mireille is not in play"),
        (("fresh",), ["charles"], "fresh: charles is no prisoner of Saladin"),
        (("doctor",), "gauvain", "doctor: gauvain is not in play"),
        (("heir", "state-jerusalem"), 1, "heir.state-jerusalem: its title waits for no heir"),
    ),
    (bestowal, [(("world", "lord", "captor", "lambert"), 0)], "world.lord.captor.lambert: is a prisoner of Saladin"),
    (
        saladin,
        [(("world", "crusades", "gone"), ["edessa"])],
        "world: there must be 12 objectives of the crusade",
    ),
    (saladin, [(("world", "lord", "place", "charles"), "ship-2")], "world.lord.place.charles: nobody can be at ship-2"),
]

# Nobody is overseas before a crusade; then on the objectives laid out and the ships that have sailed, until these lie
# empty in the turn of the revenge; and the prison holds no troops.
CLOSED = [
    *((before, place) for place in ("caravan-damascus", "cyprus", "ship-1", "ship-6", "shore")),
    *((invasion, place) for place in ("prison", "antioch", "ship-4", "ship-6")),
    *((saladin, place) for place in ("prison", "jerusalem", "cyprus", "ship-1", "ship-5", "ship-6")),
]


HENRI = ("world", "lord", "titles", "henri")
STATES: list[Case] = [
    (bestowal, [(HENRI, ["king", "state-edessa"])], "world.lord.titles.henri: edessa has not been conquered"),
    (
        bestowal,
        [(HENRI, ["king", "state-jerusalem"]), (("world", "crusades", "heir", "state-jerusalem"), 1)],
        "world.crusades.heir.state-jerusalem: its title waits for no heir",
    ),
]

COURT = [
    *of_piece(
        thief,
        "politics",
        (("shown",), ["gauvain"], "shown: gauvain has no trait"),
        (("cursing",), True, "cursing: nobody is the Cursed"),
    ),
    *of_piece(
        called,
        "politics",
        (("trait", "arthur"), "storm", "trait.arthur: storm is the trait of another lord too"),
        (("trait", "gauvain"), "brave", "trait.gauvain: is not in play"),
        (("discards",), ["shadow"], "trait.quentin: shadow lies on the discard pile"),
        (("ruled_out", "othon"), ["brave", "storm"], "ruled_out.othon: storm is his"),
        (("attendant", 3), "thief", "attendant: one serves two families"),
        (("attendant", 3), None, "attendant[3]: must be an attendant once the game is set up"),
    ),
]

ORDERS: list[Case] = [
    *of_piece(
        called,
        "teutonic",
        (("asked",), "henri", "asked: one seat asks for a lord of another, or none does"),
        (("asking",), 2, "asked: one seat asks for a lord of another, or none does"),
        (("walls",), ["marcamps"], "walls: no walls stand in marcamps"),
    ),
    *(
        (
            called,
            [(("world", "teutonic", "asked"), name), (("world", "teutonic", "asking"), 2)],
            f"world.teutonic.asked: {name} is no lord of another family",
        )
        for name in ("othon", "gauvain")
    ),
    *of_piece(
        called,
        "templars",
        (("abolished",), True, "abolished: only an edict abolishes the order"),
        (("cursed",), ["henri"], "cursed: nobody is, while the order stands"),
        (("fresh",), ["sigy"], "fresh: must be villages with a commandery"),
    ),
    (
        called,
        [(("world", "templars", "issued"), True), (("world", "templars", "abolished"), True)],
        "world.lord.titles.quentin: the order of the Templars is abolished",
    ),
    (
        called,
        [(("world", "templars", "issued"), True), (("world", "templars", "commanderies"), ["sigy"])],
        "world.templars.commanderies: an edict has destroyed them all",
    ),
    *(
        (called, [(("world", "lord", "titles", name), held)], f"world.lord.titles.{name}: {sentence}")
        for name, held, sentence in (
            ("philippe", ["county-sennecy", "templar"], "a Templar holds no other title"),
            ("blanche", ["templar"], "a Templar is a man without a wife"),
            ("henri", ["duchy-blaye", "king", "teutonic"], "a Teutonic lord is neither of the Church nor of the crown"),
            ("isabelle", ["teutonic"], "a Teutonic lord is an unmarried man in play"),
        )
    ),
]

SOLDIERS: list[Case] = [
    *of_piece(
        called,
        "tactics",
        (("reserve", 1), 6, "reserve: there are 5 mercenaries in all"),
        (("tunnel",), True, "tunnel: nobody digs where no battle is fought"),
    ),
    *(
        (
            called,
            [(("world", "troops", village, seat, "mercenary"), 1)],
            "world: there must be 5 mercenaries in all, but there are 6",
        )
        for village, seat in (("sigy", 2), ("st-paul", 0), ("villeneuve", 3))
    ),
]


@pytest.mark.parametrize(
    ("made", "edits", "sentence"),
    [*WAR, *STATES, *COURT, *ORDERS, *SOLDIERS],
    ids=lambda one: str(one)[:60] if isinstance(one, str) else "",
)
def test_what_a_piece_says_fits_france_and_itself_or_its_field_is_named(
    made: Made, edits: Sequence[tuple[Way, object]], sentence: str
) -> None:
    saved = made()
    outremer.load(saved)
    assert refusal(edited(saved, *edits)).startswith(sentence)


@pytest.mark.parametrize(("made", "place"), CLOSED, ids=lambda one: one if isinstance(one, str) else "")
def test_troops_overseas_are_where_the_war_has_come_to(made: Made, place: str) -> None:
    crowd = edited(made(), (("world", "troops", place, 3, "footman"), 1))
    assert refusal(crowd).startswith(f"world.troops.{place}[3]: no troops can be there")
