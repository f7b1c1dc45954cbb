"""The checks that every game gets from the kernel, as a library: tests use it, and so does `outremer fuzz`.

`check_game` plays one game at random, sometimes adversarially (offers kept for one kind of form and then taken often,
rare verbs preferred), and raises a `Finding` at the first fault. `faults_of_shape` looks at a game before anything is
played, and `check_side_by_side` plays tables with different options in turn. A seed reproduces its game:

    ledger = Ledger.read(game.folder / "rules.toml")
    report = Report()
    for seed in range(200):
        report.add(check_seed("jerusalem", seed, full=False, ledger=ledger))
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

import msgspec

from outremer.kernel.chance import Driver
from outremer.kernel.forms import Ask, Form, Roll, World
from outremer.kernel.table import Table as Kernel
from outremer.proof.adversary import Adversary
from outremer.proof.ledger import Ledger
from outremer.proof.shape import faults_of_shape
from outremer.proof.two_worlds import (
    by_hand,
    shown_by_a_heard_roll,
    shown_by_an_unheard_step,
    shown_by_the_next_step,
    told_apart,
    varied,
)
from outremer.table import catalogue, opening
from outremer.table.game import BadSetting, Game, Setting
from outremer.table.records import BadRecord
from outremer.table.saves import BadSave, contradiction, names, numbers, position, restore
from outremer.table.table import Table

__all__ = [
    "Finding",
    "Report",
    "check_game",
    "check_seed",
    "check_side_by_side",
    "faults_of_shape",
    "random_setting",
]

COSTLY_EVERY = 10  # states, unless all of them are checked in full, and rarer the longer a game is:
ONE_RARER_EVERY = 200  # states
WHOLE_LEXICON_EVERY = 10  # games
WORDS_A_STATE = 3
ROLLS_OF_A_FORM = 2  # of every kind of form that rolls, in a game, checked whatever else is sampled
WORDS_A_REDEAL = 12


class Finding(Exception):
    """A fault: a sentence about it, and the seed and the record that lead to it."""

    def __init__(self, seed: int, sentence: str, record: str) -> None:
        super().__init__(seed, sentence, record)
        self.seed = seed
        self.sentence = sentence
        self.record = record

    def __str__(self) -> str:
        return f"seed {self.seed}: {self.sentence}"


@dataclass
class Report:
    """What the games so far have touched. What never came up is for the reader to judge."""

    games: int = 0
    decisions: int = 0
    rolls: int = 0
    redeals: int = 0
    longest: int = 0  # decisions of the longest game
    verbs: set[str] = field(default_factory=set)  # said
    forms: set[str] = field(default_factory=set)  # open
    rules: set[str] = field(default_factory=set)  # cited by refusals
    varied: set[str] = field(
        default_factory=set
    )  # fields and blanks that redeals changed: `world.hand`, `Ballot.votes`

    def add(self, other: Report) -> None:
        for one in fields(self):
            mine, more = getattr(self, one.name), getattr(other, one.name)
            if one.name == "longest":
                self.longest = max(mine, more)
            else:
                setattr(self, one.name, mine | more if isinstance(mine, set) else mine + more)

    def verbs_never_said(self, game: Game) -> list[str]:
        return sorted(set(game.lexicon.verbs.values()) - self.verbs)

    def forms_never_open(self, game: Game) -> list[str]:
        return sorted({form.__name__ for form in game.all_forms} - self.forms)


def random_setting(
    game: Game, seed: int, seats: int | None = None, options: Mapping[str, str] | None = None
) -> Setting:
    """Seats and options for this seed, where they are not given: now all by default, now each at random."""
    dice = Random(f"setting {seed}")
    picked = dice.randint(game.least_seats, game.most_seats)
    chosen = {option.name: dice.choice(option.choices) for option in game.options if dice.random() < 0.5}
    given = options or {}
    try:
        setting = game.setting(seats or picked, {**(chosen if seed % 2 else {}), **given})
        game.rules(setting)
    except BadSetting:  # some choices do not go together, such as an opener at a seat that is not taken
        setting = game.setting(seats or game.most_seats, given)
    return setting


def check_seed(name: str, seed: int, full: bool, ledger: Ledger) -> Report:
    """`check_game` by the game's name, with a setting picked by the seed: for pools of processes."""
    game = catalogue.game(name)
    return check_game(game, random_setting(game, seed), seed, full, ledger)


def check_game(
    game: Game,
    setting: Setting,
    seed: int,
    full: bool,
    ledger: Ledger,
    begun_at: Mapping[str, Any] | None = None,
    window: range | None = None,
) -> Report:
    """Play one game, from its beginning or from a saved position, and check it; in full, all of it or these states.

    The game must be one `outremer.game` finds.
    """
    run = _Run(game, setting, seed, full, ledger, begun_at, window)
    try:
        run.play()
    except Finding:
        raise
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        said = f"{type(error).__name__} {str(error)!r} at {place.filename.rpartition('/')[2]}:{place.lineno}"
        raise Finding(seed, f"the program broke: {said}", run.record()) from error
    return run.report


