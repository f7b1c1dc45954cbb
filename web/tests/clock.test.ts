import { describe, expect, it } from "vitest";
import { deadlines } from "../src/live/clock";

describe("time that is left", () => {
  it("becomes a moment of this device's own clock", () => {
    const told = { type: "clock", limit: 60000, seats: { "2": 41000 }, talks: { "0": 170000 } } as const;
    expect(deadlines(told, 1000)).toEqual({ limit: 60000, seats: { "2": 42000 }, talks: { "0": 171000 } });
  });

  it("is nothing where nobody is timed", () => {
    const told = { type: "clock", limit: null, seats: {}, talks: {} } as const;
    expect(deadlines(told, 1000)).toEqual({ limit: null, seats: {}, talks: {} });
  });
});
