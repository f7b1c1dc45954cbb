import { describe, expect, it } from "vitest";
import boards from "../../../src/outremer/games/council/data/boards.toml?raw";
import { cityLines } from "../../src/games/council/about";
import { cityPlays, modes, takes } from "../../src/games/council/moves";
import {
  neighbour,
  roadNames,
  roadPoints,
  roadsNamed,
  TALL,
  way,
  WIDE,
  type Plan,
  type Point,
} from "../../src/games/council/plan";
import { sealEdge } from "../../src/games/council/seals";
import type { City } from "../../src/games/council/world";
import type { View } from "../../src/types";
import { GameWords } from "../../src/words/game";
import { readable } from "../../src/words/words.svelte";
import { tally } from "../../src/games/council/tally";

/** The printed boards, read from the engine's own data. */
function pairs(section: string): [string, string][] {
  const text = boards.split(/^\[/m).find((part) => part.startsWith(`${section}]`)) ?? "";
  return [...(text.split("roads =")[1] ?? "").matchAll(/\["(\w+)", "(\w+)"\]/g)].map((match): [string, string] => [
    match[1] ?? "",
    match[2] ?? "",
  ]);
}

const NAMES = [
  ...(boards.split(/^\[/m).find((part) => part.startsWith("cities]")) ?? "").matchAll(
    /^(?:coast|hills|mountains) = \[(.*)\]/gm,
  ),
].flatMap((match) => [...(match[1] ?? "").matchAll(/"(\w+)"/g)].map((name) => name[1] ?? ""));
const MAPS = ["a", "b"].flatMap((coast) =>
  ["a", "b"].flatMap((hills) => ["a", "b"].map((mountains) => ({ coast, hills, mountains }))),
);

function roadsOn(map: (typeof MAPS)[number]): [string, string][] {
  return [...Object.entries(map).flatMap(([region, side]) => pairs(`sides.${region}-${side}`)), ...pairs("between")];
}

function boxOf(plan: Plan, city: string): { left: number; right: number; top: number; bottom: number } {
  const at = plan.cities[city] ?? { x: NaN, y: NaN };
  const { x, y, width, height } = plan.city.box;
  return { left: at.x + x, right: at.x + x + width, top: at.y + y, bottom: at.y + y + height };
}

const inside = ({ x, y }: Point, box: ReturnType<typeof boxOf>): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
] as const)("the %s plan", (_, plan) => {
  it("has a place for every city of the engine, and no other", () => {
    expect(NAMES).toHaveLength(15);
    expect(Object.keys(plan.cities).toSorted()).toEqual(NAMES.toSorted());
  });

  it("keeps every city on the map and clear of the others", () => {
    for (const city of NAMES) {
      const box = boxOf(plan, city);
      expect(Math.min(box.left, box.top), city).toBeGreaterThan(0);
      expect(box.right, city).toBeLessThan(plan.width);
      expect(box.bottom, city).toBeLessThan(plan.height);
      for (const other of NAMES.filter((name) => name !== city)) {
        const next = boxOf(plan, other);
        const apart = box.right < next.left || next.right < box.left || box.bottom < next.top || next.bottom < box.top;
        expect(apart, `${city} and ${other}`).toBe(true);
      }
    }
  });

  it.each(MAPS)("leads no road over a third city or across another road on map %o", (map) => {
    const roads = roadsOn(map);
    expect(roads.length).toBeGreaterThan(14);
    for (const [from, to] of roads) {
      const points = roadPoints(plan, from, to);
      expect(points, `${from}-${to}`).toHaveLength(41);
      for (const city of NAMES.filter((name) => name !== from && name !== to)) {
        expect(
          points.some((point) => inside(point, boxOf(plan, city))),
          `${from}-${to} over ${city}`,
        ).toBe(false);
      }
      for (const [one, two] of roads.filter((road) => !road.includes(from) && !road.includes(to))) {
        const others = roadPoints(plan, one, two);
        const nearest = Math.min(
          ...points.map((point) =>
            Math.min(...others.map((other) => Math.hypot(point.x - other.x, point.y - other.y))),
          ),
        );
        expect(nearest, `${from}-${to} and ${one}-${two}`).toBeGreaterThan(9);
      }
    }
  });

  it("reaches every city with the arrow keys", () => {
    const reached = new Set(["arkon"]);
    for (const city of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        reached.add(neighbour(plan, city, key) ?? city);
    expect(reached.size).toBe(15);
  });
});

describe("roads", () => {
  const cities = [
    { city: "a", roads: ["b", "c"] },
    { city: "b", roads: ["a", "d"] },
    { city: "c", roads: ["a"] },
    { city: "d", roads: ["b"] },
  ];
  it("are drawn once each", () =>
    expect(roadsNamed(roadNames(cities))).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["b", "d"],
    ]));
  it("lead the king the shortest way", () => {
    expect(way(cities, "c", "d")).toEqual(["c", "a", "b", "d"]);
    expect(way(cities, "c", "c")).toEqual(["c"]);
  });
});

