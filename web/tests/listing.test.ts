import { describe, expect, it } from "vitest";
import store from "../../src/outremer/server/store/tables.py?raw";
import reports from "../../src/outremer/server/store/administration.py?raw";
import { listing, REPORTS_A_PAGE, TABLES_A_PAGE } from "../src/pages/listing";
import type { TableInfo } from "../src/types";

function named(...ids: string[]): TableInfo[] {
  return ids.map((id) => ({ id }) as TableInfo);
}

const idsOf = (tables: TableInfo[]): string[] => tables.map((table) => table.id);

describe("the open tables", () => {
  const pages = [named("six", "five", "four"), named("three", "two", "one"), []];
  const ask = (page: number): Promise<TableInfo[]> => Promise.resolve(pages[page] ?? []);

  it("are those of all pages that were asked for, in their order", async () => {
    expect(idsOf((await listing(1, 3, ask)).all)).toEqual(["six", "five", "four"]);
    expect(idsOf((await listing(2, 3, ask)).all)).toEqual(["six", "five", "four", "three", "two", "one"]);
  });

  it("go on until a page is not full", async () => {
    const page = (from: number, length: number): TableInfo[] =>
      named(...Array.from({ length }, (_, at) => String(from + at)));
    const full = [page(0, TABLES_A_PAGE), page(100, TABLES_A_PAGE), page(200, TABLES_A_PAGE - 1)];
    const more = async (pages: number): Promise<boolean> =>
      (await listing(pages, TABLES_A_PAGE, (at) => Promise.resolve(full[at] ?? []))).hasMore;
    expect(await more(1)).toBe(true);
    expect(await more(2)).toBe(true);
    expect(await more(3)).toBe(false);
    expect(await more(0)).toBe(false);
  });

  it("are as many on a page as the server lists, and so are reports", () => {
    expect(/^PAGE = (\d+)/m.exec(store)?.[1]).toBe(String(TABLES_A_PAGE));
    expect(/^PAGE = (\d+)/m.exec(reports)?.[1]).toBe(String(REPORTS_A_PAGE));
  });

  it("are listed once, though one slips to the next page in between", async () => {
    const slipping = [named("six", "five", "four"), named("four", "three", "two")];
    const { all } = await listing(2, 3, (page) => Promise.resolve(slipping[page] ?? []));
    expect(idsOf(all)).toEqual(["six", "five", "four", "three", "two"]);
  });
});
