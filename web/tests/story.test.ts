import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Story, type Moment, type Pace, type Step } from "../src/live/story.svelte";
import type { GameEvent, View } from "../src/types";

const ME = 0;
let pace: Pace = "brisk";
let isStill = false;

function said(what: string): GameEvent {
  return { name: what, arguments: {} };
}

/** The table after these things were told, with these seats asked. */
function moment(told: string[], asked: number[] = []): Moment {
  const view = { game: "fair", asked, forms: [], world: {}, over: false } as unknown as View;
  return { view, events: told.map(said), told: told.length, sequence: told.length };
}

function story(): Story {
  return new Story(
    ME,
    () => pace,
    () => isStill,
  );
}

function line(of: Story): string[] {
  return of.shown?.fresh.map((event) => event.name) ?? [];
}

const START = moment([]);
const ONE = moment(["one"]);
const TWO = moment(["one", "two"]);
const THREE = moment(["one", "two", "three"], [ME]);

beforeEach(() => {
  vi.useFakeTimers();
  [pace, isStill] = ["brisk", false];
});
afterEach(() => vi.useRealTimers());

test("what the others did is shown one after the other, and then the table as it is", () => {
  const told = story();
  told.tell(START, ONE, 1);
  expect([line(told), told.shown?.view, told.behind]).toEqual([["one"], ONE.view, false]);
  told.tell(ONE, TWO, 2);
  told.tell(TWO, THREE, 3);
  expect([line(told), told.shown?.view, told.behind, told.left]).toEqual([["one"], ONE.view, true, 2]);
  vi.advanceTimersByTime(900);
  expect([line(told), told.shown?.events, told.behind]).toEqual([["two"], TWO.events, true]);
  vi.advanceTimersByTime(900);
  expect([line(told), told.behind]).toEqual([["three"], false]);
  vi.advanceTimersByTime(900);
  expect(told.shown).toBeNull();
});

test("whoever skips sees the table as it is", () => {
  const told = story();
  told.tell(START, ONE, 1);
  told.tell(ONE, TWO, 2);
  told.skip();
  expect([told.shown, told.behind]).toEqual([null, false]);
});

test("one's own move is not told, nor anything at all to whom everything comes at once", () => {
  const told = story();
  told.tell(START, ONE, ME);
  expect(told.shown).toBeNull();
  pace = "off";
  told.tell(ONE, TWO, 1);
  expect(told.shown).toBeNull();
});

test("whoever is asked already is not held up by what the others answer", () => {
  const told = story();
  const [one, two] = [moment(["one"], [ME, 1]), moment(["one", "two"], [ME])];
  told.tell(moment([], [ME, 1, 2]), one, 2);
  told.tell(one, two, 1);
  expect([line(told), told.shown?.view, told.behind]).toEqual([["two"], two.view, false]);
});

test("a change of which nothing is told belongs to the one before it", () => {
  const told = story();
  const silent = moment(["one"], [2]);
  told.tell(START, ONE, 1);
  told.tell(ONE, silent, 1);
  expect([line(told), told.shown?.view, told.behind]).toEqual([["one"], silent.view, false]);
  told.tell(silent, TWO, 2);
  told.tell(TWO, { ...THREE, events: TWO.events, told: 2 }, 2);
  vi.advanceTimersByTime(900);
  expect([line(told), told.shown?.view, told.behind]).toEqual([["two"], THREE.view, false]);
});

test("a stage stands until the board goes on, however quick the story is", () => {
  const told = story();
  pace = "off";
  const scene = { city: "akkon" };
  told.stages = (before): Step[] => [{ ...before, fresh: [], by: null, stage: scene }];
  told.tell(START, TWO, ME);
  expect([told.shown?.stage, told.shown?.view, told.behind]).toEqual([scene, START.view, true]);
  vi.advanceTimersByTime(60_000);
  expect(told.shown?.stage).toBe(scene);
  told.next();
  expect([line(told), told.behind]).toEqual([["one", "two"], false]);
  isStill = true;
  told.skip();
  told.tell(START, TWO, 1);
  expect(told.shown).toBeNull();
});

