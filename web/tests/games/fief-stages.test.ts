import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { News, piecesOf } from "../../src/games/fief/news.svelte";
import {
  allyOf,
  captivesOf,
  familyOf,
  goalOf,
  headgear,
  marksOf,
  pointsOf,
  ranked,
  ransomOf,
} from "../../src/games/fief/people";
import { lastIncome, lastRound, rollHits, scenesOf, tallied } from "../../src/games/fief/scenes";
import {
  apartFrom,
  cardMoves,
  cardWouldSay,
  numberIn,
  pairs,
  questionOf,
  sceneryOf,
  STAGE_VERBS,
  threshold,
  wordIn,
} from "../../src/games/fief/stagemoves";
import type { France, LordView } from "../../src/games/fief/world";
import type { FormView, GameEvent, Noun, View } from "../../src/types";

const lord = (seat: number, more: Partial<LordView> = {}): LordView => ({
  seat,
  village: "bourg",
  captor: null,
  spouse: null,
  titles: [],
  flags: [],
  ...more,
});

function land(lords: Record<string, LordView>, points: number[] = [0, 0, 0, 0]): France {
  return {
    turn: 1,
    lords,
    families: points.map((each) => ({ points: each, known: [] })),
    excommunicated: null,
  } as unknown as France;
}

function viewOf(world: France, forms: FormView[] = [], seats = 4): View {
  return {
    game: "fief",
    seats,
    seat: 0,
    options: {},
    world: world as unknown as View["world"],
    forms,
    asked: [0],
    rolling: false,
    over: false,
  };
}

const told = (name: string, given: Record<string, Noun> = {}): GameEvent => ({ name, arguments: given });

describe("what is on the stage", () => {
  const course: FormView = { form: "Course" };

  it("is the innermost scene that is being played", () => {
    const ballot: FormView = { form: "Ballot", office: "see-tournus" };
    const dagger: FormView = { form: "Assassination", victim: "charles" };
    expect(sceneryOf(viewOf(land({}), [course]))).toBeNull();
    expect(sceneryOf(viewOf(land({}), [course, ballot]))?.kind).toBe("ballot");
    const inner = viewOf(land({}), [course, ballot, { form: "MarkersPlaced" }, dagger, { form: "Foil" }]);
    expect(sceneryOf(inner)).toEqual({ kind: "dagger", form: dagger });
  });

  it("asks by the last form alone", () => {
    expect(questionOf(viewOf(land({}), [course, { form: "Battle" }, { form: "RoundBegins" }]))).toBe("window");
    expect(questionOf(viewOf(land({}), [course, { form: "Battle" }, { form: "Rounds" }]))).toBe("round");
    expect(questionOf(viewOf(land({}), [course, { form: "March" }]))).toBeNull();
  });

  it("has a place apart for what the scenery does not ask itself", () => {
    const asked = (form: string): View => viewOf(land({}), [course, { form: "Battle" }, { form }]);
    expect(apartFrom("battle", asked("Losses"), "losses", [])).toBeNull();
    expect(apartFrom(null, asked("PlagueLosses"), "losses", [])).toBe("losses");
    expect(apartFrom("battle", asked("Captures"), "persons", ["seize eric"])).toBeNull();
    expect(apartFrom("dagger", asked("Blame"), "persons", ["blame eric"])).toBe("persons");
    expect(apartFrom(null, asked("Investiture"), "persons", [])).toBeNull();
    expect(apartFrom("battle", asked("RoundBegins"), "window", [])).toBe("window");
    expect(apartFrom("ballot", asked("Ballot"), "vote", [])).toBeNull();
  });

  it("takes the words of its questions, and leaves passing to the prompt", () => {
    for (const verb of ["vote", "wed", "bequeath", "fight", "lose-lord", "strike", "calm", "foil", "draw"]) {
      expect(STAGE_VERBS).toContain(verb);
    }
    for (const verb of ["pass", "accept", "refuse", "done", "go", "tunnel"]) expect(STAGE_VERBS).not.toContain(verb);
  });

  it("reads words and numbers from blanks, and nothing where there is none", () => {
    const form: FormView = { form: "Losses", village: "bourg", left: 2, chooser: null };
    expect([wordIn(form, "village"), wordIn(form, "left"), wordIn(undefined, "village")]).toEqual(["bourg", "", ""]);
    expect([numberIn(form, "left"), numberIn(form, "chooser")]).toEqual([2, 0]);
  });
});

