import { describe, expect, it } from "vitest";
import map from "../../../src/outremer/games/fief/data/map.toml?raw";
import pieces from "../../../src/outremer/games/fief/data/pieces.toml?raw";
import further from "../../../src/outremer/games/fief/data/further.toml?raw";
import { nearest } from "../../src/boards/arrows";
import { merged } from "../../src/boards/earnings";
import { cellsOf } from "../../src/games/fief/cells";
import { earned, happenings, journeys } from "../../src/games/fief/flights";
import { FIEFS, fiefOf, neighboursOf, ROADS, SEES, seeOf, VILLAGES, type Point } from "../../src/games/fief/geography";
import { icon, signOf } from "../../src/games/fief/icon";
import {
  armyOf,
  costOf,
  lordMoves,
  lordWouldSay,
  MAP_VERBS,
  marchTo,
  isGivenUp,
  musterOf,
  offersAt,
  partMoves,
  partWouldSay,
  villageMoves,
  villageWouldSay,
} from "../../src/games/fief/mapmoves";
import { roomOf, standsOn } from "../../src/games/fief/garrisons";
import { garrisonAt } from "../../src/games/fief/pieces";
import { crossings, roadBetween, TALL, WIDE, type Plan } from "../../src/games/fief/plan";
import { reliefOf } from "../../src/games/fief/relief";
import { drawingOf, present, TROOPS } from "../../src/games/fief/troops";
import type { ArmyView, France, LordView } from "../../src/games/fief/world";
import { isIcon } from "../../src/heraldry/icons";
import type { FormView, GameEvent, View } from "../../src/types";

/** What the rules say, those of expansions among them. */
const CHAPTERS = import.meta.glob<string>("../../../src/outremer/games/fief/**/*.py", {
  ...{ eager: true, query: "?raw", import: "default" },
});
const RULES = Object.values(CHAPTERS).join("\n");
const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
const PLANS: [string, Plan][] = [
  ["wide", WIDE],
  ["tall", TALL],
];

/** One section of the data of the rules, from its head to the next. */
function section(text: string, head: string): string {
  const start = text.indexOf(`[${head}]`);
  const end = text.indexOf("\n[", start + 1);
  return text.slice(start, end === -1 ? undefined : end);
}

function lord(seat: number, village: string, more: Partial<LordView> = {}): LordView {
  return { seat, village, captor: null, spouse: null, titles: [], flags: [], ...more };
}

function france(lords: Record<string, LordView>, armies: Record<string, ArmyView[]> = {}, seats = 4): France {
  const villages = Object.keys(VILLAGES).map((village) => [
    village,
    { controller: null, walls: "none", mills: 0, besiegers: [], armies: armies[village] ?? [] },
  ]);
  return {
    lords,
    villages: Object.fromEntries(villages) as France["villages"],
    families: Array.from({ length: seats }, () => ({ engines: [] })),
  } as unknown as France;
}

function viewOf(world: France, ...forms: FormView[]): View {
  return { world, forms, seats: 4, seat: 0 } as unknown as View;
}

function inside(point: Point, outline: Point[]): boolean {
  let within = false;
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length] ?? a;
    const crosses = a.y > point.y !== b.y > point.y;
    if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

function pairs(text: string): [string, string][] {
  return [...text.matchAll(/\["([^"]+)", "([^"]+)"\]/g)].map(([, from = "", to = ""]) => [from, to]);
}
const [PRINTED_ROADS = [], PRINTED_BRIDGES = []] = section(map, "roads").split("bridges =").map(pairs);

