import { describe, expect, test } from "vitest";
import { folded } from "../src/frame/folding";
import type { GameEvent } from "../src/types";

const drew = (seat: number): GameEvent => ({ name: "drew", arguments: { seat } });

describe("the chronicle", () => {
  test("tells once, with a number, what happens several times in a row", () => {
    const rows = folded([drew(1), drew(1), drew(1), drew(2), drew(1)], 10);
    expect(rows.map(({ at, times }) => [at, times])).toEqual([
      [10, 3],
      [13, 1],
      [14, 1],
    ]);
  });

  test("begins a new row where somebody went away", () => {
    expect(folded([drew(1), drew(1), drew(1)], 0, 2).map(({ times }) => times)).toEqual([2, 1]);
  });

  test("keeps a row that has not changed", () => {
    const events = [drew(1), drew(1), drew(2)];
    const before = folded(events, 0);
    const after = folded([...events, drew(2)], 0);
    expect(after[0]).toBe(before[0]);
    expect(after[1]?.times).toBe(2);
  });
});
