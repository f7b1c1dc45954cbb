"""What one game tells the kernel about itself: its words, its forms, its options, and who may know what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from outremer.kernel.blanks import shown
from outremer.kernel.chance import Driver
from outremer.kernel.features import Features
from outremer.kernel.forms import Form, World
from outremer.kernel.journal import Ears, Entry, Journal
from outremer.kernel.lexicon import Annals, Lexicon
from outremer.kernel.modules import Module, Rules, Total
from outremer.kernel.table import Table
from outremer.table.breakdown import Breakdown


class BadSetting(ValueError):
    """A game, an option, a number of seats or a data file that does not exist or does not fit; the text says why."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: an edition, a variant, or a ruling where tables differ."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str = ""  # the ledger entry it settles
    by_edition: Mapping[str, str] = field(default_factory=dict)  # its default where the edition says otherwise
    later: bool = False  # came after games were kept: named only where it is not the default, so that those stay true


@dataclass(frozen=True)
class Setting:
    """Everything that is settled before the first move."""

    seats: int
    options: Mapping[str, str]
    data: Mapping[str, Any] = field(default_factory=dict)  # an owner's own printed values, where ours are reconstructed

    def key(self) -> str:
        return repr((self.seats, sorted(self.options.items()), self.data))


@dataclass(frozen=True)
class Standing:
    """One seat's place at the end."""

    seat: int
    rank: int  # 1 is the winner; equal ranks share the place
    points: int
    decided_by: str  # the ledger entry that put it above the next, "" for the last and for a shared place


@dataclass(frozen=True)
class Result:
    """The ranking, best first."""

    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


