"""What the modules in play are told: something has happened; what must be settled first is left for `due`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from outremer.kernel.modules import Answers

if TYPE_CHECKING:
    from outremer.games.fief.world import France


@mypyc_attr(allow_interpreted_subclasses=True)
class FiefNews(Answers["France"]):
    """All who override one of these hear it."""

    def hits_unplayed(self, g: France, side: int, hits: int) -> int:
        """Those whom no seat plays on this side take these hits; how many have fallen."""
        return 0

    def taken_unplayed(self, g: France, lord: int) -> None:
        """Those whom no seat plays have captured this lord."""

    def broke_off(self, g: France, seat: int, place: int) -> None:
        """An assault was ended by who began it."""

    def sided(self, g: France, seat: int, place: int) -> None:
        """A third party has said where it stands."""

    def besieging(self, g: France, seat: int, village: int) -> None:
        """A siege has begun there, or goes on."""

    def resettled(self, g: France, seat: int, start: int, to: int) -> None:
        """All troops of this seat have gone from one place to another, whoever led them."""

    def struck_beyond(self, g: France, disaster: int) -> None:
        """A disaster strikes beyond the map."""

    def turn_begins(self, g: France) -> None:
        """A turn begins."""

    def turn_ends(self, g: France) -> None:
        """A turn is over, the disasters gone."""

    def plays_begin(self, g: France) -> None:
        """Cards are about to be played in phase 2."""

    def cards_played(self, g: France) -> None:
        """Phase 2 is about to end."""

    def came(self, g: France, lord: int) -> None:
        """A new lord has come into play."""

    def moved(self, g: France, lord: int, start: int) -> None:
        """A lord has gone by a road."""

    def died(self, g: France, lord: int, place: int, cause: int) -> None:
        """A lord is dead; he has no owner and no title any more."""

    def wedded(self, g: France, one: int, other: int) -> None:
        """Two lords have married."""

    def meets_plague(self, g: France, lord: int) -> None:
        """The Plague comes to this lord, or he to the Plague; whether he is spared is asked next."""

    def disaster_turned_up(self, g: France) -> None:
        """A disaster was turned up; where it strikes is seen next."""

    def paid_less(self, g: France, lord: int, coins: int) -> None:
        """A title was bought for this lord for so many coins less."""

    def hastened(self, g: France, lords: int) -> None:
        """These lords (bits) have gone further than others may."""

    def braved_rain(self, g: France, lords: list[int]) -> None:
        """These lords have marched through Heavy Rain."""

    def takes_relic(self, g: France, lord: int) -> None:
        """This lord takes a relic that lies unknown."""

    def was_captured(self, g: France, lord: int) -> None:
        """A lord was captured."""

    def went_free(self, g: France, lord: int) -> None:
        """A captive is free again."""

    def gained(self, g: France, lord: int, title: int) -> None:
        """A title was gained."""

    def lost(self, g: France, lord: int, title: int) -> None:
        """A title was lost."""

    def attacked(self, g: France, seat: int, village: int) -> None:
        """A battle begins there."""

    def battle_ends(self, g: France, village: int) -> None:
        """A battle is over; who stood where is still known, and who controls the village is seen next."""

    def tunnelled(self, g: France, seat: int, village: int) -> None:
        """In the battle there, the attackers come by a tunnel."""

    def storms_walls(self, g: France, village: int) -> None:
        """A round begins there, and walls take dice off the attackers."""

    def throws_dice(self, g: France, village: int, dice: int, foes_dice: int) -> None:
        """Attackers and defenders are about to throw so many dice."""

    def drew_disaster(self, g: France, seat: int) -> None:
        """A disaster was drawn, and lies on the track."""

    def drew(self, g: France, seat: int, kind: int) -> None:
        """A card was drawn."""

    def rising(self, g: France, village: int) -> None:
        """The dice of an uprising are about to be thrown there."""

    def deal_accepted(self, g: France, by: int, seat: int) -> None:
        """This seat has accepted the proposal of `by`, which is still to be read."""

    def deal_cleared(self, g: France, by: int) -> None:
        """The proposal of this seat is blank again."""

    def rising_ends(self, g: France, village: int) -> None:
        """An uprising is over."""

    def dying(self, g: France, lord: int) -> None:
        """A lord is about to be buried; he still has all that was his."""

    def rides(self, g: France, seat: int, village: int) -> None:
        """A cavalcade begins there."""

    def troops_came(self, g: France, seat: int, village: int) -> None:
        """Troops from the stock, or from behind walls, stand among those who were there."""

    def troops_marched(self, g: France, seat: int, start: int, to: int, gone: list[int]) -> None:
        """These troops, so many by kind, have gone by a road."""

    def troop_fell(self, g: France, seat: int, place: int, kind: int) -> None:
        """One of these troops has fallen, to hits or to the Plague."""

    def troops_shown(self, g: France, seat: int, village: int) -> None:
        """Everybody has seen what these are."""
