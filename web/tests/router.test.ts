// @vitest-environment node
import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { href: "http://table.example/" });
vi.stubGlobal("window", { addEventListener: () => undefined });
vi.stubGlobal("document", { addEventListener: () => undefined });
const { read } = await import("../src/router.svelte");

const at = (path: string) => read(new URL(path, "http://table.example"));

describe("an address", () => {
  it("names its page", () => {
    expect(at("/rules")).toEqual({ name: "rules", game: null, rule: null });
    expect(at("/")).toEqual({ name: "home" });
    expect(at("/settings")).toEqual({ name: "settings" });
    expect(at("/house")).toEqual({ name: "house" });
    expect(at("/rules/akkon#auction.open")).toEqual({ name: "rules", game: "akkon", rule: "auction.open" });
    expect(at("/learn/akkon")).toEqual({ name: "learn", game: "akkon" });
    expect(at("/nowhere")).toEqual({ name: "missing" });
    expect(at("/table")).toEqual({ name: "missing" });
  });

  it("may hold an invitation or a position", () => {
    expect(at("/table/abc?seat=2&invitation=xyz")).toMatchObject({
      id: "abc",
      invitation: { seat: 2, word: "xyz" },
      at: null,
    });
    expect(at("/table/abc?at=17")).toMatchObject({ id: "abc", invitation: null, at: 17 });
    expect(at("/table/abc?at=last")).toMatchObject({ at: null });
  });
});
