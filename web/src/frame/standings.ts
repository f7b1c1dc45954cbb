import type { Standing, TableInfo } from "../types";

/** The ranking, best first. */
export function standings(result: TableInfo["result"]): Standing[] {
  return (result?.standings ?? []).toSorted((one, other) => one.rank - other.rank);
}
