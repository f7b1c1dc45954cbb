import { describe, expect, it } from "vitest";
import words from "../../../src/outremer/games/fief/expansions/crusades/words.py?raw";
import {
  roadOf,
  stretchesOf,
  stretchNames,
  stretchWith,
  TALL_CHART,
  tallChart,
  wayTo,
  WIDE_CHART,
} from "../../src/games/fief/chart";
import { leaves } from "../../src/games/fief/leaf.svelte";
import { takes } from "../../src/games/fief/moves";
import {
  abroad,
  boardable,
  boardingOf,
  campAt,
  currentObjective,
  isOverseas,
  isShip,
  landingLord,
  leafOf,
  objectiveMoves,
  objectiveWouldSay,
  placeOf,
  SAILING_VERBS,
  saracensOn,
  sharing,
  SHEET_VERBS,
  type Camp,
  type Crusade,
  type Objective,
} from "../../src/games/fief/overseas";
import { goalOf, headgear, marksOf, pairTarget, pointsOf, ranked } from "../../src/games/fief/people";
import { garrisonAt } from "../../src/games/fief/pieces";
import { lastRound, scenesOf } from "../../src/games/fief/scenes";
import { apartFrom, questionOf } from "../../src/games/fief/stagemoves";
import { tray } from "../../src/games/fief/traymoves";
import type { France, LordView } from "../../src/games/fief/world";
import type { FormView, GameEvent, Noun, View } from "../../src/types";

const lord = (seat: number, village: string, titles: string[] = []): LordView => ({
  seat,
  village,
  captor: null,
  spouse: null,
  titles,
  flags: [],
});

const camp = (place: string, lords: string[] = [], armies: Camp["armies"] = []): Camp => ({
  place,
  leader: lords[0] ?? null,
  lords,
  armies,
});

const objective = (name: string, more: Partial<Objective> = {}): Objective => ({
  ...camp(name),
  name,
  garrison: 3,
  held: false,
  besieged: false,
  betrayed: false,
  ...more,
});

function crusade(more: Partial<Crusade> = {}): Crusade {
  return {
    stage: "invasion",
    sailed: 2,
    limit: 6,
    families: [0, 1],
    ranks: ["charles", "henri"],
    track: [],
    heap: [],
    gone: [],
    objectives: {},
    ships: [],
    shore: camp("shore"),
    prisoners: [],
    saladin: null,
    stopped: false,
    reached: [],
    host: { knights: 0, saracens: 0 },
    side: "neither",
    plague: false,
    marked: [],
    doctor: null,
    renegades: [],
    states: {},
    asked: [],
    ...more,
  };
}

function land(crusades: Crusade | undefined, lords: Record<string, LordView> = {}, more: Partial<France> = {}): France {
  return {
    phase: "overseas",
    field: null,
    lords,
    villages: { bourg: { controller: 0, walls: "city", mills: 0, besiegers: [], armies: [] } },
    families: [0, 0, 0, 0].map((points) => ({ points, known: [] })),
    excommunicated: null,
    ...(crusades ? { crusades } : {}),
    ...more,
  } as unknown as France;
}

const viewOf = (world: France, ...forms: FormView[]): View => ({
  game: "fief",
  seats: 4,
  seat: 0,
  options: {},
  world: world as unknown as View["world"],
  forms,
  asked: [0],
  rolling: false,
  over: false,
});

const told = (name: string, given: Record<string, Noun> = {}): GameEvent => ({ name, arguments: given });

