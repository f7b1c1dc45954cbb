"""Which rules refusals cite, in how many states of random games: what nobody is ever told, and what is told wrongly.

    ledger = Ledger.read(game.folder / "rules.toml")
    cited = Cited()
    for seed in range(40):
        cited.add(cited_in_game(game, random_setting(game, seed), seed, ledger))
    cited.never(ledger); cited.faults

At a state that is looked at every seat that is asked tries words of the open paragraphs, and each seat some words out
of time and turn; while chance has the word too, for at a table with real dice people speak then.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from outremer.kernel.forms import Roll
from outremer.kernel.table import Table as Kernel
from outremer.proof.adversary import Adversary
from outremer.proof.ledger import Entry, Ledger
from outremer.table import opening
from outremer.table.game import Game, Setting

NOUNS_A_VERB = 4  # that an asked seat tries of each verb whose time it is; of an offer, whose time is always, one
STRAY_WORDS = 4  # that each seat tries of all there are, in and out of time
OFTEN = 20  # states of one kind of paragraph in a game that are looked at; then only
ONE_IN = 10  # of them, for some are open a thousand times


@dataclass
class Citation:
    """How often one rule was the reason."""

    states: int = 0  # in which it refused something
    verbs: Counter[str] = field(default_factory=Counter)  # refused, with the number of states
    choices: Counter[str] = field(default_factory=Counter)  # states by the choice of the option that settles the rule

    def add(self, other: Citation) -> None:
        self.states += other.states
        self.verbs.update(other.verbs)
        self.choices.update(other.choices)


@dataclass(frozen=True)
class Fault:
    """A refusal by a rule that is no reason at that table, that of the lowest seed."""

    rule: str
    wrong: str  # such as "which forbids nothing"
    said: str
    seat: int
    seed: int
    options: str  # that are not the default

    def __str__(self) -> str:
        at = f" with {self.options}" if self.options else ""
        return f"[{self.rule}], {self.wrong}, refuses {self.said!r} of seat {self.seat} (seed {self.seed}{at})"


@dataclass
class Cited:
    """The sum over games."""

    games: int = 0
    states: int = 0
    rules: dict[str, Citation] = field(default_factory=dict)
    faults: dict[tuple[str, str], Fault] = field(default_factory=dict)  # by rule and what is wrong with it

    def add(self, other: Cited) -> None:
        self.games += other.games
        self.states += other.states
        for rule, citation in other.rules.items():
            self.rules.setdefault(rule, Citation()).add(citation)
        for key, fault in other.faults.items():
            self.faults[key] = min(self.faults.get(key, fault), fault, key=lambda one: one.seed)

    def never(self, ledger: Ledger) -> list[Entry]:
        """The forbidding rules that refused nothing."""
        return [entry for entry in ledger.entries.values() if entry.forbids and entry.id not in self.rules]


def cited_in_game(game: Game, setting: Setting, seed: int, ledger: Ledger) -> Cited:
    """Play one game at random, and ask at each state what refuses which words."""
    dice = Random(seed)
    adversary = Adversary(game, seed, dice)
    witness = _Witness(game, setting, seed, ledger)
    table = opening.begin(game, setting)
    while not table.over:
        witness.look(table.kernel)
        need = table.kernel.need
        if isinstance(need, Roll):
            table.roll(need.words[dice.choices(range(len(need.odds)), need.odds)[0]])
        else:
            table.kernel.take(*adversary.chooses(table))
    witness.look(table.kernel)
    return witness.cited


class _Witness:
    """Tries words at the states of one game, and writes down what refuses them."""

    def __init__(self, game: Game, setting: Setting, seed: int, ledger: Ledger) -> None:
        self.lexicon = game.lexicon
        self.setting = setting
        self.seed = seed
        self.ledger = ledger
        self.dice = Random(f"words {seed}")  # of its own: how much is tried does not change the game
        self.modules = [module.name for module in game.in_play(setting)]
        usual = game.setting(setting.seats, {})
        chosen = [f"{name}={one}" for name, one in setting.options.items() if usual.options[name] != one]
        self.options = ", ".join([f"{setting.seats} seats", *chosen])
        self.opened: Counter[str] = Counter()  # how often each kind of paragraph stood on top
        self.cited = Cited(games=1)

    def look(self, kernel: Kernel[Any]) -> None:
        top = type(kernel.stack[-1]).__name__ if kernel.stack else "the end"
        self.opened[top] += 1
        if self.opened[top] > OFTEN and self.opened[top] % ONE_IN:
            return
        here: dict[str, set[str]] = {}  # by rule: the verbs it refuses in this state
        for seat in range(self.setting.seats):
            for word in self._words(kernel, seat):
                bar = kernel.bar(seat, word)
                if bar is not None:
                    here.setdefault(bar, set()).add(self.lexicon.verbs[self.lexicon.verb_of[word]])
                    self._judge(bar, seat, word)
        self.cited.states += 1
        for rule, verbs in here.items():
            self._count(rule, verbs)

    def _words(self, kernel: Kernel[Any], seat: int) -> list[int]:
        verbs = list(self.lexicon.verbs)
        words = [self._word(verb) for verb in self.dice.choices(verbs, k=STRAY_WORDS)]
        if kernel.asked(seat):
            opened = {type(form).__name__ for form in kernel.stack}
            for verb in verbs:
                homes = self.lexicon.said_to.get(verb)
                if verb not in kernel.rules.absent and (homes is None or not opened.isdisjoint(homes)):
                    tries = 1 if self.lexicon.is_offer[verb] else NOUNS_A_VERB
                    words += {self._word(verb) for _ in range(tries)}
        return words

    def _word(self, verb: int) -> int:
        return verb + self.dice.randrange(self.lexicon.size_of[verb])

    def _count(self, rule: str, verbs: set[str]) -> None:
        citation = self.cited.rules.setdefault(rule, Citation())
        citation.states += 1
        citation.verbs.update(verbs)
        option = self.ledger[rule].option if rule in self.ledger else ""
        if option:
            citation.choices[self.setting.options[option]] += 1

    def _judge(self, rule: str, seat: int, word: int) -> None:
        wrong = self.ledger.no_reason(rule, self.setting.options.get("edition", ""), self.modules)
        if wrong is not None and (rule, wrong) not in self.cited.faults:
            said = str(self.lexicon.say(word))
            self.cited.faults[rule, wrong] = Fault(rule, wrong, said, seat, self.seed, self.options)
