"""Random games in which everything that is said, asked, told and refused is put into words, in three languages."""

import json
from itertools import product
from random import Random

import pytest

import outremer
from outremer.words import LANGUAGES, Words

ROUNDS_OF_GAMES = 4
REFUSED_A_STATE = 6


class Listener:
    """Puts each thing into words once, in every language; a missing text raises."""

    def __init__(self, game: str, names: list[str]) -> None:
        self.words = [Words(game, lang, strict=True) for lang in LANGUAGES]
        self.names = names
        self.seen: set[str] = set()
        self.lines = {lang: set[str]() for lang in LANGUAGES}

    def is_new(self, *thing: object) -> bool:
        key = repr(thing)
        new = key not in self.seen
        self.seen.add(key)
        return new

    def hear_ask(self, table: outremer.Table, seat: int) -> None:
        form = table.view(seat)["forms"][-1]
        shown = {name: value for name, value in form.items() if name != "form"}
        if self.is_new(form["form"], json.dumps(shown)):
            self.keep([words.prompt(form["form"], shown, self.names) for words in self.words])
        for move in table.moves(seat):
            if self.is_new(move):
                self.keep([words.move(move, self.names) for words in self.words])

    def hear_refusals(self, table: outremer.Table, seat: int, random: Random) -> None:
        lexicon = table.game.lexicon
        for _ in range(REFUSED_A_STATE):
            move = lexicon.say(random.randrange(len(lexicon)))
            refusal = table.refusal(seat, move)
            if refusal is not None and self.is_new(refusal.rule, move.verb):
                texts = [words.refusal(refusal, move, self.names) for words in self.words]
                assert all(refusal.rule in text for text in texts)
                self.keep(texts)

    def hear_events(self, table: outremer.Table) -> None:
        for listener in (None, *range(table.seats)):
            for event in table.events(listener):
                if self.is_new(event):
                    self.keep([words.event(event, self.names) for words in self.words])

    def keep(self, texts: list[str]) -> None:
        for lang, text in zip(LANGUAGES, texts, strict=True):
            assert text.strip()
            assert "{" not in text
            self.lines[lang].add(text)


def settings() -> list[tuple[str, int]]:
    found = []
    for name in outremer.games():
        game = outremer.game(name)
        found += [(name, seats) for seats in range(game.least_seats, game.most_seats + 1)]
    return found


def is_open(game: outremer.Game, option: outremer.Option, choice: str, seats: int) -> bool:
    """A number without a text of its own is a seat, which must be there."""
    is_seat = choice.isdigit() and not Words(game).has(f"option-{option.name}-{choice}")
    return not is_seat or int(choice) < seats


@pytest.mark.parametrize(("name", "seats"), settings())
def test_nothing_that_happens_is_without_words(name: str, seats: int) -> None:
    game = outremer.game(name)
    listener = Listener(name, [f"N{seat}" for seat in range(seats)])
    for number in range(ROUNDS_OF_GAMES):
        random = Random(f"{name} {seats} {number}")
        options = {}
        for option in game.options:
            options[option.name] = random.choice([one for one in option.choices if is_open(game, option, one, seats)])
        table = outremer.new(name, seats=seats, options=options, seed=number)
        while isinstance(table.need, outremer.Ask):
            seat = random.choice(table.need.seats)
            listener.hear_ask(table, seat)
            listener.hear_refusals(table, random.randrange(seats), random)
            table.play(seat, random.choice(table.moves(seat)))
        listener.hear_events(table)
    for one, other in product(LANGUAGES, LANGUAGES):
        if one < other:
            same = listener.lines[one] & listener.lines[other]
            assert len(same) < len(listener.lines[one]) / 10, f"{one} and {other} say much the same"