describe("the sheet of Outremer", () => {
  it.each([
    ["wide", WIDE_CHART],
    ["tall", TALL_CHART],
  ])("lays the track out from right to left, on the %s sheet", (_, chart) => {
    for (let count = 1; count <= 6; count++) {
      const slots = chart.slots(count);
      expect(slots).toHaveLength(count);
      for (const { x, y } of slots) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(chart.width);
        expect(y).toBeLessThan(chart.height);
      }
      // Turned by a quarter, a row of two still runs from right to left, and the rows run down to the sea.
      if (count > 1) expect(slots[0]?.x).toBeGreaterThan(slots[1]?.x ?? 0);
      if (chart.isTall) expect(slots.at(-1)?.y).toBeGreaterThanOrEqual(slots[0]?.y ?? 0);
      else slots.slice(1).forEach(({ x }, at) => expect(x).toBeLessThan(slots[at]?.x ?? 0));
    }
  });

  it("leads Saladin over every objective, as far as he has come", () => {
    const road = roadOf(WIDE_CHART, 4);
    const last = WIDE_CHART.slots(4)[3];
    expect(road.at(-1)).toEqual({ x: last?.x, y: (last?.y ?? 0) + 4 });
    expect(wayTo(WIDE_CHART, 4, -1)).toEqual([]);
    expect(wayTo(WIDE_CHART, 4, 1).length).toBeLessThan(wayTo(WIDE_CHART, 4, 2).length);
    expect(wayTo(WIDE_CHART, 4, 3)).toHaveLength(road.length);
  });

  it("has room for six ships on the sea, none over another", () => {
    for (const chart of [WIDE_CHART, TALL_CHART, tallChart(TALL_CHART.slots(4), 3)]) {
      expect(chart.ships).toHaveLength(6);
      chart.ships.forEach((one, at) =>
        chart.ships.slice(at + 1).forEach((other) => {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90);
        }),
      );
    }
  });
});

describe("the tall sheet of Outremer", () => {
  it("is as long as its objectives and ships need", () => {
    const heights = [2, 4, 6].map((count) => tallChart(TALL_CHART.slots(count), 6).height);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(heights.at(-1)).toBe(TALL_CHART.height);
    expect(tallChart(TALL_CHART.slots(4), 3).height).toBeLessThan(0.75 * TALL_CHART.height);
    expect(tallChart([], 0)).toBe(TALL_CHART);
  });

  it.each([1, 3, 4, 6])("keeps %i objectives above the coast and their ships on the sea", (count) => {
    for (const lastShip of [1, 3, 4, 6]) {
      const chart = tallChart(TALL_CHART.slots(count), lastShip);
      const coast = chart.coast.map(({ y }) => y);
      for (const { y } of chart.slots(count)) expect(y + 100).toBeLessThan(Math.min(...coast));
      for (const { y } of chart.ships.slice(0, lastShip)) {
        expect(y).toBeGreaterThan(Math.max(...coast));
        expect(y + 40).toBeLessThan(chart.height);
      }
    }
  });
});

describe("the parts of the tall sheet", () => {
  const MOST = 610;

  it.each([1, 2, 3, 4, 5, 6])("each fit on a phone with %i objectives and hide none of it", (count) => {
    for (const lastShip of [1, 6]) {
      const chart = tallChart(TALL_CHART.slots(count), lastShip);
      const stretches = stretchesOf(chart, chart.slots(count), MOST);
      expect(stretches[0]?.top).toBe(0);
      const last = stretches.at(-1);
      expect((last?.top ?? 0) + (last?.height ?? 0)).toBe(chart.height);
      for (const { height } of stretches) expect(height).toBeLessThanOrEqual(MOST);
      for (const place of chart.slots(count)) {
        const { top, height } = stretches[stretchWith(stretches, place)] ?? { top: 0, height: 0 };
        expect(place.y - 80).toBeGreaterThanOrEqual(top);
        expect(place.y + 160).toBeLessThanOrEqual(top + height);
      }
      for (const ship of chart.ships.slice(0, lastShip)) {
        expect(ship.y - 50).toBeGreaterThanOrEqual(last?.top ?? 0);
      }
    }
  });

  it("are each called by another name", () => {
    const called = (count: number): string[] => stretchNames(count).map(({ name, number }) => `${name} ${number}`);
    expect(called(1)).toEqual(["inland 0"]);
    expect(called(3)).toEqual(["inland 0", "coast 0", "sea 0"]);
    expect(called(4)).toEqual(["inland 0", "coast 1", "coast 2", "sea 0"]);
  });

  it("are two where nobody has sailed, and one where there is room for all", () => {
    const chart = tallChart(TALL_CHART.heap(12), 0);
    expect(stretchesOf(chart, chart.heap(12), MOST)).toHaveLength(2);
    expect(stretchesOf(chart, chart.heap(12), 2000)).toEqual([{ top: 0, height: chart.height }]);
  });
});

