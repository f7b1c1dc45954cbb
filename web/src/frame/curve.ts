import type { Height } from "../types";

export interface TurningPoint {
  moment: number;
  seat: number;
}

/** Who alone is in front; null where nobody is. */
function leader({ heights }: Height): number | null {
  const top = Math.max(...heights);
  return heights.filter((height) => height === top).length === 1 ? heights.indexOf(top) : null;
}

/** Where somebody else took the lead than had it before. */
export function turningPoints(points: Height[]): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (const point of points) {
    const seat = leader(point);
    if (seat !== null && seat !== found.at(-1)?.seat) found.push({ moment: point.moment, seat });
  }
  return found;
}

const MOST_LINES = 7;

/** Round numbers from 0 up to the first that nothing exceeds, for the lines behind the curve. */
export function roundSteps(top: number): number[] {
  let step = 1;
  for (const times of [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2]) if (top / step > MOST_LINES) step *= times;
  return Array.from({ length: Math.max(1, Math.ceil(top / step)) + 1 }, (_, at) => at * step);
}

/** Where to write what belongs at these places, in their order, each at least so far from the next. */
export function spreadOut(places: number[], gap: number, most: number): number[] {
  const order = places.map((_, at) => at).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const spread = [...places];
  let free = -Infinity;
  for (const at of order) {
    free = Math.max(spread[at] ?? 0, free);
    spread[at] = free;
    free += gap;
  }
  let room = most;
  for (const at of order.toReversed()) {
    spread[at] = Math.min(spread[at] ?? 0, room);
    room = (spread[at] ?? 0) - gap;
  }
  return spread;
}
