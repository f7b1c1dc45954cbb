/** Where everything lies on the sheet of Outremer: sea in the west, Saladin's land in the east, the track between. */
import type { Point } from "./geography";
import { curve } from "./plan";

export interface Chart {
  width: number;
  height: number;
  isTall: boolean;
  /** How large the places are drawn: larger where the whole sheet is small. */
  scale: number;
  coast: Point[];
  /** The outline of the sea. */
  sea: Point[];
  /** Where so many objectives lie, the rightmost of the track first. */
  slots: (count: number) => Point[];
  /** Where those that are not laid out are listed, in the same order. */
  heap: (count: number) => Point[];
  ships: Point[];
  shore: Point;
  prison: Point;
  /** Where the prison stands while no objectives are laid out. */
  gaol: Point;
  /** From where Saladin comes. */
  camp: Point;
  dunes: Point[];
  palms: Point[];
}

const MOST_SHIPS = 6;
const MOST_OBJECTIVES = 6;

/** Evenly from right to left, stepping up and down so that there is room for armies. */
function wideSlots(count: number): Point[] {
  if (count === 1) return [{ x: 640, y: 330 }];
  const [first, last] = count < 4 ? [880, 420] : [945, 365];
  return Array.from({ length: count }, (_, at) => ({
    x: first - ((first - last) * at) / (count - 1),
    y: at % 2 === 0 ? 205 : count < 4 ? 400 : 475,
  }));
}

function grid(count: number, columns: number, right: number, top: number, across: number, down: number): Point[] {
  return Array.from({ length: count }, (_, at) => ({
    x: right - (at % columns) * across,
    y: top + Math.floor(at / columns) * down,
  }));
}

const WIDE_COAST: Point[] = curve([
  { x: 262, y: -20 },
  { x: 240, y: 70 },
  { x: 268, y: 170 },
  { x: 236, y: 280 },
  { x: 222, y: 380 },
  { x: 250, y: 480 },
  { x: 214, y: 590 },
  { x: 232, y: 690 },
  { x: 200, y: 800 },
]);

export const WIDE_CHART: Chart = {
  width: 1080,
  height: 780,
  isTall: false,
  scale: 1.28,
  coast: WIDE_COAST,
  sea: [...WIDE_COAST, { x: -20, y: 800 }, { x: -20, y: -20 }],
  slots: wideSlots,
  heap: (count) => grid(count, 4, 950, 150, 190, 176),
  ships: Array.from({ length: MOST_SHIPS }, (_, at) => ({ x: at % 2 === 0 ? 112 : 122, y: 84 + at * 118 })),
  shore: { x: 350, y: 680 },
  prison: { x: 985, y: 590 },
  gaol: { x: 900, y: 690 },
  camp: { x: 1015, y: 88 },
  dunes: [
    { x: 420, y: 90 },
    { x: 700, y: 110 },
    { x: 560, y: 590 },
    { x: 760, y: 640 },
    { x: 1010, y: 380 },
    { x: 330, y: 330 },
    { x: 660, y: 740 },
    { x: 880, y: 60 },
  ],
  palms: [
    { x: 300, y: 110 },
    { x: 318, y: 122 },
    { x: 296, y: 520 },
    { x: 560, y: 80 },
    { x: 1030, y: 520 },
    { x: 1042, y: 534 },
    { x: 520, y: 700 },
    { x: 284, y: 425 },
  ],
};

const TALL_COAST: Point[] = curve([
  { x: -20, y: 1086 },
  { x: 90, y: 1114 },
  { x: 200, y: 1088 },
  { x: 330, y: 1118 },
  { x: 440, y: 1096 },
  { x: 560, y: 1124 },
  { x: 660, y: 1100 },
  { x: 740, y: 1114 },
]);

/** Turned by a quarter: Saladin comes from above, row by row from right to left, down to the sea. */
function tallSlots(count: number): Point[] {
  if (count === 1) return [{ x: 360, y: 420 }];
  return Array.from({ length: count }, (_, at) => ({
    x: at % 2 === 0 ? 528 : 192,
    y: 262 + Math.floor(at / 2) * (count > 4 ? 306 : 350) + (at % 2 === 0 ? 0 : 40),
  }));
}