class Game:
    """One game of the collection. Its modules hold the rules; this object holds what programs ask about it."""

    name: ClassVar[str]
    version: ClassVar[int]  # raised whenever behaviour changes; records carry it
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    lexicon: ClassVar[Lexicon]
    annals: ClassVar[Annals]
    world: ClassVar[type[World]]
    forms: ClassVar[tuple[type[Form[Any]], ...]]  # of the base game
    modules: ClassVar[tuple[Module[Any], ...]] = ()  # what options and expansions add, in a fixed order
    options: ClassVar[tuple[Option, ...]]
    folder: ClassVar[Path]  # where rules.toml, data/ and text/ lie
    longest: ClassVar[int]  # no game has more decisions than this
    features_by: ClassVar[type[Features[Any]] | None] = None  # reads what a seat may know as numbers
    # Words without nouns that give nothing away, the likeliest first: said for a seat whose time is up.
    quiet: ClassVar[tuple[str, ...]] = ("pass", "refuse", "end")

    def __init__(self) -> None:
        self._assembled: dict[str, Rules[Any]] = {}
        self._features: dict[int, Features[Any]] = {}  # by the identity of rules, which are kept

    @property
    def windows(self) -> dict[str, str]:
        """The forms that ask many at once just in case, and the word that lets each pass."""
        return {form.__name__: form.passed_by for form in self.all_forms if form.passed_by}

    def companion(self, name: str) -> ModuleType | None:
        """A module beside the game's own that programs look for (`judge`, `terminal`, `study`), or None."""
        return _module_in(type(self).__module__.rpartition(".")[0], name)

    def companions_of_modules(self, name: str) -> dict[str, ModuleType]:
        """The like of `companion` that modules have in their own folders, by the module's name."""
        package = type(self).__module__.rpartition(".")[0]
        found = {
            module.name: _module_in(f"{package}.{module.home.replace('/', '.')}", name)
            for module in self.modules
            if (self.folder / module.home).is_dir()
        }
        return {module: companion for module, companion in found.items() if companion is not None}

    def texts(self, lang: str) -> list[Path]:
        """The Fluent files of the game in this language, those of its modules behind its own."""
        folders = [self.folder, *(self.folder / module.home for module in self.modules)]
        return [file for folder in folders for file in sorted((folder / "text" / lang).glob("*.ftl"))]

    def assemble(self, setting: Setting) -> Rules[Any]:
        """The rules for these options; made anew, see `rules`."""
        raise NotImplementedError

    def deal(self, rules: Rules[Any]) -> tuple[World, list[Form[Any]]]:
        """The world and the stack as the game begins."""
        raise NotImplementedError

    def view(self, world: Any, seat: int | None) -> dict[str, object]:
        """What this seat (None: an onlooker) may know of the world, built up field by field."""
        raise NotImplementedError

    def views(self, world: Any, seats: Sequence[int | None]) -> tuple[dict[str, object], list[dict[str, object]]]:
        """What all of these see alike, and what each sees beside it, or instead: `players.2` is one of a shared list.

        A game whose views have much in common says so here; it saves a server much work.
        """
        return {}, [self.view(world, seat) for seat in seats]

    def seen(self, world: World, seat: int | None) -> dict[str, object]:
        """The view with the share of every module in play under its name."""
        seen = self.view(world, seat)
        for module in world.assembled.modules:
            share = module.answers.view(world, seat) if module.answers is not None else None
            if share is not None:
                seen[module.name] = share
        return seen

    def all_seen(
        self, world: World, seats: Sequence[int | None], everybody: Sequence[int | None]
    ) -> tuple[dict[str, object], list[dict[str, object]]]:
        """`views` with the shares of modules: one that all at the table see alike is common, whoever of them looks."""
        common, owns = self.views(world, seats)
        for module in world.assembled.modules:
            if module.answers is None:
                continue
            view = module.answers.view
            first = view(world, everybody[0])
            if all(view(world, seat) == first for seat in everybody[1:]):
                common = {**common, module.name: first} if first is not None else common
            else:
                owns = [{**own, module.name: view(world, seat)} for own, seat in zip(owns, seats, strict=True)]
        return common, owns

    def redeal(self, world: Any, stack: list[Form[Any]], seat: int, driver: Driver) -> None:
        """Deal anew, in place, what this seat cannot know; every compatible deal is equally likely."""
        raise NotImplementedError

    def redealt(self, table: Table[Any], seat: int, driver: Driver) -> Table[Any]:
        """A table drawn at random among those this seat cannot tell apart from the given one."""
        dealt = table.clone()
        self.redeal(dealt.world, dealt.stack, seat, driver)
        for answers in dealt.rules.answers:
            answers.redeal(dealt.world, dealt.stack, seat, driver)
        for form in dealt.stack:
            form.redeal(dealt.world, seat, driver)
        dealt.settle()
        return dealt

    def totals(self, world: Any, stack: list[Form[Any]]) -> list[Total]:
        """Everything that is conserved in the base game."""
        raise NotImplementedError

    def all_totals(self, world: World, stack: list[Form[Any]]) -> list[Total]:
        """Everything that is conserved, modules included."""
        totals = self.totals(world, stack)
        for answers in world.assembled.answers:
            totals += answers.totals(world, stack)
        return totals

    def in_play(self, setting: Setting) -> list[Module[Any]]:
        """The modules that these options bring in."""
        return [module for module in self.modules if module.is_played(dict(setting.options))]

    def left_out(self, setting: Setting) -> list[Module[Any]]:
        return [module for module in self.modules if not module.is_played(dict(setting.options))]

    def forms_of(self, rules: Rules[Any]) -> list[type[Form[Any]]]:
        """The forms that may be open under these rules."""
        return [*self.forms, *(form for module in rules.modules for form in module.forms)]

    @property
    def all_forms(self) -> tuple[type[Form[Any]], ...]:
        return (*self.forms, *(form for module in self.modules for form in module.forms))

    def result(self, world: Any) -> Result:
        """The ranking of a finished game."""
        raise NotImplementedError

    def breakdown(self, world: Any, begun: Any, entries: Sequence[Entry]) -> Breakdown:
        """Why a finished game ended so: what the points of `result` are made of, and what decided between equals.

        `begun` is the world in which the record begins, `entries` the journal since. What a game does not tell, no
        program can show.
        """
        return Breakdown()

    def heights(self, world: Any, is_over: bool) -> list[float]:
        """How far each seat has come, for the curve of a finished game; none: it has no curve."""
        return []

    def check_data(self, data: Mapping[str, Any]) -> None:
        """Raise BadSetting if an owner's data file does not fit this game."""
        if data:
            raise BadSetting(f"{self.name} takes no data file: everything it needs is known")

    def rules(self, setting: Setting) -> Rules[Any]:
        """One immutable object per set of options, shared by all tables that play by it."""
        key = setting.key()
        if key not in self._assembled:
            self._assembled[key] = self.assemble(setting)
            self._assembled[key].made_by = (_rules_of, (self.name, setting))
        return self._assembled[key]

    def features(self, rules: Rules[Any]) -> Features[Any]:
        """What a seat may know at a table with these rules, as a row of numbers; made once."""
        if self.features_by is None:
            raise BadSetting(f"{self.name} cannot be read as numbers: it says no features")
        if id(rules) not in self._features:
            self._features[id(rules)] = self.features_by(rules, self.deal(rules)[0], self.forms_of(rules))
        return self._features[id(rules)]

    def ears(self, rules: Rules[Any]) -> Ears:
        """A journal for `table` that keeps only what each listener's hash of all it has heard is."""
        return Ears(rules, [len(arguments) for arguments in self.annals.arguments])

    def setting(self, seats: int, options: Mapping[str, str], data: Mapping[str, Any] | None = None) -> Setting:
        """Check what was asked for and fill in the defaults."""
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.least_seats <= seats <= self.most_seats:
            raise BadSetting(f"{self.name} is for {self.least_seats} to {self.most_seats} players, not {shown(seats)}")
        if not isinstance(options, Mapping):
            raise BadSetting(f"options must be names with their choices, not {shown(options)}")
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                raise BadSetting(f"{self.name} has no option {shown(name)}; it has {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                allowed = ", ".join(known[name].choices)
                raise BadSetting(f"the option {name} of {self.name} cannot be {shown(choice)}; it is one of {allowed}")
        edition = options.get("edition", known["edition"].default if "edition" in known else "")
        full = {
            name: options.get(name, option.by_edition.get(edition, option.default)) for name, option in known.items()
        }
        owned = _plain(data or {})
        self.check_data(owned)
        return Setting(seats, full, owned)

    def named_options(self, setting: Setting) -> dict[str, str]:
        """The options that a save, a record and a hash name."""
        later = {option.name: option.default for option in self.options if option.later}
        return {name: choice for name, choice in setting.options.items() if later.get(name) != choice}

    def table(self, rules: Rules[Any], journal: Journal | None = None) -> Table[Any]:
        """A fresh table. The journal hears what happens before the first decision."""
        world, stack = self.deal(rules)
        world.pieces = rules.lay_out()
        world.journal = journal
        return Table(rules, world, stack)


def _rules_of(name: str, setting: Setting) -> Rules[Any]:
    """Rules that have travelled are known by their game's name; the catalogue, which needs this module, has it."""
    game: Game = import_module("outremer.table.catalogue").game(name)
    return game.rules(setting)


def _plain(data: Any) -> dict[str, Any]:
    """An owner's data as saves and records keep it, and a copy of its own: tables, lists, words and whole numbers."""
    if not isinstance(data, Mapping):
        raise BadSetting(f"an owner's data must be tables by name, not {shown(data)}")
    try:
        return {str(name): _plain_value(str(name), value) for name, value in data.items()}
    except RecursionError as error:
        raise BadSetting("an owner's data must not be nested so deep") from error


def _plain_value(where: str, value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(name): _plain_value(f"{where}.{name}", inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [_plain_value(f"{where}[{at}]", inner) for at, inner in enumerate(value)]
    if isinstance(value, str | int):
        return value
    raise BadSetting(f"{where}: must be a word or a whole number, not {shown(value)}")


def _module_in(package: str, name: str) -> ModuleType | None:
    module = f"{package}.{name}"
    return import_module(module) if package and find_spec(module) is not None else None
