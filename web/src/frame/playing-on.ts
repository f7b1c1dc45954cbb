import type { TableInfo } from "../types";

/** The seats at which this person may go on from a position of this table, alone against bots, on a copy. */
export function mayPlayOnAs({ state, seats }: TableInfo): number[] {
  if (state === "finished") return seats.map(({ seat }) => seat);
  if (state !== "playing") return [];
  const people = seats.filter(({ kind }) => kind !== "bot");
  return people.length === 1 ? people.filter(({ mine }) => mine).map(({ seat }) => seat) : [];
}
