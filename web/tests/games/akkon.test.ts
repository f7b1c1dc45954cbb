import { describe, expect, it, vi } from "vitest";
import { effects } from "../../src/games/akkon/cards";
import { earned } from "../../src/games/akkon/flights";
import { berthOf, longestFirst, shipWidth, SMALLEST } from "../../src/games/akkon/berths";
import { chartOf, neighbour } from "../../src/games/akkon/chart";
import { DRAWINGS } from "../../src/games/akkon/cities";
import {
  cardMove,
  isFree,
  isUsable,
  plainMove,
  sayable,
  takes,
  toolsOf,
  trackMove,
  wouldSay,
} from "../../src/games/akkon/moves";
import { reliefOf } from "../../src/games/akkon/relief";
import { Reveal, stages, type StagedScene } from "../../src/games/akkon/reveal.svelte";
import { ARMS, spots } from "../../src/games/akkon/spots";
import { scenes, tallies } from "../../src/games/akkon/tallies";
import {
  CITIES,
  cityIn,
  landOf,
  type CardFace,
  type City,
  type HeapRow,
  type HolyLand,
} from "../../src/games/akkon/world";
import type { Moment } from "../../src/live/story.svelte";
import type { FormView, GameEvent, Noun, View } from "../../src/types";

const card = (city: City, kind = "holy-lance"): CardFace => ({
  card: `${city}-5`,
  city,
  kind,
  cost: 2,
  provenance: "reconstructed",
  track: "gold",
  steps: 2,
});

function land(camp: HeapRow[], bids: Partial<Record<City, HeapRow[]>> = {}): HolyLand {
  const privilege = { seat: null, spent: false };
  return {
    round: 1,
    first: 0,
    seneschal: null,
    tracks: { gold: [2, 2], faith: [2, 2], power: [2, 2], reputation: [2, 2] },
    points: [4, 4],
    cities: CITIES.map((city) => ({ city, card: card(city), under: [], bids: bids[city] ?? [], paid: [0, 0] })),
    camps: [
      { templars: camp, free: camp.length, discount: [] },
      { templars: [], free: 0, discount: [] },
    ],
    lent: [],
    hands: [{ count: 0 }, { count: 0 }],
    privileges: { gold: privilege, faith: privilege, power: privilege, reputation: privilege },
    claims: [],
    played: [],
    last: false,
    ended: false,
  };
}

function viewOf(world: HolyLand, ...forms: FormView[]): View {
  return {
    game: "akkon",
    seats: 2,
    seat: 0,
    options: {},
    world: world as unknown as View["world"],
    forms,
    asked: [0],
    rolling: false,
    over: false,
  };
}

const told = (name: string, args: Record<string, Noun>): GameEvent => ({ name, arguments: args });
const own = (piece: string, open = false): HeapRow => ({ seat: 0, colour: 0, piece, open });

