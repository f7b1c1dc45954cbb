import { describe, expect, test } from "vitest";
import { beginnings } from "../src/frame/replay.svelte";
import { blocks, foremost, freshBlocks, isSpread, type Block, type Tally } from "../src/frame/tally";
import type { Chronicle, GameEvent } from "../src/types";

const FAIR: Tally = {
  round: { event: "round-begins" },
  headings: ["round-begins"],
  ledgers: [
    {
      name: "income",
      columns: ["egg", "coin"],
      gains: {
        earned: [{ what: { named: "good" }, amount: "count" }],
        collected: [{ what: "coin", amount: "coins", inAll: true }],
      },
      beside: ["cheered"],
    },
  ],
  rounds: {
    columns: ["coin"],
    gains: {
      collected: [{ what: "coin", amount: "coins" }],
      robbed: [{ what: "coin" }, { seat: "other", what: "coin", loses: true }],
    },
    stands: [],
  },
};

const happened = (name: string, given: Record<string, string | number> = {}): GameEvent => ({ name, arguments: given });
const round = (number: number): GameEvent => happened("round-begins", { round: number });
const earned = (seat: number, good: string, count: number): GameEvent => happened("earned", { seat, good, count });
const collected = (seat: number, coins: number): GameEvent => happened("collected", { seat, coins });

describe("the chronicle", () => {
  test("tells a run of gains as one table, with what stands beside them below it", () => {
    const run = [earned(0, "egg", 2), happened("cheered"), earned(1, "coin", 3), earned(0, "egg", 1)];
    const [line, table] = blocks([happened("sang"), ...run], 7, FAIR, false);
    expect(line).toMatchObject({ kind: "line", at: 7 });
    expect(table).toMatchObject({
      ...{ kind: "table", at: 8, length: 4, columns: ["egg", "coin"] },
      counts: { 0: { egg: 3 }, 1: { coin: 3 } },
      beside: [run[1]],
    });
  });

  test("tells a few gains line by line, and what it came to in all instead of its parts", () => {
    expect(blocks([earned(0, "egg", 2), earned(1, "egg", 2)], 0, FAIR, false).map((block) => block.kind)).toEqual([
      "line",
      "line",
    ]);
    const [table] = blocks([earned(0, "coin", 2), earned(0, "coin", 3), collected(0, 4)], 0, FAIR, false);
    expect(table).toMatchObject({ counts: { 0: { coin: 4 } } });
  });

  test("of a step of the story tells only what is new, with the round that it ends", () => {
    const told = [round(1), collected(0, 4), earned(0, "egg", 1), earned(1, "egg", 1), earned(2, "egg", 1), round(2)];
    expect(freshBlocks(told, 6, 4, FAIR, false)).toMatchObject([
      { kind: "table", at: 2, length: 3 },
      { kind: "round", at: 5, counts: { 0: { coin: 4 } } },
      { kind: "line", at: 5 },
    ]);
    const tables = freshBlocks(told, 6, 4, FAIR, false).filter(isSpread);
    expect(tables.map((block) => block.kind)).toEqual(["table", "round"]);
    expect(freshBlocks(told, 6, 0, FAIR, false)).toEqual([]);
    const staged: Tally = { ...FAIR, ledgers: FAIR.ledgers.map((ledger) => ({ ...ledger, staged: true })) };
    expect(
      freshBlocks(
        told.slice(0, 5).map((event) => ({ ...event })),
        5,
        3,
        staged,
        false,
      ).some(isSpread),
    ).toBe(false);
  });

  test("says at the end of a round what it brought, and at the end of the game too", () => {
    const told = [round(1), collected(0, 4), happened("robbed", { seat: 1, other: 0 }), round(2), collected(1, 2)];
    const ends = (isOver: boolean): unknown[] =>
      blocks(told, 0, FAIR, isOver).filter((block) => block.kind === "round");
    expect(ends(false)).toMatchObject([{ at: 3, counts: { 0: { coin: 3 }, 1: { coin: 1 } } }]);
    expect(ends(true)).toMatchObject([{ at: 3 }, { at: 5, counts: { 1: { coin: 2 } } }]);
    // Where the beginning of a round is not known, nobody can say what it brought.
    expect(blocks(told.slice(1), 1, FAIR, false).filter((block) => block.kind === "round")).toEqual([]);
  });

  test("draws nothing anew that has not changed", () => {
    const told = [round(1), earned(0, "egg", 1), earned(1, "egg", 1), earned(2, "egg", 1), happened("sang"), round(2)];
    const before = blocks(told, 0, FAIR, false);
    const after = blocks([...told, happened("sang")], 0, FAIR, false);
    before.forEach((block, at) => expect(after[at]).toBe(block));
  });
});

describe("a step of the story", () => {
  const lines = (...names: string[]): Block[] =>
    names.map((name, at) => ({ kind: "line", event: happened(name, { at }), at, times: 1 }));
  const told = (found: Block[]): string[] => found.map((block) => (block.kind === "line" ? block.event.name : ""));

  test("leaves out what happens again and again, where there is no room for all", () => {
    const turn = lines("discarded", "discarded", "discarded", "satisfied", "travelled", "built", "rewarded");
    expect(told(foremost(turn, 3))).toEqual(["satisfied", "travelled", "built"]);
    expect(told(foremost(lines("discarded", "discarded", "satisfied"), 3))).toHaveLength(3);
    expect(told(foremost(lines("drew", "drew", "drew", "drew"), 3))).toEqual(["drew", "drew", "drew"]);
  });
});

describe("looking back", () => {
  const told: Chronicle = {
    events: [round(1), happened("sang"), round(2), happened("sang")],
    sequences: [0, 1, 4, 5],
    moments: [0, 1, 2, 3, 4, 5, 6],
    movers: [null, 0, 0, 1, null, 1, 0],
  };

  test("goes from round to round, and from one who moves to the next", () => {
    expect(beginnings(told, "round", FAIR)).toEqual([0, 4, 6]);
    expect(beginnings(told, "turn", FAIR)).toEqual([0, 2, 5, 6]);
    expect(beginnings(told, "turn", { ...FAIR, turns: ["sang"] })).toEqual([0, 1, 4, 5, 6]);
  });

  test("a round may begin where an argument changes", () => {
    const turns = [1, 1, 2, 2].map((number) => happened("turn-begins", { round: number }));
    const council: Tally = { ...FAIR, round: { event: "turn-begins", by: "round" }, turns: ["turn-begins"] };
    const chronicle = { ...told, events: turns, sequences: [0, 2, 4, 5] };
    expect(beginnings(chronicle, "round", council)).toEqual([0, 4, 6]);
    expect(beginnings(chronicle, "turn", council)).toEqual([0, 2, 4, 5, 6]);
  });
});
