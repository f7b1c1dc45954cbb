import { describe, expect, it } from "vitest";
import { beginning, sentences } from "../src/words/speech";

describe("what a screen reader says", () => {
  it("begins a label with a capital", () => {
    expect(beginning("knight 8")).toBe("Knight 8");
    expect(beginning("épée")).toBe("Épée");
    expect(beginning("2 coins")).toBe("2 coins");
    expect(beginning("")).toBe("");
  });

  it("makes a sentence of each fact, and says nothing of what there is not", () => {
    expect(sentences(["Tyre", "", "nobody here yet", "It pays 2 coins.", "Anna: knight 8"])).toBe(
      "Tyre. Nobody here yet. It pays 2 coins. Anna: knight 8",
    );
  });
});
