/** How far this device had followed each table when it last looked. */

const PREFIX = "outremer.seen.";

export interface Visit {
  events: number;
  sequence: number;
}

export function lastVisit(table: string): Visit | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    return text === null ? null : (JSON.parse(text) as Visit);
  } catch {
    return null;
  }
}

export function remember(table: string, events: number, sequence: number): void {
  localStorage.setItem(PREFIX + table, JSON.stringify({ events, sequence }));
}
