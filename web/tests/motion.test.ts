import { describe, expect, it } from "vitest";

const LONGEST = 5; // seconds: beyond that, people must be able to stop it, and a waiting table would draw for ever
const FILES = import.meta.glob<string>("../src/**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
const SAID = /(?:animation|--breathing):\s*([^;]+);/g;

/** How long what a style says goes on by itself, in seconds. */
function duration(said: string): number {
  const [, amount = "0", unit] = /([\d.]+)(ms|s)\b/.exec(said) ?? [];
  const times = /\binfinite\b/.test(said) ? Infinity : Number(/\s(\d+)(?=\s|$)/.exec(said)?.[1] ?? 1);
  return (Number(amount) / (unit === "ms" ? 1000 : 1)) * times;
}

describe("what moves by itself", () => {
  it("is measured with its repetitions", () => {
    expect(duration("glow 1.6s ease-in-out 3 alternate")).toBeCloseTo(4.8);
    expect(duration("turn 350ms ease-out")).toBeCloseTo(0.35);
    expect(duration("glow 2s infinite")).toBe(Infinity);
  });

  it(`comes to rest within ${LONGEST} seconds`, () => {
    const all = Object.entries(FILES).flatMap(([name, text]) =>
      [...text.matchAll(SAID)].map(([, said = ""]) => ({ name, said, seconds: duration(said) })),
    );
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ seconds }) => !(seconds <= LONGEST))).toEqual([]);
  });
});
