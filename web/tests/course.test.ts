import { expect, test } from "vitest";
import { Course, positionsOf } from "../src/live/course";
import type { GameEvent, Stretch, View } from "../src/types";

const said = (name: string): GameEvent => ({ name, arguments: {} });
let last = 130;

/** A game in which each entry sings its number. */
function stretch(from: number, to: number): Stretch {
  const view = { world: { sung: from }, forms: [], asked: [] } as unknown as View;
  const told = Array.from({ length: from }, (_, at) => said(String(at + 1)));
  const until = Math.min(to, last);
  return {
    position: {
      ...{ sequence: from, last, moment: from, last_moment: last, seat: 0 },
      ...{ view, events: told, event_count: from },
    },
    strides: Array.from({ length: Math.max(0, until - from) }, (_, at) => ({
      ...{ sequence: from + at + 1, moment: from + at + 1, by: 1, said: ["1: sing"] },
      ...{ events: [said(String(from + at + 1))], event_count: from + at + 1 },
      patch: [[["world", "sung"], from + at + 1]],
    })),
  };
}

function course(): { course: Course; asked: [number, number][] } {
  const asked: [number, number][] = [];
  return {
    asked,
    course: new Course(
      (_, from, to) => {
        asked.push([from, to]);
        return Promise.resolve(stretch(from, to));
      },
      () => last,
    ),
  };
}

test("positions follow from each other, and know what led to them", () => {
  const [zero, one] = positionsOf(stretch(0, 2));
  expect([zero?.fresh, zero?.view.world]).toEqual([[], { sung: 0 }]);
  expect([one?.fresh, one?.view.world, one?.events.length]).toEqual([[said("1")], { sung: 1 }, 1]);
});

test("what was taken back is no longer among what was told", () => {
  const taken = stretch(3, 4);
  const [stride] = taken.strides;
  if (stride) Object.assign(stride, { events: [], event_count: 2, said: [] });
  const [, after] = positionsOf(taken);
  expect(after?.events.map((event) => event.name)).toEqual(["1", "2"]);
});

test("a stretch is asked for once, its neighbours before one gets there", async () => {
  const { course: walked, asked } = course();
  const seen = await walked.at(0, 60);
  expect([seen?.sequence, seen?.fresh.map((event) => event.name)]).toEqual([60, ["60"]]);
  expect(asked).toEqual([
    [49, 99],
    [0, 49],
  ]);
  expect((await walked.at(0, 50))?.fresh).toEqual([said("50")]);
  await walked.at(0, 90);
  expect(asked).toHaveLength(3);
  expect(walked.here(0, 99)?.sequence).toBe(99);
  expect(walked.here(1, 99)).toBeNull();
});

test("where the game has gone on, a position knows how far, and the end is reached", async () => {
  const { course: walked } = course();
  expect((await walked.at(0, 120))?.last).toBe(130);
  last = 140;
  expect(walked.here(0, 120)).toBeNull();
  expect((await walked.at(0, 120))?.last).toBe(140);
  expect((await walked.at(0, 140))?.sequence).toBe(140);
});

test("what is on its way while the game goes on is shown, and asked for again later", async () => {
  const { course: walked } = course();
  const coming = walked.at(0, 120);
  last = 150;
  expect((await coming)?.sequence).toBe(120);
  expect((await walked.at(0, 120))?.last).toBe(150);
});
