import { describe, expect, it } from "vitest";
import { changesHearers, TABLE, talkRooms } from "../src/frame/rooms";
import type { TalkLine } from "../src/types";

function line(room: string, members: number[] | null, text = "…"): TalkLine {
  return { type: "talk", from: "Anna", seat: 0, text, at: "2026-11-16T10:00:00Z", room, members };
}

describe("rooms of talk", () => {
  it("are the table's alone where nobody talks in confidence, spectators' lines among it", () => {
    const lines = [line("table", null), line("spectators", null)];
    expect(talkRooms(lines, {})).toEqual([{ name: TABLE, members: null, lines }]);
  });

  it("are those one is in, and those one was in, which can only be read", () => {
    const lines = [line("2", [0, 2]), line("table", null)];
    const rooms = talkRooms(lines, { "0": [0, 1] });
    expect(rooms.map(({ name, members }) => [name, members])).toEqual([
      [TABLE, null],
      ["0", [0, 1]],
      ["2", []],
    ]);
    expect(rooms[2]?.lines).toHaveLength(1);
  });

  it("say who hears a line where that is no longer who is there", () => {
    const [, room] = talkRooms([line("0", [0, 1]), line("0", [0, 1]), line("0", [0, 1, 2])], { "0": [0, 1, 2] });
    if (!room) throw new Error("no private room");
    expect([0, 1, 2].map((at) => changesHearers(room, at))).toEqual([true, false, true]);
    const [table] = talkRooms([line("table", null)], {});
    expect(changesHearers(table, 0)).toBe(false);
  });
});
