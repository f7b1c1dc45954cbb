/** The land around each village: whatever lies nearest to it, with borders that wander as borders do. */
import type { Point } from "./geography";

/** A stretch of the border of a cell, and whose land lies beyond it; null at the edge of the map. */
interface Side {
  from: Point;
  beyond: string | null;
}

export interface Cell {
  outline: Point[];
  sides: { beyond: string; line: Point[] }[];
}

const STEP = 14;

/** The same shift for the same place, so that neighbours keep a common border. */
function wander({ x, y }: Point): Point {
  return {
    x: x + 7 * Math.sin(y / 37 + x / 210) + 4 * Math.sin(y / 15 + 2),
    y: y + 6 * Math.sin(x / 41 + y / 190 + 1) + 4 * Math.sin(x / 17),
  };
}

function wandering(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: steps + 1 }, (_, at) =>
    wander({ x: from.x + ((to.x - from.x) * at) / steps, y: from.y + ((to.y - from.y) * at) / steps }),
  );
}

/** What is left of an outline on the near side of the line halfway between two villages. */
function halved(sides: Side[], own: Point, other: Point, name: string): Side[] {
  const [dx, dy] = [other.x - own.x, other.y - own.y];
  const half = dx * ((own.x + other.x) / 2) + dy * ((own.y + other.y) / 2);
  const over = (point: Point): number => dx * point.x + dy * point.y - half;
  const left: Side[] = [];
  sides.forEach((side, at) => {
    const next = sides[(at + 1) % sides.length] ?? side;
    const [here, there] = [over(side.from), over(next.from)];
    const share = here / (here - there);
    const cut = {
      x: side.from.x + (next.from.x - side.from.x) * share,
      y: side.from.y + (next.from.y - side.from.y) * share,
    };
    if (here <= 0) left.push(side);
    if (here <= 0 && there > 0) left.push({ from: cut, beyond: name });
    if (here > 0 && there <= 0) left.push({ from: cut, beyond: side.beyond });
  });
  return left;
}

export function cellsOf(villages: Record<string, Point>, width: number, height: number): Record<string, Cell> {
  const margin = 40;
  const corners = [
    { x: -margin, y: -margin },
    { x: width + margin, y: -margin },
    { x: width + margin, y: height + margin },
    { x: -margin, y: height + margin },
  ];
  const cells: Record<string, Cell> = {};
  for (const [village, place] of Object.entries(villages)) {
    let sides: Side[] = corners.map((from) => ({ from, beyond: null }));
    for (const [other, there] of Object.entries(villages))
      if (other !== village) sides = halved(sides, place, there, other);
    const lines = sides.map((side, at) => ({
      beyond: side.beyond,
      line: wandering(side.from, (sides[(at + 1) % sides.length] ?? side).from),
    }));
    cells[village] = {
      outline: lines.flatMap(({ line }) => line.slice(0, -1)),
      sides: lines.flatMap(({ beyond, line }) => (beyond === null ? [] : [{ beyond, line }])),
    };
  }
  return cells;
}

export function closed(points: Point[]): string {
  return `${opened(points)}Z`;
}

export function opened(points: Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The borders between lands of different kinds, each once. */
export function borders(cells: Record<string, Cell>, kind: (village: string) => string): string {
  const lines = Object.entries(cells).flatMap(([village, { sides }]) =>
    sides.filter(({ beyond }) => village < beyond && kind(village) !== kind(beyond)).map(({ line }) => opened(line)),
  );
  return lines.join("");
}

/** All the land of these villages. */
export function land(cells: Record<string, Cell>, villages: string[]): string {
  return villages.map((village) => closed(cells[village]?.outline ?? [])).join("");
}
