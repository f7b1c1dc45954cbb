import { expect, it } from "vitest";
import { printedChapter } from "../src/frame/rules.svelte";

it("names the chapter of one's own edition, or of both", () => {
  const source = "it: FASE 1 / ASTA | de: PHASE 1 / ÄMTERAUKTION";
  expect(printedChapter(source, "de")).toBe("PHASE 1 / ÄMTERAUKTION");
  expect(printedChapter(source, "en")).toBe("FASE 1 / ASTA · PHASE 1 / ÄMTERAUKTION");
  expect(printedChapter("Contenuto", "en")).toBe("Contenuto");
});