describe("what may be said there", () => {
  it("pairs lords with those whom they may marry, and titles with heirs", () => {
    const moves = ["pass", "wed arthur isabelle", "wed arthur mireille", "wed charles isabelle", "address 1"];
    expect([...pairs(moves, "wed")]).toEqual([
      ["arthur", ["isabelle", "mireille"]],
      ["charles", ["isabelle"]],
    ]);
    expect(pairs(["bequeath duchy-bourg eric"], "bequeath").get("duchy-bourg")).toEqual(["eric"]);
  });

  it("plays a card for what is asked", () => {
    const moves = ["pass", "strike henri", "discard assassination", "discard tax"];
    expect(cardMoves(moves, "assassination")).toEqual(["strike henri", "discard assassination"]);
    expect(cardMoves(["incite bourg", "rouse"], "uprising")).toEqual(["incite bourg", "rouse"]);
    expect(cardMoves(["play-lord eric", "discard eric"], "eric")).toEqual(["play-lord eric", "discard eric"]);
    expect(cardMoves(["tax-fief duchy-bourg", "tax-church"], "tax")).toHaveLength(2);
    expect(cardMoves(moves, "ambush")).toEqual([]);
  });

  it("asks about a whole sentence where a card cannot be played", () => {
    expect(cardWouldSay("eric")).toBe("play-lord eric");
    expect(cardWouldSay("tax")).toBe("tax-church");
    expect(cardWouldSay("harvest")).toBe("harvest see-bourg");
  });

  it("knows what an office takes", () => {
    expect(threshold("see-tournus", [2, 2, 1])).toEqual({ kind: "bishop", votes: 1 });
    expect(threshold("pope", [1, 1, 0])).toEqual({ kind: "pope", votes: 2 });
    expect(threshold("pope", [2, 1])).toEqual({ kind: "pope", votes: 2 });
    expect(threshold("king", [9])).toEqual({ kind: "king", votes: 3 });
  });
});

describe("families", () => {
  const france = land(
    {
      charles: lord(0, { titles: ["duchy-bourg", "king"], spouse: "isabelle" }),
      eric: lord(0, { titles: ["see-bourg"], captor: 2, flags: ["assassin"] }),
      isabelle: lord(1, { titles: ["queen", "county-sigy"], spouse: "charles" }),
      othon: lord(2, { titles: ["pope"] }),
    },
    [2, 1, 1, 0],
  );

  it("say which title is worth a point", () => {
    expect(pointsOf(france, 0)).toEqual([
      { title: "king", lord: "charles" },
      { title: "duchy-bourg", lord: "charles" },
    ]);
    expect(pointsOf(france, 1)).toEqual([{ title: "county-sigy", lord: "isabelle" }]);
    expect(pointsOf(france, 2)).toEqual([{ title: "pope", lord: "othon" }]);
  });

  it("win alone, or only as a pair from four players on", () => {
    expect(allyOf(france, 0)).toBe(1);
    expect(allyOf(france, 2)).toBeNull();
    expect(goalOf(viewOf(france), 0)).toEqual({ ally: 1, points: 3, target: 4 });
    expect(goalOf(viewOf(france), 2)).toEqual({ ally: null, points: 1, target: 3 });
    expect(goalOf(viewOf(france, [], 3), 0)).toEqual({ ally: null, points: 2, target: 3 });
  });

  it("list the mighty first, and whom they hold captive", () => {
    expect(familyOf(france, 0)).toEqual(["charles", "eric"]);
    expect(captivesOf(france, 2)).toEqual(["eric"]);
    expect(ransomOf(lord(0, { titles: ["see-bourg", "cardinal"] }))).toBe(6);
    expect(marksOf(france, "eric")).toEqual(["captive", "assassin"]);
    expect(marksOf({ ...france, excommunicated: "othon" }, "othon")).toEqual(["excommunicated"]);
  });

  it("wear what their highest rank gives them", () => {
    expect(ranked(["barony-st-paul", "see-bourg", "king", "duchy-bourg"])).toEqual([
      "king",
      "see-bourg",
      "duchy-bourg",
      "barony-st-paul",
    ]);
    expect(headgear(["see-bourg", "cardinal", "pope"])).toBe("tiara");
    expect(headgear(["cardinal", "see-bourg"])).toBe("hat");
    expect(headgear(["county-sigy"])).toBe("circlet");
    expect(headgear([])).toBe("none");
  });
});

const ROUND = [
  told("strength", { side: "attacker", strength: 12, dice: 1 }),
  told("strength", { side: "defender", strength: 8, dice: 2 }),
  told("die", { side: "attacker", hits: 2 }),
  told("die", { side: "defender", hits: 0 }),
  told("die", { side: "defender", hits: 3 }),
  told("hits", { side: "attacker", hits: 2 }),
  told("hits", { side: "defender", hits: 3 }),
];

