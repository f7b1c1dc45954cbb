import { expect, it } from "vitest";
import type { Frame } from "../src/frame/frame.svelte";
import { explains, tells } from "../src/frame/telling";

const words = {
  about: (word: string) => (word === "war" ? "Squires leave the Templars." : undefined),
  noun: (word: string) => word.toUpperCase(),
};

function frameWith(about: Frame["about"] = null): Frame {
  return { about, words } as unknown as Frame;
}

it("explains once touched, until the focus leaves; a mouse need only rest there", () => {
  const frame = frameWith();
  const handlers = explains(frame, () => ({ title: "Anna: 3 floors", lines: ["The highest tower wins."] }));
  const act = (name: string, pointerType = "touch"): void =>
    (handlers[name] as (event: { pointerType: string }) => void)({ pointerType });
  act("onclick");
  expect(frame.about?.title).toBe("Anna: 3 floors");
  act("onpointerleave");
  expect(frame.about).not.toBeNull();
  act("onblur");
  expect(frame.about).toBeNull();
  act("onpointerenter", "mouse");
  expect(frame.about?.lines).toEqual(["The highest tower wins."]);
  act("onpointerleave", "mouse");
  expect(frame.about).toBeNull();
});

it("tells of words that have a line about them, and of no others", () => {
  const frame = frameWith();
  (tells(frame, "war")["onclick"] as () => void)();
  expect(frame.about).toEqual({ title: "WAR", lines: ["Squires leave the Templars."] });
  expect(tells(frame, "peace")).toEqual({});
});

const SOURCES = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

it("is told once: what explains itself has no title that the browser would show beside it", () => {
  const explaining = Object.entries(SOURCES).filter(([, source]) => /\{\.\.\.[^}]*(explains|tells)\(/.test(source));
  expect(explaining.length).toBeGreaterThan(4);
  expect(explaining.filter(([, source]) => /\stitle=/.test(source)).map(([path]) => path)).toEqual([]);
});
