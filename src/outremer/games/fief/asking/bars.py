"""Of bars the first rule wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from outremer.games.fief.questions import FiefQuestions
from outremer.kernel.modules import those_who_answer

if TYPE_CHECKING:
    from outremer.games.fief.world import France


class AskedBars:
    """Who may forbid what."""

    def __init__(self, answers: Sequence[FiefQuestions]) -> None:
        self._bars_truce: Final = those_who_answer("bars_truce", answers, FiefQuestions)
        self._bars_ransom: Final = those_who_answer("bars_ransom", answers, FiefQuestions)
        self._bars_wedding: Final = those_who_answer("bars_wedding", answers, FiefQuestions)
        self._bars_candidate: Final = those_who_answer("bars_candidate", answers, FiefQuestions)
        self._bars_vote: Final = those_who_answer("bars_vote", answers, FiefQuestions)
        self._bars_title: Final = those_who_answer("bars_title", answers, FiefQuestions)
        self._bars_cardinal: Final = those_who_answer("bars_cardinal", answers, FiefQuestions)
        self._bars_purchase: Final = those_who_answer("bars_purchase", answers, FiefQuestions)
        self._bars_link: Final = those_who_answer("bars_link", answers, FiefQuestions)
        self._bars_attack: Final = those_who_answer("bars_attack", answers, FiefQuestions)
        self._bars_ride: Final = those_who_answer("bars_ride", answers, FiefQuestions)
        self._bars_carrying: Final = those_who_answer("bars_carrying", answers, FiefQuestions)
        self._bars_loss: Final = those_who_answer("bars_loss", answers, FiefQuestions)
        self._bars_tunnel: Final = those_who_answer("bars_tunnel", answers, FiefQuestions)
        self._bars_assassin: Final = those_who_answer("bars_assassin", answers, FiefQuestions)
        self._bars_harvest: Final = those_who_answer("bars_harvest", answers, FiefQuestions)
        self._bars_acceptance: Final = those_who_answer("bars_acceptance", answers, FiefQuestions)
        self._bars_consent: Final = those_who_answer("bars_consent", answers, FiefQuestions)
        self._bars_own_attack: Final = those_who_answer("bars_own_attack", answers, FiefQuestions)

    def bars_truce(self, g: France, seat: int, place: int) -> str | None:
        for one in self._bars_truce:
            bar = one.bars_truce(g, seat, place)
            if bar is not None:
                return bar
        return None

    def bars_ransom(self, g: France, lord: int) -> str | None:
        for one in self._bars_ransom:
            bar = one.bars_ransom(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_wedding(self, g: France, groom: int, bride: int) -> str | None:
        for one in self._bars_wedding:
            bar = one.bars_wedding(g, groom, bride)
            if bar is not None:
                return bar
        return None

    def bars_candidate(self, g: France, title: int, lord: int) -> str | None:
        for one in self._bars_candidate:
            bar = one.bars_candidate(g, title, lord)
            if bar is not None:
                return bar
        return None

    def bars_vote(self, g: France, title: int, lord: int) -> str | None:
        for one in self._bars_vote:
            bar = one.bars_vote(g, title, lord)
            if bar is not None:
                return bar
        return None

    def bars_title(self, g: France, title: int, lord: int) -> str | None:
        for one in self._bars_title:
            bar = one.bars_title(g, title, lord)
            if bar is not None:
                return bar
        return None

    def bars_cardinal(self, g: France, lord: int) -> str | None:
        for one in self._bars_cardinal:
            bar = one.bars_cardinal(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_purchase(self, g: France, seat: int, village: int, kind: int) -> str | None:
        for one in self._bars_purchase:
            bar = one.bars_purchase(g, seat, village, kind)
            if bar is not None:
                return bar
        return None

    def bars_link(self, g: France, start: int, to: int) -> str | None:
        for one in self._bars_link:
            bar = one.bars_link(g, start, to)
            if bar is not None:
                return bar
        return None

    def bars_attack(self, g: France, seat: int, foe: int, village: int) -> str | None:
        for one in self._bars_attack:
            bar = one.bars_attack(g, seat, foe, village)
            if bar is not None:
                return bar
        return None

    def bars_ride(self, g: France, seat: int, riders: int, foe: int, village: int) -> str | None:
        for one in self._bars_ride:
            bar = one.bars_ride(g, seat, riders, foe, village)
            if bar is not None:
                return bar
        return None

    def bars_carrying(self, g: France, kind: int) -> str | None:
        for one in self._bars_carrying:
            bar = one.bars_carrying(g, kind)
            if bar is not None:
                return bar
        return None

    def bars_loss(self, g: France, seat: int, village: int, kind: int, from_afar: bool) -> str | None:
        for one in self._bars_loss:
            bar = one.bars_loss(g, seat, village, kind, from_afar)
            if bar is not None:
                return bar
        return None

    def bars_tunnel(self, g: France, seat: int, village: int) -> str | None:
        for one in self._bars_tunnel:
            bar = one.bars_tunnel(g, seat, village)
            if bar is not None:
                return bar
        return None

    def bars_assassin(self, g: France, lord: int) -> str | None:
        for one in self._bars_assassin:
            bar = one.bars_assassin(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_harvest(self, g: France, seat: int, see: int) -> str | None:
        for one in self._bars_harvest:
            bar = one.bars_harvest(g, seat, see)
            if bar is not None:
                return bar
        return None

    def bars_acceptance(self, g: France, by: int, seat: int) -> str | None:
        for one in self._bars_acceptance:
            bar = one.bars_acceptance(g, by, seat)
            if bar is not None:
                return bar
        return None

    def bars_consent(self, g: France, lord: int) -> str | None:
        for one in self._bars_consent:
            bar = one.bars_consent(g, lord)
            if bar is not None:
                return bar
        return None

    def bars_own_attack(self, g: France, seat: int, foe: int, lords: list[int], starts: bool) -> str | None:
        for one in self._bars_own_attack:
            bar = one.bars_own_attack(g, seat, foe, lords, starts)
            if bar is not None:
                return bar
        return None
