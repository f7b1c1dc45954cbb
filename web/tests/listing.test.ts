import { describe, expect, it } from "vitest";
import { listing } from "../src/pages/listing";
import type { TableInfo } from "../src/types";

function named(...ids: string[]): TableInfo[] {
  return ids.map((id) => ({ id }) as TableInfo);
}

const idsOf = (tables: TableInfo[]): string[] => tables.map((table) => table.id);

describe("the open tables", () => {
  const pages = [named("six", "five", "four"), named("three", "two", "one"), []];
  const ask = (page: number): Promise<TableInfo[]> => Promise.resolve(pages[page] ?? []);

  it("are those of all pages that were asked for, in their order", async () => {
    expect(idsOf((await listing(1, ask)).tables)).toEqual(["six", "five", "four"]);
    expect(idsOf((await listing(2, ask)).tables)).toEqual(["six", "five", "four", "three", "two", "one"]);
  });

  it("go on until a page is empty", async () => {
    expect((await listing(1, ask)).hasMore).toBe(true);
    expect((await listing(2, ask)).hasMore).toBe(true);
    expect((await listing(3, ask)).hasMore).toBe(false);
  });

  it("are listed once, though one slips to the next page in between", async () => {
    const slipping = [named("six", "five", "four"), named("four", "three", "two")];
    const { tables } = await listing(2, (page) => Promise.resolve(slipping[page] ?? []));
    expect(idsOf(tables)).toEqual(["six", "five", "four", "three", "two"]);
  });
});