describe("what was told becomes scenes", () => {
  it("shows each round of a battle with its dice, and who fell with it", () => {
    const lost = told("troop-lost", { seat: 0, troop: "footman", village: "bourg" });
    const begins = told("battle-begins", { seat: 1, other: 0, village: "bourg" });
    const scenes = scenesOf([begins, ...ROUND, lost, ...ROUND]);
    expect(scenes.map((scene) => scene.kind)).toEqual(["story", "round", "round"]);
    expect(scenes[1]).toMatchObject({
      village: "bourg",
      throws: [
        { side: "attacker", strength: 12, dice: [2], hits: 2 },
        { side: "defender", strength: 8, dice: [0, 3], hits: 3 },
      ],
      after: [lost],
    });
    expect(lastRound([begins, ...ROUND, lost], "bourg")?.after).toEqual([lost]);
    expect(lastRound([begins, ...ROUND], "sigy")).toBeNull();
  });

  it("counts the votes paper by paper", () => {
    const elected = told("elected", { lord: "charles", title: "see-tournus", votes: 3 });
    const [scene] = scenesOf([
      told("votes-revealed", { seat: 0, lord: "charles", votes: 2 }),
      told("votes-revealed", { seat: 1, lord: "henri", votes: 2 }),
      told("vote-withheld", { seat: 3 }),
      told("votes-revealed", { seat: 2, lord: "charles", votes: 1 }),
      elected,
    ]);
    if (scene?.kind !== "count") throw new Error("no count");
    expect(scene).toMatchObject({ title: "see-tournus", after: [elected] });
    expect(tallied(scene, 2)).toEqual([
      { lord: "charles", votes: 2 },
      { lord: "henri", votes: 2 },
    ]);
    expect(tallied(scene, 4)[0]).toEqual({ lord: "charles", votes: 3 });
  });

  it("rolls for a life, with what comes of it", () => {
    const died = told("died", { seat: 0, lord: "charles", cause: "assassin" });
    const [scene] = scenesOf([told("struck-roll", { lord: "charles", die: 3 }), died]);
    expect(scene).toMatchObject({ kind: "roll", lord: "charles", die: 3, after: [died] });
    expect(scene?.kind === "roll" && rollHits(scene)).toBe(true);
    const [calm] = scenesOf([told("calm-tried", { lord: "othon", seat: 3, die: 4 })]);
    expect(calm?.kind === "roll" && rollHits(calm)).toBe(true);
    const [plague] = scenesOf([told("plague-roll", { lord: "othon", die: 4 })]);
    expect(plague?.kind === "roll" && rollHits(plague)).toBe(false);
  });

  it("keeps the dice of the rebels apart from their hits", () => {
    const events = [
      told("uprising-die", { village: "bourg", hits: 2 }),
      told("uprising-hits", { village: "bourg", hits: 3 }),
    ];
    expect(scenesOf(events)).toEqual([{ kind: "rising", village: "bourg", dice: [2], hits: 3, after: [] }]);
  });

  it("keeps a ledger for each family", () => {
    const villages = told("village-income", { seat: 0, villages: 2, coins: 2 });
    const mill = told("mill-income", { seat: 0, village: "bourg", coins: 2 });
    const events = [
      told("turn-begins", { turn: 2, seat: 0 }),
      villages,
      mill,
      told("income-total", { seat: 0, coins: 4 }),
      told("income-total", { seat: 1, coins: 0 }),
    ];
    expect(scenesOf(events)).toEqual([
      {
        kind: "income",
        ledgers: [
          { seat: 0, lines: [villages, mill], total: 4 },
          { seat: 1, lines: [], total: 0 },
        ],
      },
    ]);
    expect(lastIncome(events, 0)).toEqual({ lines: [villages, mill], total: 4 });
    expect(lastIncome(events.slice(0, 1), 0)).toBeNull();
  });

  it("says nothing of what the map shows by itself", () => {
    expect(scenesOf([told("halted", { seat: 0, lord: "charles", village: "bourg" }), told("drew-one")])).toEqual([]);
  });
});

describe("the news", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("says nothing of what was told before one came", () => {
    const news = new News();
    news.hear(ROUND, ROUND.length, "bourg", false);
    expect(news.scene).toBeNull();
  });

  it("turns the dice up one by one, and goes by itself", () => {
    const news = new News();
    news.hear([], 0, null, false);
    news.hear(ROUND, ROUND.length, "bourg", false);
    expect(news.scene?.kind).toBe("round");
    expect([news.turned, news.open]).toEqual([0, false]);
    vi.advanceTimersByTime(400);
    expect(news.turned).toBe(1);
    vi.advanceTimersByTime(1000);
    expect([news.turned, news.open]).toEqual([3, true]);
    vi.advanceTimersByTime(6000);
    expect(news.scene).toBeNull();
  });

  it("shows all at once to whoever wants no motion, and as long", () => {
    const news = new News();
    news.hear([], 0, null, true);
    news.hear(ROUND, ROUND.length, "bourg", true);
    expect(news.open).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(news.scene).not.toBeNull();
  });

  it("shows one scene after the other, and can be skipped", () => {
    const news = new News();
    news.hear([], 0, null, false);
    news.hear([...ROUND, ...ROUND], 14, "bourg", false);
    news.hear([told("struck", { seat: 1, lord: "charles" })], 15, "bourg", false);
    expect(news.waiting.map((scene) => scene.kind)).toEqual(["round", "round", "story"]);
    expect(news.scene && piecesOf(news.scene)).toBe(3);
    news.next();
    expect(news.waiting).toHaveLength(2);
    news.skip();
    expect(news.scene).toBeNull();
  });

  it("forgets what was taken back", () => {
    const news = new News();
    news.hear([], 0, null, false);
    news.hear(ROUND, 7, "bourg", false);
    news.hear([], 0, null, false);
    expect(news.scene).toBeNull();
  });
});
