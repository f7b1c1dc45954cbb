import type { Standing, TableInfo } from "../types";

/** The ranking, best first, whichever way the server wraps it. */
export function standings(result: TableInfo["result"]): Standing[] {
  const list = result === null ? [] : Array.isArray(result) ? result : result.standings;
  return list.toSorted((one, other) => one.rank - other.rank);
}
