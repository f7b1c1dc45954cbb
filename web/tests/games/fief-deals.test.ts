import { describe, expect, it } from "vitest";
import {
  blankDraft,
  cost,
  counterTo,
  couples,
  draftedTerms,
  exchangeable,
  held,
  isEmpty,
  isWeddingTime,
  markersFor,
  mostCoins,
  proposalMoves,
  relicsFor,
  sides,
  talkTogether,
  termsOf,
  wantable,
  type Draft,
} from "../../src/games/fief/dealing";
import { DEAL_VERBS, example, playOf, PLAYS, targets, tray, TRAY_VERBS } from "../../src/games/fief/traymoves";
import type { DealView, FamilyView, France, LordView } from "../../src/games/fief/world";

function family(coins: number, known: string[] = [], deal: DealView | null = null): FamilyView {
  return {
    coins,
    diplomacy: 3,
    points: 0,
    used: [],
    sent: 0,
    hand: { lords: 0, fortunes: known.length },
    known,
    engines: [],
    deal,
  };
}

function lord(seat: number, captor: number | null = null, titles: string[] = []): LordView {
  return { seat, village: "bourg", captor, spouse: null, titles, flags: [] };
}

function sent(to: number, clauses: Partial<DealView> = {}): DealView {
  return {
    state: "sent",
    to,
    gives: 0,
    wants: 0,
    "cards-given": 0,
    "cards-wanted": 0,
    "own-spouse": null,
    "their-spouse": null,
    captive: null,
    ...clauses,
  };
}

function france(families: FamilyView[], lords: Record<string, LordView> = {}, more: Partial<France> = {}): France {
  const nothing = { villages: { bourg: {} }, talks: {}, laid: {}, promises: [], "proposal-limit": 3, phase: "market" };
  return { ...nothing, active: 0, excommunicated: null, families, lords, ...more } as unknown as France;
}

const TABLE = france([family(10, ["justice", "passage"]), family(4), family(0)]);

function draft(clauses: Partial<Draft>): Draft {
  return { ...blankDraft(1), ...clauses };
}

describe("a proposal", () => {
  it("is sent as one row: to whom, clause by clause, and off", () => {
    const whole = draft({
      coins: [3, 2],
      cards: [["justice"], ["tax", "tax"]],
      wedding: ["charles", "alienor"],
      captive: "henri",
      promises: [
        { what: "truce", when: "next-turn" },
        { what: "vote", when: "this-turn" },
      ],
    });
    expect(proposalMoves(whole, TABLE, 0)).toEqual([
      "address 1",
      "give-coins 3",
      "want-coins 2",
      "give-card justice",
      "want-card tax",
      "want-card tax",
      "want-wedding charles alienor",
      "free-captive henri",
      "promise truce next-turn",
      "want-promise vote this-turn",
      "send",
    ]);
  });

  it("is not sent to nobody, and holds no half of a wedding", () => {
    expect(proposalMoves(blankDraft(), TABLE, 0)).toEqual([]);
    expect(proposalMoves(draft({ coins: [1, 0], wedding: ["charles", ""] }), TABLE, 0)).toEqual([
      "address 1",
      "give-coins 1",
      "send",
    ]);
  });

  it("takes the place of the one under way", () => {
    const busy = france([family(5, [], sent(2, { gives: 1 })), family(5), family(5)]);
    expect(proposalMoves(draft({ coins: [1, 0] }), busy, 0).slice(0, 2)).toEqual(["withdraw", "address 1"]);
  });

  it("may give a relic and want another", () => {
    const exchange = draft({ relics: ["grail", "lance"] });
    expect(proposalMoves(exchange, TABLE, 0)).toEqual(["address 1", "give-relic grail", "want-relic lance", "send"]);
    expect(isEmpty(draftedTerms(exchange, 0))).toBe(false);
    expect(cost(draftedTerms(exchange, 0), false)).toEqual([1, 1]);
  });

  it("that sells a relic by itself stands alone, with its price", () => {
    expect(proposalMoves(draft({ relic: "grail", coins: [4, 7] }), TABLE, 0)).toEqual(["sell-relic grail 1 7"]);
  });

  it("is empty while nothing stands in it", () => {
    expect(isEmpty(draftedTerms(blankDraft(1), 0))).toBe(true);
    expect(isEmpty(draftedTerms(draft({ captive: "henri" }), 0))).toBe(false);
    expect(isEmpty(draftedTerms(draft({ wedding: ["charles", ""] }), 0))).toBe(true);
  });
});

