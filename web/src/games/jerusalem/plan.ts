/** Where everything stands on the drawn city: one plan for wide boards, one for narrow ones. */

import { nearest } from "../../boards/arrows";
import { COLUMNS_OF, ROOM, TALL_MEASURES, WIDE_MEASURES, type Measures } from "./measures";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Plot {
  area: string;
  sector: string;
  large: boolean;
  shape: Point[];
  /** The rectangle that the shape is cut from. */
  box: Box;
  /** Where squires stand. */
  room: Box;
  /** Where the building stands that its quarter is known by; small squares have none. */
  landmark: Box | null;
  centre: Point;
  /** The middle of the name, and of what the area pays. */
  name: Point;
  pays: Point;
  /** Where a Baron stands. */
  baron: Point;
}

export type Side = "north" | "south" | "east" | "west";

export interface Gate {
  at: Point;
  side: Side;
}

export interface Plan {
  width: number;
  height: number;
  measures: Measures;
  wall: Point[];
  gates: Gate[];
  street: Box;
  plots: Plot[];
  /** The foot of each seat's tower. */
  towers: Point[];
}

type Corner = "nw" | "ne" | "se" | "sw" | null;

/** A slight unevenness, the same for neighbours, so that the streets stay streets. */
export function uneven({ x, y }: Point): Point {
  return { x: x + 4 * Math.sin(y / 83 + 1), y: y + 4 * Math.sin(x / 101) };
}

const isWest = (corner: Corner): boolean => corner === "nw" || corner === "sw";
const isTop = (corner: Corner): boolean => corner === "nw" || corner === "ne";

/** A rectangle without one corner, where a tower stands. */
function cutShape({ x, y, width, height }: Box, corner: Corner, cut: number): Point[] {
  const corners: [Corner, Point][] = [
    ["nw", { x, y }],
    ["ne", { x: x + width, y }],
    ["se", { x: x + width, y: y + height }],
    ["sw", { x, y: y + height }],
  ];
  return corners.flatMap(([name, point]) => {
    if (name !== corner) return [point];
    const along = { x: point.x + (isWest(name) ? cut : -cut), y: point.y };
    const down = { x: point.x, y: point.y + (isTop(name) ? cut : -cut) };
    return name === "nw" || name === "se" ? [down, along] : [along, down];
  });
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function moved(box: Box): Box {
  const from = middle(box);
  const to = uneven(from);
  return { ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y };
}

/** A square with its building at the side of the wall, and its squires beside that. */
function largePlot(area: string, sector: string, straight: Box, corner: Corner, measures: Measures): Plot {
  const { cut, below } = measures;
  const box = moved(straight);
  const building = sector === "david" ? measures.landmark * ROOM.keep : measures.landmark;
  const aside = corner === null ? 0 : cut * (isTop(corner) ? ROOM.besideCut : ROOM.aboveCut);
  const west = corner === null || isWest(corner);
  const [pays, top] = [below ? 0 : ROOM.paysBeside, ROOM.nameLine[below ? "wide" : "tall"]];
  const left = box.x + (west ? building + aside : 0) + ROOM.edge;
  const room = {
    x: left + (west ? 0 : pays),
    y: box.y + top,
    width: box.width - building - aside - 2 * ROOM.edge - pays,
    height: box.height - top - (below ? ROOM.paysBelow : ROOM.edge) - (sector === "david" ? ROOM.yard : 0),
  };
  const landmark = {
    x: west ? box.x + aside : box.x + box.width - building - aside,
    y: box.y + ROOM.houses,
    width: building,
    height: box.height - ROOM.houses - (sector === "david" ? ROOM.bailey : ROOM.edge),
  };
  const besideX = west ? box.x + box.width - pays / 2 - ROOM.edge : box.x + pays / 2 + ROOM.edge;
  return {
    area,
    sector,
    large: true,
    shape: cutShape(straight, corner, cut).map(uneven),
    box,
    room,
    landmark,
    centre: middle(room),
    name: { x: left + (room.width + pays) / 2, y: box.y + ROOM.banner[below ? "wide" : "tall"] },
    pays: below
      ? { x: room.x + room.width / 2, y: box.y + box.height - ROOM.paysBelow / 2 - 2 }
      : { x: besideX, y: middle(room).y },
    baron: { x: landmark.x + building / 2, y: landmark.y + landmark.height * 0.72 },
  };
}

function smallPlot(area: string, sector: string, straight: Box, { below }: Measures): Plot {
  const box = moved(straight);
  const room = {
    x: box.x + 2,
    y: box.y + ROOM.edge,
    width: box.width - 4 - (below ? 0 : ROOM.paysBeside),
    height: box.height - ROOM.edge - (below ? ROOM.paysBelow - 4 : ROOM.edge),
  };
  return {
    area,
    sector,
    large: false,
    shape: cutShape(straight, null, 0).map(uneven),
    box,
    room,
    landmark: null,
    centre: middle(box),
    name: middle(box),
    pays: below
      ? { x: middle(box).x, y: box.y + box.height - ROOM.paysBelow / 2 + 2 }
      : { x: box.x + box.width - ROOM.paysBeside / 2 - 2, y: middle(box).y },
    // Over what the area pays where that stands beside the squires.
    baron: below
      ? { x: room.x + room.width - 17, y: room.y + room.height / 2 - 4 }
      : { x: box.x + box.width - ROOM.paysBeside / 2 - 2, y: box.y + 12 },
  };
}

/** A large area and two small ones, the small ones at the bottom or at the top. */
function quarter(sector: string, box: Box, smallBelow: boolean, corner: Corner, measures: Measures): Plot[] {
  const { x, y, width, height } = box;
  const { gap, small } = measures;
  const half = (width - gap) / 2;
  const large = { x, y: smallBelow ? y : y + small + gap, width, height: height - small - gap };
  const smallY = smallBelow ? y + height - small : y;
  return [
    largePlot(`${sector}-large`, sector, large, corner, measures),
    smallPlot(`${sector}-left`, sector, { x, y: smallY, width: half, height: small }, measures),
    smallPlot(`${sector}-right`, sector, { x: x + half + gap, y: smallY, width: half, height: small }, measures),
  ];
}

function wallAround({ width, height, margin, berm, cut }: Measures): Point[] {
  const near = margin - berm;
  const off = cut + berm * 0.6;
  return cutAll({ x: near, y: near, width: width - 2 * near, height: height - 2 * near }, off).map(uneven);
}

function cutAll({ x, y, width, height }: Box, cut: number): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x: x + cut, y },
    { x: right - cut, y },
    { x: right, y: y + cut },
    { x: right, y: bottom - cut },
    { x: right - cut, y: bottom },
    { x: x + cut, y: bottom },
    { x, y: bottom - cut },
    { x, y: y + cut },
  ];
}

