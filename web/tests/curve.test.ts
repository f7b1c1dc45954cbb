import { describe, expect, it } from "vitest";
import { roundSteps, spreadOut, turningPoints } from "../src/frame/curve";

const at = (moment: number, ...heights: number[]): { moment: number; heights: number[] } => ({ moment, heights });

describe("turning points", () => {
  it("are where somebody else takes the lead", () => {
    const course = [at(0, 0, 0), at(3, 1, 0), at(5, 1, 1), at(6, 2, 1), at(9, 2, 4), at(12, 5, 4)];
    expect(turningPoints(course)).toEqual([
      { moment: 3, seat: 0 },
      { moment: 9, seat: 1 },
      { moment: 12, seat: 0 },
    ]);
  });
  it("are none where nobody ever leads", () => {
    expect(turningPoints([at(0, 0, 0), at(4, 2, 2)])).toEqual([]);
  });
});

describe("the lines behind the curve", () => {
  it("are few and round, and nothing rises above the last", () => {
    expect(roundSteps(3.4)).toEqual([0, 1, 2, 3, 4]);
    expect(roundSteps(12)).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(roundSteps(118)).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(roundSteps(0)).toEqual([0, 1]);
  });
});

describe("signs at the ends of lines", () => {
  it("keep their distance and their order, and stay in sight", () => {
    expect(spreadOut([10, 50, 90], 20, 100)).toEqual([10, 50, 90]);
    expect(spreadOut([50, 50, 40], 20, 100)).toEqual([60, 80, 40]);
    expect(spreadOut([100, 100, 100], 20, 100)).toEqual([60, 80, 100]);
  });
});
