import { describe, expect, it } from "vitest";
import { together } from "../src/words/words.svelte";

describe("the words of modules", () => {
  it("are those of both tables, each once and in one order", () => {
    expect(together(["relics"], ["crusades", "relics"])).toEqual(["crusades", "relics"]);
    expect(together([], [])).toEqual([]);
  });

  it("are all there where one of them wants all", () => {
    expect(together(null, ["relics"])).toBeNull();
    expect(together(["relics"], null)).toBeNull();
  });
});
