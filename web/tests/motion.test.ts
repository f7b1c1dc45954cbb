import { describe, expect, it } from "vitest";
import { TURN } from "../src/games/fief/news.svelte";

const SHORTEST_MOTION = 200; // milliseconds: what is shorter is not seen, and what is longer is waited for
const LONGEST_MOTION = 400;
/** What moves nothing from one place to another but says "here", as long as somebody looks for it, and in calm. */
const SIGNALS: Record<string, string> = {
  breathe: "what can be done glows",
  "council-glow": "what can be done glows",
  glow: "what can be done glows",
  nod: "an arrow of a guide points at what is led to",
  wander: "the dashes of a way that is only proposed run along it",
  finger: "a ring shows which village a line or a name is about",
};
const LONGEST = 5; // seconds: beyond that, people must be able to stop it, and a waiting table would draw for ever
const FILES = import.meta.glob<string>("../src/**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
const SCRIPTS = import.meta.glob<string>("../src/**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const ANIMATED = /\banimation:\s*(([\w-]+)\s+[\d.]+m?s\b[^;]*);/g;
const CHANGED = /\btransition:([^;]+);/g;
/** The lengths that scripts call by a name. */
const NAMED = /const (LENGTH|JOURNEY|TRAVEL) = (\d+);/;
/** Where one does. */
const MOVES = /\.animate\(|duration: /;
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

describe("what travels, turns or comes", () => {
  const runs = Object.entries(FILES).flatMap(([file, text]) =>
    [...text.matchAll(ANIMATED)].map(([, said = "", name = ""]) => ({ file, name, time: duration(said) * 1000 })),
  );
  const isMeasured = (time: number): boolean => SHORTEST_MOTION <= time && time <= LONGEST_MOTION;

  it("takes as long as one sees it and no longer", () => {
    const motions = runs.filter(({ name }) => !(name in SIGNALS));
    expect(motions.length).toBeGreaterThan(8);
    expect(motions.filter(({ time }) => !isMeasured(time))).toEqual([]);
  });

  it("tumbles, as a die, as long as the news wait for it", () => {
    const tumbling = runs.filter(({ name }) => name === "tumble");
    expect(tumbling.map(({ time }) => time)).toEqual([TURN]);
  });

  it("takes as long where a script moves it", () => {
    const moving = Object.entries(SCRIPTS).filter(([, text]) => MOVES.test(text));
    const lengths = moving.map(([file, text]) => ({ file, time: Number(NAMED.exec(text)?.[2]) }));
    expect(lengths.length).toBeGreaterThan(4);
    expect(lengths.filter(({ time }) => !isMeasured(time))).toEqual([]);
  });

  it("is at its new place no later where it only changes", () => {
    const changes = Object.entries(FILES).flatMap(([file, text]) =>
      [...text.matchAll(CHANGED)].flatMap(([, said = ""]) =>
        said.split(/,(?![^(]*\))/).map((one) => ({ file, one: one.trim(), time: duration(one) * 1000 })),
      ),
    );
    expect(changes.length).toBeGreaterThan(12);
    expect(changes.filter(({ time }) => time > LONGEST_MOTION)).toEqual([]);
  });

  it("has no signal that nothing uses", () => {
    const breathing = /--breathing: (\w+) /.exec(FILES["../src/look/tokens.css"] ?? "")?.[1];
    const used = new Set([breathing, ...runs.map(({ name }) => name)]);
    expect(Object.keys(SIGNALS).filter((name) => !used.has(name))).toEqual([]);
  });
});
