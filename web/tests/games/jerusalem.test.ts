import { describe, expect, it } from "vitest";
import { flights, incomes, modes, movesAt, takes, wouldSay } from "../../src/games/jerusalem/moves";
import { countrysideOf } from "../../src/games/jerusalem/countryside";
import { housesOf } from "../../src/games/jerusalem/houses";
import { LANDMARKS } from "../../src/games/jerusalem/landmarks";
import { neighbour, planFor, TALL, WIDE, type Plan, type Point } from "../../src/games/jerusalem/plan";
import { rampartsOf, roadsOf } from "../../src/games/jerusalem/ramparts";
import { ranks } from "../../src/games/jerusalem/ranks";
import { RECONSTRUCTED } from "../../src/games/jerusalem/world";

const SECTORS = ["palace", "templars", "patriarchate", "market", "nobility"];
const AREAS = [...SECTORS.flatMap((sector) => ["large", "left", "right"].map((size) => `${sector}-${size}`)), "david"];
const PLANS: [string, Plan][] = [
  ["wide", WIDE],
  ["tall", TALL],
];

function inside({ x, y }: Point, shape: Point[]): boolean {
  let within = false;
  shape.forEach((one, at) => {
    const other = shape[(at + 1) % shape.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      within = !within;
  });
  return within;
}

describe.each(PLANS)("the %s plan", (_, plan) => {
  it("has every area once, inside the walls, and apart from the others", () => {
    expect(plan.plots.map((plot) => plot.area).toSorted()).toEqual(AREAS.toSorted());
    for (const plot of plan.plots) {
      for (const corner of plot.shape) expect(inside(corner, plan.wall), plot.area).toBe(true);
      for (const other of plan.plots) if (other !== plot) expect(inside(plot.centre, other.shape)).toBe(false);
    }
  });

  it("leaves no area out of reach of the arrow keys", () => {
    const reached = new Set(["david"]);
    for (const area of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = neighbour(plan, area, key);
        if (next) reached.add(next);
      }
    }
    expect([...reached].toSorted()).toEqual(AREAS.toSorted());
  });

  const narrowest = plan === TALL ? 352 : 640;
  const scale = narrowest / plan.width;

  it("serves the narrowest screen with targets of 44 pixels, words of 12 and pieces of 18", () => {
    expect(planFor(narrowest)).toBe(plan);
    for (const { box, area } of plan.plots)
      expect(Math.min(box.width, box.height) * scale, area).toBeGreaterThanOrEqual(44);
    const { count, name, pays, stone, squire, marker } = plan.measures.sizes;
    for (const words of [count, name, pays, stone]) expect(words * scale).toBeGreaterThanOrEqual(12);
    for (const piece of [squire, marker, plan.measures.tower.width]) expect(piece * scale).toBeGreaterThanOrEqual(18);
  });

  it("keeps squires of all seats on their square, two ranks at most, none over another's number", () => {
    for (const plot of plan.plots) {
      const groups = ranks([12, 3, 1, 7], plot.room, plan.measures.sizes);
      expect(new Set(groups.map(({ y }) => y)).size).toBeLessThanOrEqual(2);
      groups.forEach((group, at) => {
        expect(Math.abs(group.x - (plot.box.x + plot.box.width / 2)), plot.area).toBeLessThan(plot.box.width / 2);
        const next = groups[at + 1];
        if (next?.y === group.y) expect(next.x - group.x).toBeGreaterThanOrEqual((group.width + next.width) / 2);
      });
    }
  });

  it("is drawn whole: walls, roads, hills, houses and the building of each quarter", () => {
    const land = countrysideOf(plan);
    const parts = [...rampartsOf(plan), ...land.groves, ...Object.values(LANDMARKS).flat()];
    for (const plot of plan.plots) {
      const houses = housesOf(plan, plot, 3);
      expect(houses.length, plot.area).toBeGreaterThan(3);
      expect(housesOf(plan, plot, 3)).toEqual(houses);
      expect(!plot.large || LANDMARKS[plot.sector], plot.area).toBeTruthy();
      parts.push(...houses);
    }
    for (const { material, d } of [...parts, { material: "roads", d: roadsOf(plan) + land.terraces }])
      expect(d, material).toMatch(/^M[-MLHVCQAZmlhvcqaz\d. ]+$/);
  });
});

describe("clicks on the board", () => {
  const moves = [
    "end",
    "place david",
    "place market-left",
    "lock market-left",
    "target 1 david",
    "target 3 david",
    "play turncoat",
  ];

  it("take the moves that name an area or a card", () => {
    expect(moves.filter((move) => !takes(move))).toEqual(["end"]);
    expect(modes(moves)).toEqual(["place", "target", "lock"]);
  });

  it("mean what the mode says, or ask whose squire is meant", () => {
    expect(movesAt(moves, "place", "market-left")).toEqual(["place market-left"]);
    expect(movesAt(moves, "target", "david")).toEqual(["target 1 david", "target 3 david"]);
    expect(movesAt(moves, "place", "palace-left")).toEqual([]);
    expect(wouldSay("target", "david", 2)).toBe("target 2 david");
  });
});

describe("flights", () => {
  const place = (area: number): Point => ({ x: area, y: 0 });
  const home = (seat: number): Point => ({ x: 0, y: seat + 10 });

  it("match what left one area with what came to another", () => {
    expect(
      flights(
        [
          [1, 0],
          [0, 0],
        ],
        [
          [0, 0],
          [1, 0],
        ],
        place,
        home,
      ),
    ).toEqual([{ seat: 0, from: place(0), to: place(1) }]);
  });

  it("begin and end at home where there is no such match", () => {
    expect(flights([[0, 2]], [[1, 1]], place, home)).toEqual([
      { seat: 0, from: home(0), to: place(0) },
      { seat: 1, from: place(0), to: home(1) },
    ]);
  });
});

it("shows what an area paid on its way to whoever earned it", () => {
  const earned = { name: "earned", arguments: { seat: 1, area: "market-large", squires: 2, bezants: 4, points: 0 } };
  const [from, to] = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ];
  const found = incomes(
    [earned, { name: "passed", arguments: { seat: 0 } }],
    () => from,
    () => to,
  );
  expect(found).toEqual([
    { seat: 1, from, to, icon: "squire" },
    { seat: 1, from, to, icon: "bezant" },
  ]);
});

it("reads from the game's own data which incomes are reconstructed", () => {
  expect([...RECONSTRUCTED].toSorted()).toEqual(["nobility", "palace", "patriarchate", "templars"]);
});
