import { expect, it } from "vitest";
import { holds, matches } from "../src/frame/rules.svelte";
import type { Rule } from "../src/types";

const rule = (module: string): Rule => ({
  ...{ id: "king.vp", kind: "rule", text: "", question: "", ruling: "", option: "", source: "", module },
});

it("finds a rule by words of its text, of what it leaves open, and of how that is played", () => {
  const told: Rule = {
    ...rule(""),
    ...{ text: "Jeder zusätzliche Knappe kostet 3 Silberstücke.", question: "Ist die Zahl begrenzt?" },
    ruling: "Nein, nur durch den Vorrat.",
  };
  expect(matches(told, "KNAPPE king.vp")).toBe(true);
  expect(matches(told, "begrenzt")).toBe(true);
  expect(matches(told, "vorrat Knappe")).toBe(true);
  expect(matches(told, "vorrat Baron")).toBe(false);
  expect(matches({ ...told, ruling: "Sì, finché c’è l’argento." }, "SI L'Argento zusatzliche")).toBe(true);
});

it("lists the rules of what is in play, or all where no table is meant", () => {
  expect(holds(rule(""), [])).toBe(true);
  expect(holds(rule("templars"), ["tactics"])).toBe(false);
  expect(holds(rule("templars"), ["tactics", "templars"])).toBe(true);
  expect(holds(rule("templars"), undefined)).toBe(true);
});
