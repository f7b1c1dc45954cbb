"""The engine says ids and arguments; the sentences stand in Fluent files, in English, Italian and German.

Texts shared by all games lie in `text/<lang>/` beside this module, those of a game in its own folder `text/<lang>/`,
those of a module of a game in that module's folder.
A message gets these arguments:

    move-<verb>     $a, $b, $c, $d: the nouns in order, words translated (and $a-word as the engine says it), numbers as
                    numbers. A noun that is a seat is a number too; $a-player is the name of who sits there.
    event-<name>    the event's arguments by their names; seats arrive as players' names, words arrive translated
                    (and $card-word is the word as the engine says it, for a text that must choose by it); $colour-own
                    is 1 where a seat is the same as the event's own, `seat`, so that nobody is named twice
    note-<Form>     nothing: what a first game explains where this is asked; not every form needs it
    guide-<step>    nothing: what a guided first game says at this step; `-wrong`: why not something else now
    typed-<verb>    nothing: what is typed for it in a terminal, in languages other than the game's own, English
    folded-<event>  $count: a text for all events of a kind that set the table up
    about-<word>    nothing: what an office, an event or a card does, in a line
    card-<word>     nothing: a card by its name, where its noun is only a number
    prompt-<Form>   the blanks that the form shows, in the same way; nobody arrives as the word `nobody`, a blank that
                    is true as 1, one that is false as 0, and lists do not arrive
    score-count     $count: so many points, in what this game is won by
    sum-<name>      nothing: what is counted in the end; sum-<name>-note explains it, where that is needed
    part-<name>     nothing: one of the things that a sum is made of
    tie-<what>      $names, $count: who stands above $others, who have as many points; $has, $others-have: of what
    won-<how>       $names, $count: who has won in this way, and with how many $points together

>>> words = Words("jerusalem", "it")
>>> words.noun("market-large")
'Mercato (grande)'
>>> words.move(Move("place", "market-large"))
'Piazza uno scudiero nell’area Mercato (grande)'
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from outremer.kernel.blanks import Seat, unmarked
from outremer.kernel.lexicon import SEAT, Move, Noun
from outremer.proof.ledger import Ledger
from outremer.table.breakdown import Tie
from outremer.table.catalogue import game as game_of
from outremer.table.game import BadSetting, Game, Result
from outremer.table.table import Event, Refusal
from outremer.words.headings import heading

LANGUAGES = ("en", "it", "de")
SHARED = Path(__file__).parent / "text"
LETTERS = "abcd"
RULES = "rules.ftl"
RULINGS = "rulings.ftl"
GUIDE = "guide.ftl"  # what a guided first game says
COACH = "coach.ftl"  # what the coach says
SOURCES = "sources.ftl"
TYPED = "typed.ftl"  # only where the words to type are not the game's own
NOBODY = "nobody"  # what a text is given for a blank that holds nobody

Value = int | str


class NoSuchText(LookupError):
    """An id without a message, or a message that names an argument it does not get."""


class Words:
    """What one game says in one language; the browser says the same, see tests/words/cases.json.

    What has no text is shown by its id, made readable; with `strict`, as in tests, it raises NoSuchText.
    """

    def __init__(self, game: Game | str, lang: str = "en", strict: bool = False) -> None:
        check_language(lang)
        self.game = game_of(game) if isinstance(game, str) else game
        self.lang = lang
        self.strict = strict
        self._texts = bundle(lang, tuple(self.game.texts(lang)))
        self._annals = dict(zip(self.game.annals.names, self.game.annals.arguments, strict=True))
        self.names: dict[str, str] = {}  # what words are called at one table only, as the cards of an owner's list
        self._forms = {form.__name__: form for form in self.game.all_forms}

    # -- any message ----------------------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return self._texts.has_message(message)

    def say(self, message: str, **arguments: Value) -> str:
        """The message with this id."""
        return self._say(message, arguments)

    def _say(self, message: str, arguments: Mapping[str, Value]) -> str:
        if not self._texts.has_message(message):
            if self.strict:
                raise NoSuchText(f"{self.game.name} has no text {message!r} in {self.lang}")
            return readable(message.partition("-")[2])
        pattern = self._texts.get_message(message).value
        if pattern is None:
            raise NoSuchText(f"the text {message!r} of {self.game.name} in {self.lang} is empty")
        text, faults = self._texts.format_pattern(pattern, dict(arguments))
        if faults and self.strict:
            raise NoSuchText(f"{message!r} of {self.game.name} in {self.lang}: {faults[0]}")
        return str(text)

    # -- the parts of the game ------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.say("game-title") if self.has("game-title") else readable(self.game.name)

    @property
    def summary(self) -> str:
        return self.say("game-summary")

    def noun(self, word: Noun) -> str:
        """A word of the game; a card that has a name goes by its name, digits are their own word in every language."""
        text = str(word)
        if text.isdigit():
            return text
        if text in self.names:
            return self.names[text]
        return self.say(f"card-{text}" if self.has(f"card-{text}") else f"noun-{text}")

    def player(self, seat: int) -> str:
        """What a seat is called when nobody has given it a name."""
        return self.say(f"seat-{seat}")

    def players(self, seats: int) -> list[str]:
        return [self.player(seat) for seat in range(seats)]

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def choice(self, name: str, choice: str) -> str:
        """One of an option's choices; a number without a text of its own is a seat, and goes by its name."""
        message = f"option-{name}-{choice}"
        return self.player(int(choice)) if choice.isdigit() and not self.has(message) else self.say(message)

    def field(self, key: str) -> str:
        """The label of a key of the view."""
        return self.say(f"field-{key}")

    # -- what is said and what happens ----------------------------------------------------------------------------

    def move(self, move: Move, names: Sequence[str] = ()) -> str:
        """The choice as a button says it."""
        return self._say(f"move-{move.verb}", self._nouns(move.nouns, names))

    def outline(self, verb: str, nouns: Sequence[Noun] = (), names: Sequence[str] = ()) -> str:
        """A sentence that is not complete yet: dots stand for the nouns that are still to be chosen."""
        dots = {name: "…" for letter in LETTERS for name in (letter, f"{letter}-player", f"{letter}-word")}
        return self._say(f"move-{verb}", {**dots, **self._nouns(nouns, names)})

    def _nouns(self, nouns: Sequence[Noun], names: Sequence[str]) -> dict[str, Value]:
        arguments: dict[str, Value] = {}
        for letter, noun in zip(LETTERS, nouns, strict=False):
            if isinstance(noun, int):
                arguments |= {letter: noun, f"{letter}-player": self.name(noun, names)}
            else:
                arguments |= {letter: self.noun(noun), f"{letter}-word": noun}
        return arguments

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """A line of the log."""
        seats = [name for name, kind in self._annals[event.name].items() if kind == SEAT]
        return self._say(f"event-{event.name}", self._values(event.arguments, seats, names))

    def prompt(self, form: str, shown: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """What the asked player must do now."""
        blanks = self._forms[form].blanks
        seats = [name for name, blank in blanks.items() if isinstance(unmarked(blank), Seat)]
        return self._say(f"prompt-{form}", self._values(shown, seats, names))

    def _values(self, given: Mapping[str, Any], seats: Collection[str], names: Sequence[str]) -> dict[str, Value]:
        """Seats by name, words translated and as they are, numbers; nobody is a word to choose a text by."""
        arguments: dict[str, Value] = {}
        for name, value in given.items():
            if isinstance(value, str):
                arguments[name], arguments[f"{name}-word"] = self._noun_or_word(value), value
            elif isinstance(value, int):
                arguments[name] = self.name(value, names) if name in seats and value >= 0 else int(value)
                if name in seats:
                    arguments[f"{name}-own"] = int(value == given.get("seat"))
            elif value is None:
                arguments[name] = arguments[f"{name}-word"] = NOBODY
        return arguments

    def _noun_or_word(self, word: str) -> str:
        """A word of the game in this language; what is none, such as a whole sentence, stays as it is."""
        return self.noun(word) if self.has(f"noun-{word}") or self.has(f"card-{word}") else word

    def name(self, seat: int, names: Sequence[str]) -> str:
        """The player's name, or what the seat is called; a number that is no seat stays one."""
        if 0 <= seat < len(names):
            return names[seat]
        return self.player(seat) if self.has(f"seat-{seat}") else str(seat)

    # -- the end --------------------------------------------------------------------------------------------------

    def score(self, points: int) -> str:
        """So many points, in what this game is won by."""
        return self.say("score-count", count=points) if self.has("score-count") else str(points)

    def tie(self, tie: Tie, names: Sequence[str] = ()) -> str:
        """What put some above others who have as many points."""
        compared = self._values({"has": tie.has, "others-have": tie.others_have}, (), names)
        others = self.listed(tie.others, names)
        whom: dict[str, Value] = {"names": self.listed(tie.seats, names), "count": len(tie.seats), "others": others}
        return self._say(f"tie-{tie.what}", {**compared, **whom})

    def won(self, how: str, result: Result, names: Sequence[str] = ()) -> str:
        """How the game was won, where there is more than one way."""
        winners = [place for place in result.standings if place.rank == 1]
        points = sum(place.points for place in winners)
        who = self.listed([place.seat for place in winners], names)
        return self._say(f"won-{how}", {"names": who, "count": len(winners), "points": points})

    def listed(self, seats: Sequence[int], names: Sequence[str]) -> str:
        """These players in a sentence."""
        *some, last = [self.name(seat, names) for seat in seats]
        return self.say("names-and", some=", ".join(some), last=last) if some else last

    # -- the rules ------------------------------------------------------------------------------------------------

    @property
    def ledger(self) -> Ledger:
        return _ledger(self.game.folder / "rules.toml")

    def rule(self, rule: str) -> str:
        """A rule of the ledger, in our own words."""
        if self.lang == "en":
            if rule in self.ledger:
                return self.ledger[rule].text
        elif (text := self._of_rules("rule", rule)) is not None:
            return text
        if self.strict:
            raise NoSuchText(f"{self.game.name} has no rule {rule!r} in {self.lang}")
        return rule

    def question(self, rule: str) -> str:
        """What a rule leaves open; in English where nobody has translated it."""
        return self._of_rules("question", rule) or self.ledger[rule].question

    def ruling(self, rule: str) -> str:
        """How we play what it leaves open; in English where nobody has translated it."""
        return self._of_rules("ruling", rule) or self.ledger[rule].ruling

    def source(self, rule: str) -> str:
        """The heading of the rulebook under which it stands; empty where there is none."""
        return heading(self.ledger[rule].source, self.lang, self.text_of_source)

    def text_of_source(self, part: str) -> str | None:
        """A part of such a heading, by its id."""
        return self._behind_rules(f"source-{part}")

    def _of_rules(self, kind: str, rule: str) -> str | None:
        return self._behind_rules(f"{kind}-{rule.replace('.', '_')}")

    @cached_property
    def _rule_texts(self) -> FluentBundle:
        return bundle(self.lang, tuple(self.game.texts(self.lang)), rules=True)

    def _behind_rules(self, message: str) -> str | None:
        texts = self._rule_texts
        if texts.has_message(message) and (pattern := texts.get_message(message).value) is not None:
            return str(texts.format_pattern(pattern, {})[0])
        return None

    def refusal(self, refusal: Refusal, move: Move | None = None, names: Sequence[str] = ()) -> str:
        """What is not allowed, and the rule behind it."""
        rule = self.rule(refusal.rule)
        if move is None:
            return self.say("refusal", rule=rule, id=refusal.rule)
        return self.say("refusal-of", move=self.move(move, names), rule=rule, id=refusal.rule)


def readable(name: str) -> str:
    words = re.sub(r"[-_.]+", " ", name).strip()
    return words[:1].upper() + words[1:]


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise BadSetting(f"there is no language {lang!r}; the languages are {', '.join(LANGUAGES)}")


@cache
def bundle(lang: str, files: tuple[Path, ...], rules: bool = False) -> FluentBundle:
    """The shared texts and these; the rules, which are many and seldom read, are a bundle of their own."""
    texts = FluentBundle([lang], use_isolating=False)
    shared = [] if rules else sorted((SHARED / lang).glob("*.ftl"))
    for file in [*shared, *(file for file in files if (file.name in (RULES, RULINGS, SOURCES)) == rules)]:
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return texts


_ledger = cache(Ledger.read)
