import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import { later } from "../src/later.svelte";

describe("a part that is fetched later", () => {
  const Shown: Component = () => ({});

  it("comes once, however often it is wished for", async () => {
    let times = 0;
    const part = later(() => Promise.resolve({ default: Shown, times: (times += 1) }));
    expect(part.component).toBeNull();
    await Promise.all([part.fetch(), part.fetch()]);
    await part.fetch();
    expect(part.component).toBe(Shown);
    expect([times, part.failed]).toEqual([1, false]);
  });

  it("says when it did not come, and may be wished for again", async () => {
    let isReached = false;
    const part = later(async () => {
      if (!isReached) throw new Error("offline");
      return await Promise.resolve({ default: Shown });
    });
    await part.fetch();
    expect([part.component, part.failed]).toEqual([null, true]);
    isReached = true;
    await part.fetch();
    expect([part.component, part.failed]).toEqual([Shown, false]);
  });
});
