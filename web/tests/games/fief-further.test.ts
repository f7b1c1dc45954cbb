import { describe, expect, it } from "vitest";
import en from "../../src/games/fief/words/en.ftl?raw";
import {
  amountsOf,
  attendantOf,
  FURTHER_FORMS,
  FURTHER_STAGE_VERBS,
  isSpent,
  lyingDice,
  traitOf,
} from "../../src/games/fief/furthermoves";
import { costOf, villageMoves } from "../../src/games/fief/mapmoves";
import { headgear, isArchbishop, marksOf, orderOf, pointsOf } from "../../src/games/fief/people";
import { rollHits, scenesOf } from "../../src/games/fief/scenes";
import { apartFrom, questionOf, risingIn, sceneryOf, threshold } from "../../src/games/fief/stagemoves";
import { example, PLAYS, targets, tray } from "../../src/games/fief/traymoves";
import type { France, LordView, PoliticsView } from "../../src/games/fief/world";
import type { FormView, GameEvent, Noun, View } from "../../src/types";

/** What the rules of expansions say. */
const CHAPTERS = import.meta.glob<string>("../../../src/outremer/games/fief/expansions/**/*.py", {
  ...{ eager: true, query: "?raw", import: "default" },
});
const RULES = Object.values(CHAPTERS).join("\n");
const inRules = (pattern: RegExp): string[] => [...RULES.matchAll(pattern)].map((match) => match[1] ?? "");

const lord = (seat: number, more: Partial<LordView> = {}): LordView => ({
  ...{ seat, village: "bourg", captor: null, spouse: null, titles: [], flags: [], ...more },
});
function land(lords: Record<string, LordView>, more: Partial<France> = {}): France {
  const families = Array.from({ length: 4 }, () => ({ coins: 3, points: 0, known: [], engines: [] }));
  return { lords, families, villages: {}, excommunicated: null, ...more } as unknown as France;
}
const politics = (more: Partial<PoliticsView> = {}): Partial<France> => ({
  politics: { attendants: ["thief", "spy", null, "gypsy"], used: [], traits: {}, ...more },
});
function viewOf(world: France, ...forms: FormView[]): View {
  return { world, forms, seats: 4, seat: 0, asked: [0], options: {} } as unknown as View;
}
const told = (name: string, given: Record<string, Noun> = {}): GameEvent => ({ name, arguments: given });

