import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../src/types";
import { isolated } from "../src/words/direction";
import { GameWords } from "../src/words/game";

const named = (name: string): SeatInfo => ({ seat: 0, name }) as SeatInfo;

describe("a name within a sentence", () => {
  it("turns nothing round beside it where it is written from right to left", () => {
    for (const name of ["صلاح الدين", "שמואל", "Anna שמואל", "𞤀𞤁"]) {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    }
  });

  it("stays as it is in any other script", () => {
    for (const name of ["Sibylla", "Ἄννα", "Ольга", "王", "P1", "🏰", ""]) expect(isolated(name)).toBe(name);
  });

  it("is so wherever a game speaks of a seat", () => {
    expect(new GameWords("jerusalem", [named("שמואל")]).player(0)).toBe("\u2068שמואל\u2069");
    expect(new GameWords("jerusalem", [named("Sibylla")]).player(0)).toBe("Sibylla");
  });
});