describe("a piece, then a city", () => {
  const moves = ["pass", "bid tyre", "bid sidon", "seneschal tyre", "bid-borrowed plague 1 akkon"];

  it("says where and which where there is a choice, and only where otherwise", () => {
    const [five, eight] = toolsOf(viewOf(land([own("knight-5"), own("knight-8")]), { form: "Auction" }));
    expect(five?.says("tyre")).toEqual(["bid tyre", "lay knight-5"]);
    expect(eight && isFree(eight, moves, "sidon")).toBe(true);
    expect(eight && isFree(eight, moves, "jaffa")).toBe(false);
    const [alone] = toolsOf(viewOf(land([own("chaplain")]), { form: "Auction" }));
    expect(alone?.says("tyre")).toEqual(["bid tyre"]);
  });

  it("knows borrowed pieces, the Seneschal and privileges as tools", () => {
    const world = land([own("knight-5"), { seat: 0, colour: 1, loan: "plague", piece: "sergeant" }]);
    world.privileges = { ...world.privileges, reputation: { seat: 0, spent: false }, power: { seat: 0, spent: true } };
    const tools = toolsOf(viewOf(world, { form: "Auction" }));
    expect(tools.map((tool) => tool.says("akkon")[0])).toEqual([
      "bid akkon",
      "bid-borrowed plague 1 akkon",
      "seneschal akkon",
      "swap akkon",
    ]);
    expect(tools.map((tool) => isUsable(tool, moves))).toEqual([true, true, true, false]);
    const said = sayable({ moves, offers: ["swap akkon"] });
    expect(tools.map((tool) => isUsable(tool, said))).toEqual([true, true, true, true]);
  });

  it("lays at once what was asked for after the city", () => {
    const forms: FormView[] = [
      { form: "Auction" },
      { form: "Laying", seat: 0, colour: 0, loan: "own", source: "camp", city: "caesarea" },
    ];
    const tools = toolsOf(
      viewOf(land([own("knight-5"), { seat: 0, colour: 1, loan: "plague", piece: "chaplain" }]), ...forms),
    );
    expect(tools.map((tool) => tool.direct)).toEqual(["lay knight-5"]);
  });

  it("moves one of a heap for Saladin", () => {
    const world = land([], {
      tyre: [own("knight-5"), own("knight-6"), { seat: 1, colour: 1, hidden: 1 }],
      akkon: [{ seat: 0, colour: 1, loan: "brothers-in-arms", piece: "chaplain" }],
    });
    const tools = toolsOf(viewOf(world, { form: "Saladin", seat: 0 }));
    expect(tools.map((tool) => tool.says("sidon"))).toEqual([["shift tyre sidon"], ["shift-brothers 1 akkon sidon"]]);
    const laying = { form: "Laying", seat: 0, colour: 0, loan: "own", source: "tyre", city: "sidon" };
    expect(toolsOf(viewOf(world, { form: "Saladin", seat: 0 }, laying)).map((tool) => tool.direct)).toEqual([
      "lay knight-5",
      "lay knight-6",
    ]);
  });

  it("moves a rival's Templar for Saladin where the table says so", () => {
    const rivals: HeapRow[] = [
      { seat: 1, colour: 1, hidden: 2 },
      { seat: 1, colour: 0, loan: "plague", hidden: 1 },
    ];
    const view = viewOf(land([], { tyre: [own("knight-5"), ...rivals] }), { form: "Saladin", seat: 0 });
    expect(toolsOf(view).map((tool) => tool.says("sidon"))).toEqual([["shift tyre sidon"]]);
    const open = { ...view, options: { saladin_moves: "any" } };
    expect(toolsOf(open).map((tool) => tool.says("sidon")[0])).toEqual([
      "shift tyre sidon",
      "shift-rival 1 1 tyre sidon",
      "shift-rival 1 0 tyre sidon",
    ]);
    const shown = land([], { tyre: [own("knight-5", true), { seat: 1, colour: 1, piece: "knight-8", open: true }] });
    const displacing = { form: "Displacing", seat: 0, rival: 1, colour: 1, source: "tyre", city: "sidon" };
    expect(toolsOf(viewOf(shown, { form: "Saladin", seat: 0 }, displacing)).map((tool) => tool.direct)).toEqual([
      "lay knight-8",
    ]);
  });

  it("leaves to the prompt what has no place on the board", () => {
    const all = [
      "pass",
      "end",
      "against 2",
      "bid tyre",
      "lay knight-5",
      "play tyre-1",
      "give tyre-1",
      "discard tyre-1",
      "take akkon",
      "advance gold",
      "shift tyre akkon",
    ];
    expect(all.filter((move) => !takes(move))).toEqual(["pass", "end", "against 2"]);
  });

  it("asks about what a click would have said", () => {
    const world = land([own("knight-5")]);
    const auction = viewOf(world, { form: "Auction" });
    expect(plainMove(moves, "tyre")).toBe("bid tyre");
    expect(plainMove(["take jaffa"], "jaffa")).toBe("take jaffa");
    expect(wouldSay(auction, null, "jaffa")).toBe("bid jaffa");
    expect(wouldSay(viewOf(world, { form: "Actions" }), null, "jaffa")).toBeNull();
    expect(cardMove(auction, "tyre-1")).toBe("play tyre-1");
    expect(cardMove(viewOf(world, { form: "HandLimit" }), "tyre-1")).toBe("discard tyre-1");
    expect(trackMove(viewOf(world, { form: "Writings", up: null }), "gold")).toBe("advance gold");
    expect(trackMove(viewOf(world, { form: "Writings", up: "faith" }), "gold")).toBe("retreat gold");
    expect(trackMove(auction, "gold")).toBeNull();
  });
});

