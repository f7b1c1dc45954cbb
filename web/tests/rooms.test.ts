import { describe, expect, it } from "vitest";
import { drawnBoard, emblemOf } from "../src/boards/board";

const FILES = import.meta.glob<string>("../src/**/*.{svelte,ts,css,ftl}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = [...new Set(Object.keys(FILES).flatMap((name) => /^\.\.\/src\/games\/([^/]+)\//.exec(name)?.[1] ?? []))];

/** Rooms that every page may look into, and that look into none. */
const SHARED = ["boards", "frame", "games", "heraldry", "live", "words"];

it.each(SHARED)("%s knows no page", (room) => {
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(`../src/${room}/`));
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(([, text]) => /from "(\.\.\/)+pages\//.test(text)).map(([path]) => path)).toEqual([]);
});

describe("a game", () => {
  it("lies in a folder of its own", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    expect(Object.keys(FILES).length).toBeGreaterThan(100);
  });

  it.each(GAMES)("has a name, %s, that stands nowhere outside its folder", (game) => {
    const name = new RegExp(`(?<![a-z])${game}(?![a-z])`, "i");
    const outside = Object.entries(FILES).filter(([path]) => !path.startsWith(`../src/games/${game}/`));
    // A place may be called like a game: Akkon has a city of Jerusalem. The rooms of the others are their own affair.
    const frame = outside.filter(([path]) => !path.startsWith("../src/games/"));
    const naming = (files: [string, string][], wanted: RegExp): string[] =>
      files.filter(([path, text]) => wanted.test(path) || wanted.test(text)).map(([path]) => path);
    expect(naming(frame, name)).toEqual([]);
    expect(naming(outside, new RegExp(`(games|\\.\\.)/${game}/`))).toEqual([]);
  });

  it.each(GAMES)("is found by its name: %s", (game) => {
    expect(emblemOf(game)).not.toBe(emblemOf("chess"));
  });

  it("without a folder here is played on the text board", async () => {
    expect(await drawnBoard("chess")).toBeNull();
    expect(emblemOf("chess")).toBe("seats");
  });
});
