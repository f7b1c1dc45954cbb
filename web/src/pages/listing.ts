import type { TableInfo } from "../types";

/** So many tables a server lists on a page. */
export const TABLES_A_PAGE = 50;

export interface Listing {
  tables: TableInfo[];
  /** May there be another page? */
  hasMore: boolean;
}

/** The first so many pages as one list. A table that slips to the next page while they are asked for is in it once. */
export async function listing(pages: number, ask: (page: number) => Promise<TableInfo[]>): Promise<Listing> {
  const found = await Promise.all(Array.from({ length: pages }, (_, page) => ask(page)));
  const tables = [...new Map(found.flat().map((table) => [table.id, table])).values()];
  return { tables, hasMore: found.at(-1)?.length === TABLES_A_PAGE };
}