describe("the reveal", () => {
  const hidden: HeapRow = { seat: 1, colour: 1, hidden: 1 };
  const before = land([], { tyre: [own("knight-8"), hidden], akkon: [own("chaplain")] });
  const after = land([], {
    tyre: [own("knight-8", true), { seat: 1, colour: 1, piece: "knight-5", open: true }],
    akkon: [own("chaplain", true)],
  });
  const events = [
    told("round-begins", { round: 1, seat: 0 }),
    told("turned-up", { seat: 0, city: "tyre", colour: 0, piece: "knight-8" }),
    told("turned-up", { seat: 1, city: "tyre", colour: 1, piece: "knight-5" }),
    told("bid-total", { seat: 0, city: "tyre", total: 8 }),
    told("bid-total", { seat: 1, city: "tyre", total: 5 }),
    told("won", { seat: 0, city: "tyre", card: "tyre-5" }),
    told("unsold", { city: "jaffa" }),
    told("turned-up", { seat: 0, city: "akkon", colour: 0, piece: "chaplain" }),
    told("worthless", { city: "akkon" }),
  ];

  it("shows each city with Templars once, the lowest bid first", () => {
    const found = scenes(before, after, events);
    expect(found.map((scene) => scene.city)).toEqual(["tyre", "akkon"]);
    expect(found[0]?.bids.map((bid) => [bid.seat, bid.total])).toEqual([
      [1, 5],
      [0, 8],
    ]);
    expect(found[0]?.verdict).toEqual({ kind: "won", seat: 0, card: "tyre-5" });
    expect(found[0]?.card?.card).toBe("tyre-5");
    expect(found[1]?.verdict).toEqual({ kind: "worthless" });
  });

  it("can be told from events alone where the round is over already", () => {
    const cleared = { ...land([]), round: 2 };
    expect(scenes(before, cleared, events)[0]?.bids.flatMap((bid) => bid.pieces.map((row) => row.piece))).toEqual([
      "knight-5",
      "knight-8",
    ]);
  });

  it("is none where nothing was resolved", () => {
    expect(scenes(before, after, [told("turned-up", { seat: 0, city: "tyre", colour: 0, piece: "knight-8" })])).toEqual(
      [],
    );
  });

  it("remembers the totals of this round only", () => {
    const later = [...events, told("round-begins", { round: 2, seat: 1 })];
    expect(tallies(events).get("tyre")?.totals.get(0)).toBe(8);
    expect(tallies(later).size).toBe(0);
  });

  describe("on the stage", () => {
    const passed = told("passed", { seat: 1 });
    const offer = told("on-offer", { card: "tyre-6" });
    const fresh = [passed, ...events.slice(1), offer];
    const old = [told("round-begins", { round: 1, seat: 0 })];
    const moment = (world: HolyLand, list: GameEvent[], sequence: number): Moment => ({
      view: viewOf(world, { form: "Auction" }),
      events: list,
      told: list.length + 7,
      sequence,
    });
    const steps = stages(moment(before, old, 3), moment(after, [...old, ...fresh], 4), fresh);
    const shown = steps.map(({ view }) => landOf(view));

    it("has one moment for each city, and what is told of a city comes after it", () => {
      expect(steps.map(({ stage }) => (stage as StagedScene).scene.city)).toEqual(["tyre", "akkon"]);
      expect(steps.map(({ fresh }) => fresh.map(({ name }) => name))).toEqual([
        ["passed"],
        ["turned-up", "turned-up", "bid-total", "bid-total", "won", "unsold"],
      ]);
      expect(steps.map(({ events, told }) => [events.length, told])).toEqual([
        [2, 9],
        [8, 15],
      ]);
      expect(steps.every(({ view }) => view.asked.length === 0)).toBe(true);
    });

    it("keeps the table as it was until a city has had its turn", () => {
      expect(shown[0]).toEqual(before);
      expect(cityIn(shown[1] ?? before, "tyre")?.bids.map((row) => row.piece)).toEqual(["knight-5", "knight-8"]);
      expect(cityIn(shown[1] ?? before, "akkon")?.bids).toEqual(cityIn(before, "akkon")?.bids);
    });

    it("gives a card to whoever has won it, and turns up no other one yet", () => {
      expect(cityIn(shown[1] ?? before, "tyre")?.card).toBeNull();
      expect(shown[1]?.hands.map(({ count }) => count)).toEqual([1, 0]);
      expect(cityIn(shown[1] ?? before, "jaffa")?.card).toEqual(card("jaffa"));
    });

    it("does not take what the Seneschal has turned up for the end of the bidding", () => {
      const early = told("turned-up", { seat: 0, city: "akkon", colour: 0, piece: "chaplain" });
      const sent = [told("seneschal-laid", { seat: 0, city: "akkon" }), early, ...fresh];
      const found = stages(moment(before, old, 3), moment(after, [...old, ...sent], 4), sent);
      expect(found.map(({ events }) => events.length)).toEqual([4, 10]);
    });

    it("is left alone where nothing is turned over", () => {
      expect(stages(moment(before, old, 3), moment(before, [...old, passed], 4), [passed])).toEqual([]);
    });

    it("turns over one piece after the other, decides, and is over", () => {
      vi.useFakeTimers();
      const over = vi.fn();
      const [scene] = scenes(before, after, events);
      if (!scene) throw new Error("nothing to turn over");
      const reveal = new Reveal(scene, over);
      vi.advanceTimersByTime(600);
      expect([reveal.turned, reveal.decided]).toEqual([1, false]);
      vi.advanceTimersByTime(800);
      expect([reveal.turned, reveal.decided]).toEqual([2, true]);
      expect(over).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1500);
      expect(over).toHaveBeenCalledOnce();
      const stopped = new Reveal(scene, over);
      stopped.stop();
      vi.advanceTimersByTime(9000);
      expect(over).toHaveBeenCalledOnce();
      vi.useRealTimers();
    });
  });
});

