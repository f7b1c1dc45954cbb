/**
 * The chart of the coast, north above: the sea in the west, five harbours from Sidon down to Jaffa, Jerusalem inland.
 * Each city has a strip of the chart from the open sea to the hills: ships come before it, its card lies behind it.
 */
import type { Point } from "./masonry";
import { CITIES, type City } from "./world";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Site {
  /** The middle of the quay; of Jerusalem, of the city. */
  at: Point;
  /** The whole strip, from edge to edge. */
  strip: Box;
  /** Where the Templars lie that are bid here. */
  roads: Box;
  /** Where the card on offer lies. */
  card: Box;
}

export interface Chart {
  width: number;
  height: number;
  /** How large everything is drawn that stands on the chart. */
  scale: number;
  coast: Point[];
  sites: Record<City, Site>;
}

export const FRAME = 6;
const GAP = 5;
const CORNER = 58;
/** Half a city, and how far its moles reach out, before it is scaled. */
const HALF = 44;
const REACH = 38;
/** How high a city stands, its name below it included. */
const TALL = 84;

/** How far the quay of each lies from the open sea, as part of the way to Sidon's, the easternmost. */
const EASTING: Record<City, number> = { sidon: 1, tyre: 0.975, akkon: 0.94, caesarea: 0.88, jaffa: 0.84, jerusalem: 0 };

/** Where the middle of each city is, seen from its quay. */
export const CENTRES: Record<City, Point> = {
  sidon: [30, -2],
  tyre: [9, -4],
  akkon: [18, -4],
  caesarea: [26, -3],
  jaffa: [19, -4],
  jerusalem: [5, -2],
};

/** The shore around each quay, from north to south. */
const SHORES: Record<City, readonly Point[]> = {
  sidon: [
    [6, -34],
    [2, -24],
    [7, -12],
    [9, 0],
    [7, 12],
    [1, 23],
    [6, 33],
  ],
  tyre: [
    [22, -34],
    [20, -22],
    [-8, -21],
    [-25, -13],
    [-29, 0],
    [-25, 13],
    [-8, 20],
    [20, 17],
    [24, 28],
  ],
  akkon: [
    [14, -36],
    [-6, -27],
    [-18, -16],
    [-23, 0],
    [-23, 14],
    [-10, 21],
    [16, 24],
    [38, 27],
    [40, 38],
  ],
  caesarea: [
    [-2, -30],
    [4, -20],
    [6, 0],
    [4, 20],
    [-2, 30],
  ],
  jaffa: [
    [6, -34],
    [0, -20],
    [-11, -6],
    [-12, 6],
    [-5, 20],
    [6, 30],
  ],
  jerusalem: [],
};

/** Mount Carmel runs out into the sea between Akkon and Caesarea. */
const CAPE: readonly Point[] = [
  [26, -14],
  [-14, -4],
  [-22, 4],
];
/** South of Jaffa the coast bends to the west, towards Ascalon and Egypt. */
const SOUTH: readonly Point[] = [
  [0.74, 5.15],
  [0.62, 5.45],
  [0.5, 5.75],
  [0.38, 6.1],
  [0.3, 6.4],
];

/** Room for the card: as wide as its words need, and no wider. */
function cardWidth(width: number): number {
  return Math.min(168, Math.max(128, width * 0.31));
}

export function chartOf(width: number, height: number): Chart {
  const strip = height / CITIES.length;
  const card = cardWidth(width);
  const scale = Math.min(1.5, Math.max(0.62, Math.min(strip / TALL, (width - card) / 330)));
  const half = HALF * scale;
  /** The quay of Sidon: behind it there is just room for the city and its card. */
  const east = Math.min(width - card - FRAME - GAP - 2 * half, width * 0.5);
  const middle = (at: number): number => (at + 0.455) * strip;
  const quay = (city: City, at: number): Point =>
    city === "jerusalem" ? [width - card - FRAME - GAP - half, middle(at)] : [east * EASTING[city], middle(at)];

  const coast: Point[] = [[east * 1.06, -20]];
  CITIES.forEach((city, at) => {
    const [x, y] = quay(city, at);
    coast.push(...SHORES[city].map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]));
    if (city === "akkon") coast.push(...CAPE.map(([dx, dy]): Point => [x + dx * scale, (at + 1) * strip + dy * scale]));
  });
  coast.push(...SOUTH.map(([part, down]): Point => [east * part, down * strip]));

  const sites = Object.fromEntries(
    CITIES.map((city, at): [City, Site] => {
      const [x, y] = quay(city, at);
      const isInland = city === "jerusalem";
      const end = isInland ? x - half - GAP : x - REACH * scale;
      const behind = isInland ? x + half + GAP : x + 2 * half + GAP - 14 * scale;
      // The corner before Jerusalem has room for a button.
      const start = isInland ? CORNER : FRAME + 2;
      const top = at * strip;
      const above = at === 0 ? FRAME + 1 : 4;
      return [
        city,
        {
          at: [x, y],
          strip: { left: 0, top, width, height: strip },
          roads: { left: start, top: top + above, width: end - start, height: strip - above - 2 },
          card: { left: Math.min(behind, width - card - FRAME), top: top + 3, width: card, height: strip - 6 },
        },
      ];
    }),
  ) as Record<City, Site>;
  return { width, height, scale, coast, sites };
}

/** A smooth line through all these points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const round = (value: number): string => String(Math.round(value * 10) / 10);
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${round(x)} ${round(y)}`;
      const [[ax, ay], [bx, by], [cx, cy]] = [at(index - 2), at(index - 1), at(index + 1)];
      const control = [bx + (x - ax) / 6, by + (y - ay) / 6, x - (cx - bx) / 6, y - (cy - by) / 6];
      return `C${control.map(round).join(" ")} ${round(x)} ${round(y)}`;
    })
    .join("");
}

/** The city an arrow key leads to: they lie along the coast from north to south, Jerusalem last. */
export function neighbour(from: City, key: string): City {
  const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key] ?? 0;
  return CITIES[CITIES.indexOf(from) + step] ?? from;
}