describe("moves", () => {
  const permit = { permit: "permit-ab", names: ["arkon", "burgen"], pays: {} };
  function viewWith(form: string, cities: Record<string, { open: boolean }>): View {
    const world = { players: [{ held_permits: [permit] }], preview: { cities } };
    return { seat: 0, forms: [{ form }], world } as unknown as View;
  }

  it("leaves to the prompt what lies nowhere on the board", () => {
    expect(["end", "pay", "hire", "extra", "rest"].filter(takes)).toEqual([]);
    expect(["elect white", "king", "lay wild", "take permit-a", "travel esti"].filter(takes)).toHaveLength(5);
  });
  it("asks what a click on a councillor means only where both are free", () => {
    expect(modes(["elect white", "end"])).toEqual(["elect"]);
    expect(modes(["send white", "elect white"])).toEqual(["elect", "send"]);
  });
  it("builds by a click on a city, and names the city only where the permit leaves a choice", () => {
    const moves = ["build permit-ab"];
    expect(cityPlays(viewWith("Turn", { arkon: { open: true }, burgen: { open: true } }), moves, "arkon")).toEqual([
      ["build permit-ab", "place arkon"],
    ]);
    expect(cityPlays(viewWith("Turn", { arkon: { open: true }, burgen: { open: false } }), moves, "arkon")).toEqual([
      ["build permit-ab"],
    ]);
    expect(cityPlays(viewWith("Turn", { arkon: { open: true }, burgen: { open: false } }), moves, "burgen")).toEqual(
      [],
    );
    expect(cityPlays(viewWith("KingsHelp", {}), ["travel esti"], "esti")).toEqual([["travel esti"]]);
  });
});

describe("what is said of a city", () => {
  const words = new GameWords("council");
  const city = (name: string): City => ({
    city: name,
    region: "coast",
    colour: "gold",
    roads: [],
    token: "one-coin",
    pays: {},
    emporiums: [],
    neutral: false,
  });
  function first(form: string, name: string, build: { open: boolean; coins: number }): string | undefined {
    const whole = { assistants: 1, pays: {}, connected: [], bonus_tiles: [], tile_points: 0, ...build };
    const permit = { permit: "permit-ab", names: ["arkon", "burgen"], pays: {} };
    const world = { players: [{ coins: 3, held_permits: [permit] }], preview: { cities: { [name]: whole } } };
    return cityLines(words, { seat: 0, forms: [{ form }], world } as unknown as View, city(name))[0];
  }
  const cost = readable("board-build-cost");

  it("begins with what keeps one from building there", () => {
    expect(first("Turn", "esti", { open: true, coins: 0 })).toBe(readable("board-no-permit-held"));
    expect(first("Turn", "arkon", { open: false, coins: 0 })).toBe(readable("board-few-assistants"));
    expect(first("Turn", "arkon", { open: true, coins: 8 })).toContain(cost);
  });
  it("asks no permit of whoever travels with the king, but the price of the way", () => {
    expect(first("KingsHelp", "esti", { open: true, coins: 4 })).toBe(readable("board-king-too-far"));
    expect(first("KingsHelp", "esti", { open: true, coins: 2 })).toContain(cost);
  });
});

it("gives every metal an edge of its own", () => {
  const edges = ["gold", "silver", "bronze", "iron", "purple"].map((colour) => sealEdge(colour, 20));
  expect(new Set(edges).size).toBe(5);
});

describe("what a round brought", () => {
  it("has a sign for each column, since the words of six would be wider than the log", () => {
    const { columns, signs = {} } = tally.rounds;
    expect(columns.filter((column) => !(column in signs))).toEqual([]);
  });
});
