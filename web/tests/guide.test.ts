import { describe, expect, it } from "vitest";
import { leadsTo, matches } from "../src/live/guide";
import { GameWords } from "../src/words/game";

describe("a pattern of a guide", () => {
  it("means what the server means by it", () => {
    expect(matches("place market-large|palace-large", "place palace-large")).toBe(true);
    expect(matches("place market-large|palace-large", "place david")).toBe(false);
    expect(matches("place !david", "place palace-large")).toBe(true);
    expect(matches("place !david|market-large", "place market-large")).toBe(false);
    expect(matches("open treasurer *", "open treasurer 7")).toBe(true);
    expect(matches("open *", "open treasurer 7")).toBe(false);
  });
});

describe("a guide", () => {
  const rows = [
    ["bid sidon|tyros", "lay knight-4"],
    ["bid sidon", "lay *", "pass"],
  ];
  const guide = { sequence: 1, step: 0, steps: 2, id: "bid", form: "Auction", rows };

  it("leads to a move, and to a row of moves from its beginning on", () => {
    expect(leadsTo(guide, ["bid tyros"])).toBe(true);
    expect(leadsTo(guide, ["bid sidon", "lay knight-1"])).toBe(true);
    expect(leadsTo(guide, ["bid tyros", "lay knight-1"])).toBe(false);
    expect(leadsTo(guide, ["lay knight-4"])).toBe(false);
    expect(leadsTo(guide, ["bid tyros", "lay knight-4", "pass"])).toBe(false);
  });
});

describe("what a guided first game says", () => {
  it("is nothing while its words are on their way, rather than a word of our own", () => {
    expect(new GameWords("akkon").guide("bid")).toBe("");
  });
});

describe("what any game says", () => {
  it("is nothing while its words are on their way, rather than an id", () => {
    const words = new GameWords("akkon");
    for (const said of [words.option("last_round"), words.player(2), words.move("bid tyre"), words.noun("tyre")])
      expect(said.trim()).toBe("");
  });
});
