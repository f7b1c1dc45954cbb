/** What lies on land and sea where nothing else does: mountains, trees, waves; strewn by a fixed chance. */
import type { Chart } from "./chart";
import type { Point } from "./masonry";

export interface Strewn {
  x: number;
  y: number;
  size: number;
  /** Which of the drawings of its kind. */
  kind: number;
}

export interface Relief {
  swells: Strewn[];
  mountains: Strewn[];
  trees: Strewn[];
  /** Short strokes of the swell of the sea, as one path. */
  waves: string;
}

/** Ranges: where they begin and end as parts of the land's width and of the height, how broad, how many, how high. */
const RANGES: readonly { from: Point; to: Point; breadth: number; count: number; size: number; kind: number }[] = [
  { from: [0.72, 0.0], to: [0.5, 0.4], breadth: 0.16, count: 15, size: 21, kind: 1 },
  { from: [0.98, 0.02], to: [0.9, 0.5], breadth: 0.2, count: 16, size: 24, kind: 1 },
  { from: [0.12, 0.535], to: [0.34, 0.57], breadth: 0.04, count: 6, size: 13, kind: 0 },
  { from: [0.5, 0.52], to: [0.62, 0.8], breadth: 0.14, count: 14, size: 16, kind: 0 },
  { from: [0.74, 0.6], to: [0.72, 0.99], breadth: 0.2, count: 18, size: 18, kind: 0 },
  { from: [0.95, 0.55], to: [0.97, 1], breadth: 0.1, count: 10, size: 18, kind: 0 },
];
const WOODS: readonly { at: Point; spread: number; count: number; kind: number }[] = [
  { at: [0.42, 0.06], spread: 0.1, count: 13, kind: 1 },
  { at: [0.3, 0.17], spread: 0.06, count: 9, kind: 0 },
  { at: [0.45, 0.34], spread: 0.1, count: 14, kind: 0 },
  { at: [0.8, 0.3], spread: 0.12, count: 16, kind: 1 },
  { at: [0.32, 0.51], spread: 0.08, count: 14, kind: 0 },
  { at: [0.2, 0.66], spread: 0.07, count: 12, kind: 0 },
  { at: [0.34, 0.82], spread: 0.07, count: 12, kind: 0 },
  { at: [0.6, 0.7], spread: 0.09, count: 12, kind: 0 },
  { at: [0.2, 0.97], spread: 0.06, count: 9, kind: 0 },
  { at: [0.5, 0.985], spread: 0.06, count: 7, kind: 0 },
];

/** Numbers from 0 up to 1 that look like chance, the same each time. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where the shore is at this height: its westernmost point nearby, or its easternmost. */
function shoreAt(chart: Chart, y: number, of: "west" | "east"): number {
  const near = chart.coast.filter(([, py]) => Math.abs(py - y) < chart.height / 16).map(([x]) => x);
  const sorted = chart.coast.toSorted((one, other) => Math.abs(one[1] - y) - Math.abs(other[1] - y));
  const all = near.length > 0 ? near : [sorted[0]?.[0] ?? 0];
  return of === "west" ? Math.min(...all) : Math.max(...all);
}

/** A point of the land: how far between shore and eastern edge, how far down. */
function inland(chart: Chart, [along, down]: Point): Point {
  const y = down * chart.height;
  const shore = shoreAt(chart, y, "east");
  return [shore + along * (chart.width - shore), y];
}

/** Is there a city here, or the sea? */
function isTaken(chart: Chart, x: number, y: number, size: number): boolean {
  if (x - size < shoreAt(chart, y, "east")) return true;
  const { scale } = chart;
  return Object.entries(chart.sites).some(([city, { at }]) => {
    const [left, right] = city === "jerusalem" ? [48, 58] : [30, 70];
    const dx = x - at[0];
    return dx > -left * scale - size && dx < right * scale + size && Math.abs(y - at[1]) < 34 * scale + size;
  });
}

function mountains(chart: Chart): Strewn[] {
  const chance = chances(11);
  return RANGES.flatMap(({ from, to, breadth, count, size, kind }) =>
    Array.from({ length: count }, (_, at) => {
      const way = (at + 0.5) / count;
      const along = from[0] + (to[0] - from[0]) * way + (chance() - 0.5) * breadth;
      const [x, y] = inland(chart, [along, from[1] + (to[1] - from[1]) * way + (chance() - 0.5) * 0.05]);
      return { x, y, size: size * (0.75 + 0.5 * chance()) * (0.4 + 0.6 * chart.scale), kind };
    }).filter(({ x, y, size }) => !isTaken(chart, x, y, size * 0.5)),
  ).toSorted((one, other) => one.y - other.y);
}

function trees(chart: Chart): Strewn[] {
  const chance = chances(29);
  return WOODS.flatMap(({ at, spread, count, kind }) =>
    Array.from({ length: count }, () => {
      const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * spread];
      const [x, y] = inland(chart, [at[0] + far * 1.6 * Math.cos(angle), at[1] + far * 0.5 * Math.sin(angle)]);
      return { x, y, size: (4.4 + 2.6 * chance()) * (0.5 + 0.5 * chart.scale), kind };
    }).filter(({ x, y }) => !isTaken(chart, x, y, 4)),
  ).toSorted((one, other) => one.y - other.y);
}

function waves(chart: Chart): string {
  const chance = chances(5);
  const step = 27;
  const strokes: string[] = [];
  for (let y = 14; y < chart.height; y += step * 0.62)
    for (let x = 6 + (strokes.length % 2) * 9; x < chart.width; x += step) {
      const [px, py] = [x + (chance() - 0.5) * step, y + (chance() - 0.5) * 9];
      const long = 3 + chance() * 5;
      if (px + long < shoreAt(chart, py, "west") - 22 && chance() < 0.72)
        strokes.push(
          `M${px.toFixed(0)} ${py.toFixed(0)}q${(long / 2).toFixed(1)} -${(long / 3).toFixed(1)} ${long.toFixed(1)} 0`,
        );
    }
  return strokes.join("");
}

export function reliefOf(chart: Chart): Relief {
  const swells = RANGES.flatMap(({ from, to, breadth, kind }, at) =>
    [0.15, 0.5, 0.85].map((way) => {
      const [x, y] = inland(chart, [from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way]);
      return { x, y, size: (40 + 220 * breadth) * (0.5 + 0.5 * chart.scale), kind: kind + at };
    }),
  );
  return { swells, mountains: mountains(chart), trees: trees(chart), waves: waves(chart) };
}
