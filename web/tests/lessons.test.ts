import { describe, expect, it } from "vitest";
import { isIcon } from "../src/heraldry/icons";
import "../src/heraldry/more-icons";

const LESSONS = import.meta.glob<string>("../../src/outremer/games/*/lesson.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const BOARDS = import.meta.glob<string>("../src/games/*/board.ts", { query: "?raw", import: "default", eager: true });
const GAMES = Object.keys(LESSONS).map((path) => path.split("/").at(-2) ?? "");

describe.each(GAMES)("the lesson of %s", (game) => {
  const lesson = LESSONS[`../../src/outremer/games/${game}/lesson.toml`] ?? "";

  it("explains only signs that can be drawn", () => {
    const signs = [...(/^signs = \[(.*?)\]/ms.exec(lesson)?.[1]?.matchAll(/"([^"]+)"/g) ?? [])].map(
      (found) => found[1],
    );
    expect(signs.length).toBeGreaterThan(8);
    expect(signs.filter((sign) => !isIcon(sign ?? ""))).toEqual([]);
  });

  it("shows parts of the page that exist", () => {
    const own = /parts: \{([^}]*)\}/.exec(BOARDS[`../src/games/${game}/board.ts`] ?? "")?.[1] ?? "";
    const known = ["seats", "screen", ...[...own.matchAll(/(\w+)/g)].map((found) => found[1])];
    const parts = [...lesson.matchAll(/^part = "(.*)"/gm)].map((found) => found[1]);
    expect(parts.filter((part) => !known.includes(part))).toEqual([]);
  });
});
