import { expect, it } from "vitest";
import { holds, matches, printedChapter } from "../src/frame/rules.svelte";
import type { Rule } from "../src/types";

const VOTES: Rule = {
  id: "king.vp",
  kind: "rule",
  text: "Il re vale un punto.",
  question: "E la reggente?",
  ruling: "Anche l’età della reggente non conta.",
  option: "",
  source: "",
  module: "",
};

it("finds a rule by words of its text, of its question and of its ruling, as one types them", () => {
  expect(matches(VOTES, "")).toBe(true);
  expect(matches(VOTES, "king punto")).toBe(true);
  expect(matches(VOTES, "E la")).toBe(true);
  expect(matches(VOTES, "  L'ETA conta ")).toBe(true);
  expect(matches({ ...VOTES, ruling: "" }, "conta")).toBe(false);
  expect(matches({ ...VOTES, question: "" }, "reggente?")).toBe(false);
  expect(matches(VOTES, "punto papa")).toBe(false);
});

it("names the chapter of one's own edition, or of both", () => {
  const source = "it: FASE 1 / ASTA | de: PHASE 1 / ÄMTERAUKTION";
  expect(printedChapter(source, "de")).toBe("PHASE 1 / ÄMTERAUKTION");
  expect(printedChapter(source, "en")).toBe("FASE 1 / ASTA · PHASE 1 / ÄMTERAUKTION");
  expect(printedChapter("Contenuto", "en")).toBe("Contenuto");
});

it("lists the rules of what is in play, or all where no table is meant", () => {
  const rule = (module: string): Rule => ({ ...VOTES, module });
  expect(holds(rule(""), [])).toBe(true);
  expect(holds(rule("templars"), ["tactics"])).toBe(false);
  expect(holds(rule("templars"), ["tactics", "templars"])).toBe(true);
  expect(holds(rule("templars"), undefined)).toBe(true);
});