describe("what expansions ask", () => {
  it("is asked by forms, and answered with verbs, of the rules", () => {
    const forms = inRules(/^class (\w+)\(/gm);
    const verbs = inRules(/WORDS\.verb\(\s*(?:#.*\n\s*)?"([a-z-]+)"/g);
    expect(FURTHER_FORMS.filter((form) => !forms.includes(form))).toEqual([]);
    expect(FURTHER_STAGE_VERBS.filter((verb) => !verbs.includes(verb))).toEqual([]);
  });

  it("has a heading for each of its stages, and words for each right in the tray", () => {
    expect(FURTHER_FORMS.filter((form) => !en.includes(`\nstage-${form} = `))).toEqual([]);
    const rights = PLAYS.filter(({ card }) => card === undefined).map(({ verb }) => verb);
    expect(rights.filter((verb) => !en.includes(`\ntray-${verb} = `))).toEqual([]);
    expect(rights.filter((verb) => !en.includes(`\ntray-about-${verb} = `))).toEqual([]);
  });

  it("has a place of its own, or one in what is being played", () => {
    const asked = (form: string): View => viewOf(land({}), { form: "Battle", village: "bourg" }, { form });
    for (const form of FURTHER_FORMS) {
      expect(questionOf(asked(form))).toBe("further");
      expect(apartFrom(null, asked(form), "further", [])).toBe("further");
    }
    for (const form of ["Volley", "Deployment", "VolleyDice", "Sniped", "Dice", "Persuasion"]) {
      expect(questionOf(asked(form))).toBe("round");
      expect(sceneryOf(asked(form))?.kind).toBe("battle");
    }
    expect(sceneryOf(viewOf(land({}), { form: "Auction" }))?.kind).toBe("auction");
    expect(sceneryOf(viewOf(land({}), { form: "Theft" }))?.kind).toBe("theft");
  });

  it("is read from a view as the rules give it", () => {
    const told = [
      ...["for-hire", "mercenaries", "guarded", "fortifications", "titles_left", "fortifications_left"],
      ...["commanderies", "commanderies_left", "treasure", "edict", "abolished", "cursed"],
      ...["attendants", "used", "traits", "trait", "face_up"],
    ];
    expect(told.filter((key) => !RULES.includes(`"${key}": `))).toEqual([]);
  });

  it("is a number from the least to the most", () => {
    expect(amountsOf(["bid 10", "bid 4", "pass", "bid 7"], "bid")).toEqual([4, 7, 10]);
    expect(amountsOf(["pass"], "bid")).toEqual([]);
  });

  it("lets each side throw its own dice again", () => {
    const dice: FormView = { form: "Dice", lying: [0, 1], foes_lying: [2] };
    expect(lyingDice(dice, "attacker")).toEqual([0, 1]);
    expect(lyingDice(dice, "defender")).toEqual([2]);
    expect(lyingDice({ form: "Sniped", die: 3 }, "defender")).toEqual([3]);
  });

  it("rises where the Tyrant is, or in the village", () => {
    const world = land({ othon: lord(1, { village: "sigy" }) });
    expect(risingIn(world, { form: "TyrantRising", lord: "othon" })).toBe("sigy");
    expect(risingIn(world, { form: "Uprising", village: "bourg" })).toBe("bourg");
  });
});

describe("orders and archbishops", () => {
  it("are worn, elected and counted", () => {
    expect(orderOf(["templar-master", "templar"])).toBe("templar");
    expect(orderOf(["teutonic"])).toBe("teutonic");
    expect(orderOf(["king"])).toBeNull();
    expect(isArchbishop(["see-bourg", "see-sigy"])).toBe(true);
    expect(headgear(["see-bourg", "see-sigy"])).toBe("archmitre");
    expect(headgear(["see-bourg"])).toBe("mitre");
    expect(threshold("templar-master", [1, 1, 0, 0])).toEqual({ kind: "master", votes: 2 });
  });

  it("give a point for each Grand Master, and none for a brother", () => {
    const world = land({
      eric: lord(0, { titles: ["templar", "templar-master"] }),
      othon: lord(0, { titles: ["teutonic"] }),
    });
    expect(pointsOf(world, 0)).toEqual([{ title: "templar-master", lord: "eric" }]);
  });

  it("leave a mark on whom the Grand Master has cursed", () => {
    const left = { commanderies: [], commanderies_left: 0, titles_left: 0 };
    const templars = { ...left, treasure: false, edict: true, abolished: true, cursed: ["eric"] };
    expect(marksOf(land({ eric: lord(0) }, { templars }), "eric")).toEqual(["cursed"]);
  });

  it("build what the rules let them, at those prices", () => {
    const price = (name: string): number => Number(new RegExp(`^${name}: Final = (\\d+)`, "m").exec(RULES)?.[1]);
    expect(costOf("teutonic-stronghold sigy")).toBe(price("BUILDING_PRICE"));
    expect(costOf("teutonic-raise sigy")).toBe(price("RAISING_PRICE"));
    expect(costOf("build-commandery sigy")).toBe(price("PRICE"));
  });

  it("hide the treasure beside whoever would march from there", () => {
    const world = land({ eric: lord(0) });
    expect(villageMoves(["lead eric", "hide-treasure bourg"], world, "bourg")).toEqual([
      "lead eric",
      "hide-treasure bourg",
    ]);
  });
});

describe("attendants and traits", () => {
  it("are known as far as the view tells", () => {
    const traits = { eric: { trait: "brave", face_up: true }, henri: { trait: null, face_up: false } };
    const world = land({}, politics({ traits, used: ["stolen"] }));
    expect(attendantOf(world, 1)).toBe("spy");
    expect(attendantOf(land({}), 1)).toBeNull();
    expect([isSpent(world, "thief"), isSpent(world, "spy")]).toEqual([true, false]);
    expect(traitOf(world, "eric")).toEqual({ trait: "brave", faceUp: true });
    expect(traitOf(world, "henri")).toEqual({ trait: null, faceUp: false });
    expect(traitOf(world, "othon")).toBeNull();
  });

  it("lie in the tray of their own family, barred or not", () => {
    const world = land({}, politics());
    const lying = tray([], world, 0).map(({ play }) => play.verb);
    expect(lying).toContain("steal");
    expect(lying).not.toContain("spy-on");
    const steal = PLAYS.find(({ verb }) => verb === "steal");
    if (!steal) throw new Error("the Thief is there");
    expect(example(steal, world, 0)).toBe("steal 1");
    expect(targets(["steal 1", "steal 3"]).map(({ name }) => name)).toEqual(["1", "3"]);
  });
});

describe("what is told of expansions", () => {
  it("opens all bids in one scene, with what came of them", () => {
    const hired = told("mercenaries-hired", { seat: 2, count: 3, coins: 5 });
    const scenes = scenesOf([
      told("bid-shown", { seat: 0, coins: 4 }),
      told("bid-shown", { seat: 2, coins: 5 }),
      hired,
    ]);
    expect(scenes).toEqual([
      {
        kind: "bids",
        bids: [
          { seat: 0, coins: 4 },
          { seat: 2, coins: 5 },
        ],
        after: [hired],
      },
    ]);
  });

  it("knows when an arrow or a curse kills", () => {
    const roll = (name: string, die: number): boolean => {
      const [scene] = scenesOf([told(name, { lord: "eric", die })]);
      return scene?.kind === "roll" && rollHits(scene);
    };
    expect([roll("sniped", 6), roll("sniped", 5), roll("curse-roll", 1), roll("curse-roll", 2)]).toEqual([
      ...[true, false, true, false],
    ]);
  });
});
