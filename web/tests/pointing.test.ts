import { describe, expect, it } from "vitest";
import { clearTop } from "../src/frame/pointing";

const ROOM = { top: 52, bottom: 510 };
const CARD = 170;

describe("the card of a guide", () => {
  it("hangs low where nothing is led to below it", () => {
    expect(clearTop([{ top: 97, bottom: 150 }], CARD, ROOM)).toBe(340);
  });

  it("goes between two things that are led to, with room for the arrow of the lower one", () => {
    expect(
      clearTop(
        [
          { top: 97, bottom: 150 },
          { top: 400, bottom: 450 },
        ],
        CARD,
        ROOM,
      ),
    ).toBe(400 - 34 - CARD);
  });

  it("hides an edge rather than a middle", () => {
    const things = [
      { top: 97, bottom: 151 },
      { top: 331, bottom: 388 },
    ];
    expect(clearTop(things, 183, ROOM)).toBe(151);
  });

  it("hides an arrow rather than a thing, and few things rather than many", () => {
    expect(
      clearTop(
        [
          { top: 97, bottom: 150 },
          { top: 330, bottom: 510 },
        ],
        CARD,
        ROOM,
      ),
    ).toBe(330 - CARD);
    expect(
      clearTop(
        [
          { top: 60, bottom: 510 },
          { top: 60, bottom: 100 },
        ],
        CARD,
        ROOM,
      ),
    ).toBe(340);
  });
});
