/** What stands on the land, woods, fields and peaks, strewn by a fixed chance where there is room; and waves. */

import { chances } from "../../boards/chances";
import type { Plan, Point } from "./plan";
import { COAST_LEVELS, heightAt, HILL_LEVELS, layers, MOUNTAIN_LEVELS, SEA_LEVELS } from "./terrain";

export interface Layer {
  /** What it is made of: water, sand, grass, rock … and how high it lies among its like. */
  kind: "sea" | "coast" | "hills" | "mountains";
  step: number;
  path: string;
}

export interface Peak {
  light: string;
  shade: string;
  snow: string;
  snowShade: string;
}

export interface Field extends Point {
  size: number;
  angle: number;
  kind: number;
}

export interface Scenery {
  layers: Layer[];
  peaks: Peak[];
  /** All trees of a kind are one path for each of their colours. */
  leafy: Trees;
  firs: Trees;
  fields: Field[];
  waves: string;
}

export interface Trees {
  shadow: string;
  dark: string;
  light: string;
}

const KINDS: [Layer["kind"], number[]][] = [
  ["sea", SEA_LEVELS],
  ["coast", COAST_LEVELS],
  ["hills", HILL_LEVELS],
  ["mountains", MOUNTAIN_LEVELS],
];
const LAYERS = KINDS.flatMap(([kind, levels]) => levels.map((level, step) => ({ kind, step, level })));

/** How near a road may something of this size come? */
const ROADSIDE = 7;

class Room {
  private readonly taken: (Point & { size: number })[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly roads: Point[],
  ) {}

  private inCity(point: Point, size: number): boolean {
    const { box } = this.plan.city;
    return Object.values(this.plan.cities).some(
      (city) =>
        point.x > city.x + box.x - size &&
        point.x < city.x + box.x + box.width + size &&
        point.y > city.y + box.y - size * 0.6 &&
        point.y < city.y + box.y + box.height + size * 1.4,
    );
  }

  isOpen(point: Point, size: number): boolean {
    const near = size + ROADSIDE * this.plan.relief.scale;
    return (
      !this.inCity(point, size) &&
      !this.roads.some(({ x, y }) => Math.abs(x - point.x) < near && y - point.y > -near && y - point.y < near) &&
      !this.taken.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < other.size + size)
    );
  }

  take(point: Point, size: number): void {
    this.taken.push({ ...point, size });
  }
}

