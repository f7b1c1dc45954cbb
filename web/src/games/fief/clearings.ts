/** Where the sign of a fief or the number of a bishopric is seen: near its place, and under nothing that is there. */
import type { Point } from "./geography";

export interface Room {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const FARTHEST = 126;
const STRIDE = 14;
const WAYS = 16;
/** To go so far as one step of the drawing is worth so much of the sign that comes into sight. */
const STEP = 4;
/** What pieces hide is gone; over a field or a roof it is still read. */
const HIDDEN = 8;

export function movedTo({ x, y }: Point, { left, right, top, bottom }: Room): Room {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** How much of the one lies under the other. */
function covered(one: Room, other: Room): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

function around({ x, y }: Point): { point: Point; far: number }[] {
  const found = [{ point: { x, y }, far: 0 }];
  for (let far = STRIDE; far <= FARTHEST; far += STRIDE)
    for (let way = 0; way < WAYS; way += 1) {
      const turn = (2 * Math.PI * way) / WAYS;
      found.push({ point: { x: x + far * Math.cos(turn), y: y + far * Math.sin(turn) }, far });
    }
  return found;
}

/** What lies over a sign, and what it had better not lie on. */
export interface Taken {
  over: readonly Room[];
  under: readonly Room[];
}

/** The nearest place from which most of a sign of this shape is seen; it never leaves its home. */
export function clearing(spot: Point, shape: Room, taken: Taken, isHome: (point: Point) => boolean): Point {
  let [best, least] = [spot, Infinity];
  for (const { point, far } of around(spot)) {
    if (far > 0 && !isHome(point)) continue;
    const room = movedTo(point, shape);
    const hidden = (rooms: readonly Room[]): number => rooms.reduce((sum, other) => sum + covered(room, other), 0);
    const cost = far * STEP + HIDDEN * hidden(taken.over) + hidden(taken.under);
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