describe("the geography of the map", () => {
  it("is that of the rules", () => {
    expect(ROADS).toEqual(PRINTED_ROADS);
    expect(ROADS).toHaveLength(31);
    expect(quoted(/names = (.*)/.exec(map)?.[1] ?? "")).toEqual(Object.keys(VILLAGES));
    for (const [fief, { rank, villages }] of Object.entries(FIEFS)) {
      const told = section(map, `fiefs.${fief}`);
      expect(/rank = "(.*)"/.exec(told)?.[1]).toBe(rank);
      expect(quoted(/villages = (.*)/.exec(told)?.[1] ?? "")).toEqual(villages);
    }
    for (const [see, { number, principal, villages }] of Object.entries(SEES)) {
      const told = section(map, `sees.${see}`);
      expect(/number = (\d)/.exec(told)?.[1]).toBe(String(number));
      expect(/principal = "([^"]*)"/.exec(told)?.[1]).toBe(principal);
      expect(quoted(/villages = (.*)/.exec(told)?.[1] ?? "")).toEqual(villages);
    }
  });

  it("has each village in one fief and one bishopric", () => {
    for (const village of Object.keys(VILLAGES)) {
      expect(Object.values(FIEFS).filter(({ villages }) => villages.includes(village))).toHaveLength(1);
      expect(Object.values(SEES).filter(({ villages }) => villages.includes(village))).toHaveLength(1);
    }
    expect(neighboursOf("villeneuve").sort()).toEqual(["bourg", "charolles", "les-essarts", "st-medard"]);
  });
});