def check_side_by_side(game: Game, settings: Sequence[Setting], seed: int) -> None:
    """Tables with different options, played in turn in one process, must end as if each were played alone."""
    alone = [_finished(game, setting, seed) for setting in settings]
    tables = [opening.begin(game, setting) for setting in settings]
    dice = [Random(seed) for _ in settings]
    while not all(table.over for table in tables):
        for table, die in zip(tables, dice, strict=True):
            if not table.over:
                _step_at_random(table, die)
    for table, wanted in zip(tables, alone, strict=True):
        if table.hash() != wanted:
            options = dict(table.setting.options)
            raise Finding(seed, f"a table with {options} ends otherwise beside tables with others", table.record())


def _finished(game: Game, setting: Setting, seed: int) -> str:
    table, dice = opening.begin(game, setting), Random(seed)
    while not table.over:
        _step_at_random(table, dice)
    return table.hash()


def _step_at_random(table: Table, dice: Random) -> None:
    need = table.kernel.need
    if isinstance(need, Roll):
        table.kernel.roll(dice.choices(range(len(need.odds)), need.odds)[0])
    elif isinstance(need, Ask):
        seat = dice.choice([one for one in range(table.seats) if need.seats >> one & 1])
        table.kernel.take(seat, dice.choice(table.kernel.legal(seat)))


def _through_json(data: dict[str, Any]) -> dict[str, Any]:
    """As it comes back from a file; the quick reader, since this is done at every other state."""
    back: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    return back