test("nothing is told while nobody looks: later it begins where they left", () => {
  const told = story();
  told.hold("hidden", true);
  told.tell(START, ONE, 1);
  told.tell(ONE, TWO, 2);
  vi.advanceTimersByTime(60_000);
  expect([line(told), told.shown?.view, told.left]).toEqual([[], START.view, 2]);
  told.hold("hidden", false);
  vi.advanceTimersByTime(200);
  expect(line(told)).toEqual(["one"]);
});

test("whoever comes back sees where they left, and then what happened", () => {
  const told = story();
  const step = (then: Moment, fresh: string[]): Step => ({ ...then, fresh: fresh.map(said), by: 1 });
  told.tellAgain([step(ONE, ["one"]), step(TWO, ["two"])]);
  expect([line(told), told.shown?.view, told.behind]).toEqual([[], ONE.view, true]);
  vi.advanceTimersByTime(200);
  expect([line(told), told.shown?.view, told.behind]).toEqual([["two"], TWO.view, false]);
});

test("what was missed is told on from where the table stood, once it is known", () => {
  const told = story();
  const step = (then: Moment, fresh: string[]): Step => ({ ...then, fresh: fresh.map(said), by: 1 });
  told.missed(ONE);
  vi.advanceTimersByTime(60_000);
  expect([line(told), told.shown?.view]).toEqual([[], ONE.view]);
  told.tell(TWO, THREE, 2); // while it was on its way
  told.tellOn([step(TWO, ["two"])]);
  vi.advanceTimersByTime(200);
  expect([line(told), told.shown?.view, told.behind]).toEqual([["two"], TWO.view, true]);
  vi.advanceTimersByTime(900);
  expect([line(told), told.behind]).toEqual([["three"], false]);
});

test("whoever skips what was missed, or whom nothing is told, sees the table as it is", () => {
  const told = story();
  told.missed(ONE);
  told.skip();
  told.tellOn([{ ...TWO, fresh: [said("two")], by: 1 }]);
  expect([told.shown, told.behind]).toEqual([null, false]);
  told.missed(ONE);
  told.tellOn([]);
  expect([told.shown, told.behind]).toEqual([null, false]);
  pace = "off";
  told.missed(ONE);
  told.tellOn([{ ...TWO, fresh: [said("two")], by: 1 }]);
  expect([told.shown, told.behind]).toEqual([null, false]);
});

test("where something was taken back, what waits is told, and then the table as it is", () => {
  const told = story();
  told.tell(START, ONE, 1);
  told.tell(ONE, TWO, 2);
  told.settle(ONE);
  expect([line(told), told.left]).toEqual([["one"], 2]);
  vi.advanceTimersByTime(900);
  expect(line(told)).toEqual(["two"]);
  vi.advanceTimersByTime(900);
  expect([line(told), told.shown?.view, told.behind]).toEqual([[], ONE.view, false]);
  told.settle(START);
  expect(told.shown).toBeNull();
});

test("what takes longer to be read stands longer", () => {
  const told = story();
  told.heft = (step) => (step.told === 1 ? 3 : 1);
  told.tell(START, ONE, 1);
  told.tell(ONE, TWO, 2);
  vi.advanceTimersByTime(2699);
  expect(line(told)).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(line(told)).toEqual(["two"]);
});

test("a flood is told in less than half a minute", () => {
  const told = story();
  let before = START;
  for (let count = 1; count <= 300; count++) {
    const after = moment(Array.from({ length: count }, (_, at) => String(at)));
    told.tell(before, after, 1 + (count % 3));
    before = after;
  }
  vi.advanceTimersByTime(30_000);
  expect(told.shown).toBeNull();
});
