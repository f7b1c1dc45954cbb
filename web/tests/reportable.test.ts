import { describe, expect, it } from "vitest";
import { reportable } from "../src/frame/reportable";
import type { Player, SeatInfo, TalkLine } from "../src/types";

const ME: Player = { id: "me", name: "Anna", account: true, administrator: false };

function said(key: number, from: string, text: string, seat: number | null): TalkLine {
  return { type: "talk", from, seat, text, at: "2026-11-16T10:00:00Z", room: "table", members: null, key };
}

function sitting(seat: number, name: string, player: string | null): SeatInfo {
  return {
    ...{ seat, name, player, kind: player ? "person" : "bot", bot: null },
    ...{ ready: true, connected: true, mine: player === ME.id, substitute: false, guest: false, hints: 0 },
  };
}

describe("what can be reported", () => {
  it("is what others said, the newest first, and their names", () => {
    const seats = [sitting(0, "Anna", "me"), sitting(1, "Bruno", "b"), sitting(2, "Bot", null)];
    const talk = [said(4, "Bruno", "first", 1), said(5, "Anna", "mine", 0), said(6, "Bruno", "last", 1)];
    expect(reportable(seats, talk, ME)).toEqual([
      { id: "line-6", about: { line: 6 }, name: "Bruno", text: "last" },
      { id: "line-4", about: { line: 4 }, name: "Bruno", text: "first" },
      { id: "seat-1", about: { seat: 1 }, name: "Bruno", text: "" },
    ]);
  });

  it("is nothing where one is alone with bots", () => {
    expect(reportable([sitting(0, "Anna", "me"), sitting(1, "Bot", null)], [said(5, "Anna", "mine", 0)], ME)).toEqual(
      [],
    );
  });

  it("is also what somebody said who has the same name", () => {
    const seats = [sitting(0, "Anna", "me"), sitting(1, "Anna", "other")];
    const talk = [said(4, "Anna", "mine", 0), said(5, "Anna", "theirs", 1), said(6, "Anna", "mine, before", null)];
    expect(reportable(seats, talk, ME).map(({ id }) => id)).toEqual(["line-5", "seat-1"]);
  });
});
