import { describe, expect, it } from "vitest";
import { DoesNotFit, patched } from "../src/live/patch";
import type { Json } from "../src/types";

const view = (): Json => ({ world: { areas: [{ squires: [1, 0] }, { squires: [0, 0] }], event: null }, asked: [0] });

describe("a patch", () => {
  it("replaces what its path names and leaves the rest shared", () => {
    const before = view() as { world: { areas: Json[] } };
    const after = patched(before, [[["world", "areas", 0, "squires", 1], 3]]);
    expect(after.world.areas[0]).toEqual({ squires: [1, 3] });
    expect(after.world.areas[1]).toBe(before.world.areas[1]);
    expect(before).toEqual(view());
  });

  it("adds keys and items, and removes them when no value is given", () => {
    const longer = patched(view(), [
      [["world", "round"], 2],
      [["asked", 1], 3],
    ]);
    expect(longer).toMatchObject({ world: { round: 2 }, asked: [0, 3] });
    expect(patched(longer, [[["world", "round"]], [["asked", 0]]])).toMatchObject({ asked: [3] });
    expect((patched(longer, [[["world", "round"]]]) as { world: object }).world).not.toHaveProperty("round");
  });

  it("sets null as a value", () => {
    expect(patched({ event: "war" }, [[["event"], null]])).toEqual({ event: null });
  });

  it("replaces the whole view when the path is empty", () => {
    expect(patched(view(), [[[], { over: true }]])).toEqual({ over: true });
  });

  it.each([
    [["nowhere", "deep"], 1],
    [["asked", 7], 1],
    [["world", "event", "name"], 1],
  ] as [string[], number][])("says so when %j does not fit", (path, value) => {
    expect(() => patched(view(), [[path, value]])).toThrow(DoesNotFit);
  });

  it("says so when there is nothing to remove", () => {
    expect(() => patched(view(), [[["world", "round"]]])).toThrow(DoesNotFit);
  });
});
