import { expect, it } from "vitest";
import { holds, printedChapter } from "../src/frame/rules.svelte";
import type { Rule } from "../src/types";

it("names the chapter of one's own edition, or of both", () => {
  const source = "it: FASE 1 / ASTA | de: PHASE 1 / ÄMTERAUKTION";
  expect(printedChapter(source, "de")).toBe("PHASE 1 / ÄMTERAUKTION");
  expect(printedChapter(source, "en")).toBe("FASE 1 / ASTA · PHASE 1 / ÄMTERAUKTION");
  expect(printedChapter("Contenuto", "en")).toBe("Contenuto");
});

it("lists the rules of what is in play, or all where no table is meant", () => {
  const rule = (module: string): Rule => ({
    ...{ id: "king.vp", kind: "rule", text: "", ruling: "", option: "", source: "", module },
  });
  expect(holds(rule(""), [])).toBe(true);
  expect(holds(rule("templars"), ["tactics"])).toBe(false);
  expect(holds(rule("templars"), ["tactics", "templars"])).toBe(true);
  expect(holds(rule("templars"), undefined)).toBe(true);
});