describe("cards and coast", () => {
  it("draw the effect of every kind", () => {
    const kinds = [
      "holy-lance",
      "excommunication",
      "siege",
      "plague",
      "brothers-in-arms",
      "levant-trade",
      "forbidden-writings",
      "minting-right",
    ];
    for (const kind of kinds) expect(effects(card("tyre", kind), "opponent").length, kind).toBeGreaterThan(0);
    expect(effects(card("tyre", "brothers-in-arms"), "opponent")[0]?.other).toBe(true);
    expect(effects(card("tyre", "brothers-in-arms"), "player")[0]?.other).toBe(false);
  });

  it("show no Templar of others in the last round, after which nobody lends one", () => {
    for (const kind of ["plague", "brothers-in-arms"]) {
      const lends = (isLast: boolean): boolean =>
        effects(card("tyre", kind), "opponent", isLast).some(({ icon }) => icon === "knight");
      expect([lends(false), lends(true)], kind).toEqual([true, false]);
    }
  });

  it("lead the arrow keys along the whole coast", () => {
    expect(neighbour("sidon", "ArrowDown")).toBe("tyre");
    expect(neighbour("jaffa", "ArrowRight")).toBe("jerusalem");
    expect(neighbour("jerusalem", "ArrowDown")).toBe("jerusalem");
    expect(neighbour("sidon", "ArrowUp")).toBe("sidon");
  });
});

describe("the chart", () => {
  const SIZES: [number, number][] = [
    [344, 360],
    [504, 480],
    [520, 600],
    [980, 740],
  ];

  it.each(SIZES)("has room for every city, its Templars and its card at %d by %d", (width, height) => {
    const { sites, scale } = chartOf(width, height);
    for (const [city, { at, roads, card, strip }] of Object.entries(sites)) {
      expect(roads.left + roads.width, city).toBeLessThan(at[0]);
      expect(roads.width, city).toBeGreaterThan(80);
      expect(card.left, city).toBeGreaterThan(at[0] + 30 * scale);
      expect(card.left + card.width, city).toBeLessThanOrEqual(width);
      expect(strip.height, city).toBeGreaterThanOrEqual(40);
    }
  });

  it("draws one shore from edge to edge, the same each time, and nothing on land into the sea", () => {
    const chart = chartOf(504, 480);
    const heights = chart.coast.map(([, y]) => y);
    expect([heights[0], heights.at(-1)].map((y) => (y ?? 0) < 0 || (y ?? 0) > 480)).toEqual([true, true]);
    const relief = reliefOf(chart);
    const west = Math.min(...chart.coast.map(([x]) => x));
    expect(relief.trees.length + relief.mountains.length).toBeGreaterThan(60);
    expect([...relief.trees, ...relief.mountains].every(({ x }) => x > west)).toBe(true);
    expect(reliefOf(chart)).toEqual(relief);
  });

  it("has a drawing of every city", () => {
    for (const city of CITIES) expect(DRAWINGS[city].length, city).toBeGreaterThan(60);
  });
});