function towersAt({ width, height, margin, tower }: Measures): Point[] {
  const [x, high] = [margin * 0.2 + tower.width / 2, tower.height + margin * 0.35];
  return [
    { x, y: high },
    { x: width - x, y: high },
    { x: width - x, y: height - tower.foot },
    { x, y: height - tower.foot },
  ];
}

/** The quarters in their rows, with the street between two of these. */
function planOf(measures: Measures): Plan {
  const { width, height, margin, berm, lane, street, columns, rows, streetBefore } = measures;
  const across = (width - 2 * margin - lane * (columns - 1)) / columns;
  const high = (height - 2 * margin - street - lane * rows.length) / rows.length;
  const near = margin - berm;
  const streetY = margin + streetBefore * (high + lane);
  const quarters = rows.flatMap((sectors, row) =>
    sectors.flatMap(({ sector, corner, smallBelow }, column) => {
      const y = margin + row * (high + lane) + (row >= streetBefore ? street + lane : 0);
      const box = { x: margin + column * (across + lane), y, width: across, height: high };
      return sector === "david"
        ? [largePlot(sector, sector, box, null, measures)]
        : quarter(sector, box, smallBelow, corner, measures);
    }),
  );
  const laneX = margin + across + lane / 2;
  const streetMiddle = streetY + street / 2;
  return {
    width,
    height,
    measures,
    wall: wallAround(measures),
    street: { x: margin, y: streetY, width: width - 2 * margin, height: street },
    // What stands further south hides what is behind it.
    plots: quarters.toSorted((one, other) => one.box.y - other.box.y),
    towers: towersAt(measures),
    gates: [
      { at: uneven({ x: laneX, y: near }), side: "north" },
      { at: uneven({ x: width - near, y: streetMiddle }), side: "east" },
      { at: uneven({ x: width - laneX, y: height - near }), side: "south" },
      { at: uneven({ x: near, y: streetMiddle }), side: "west" },
    ],
  };
}

export const WIDE = planOf(WIDE_MEASURES);
export const TALL = planOf(TALL_MEASURES);
export const planFor = (across: number): Plan => (across < COLUMNS_OF.wide ? TALL : WIDE);

export function outline(points: Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("") + "Z";
}

/** The plot that an arrow key leads to. */
export function neighbour(plan: Plan, from: string, key: string): string | null {
  return nearest(Object.fromEntries(plan.plots.map(({ area, centre }) => [area, centre])), from, key);
}
