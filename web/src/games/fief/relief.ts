/** The lie of the land: hills, woods and fields, strewn by a fixed chance where nothing else lies. */
import { chances } from "../../boards/chances";
import type { Point } from "./geography";
import type { Plan } from "./plan";

export interface Strewn extends Point {
  size: number;
  /** Which of the drawings of its kind. */
  kind: number;
}

export interface Field extends Strewn {
  angle: number;
}

export interface Relief {
  swells: Strewn[];
  hills: Strewn[];
  trees: Strewn[];
  fields: Field[];
}

/** Where hills and woods are, as parts of the board. */
const HILLS: [number, number, number][] = [
  [0.235, 0.4, 0.07],
  [0.19, 0.42, 0.05],
  [0.02, 0.26, 0.05],
  [0.33, 0.04, 0.05],
  [0.46, 0.03, 0.06],
  [0.6, 0.03, 0.05],
  [0.78, 0.06, 0.07],
  [0.97, 0.26, 0.06],
  [0.62, 0.26, 0.06],
  [0.83, 0.34, 0.05],
  [0.03, 0.52, 0.06],
  [0.24, 0.74, 0.07],
  [0.08, 0.93, 0.08],
  [0.47, 0.73, 0.06],
  [0.97, 0.72, 0.05],
  [0.64, 0.96, 0.06],
  [0.18, 0.24, 0.05],
];
const WOODS: [number, number, number, number][] = [
  [0.17, 0.2, 0.07, 44],
  [0.03, 0.06, 0.07, 40],
  [0.33, 0.19, 0.05, 23],
  [0.45, 0.29, 0.06, 34],
  [0.67, 0.07, 0.06, 34],
  [0.6, 0.43, 0.07, 44],
  [0.97, 0.03, 0.06, 30],
  [0.68, 0.33, 0.05, 27],
  [0.85, 0.46, 0.04, 13],
  [0.78, 0.66, 0.07, 44],
  [0.97, 0.93, 0.07, 40],
  [0.66, 0.78, 0.04, 17],
  [0.36, 0.74, 0.06, 34],
  [0.4, 0.97, 0.08, 40],
  [0.25, 0.95, 0.06, 30],
  [0.27, 0.56, 0.05, 23],
  [0.02, 0.8, 0.06, 37],
  [0.13, 0.63, 0.04, 20],
  [0.19, 0.33, 0.05, 27],
  [0.45, 0.09, 0.05, 17],
  [0.77, 0.97, 0.05, 20],
  [0.96, 0.5, 0.04, 10],
  [0.1, 0.46, 0.03, 10],
];
const PATCHES = 8;
const VILLAGE_ROOM = { left: 62, right: 62, up: 56, down: 44 };
const LABEL_ROOM = { left: 62, right: 62, up: 24, down: 30 };

function inRoom(point: Point, at: Point, room: typeof VILLAGE_ROOM): boolean {
  const [dx, dy] = [point.x - at.x, point.y - at.y];
  return dx > -room.left && dx < room.right && dy > -room.up && dy < room.down;
}

function nearLine(point: Point, line: Point[], distance: number): boolean {
  return line.some(({ x, y }) => Math.abs(x - point.x) < distance && Math.abs(y - point.y) < distance);
}

/** Is there room for something of this size? */
function isOpen(plan: Plan, point: Point, size: number, village = VILLAGE_ROOM): boolean {
  const { width, height, villages, fiefs, sees, roads, river, brook } = plan;
  if (point.x < size + 8 || point.y < size + 8 || point.x > width - size - 8 || point.y > height - size - 8)
    return false;
  if (Object.values(villages).some((at) => inRoom(point, at, village))) return false;
  if ([...Object.values(fiefs), ...Object.values(sees)].some(({ label }) => inRoom(point, label, LABEL_ROOM)))
    return false;
  if (nearLine(point, river, 14 + size) || nearLine(point, brook, 8 + size)) return false;
  return !roads.some(({ line }) => nearLine(point, line, 5 + size));
}

function reach(plan: Plan): number {
  return Math.sqrt(plan.width * plan.height);
}

function hills(plan: Plan): Strewn[] {
  const chance = chances(7);
  return HILLS.flatMap(([x, y, spread]) =>
    Array.from({ length: 5 }, () => {
      const at = plan.place({ x: x + (chance() - 0.5) * 2 * spread, y: y + (chance() - 0.5) * 2 * spread });
      return { ...at, size: 13 + 12 * chance(), kind: Math.floor(chance() * 2) };
    }).filter((hill) => isOpen(plan, hill, hill.size * 0.6)),
  ).toSorted((one, other) => one.y - other.y);
}

function trees(plan: Plan): Strewn[] {
  const chance = chances(29);
  return WOODS.flatMap(([x, y, spread, count]) =>
    Array.from({ length: count }, () => {
      const [angle, far] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * spread];
      const at = plan.place({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) });
      return { ...at, size: 6.5 + 4 * chance(), kind: chance() < 0.68 ? 0 : 1 };
    }).filter((tree) => isOpen(plan, tree, 5)),
  ).toSorted((one, other) => one.y - other.y);
}

function fields(plan: Plan): Field[] {
  const chance = chances(101);
  const near = { left: 40, right: 40, up: 44, down: 30 };
  return Object.values(plan.villages).flatMap((village) =>
    Array.from({ length: PATCHES }, (_, at) => {
      const angle = (at / PATCHES) * 2 * Math.PI + chance() * 0.5;
      const far = 62 + 22 * chance();
      return {
        x: village.x + far * 1.1 * Math.cos(angle),
        y: village.y - 8 + far * 0.82 * Math.sin(angle),
        size: 15 + 7 * chance(),
        kind: Math.floor(chance() * 3),
        angle: -24 + 48 * chance(),
      };
    }).filter((field) => isOpen(plan, field, field.size * 0.75, near)),
  );
}

export function reliefOf(plan: Plan): Relief {
  const swells = HILLS.map(([x, y, spread], kind) => ({
    ...plan.place({ x, y }),
    size: spread * reach(plan) * 1.5,
    kind: kind % 2,
  }));
  return { swells, hills: hills(plan), trees: trees(plan), fields: fields(plan) };
}