export const TALL_CHART: Chart = {
  width: 720,
  height: 1340,
  isTall: true,
  scale: 1.45,
  coast: TALL_COAST,
  sea: [...TALL_COAST, { x: 740, y: 1360 }, { x: -20, y: 1360 }],
  slots: tallSlots,
  heap: (count) => grid(count, 3, 575, 232, 215, 168),
  ships: grid(MOST_SHIPS, 3, 596, 1172, 234, 98),
  shore: { x: 560, y: 1056 },
  prison: { x: 130, y: 92 },
  gaol: { x: 130, y: 92 },
  camp: { x: 634, y: 92 },
  dunes: [
    { x: 330, y: 60 },
    { x: 360, y: 330 },
    { x: 60, y: 480 },
    { x: 660, y: 640 },
    { x: 360, y: 700 },
    { x: 100, y: 1010 },
  ],
  palms: [
    { x: 340, y: 150 },
    { x: 362, y: 160 },
    { x: 54, y: 200 },
    { x: 680, y: 420 },
    { x: 350, y: 560 },
    { x: 60, y: 1050 },
    { x: 84, y: 1064 },
    { x: 380, y: 1020 },
  ],
};

const SHIPS_ABREAST = 3;
const ABREAST = 98;
/** The lowest that an objective lies, when there are as many as there can be. */
const LOWEST = Math.max(...tallSlots(MOST_OBJECTIVES).map(({ y }) => y));

/** The tall chart as long as it must be: the sea begins below the last place, and the last ship lies on it. */
export function tallChart(places: Point[], lastShip: number): Chart {
  if (places.length === 0) return TALL_CHART;
  const lift = Math.max(0, LOWEST - Math.max(...places.map(({ y }) => y)));
  const up = ({ x, y }: Point): Point => ({ x, y: y - lift });
  const { height, coast, sea, shore, dunes, palms } = TALL_CHART;
  const isInland = ({ y }: Point): boolean => y < up(shore).y;
  return {
    ...TALL_CHART,
    height: height - lift - (lastShip > SHIPS_ABREAST ? 0 : ABREAST),
    coast: coast.map(up),
    sea: sea.map(up),
    ships: TALL_CHART.ships.map(up),
    shore: up(shore),
    dunes: dunes.filter(isInland),
    palms: palms.filter(isInland),
  };
}

/** The road that Saladin takes, from his camp over all objectives towards the sea. */
export function roadOf(chart: Chart, count: number): Point[] {
  const slots = chart.slots(count).map(({ x, y }) => ({ x, y: y + 4 }));
  return curve([chart.camp, ...slots]);
}

/** The part of that road that leads to the objective of this number; none before he has set out. */
export function wayTo(chart: Chart, count: number, at: number): Point[] {
  const road = roadOf(chart, count);
  const end = chart.slots(count)[at];
  if (!end) return [];
  const reached = road.findIndex(({ x, y }) => Math.abs(x - end.x) < 1 && Math.abs(y - end.y - 4) < 1);
  return reached < 0 ? [] : road.slice(0, reached + 1);
}

/** A stretch of the tall sheet that a phone shows by itself. */
export interface Stretch {
  top: number;
  height: number;
}

const ABOVE_PLACE = 98;
const BELOW_PLACE = 165;
const ABOVE_SHORE = 65;

/** The tall sheet in stretches of at most so much, each of whole rows; the last reaches to the end of the sea. */
export function stretchesOf(chart: Chart, places: Point[], most: number): Stretch[] {
  const rows: Point[][] = [];
  for (const place of places.toSorted((one, other) => one.y - other.y)) {
    const first = rows.at(-1)?.[0];
    if (first && place.y - first.y < ABOVE_PLACE) rows.at(-1)?.push(place);
    else rows.push([place]);
  }
  const blocks = rows.map((row, at) => ({
    top: at === 0 ? 0 : (row[0]?.y ?? 0) - ABOVE_PLACE,
    end: (row.at(-1)?.y ?? 0) + BELOW_PLACE,
  }));
  blocks.push({ top: chart.shore.y - ABOVE_SHORE, end: chart.height });
  const found: { top: number; end: number }[] = [];
  for (const { top, end } of blocks) {
    const before = found.at(-1);
    if (before && end - before.top <= most) before.end = end;
    else found.push({ top, end });
  }
  return found.map(({ top, end }) => ({ top, height: end - top }));
}

export interface StretchName {
  name: "inland" | "coast" | "sea";
  /** Which of several by that name it is, from the top; 0: the only one. */
  number: number;
}

/** What so many stretches are called. */
export function stretchNames(count: number): StretchName[] {
  return Array.from({ length: count }, (_, at) => {
    if (at === 0) return { name: "inland", number: 0 };
    return at === count - 1 ? { name: "sea", number: 0 } : { name: "coast", number: count > 3 ? at : 0 };
  });
}

/** The stretch in which this place is seen whole, or at least lies. */
export function stretchWith(stretches: Stretch[], { y }: Point): number {
  return Math.max(
    0,
    stretches.findLastIndex(({ top }) => y - ABOVE_PLACE / 2 >= top),
  );
}