describe("the Templars before a city", () => {
  const crew = (count: number, note = 0, hidden = count) => ({ count, hidden, note });

  it("stand side by side while there is room, and are never too small to be read", () => {
    const { size, step } = berthOf([crew(2), crew(1)], 220, 76);
    expect(step).toBeGreaterThanOrEqual(size);
    expect(size).toBeGreaterThan(26);
    const crowd = Array.from({ length: 5 }, () => crew(4, 44));
    expect(berthOf(crowd, 220, 76).size).toBeGreaterThanOrEqual(SMALLEST);
  });

  it("never leave their ships for the land", () => {
    for (const count of [1, 3, 6, 9]) {
      const berth = berthOf([crew(count, 44)], 180, 60);
      expect(shipWidth(crew(count, 44), berth)).toBeLessThanOrEqual(180);
    }
  });

  it("show all that one knows of, as close as they must stand, before a phone's Jerusalem", () => {
    const known = [crew(2, 0, 0), crew(3, 0, 0), crew(1, 0, 0)];
    const berth = berthOf(known, 87, 51);
    expect(berth).toMatchObject({ folded: false, sorted: true });
    expect(berth.step).toBeGreaterThanOrEqual(18);
    expect(longestFirst(known, berth).map(({ count }) => count)).toEqual([3, 2, 1]);
    const mixed = [crew(4, 0, 1), crew(3), crew(3), crew(2)];
    const folded = berthOf(mixed, 120, 51);
    expect(folded).toMatchObject({ folded: true });
    expect(folded.step).toBeGreaterThanOrEqual(15);
    for (const one of mixed) expect(shipWidth(one, folded)).toBeLessThanOrEqual(120);
    expect(shipWidth(crew(7, 0, 0), berthOf([crew(7, 0, 0), crew(3)], 87, 51))).toBeLessThanOrEqual(87.01);
  });

  it("keep their rows within their waters, what was paid beside them", () => {
    const paid = [crew(2, 36, 0), crew(2, 36, 0)];
    const { pitch, size, folded } = berthOf(paid, 117, 48.2);
    expect(folded).toBe(false);
    expect(size).toBeGreaterThanOrEqual(SMALLEST);
    expect(2 * pitch).toBeLessThanOrEqual(48.2);
  });

  it("are never half hidden: where there is no room for all, one back stands for a crew", () => {
    const crews = [crew(4), crew(4), crew(3)];
    expect(berthOf(crews, 400, 90).folded).toBe(false);
    const narrow = berthOf(crews, 108, 55);
    expect(narrow.folded).toBe(true);
    expect(narrow.pitch * 2).toBeLessThanOrEqual(55);
    for (const width of [90, 108, 160, 220, 320]) {
      const { folded, step } = berthOf(crews, width, 55);
      expect(folded || step >= 18, String(width)).toBe(true);
    }
  });
});

it("sees a card fly to who has won it", () => {
  const told = { seat: 1, city: "tyre", card: "tyre-1" };
  const events = ["bid-total", "won"].map((name) => ({ name, arguments: told }));
  expect(earned(events)).toEqual([{ seat: 1, icon: "card", count: 1, from: '[data-city="tyre"] .offer' }]);
});

describe("arms on a scale", () => {
  it("stand in their space, each of them to be seen", () => {
    for (const space of [
      { width: 42, height: 27 },
      { width: 23, height: 40 },
    ])
      for (const count of [1, 2, 3, 4, 5]) {
        const found = spots(count, space, 18);
        expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
        for (const { x, y } of found) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + 18).toBeLessThanOrEqual(space.width + 0.01);
          expect(y).toBeGreaterThanOrEqual(-0.01);
          expect(y + 18 * ARMS).toBeLessThanOrEqual(space.height + 0.01);
        }
      }
  });
});