describe("places overseas", () => {
  const armies = [{ seat: 1, troops: { knight: 2, footman: 1 }, engine: 1 }];
  const held = crusade({
    track: [objective("jerusalem", { ...camp("jerusalem", ["henri"], armies), besieged: true })],
    objectives: {
      jerusalem: {
        order: 5,
        kind: "title",
        walls: "city",
        saracens: 7,
        reinforcements: 2,
        coins: 0,
        reconstructed: ["order"],
      },
    },
    ships: [camp("ship-1", ["charles"])],
  });
  const france = land(held, { henri: lord(1, "jerusalem"), charles: lord(0, "ship-1"), othon: lord(3, "bourg") });

  it("are told from villages and ships", () => {
    expect(isOverseas(france, "jerusalem")).toBe(true);
    expect(isOverseas(france, "bourg")).toBe(false);
    expect(isShip("ship-3")).toBe(true);
    expect(isShip("shore")).toBe(false);
    expect(campAt(held, "ship-1")?.leader).toBe("charles");
    expect(campAt(held, "acre")).toBeUndefined();
  });

  it("hold the same rows of tokens as villages do", () => {
    const there = abroad(france, held);
    const rows = garrisonAt(there, "jerusalem", (name) => name, false).rows;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.counts.map(({ kind, count }) => [kind, count])).toEqual([
      ["knight", 2],
      ["footman", 1],
    ]);
    expect(rows[0]?.lords.map((token) => token.lord)).toEqual(["henri"]);
    expect(garrisonAt(there, "ship-1", (name) => name, false).rows[0]?.lords[0]?.lord).toBe("charles");
  });

  it("are fields of battle with walls, until they are betrayed", () => {
    expect(placeOf(france, "bourg")?.walls).toBe("city");
    expect(placeOf(france, "jerusalem")).toMatchObject({ walls: "city", besiegers: [1] });
    const betrayed = { ...held, track: held.track.map((one) => ({ ...one, betrayed: true })) };
    expect(placeOf(land(betrayed), "jerusalem")?.walls).toBe("none");
    expect(placeOf(land(undefined), "jerusalem")).toBeUndefined();
  });

  it("are defended by Saracens, with Saladin's host where he is", () => {
    expect(saracensOn(france, "jerusalem")).toBeNull();
    const fought = crusade({ ...held, side: "defender" });
    expect(saracensOn(land(fought), "jerusalem")).toEqual({
      side: "defender",
      saracens: 3,
      knights: 0,
      saladin: false,
    });
    const met = crusade({ ...held, side: "attacker", saladin: "jerusalem", host: { knights: 4, saracens: 5 } });
    expect(saracensOn(land(met), "jerusalem")).toEqual({ side: "attacker", saracens: 8, knights: 4, saladin: true });
    expect(saracensOn(land(met), "bourg")).toBeNull();
  });
});

