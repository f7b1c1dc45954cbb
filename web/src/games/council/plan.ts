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

/** How a city is composed around its place: town, seal, a plate with name and token, four stalls. */
export interface Composition {
  box: Box;
  /** Where the houses stand, and how large they are drawn. */
  town: Point & { scale: number };
  seal: Point & { r: number };
  plate: Box;
  /** A plate of one line holds the token behind the name, and is as wide as they are. */
  oneLine: boolean;
  name: Point & { size: number };
  token: Point & { size: number };
  /** The market square, seen from above: narrower at its far side. */
  square: Box;
  stalls: Point & { size: number; step: number };
  king: Point & { size: number };
}

export interface Relief {
  /** How large hills and trees are, beside those of the wide plan. */
  scale: number;
  /** How far the land goes on beyond the map, so that it fills a room of another shape. */
  bleed: Point;
  /** The shore: x by the part of the height. */
  shore: [down: number, x: number][];
  /** Where a ship lies, if there is so much sea. */
  ship?: Point;
  /** Hills and mountains: x, y, how far they reach, how high they rise. */
  rises: [x: number, y: number, reach: number, by: number][];
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
  relief: Relief;
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
  arkon: { x: 1, y: 3 },
  burgen: { x: -1, y: -3 },
  castrum: { x: 4, y: 2 },
  dorful: { x: 5, y: 1 },
  esti: { x: 2, y: -1 },
  framek: { x: -4, y: -2 },
  graden: { x: -2, y: 2 },
  hellar: { x: -5, y: 0 },
  indur: { x: 3, y: -1 },
  juvelar: { x: 4, y: 2 },
  kultos: { x: -2, y: 2 },
  lyram: { x: -3, y: -2 },
  merkatim: { x: 1, y: 1 },
  naris: { x: 3, y: 2 },
  osium: { x: 2, y: -3 },
};

interface Columns {
  /** The middle of each region's western and eastern cities. */
  west: number[];
  east: number[];
  top: number;
  step: number;
  aside: number;
}

function placed({ west, east, top, step, aside }: Columns): Record<string, Point> {
  const places = Object.entries(PLACES).map(([city, [region, side, row]]) => {
    const { x, y } = ASIDE[city] ?? { x: 0, y: 0 };
    const middle = (side === "west" ? west : east)[region] ?? 0;
    return [city, { x: middle + x * aside, y: top + row * step + y * aside }];
  });
  return Object.fromEntries(places) as Record<string, Point>;
}

/** From this width on, in pixels, the wide plan is legible. */
export const FROM_WIDE = 646;