const n = (value: number): string => value.toFixed(1);
const shape = (...corners: [number, number][]): string => `M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

/** A mountain with a sunlit and a shaded side, and snow on top of both. */
function peak({ x, y }: Point, size: number, lean: number): Peak {
  const [top, left, right] = [y - size * 1.25, x - size, x + size * 1.05];
  const tip = x + lean * size;
  const foot = x + size * (0.12 + lean);
  const down = (share: number): [number, number][] => [
    [tip - (tip - left) * share, top + (y - top) * share],
    [tip + (right - tip) * share, top + (y - top) * share],
  ];
  const [west, east] = down(0.44);
  const spine = tip + (foot - tip) * 0.44;
  const snowline = top + (y - top) * 0.44;
  const [w = [0, 0], e = [0, 0]] = [west, east];
  const bulge = size * 0.1;
  return {
    light: shape([left, y], [left + size * 0.42, y - size * 0.42], [tip, top], [foot, y + size * 0.1]),
    shade: shape([tip, top], [right - size * 0.4, y - size * 0.5], [right, y], [foot, y + size * 0.1]),
    snow: shape(
      [tip, top],
      w,
      [w[0] + bulge * 1.6, snowline - bulge],
      [spine - bulge * 1.2, snowline + bulge * 1.5],
      [spine, snowline - bulge * 0.6],
    ),
    snowShade: shape(
      [tip, top],
      [spine, snowline - bulge * 0.6],
      [spine + bulge * 1.4, snowline + bulge],
      [e[0] - bulge * 1.8, snowline - bulge * 1.2],
      e,
    ),
  };
}

/** Tries so many places of the land, and keeps those where there is room. */
function strewn(
  plan: Plan,
  room: Room,
  seed: number,
  tries: number,
  fits: (height: number, at: Point) => number,
): (Point & { size: number })[] {
  const chance = chances(seed);
  const { bleed } = plan.relief;
  const found: (Point & { size: number })[] = [];
  for (let at = 0; at < tries; at++) {
    const point = {
      x: -bleed.x + chance() * (plan.width + 2 * bleed.x),
      y: -bleed.y + chance() * (plan.height + 2 * bleed.y),
    };
    const size = fits(heightAt(plan, point), point) * (0.8 + 0.4 * chance());
    if (size <= 0 || !room.isOpen(point, size)) continue;
    room.take(point, size * 0.8);
    found.push({ ...point, size });
  }
  return found.toSorted((one, other) => one.y - other.y);
}

function leafy(places: (Point & { size: number })[]): Trees {
  return {
    shadow: places.map(({ x, y, size }) => disc(x + size * 0.5, y + size * 0.45, size)).join(""),
    dark: places.map(({ x, y, size }) => disc(x, y, size)).join(""),
    light: places.map(({ x, y, size }) => disc(x - size * 0.28, y - size * 0.3, size * 0.62)).join(""),
  };
}

function firs(places: (Point & { size: number })[]): Trees {
  return {
    shadow: places
      .map(({ x, y, size }) =>
        shape([x - size * 0.5, y], [x + size * 1.5, y - size * 0.5], [x + size * 0.7, y + size * 0.2]),
      )
      .join(""),
    dark: places
      .map(({ x, y, size }) => shape([x, y - size * 2.1], [x + size * 0.8, y], [x, y + size * 0.12]))
      .join(""),
    light: places
      .map(({ x, y, size }) => shape([x, y - size * 2.1], [x - size * 0.8, y], [x, y + size * 0.12]))
      .join(""),
  };
}

/** Strips of tilled land around the cities of the lowlands. */
function fields(plan: Plan, room: Room): Field[] {
  const chance = chances(101);
  const { scale } = plan.relief;
  return strewn(plan, room, 211, 900, (height) =>
    height > 0.06 && height < 0.47 && chance() < (height < 0.25 ? 0.9 : 0.35) ? 13 * scale : 0,
  ).map((place) => ({ ...place, angle: -28 + 56 * chance(), kind: Math.floor(chance() * 3) }));
}

function waves(plan: Plan): string {
  const chance = chances(77);
  const { scale, bleed } = plan.relief;
  let drawn = "";
  for (let at = 0; at < 90; at++) {
    const [x, y] = [
      -bleed.x + chance() * (bleed.x + plan.width * 0.18),
      -bleed.y + chance() * (plan.height + 2 * bleed.y),
    ];
    if (heightAt(plan, { x, y }) < -0.09)
      drawn += `M${n(x)} ${n(y)}q${n(3.5 * scale)} ${n(-3.5 * scale)} ${n(7 * scale)} 0t${n(7 * scale)} 0`;
  }
  return drawn;
}

/** The scenery of a plan; nothing stands on these roads. */
export function sceneryOf(plan: Plan, roads: Point[]): Scenery {
  const room = new Room(plan, roads);
  const { scale } = plan.relief;
  const clumps = (seed: number) => (at: Point, share: number) =>
    Math.sin(at.x / (34 * scale) + seed) +
      Math.sin(at.y / (29 * scale) + seed * 2) +
      Math.sin((at.x + at.y) / (53 * scale)) >
    share;
  const woods = clumps(1);
  const peaks = strewn(plan, room, 5, 1500, (height) => (height > 0.8 ? 23 * scale * Math.min(1.5, height) : 0));
  const tilled = fields(plan, room);
  const green = strewn(plan, room, 29, 5200, (height, at) =>
    (height > 0.33 && height < 0.6 && woods(at, 0.15)) || (height > 0.08 && height < 0.3 && woods(at, 1.4))
      ? 5.4 * scale
      : 0,
  );
  const dark = strewn(plan, room, 43, 3000, (height, at) =>
    height > 0.5 && height < 0.86 && woods(at, 0.5) ? 5 * scale : 0,
  );
  return {
    layers: layers(plan, LAYERS),
    peaks: peaks.map((place, at) => peak(place, place.size, ((at * 7) % 5) / 20 - 0.1)),
    leafy: leafy(green),
    firs: firs(dark),
    fields: tilled,
    waves: waves(plan),
  };
}
