/** The hills around the city: swells of the ground, terraces, olive groves and a pool, strewn by a fixed chance. */

import { chances } from "../../boards/chances";
import { layered, path, tree, type Part } from "./masonry";
import type { Plan, Point } from "./plan";

const REACH = 300;
const CLEAR = 26;

export interface Swell extends Point {
  size: number;
}

export interface Countryside {
  swells: Swell[];
  terraces: string;
  groves: Part[];
  pool: Point;
}

/** Is this spot outside the wall, and clear of it? */
function isOutside({ wall }: Plan, { x, y }: Point, clear = CLEAR): boolean {
  const xs = wall.map((point) => point.x);
  const ys = wall.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cut = Math.abs((wall[0]?.x ?? 0) - left);
  if (x < left - clear || x > right + clear || y < top - clear || y > bottom + clear) return true;
  const [fromSide, fromTop] = [Math.min(x - left, right - x), Math.min(y - top, bottom - y)];
  return fromSide + fromTop < cut - clear * 1.4;
}

function nearRoad({ gates }: Plan, { x, y }: Point): boolean {
  return gates.some(({ at, side }) =>
    side === "north" || side === "south" ? Math.abs(x - at.x) < 44 : Math.abs(y - at.y) < 40,
  );
}

function somewhere(plan: Plan, chance: () => number): Point {
  return { x: -REACH + chance() * (plan.width + 2 * REACH), y: -REACH + chance() * (plan.height + 2 * REACH) };
}

/** Walls of a terraced slope: short bent lines that follow each other down. */
function terrace(at: Point, chance: () => number): string {
  const [wide, lean] = [26 + 26 * chance(), (chance() - 0.5) * 14];
  return [0, 1, 2]
    .map((step) =>
      path("M", at.x - wide + step * 5, at.y + step * 7, "q", wide * 0.9, -8 + lean, wide * 1.8, lean * 0.4),
    )
    .join("");
}

export function countrysideOf(plan: Plan): Countryside {
  const chance = chances(plan.width);
  const spots = Array.from({ length: 900 }, () => somewhere(plan, chance)).filter(
    (spot) => isOutside(plan, spot) && !nearRoad(plan, spot),
  );
  const groves = spots
    .slice(60, 420)
    .filter(({ x, y }) => Math.sin(x / 67) + Math.cos(y / 53) > 0.15)
    .toSorted((one, other) => one.y - other.y)
    .flatMap((spot) => tree(spot.x, spot.y, 5 + 3 * chance(), chance() < 0.82 ? "olive" : "cypress"));
  return {
    swells: spots.slice(0, 34).map((spot) => ({ ...spot, size: 50 + 70 * chance() })),
    terraces: spots
      .slice(420, 520)
      .map((spot) => terrace(spot, chance))
      .join(""),
    groves: layered(groves),
    pool: { x: -62, y: plan.height * 0.36 },
  };
}
