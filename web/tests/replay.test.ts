import { beforeEach, describe, expect, it, vi } from "vitest";
import { Replay } from "../src/frame/replay.svelte";
import type { LiveTable } from "../src/live/table.svelte";
import type { Chronicle } from "../src/types";

const asked = vi.hoisted(() => vi.fn<(id: string, listener: unknown) => Promise<Chronicle>>());
vi.mock("../src/api", () => ({ api: { chronicle: asked } }));

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