describe.each(PLANS)("the %s plan", (_, plan) => {
  it("leads the waters under the bridges and under no other road", () => {
    const met = crossings(plan).map(({ from, to }) => `${from}-${to}`);
    expect(met.sort()).toEqual(PRINTED_BRIDGES.map(([from, to]) => `${from}-${to}`).sort());
  });

  it("keeps villages apart and on the sheet", () => {
    const places = Object.values(plan.villages);
    for (const [at, { x, y }] of places.entries()) {
      expect(x > 50 && x < plan.width - 50 && y > 50 && y < plan.height - 50).toBe(true);
      for (const other of places.slice(at + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(100);
    }
  });

  it("writes the name of each fief and the number of each bishopric on its own land", () => {
    const parts = [...Object.entries(FIEFS), ...Object.entries(SEES)];
    const astray = parts.filter(([name, { villages }]) => {
      const label = (plan.fiefs[name] ?? plan.sees[name])?.label ?? { x: -1, y: -1 };
      return !villages.some((village) => inside(label, plan.cells[village]?.outline ?? []));
    });
    expect(astray).toEqual([]);
  });

  it("gives roads from end to end", () => {
    const line = roadBetween(plan, "villeneuve", "charolles");
    expect(line[0]).toEqual(plan.villages.villeneuve);
    expect(line.at(-1)?.x).toBeCloseTo(plan.villages.charolles?.x ?? 0);
    expect(roadBetween(plan, "villeneuve", "sigy")).toEqual([]);
  });

  it("strews woods and fields beside roads and villages, the same every time", () => {
    const relief = reliefOf(plan);
    expect(relief.trees.length).toBeGreaterThan(100);
    expect(relief).toEqual(reliefOf(plan));
    const close = relief.trees.filter((tree) =>
      Object.values(plan.villages).some(({ x, y }) => Math.abs(tree.x - x) < 40 && Math.abs(tree.y - y) < 40),
    );
    expect(close).toEqual([]);
  });

  it("is walked by arrow keys from village to village", () => {
    const reached = new Set(["blaye"]);
    for (const village of reached)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = nearest(plan.villages, village, key);
        if (next) reached.add(next);
      }
    expect(reached.size).toBe(24);
  });
});

describe("the land around villages", () => {
  it("is divided among them, with common borders", () => {
    const cells = cellsOf({ west: { x: 50, y: 50 }, east: { x: 150, y: 50 } }, 200, 100);
    expect(inside({ x: 40, y: 50 }, cells.west?.outline ?? [])).toBe(true);
    expect(inside({ x: 160, y: 50 }, cells.west?.outline ?? [])).toBe(false);
    expect(cells.west?.sides.map(({ beyond }) => beyond)).toEqual(["east"]);
    const rounded = (line: Point[] = []): number[][] => line.map(({ x, y }) => [x, y].map((each) => Math.round(each)));
    expect(rounded(cells.east?.sides[0]?.line.toReversed())).toEqual(rounded(cells.west?.sides[0]?.line));
  });
});

describe("what a click on the map means", () => {
  const world = france({ charles: lord(0, "bourg"), eric: lord(0, "bourg"), henri: lord(1, "blaye") });

  it("is first what is said about the village", () => {
    const moves = ["pass", "buy knight bourg", "buy footman bourg", "mill bourg", "mill sigy", "title duchy-bourg"];
    expect(villageMoves(moves, world, "bourg")).toEqual(["buy knight bourg", "buy footman bourg", "mill bourg"]);
    expect(villageMoves(moves, world, "sigy")).toEqual(["mill sigy"]);
  });

  it("is else about the lords there, else about its fief and its bishopric", () => {
    expect(villageMoves(["lead charles", "lead eric"], world, "bourg")).toEqual(["lead charles", "lead eric"]);
    expect(lordMoves(["lead charles", "lead eric"], "eric")).toEqual(["lead eric"]);
    const cards = ["tax-fief duchy-bourg", "harvest see-bourg", "harvest see-sigy"];
    expect(villageMoves(cards, world, "st-vivien")).toEqual(["tax-fief duchy-bourg", "harvest see-bourg"]);
    expect(partMoves(cards, "see-sigy")).toEqual(["harvest see-sigy"]);
  });

  it("does not mix what is offered with what is asked", () => {
    const moves = ["go bourg", "uprising bourg", "hand-over bourg 2", "lift bourg"];
    expect(villageMoves(moves, world, "bourg")).toEqual(["go bourg"]);
    expect(offersAt(moves, "bourg")).toEqual(["uprising bourg", "hand-over bourg 2", "lift bourg"]);
  });

  it("asks why not with the words of the question", () => {
    const asked = (form: string): View => viewOf(world, { form });
    expect(villageWouldSay(asked("Placement"), "sigy")).toBe("settle sigy");
    expect(villageWouldSay(asked("March"), "blaye")).toBe("lead henri");
    expect(villageWouldSay(asked("March"), "sigy")).toBeNull();
    expect(villageWouldSay(asked("Ballot"), "sigy")).toBeNull();
    expect(lordWouldSay(asked("Army"), "henri")).toBe("beside henri");
    expect(partWouldSay(asked("Purchases"), "duchy-bourg")).toBe("title duchy-bourg");
    expect(partWouldSay(asked("Plays"), "see-sigy")).toBe("harvest see-sigy");
  });

  it("tells what it costs, at the prices of the box", () => {
    const prices = section(pieces, "prices");
    const price = (name: string): number => Number(new RegExp(`^${name} = (\\d+)`, "m").exec(prices)?.[1]);
    expect(costOf("buy knight bourg")).toBe(price("knight"));
    expect(costOf("buy footman bourg")).toBe(price("footman"));
    for (const row of further.split("[[troop]]").slice(1)) {
      const cost = Number(/^price = (\d+)/m.exec(row)?.[1]);
      expect(costOf(`buy ${quoted(row)[0]} bourg`)).toBe(cost === 0 ? null : cost);
    }
    expect(costOf("mill bourg")).toBe(price("mill"));
    expect(costOf("stronghold bourg")).toBe(price("stronghold"));
    expect(costOf("title duchy-bourg")).toBe(4 * price("village_of_a_title"));
    expect(costOf("go bourg")).toBeNull();
  });

  it("is made of verbs of the game", () => {
    const verbs = [...RULES.matchAll(/WORDS\.verb\(\s*(?:#.*\n\s*)?"([a-z-]+)"/g)].map((match) => match[1] ?? "");
    expect(MAP_VERBS.filter((verb) => !verbs.includes(verb))).toEqual([]);
  });
});

describe("an army on the march", () => {
  const form: FormView = {
    form: "Army",
    ...{
      seat: 0,
      lead: "charles",
      at: "bourg",
      lords: ["charles"],
      captives: [],
      steps: 1,
      came: "st-vivien",
      to: null,
    },
    ...{ knights: 1, footmen: 3 },
  };
  const army = armyOf(viewOf(france({}), { form: "March" }, form));
  const moves = ["take knight 1", "take knight 2", "drop footman 1", "drop footman 2", "go villeneuve", "halt"];

  it("is read from its form", () => {
    expect(army).toMatchObject({ lead: "charles", at: "bourg", troops: { knight: 1, footman: 3 } });
    expect(armyOf(viewOf(france({}), { form: "March" }))).toBeNull();
    expect(armyOf(viewOf(france({}), { ...form, knights: null, footmen: null }))?.troops).toBeNull();
  });

  it("may go on with more or fewer men, in one click with the step", () => {
    if (!army) throw new Error("there is an army");
    expect(musterOf(moves, army, "knight")).toEqual({ least: 1, most: 3, now: 1 });
    expect(musterOf(moves, army, "footman")).toEqual({ least: 1, most: 3, now: 3 });
    expect(marchTo(army, { knight: 3, footman: 2 }, "villeneuve")).toEqual([
      "take knight 2",
      "drop footman 1",
      "go villeneuve",
    ]);
    expect(marchTo(army, { knight: 1, footman: 3 }, "villeneuve")).toEqual(["go villeneuve"]);
  });

  it("gives up a village of its own where nobody stays, unless it governs there", () => {
    if (!army) throw new Error("there is an army");
    const all = { knight: 3, footman: 3 };
    const held = (lords: Record<string, LordView>, controller: number, holder: string | null = null): France => ({
      ...france(lords),
      villages: { [army.at]: { controller, walls: "none", mills: 0, besiegers: [], armies: [] } },
      fiefs: { "duchy-bourg": { holder, city: null, taxer: null, orphaned: null } },
    });
    const leader = { [army.lead]: lord(army.seat, army.at) };
    expect(isGivenUp(held(leader, army.seat), army, moves, all)).toBe(true);
    expect(isGivenUp(held(leader, army.seat), army, moves, { knight: 3, footman: 2 })).toBe(false);
    expect(isGivenUp(held(leader, army.seat + 1), army, moves, all)).toBe(false);
    expect(isGivenUp(held(leader, army.seat, army.lead), army, moves, all)).toBe(false);
    const another = { ...leader, simon: lord(army.seat, army.at) };
    expect(isGivenUp(held(another, army.seat), army, moves, all)).toBe(false);
  });
});

describe("kinds of troops", () => {
  it("are those of the rules, in their order", () => {
    const rows = further.split("[[troop]]").slice(1);
    expect(TROOPS).toEqual(["knight", "footman", ...rows.map((row) => quoted(row)[0])]);
  });

  it("look different, all of them", () => {
    const looks = TROOPS.map((kind) => {
      const { plate, figure, icon: sign } = drawingOf(kind);
      return figure === "whole" ? `${plate} ${sign}` : `${plate} ${figure}`;
    });
    expect(new Set(looks).size).toBe(TROOPS.length);
  });

  it("march with the others, by the same words", () => {
    const troops = { archer: 1, "templar-knight": 1 };
    const form: FormView = { form: "Army", seat: 0, lead: "charles", at: "bourg", lords: ["charles"] };
    const marching = armyOf(
      viewOf(france({}), { ...form, captives: [], steps: 0, knights: 0, footmen: 2, further: troops }),
    );
    if (!marching) throw new Error("there is an army");
    expect(present(marching.troops ?? {}).map(({ kind }) => kind)).toEqual(["footman", "archer", "templar-knight"]);
    expect(musterOf(["take archer 1", "take archer 2"], marching, "archer")).toEqual({ least: 1, most: 3, now: 1 });
    expect(marchTo(marching, { archer: 3, footman: 2 }, "sigy")).toEqual(["take archer 2", "go sigy"]);
  });
});

describe("what stands in a village", () => {
  const name = (noun: string): string => noun;
  const men = (seat: number, arrival: number, knight: number, footman: number): ArmyView => ({
    ...{ seat, arrival, came: null, troops: { knight, footman } },
  });

  it("is a row for each family, the first to come first", () => {
    const world = france({ henri: lord(1, "blaye") }, { blaye: [men(0, 2, 1, 0), men(1, 1, 0, 4)] });
    const { rows } = garrisonAt(world, "blaye", name, false);
    expect(rows.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(rows[0]?.counts).toMatchObject([{ kind: "footman", count: 4 }]);
    expect(rows[0]?.lords).toMatchObject([{ lord: "henri", captive: false }]);
  });

  it("shows a prisoner with the captor, and men under fog as a number", () => {
    const world = france(
      { henri: lord(1, "blaye", { captor: 0 }) },
      { blaye: [{ seat: 0, arrival: 1, came: null, men: 5 }] },
    );
    const { rows } = garrisonAt(world, "blaye", name, false);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.counts).toMatchObject([{ kind: "men", count: 5 }]);
    expect(rows[0]?.lords).toMatchObject([{ lord: "henri", seat: 1, captive: true }]);
  });

  it("finds room for six families with three lords each", () => {
    const lords = Object.fromEntries(Array.from({ length: 18 }, (_, at) => [`guenievre${at}`, lord(at % 6, "blaye")]));
    const armies = { blaye: Array.from({ length: 6 }, (_, seat) => men(seat, seat + 1, 8, 13)) };
    const { rows, scale, width } = garrisonAt(france(lords, armies, 6), "blaye", name, false);
    expect(rows).toHaveLength(6);
    expect(width * scale).toBeLessThan(330);
    for (const one of rows)
      for (const other of rows)
        if (one !== other && one.y === other.y)
          expect(one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(true);
  });

  it("folds four families on a small map into arms and a number, but for the lords who may be chosen", () => {
    const lords = { henri: lord(0, "blaye"), eric: lord(1, "blaye") };
    const armies = { blaye: Array.from({ length: 4 }, (_, seat) => men(seat, seat + 1, 2, 3)) };
    const world = france(lords, armies);
    const { rows, width } = garrisonAt(world, "blaye", name, false, {
      ...{ enlarged: 1.5, folds: true },
      isWanted: (one) => one === "eric",
    });
    expect(rows.map(({ counts }) => counts.map(({ kind, count }) => [kind, count]))).toEqual([
      [["all", 6]],
      [["all", 5]],
      [["all", 5]],
      [["all", 5]],
    ]);
    expect(rows.flatMap((row) => row.lords.map(({ lord: one }) => one))).toEqual(["eric"]);
    expect(width).toBeLessThan(garrisonAt(world, "blaye", name, false).width / 2);
  });

  it("folds a family of whom only lords are there who may be chosen into its arms and these", () => {
    const world = france({ henri: lord(0, "blaye"), eric: lord(1, "blaye"), othon: lord(1, "blaye") }, {});
    const { rows } = garrisonAt(world, "blaye", name, false, { folds: true, isWanted: (one) => one !== "othon" });
    expect(rows.map(({ counts, lords }) => [counts.map(({ count }) => count), lords.map((one) => one.lord)])).toEqual([
      [[], ["henri"]],
      [[1], ["eric"]],
    ]);
  });

  const { width: across, height: down, villages } = TALL;
  const onTheMap = { villages, width: across, height: down, close: false, corner: 46, name, isWanted: () => false };

  it("stands above the lower edge of a phone's map, and beside the button in its corner", () => {
    const armies = Object.fromEntries(
      Object.keys(TALL.villages).map((at) => [
        at,
        ["st-paul", "sigy"].includes(at) ? [men(0, 1, 0, 2), men(1, 2, 0, 2)] : [men(0, 1, 0, 2)],
      ]),
    );
    const pixel = TALL.width / 346;
    const stands = standsOn(france({}, armies), { ...onTheMap, pixel });
    for (const [village, stand] of Object.entries(stands)) {
      const { right, bottom } = roomOf(stand);
      expect(bottom, village).toBeLessThanOrEqual(TALL.height - 12);
      const isClear = right <= TALL.width - 46 * pixel + 0.01 || bottom <= TALL.height - 46 * pixel;
      expect(isClear, village).toBe(true);
    }
  });

  it("folds what would lie over a neighbour's on a small map, and nothing else", () => {
    const near = { ...TALL.villages };
    const armies = Object.fromEntries(
      ["chateauneuf", "epervier", "sigy"].map((at, seat) => [at, [men(seat, 1, 2, 3)]]),
    );
    const lords = { henri: lord(0, "chateauneuf"), eric: lord(1, "epervier") };
    const sight = { ...onTheMap, villages: near };
    const kinds = (pixel: number): Record<string, string[]> =>
      Object.fromEntries(
        Object.entries(standsOn(france(lords, armies), { ...sight, pixel })).map(([village, { garrison }]) => [
          village,
          garrison.rows.flatMap((row) => row.counts.map(({ kind }) => kind)),
        ]),
      );
    expect(kinds(2.07)).toEqual({ chateauneuf: ["all"], epervier: ["all"], sigy: ["knight", "footman"] });
    expect(kinds(0.8)["chateauneuf"]).toEqual(["knight", "footman"]);
  });

  it("tells whole names from close by", () => {
    const lords = { guenievre: lord(0, "blaye"), isabelle: lord(0, "blaye") };
    const world = france(lords, { blaye: [men(0, 1, 0, 4)] });
    const shown = (close: boolean): string[] =>
      garrisonAt(world, "blaye", name, close).rows.flatMap((row) => row.lords.map(({ text }) => text));
    expect(shown(false)).toEqual(["gu", "is"]);
    expect(shown(true)).toEqual(["guenievre", "isabelle"]);
  });
});

describe("what is seen to happen", () => {
  it("is coins that fly to who gets them, from where they were earned", () => {
    const told = (name: string, args: GameEvent["arguments"]): GameEvent => ({ name, arguments: args });
    const world = france({});
    for (const village of ["blaye", "sigy"]) Object.assign(world.villages[village] ?? {}, { controller: 1 });
    const events = [
      told("village-income", { seat: 1, villages: 2, coins: 2 }),
      told("mill-income", { seat: 1, village: "sigy", coins: 2 }),
      told("church-tax-income", { seat: 0, see: "see-bourg", coins: 3 }),
      told("income-total", { seat: 1, coins: 4 }),
      told("ransomed", { seat: 0, lord: "henri", coins: 5, captor: 2 }),
    ];
    expect(earned(events, world).map(({ seat, count, from }) => [seat, count, from])).toEqual([
      [1, 1, '[data-face="blaye"]'],
      [1, 1, '[data-face="sigy"]'],
      [1, 2, '[data-face="sigy"]'],
      [0, 3, '[data-part="see-bourg"]'],
      [2, 5, '.seats [data-seat="0"]'],
    ]);
    expect(merged(earned(events, world)).map(({ seat, count }) => [seat, count])).toEqual([
      [1, 4],
      [0, 3],
      [2, 5],
    ]);
  });

  it("is a lord on the road, from where he was", () => {
    const before = { charles: "bourg", henri: "blaye" };
    const after = { charles: "villeneuve", henri: "blaye", eric: "sigy" };
    const way = (from: string, to: string): Point[] => roadBetween(WIDE, from, to);
    const [gone, ...others] = journeys(before, after, () => 2, way);
    expect(others).toEqual([]);
    expect(gone?.seat).toBe(2);
    expect(gone?.way[0]?.x).toBeCloseTo(WIDE.villages.bourg?.x ?? 0);
  });

  it("is what was built, taxed or struck, where it was", () => {
    const place = (name: string): Point | null => (name ? { x: name.length, y: 0 } : null);
    const events: GameEvent[] = [
      { name: "mill-built", arguments: { seat: 1, village: "bourg", coins: 3 } },
      { name: "disaster-struck", arguments: { card: "rain", see: "see-sigy" } },
      { name: "income-total", arguments: { seat: 1, coins: 3 } },
      { name: "halted", arguments: { seat: 1, lord: "henri", village: "bourg" } },
    ];
    expect(happenings(events, place)).toEqual([
      { seat: 1, icon: "mill", way: [{ x: 5, y: 0 }] },
      { seat: null, icon: "rain", way: [{ x: 8, y: 0 }] },
    ]);
  });
});

describe("the signs of the log", () => {
  it("stand for every event of the game", () => {
    const events = [...RULES.matchAll(/TOLD\.event\(\s*"([a-z-]+)"/g)].map((match) => match[1] ?? "");
    expect(events.length).toBeGreaterThan(120);
    const sign = (name: string): string => icon({ name, arguments: { troop: "knight", card: "rain" } });
    expect(events.filter((name) => sign(name) === "log" || !isIcon(sign(name)))).toEqual([]);
    expect(icon({ name: "bought", arguments: { troop: "footman" } })).toBe("footman");
    expect(icon({ name: "disaster-struck", arguments: { card: "plague" } })).toBe("plague");
  });

  it("mark a lord by the highest title", () => {
    expect(signOf(["duchy-bourg", "see-bourg", "king"])).toBe("crown");
    expect(signOf(["duchy-bourg", "see-bourg"])).toBe("mitre");
    expect(signOf(["duchy-bourg"])).toBe("nobility");
    expect(signOf([])).toBeNull();
  });
});

it("every village lies in a fief and a bishopric that the map shows", () => {
  for (const village of Object.keys(VILLAGES)) {
    expect(Object.keys(WIDE.fiefs)).toContain(fiefOf(village));
    expect(Object.keys(WIDE.sees)).toContain(seeOf(village));
  }
});
