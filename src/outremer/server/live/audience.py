"""Everybody who is connected to a table, and what each of them has heard and knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from outremer.kernel.journal import Entry
from outremer.server.live import events
from outremer.server.live.events import Free, Heard, Presence, Viewpoint
from outremer.server.live.step import Step
from outremer.server.live.views import Common, Own
from outremer.server.protocol.basics import encode
from outremer.server.protocol.news import Change, Said
from outremer.server.store.players import Player
from outremer.server.store.talk import SPECTATORS, TALK_SHOWN
from outremer.table.table import Table

if TYPE_CHECKING:
    from outremer.server.live.room import Room


class Client(Protocol):
    """Whoever is connected: a seat's player, or a spectator."""

    seat: Viewpoint
    player: Player | None
    lang: str
    room: Room | None

    def tell(self, *frames: bytes) -> None: ...

    def close(self, status: int = 403) -> None:
        """Be disconnected, for this reason."""


Mail = tuple[Sequence[Client], bytes]  # a frame, and to whom it goes


class Audience:
    def __init__(self, seats: int, known: list[int], table: Table | None, talk: dict[Viewpoint, list[Said]]) -> None:
        self.viewpoints: tuple[Viewpoint, ...] = (*range(seats), None)
        self.clients: dict[Viewpoint, list[Client]] = {viewpoint: [] for viewpoint in self.viewpoints}
        self.talk = talk  # the last lines that may be read from each viewpoint
        self.known = known  # how many entries each viewpoint knows of
        self.still_good = list(known)  # the oldest sequence number at which a seat's answer is not stale
        self.offers_good = list(known)  # and at which its offer is not
        self.heard = [0] * len(self.viewpoints)  # events that were heard from each viewpoint in all
        self._common = Common()  # what all who are here see alike
        self._own: dict[Viewpoint, Own] = {}  # and what each viewpoint sees beside it or instead
        self._offers: dict[Viewpoint, list[str]] = {}  # as each viewpoint was last told
        self._rooms: dict[Viewpoint, dict[str, list[int]]] = {}
        if table is not None:
            self.heard = [len(one.events) for one in events.heard(table, table.journal.entries, self.viewpoints)]

    def _index(self, viewpoint: Viewpoint) -> int:
        return len(self.viewpoints) - 1 if viewpoint is None else viewpoint

    def known_by(self, viewpoint: Viewpoint) -> int:
        return self.known[self._index(viewpoint)]

    def heard_by(self, viewpoint: Viewpoint) -> int:
        return self.heard[self._index(viewpoint)]

    def everybody(self) -> list[Client]:
        return [client for viewpoint in self.viewpoints for client in self.clients[viewpoint]]

    def clear(self) -> None:
        """All have gone elsewhere."""
        for viewpoint in self.viewpoints:
            self.clients[viewpoint] = []

    def present(self) -> Presence:
        sitting = frozenset(one for one in self.viewpoints if one is not None and self.clients[one])
        return Presence(sitting, len(self.clients[None]))

    def add_talk(self, said: Said) -> list[Client]:
        """Keep what was said for those who may read it; returns who hears it."""
        hearers = self.viewpoints if said.members is None else tuple(said.members)
        if said.room == SPECTATORS:
            hearers = (None,)
        for viewpoint in hearers:
            self.talk[viewpoint] = [*self.talk[viewpoint][1 - TALK_SHOWN :], said]
        return [client for viewpoint in hearers for client in self.clients[viewpoint]]

    def forget_sender(self, lines: set[int]) -> bool:
        """Nobody knows any more who said these lines; was any of them here?"""
        is_any = False
        for viewpoint, talk in self.talk.items():
            is_any = is_any or any(line.key in lines for line in talk)
            self.talk[viewpoint] = [
                replace(line, sender="", guest=False) if line.key in lines else line for line in talk
            ]
        return is_any

    # -- what is seen ---------------------------------------------------------------------------------------------

    def view(self, table: Table, viewpoint: Viewpoint) -> tuple[Own, Common]:
        """What is seen from there; asked before a client is among the others, or later on."""
        if not self.clients[viewpoint]:
            self._look(table, viewpoint)
        return self._own[viewpoint], self._common

    def _look(self, table: Table, viewpoint: Viewpoint) -> None:
        """The first look from a viewpoint; what is common is up to date as long as anybody is here."""
        common, (parts,) = table.views([viewpoint])
        if not any(self.clients.values()):
            self._common = Common()
            self._common.advance(common)
        self._own[viewpoint] = Own()
        self._own[viewpoint].advance(self._common, parts)

    # -- after a move ---------------------------------------------------------------------------------------------

    def hear(self, table: Table, fresh: Sequence[Entry]) -> list[Heard]:
        """What each viewpoint hears of these entries of the journal, from now on counted."""
        news = events.heard(table, fresh, self.viewpoints)
        for at, one in enumerate(news):
            self.heard[at] += len(one.events)
        return news

    def unhear(self, table: Table, gone: Sequence[Entry], again: Sequence[Entry]) -> list[Heard]:
        """These entries were taken back, and what was said unnoticed since stays said; returns who notices."""
        news = events.heard(table, gone, self.viewpoints)
        kept = events.heard(table, again, self.viewpoints)
        for at, one in enumerate(news):
            self.heard[at] += len(kept[at].events) - len(one.events)
            one.events = []
        return news

    def all_notice(self) -> list[Heard]:
        """Something has happened that everybody notices, although nothing was said."""
        news = [Heard() for _ in self.viewpoints]
        for one in news:
            one.noticed = True
        return news

    def count(self, news: list[Heard]) -> list[int]:
        """Whoever noticed something knows of one entry more."""
        known = self.known
        for at, one in enumerate(news):
            known[at] += one.noticed
        return known

    def changes(
        self, table: Table, seat: int, news: list[Heard], is_spoken_for: Callable[[Viewpoint], bool]
    ) -> list[Mail]:
        """What everybody who is here and noticed something is told."""
        present = [one for one in self.viewpoints if self.clients[one] and news[self._index(one)].noticed]
        if not present:
            return []
        common, views = table.views(present)
        self._common.advance(common)
        mail: list[Mail] = []
        for viewpoint, parts in zip(present, views, strict=True):
            at, own = self._index(viewpoint), self._own[viewpoint]
            patch = own.advance(self._common, parts)
            free, offers = events.free_moves(table, viewpoint), self._offers[viewpoint]
            change = Change(
                self.known[at],
                own.hash(self._common),
                patch,
                free.moves,
                news[at].events,
                self.heard[at],
                viewpoint is not None and table.may_undo(viewpoint),
                seat if news[at].spoken else None,
                is_spoken_for(viewpoint),
            )
            if free.offers != offers:
                change.offers = self._offers[viewpoint] = free.offers
            rooms = events.rooms_of(table, viewpoint)
            if rooms != self._rooms[viewpoint]:
                change.rooms = self._rooms[viewpoint] = rooms
            mail.append((tuple(self.clients[viewpoint]), encode(change)))
        return mail

    def may_say(self, table: Table, viewpoint: Viewpoint) -> Free:
        """For whoever begins to listen: all of it, whatever others there were told."""
        free = events.free_moves(table, viewpoint)
        self._offers[viewpoint] = free.offers
        return free

    def is_in(self, table: Table, viewpoint: Viewpoint) -> dict[str, list[int]]:
        """The private rooms, likewise."""
        self._rooms[viewpoint] = events.rooms_of(table, viewpoint)
        return self._rooms[viewpoint]

    # -- commands that come too late ------------------------------------------------------------------------------

    def is_stale(self, seat: int, sequence: int, is_offer: bool) -> bool:
        good = self.offers_good if is_offer else self.still_good
        return not good[seat] <= sequence <= self.known[seat]

    def note_stale(self, step: Step) -> None:
        """Whom does what has just happened leave as they were? Everybody else's commands are too late from now on."""
        for seat in range(len(self.still_good) - 1):
            if not step.leaves_answer_of(seat):
                self.still_good[seat] = self.offers_good[seat] = self.known[seat]
            elif not step.leaves_offer_of(seat):
                self.offers_good[seat] = self.known[seat]
