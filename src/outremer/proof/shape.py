"""What can be said about a game before anything is played: its words, forms, blanks and options fit together."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from outremer.kernel.forms import Form
from outremer.table.game import Game
from outremer.table.saves import names

MOST_SENTENCES_OF_A_VERB = 1_000  # beyond that, two blanks
MOST_SENTENCES = 20_000


def faults_of_shape(game: Game, known: Collection[str]) -> list[str]:
    """Whatever is wrong, a sentence each; `known` are the ids of the ledger."""
    faults = [*_lexicon(game), *_times(game, known), *_world(game), *_options(game, known), *_rules(game, known)]
    for form in game.all_forms:
        faults += _form(form, known)
    faults += _modules(game, known)
    return faults


def _lexicon(game: Game) -> Iterator[str]:
    lexicon = game.lexicon
    if len(lexicon) > MOST_SENTENCES:
        yield f"the lexicon has {len(lexicon)} sentences; {MOST_SENTENCES} are the most"
    for verb, name in lexicon.verbs.items():
        size = lexicon.verb_of.count(verb)
        if size > MOST_SENTENCES_OF_A_VERB:
            yield f"the verb {name!r} has {size} sentences; {MOST_SENTENCES_OF_A_VERB} are the most"


def _times(game: Game, known: Collection[str]) -> Iterator[str]:
    """Every verb is said to forms that exist, and at another time a rule of the ledger says so."""
    forms = {form.__name__ for form in game.all_forms}
    for verb, homes in game.lexicon.said_to.items():
        name = game.lexicon.verbs[verb]
        for home in homes:
            if home not in forms:
                yield f"the verb {name!r} is said to {home!r}, which is no form of {game.name}"
        if game.lexicon.otherwise[verb] not in known:
            yield f"the verb {name!r} cites [{game.lexicon.otherwise[verb]}], which the ledger does not know"


def _modules(game: Game, known: Collection[str]) -> Iterator[str]:
    modules = {module.name for module in game.modules}
    for module in game.modules:
        if module.scope not in known:
            yield f"the module {module.name!r} cites [{module.scope}], which the ledger does not know"
        if module.name in names(game.world):
            yield f"the module {module.name!r} has the name of a field of the world"
        piece = module.piece() if module.piece is not None else None
        if piece is not None:
            yield from _ranges(type(piece), piece.blanks, "field")
    for verb, name in game.lexicon.module_of.items():
        if name not in modules:
            yield f"the verb {game.lexicon.verbs[verb]!r} is of the module {name!r}, which {game.name} has not"


def _world(game: Game) -> Iterator[str]:
    yield from _ranges(game.world, game.world.blanks, "field")


def _ranges(kind: type, declared: Collection[str], what: str) -> Iterator[str]:
    wanted = names(kind)
    for name in wanted:
        if name not in declared:
            yield f"{kind.__name__} declares no range for its {what} {name!r}"
    for name in declared:
        if name not in wanted:
            yield f"{kind.__name__} declares a range for {name!r}, which is no {what} of it"


def _options(game: Game, known: Collection[str]) -> Iterator[str]:
    for option in game.options:
        for choice in (option.default, *option.by_edition.values()):
            if choice not in option.choices:
                yield f"the option {option.name!r} has no choice {choice!r}"
        if option.rule and option.rule not in known:
            yield f"the option {option.name!r} cites [{option.rule}], which the ledger does not know"


def _rules(game: Game, known: Collection[str]) -> Iterator[str]:
    rules = game.rules(game.setting(game.most_seats, {}))
    if rules.rule not in known:
        yield f"the rules cite [{rules.rule}] for the end, which the ledger does not know"
    if rules.has_offers and rules.no_offer not in known:
        yield f"the rules bar offers by [{rules.no_offer}], which the ledger does not know"


def _form(form: type[Form[Any]], known: Collection[str]) -> Iterator[str]:
    name = form.__name__
    yield from _ranges(form, form.blanks, "blank")
    if form.rule not in known:
        yield f"{name} cites [{form.rule}], which the ledger does not know"
    if form.order and form.order not in known:
        yield f"{name} cites [{form.order}] for the order of turns, which the ledger does not know"
    if form.consequence and not form.aside:
        yield f"{name} is a consequence, so it must be an aside"
    if names(form) and not any("copy" in vars(kind) for kind in form.__mro__ if kind.__module__ != Form.__module__):
        yield f"{name} has blanks but no copy of its own, so clones would share them"
