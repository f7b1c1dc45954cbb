import { describe, expect, it } from "vitest";
import { captionOf, lotOf, LOTS, squareOf } from "../../src/games/council/captions";
import { earned } from "../../src/games/council/flights";
import { holds } from "../../src/games/council/moves";
import { TALL, WIDE, type Plan } from "../../src/games/council/plan";
import { sceneryOf } from "../../src/games/council/relief";
import { LIT, ROOFS } from "../../src/games/council/stalls";
import { heightAt } from "../../src/games/council/terrain";
import { townOf } from "../../src/games/council/town";

const REGIONS: Record<string, [letters: string, lowest: number, highest: number]> = {
  coast: ["abcde", 0, 0.3],
  hills: ["fghij", 0.3, 0.62],
  mountains: ["klmno", 0.62, 9],
};

/** How wide the map is on a phone of 360 pixels, and beside the panels of a screen of 1440. */
describe.each([
  ["wide", WIDE, 800],
  ["tall", TALL, 347],
] as const)("the land of the %s plan", (_, plan: Plan, pixels) => {
  const scale = pixels / plan.width;

  it.each(Object.entries(REGIONS))("lies as high under its cities as the %s does", (_region, [letters, low, high]) => {
    for (const [city, place] of Object.entries(plan.cities).filter(([name]) => letters.includes(name.charAt(0)))) {
      expect(heightAt(plan, place), city).toBeGreaterThanOrEqual(low);
      expect(heightAt(plan, place), city).toBeLessThan(high);
    }
  });

  it("is drawn in closed layers from the sea up to the snow, the same every time", () => {
    const scenery = sceneryOf(plan, []);
    expect([...new Set(scenery.layers.map(({ kind }) => kind))]).toEqual(["sea", "coast", "hills", "mountains"]);
    for (const { kind, step, path } of scenery.layers) expect(path, `${kind} ${step}`).toMatch(/^M.*Z$/);
    expect(scenery.peaks.length).toBeGreaterThan(3);
    expect(sceneryOf(plan, [])).toEqual(scenery);
  });

  it("tills no field on a road or in a city", () => {
    const road = Array.from({ length: 60 }, (_step, at) => ({ x: (plan.width * at) / 60, y: plan.height * 0.35 }));
    const { fields } = sceneryOf(plan, road);
    expect(fields.length).toBeGreaterThan(0);
    const { box } = plan.city;
    for (const { x, y } of fields) {
      expect(Math.min(...road.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeGreaterThan(5);
      for (const city of Object.values(plan.cities)) {
        const [left, top] = [city.x + box.x, city.y + box.y];
        expect(x > left && x < left + box.width && y > top && y < top + box.height).toBe(false);
      }
    }
  });

  it("has emporiums of 18 pixels and words of 12 at least", () => {
    expect(plan.city.stalls.size * scale).toBeGreaterThanOrEqual(18);
    expect(plan.city.name.size * scale).toBeGreaterThanOrEqual(12);
    expect(plan.city.token.size * 0.94 * scale).toBeGreaterThanOrEqual(12);
    expect(plan.city.king.size * scale).toBeGreaterThanOrEqual(18);
  });

  it("has room for four emporiums in a city", () => {
    const { stalls, square } = plan.city;
    expect(stalls.x).toBeGreaterThanOrEqual(square.x);
    expect(stalls.x + 3 * stalls.step + stalls.size).toBeLessThanOrEqual(square.x + square.width + 1);
    expect(squareOf(plan.city).lots.match(/M/g)).toHaveLength(4); // three lines between the lots, one across them
  });
});

describe("a caption", () => {
  it("is as wide as the name and what the token pays", () => {
    const short = captionOf(WIDE.city, "Esti", {});
    const long = captionOf(WIDE.city, "Merkatim", { coins: 3, cards: 1 });
    expect(long.plate.width).toBeGreaterThan(short.plate.width + 40);
    expect(long.goods.map(({ count }) => count)).toEqual([3, null]);
    expect(long.name).toBeGreaterThan(long.plate.x);
  });
});

it("leaves no lot of a town bare, and no two towns alike by rule", () => {
  for (const city of ["arkon", "burgen", "esti", "juvelar"]) {
    const lots = [0, 1, 2, 3].map((space) => lotOf(city, space));
    expect(lots.every((lot) => LOTS.includes(lot))).toBe(true);
    expect(new Set(lots).size).toBe(4);
  }
});

describe("pieces", () => {
  it("have a roof of another shape for each seat", () => {
    expect(new Set(ROOFS).size).toBe(4);
    expect(LIT).toHaveLength(ROOFS.length);
  });
  it("and towns other houses for each city, the same every time", () => {
    expect(townOf(1)).not.toEqual(townOf(2));
    expect(townOf(1)).toEqual(townOf(1));
  });
});

describe("what flies", () => {
  const event = (name: string, told: Record<string, string | number>) => ({ name, arguments: told });
  it("comes from the city that pays or the council that was served, and goes to whoever gets it", () => {
    const events = [
      event("built", { seat: 1, city: "arkon", assistants: 0 }),
      event("rewarded", { seat: 1, city: "arkon" }),
      event("gained", { seat: 1, count: 2, good: "coins" }),
      event("turn-begins", { seat: 2, round: 3 }),
      event("gained", { seat: 2, count: 1, good: "coins" }),
      event("elected", { seat: 2, council: "king", colour: "white", fallen: "pink" }),
      event("gained", { seat: 2, count: 4, good: "coins" }),
    ];
    expect(earned(events as Parameters<typeof earned>[0])).toEqual([
      { seat: 1, icon: "bezant", count: 2, from: '[data-face="arkon"]' },
      { seat: 2, icon: "bezant", count: 4, from: '[data-council="king"]' },
    ]);
  });
});

it("is chosen on the hand's own page on a phone what lies in the hand", () => {
  expect(["lay white", "reuse permit-a"].every(holds)).toBe(true);
  expect(["pay", "take permit-a", "travel esti", "elect white"].some(holds)).toBe(false);
});
