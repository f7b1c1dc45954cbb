import { describe, expect, it } from "vitest";
import { reportable } from "../src/frame/reportable";
import type { Player, SeatInfo, TalkLine } from "../src/types";

const ME: Player = { id: "me", name: "Anna", account: true, administrator: false };

function said(key: number, from: string, text: string): TalkLine {
  return { type: "talk", from, seat: 0, text, at: "2026-11-16T10:00:00Z", room: "table", members: null, key };
}

function sitting(seat: number, name: string, player: string | null): SeatInfo {
  return {
    ...{ seat, name, player, kind: player ? "person" : "bot", bot: null },
    ...{ ready: true, connected: true, mine: player === ME.id, substitute: false, guest: false },
  };
}

describe("what can be reported", () => {
  it("is what others said, the newest first, and their names", () => {
    const seats = [sitting(0, "Anna", "me"), sitting(1, "Bruno", "b"), sitting(2, "Bot", null)];
    const talk = [said(4, "Bruno", "first"), said(5, "Anna", "mine"), said(6, "Bruno", "last")];
    expect(reportable(seats, talk, ME)).toEqual([
      { about: { line: 6 }, name: "Bruno", text: "last" },
      { about: { line: 4 }, name: "Bruno", text: "first" },
      { about: { seat: 1 }, name: "Bruno", text: "" },
    ]);
  });

  it("is nothing where one is alone with bots", () => {
    expect(reportable([sitting(0, "Anna", "me"), sitting(1, "Bot", null)], [said(5, "Anna", "mine")], ME)).toEqual([]);
  });
});
