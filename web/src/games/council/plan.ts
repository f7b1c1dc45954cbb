/** Where cities, roads and relief lie: one plan for wide boards, one for narrow ones. The roads come from the view. */

import { nearest } from "../../boards/arrows";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a city is composed around its place: seal, name, token and four stalls. */
export interface Composition {
  box: Box;
  seal: Point & { r: number };
  name: Point & { size: number; middle: boolean };
  token: Point & { size: number; middle: boolean };
  stalls: Point & { size: number };
}

export interface Plan {
  width: number;
  height: number;
  /** The left edge of each region; the last one ends with the map. */
  borders: number[];
  cities: Record<string, Point>;
  /** How far the middle of a road swerves to its right, seen from its first city. */
  bends: Record<string, number>;
  city: Composition;
}

type Side = "west" | "east";

/** The same order on both plans: three cities on the side where roads enter or leave, two between them. */
const PLACES: Record<string, [number, Side, number]> = {
  castrum: [0, "east", 0],
  arkon: [0, "west", 1],
  dorful: [0, "east", 2],
  burgen: [0, "west", 3],
  esti: [0, "east", 4],
  framek: [1, "west", 0],
  indur: [1, "east", 1],
  graden: [1, "west", 2],
  juvelar: [1, "east", 3],
  hellar: [1, "west", 4],
  kultos: [2, "west", 0],
  naris: [2, "east", 1],
  lyram: [2, "west", 2],
  osium: [2, "east", 3],
  merkatim: [2, "west", 4],
};

/** A land is no grid: each city stands a little aside. */
const ASIDE: Record<string, Point> = {
  arkon: { x: 6, y: 4 },
  burgen: { x: -4, y: 2 },
  castrum: { x: -2, y: 3 },
  dorful: { x: 5, y: -4 },
  esti: { x: -6, y: 0 },
  framek: { x: 4, y: -2 },
  graden: { x: -5, y: 5 },
  hellar: { x: 3, y: -4 },
  indur: { x: -4, y: -4 },
  juvelar: { x: 5, y: 4 },
  kultos: { x: 2, y: 4 },
  lyram: { x: -3, y: -3 },
  merkatim: { x: 4, y: 0 },
  naris: { x: -3, y: -2 },
  osium: { x: 3, y: 3 },
};

function placed(width: number, spread: number, top: number, step: number, aside: number): Record<string, Point> {
  const places = Object.entries(PLACES).map(([city, [region, side, row]]) => {
    const { x, y } = ASIDE[city] ?? { x: 0, y: 0 };
    const middle = (region + 0.5) * (width / 3);
    return [city, { x: middle + (side === "west" ? -spread : spread) + x * aside, y: top + row * step + y * aside }];
  });
  return Object.fromEntries(places) as Record<string, Point>;
}

export const WIDE: Plan = {
  width: 1000,
  height: 376,
  borders: [0, 333, 667],
  cities: placed(1000, 82, 50, 66, 1),
  bends: {
    "hellar-merkatim": 46,
    "indur-kultos": 10,
    "juvelar-lyram": -10,
    "dorful-graden": -12,
    "castrum-framek": 12,
  },
  city: {
    box: { x: -68, y: -38, width: 142, height: 76 },
    seal: { x: -38, y: -7, r: 26 },
    name: { x: -6, y: -17, size: 17.5, middle: false },
    token: { x: -6, y: -1, size: 19, middle: false },
    stalls: { x: -24, y: 14, size: 21 },
  },
};

export const TALL: Plan = {
  width: 384,
  height: 520,
  borders: [0, 128, 256],
  cities: placed(384, 25, 56, 101, 0.35),
  bends: { "hellar-merkatim": 14 },
  city: {
    box: { x: -36, y: -46, width: 72, height: 92 },
    seal: { x: 0, y: -24, r: 19 },
    name: { x: 0, y: 10, size: 13.5, middle: true },
    token: { x: 0, y: 22, size: 15, middle: true },
    stalls: { x: -32, y: 31, size: 13.5 },
  },
};

/** Each road once, from the city that comes first in the alphabet. */
export function roadsOf(cities: { city: string; roads: string[] }[]): [string, string][] {
  return cities.flatMap(({ city, roads }) =>
    roads.filter((other) => city < other).map((other): [string, string] => [city, other]),
  );
}

/** The point by which a road bends. */
export function bend(plan: Plan, from: string, to: string): Point | null {
  const [a, b] = [plan.cities[from], plan.cities[to]];
  if (!a || !b) return null;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const by = (plan.bends[`${from}-${to}`] ?? -(plan.bends[`${to}-${from}`] ?? 0)) * 2;
  return { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * by, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * by };
}

export function roadPath(plan: Plan, from: string, to: string): string {
  const [a, b, by] = [plan.cities[from], plan.cities[to], bend(plan, from, to)];
  return a && b && by ? `M${a.x} ${a.y}Q${by.x.toFixed(1)} ${by.y.toFixed(1)} ${b.x} ${b.y}` : "";
}

/** A road as a row of points, for those who check that it runs clear of everything. */
export function roadPoints(plan: Plan, from: string, to: string, parts = 40): Point[] {
  const [a, b, by] = [plan.cities[from], plan.cities[to], bend(plan, from, to)];
  if (!a || !b || !by) return [];
  return Array.from({ length: parts + 1 }, (_, at) => {
    const t = at / parts;
    const mix = (one: number, two: number, three: number): number =>
      (1 - t) ** 2 * one + 2 * t * (1 - t) * two + t ** 2 * three;
    return { x: mix(a.x, by.x, b.x), y: mix(a.y, by.y, b.y) };
  });
}

/** The cities on a shortest way, both ends included; what it costs, the server says. */
export function way(cities: { city: string; roads: string[] }[], from: string, to: string): string[] {
  const roads = new Map(cities.map((city) => [city.city, city.roads]));
  const came = new Map<string, string | null>([[from, null]]);
  for (const city of came.keys()) for (const next of roads.get(city) ?? []) if (!came.has(next)) came.set(next, city);
  const found: string[] = [];
  for (let city: string | null | undefined = to; city; city = came.get(city)) found.unshift(city);
  return found[0] === from ? found : [];
}

/** The city that an arrow key leads to. */
export function neighbour(plan: Plan, from: string, key: string): string | null {
  return nearest(plan.cities, from, key);
}
