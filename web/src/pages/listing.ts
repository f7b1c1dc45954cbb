/** So many tables a server lists on a page. */
export const TABLES_A_PAGE = 50;

/** And so many reports. */
export const REPORTS_A_PAGE = 200;

export interface Listing<One> {
  all: One[];
  /** May there be another page? */
  hasMore: boolean;
}

/** The first so many pages as one list. What slips to the next page while they are asked for is in it once. */
export async function listing<One extends { id: string | number }>(
  pages: number,
  most: number,
  ask: (page: number) => Promise<One[]>,
): Promise<Listing<One>> {
  const found = await Promise.all(Array.from({ length: pages }, (_, page) => ask(page)));
  const all = [...new Map(found.flat().map((one) => [one.id, one])).values()];
  return { all, hasMore: found.at(-1)?.length === most };
}