class _Quick(Driver):
    """Redeals draw hundreds of thousands of numbers; Python's own generator is several times faster than a hash."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def below(self, n: int) -> int:
        return int(self.dice.random() * n)


class _Run:
    """One game being played and checked."""

    def __init__(
        self,
        game: Game,
        setting: Setting,
        seed: int,
        full: bool,
        ledger: Ledger,
        begun_at: Mapping[str, Any] | None,
        window: range | None,
    ) -> None:
        self.game = game
        self.window = window
        self.begun_at = begun_at
        self.setting = setting
        self.seed = seed
        self.full = full
        self.ledger = ledger
        self.dice = Random(seed)
        self.driver = _Quick(self.dice)
        self.report = Report(games=1)
        self.reasons: dict[str, str | None] = {}  # by rule: why it is none for a refusal, as far as looked up
        self.states = 0
        self.rolled: Counter[str] = Counter()  # by form: how often its rolls were looked at
        self.due = True  # a roll, a reveal or an aside asks for the costly checks
        self.adversary = Adversary(game, seed, self.dice)
        self.table: Table | None = None

    def record(self) -> str:
        return "" if self.table is None else self.table.record()

    def found(self, sentence: str) -> Finding:
        return Finding(self.seed, sentence, self.record())

    def fail(self, sentence: str) -> None:
        raise self.found(sentence)

    def play(self) -> None:
        self.table = table = opening.begin(self.game, self.setting, self.begun_at)
        while not table.over:
            self.check_state(table)
            need = table.kernel.need
            if isinstance(need, Roll):
                self.roll(table, need)
            else:
                self.move(table)
            if self.report.decisions > self.game.longest:
                self.fail(f"the game goes on after {self.game.longest} decisions, the most it may have")
        self.report.longest = self.report.decisions
        self.check_end(table)

    # -- one step -------------------------------------------------------------------------------------------------

    def roll(self, table: Table, need: Roll) -> None:
        outcome = self.dice.choices(range(len(need.odds)), need.odds)[0]
        table.roll(need.words[outcome])
        self.report.rolls += 1
        self.due = True
        if any(table.may_undo(seat) for seat in range(table.seats)):
            self.fail("a seat may take back its move after a roll")

    def move(self, table: Table) -> None:
        seat, move = self.adversary.chooses(table)
        before, written = numbers(table.kernel), len(table.journal.entries)
        said = self.game.lexicon.say(move)
        self.check_refusal(table.kernel, seat, move, is_listed=True)
        self.report.decisions += 1
        self.report.verbs.add(said.verb)
        table.play(seat, said)
        after = numbers(table.kernel)
        if after == before:
            self.fail(f"seat {seat} said {str(said)!r} and nothing changed: its verb has no handler")
        revealed = table.journal.revealed
        for other in range(table.seats):
            shown = revealed >> other & 1 or (revealed and other == seat)
            if table.may_undo(other) and (shown or (other != seat and self.noticed(table, other, written))):
                self.fail(f"seat {other} may take back its move after {'a reveal' if shown else 'another one moved'}")
        if table.may_undo(seat) and self.is_due(table):
            self.take_back(table, seat, str(said), before, after, written)
        self.due = self.due or revealed != 0 or self.game.lexicon.is_offer[move]

    def noticed(self, table: Table, seat: int, written: int) -> bool:
        return any(entry.is_noticed_by(seat) for entry in table.journal.entries[written:])

    def take_back(
        self, table: Table, seat: int, said: str, before: dict[str, Any], after: dict[str, Any], written: int
    ) -> None:
        table.undo(seat)
        if numbers(table.kernel) != before or len(table.journal.entries) != written:
            self.fail(f"taking back {said!r} of seat {seat} does not lead back")
        table.play(seat, said)
        if numbers(table.kernel) != after:
            self.fail(f"{said!r} of seat {seat}, taken back and said again, leads elsewhere")

    # -- one state ------------------------------------------------------------------------------------------------

    def is_in_full(self) -> bool:
        return self.full and (self.window is None or self.states in self.window)

    def is_sampled(self) -> bool:
        return self.states % (COSTLY_EVERY + self.states // ONE_RARER_EVERY) == 0

    def is_due(self, table: Table) -> bool:
        """A row of rolls counts as one: nobody is asked, and nobody looks, before the last of them."""
        rolling = isinstance(table.kernel.need, Roll)
        return self.is_in_full() or (self.due and not rolling) or self.is_sampled()

    def check_state(self, table: Table) -> None:
        kernel = table.kernel
        before, written = numbers(kernel), len(table.journal.entries)
        self.report.forms.update(form for form, _ in before["stack"])
        self.check_totals(kernel)
        self.check_need(kernel)
        self.check_words(table)
        self.check_untouched(table, before, written)
        self.check_roll(table)
        if self.is_due(table):
            self.check_clone(kernel, before)
            self.check_views(table)
            self.check_save(kernel, before)
            self.check_worlds(table)
            self.check_untouched(table, before, written)
            self.due = False
        self.states += 1

    def check_untouched(self, table: Table, before: dict[str, Any], written: int) -> None:
        if numbers(table.kernel) != before or len(table.journal.entries) != written:
            self.fail("asking changed something: needs, may, offers, moot, view or redeal is not pure")

    def check_totals(self, kernel: Kernel[Any]) -> None:
        for total in self.game.all_totals(kernel.world, kernel.stack):
            if total.found != total.wanted:
                self.fail(f"there are {total.found} {total.name}, but there must be {total.wanted}")

    def check_fits(self, kernel: Kernel[Any]) -> None:
        """Of a position dealt anew; those that are played are saved and loaded, which looks for the same."""
        misfit = contradiction(kernel.world, kernel.stack)
        if misfit is not None:
            self.fail(f"the position contradicts itself: {misfit}")

    def check_need(self, kernel: Kernel[Any]) -> None:
        need, top = kernel.need, type(kernel.stack[-1]).__name__
        if isinstance(need, Ask):
            if not 0 < need.seats < 1 << self.setting.seats:
                self.fail(f"{top} asks seats {need.seats:b} (bits) at a table of {self.setting.seats}")
        elif isinstance(need, Roll):
            if len(need.words) != len(need.odds) or min(need.odds) < 0 or sum(need.odds) == 0:
                self.fail(f"{top} needs a roll with the weights {need.odds} for {len(need.words)} words")
            for outcome, word in enumerate(need.words):
                if need.odds[outcome] and need.words.index(word) != outcome:
                    self.fail(f"{top} has two outcomes called {word!r}")

    def check_words(self, table: Table) -> None:
        kernel, size = table.kernel, len(self.game.lexicon)
        tenth = self.states % COSTLY_EVERY == 0 and self.seed % WHOLE_LEXICON_EVERY == 0
        for seat in range(table.seats):
            moves = kernel.legal(seat)
            legal = set(moves)
            if len(legal) != len(moves):
                self.fail(f"seat {seat} is offered a move twice")
            offers = {move for move in moves if self.game.lexicon.is_offer[move]}
            if kernel.asked(seat) and legal == offers:
                self.fail(f"seat {seat} is asked by {type(kernel.stack[-1]).__name__}, but can say nothing: a dead end")
            if not kernel.asked(seat) and legal != offers:
                self.fail(f"seat {seat} is not asked, but may say more than offers")
            words: Sequence[int] = range(size)
            if not (self.is_in_full() or tenth):
                words = [self.dice.randrange(size) for _ in range(WORDS_A_STATE)] + moves[:1]
            for word in words:
                self.check_refusal(kernel, seat, word, word in legal)

    def check_refusal(self, kernel: Kernel[Any], seat: int, word: int, is_listed: bool) -> None:
        bar = kernel.bar(seat, word)
        if (bar is None) == is_listed:
            if bar is not None:
                self.report.rules.add(bar)
                wrong = self.no_reason(bar)
                if wrong is not None:
                    said = self.game.lexicon.say(word)
                    self.fail(f"{str(said)!r} of seat {seat} is refused by [{bar}], {wrong}")
            return
        said = self.game.lexicon.say(word)
        self.fail(f"{str(said)!r} of seat {seat} is {'listed but refused' if is_listed else 'allowed but not listed'}")

    def no_reason(self, rule: str) -> str | None:
        if rule not in self.reasons:
            modules = [module.name for module in self.game.in_play(self.setting)]
            edition = self.setting.options.get("edition", "")
            self.reasons[rule] = self.ledger.no_reason(rule, edition, modules)
        return self.reasons[rule]

    def check_clone(self, kernel: Kernel[Any], state: dict[str, Any]) -> None:
        twin = kernel.clone()
        if numbers(twin) != state:
            self.fail("a clone is not equal to its original")
        shared = _shared(kernel.world, twin.world)
        for form, other in zip(kernel.stack, twin.stack, strict=True):
            if form is other and names(type(form)):
                self.fail(f"a clone shares the form {type(form).__name__} with its original")
            shared += _shared(form, other)
        if shared:
            self.fail(f"a clone shares {', '.join(shared)} with its original")

    def check_views(self, table: Table) -> None:
        listeners: list[int | None] = [*range(table.seats), None]
        if not self.is_in_full() and not self.is_sampled():  # after a roll, a reveal or an aside one of them is enough
            listeners = [self.dice.choice(listeners)]
        for seat in listeners:
            view = table.view(seat)
            if _through_json(view) != view:
                self.fail(f"the view of seat {seat} is not plain JSON")

    def check_save(self, kernel: Kernel[Any], state: dict[str, Any]) -> None:
        try:
            loaded = restore(self.game, self.setting, _through_json(position(kernel)))
        except BadSave as error:
            raise self.found(f"a saved position does not load: {error}") from error
        if numbers(loaded) != state:
            self.fail("a position saved and loaded is another one")

    def check_worlds(self, table: Table) -> None:
        size = len(self.game.lexicon)
        for seat in range(table.seats) if self.is_in_full() else [self.dice.randrange(table.seats)]:
            dealt = self.game.redealt(table.kernel, seat, self.driver)
            self.report.redeals += 1
            self.report.varied |= varied(table.kernel, dealt)
            self.check_totals(dealt)
            self.check_fits(dealt)
            words: Sequence[int] = range(size)
            if not self.is_in_full():
                words = [self.dice.randrange(size) for _ in range(WORDS_A_REDEAL)]
            difference = (
                told_apart(table, by_hand(table, dealt), seat, words)
                or shown_by_the_next_step(table, dealt, seat, self.dice)
                or shown_by_an_unheard_step(table, seat, self.dice)
                or shown_by_a_heard_roll(table, seat, self.dice)
            )
            if difference is not None:
                self.fail(f"seat {seat} learns what it must not know from {difference}")

    def check_roll(self, table: Table) -> None:
        """The first rolls of every form, however rare: who hears them, and what their consequences tell the others."""
        form = type(table.kernel.stack[-1]).__name__
        if not isinstance(table.kernel.need, Roll) or self.rolled[form] == ROLLS_OF_A_FORM:
            return
        self.rolled[form] += 1
        for seat in range(table.seats):
            learnt = shown_by_an_unheard_step(table, seat, self.dice) or shown_by_a_heard_roll(table, seat, self.dice)
            if learnt is not None:
                self.fail(f"seat {seat} learns what it must not know from {learnt}")

    def check_end(self, table: Table) -> None:
        self.check_totals(table.kernel)
        self.check_views(table)
        table.result()
        text = table.record()
        for seat in (*range(table.seats), None):
            table.events(seat)
            table.record(seat)
        try:
            opening.replay(text)
        except BadRecord as error:
            raise self.found(f"the record does not replay: {error}") from error
        loaded = opening.load(_through_json(table.save()))
        if loaded.hash() != table.hash() or loaded.record() != text:
            self.fail("the finished table, saved and loaded, is another one")
        for seat in (*range(table.seats), None):
            if loaded.events(seat) != table.events(seat):
                self.fail(f"seat {seat} hears another story from the saved table than from the one that was played")


def _shared(here: World | Form[Any], there: World | Form[Any]) -> list[str]:
    """The lists that two worlds or two forms have in common."""
    kind = type(here)
    return [
        f"{kind.__name__}.{name}"
        for name in names(kind)
        if isinstance(getattr(here, name), list) and getattr(here, name) is getattr(there, name)
    ]
