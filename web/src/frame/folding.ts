import type { GameEvent } from "../types";

export interface Row {
  event: GameEvent;
  /** The number of the first of these events in the whole chronicle. */
  at: number;
  times: number;
}

function alike(one: GameEvent, other: GameEvent): boolean {
  return one.name === other.name && JSON.stringify(one.arguments) === JSON.stringify(other.arguments);
}

const KEPT = new WeakMap<GameEvent, Row>();

/** A row that has not changed stays the same object, so that nobody writes it anew. */
function kept(row: Row): Row {
  const before = KEPT.get(row.event);
  if (before?.at === row.at && before.times === row.times) return before;
  KEPT.set(row.event, row);
  return row;
}

/** The same thing told several times in a row is told once, with a number; `mark` begins a row of its own. */
export function folded(events: GameEvent[], offset: number, mark?: number): Row[] {
  const rows: Row[] = [];
  events.forEach((event, index) => {
    const at = offset + index;
    const last = rows.at(-1);
    if (last && at !== mark && alike(last.event, event)) last.times++;
    else rows.push({ event, at, times: 1 });
  });
  return rows.map(kept);
}
