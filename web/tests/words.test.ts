import { describe, expect, it } from "vitest";

const LANGUAGES = ["en", "it", "de"];
const FILES = import.meta.glob<string>("../src/**/*.{svelte,ts,ftl}", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../src/outremer/games/*/rules.toml", { query: "?raw", import: "default", eager: true });
const source = (path: string): string => FILES[`../src/${path}`] ?? "";

/** Each message with the placeholders it names. */
function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of source(`words/${language}.ftl`).split(/^(?=[a-z])/m)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set([...block.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ""))].sort());
  }
  return found;
}

function code(): string {
  const files = Object.entries(FILES).filter(([name]) => !name.endsWith(".ftl"));
  return files.map(([, text]) => text).join("\n");
}

describe("the client's own words", () => {
  const english = messages("en");

  it.each(LANGUAGES)("have the same ids and placeholders in %s", (language) => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
  });

  it("exist wherever the code names them", () => {
    const named = [...code().matchAll(/\bt\(\s*["']([a-z][\w-]*)["']/g)].map((match) => match[1] ?? "");
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((id) => !english.has(id))).toEqual([]);
  });

  it("are all used", () => {
    const text = code();
    const families = [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const unused = [...english.keys()].filter((id) => !text.includes(`"${id}"`) && !text.includes(`'${id}'`) && !families.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it("name every chapter of every game's rules", () => {
    const chapters = Object.values(RULES).flatMap((text) => [...text.matchAll(/^id = "([^."]+)/gm)].map((match) => match[1] ?? ""));
    expect(new Set(chapters).size).toBeGreaterThan(20);
    expect([...new Set(chapters)].filter((chapter) => !english.has(`chapter-${chapter}`))).toEqual([]);
    const needless = [...english.keys()].filter((id) => id.startsWith("chapter-") && !chapters.includes(id.slice(8)));
    expect(needless).toEqual([]);
  });
});
