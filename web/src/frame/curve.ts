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

/** Round numbers from 0 up to the top, for the lines behind the curve. */
export function roundSteps(top: number): number[] {
  let step = 1;
  for (const times of [2, 2.5, 2, 2, 2.5, 2, 2, 2.5, 2]) if (top / step > MOST_LINES) step *= times;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step);
}
