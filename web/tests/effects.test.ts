// @vitest-environment node
import { expect, it } from "vitest";
import { effects } from "../src/games/akkon/cards";
import type { CardFace } from "../src/games/akkon/world";

it("in the last round of Akkon no sign of a card tells of Templars for the next", () => {
  for (const kind of ["plague", "brothers-in-arms"]) {
    const card = { card: 1, kind, city: "tyre", cost: 1, track: "faith" } as unknown as CardFace;
    const signs = (isLast: boolean): unknown[] => effects(card, "opponent", isLast).map(({ icon }) => icon);
    expect(signs(false)).toEqual([undefined, "knight"]);
    expect(signs(true)).toEqual([undefined]);
  }
});
