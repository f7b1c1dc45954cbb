import type { ClockNews } from "../types";

/** When decisions and talks run out, in milliseconds of this device's own clock. */
export interface Deadlines {
  /** Milliseconds for a decision; null: as long as one likes. */
  limit: number | null;
  /** By the number of the seat that is asked. */
  seats: Record<string, number>;
  /** By the name of the private room. */
  talks: Record<string, number>;
}

/** The server tells how much time is left, since no two clocks agree. */
export function deadlines(news: ClockNews, now: number): Deadlines {
  return { limit: news.limit, seats: later(news.seats, now), talks: later(news.talks, now) };
}

function later(left: Record<string, number>, now: number): Record<string, number> {
  return Object.fromEntries(Object.entries(left).map(([name, milliseconds]) => [name, now + milliseconds]));
}
