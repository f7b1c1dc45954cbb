import { describe, expect, it } from "vitest";

const LONGEST = 120;
const FILES = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "./**/*.ts", "../*.{js,ts,html}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GENERATED = ["../src/protocol.d.ts"];

describe("a line", () => {
  it(`has at most ${LONGEST} characters, strings and comments included`, () => {
    const ours = Object.entries(FILES).filter(([name]) => !GENERATED.includes(name));
    expect(ours.length).toBeGreaterThan(120);
    const long = ours.flatMap(([name, text]) =>
      text.split("\n").flatMap((line, at) => (line.length > LONGEST ? [`${name}:${at + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
});
