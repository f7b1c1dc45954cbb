/** The towers and gates of the city wall, and the roads that lead to them. */

import { arch, block, joined, merlons, path, windows, type Part } from "./masonry";
import type { Gate, Plan, Point } from "./plan";

const BETWEEN_TOWERS = 150;

function turret({ x, y }: Point, size: number, height: number): Part[] {
  const [left, back] = [x - size / 2, y - size / 2];
  return [
    ...block(left, back, size, size, height, "roof-0"),
    merlons(left, back - height + 3, size, 3.6),
    merlons(left, back + size - height + 0.5, size, 3.6),
    windows(left + 2, y + size / 2 - 3, size - 4, 1, 2.4),
  ];
}

/** Corners, and in between where a stretch is long, but never in a gate. */
function turretsOf({ wall, gates }: Plan): Point[] {
  const found = wall.flatMap((from, at) => {
    const to = wall[(at + 1) % wall.length] ?? from;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / BETWEEN_TOWERS));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
  return found.filter((point) => gates.every(({ at }) => Math.hypot(at.x - point.x, at.y - point.y) > 46));
}

function gatehouse({ at, side }: Gate, size: number): Part[] {
  const tall = size * 1.35;
  if (side === "north" || side === "south") {
    const [width, depth] = [size * 2.3, size];
    const back = at.y - depth / 2;
    return [
      ...block(at.x - width / 2, back, width, depth, tall, "roof-1"),
      merlons(at.x - width / 2, back + depth - tall + 1, width, 4),
      arch(at.x, back + depth, size * 0.62, tall * 0.62),
      windows(at.x - width / 2, back + depth - 8, width * 0.34, 1, 2.6),
      windows(at.x + width / 2 - width * 0.34, back + depth - 8, width * 0.34, 1, 2.6),
    ];
  }
  const apart = size * 1.25;
  return [-apart, apart].flatMap((dy) => turret({ x: at.x, y: at.y + dy }, size * 1.15, tall));
}

/** Everything that stands on the wall, the northernmost first. */
export function rampartsOf(plan: Plan): Part[] {
  const { width: thick, height } = plan.measures.wall;
  const size = thick * 1.5;
  const standing = [
    ...turretsOf(plan).map((at) => ({ at, parts: turret(at, size, height * 1.5) })),
    ...plan.gates.map((gate) => ({ at: gate.at, parts: gatehouse(gate, size) })),
  ];
  return joined(standing.toSorted((one, other) => one.at.y - other.at.y).flatMap(({ parts }) => parts));
}

const FAR = 420;
const BENDS: Record<Gate["side"], [Point, Point]> = {
  north: [
    { x: -20, y: -60 },
    { x: 60, y: -FAR },
  ],
  south: [
    { x: 30, y: 60 },
    { x: -80, y: FAR },
  ],
  east: [
    { x: 70, y: 30 },
    { x: FAR, y: -50 },
  ],
  west: [
    { x: -70, y: -26 },
    { x: -FAR, y: 70 },
  ],
};

/** A road from each gate into the land. */
export function roadsOf({ gates }: Plan): string {
  return gates
    .map(({ at, side }) => {
      const [bend, end] = BENDS[side];
      return path("M", at.x, at.y, "Q", at.x + bend.x, at.y + bend.y, at.x + end.x, at.y + end.y);
    })
    .join("");
}