describe("what a click overseas means", () => {
  const world = land(crusade({ track: [objective("jerusalem"), objective("tripoli")] }));

  it("is to land where somebody must choose", () => {
    const view = viewOf(world, { form: "Landing", next: "charles" });
    const moves = ["land-at jerusalem", "land-at tripoli"];
    expect(objectiveMoves(moves, view, "tripoli")).toEqual(["land-at tripoli"]);
    expect(landingLord(view)).toBe("charles");
    expect(objectiveWouldSay(view, "cyprus")).toBe("land-at cyprus");
    expect(landingLord(viewOf(world, { form: "Assaults", current: "tripoli" }))).toBeNull();
  });

  it("is to fight or lie before the one that is spoken of, and no other", () => {
    const view = viewOf(world, { form: "Assaults", current: "jerusalem" });
    const moves = ["assail", "storm", "lie-before"];
    expect(currentObjective(view)).toBe("jerusalem");
    expect(objectiveMoves(moves, view, "jerusalem")).toEqual(moves);
    expect(objectiveMoves(moves, view, "tripoli")).toEqual([]);
    expect(objectiveWouldSay(view, "tripoli")).toBe("assail");
  });

  it("is to attack Saladin or to retreat where he has come", () => {
    const view = viewOf(world, { form: "Saladin", at: "tripoli", step: "choosing" });
    expect(objectiveMoves(["storm", "retreat"], view, "tripoli")).toEqual(["storm", "retreat"]);
    expect(objectiveMoves(["storm", "retreat"], view, "jerusalem")).toEqual([]);
    const marching = viewOf(land(crusade({ saladin: "tripoli" })), { form: "BeforeSaladin" });
    expect(currentObjective(marching)).toBe("tripoli");
  });

  it("is to follow late", () => {
    const offers = ["go-after henri jerusalem", "go-after henri tripoli", "dispatch bourg tripoli"];
    expect(objectiveMoves(offers, viewOf(world), "tripoli")).toEqual(offers.slice(1));
  });

  it("leaves the deeds of a leader in the prompt, and keeps the rest out of it", () => {
    for (const move of [
      "land-at tripoli",
      "go-after henri tripoli",
      "embark henri",
      "take-aboard knight 2",
      "reward henri 3",
    ])
      expect(takes(move)).toBe(true);
    for (const move of ["assail", "storm", "lie-before", "retreat", "heal"]) expect(takes(move)).toBe(false);
  });

  it("is said with verbs of the game", () => {
    const verbs = [...words.matchAll(/WORDS\.verb\(\s*"([a-z-]+)"/g)].map((match) => match[1]);
    const used = [...SHEET_VERBS, ...SAILING_VERBS, "assail", "storm", "lie-before", "retreat", "come-home", "reward"];
    expect(used.filter((verb) => !verbs.includes(verb))).toEqual([]);
  });
});

describe("who goes aboard", () => {
  it("is asked once the lord has left, not while leave is asked for him", () => {
    const world = land(crusade());
    const asked: FormView = { form: "Embarkation", lord: "henri", start: null };
    expect(boardingOf(viewOf(world, asked))).toBeNull();
    expect(questionOf(viewOf(world, asked))).toBe("petition");
    const leaving: FormView = { form: "Embarkation", lord: "henri", start: "bourg" };
    expect(boardingOf(viewOf(world, leaving))).toEqual({ lord: "henri", start: "bourg", objective: null });
    expect(questionOf(viewOf(world, leaving))).toBeNull();
    const late: FormView = { form: "Following", lord: null, start: "bourg", objective: "tripoli" };
    expect(boardingOf(viewOf(world, late))).toEqual({ lord: null, start: "bourg", objective: "tripoli" });
  });

  it("is at most whoever is there, kind by kind", () => {
    const moves = ["take-aboard knight 1", "take-aboard knight 2", "take-aboard archer 1", "sail"];
    expect(boardable(moves)).toEqual({ knight: 2, archer: 1 });
  });
});

describe("which sheet lies open", () => {
  it("is Outremer while the war is fought there, and France for what is chosen at home", () => {
    const world = land(crusade());
    expect(leafOf(viewOf(land(undefined)))).toBe("france");
    expect(leafOf(viewOf(world, { form: "Landing" }))).toBe("outremer");
    expect(leafOf(viewOf(world, { form: "Homecoming" }))).toBe("france");
    expect(leafOf(viewOf(land(crusade(), {}, { phase: "movement" }), { form: "March" }))).toBe("france");
    expect(leafOf(viewOf(land(crusade(), {}, { phase: "movement" }), { form: "Obliged" }))).toBe("outremer");
    expect(leafOf(viewOf(land(crusade(), {}, { phase: "war", field: "bourg" })))).toBe("france");
    expect(leafOf(viewOf(land(crusade(), {}, { field: "jerusalem" })))).toBe("outremer");
  });

  it("is turned up when the war moves there, and stays as somebody turns it", () => {
    leaves.lead("france");
    leaves.lead("outremer");
    expect(leaves.open).toBe("outremer");
    leaves.turnTo("france");
    leaves.lead("outremer");
    expect(leaves.open).toBe("france");
    leaves.lead("france");
    leaves.lead("outremer");
    expect(leaves.open).toBe("outremer");
  });
});

describe("what a crusade brings", () => {
  const world = land(crusade({ doctor: "henri", renegades: ["othon"], prisoners: ["isabelle"] }), {
    charles: lord(0, "ship-1", ["barony-mazilles", "state-jerusalem"]),
    henri: lord(1, "jerusalem"),
    othon: lord(3, "bourg"),
    isabelle: lord(2, "prison"),
  });

  it("is a point for every state, and a farther goal for pairs", () => {
    expect(pointsOf(world, 0).map(({ title }) => title)).toEqual(["state-jerusalem", "barony-mazilles"]);
    expect(ranked(["duchy-bourg", "state-cyprus", "king"])).toEqual(["king", "state-cyprus", "duchy-bourg"]);
    expect(headgear(["state-edessa"])).toBe("coronet");
    expect([pairTarget(world), pairTarget(land(undefined))]).toEqual([5, 4]);
    const married = { ...world.lords, charles: { ...lord(0, "bourg"), spouse: "isabelle" } };
    expect(goalOf(viewOf({ ...world, lords: married }), 0)).toMatchObject({ ally: 2, target: 5 });
  });

  it("is marked on lords", () => {
    expect(marksOf(world, "charles")).toEqual(["crusader"]);
    expect(marksOf(world, "henri")).toEqual(["crusader", "doctor"]);
    expect(marksOf(world, "othon")).toEqual(["renegade"]);
    expect(marksOf(world, "isabelle")).toEqual(["imprisoned"]);
  });

  it("is shared out, lord by lord", () => {
    expect(sharing({ henri: 3, othon: 0, arthur: 1 })).toEqual(["reward henri 3", "reward arthur 1"]);
    expect(questionOf(viewOf(world, { form: "Spoils", objective: "jerusalem", left: 6 }))).toBe("spoils");
    expect(apartFrom(null, viewOf(world), "spoils", [])).toBe("spoils");
  });

  it("is a ruler, whom the leader names and another family accepts", () => {
    expect(questionOf(viewOf(world, { form: "Bestowal", offered: null }))).toBe("persons");
    expect(questionOf(viewOf(world, { form: "Bestowal", offered: "henri" }))).toBe("petition");
    expect(questionOf(viewOf(world, { form: "StateHeir", state: "state-cyprus" }))).toBe("persons");
  });

  it("is called and pardoned from the tray, by whom it behoves", () => {
    const verbs = (france: France, seat: number): string[] => tray([], france, seat).map(({ play }) => play.verb);
    const calm = land(crusade({ stage: "none" }), { charles: lord(0, "bourg", ["cardinal"]) });
    expect(verbs(calm, 0)).toContain("call-crusade");
    expect(verbs(calm, 1)).not.toContain("call-crusade");
    expect(verbs(land(undefined, calm.lords), 0)).not.toContain("call-crusade");
    const pope = { ...world, lords: { ...world.lords, charles: lord(0, "bourg", ["pope"]) } };
    expect(verbs(pope, 0)).toContain("pardon");
    expect(verbs(pope, 0)).not.toContain("call-crusade");
  });
});

describe("a battle overseas", () => {
  const events = [
    told("assault-begins", { lord: "henri", objective: "jerusalem" }),
    told("strength", { side: "attacker", strength: 12 }),
    told("die", { side: "attacker", hits: 1 }),
    told("hits", { side: "attacker", hits: 1 }),
    told("saracens-lost", { count: 1, objective: "jerusalem" }),
  ];

  it("is played out with those who fell", () => {
    const [story, round] = scenesOf(events, "jerusalem");
    expect(story?.kind).toBe("story");
    expect(round).toMatchObject({ kind: "round", village: "jerusalem" });
    expect(round && "after" in round ? round.after.map(({ name }) => name) : []).toEqual(["saracens-lost"]);
  });

  it("is remembered by where it began", () => {
    expect(lastRound(events, "jerusalem")?.throws[0]?.dice).toEqual([1]);
    expect(lastRound(events, "tripoli")).toBeNull();
  });
});