describe("a counter-offer", () => {
  const offer = sent(0, {
    gives: 2,
    wants: 5,
    "cards-given": 1,
    "cards-wanted": 2,
    "gives-cards": ["tax"],
    "wants-cards": ["justice", "ambush"],
    "promise-given": "truce",
    "promise-given-when": "next-turn",
    "promise-wanted": null,
    "promise-wanted-when": "this-turn",
    "own-spouse": "alienor",
    "their-spouse": "charles",
  });

  it("begins as the same bargain seen from the other side, with the cards that one has", () => {
    const counter = counterTo(offer, 1, ["justice", "passage"]);
    expect(counter).toMatchObject({
      to: 1,
      counters: 1,
      coins: [5, 2],
      cards: [["justice"], ["tax"]],
      wedding: ["charles", "alienor"],
      promises: [{ what: "" }, { what: "truce", when: "next-turn" }],
    });
  });

  it("turns what is said of relics around", () => {
    const relics = { "gives-relic": "eyes", "wants-relic": null };
    expect(counterTo(offer, 1, [], relics).relics).toEqual(["", "eyes"]);
    expect(sides(termsOf(offer, 1, relics), TABLE)[0]).toContainEqual({ kind: "relic", relic: "eyes" });
  });

  it("declines what it answers in the same row, unless that is gone", () => {
    const counter = counterTo(offer, 1, []);
    const lying = france([family(9), family(9, [], offer), family(0)]);
    expect(proposalMoves(counter, lying, 0)[0]).toBe("decline-deal 1");
    expect(proposalMoves(counter, TABLE, 0)[0]).toBe("address 1");
  });
});

describe("what each side gives", () => {
  it("is said of cards by name to those who know them, by number to the others", () => {
    const bones = sent(2, { gives: 1, "cards-given": 2 });
    expect(sides(termsOf(bones, 1), TABLE)).toEqual([
      [
        { kind: "coins", count: 1 },
        { kind: "cards", count: 2 },
      ],
      [],
    ]);
    const known = termsOf({ ...bones, "gives-cards": ["tax", "ambush"], "wants-cards": [] }, 1);
    expect(sides(known, TABLE)[0]).toContainEqual({ kind: "card", card: "ambush" });
  });

  it("counts a captive's freedom on the side of whoever holds him", () => {
    const held = france([family(0), family(0)], { henri: lord(0, 1) });
    const [mine, theirs] = sides(draftedTerms(draft({ captive: "henri" }), 0), held);
    expect(mine).toEqual([]);
    expect(theirs).toEqual([{ kind: "captive", lord: "henri" }]);
  });
});

