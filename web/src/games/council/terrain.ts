/** The height of the land at every place, and the lines along which it is equally high. The same every time. */

import type { Plan, Point } from "./plan";

/** Heights, from the sea up: where a layer of the relief begins. Below 0 lies water. */
export const SEA_LEVELS = [-0.32, -0.13];
export const COAST_LEVELS = [0, 0.05, 0.13, 0.21];
export const HILL_LEVELS = [0.3, 0.37, 0.44, 0.51];
export const MOUNTAIN_LEVELS = [0.62, 0.72, 0.82, 0.93, 1.05, 1.18];

const STEP = 9;

/** Chance that knows its place: a number from 0 up to 1 for each pair of whole numbers. */
function hash(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const ease = (part: number): number => part * part * (3 - 2 * part);
const between = (from: number, to: number, at: number): number =>
  ease(Math.min(1, Math.max(0, (at - from) / (to - from))));

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [ease(x - left), ease(y - top)];
  const upper = hash(left, top) * (1 - across) + hash(left + 1, top) * across;
  const lower = hash(left, top + 1) * (1 - across) + hash(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

/** Rough at every scale, from -1 to 1. */
function roughness(x: number, y: number): number {
  let [sum, share] = [0, 0.5];
  for (let scale = 1; scale < 9; scale *= 2) {
    sum += share * (2 * noise(x * scale + 31 * scale, y * scale + 17 * scale) - 1);
    share /= 2;
  }
  return sum;
}

/** The value at a place of a line that is known at some places. */
function along(line: [number, number][], at: number): number {
  const next = line.findIndex(([place]) => place > at);
  const [before, after] = [line[next - 1], line[next]];
  if (!before || !after) return (next === 0 ? line[0] : line.at(-1))?.[1] ?? 0;
  return before[1] + (after[1] - before[1]) * ease((at - before[0]) / (after[0] - before[0]));
}

/** Where a region ends, x by the height of the map. */
export function border(plan: Plan, region: 1 | 2, y: number): number {
  const sway = plan.width / 46;
  return (plan.borders[region] ?? 0) + sway * (Math.sin(y / 47 + region * 2.1) + 0.6 * Math.sin(y / 21 + region * 4.2));
}

export function heightAt(plan: Plan, { x, y }: Point): number {
  const scale = plan.relief.scale;
  const rough = roughness(x / (95 * scale), y / (95 * scale));
  const shore = along(plan.relief.shore, y / plan.height) + 9 * scale * roughness(y / (60 * scale), 4);
  if (x < shore) return Math.max(-0.6, (x - shore) / (170 * scale)) - 0.012;
  const [toHills, toMountains] = [border(plan, 1, y), border(plan, 2, y)];
  const width = 16 * scale;
  const inHills = between(toHills - width, toHills + width, x);
  const inMountains = between(toMountains - width, toMountains + width, x);
  const low = 0.06 + 0.12 * between(shore, toHills, x) + 0.06 * rough;
  const middle = 0.41 + 0.1 * rough;
  const high = 0.7 + 0.12 * rough;
  const ground = low + (middle - low) * inHills + (high - middle) * inMountains;
  const rise = plan.relief.rises.reduce((sum, [at, down, reach, by]) => {
    const far = Math.hypot(x - at, (y - down) * 1.25) / reach;
    return far < 1 ? sum + by * (1 - far) ** 1.4 * (1 + 0.5 * rough) : sum;
  }, 0);
  const beach = between(0, 22 * scale, x - shore);
  return Math.max(0.004, (ground + rise) * (0.12 + 0.88 * beach));
}

interface Grid {
  values: number[];
  columns: number;
  rows: number;
  at: (column: number, row: number) => Point;
}

const OUTSIDE = -9;
/** Rings of fewer points are no hill, only a stain. */
const SMALLEST = 11;

/** Heights on a grid that reaches beyond the map; outside it falls away, so that every line closes. */
function gridOf(plan: Plan): Grid {
  const step = STEP * plan.relief.scale;
  const { bleed } = plan.relief;
  const columns = Math.ceil((plan.width + 2 * bleed.x) / step) + 3;
  const rows = Math.ceil((plan.height + 2 * bleed.y) / step) + 3;
  const at = (column: number, row: number): Point => ({
    x: (column - 1) * step - bleed.x,
    y: (row - 1) * step - bleed.y,
  });
  const values = Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const isOutside = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isOutside ? OUTSIDE : heightAt(plan, at(column, row));
  });
  return { values, columns, rows, at };
}

/** Which sides of a cell a line crosses, by the corners that are high: top left 8, top right 4, right 2, left 1. */
const CROSSINGS: [from: number, to: number][][] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** The rings around all places above this height. */
function rings({ values, columns, rows, at }: Grid, level: number): Point[][] {
  const height = (column: number, row: number): number => values[row * columns + column] ?? OUTSIDE;
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  /** A side of a cell has one name, whichever of its two cells it is seen from: 0 above, 1 right, 2 below, 3 left. */
  const side = (column: number, row: number, which: number): number => {
    const [c, r] = [column + (which === 1 ? 1 : 0), row + (which === 2 ? 1 : 0)];
    const upright = which % 2;
    const name = 2 * (r * columns + c) + upright;
    if (!points.has(name)) {
      const [a, b] = [height(c, r), upright ? height(c, r + 1) : height(c + 1, r)];
      const share = (level - a) / (b - a);
      const start = at(c, r);
      const end = upright ? at(c, r + 1) : at(c + 1, r);
      points.set(name, { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
    }
    return name;
  };
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const high = (dx: number, dy: number, bit: number): number => (height(column + dx, row + dy) > level ? bit : 0);
      const corners = high(0, 0, 8) + high(1, 0, 4) + high(1, 1, 2) + high(0, 1, 1);
      for (const [from, to] of CROSSINGS[corners] ?? []) next.set(side(column, row, from), side(column, row, to));
    }
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let name: number | undefined = start; name !== undefined && next.has(name);) {
      const point = points.get(name);
      if (point) ring.push(point);
      const following: number | undefined = next.get(name);
      next.delete(name);
      name = following;
    }
    if (ring.length > SMALLEST) found.push(ring);
  }
  return found;
}

/** A ring as a soft path, through the middles of its sides. */
function soft(ring: Point[]): string {
  const middle = (one: Point, other: Point): string =>
    `${((one.x + other.x) / 2).toFixed(1)} ${((one.y + other.y) / 2).toFixed(1)}`;
  const last = ring.at(-1) ?? { x: 0, y: 0 };
  const first = ring[0] ?? last;
  const curves = ring.map(
    (point, at) => `Q${point.x.toFixed(1)} ${point.y.toFixed(1)} ${middle(point, ring[at + 1] ?? first)}`,
  );
  return `M${middle(last, first)}${curves.join("")}Z`;
}

/** Each of these layers with all the land above its height, as a path. */
export function layers<Layer extends { level: number }>(plan: Plan, found: Layer[]): (Layer & { path: string })[] {
  const grid = gridOf(plan);
  return found.map((layer) => ({ ...layer, path: rings(grid, layer.level).map(soft).join("") }));
}
