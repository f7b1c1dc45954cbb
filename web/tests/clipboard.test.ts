import { afterEach, describe, expect, it, vi } from "vitest";
import { toClipboard } from "../src/clipboard";

afterEach(() => vi.unstubAllGlobals());

describe("what is copied", () => {
  it("is in the clipboard", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await toClipboard("a link")).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith("a link");
  });

  it("is not where the browser refuses, or where there is no clipboard", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
    expect(await toClipboard("a link")).toBe(false);
    vi.stubGlobal("navigator", {});
    expect(await toClipboard("a link")).toBe(false);
  });
});
