"""What a player may ask of the terminal, beside the sentences of the game: help, undo, why, rules and the rest.

Each command has a word in the player's language, `command-<name>`; the English one is understood in every language.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from outremer.bots.explaining import seen_from
from outremer.cli.explaining import Telling
from outremer.cli.mistakes import Mistake
from outremer.cli.rules import show_rules
from outremer.cli.saving import check_free, keep
from outremer.cli.typed import plain
from outremer.kernel.chance import Quick
from outremer.words import Words

if TYPE_CHECKING:
    from outremer.cli.session import Session


class Quit(Exception):
    """The player wants to leave."""


def show_help(session: Session, _: str) -> None:
    screen = session.screen
    screen.say("help", example=session.example())
    if True in session.table.game.lexicon.is_offer:
        screen.say("help-offers")
    if screen.words.has("help-game"):
        screen.line(screen.words.say("help-game"))


def list_offers(session: Session, _: str) -> None:
    """List what may be offered at any time, instead of what is asked."""
    session.offering, session.beginning = True, ()
    session.prompt()


def speak_as(session: Session, line: str) -> None:
    """Let another person at this keyboard make an offer, behind the curtain; nothing is judged before it falls."""
    found = session.screen.who_speaks(line, session.people)
    if found is None:
        return
    seat, sentence = found
    asked, written = session.at_the_keyboard, len(session.table.journal.entries)
    if seat == asked:
        session.answer(seat, sentence or word_of("offers", session.screen.words))
        return
    if not session.table.kernel.rules.has_offers:
        session.screen.say("no-offers", "red", player=session.screen.players.names[seat])
        return
    if not session.table.kernel.open_to_offers():
        session.screen.say("no-breaking-in", "red")
        return
    session.draw_curtain(seat)
    session.at_the_keyboard = seat
    break_in(session, seat, sentence)
    session.offering, session.beginning, session.offered = False, (), False
    if asked is not None and len(session.table.journal.entries) == written:
        session.draw_curtain(asked)
        session.at_the_keyboard = asked
        session.draw()


def break_in(session: Session, seat: int, line: str) -> None:
    """Hear the offers of a person who is not asked, until they are content or somebody is asked something else."""
    need = session.table.need
    session.offering, session.beginning = True, ()
    session.tell(seat)
    session.screen.board(session.table, seat)
    if not line:
        session.prompt()
        line = session.read().strip()
    while session.table.need == need and (line or session.beginning):
        written = len(session.table.journal.entries)
        session.answer(seat, line)
        if len(session.table.journal.entries) != written:
            session.offering = True
            session.go_on_offering(seat, need)
        line = session.read().strip() if session.table.need == need else ""


def always(session: Session, sentence: str) -> None:
    """Give this answer now and whenever the same is asked; without words, be asked again."""
    need = session.table.need
    if not sentence:
        session.standing = {place: move for place, move in session.standing.items() if place[0] != session.seat}
        session.screen.say("ask-again")
        return
    meant = session.screen.typed.matching(session.listed(), sentence)
    if len(meant) != 1 or meant[0].nouns or session.offering or need is None:
        session.screen.say("not-always", "red")
        return
    session.standing[session.seat, need.form] = meant[0]
    session.screen.say("always", move=session.screen.move(meant[0]))
    session.say(meant[0])


def undo(session: Session, _: str) -> None:
    table = session.table
    if not table.may_undo(session.seat):
        session.screen.say("no-undo", "red")
        return
    session.offered = False
    session.do(lambda: table.undo(session.seat))
    for viewer, shown in session.shown.items():
        session.shown[viewer] = min(shown, len(table.events(viewer)))
    session.screen.say("undone")


def why(session: Session, sentence: str) -> None:
    if not sentence:
        explain_bot(session)
        session.screen.say("why", "dim", example=session.example())
        return
    meant = session.written_out(sentence) or session.meant(sentence)
    if not meant:
        session.screen.explain(session.moves(), sentence)
        return
    if len(meant) > 1:
        session.screen.several(sentence, meant)
        return
    refusal = session.table.refusal(session.seat, meant[0])
    if refusal is None:
        session.screen.say("allowed", move=session.screen.move(meant[0]))
    else:
        session.screen.line(session.screen.words.refusal(refusal, meant[0], session.screen.players.names))


def explain_bot(session: Session) -> None:
    """What the last move of a bot did, as far as whoever asks may know."""
    last, table, screen = session.last_of_bot, session.table, session.screen
    if last is None or last.written >= len(table.journal.entries):  # it was taken back
        return
    telling = Telling(screen.words, screen.players.names)
    is_heard = table.journal.entries[last.written].is_heard_by(session.seat)
    driver = Quick(last.written)
    seen = seen_from(table.game, last.before, session.seat, last.seat, last.move, driver) if is_heard else None
    if seen is None:
        screen.line(screen.words.say("why-unseen", player=screen.players.names[last.seat]))
        return
    for line in telling.seen(seen, last.seat):
        screen.line(Text(line, "dim") if line.startswith(" ") else screen.players.coloured(line))


def rules(session: Session, words: str) -> None:
    if not show_rules(session.screen.console, session.screen.words, words):
        session.screen.say("nothing-found", "red", words=words)


def draw_board(session: Session, _: str) -> None:
    session.draw(explained=True)


def legend(session: Session, _: str) -> None:
    """What the signs on the board mean."""
    session.screen.legend(session.table.view(session.seat))


def log(session: Session, _: str) -> None:
    session.screen.say("log", "bold")
    session.screen.whole_log(session.table, session.seat)


def save(session: Session, name: str) -> None:
    file = Path(name).expanduser() if name else session.file
    try:
        check_free(file, session.file)
        keep(session.kept, file)
    except Mistake as mistake:
        session.screen.line(str(mistake), "red", whole=True)
    else:
        session.screen.say("saved", file=shlex.quote(str(file)))


def leave(session: Session, _: str) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": show_help,
    "offers": list_offers,
    "as": speak_as,
    "always": always,
    "undo": undo,
    "why": why,
    "rules": rules,
    "board": draw_board,
    "legend": legend,
    "log": log,
    "save": save,
    "quit": leave,
}
OTHERWISE = {"?": "help", "exit": "quit"}


def word_of(command: str, words: Words) -> str:
    """A command as it is typed in this language."""
    return words.say(f"command-{command}")


def words_of(words: Words) -> list[str]:
    return list(dict.fromkeys([*(word_of(command, words) for command in COMMANDS), *COMMANDS, *OTHERWISE]))


def named(word: str, words: Words) -> str | None:
    """The command that a word means, if any; written out, as a sentence of the game may begin alike."""
    if word in OTHERWISE:
        return OTHERWISE[word]
    meant = [one for one in COMMANDS if plain(word) in (plain(word_of(one, words)), one)]
    return meant[0] if meant else None
