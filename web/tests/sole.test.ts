import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHOWN_FOR, SoleAnswer } from "../src/live/sole.svelte";

let answer: string | null = "pass";
let asked = 0;
let said: string[] = [];

function sole(): SoleAnswer {
  return new SoleAnswer(
    () => {
      asked += 1;
      return Promise.resolve(answer);
    },
    (move) => said.push(move),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [answer, asked, said] = ["pass", 0, []];
});
afterEach(() => vi.useRealTimers());

test("the only answer is shown, and said after a moment", async () => {
  const only = sole();
  only.consider(7);
  await vi.advanceTimersByTimeAsync(SHOWN_FOR - 1);
  expect([only.move, said]).toEqual(["pass", []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([only.move, said]).toEqual([null, ["pass"]]);
});

test("whoever wants to wait is not asked again, and says it themselves", async () => {
  const only = sole();
  only.consider(7);
  await vi.advanceTimersByTimeAsync(10);
  only.wait();
  only.consider(7);
  await vi.advanceTimersByTimeAsync(SHOWN_FOR);
  expect([only.move, said, asked]).toEqual([null, [], 1]);
});

test("what may not be said for them is left to them", async () => {
  answer = null;
  const only = sole();
  only.consider(7);
  await vi.advanceTimersByTimeAsync(SHOWN_FOR);
  expect([only.move, said]).toEqual([null, []]);
});

test("nothing is said to a question that has passed, even if its answer comes late", async () => {
  const only = sole();
  only.consider(7);
  only.consider(null);
  await vi.advanceTimersByTimeAsync(SHOWN_FOR);
  expect(said).toEqual([]);
  only.consider(8);
  await vi.advanceTimersByTimeAsync(10);
  only.consider(9);
  await vi.advanceTimersByTimeAsync(SHOWN_FOR - 5);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(10);
  expect(said).toEqual(["pass"]);
});
