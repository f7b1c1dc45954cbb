"""Who hears and who sees what is not open, judged by the rulebook at every step: a table of secrets and their keepers.

What stands in none of these tables is heard by everybody, onlookers among them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import outremer
from outremer.games.fief.vocabulary import TOLD, WORDS
from outremer.kernel.journal import AN_ANSWER, EVERYONE, MOVED, ONLOOKERS, ROLLED, THE_VERB, Entry
from outremer.kernel.journal import TOLD as TOLD_ENTRY
from tests.games.fief.position import france

Form = dict[str, Any]

# Who is asked for something hears it, and so do all.
TOLD_BY_ASKING = {
    "Leave": "leave-asked",
    "WeddingAsked": "wedding-asked",
    "AnnulmentAsked": "annulment-asked",
    "EdictAsked": "edict-asked",
    "VowAsked": "teutonic-vow-asked",
}
# What was hidden, and is shown by this: whoever has said it cannot think again. What was open all the time can be.
SHOWN_BY = (
    *(
        "card-passed",
        "condemned",
        "discarded",
        "escaped",
        "fief-taxed",
        "see-taxed",
        "weather-played",
        "harvest-played",
    ),
    *("played", "struck", "ambushed", "spy-looked", "stole", "tossed", "trait-shown", "rose-up"),
    *("votes-revealed", "vote-withheld", "bid-shown", "marker-placed", "placed-unseen", "drew", "plague-roll"),
)
OPEN_ALL_THE_TIME = (
    *("drafted", "withdrawn", "set-out", "mill-built", "stronghold-built", "title-given", "nominated", "no-nominee"),
    *(
        "wedding-asked",
        "annulment-asked",
        "edict-asked",
        "leave-asked",
        "biretta-bought",
        "handed-over",
        "truce-offered",
    ),
    *("excommunicated", "absolved", "robbed", "spy-came", "title-bought"),
)

# One's own alone: [election.vote] [mercenaries.auction] [any_time.window] [deal.draft] [attendant.thief.hands]
ANSWERED_IN_SECRET = ("bid", "vote", "betray", "calm", "calm-by-coins", "condemn", "incite", "rouse", "strike")
SAID_IN_SECRET = ("give-card", "want-card", "promise", "want-promise", "split")
SAID_TO_THE_VICTIM = ("swap-for", "swap-with")  # [attendant.spy.swap]
HIDDEN_BY_FOG = ("take", "drop", "buy")  # [fog.face_down] [fog.purchase]
WINDOWS = (
    *("MarkersPlaced", "BeforeIncome", "MarchEnded", "BattleBegins", "RoundBegins", "YearEnds", "UprisingAnnounced"),
    *("TyrantAnnounced", "BeforeSaladin"),
)

# What one hears who does it, and what the others hear instead.
OWN_EVENTS = {"drew": "drew-one", "trait-drawn": "trait-drawn-unseen"}  # [cards.draw] [trait.draw]
FOGGY_EVENTS = {"bought": "bought-unseen", "marched": "marched-unseen", "marched-with": ""}
PAIR_EVENTS = {"card-passed": "card-passed-unseen", "promised": "", "promise-kept": "", "promise-broken": ""}
WITH_THEIR_LORD = ("king-knight", "king-footman", "queen-knight", "queen-footman", "templar-knight")

# Blanks of which each seat knows its own alone, and the name by which it sees it.
OWN_BLANKS = {
    "Ballot": {"white": "my_white", "black": "my_black"},
    "Auction": {"bids": "my_bid"},
    **{window: {"answers": "my_answer"} for window in WINDOWS},
}
Keeps = Callable[[Form, int | None], bool]
SECRET_BLANKS: dict[str, tuple[tuple[str, ...], Keeps]] = {
    "Theft": (("left",), lambda form, seat: seat == form["victim"] and form["split"]),
    "SpyLooks": (("wanted",), lambda form, seat: seat in (form["by"], form["victim"])),
    "CardTossed": (("card",), lambda form, seat: seat == form["seat"] and form["pile"] != "disasters"),
    "Cavalcade": (
        ("knights_inside", "footmen_inside"),
        lambda form, seat: not form["unseen"] or seat == form["seat"],
    ),
}
FOGGY_FORMS = {"Army": "at", "PlagueEntered": "village"}  # and where their troops are
BY_VILLAGE = {"Purchases": "bought", "March": "spent", "Army": "spent"}  # what is bought or has been carried, and where


class Ears:
    """Follows a table from one step to the next."""

    def __init__(self, table: outremer.Table) -> None:
        self.table = table
        self.entries = len(table.journal.entries)
        self.has_fog = table.setting.options["fog"] == "yes"
        self.asking = self.asked_by()
        self.open = self.open_forms()

    def asked_by(self) -> str:
        return self.table.need.form if isinstance(self.table.need, outremer.Ask) else ""

    def amiss(self) -> str:
        """The first line of the journal that the wrong seats hear, or blank that they see; empty if there is none."""
        entries = self.table.journal.entries
        found = self.wrongly_taken_back(entries[self.entries :]) or self.unasked(entries[self.entries :])
        for at in range(self.entries, len(entries)):
            entry = entries[at]
            if entry.kind == MOVED:
                found = found or self.wrong_move(entry)
            elif entry.kind == ROLLED:
                found = found or self.wrong_roll(entry, entries[at + 1 : at + 2])
            elif entry.kind == TOLD_ENTRY:
                found = found or self.wrong_event(entry)
        self.entries, self.asking = len(entries), self.asked_by()
        return found or self.wrong_glimpse()

    def wrongly_taken_back(self, entries: list[Entry]) -> str:
        """May who has moved take it back, though it showed something; or not, though all of it was open?"""
        moved = [entry.seat for entry in entries if entry.kind == MOVED]
        told = [TOLD.names[entry.number] for entry in entries if entry.kind == TOLD_ENTRY]
        if len(moved) != 1 or self.table.over:
            return ""
        has_rolled = any(entry.kind == ROLLED for entry in entries)
        may = self.table.may_undo(moved[0])
        if may and (has_rolled or any(name in SHOWN_BY for name in told)):
            return f"{told} may be taken back"
        if not may and told and not has_rolled and all(name in OPEN_ALL_THE_TIME for name in told):
            return f"{told} may not be taken back"
        return ""

    def unasked(self, entries: list[Entry]) -> str:
        """Was somebody asked, and nobody told?"""
        told = [TOLD.names[entry.number] for entry in entries if entry.kind == TOLD_ENTRY]
        before, self.open = self.open, self.open_forms()
        wrong = [form for form in self.open - before if TOLD_BY_ASKING[form] not in told]
        return f"{wrong[0]} asks untold" if wrong else ""

    def open_forms(self) -> set[str]:
        """The paragraphs that ask somebody for something."""
        return {type(form).__name__ for form in self.table.kernel.stack} & TOLD_BY_ASKING.keys()

    def wrong_move(self, entry: Entry) -> str:
        verb = WORDS.sentences[entry.number].split()[0]
        own = 1 << entry.seat
        wanted, noticed = EVERYONE, entry.others
        if verb in ANSWERED_IN_SECRET or (verb in ("pass", "tunnel") and self.asking in WINDOWS):
            wanted, noticed = own, AN_ANSWER
        elif verb in SAID_IN_SECRET or (verb in HIDDEN_BY_FOG and self.has_fog):
            wanted, noticed = own, THE_VERB
        elif verb in SAID_TO_THE_VICTIM:
            return "" if entry.audience.bit_count() == 2 and entry.audience & own else f"{verb} is heard by others"
        if (entry.audience, entry.others) == (wanted, noticed):
            return ""
        return f"{verb} of seat {entry.seat} is heard by {entry.audience}, noticed as {entry.others}"

    def wrong_roll(self, roll: Entry, told: list[Entry]) -> str:
        """What is drawn unseen is heard by whom it is told."""
        is_own = bool(told) and told[0].kind == TOLD_ENTRY and TOLD.names[told[0].number] in OWN_EVENTS
        return (
            "" if roll.audience == (told[0].audience if is_own else EVERYONE) else "a roll is heard by the wrong seats"
        )

    def wrong_event(self, entry: Entry) -> str:
        name, told = TOLD.names[entry.number], TOLD.say(entry.number, entry.arguments)
        instead = "" if entry.others < 0 else TOLD.names[entry.others]
        said = f"{name} {told} is heard by {entry.audience}, others hear {instead!r}"
        if name in PAIR_EVENTS:
            both = 1 << int(told["seat"]) | 1 << int(told["to"])
            is_right = entry.audience & both == both and not entry.audience & ONLOOKERS and instead == PAIR_EVENTS[name]
            return "" if is_right else said
        is_hidden = self.has_fog and name in FOGGY_EVENTS and told.get("troop") not in WITH_THEIR_LORD
        if name in OWN_EVENTS or is_hidden:
            right = 1 << int(told["seat"]), {**OWN_EVENTS, **FOGGY_EVENTS}[name]
            return "" if (entry.audience, instead) == right else said
        return "" if entry.audience == EVERYONE else said

    def wrong_glimpse(self) -> str:
        listeners = [*range(self.table.seats), None]
        watched = {*OWN_BLANKS, *SECRET_BLANKS, *FOGGY_FORMS, *BY_VILLAGE}
        if not any(type(form).__name__ in watched for form in self.table.kernel.stack):
            return ""
        for level, form in enumerate(self.table.save()["stack"]):
            if form["form"] not in watched:
                continue
            for seat in listeners:
                glimpsed = self.table.kernel.stack[level].glimpse(self.table.kernel.world, seat)
                if not self.is_right(form, seat, glimpsed) or not self.is_right_by_village(form, seat, glimpsed):
                    return f"of {form} seat {seat} sees {glimpsed}"
        return ""

    def is_right(self, form: Form, seat: int | None, glimpsed: dict[str, object]) -> bool:
        name = form["form"]
        if name == "Ballot" and self.papers_are_void(form):
            return True  # [election.nominate]
        if name in OWN_BLANKS:
            written = {} if seat is None else {seen: form[blank][seat] for blank, seen in OWN_BLANKS[name].items()}
            return all(glimpsed.get(seen) == value for seen, value in written.items()) and all(
                glimpsed.get(seen) is None for seen in OWN_BLANKS[name].values() if seen not in written
            )
        if name in SECRET_BLANKS:
            blanks, keeps = SECRET_BLANKS[name]
            is_kept = keeps(form, seat)
        elif name not in FOGGY_FORMS:
            return True
        else:
            blanks, at = ("knights", "footmen"), form[FOGGY_FORMS[name]]
            is_kept = not self.has_fog or seat == form["seat"] or at is None or at in self.lifted()
        if not is_kept:
            return not set(blanks) & set(glimpsed)
        return all(blank in glimpsed and glimpsed[blank] == form[blank] for blank in blanks)

    def papers_are_void(self, form: Form) -> bool:
        """Is the election off, or must somebody write anew, since votes or candidates have changed?"""
        if not isinstance(self.table.need, outremer.Ask) or self.table.need.form != "Ballot":
            return True
        return any(form["white"][seat] is not None for seat in self.table.need.seats)

    def lifted(self) -> list[str]:
        """The villages where troops are turned up, since they fight. [fog.face_down]"""
        return list(self.table.save()["world"]["fog"]["lifted"]) if self.has_fog else []

    def is_right_by_village(self, form: Form, seat: int | None, glimpsed: dict[str, object]) -> bool:
        """The buyer alone knows where new troops go; what has been carried, in the fog the owner alone."""
        blank = BY_VILLAGE.get(form["form"])
        if blank is None:
            return True
        g = france(self.table)
        is_owner = seat is not None and seat == form.get("seat", g.active)
        if blank == "bought" and not is_owner:
            return blank not in glimpsed
        counts = {at: list(row.values()) for at, row in form[blank].items() if any(row.values())}
        if self.has_fog and not is_owner:
            counts = {at: row for at, row in counts.items() if at in self.lifted()}
        return glimpsed.get(blank, {}) == counts
