import { describe, expect, it } from "vitest";
import { clearing, movedTo, type Room } from "../../src/games/fief/clearings";

const SIGN: Room = { left: -10, right: 10, top: -10, bottom: 10 };
const SPOT = { x: 100, y: 100 };
const anywhere = (): boolean => true;

describe("where a sign stands", () => {
  it("is its own place where nothing lies over it", () => {
    expect(clearing(SPOT, SIGN, { over: [], under: [] }, anywhere)).toEqual(SPOT);
  });

  it("is beside what would cover it, and no farther than needed", () => {
    const piece = movedTo(SPOT, { left: -30, right: 30, top: -5, bottom: 15 });
    const { x, y } = clearing(SPOT, SIGN, { over: [piece], under: [] }, anywhere);
    expect(y + SIGN.bottom <= piece.top || y + SIGN.top >= piece.bottom).toBe(true);
    expect(Math.hypot(x - SPOT.x, y - SPOT.y)).toBeLessThan(40);
  });

  it("never leaves its home", () => {
    const piece = movedTo(SPOT, { left: -30, right: 30, top: -30, bottom: 30 });
    const { x } = clearing(SPOT, SIGN, { over: [piece], under: [] }, (point) => point.x <= 100);
    expect(x).toBeLessThanOrEqual(100);
  });

  it("is rather on a roof than under a piece", () => {
    const piece = movedTo(SPOT, { left: -200, right: 200, top: -15, bottom: 200 });
    const roof: Room = { left: -200, right: 400, top: -200, bottom: 85 };
    const { y } = clearing(SPOT, SIGN, { over: [piece], under: [roof] }, anywhere);
    expect(y + SIGN.bottom).toBeLessThanOrEqual(piece.top);
  });
});
