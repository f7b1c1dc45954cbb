"""What holds at one table: the printed boards and tiles, and the rulings its players agreed on."""

from __future__ import annotations

from typing import ClassVar, Final

from outremer.games.council.vocabulary import CITY_COUNT, GOODS_COUNT, GROUP_COUNT, WORDS
from outremer.kernel.forms import World
from outremer.kernel.modules import Rules

ROADS_AT_MOST: Final = 7  # between any two cities of any map
MANY: Final = 9999  # no purse, reserve or score is ever higher
LAST_ROUND: Final = 200  # [end.round-limit]


class Components:
    """What is printed, as flat tables: the eight maps one after the other, then tiles and tokens. Never changed."""

    def __init__(
        self,
        roads: list[int],
        rings: list[int],
        groups: list[int],
        king_city: list[int],
        permit_cities: list[int],
        bonuses: list[int],
        tokens: list[int],
        bonus_points: list[int],
        king_points: list[int],
    ) -> None:
        self.roads: Final = roads  # by map * CITY_COUNT + city: the neighbours, a bit for each
        self.rings: Final = rings  # by (map * CITY_COUNT + city) * (ROADS_AT_MOST + 1) + roads: all so near, or nearer
        self.groups: Final = groups  # by map * GROUP_COUNT + group: its cities, a bit for each
        self.king_city: Final = king_city  # by map: the purple city
        self.permit_cities: Final = permit_cities  # by permit: a bit for each city it names
        self.bonuses: Final = bonuses  # by source * GOODS_COUNT + good
        self.tokens: Final = tokens  # by kind: how many there are
        self.bonus_points: Final = bonus_points  # by group
        self.king_points: Final = king_points  # from the first king reward tile to the last


class CouncilRules(Rules[World]):
    """The rules for one set of options. Immutable, shared by all clones of a table."""

    rule: ClassVar[str] = "end.game-over"

    def __init__(
        self,
        seats: int,
        box: Components,
        map: int,  # noqa: A002  # the rulebook's own noun
        first_player: int,
        most_coins: int,
        all_assistants: int,
        reshuffles_at_once: bool,
        steps_pay_on_the_way: bool,
        late_groups_earn_king_tile: bool,
        king_tile_for_each_group: bool,
        free_permit_pays: bool,
        neutrals_cost: bool,
        every_last_emporium_pays: bool,
        tied_permits_score: bool,
        used_permits_count: bool,
        builder_orders_rewards: bool,
        player_orders_swap: bool,
    ) -> None:
        super().__init__(WORDS, seats)
        self.box: Final = box
        self.roads: Final = box.roads
        self.rings: Final = box.rings
        self.permit_cities: Final = box.permit_cities
        self.bonuses: Final = box.bonuses
        self.map: Final = map  # NOBODY: chance chooses it [setup.board.sides-choice]
        self.first_player: Final = first_player  # NOBODY: chance names it [setup.player.first-player]
        self.most_coins: Final = most_coins  # where the wealth track ends [component.wealth-track]
        self.all_assistants: Final = all_assistants  # by value [component.assistants]
        self.reshuffles_at_once: Final = reshuffles_at_once  # else when the next card is due [turn.draw.deck-empty]
        self.steps_pay_on_the_way: Final = steps_pay_on_the_way  # else where they end [nobility.bonus-spaces]
        self.late_groups_earn_king_tile: Final = late_groups_earn_king_tile  # [bonus.first-only]
        self.king_tile_for_each_group: Final = king_tile_for_each_group  # else one for a build [bonus.trigger]
        self.free_permit_pays: Final = free_permit_pays  # [nobility.cell.10]
        self.neutrals_cost: Final = neutrals_cost  # [emporium.assistant-cost]
        self.every_last_emporium_pays: Final = every_last_emporium_pays  # [end.last-emporium.immediate-points]
        self.tied_permits_score: Final = tied_permits_score  # [end.most-permits]
        self.used_permits_count: Final = used_permits_count  # [end.most-permits]
        self.builder_orders_rewards: Final = builder_orders_rewards  # [emporium.chain-reward]
        self.player_orders_swap: Final = player_orders_swap  # [quick.swap.effect]

    def pays(self, source: int, good: int) -> int:
        """How many of a good a permit, a token or a cell of the nobility track pays."""
        return self.bonuses[source * GOODS_COUNT + good]

    def group(self, map: int, group: int) -> int:  # noqa: A002  # as above
        """The cities of a colour or a region, a bit for each."""
        return self.box.groups[map * GROUP_COUNT + group]

    def neighbours(self, map: int, city: int) -> int:  # noqa: A002  # as above
        """The cities one road away, a bit for each."""
        return self.roads[map * CITY_COUNT + city]