export const WIDE: Plan = {
  width: 840,
  height: 428,
  borders: [0, 276, 542],
  cities: placed({ west: [86, 354, 616], east: [204, 472, 734], top: 56, step: 79, aside: 1 }),
  bends: {
    "arkon-burgen": -12,
    "arkon-castrum": -9,
    "burgen-dorful": -8,
    "burgen-esti": 9,
    "castrum-dorful": 12,
    "castrum-framek": -12,
    "dorful-graden": 12,
    "esti-hellar": -12,
    "framek-graden": 12,
    "framek-indur": 8,
    "graden-hellar": -12,
    "graden-indur": 7,
    "graden-juvelar": 7,
    "hellar-juvelar": 9,
    "hellar-merkatim": 14,
    "indur-juvelar": 12,
    "indur-kultos": -9,
    "juvelar-lyram": 8,
    "juvelar-merkatim": -9,
    "kultos-naris": -8,
    "kultos-lyram": 12,
    "lyram-naris": 7,
    "lyram-osium": 8,
    "merkatim-osium": 9,
    "naris-osium": -12,
  },
  city: {
    box: { x: -58, y: -46, width: 116, height: 83 },
    town: { x: 11, y: -9, scale: 1.14 },
    seal: { x: -39, y: -26, r: 19 },
    plate: { x: 0, y: 18, width: 0, height: 19 },
    oneLine: true,
    name: { x: 0, y: 32.5, size: 16 },
    token: { x: 0, y: 27.5, size: 16.6 },
    square: { x: -58, y: -10, width: 116, height: 30 },
    stalls: { x: -56.5, y: -13, size: 29, step: 28 },
    king: { x: 44, y: -34, size: 33 },
  },
  relief: {
    scale: 1,
    bleed: { x: 160, y: 110 },
    ship: { x: 44, y: 46 },
    shore: [
      [-0.3, 170],
      [-0.05, 128],
      [0.08, 118],
      [0.2, 30],
      [0.33, 14],
      [0.42, 34],
      [0.5, 52],
      [0.58, 34],
      [0.67, 14],
      [0.8, 34],
      [0.93, 118],
      [1.05, 136],
      [1.3, 180],
    ],
    rises: [
      [420, 60, 70, 0.13],
      [405, 140, 55, 0.14],
      [330, 132, 62, 0.1],
      [414, 250, 60, 0.14],
      [325, 300, 62, 0.12],
      [440, 388, 70, 0.14],
      [525, 226, 50, 0.08],
      [700, 50, 105, 0.62],
      [800, 70, 110, 0.6],
      [806, 214, 100, 0.62],
      [690, 222, 76, 0.4],
      [704, 392, 110, 0.62],
      [812, 372, 110, 0.6],
      [600, 136, 56, 0.3],
      [604, 296, 56, 0.3],
    ],
  },
};

/** As low as its cities can be read, so that a phone shows the four councils below it, too. */
export const TALL: Plan = {
  width: 360,
  height: 374,
  borders: [0, 124, 240],
  cities: placed({ west: [64, 180, 294], east: [77, 193, 310], top: 40, step: 75, aside: 0.4 }),
  bends: {
    "arkon-burgen": 46,
    "castrum-dorful": -40,
    "framek-graden": 50,
    "graden-hellar": 48,
    "indur-juvelar": -44,
    "kultos-lyram": 42,
    "naris-osium": -38,
  },
  city: {
    box: { x: -42, y: -38, width: 84, height: 66 },
    town: { x: 14, y: -22, scale: 0.58 },
    seal: { x: -28, y: -12, r: 13.5 },
    plate: { x: -30, y: -26, width: 72.5, height: 29 },
    oneLine: false,
    name: { x: -13, y: -14.5, size: 12.8 },
    token: { x: -13, y: -4.5, size: 14 },
    square: { x: -42, y: 3, width: 84, height: 22 },
    stalls: { x: -39.5, y: 4, size: 19.2, step: 19.8 },
    king: { x: 33, y: -33, size: 23 },
  },
  relief: {
    scale: 0.6,
    bleed: { x: 30, y: 30 },
    shore: [
      [-0.1, 44],
      [0.05, 30],
      [0.13, 24],
      [0.22, 10],
      [0.32, 6],
      [0.5, 9],
      [0.68, 6],
      [0.78, 12],
      [0.87, 26],
      [1.1, 44],
    ],
    rises: [
      [150, 113, 34, 0.14],
      [214, 76, 30, 0.12],
      [150, 263, 34, 0.14],
      [220, 191, 30, 0.12],
      [216, 345, 36, 0.12],
      [252, 113, 30, 0.3],
      [350, 40, 46, 0.6],
      [350, 191, 44, 0.6],
      [350, 345, 46, 0.6],
      [252, 263, 30, 0.3],
    ],
  },
};

/** Each road once, from the city that comes first in the alphabet. */
export function roadNames(cities: { city: string; roads: string[] }[]): string {
  return cities
    .flatMap(({ city, roads }) => roads.filter((other) => city < other).map((other) => `${city}/${other}`))
    .join(" ");
}

/** The two ends of each. */
export function roadsNamed(names: string): [string, string][] {
  return names.split(" ").map((ends): [string, string] => {
    const [from = "", to = ""] = ends.split("/");
    return [from, to];
  });
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
