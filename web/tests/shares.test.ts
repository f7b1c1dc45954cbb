import { describe, expect, it } from "vitest";
import { amount, band, line, margin, nearest, percent, told } from "../src/coach/shares";

const at = (moment: number, share: number, error = 0.1): { moment: number; shares: number[]; errors: number[] } => ({
  moment,
  shares: [share, 1 - share],
  errors: [error, error],
});
const POINTS = [at(0, 0.5), at(4, 0.95), at(10, 1, 0)];
const place = (moment: number, share: number): string => `${moment},${share.toFixed(2)}`;

describe("an error", () => {
  it("is not told as none where it is small", () => {
    expect(margin(0.0004, "en", 1)).toBe("< 0.1");
    expect(margin(0.004, "de")).toBe("< 1");
    expect(margin(0.0006, "de", 1)).toBe("0,1");
    expect(margin(0, "en", 1)).toBe("0.0");
  });
});

describe("a curve of shares", () => {
  it("is a line for each seat", () => {
    expect(line(POINTS, 0, place)).toBe("0,0.50 4,0.95 10,1.00");
    expect(line(POINTS, 1, place)).toBe("0,0.50 4,0.05 10,0.00");
  });
  it("has a band that never leaves what can be, and closes where nothing is in doubt", () => {
    expect(band(POINTS, 0, place)).toBe("0,0.60 4,1.00 10,1.00 10,1.00 4,0.85 0,0.40");
  });
  it("leads to the point that is nearest", () => {
    expect([-3, 1, 3, 6, 8, 99].map((moment) => nearest(POINTS, moment))).toEqual([0, 0, 1, 1, 2, 2]);
  });
  it("is told in a few numbers, the first and the last among them", () => {
    expect(told(POINTS, 9)).toEqual(POINTS);
    const many = Array.from({ length: 100 }, (_, moment) => at(moment, 0.5));
    expect(told(many, 4).map(({ moment }) => moment)).toEqual([0, 33, 66, 99]);
    expect(told([], 9)).toEqual([]);
  });
});

describe("numbers of the coach", () => {
  it("are written as the reader writes them", () => {
    expect([percent(0.2134, "de", 1), percent(0.2134, "en"), amount(11.249, "it")]).toEqual(["21,3", "21", "11,2"]);
  });
});
