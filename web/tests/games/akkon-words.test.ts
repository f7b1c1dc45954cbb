import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardSentence, cardText } from "../../src/games/akkon/cards";
import type { CardFace } from "../../src/games/akkon/world";
import { GameWords } from "../../src/words/game";
import { bundleOf, say, type Arguments } from "../../src/words/words.svelte";

const FILES = import.meta.glob<string>("../../src/games/akkon/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const speaking = vi.hoisted(() => ({ language: "en" }));
vi.mock("../../src/games/akkon/words", () => ({
  t: (id: string, values?: Arguments) => {
    const text = FILES[`../../src/games/akkon/words/${speaking.language}.ftl`] ?? "";
    return say(bundleOf(speaking.language, text), id, values);
  },
}));

const words = new GameWords("akkon");
const lending: CardFace[] = ["plague", "brothers-in-arms"].map((kind) => ({
  card: "tyre-5",
  city: "tyre",
  kind,
  cost: 1,
  provenance: "rulebook",
  track: "faith",
}));
const NEXT: Record<string, RegExp> = { en: /next (round|auction)/, it: /prossim[ao]/, de: /nächsten/ };

describe.each(["en", "it", "de"])("a card that borrows Templars, in %s", (language) => {
  beforeEach(() => void (speaking.language = language));

  it.each(["opponent", "player"])("promises none in the last round, and says all else (%s)", (help) => {
    for (const card of lending) {
      const usual = cardText(card, words, help, false);
      const last = cardText(card, words, help, true);
      expect(usual).toMatch(NEXT[language] ?? "");
      expect(last).not.toMatch(NEXT[language] ?? "");
      expect(usual.startsWith(`${last};`)).toBe(true);
      expect(cardSentence(card, words, help, true)).toContain(`${last}. `);
      expect(cardSentence(card, words, help, true)).not.toMatch(NEXT[language] ?? "");
    }
  });
});
