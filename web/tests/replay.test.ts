import { beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../src/frame/replay.svelte";
import type { LiveTable } from "../src/live/table.svelte";
import type { Chronicle, Stretch } from "../src/types";

const asked = vi.hoisted(() => vi.fn<(id: string, listener: unknown) => Promise<Chronicle>>());
const walked = vi.hoisted(() => vi.fn<(id: string, listener: unknown, from: number, to: number) => Promise<Stretch>>());
vi.mock("../src/api", () => ({ api: { chronicle: asked, course: walked } }));

/** What a table tells that has come to this entry. */
function toldUntil(last: number): Chronicle {
  return { moments: Array.from({ length: last + 1 }, (_, at) => at), movers: [], events: [], sequences: [] };
}

function replayAt(sequence: number): Replay {
  return new Replay({ id: "table", seat: 0, sequence } as LiveTable);
}

describe("what was told", () => {
  beforeEach(() => asked.mockReset());

  it("is asked for once, however many lines want it, and kept", async () => {
    asked.mockResolvedValue(toldUntil(3));
    const replay = replayAt(3);
    await Promise.all([replay.recall(), replay.recall(), replay.recall(3)]);
    await replay.recall(3);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is asked for again where it ends before what is wanted", async () => {
    asked.mockResolvedValueOnce(toldUntil(3)).mockResolvedValueOnce(toldUntil(5));
    const replay = replayAt(5);
    const [early, late] = await Promise.all([replay.recall(), replay.recall(5)]);
    expect([early.moments.length, late.moments.length]).toEqual([4, 6]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is asked for again after it could not be had", async () => {
    asked.mockRejectedValueOnce(new Error("unreachable")).mockResolvedValueOnce(toldUntil(3));
    const replay = replayAt(3);
    await expect(replay.recall()).rejects.toThrow("unreachable");
    expect((await replay.recall()).moments.length).toBe(4);
  });
});

describe("other eyes", () => {
  /** By listener, the moment of each entry: the seat has two steps that nobody else noticed. */
  const MOMENTS: Record<string, number[]> = { "0": [0, 1, 1, 1, 2, 3], spectator: [0, 1, 2, 3] };

  beforeEach(() => {
    asked.mockReset();
    walked.mockReset();
    asked.mockImplementation((_, listener) =>
      Promise.resolve({ moments: MOMENTS[String(listener)] ?? [], movers: [], events: [], sequences: [] }),
    );
    walked.mockImplementation((_, listener, from) => {
      const moments = MOMENTS[String(listener)] ?? [];
      const at = (sequence: number) => ({ sequence, moment: moments[sequence] ?? 0, event_count: 0, events: [] });
      const strides = moments.map((__, sequence) => ({ ...at(sequence), patch: [], by: null, said: [] }));
      const position = { ...at(from), view: {}, last: moments.length - 1 };
      return Promise.resolve({ position, strides: strides.slice(from + 1) } as unknown as Stretch);
    });
  });

  it("see the same moment, whatever they count themselves", async () => {
    const replay = replayAt(5);
    await replay.goTo(4);
    expect([replay.position?.sequence, await replay.moment()]).toEqual([4, 2]);
    await replay.look("spectator");
    expect([replay.position?.sequence, await replay.moment()]).toEqual([2, 2]);
    await replay.look(0);
    expect([replay.position?.sequence, await replay.moment()]).toEqual([4, 2]);
  });
});