describe("means", () => {
  it("cost a marker for three coins, one for cards and one for a relic, spent by who receives", () => {
    expect([0, 1, 3, 4].map((coins) => markersFor(coins, 0, null))).toEqual([0, 1, 1, 2]);
    expect(markersFor(3, 2, null)).toBe(2);
    expect(markersFor(0, 0, "grail")).toBe(1);
    const terms = draftedTerms(draft({ coins: [4, 0], cards: [[], ["tax"]] }), 0);
    expect(cost(terms, false)).toEqual([1, 2]);
    expect(cost(terms, true)).toEqual([0, 0]);
  });

  it("bound the coins by purse and markers, in a talk by the purse alone", () => {
    expect(mostCoins(TABLE, 0, 1, 0, false)).toBe(9);
    expect(mostCoins(TABLE, 0, 1, 1, false)).toBe(6);
    expect(mostCoins(TABLE, 0, 1, 1, true)).toBe(10);
    expect(mostCoins(TABLE, 2, 0, 0, true)).toBe(0);
    const talk = france([family(1), family(1), family(1)], {}, { talks: { 2: { talkers: [0, 2], invited: [0, 2] } } });
    expect(talkTogether(talk, 0, 2)).toBe(true);
    expect(talkTogether(talk, 0, 1)).toBe(false);
  });

  it("are the relics that a free lord bears, where the other has one to bear them", () => {
    const relics = {
      hidden: [],
      proposals: {},
      grail: { lord: "henri" },
      tooth: { lord: "eric" },
      lance: { village: "bourg" },
      bones: { lord: "othon" },
    };
    const lords = { henri: lord(0), eric: lord(0, 1), othon: lord(1), simon: lord(2, 0) };
    const table = france([family(0), family(0), family(0)], lords, { relics });
    expect(relicsFor(table, 0, 1)).toEqual(["grail"]);
    expect(relicsFor(table, 1, 0)).toEqual(["bones"]);
    expect(relicsFor(table, 0, 2)).toEqual([]);
    expect(relicsFor(TABLE, 0, 1)).toEqual([]);
  });

  it("are the cards in hand, each as often as it lies there", () => {
    expect(held(["tax", "tax", "justice"], ["tax", "justice", "tax"])).toEqual(["tax", "tax", "justice"]);
    expect(held(["tax", "tax"], ["tax"])).toEqual(["tax"]);
  });

  it("leave out lords who cannot be in another's hand", () => {
    const { lords } = wantable(france([family(0, ["eric"])], { henri: lord(1) }), 0);
    expect(lords).not.toContain("henri");
    expect(lords).not.toContain("eric");
    expect(lords).toContain("charles");
  });

  it("hold weddings in the first phase only, between a man and a lady", () => {
    expect(isWeddingTime(TABLE)).toBe(false);
    expect(isWeddingTime(france([], {}, { phase: "hear", active: 2 }))).toBe(true);
    expect(isWeddingTime(france([], {}, { phase: "hear", active: null }))).toBe(false);
    expect(couples("charles", "alienor")).toBe(true);
    expect(couples("charles", "henri")).toBe(false);
  });

  it("free the captives of these two families only", () => {
    const captives = { henri: lord(0, 1), eric: lord(1, 0), othon: lord(2, 0), charles: lord(0) };
    expect(exchangeable(france([], captives), 0, 1).toSorted()).toEqual(["eric", "henri"]);
  });
});

describe("the tray", () => {
  const OFFERS = [
    "address 1",
    "assassinate henri",
    "assassinate eric",
    "hand-over bourg 1",
    "hand-over bourg 2",
    "talk 1",
  ];

  it("holds the rights that may be used now, and never a card or a clause of a proposal", () => {
    expect(tray(OFFERS, TABLE, 1)).toEqual([
      { play: expect.objectContaining({ verb: "hand-over" }) as unknown, moves: OFFERS.slice(3, 5) },
    ]);
    expect(PLAYS.filter(({ verb }) => DEAL_VERBS.includes(verb))).toEqual([]);
  });

  it("leaves cards to the hand, which knows what each may do at any time", () => {
    expect(playOf("assassination", OFFERS)?.moves).toEqual(["assassinate henri", "assassinate eric"]);
    expect(playOf("justice", OFFERS)?.moves).toEqual([]);
    expect(playOf("harvest", OFFERS)).toBeNull();
  });

  it("holds barred rights that are held, with a sentence to ask why", () => {
    const pope = france([family(0, ["justice"]), family(0, ["ambush"])], {
      henri: lord(0, null, ["pope"]),
      eric: lord(1),
    });
    const lying = tray([], pope, 0);
    expect(lying.map(({ play }) => play.verb)).toEqual(["excommunicate"]);
    expect(lying.map(({ play }) => example(play, pope, 0))).toEqual(["excommunicate eric"]);
    const justice = playOf("justice", []);
    expect(justice && example(justice.play, pope, 0)).toBe("justice eric");
  });

  it("groups sentences by what is pointed at first", () => {
    expect(targets(["hand-over bourg 1", "hand-over bourg 2", "hand-over sigy 1"])).toEqual([
      { name: "bourg", moves: ["hand-over bourg 1", "hand-over bourg 2"] },
      { name: "sigy", moves: ["hand-over sigy 1"] },
    ]);
    expect(targets(["absolve"])).toEqual([{ name: "", moves: ["absolve"] }]);
  });

  it("and the desk take each verb once", () => {
    expect(new Set(TRAY_VERBS).size).toBe(TRAY_VERBS.length);
  });
});
