/** Where everything stands on the drawn city: one plan for wide boards, one for narrow ones. */

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

export interface Plot {
  area: string;
  sector: string;
  large: boolean;
  shape: Point[];
  /** The rectangle in which names, squires and incomes are set. */
  room: Box;
  centre: Point;
  /** Where the upper and the lower line of writing have their middle, clear of a cut corner. */
  nameX: number;
  incomeX: number;
}

export interface Plan {
  width: number;
  height: number;
  wall: Point[];
  street: Box;
  plots: Plot[];
  /** The foot of each seat's tower. */
  towers: Point[];
}

type Corner = "nw" | "ne" | "se" | "sw" | null;

const GAP = 8;
const CUT = 142;
const SMALL = 122;

/** A slight unevenness, the same for neighbours, so that the streets stay streets. */
function uneven({ x, y }: Point): Point {
  return { x: x + 6 * Math.sin(y / 83 + 1), y: y + 5 * Math.sin(x / 101) };
}

function rectangle({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** A rectangle without one corner, where a tower stands. */
function cutShape(box: Box, corner: Corner): Point[] {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  switch (corner) {
    case "nw":
      return [
        { x: x + CUT, y },
        { x: right, y },
        { x: right, y: bottom },
        { x, y: bottom },
        { x, y: y + CUT },
      ];
    case "ne":
      return [
        { x, y },
        { x: right - CUT, y },
        { x: right, y: y + CUT },
        { x: right, y: bottom },
        { x, y: bottom },
      ];
    case "se":
      return [
        { x, y },
        { x: right, y },
        { x: right, y: bottom - CUT },
        { x: right - CUT, y: bottom },
        { x, y: bottom },
      ];
    case "sw":
      return [
        { x, y },
        { x: right, y },
        { x: right, y: bottom },
        { x: x + CUT, y: bottom },
        { x, y: bottom - CUT },
      ];
    default:
      return rectangle(box);
  }
}

/** The part of a cut rectangle that is whole enough to write in. */
function roomOf(box: Box, corner: Corner): Box {
  const lost = CUT * 0.36;
  if (corner === null) return box;
  const west = corner === "nw" || corner === "sw";
  return { ...box, x: west ? box.x + lost : box.x, width: box.width - lost };
}

function plot(area: string, sector: string, large: boolean, box: Box, corner: Corner = null): Plot {
  const room = roomOf(box, corner);
  const centre = uneven({ x: room.x + room.width / 2, y: room.y + room.height / 2 });
  const shift = { x: centre.x - (room.x + room.width / 2), y: centre.y - (room.y + room.height / 2) };
  const middle = box.x + box.width / 2 + shift.x;
  const aside = (corner === "nw" || corner === "sw" ? 1 : -1) * CUT * 0.4;
  return {
    area,
    sector,
    large,
    shape: cutShape(box, corner).map(uneven),
    room: { ...room, x: room.x + shift.x, y: room.y + shift.y },
    centre,
    nameX: corner === "nw" || corner === "ne" ? middle + aside : middle,
    incomeX: corner === "sw" || corner === "se" ? middle + aside : middle,
  };
}

/** A large area and two small ones, the small ones at the bottom or at the top. */
function quarter(sector: string, box: Box, smallBelow: boolean, corner: Corner): Plot[] {
  const { x, y, width, height } = box;
  const half = (width - GAP) / 2;
  const large = { x, y: smallBelow ? y : y + SMALL + GAP, width, height: height - SMALL - GAP };
  const smallY = smallBelow ? y + height - SMALL : y;
  return [
    plot(`${sector}-large`, sector, true, large, corner),
    plot(`${sector}-left`, sector, false, { x, y: smallY, width: half, height: SMALL }),
    plot(`${sector}-right`, sector, false, { x: x + half + GAP, y: smallY, width: half, height: SMALL }),
  ];
}

function wallAround(width: number, height: number): Point[] {
  const [near, cut] = [22, 152];
  const [right, bottom] = [width - near, height - near];
  return [
    { x: near + cut, y: near },
    { x: right - cut, y: near },
    { x: right, y: near + cut },
    { x: right, y: bottom - cut },
    { x: right - cut, y: bottom },
    { x: near + cut, y: bottom },
    { x: near, y: bottom - cut },
    { x: near, y: near + cut },
  ].map(uneven);
}

function towersAt(width: number, height: number): Point[] {
  return [
    { x: 50, y: 152 },
    { x: width - 50, y: 152 },
    { x: width - 50, y: height - 12 },
    { x: 50, y: height - 12 },
  ];
}

function widePlan(): Plan {
  const [width, height] = [1000, 788];
  const [top, bottom, tall] = [44, 440, 304];
  const columns = [38, 352, 658];
  const box = (column: number, y: number): Box => ({
    x: columns[column] ?? 0,
    y,
    width: column === 1 ? 296 : 304,
    height: tall,
  });
  return {
    width,
    height,
    wall: wallAround(width, height),
    street: { x: 40, y: 358, width: 920, height: 72 },
    plots: [
      ...quarter("patriarchate", box(0, top), true, "nw"),
      ...quarter("market", box(1, top), true, null),
      ...quarter("nobility", box(2, top), true, "ne"),
      ...quarter("palace", box(0, bottom), false, "sw"),
      plot("david", "david", true, box(1, bottom)),
      ...quarter("templars", box(2, bottom), false, "se"),
    ],
    towers: towersAt(width, height),
  };
}

function tallPlan(): Plan {
  const [width, height] = [680, 1110];
  const columns = [36, 346];
  const box = (column: number, y: number, tall: number): Box => ({
    x: columns[column] ?? 0,
    y,
    width: 298,
    height: tall,
  });
  return {
    width,
    height,
    wall: wallAround(width, height),
    street: { x: 36, y: 652, width: 608, height: 74 },
    plots: [
      ...quarter("patriarchate", box(0, 38, 312), true, "nw"),
      ...quarter("nobility", box(1, 38, 312), true, "ne"),
      ...quarter("market", box(0, 362, 280), true, null),
      plot("david", "david", true, box(1, 362, 280)),
      ...quarter("palace", box(0, 738, 328), false, "sw"),
      ...quarter("templars", box(1, 738, 328), false, "se"),
    ],
    towers: towersAt(width, height),
  };
}

export const WIDE = widePlan();
export const TALL = tallPlan();

export function outline(points: Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("") + "Z";
}

/** The plot that an arrow key leads to. */
export function neighbour(plan: Plan, from: string, key: string): string | null {
  return nearest(Object.fromEntries(plan.plots.map(({ area, centre }) => [area, centre])), from, key);
}
