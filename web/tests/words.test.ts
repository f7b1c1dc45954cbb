import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "it", "de"];
const FILES = import.meta.glob<string>("../src/**/*.{svelte,ts,ftl}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const RULES = import.meta.glob<string>("../../src/outremer/games/*/rules.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const source = (path: string): string => FILES[`../src/${path}`] ?? "";
const GAMES = Object.keys(FILES).flatMap((name) => /games\/([\w-]+)\/board\.ts$/.exec(name)?.[1] ?? []);

/** Each message of a file with the placeholders it names. */
function messages(path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of source(path).split(/^(?=[a-z])/m)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set([...block.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ""))].sort());
  }
  return found;
}

function code(belongs: (name: string) => boolean): string {
  const files = Object.entries(FILES).filter(([name]) => !name.endsWith(".ftl") && belongs(name));
  return files.map(([, text]) => text).join("\n");
}

const named = (text: string): string[] =>
  [...text.matchAll(/\bt\(\s*["']([a-z][\w-]*)["']/g)].map((match) => match[1] ?? "");

function unused(text: string, ids: Iterable<string>): string[] {
  const families = [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const isUsed = (id: string): boolean =>
    text.includes(`"${id}"`) || text.includes(`'${id}'`) || families.some((start) => id.startsWith(start));
  return [...ids].filter((id) => !isUsed(id));
}

const own = messages("words/en.ftl");

describe("the client's own words", () => {
  it.each(LANGUAGES)("have the same ids and placeholders in %s", (language) => {
    expect(Object.fromEntries(messages(`words/${language}.ftl`))).toEqual(Object.fromEntries(own));
  });

  it("exist wherever the code outside the games names them", () => {
    const ids = named(code((name) => !name.includes("/games/")));
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !own.has(id))).toEqual([]);
  });

  it("are all used", () => {
    expect(
      unused(
        code(() => true),
        own.keys(),
      ),
    ).toEqual([]);
  });
});

describe.each(GAMES)("the board's words of %s", (game) => {
  const english = messages(`games/${game}/words/en.ftl`);
  const ours = code((name) => name.includes(`/games/${game}/`));

  it.each(LANGUAGES)("have the same ids and placeholders in %s", (language) => {
    expect(Object.fromEntries(messages(`games/${game}/words/${language}.ftl`))).toEqual(Object.fromEntries(english));
  });

  it("exist wherever its board names them", () => {
    const ids = named(ours);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !english.has(id) && !own.has(id))).toEqual([]);
  });

  it("are all used, and none is the client's own", () => {
    const frame = code((name) => !name.includes("/games/"));
    expect(unused(`${ours}\n${frame}`, english.keys())).toEqual([]);
    expect([...english.keys()].filter((id) => own.has(id))).toEqual([]);
  });

  it("name every chapter of its rules", () => {
    const rules = Object.entries(RULES).find(([name]) => name.includes(`/games/${game}/`))?.[1] ?? "";
    const chapters = [...new Set([...rules.matchAll(/^id = "([^."]+)/gm)].map((match) => match[1] ?? ""))];
    expect(chapters.length).toBeGreaterThan(5);
    const told = [...english.keys()].filter((id) => id.startsWith("chapter-")).map((id) => id.slice(8));
    expect(told.sort()).toEqual(chapters.sort());
  });
});
