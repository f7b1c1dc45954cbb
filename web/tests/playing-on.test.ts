import { describe, expect, it } from "vitest";
import { mayPlayOnAs } from "../src/frame/playing-on";
import type { SeatInfo, TableInfo } from "../src/types";

const seat = (at: number, kind: string, mine = false): SeatInfo => ({ seat: at, kind, mine }) as SeatInfo;
const table = (state: string, ...seats: SeatInfo[]): TableInfo => ({ state, seats }) as TableInfo;

describe("going on from a position, on a copy", () => {
  it("is for anybody and any seat once the game is over", () => {
    expect(mayPlayOnAs(table("finished", seat(0, "person"), seat(1, "person"), seat(2, "bot")))).toEqual([0, 1, 2]);
  });
  it("is for one's own seat while the game goes on against bots alone", () => {
    expect(mayPlayOnAs(table("playing", seat(0, "bot"), seat(1, "person", true)))).toEqual([1]);
  });
  it("is for nobody where others sit, or somebody else plays, or nothing has begun", () => {
    expect(mayPlayOnAs(table("playing", seat(0, "person"), seat(1, "person", true)))).toEqual([]);
    expect(mayPlayOnAs(table("playing", seat(0, "person", true), seat(1, "person", true)))).toEqual([]);
    expect(mayPlayOnAs(table("playing", seat(0, "bot"), seat(1, "person")))).toEqual([]);
    expect(mayPlayOnAs(table("waiting", seat(0, "bot"), seat(1, "person", true)))).toEqual([]);
    expect(mayPlayOnAs(table("frozen", seat(0, "bot"), seat(1, "person", true)))).toEqual([]);
  });
});
