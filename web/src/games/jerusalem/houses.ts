/** Rows of houses along the squares, strewn by a fixed chance: flat roofs, some with a dome, a stair or a pergola. */

import { chances } from "../../boards/chances";
import { citadel } from "./citadel";
import { block, dome, layered, longRoof, merlons, path, rectangle, tree, windows, type Part } from "./masonry";
import type { Box, Plan, Plot } from "./plan";

const TONES = ["roof-0", "roof-1", "roof-2", "roof-1"];
const CLOTHS = ["cloth-a", "cloth-b", "cloth-c"];

type Chance = () => number;

const one = (chance: Chance, of: string[]): string => of[Math.floor(chance() * of.length)] ?? "roof-0";

/** What stands on a flat roof, so that no two are alike. */
function onRoof(chance: Chance, sector: string, { x, y, width, height: depth }: Box): Part[] {
  const lot = chance();
  if (sector === "market" && lot < 0.5 && width > 13)
    return [{ material: one(chance, CLOTHS), d: rectangle(x + 3, y + 2.5, width * 0.5, depth - 5) }];
  if (sector === "templars" && lot < 0.45) return [merlons(x, y + depth, width, 2.4)];
  if (lot < (sector === "patriarchate" ? 0.6 : 0.3) && width > 12)
    return dome(x + width * (0.35 + 0.3 * chance()), y + depth * 0.66, Math.min(6, depth * 0.44));
  if (lot < 0.72 && width > 16) return [{ material: "hollow", d: rectangle(x + width * 0.3, y + depth * 0.3, 4, 4) }];
  if (lot < 0.86 && width > 16) {
    const beams = [0.2, 0.35, 0.5].map((at) => path("M", x + width * at, y + 2, "v", depth - 4)).join("");
    return [{ material: "beam", d: beams }];
  }
  return [];
}

/** Great houses have tiles, those of the king lead; the others are flat. */
function pitched(chance: Chance, sector: string): string | null {
  if (sector === "nobility" && chance() < 0.5) return "tile";
  return sector === "palace" && chance() < 0.42 ? "lead" : null;
}

/** Houses side by side between two points of the same street. */
function row(chance: Chance, sector: string, from: number, to: number, y: number, depth: number, tall: number): Part[] {
  const parts: Part[] = [];
  let x = from;
  while (x < to - 9) {
    const wide = 15 + 15 * chance();
    const width = to - x - wide < 11 ? to - x : wide;
    const height = tall * (0.62 + 0.5 * chance());
    const back = y + (chance() - 0.5) * 2;
    const roof = pitched(chance, sector);
    if (roof) parts.push(...longRoof(x, back, width - 0.6, depth, height * 0.8, roof));
    else {
      parts.push(...block(x, back, width - 0.6, depth, height, one(chance, TONES)));
      parts.push(...onRoof(chance, sector, { x, y: back - height, width, height: depth }));
    }
    if (height > 8) parts.push(windows(x + 2, back + depth, width - 4, Math.max(1, Math.round(width / 9)), 1.9));
    x += width;
  }
  return parts;
}

/** Narrow houses one behind the other along the side of a square. */
function column(chance: Chance, x: number, from: number, to: number, wide: number): Part[] {
  const parts: Part[] = [];
  let y = from;
  while (y < to - 8) {
    const depth = Math.min(12 + 14 * chance(), to - y);
    const height = 5 + 4 * chance();
    const width = wide * (0.8 + 0.35 * chance());
    parts.push(...block(x, y, width, depth - 1, height, one(chance, TONES)));
    if (chance() < 0.3) parts.push(...dome(x + width / 2, y - height + depth * 0.6, width * 0.3));
    y += depth;
  }
  return parts;
}

/** From where to where the north side of a square has no corner missing. */
function northSide({ shape }: Plot): [number, number] {
  const top = Math.min(...shape.map(({ y }) => y)) + 12;
  const xs = shape.filter(({ y }) => y < top).map(({ x }) => x);
  return [Math.min(...xs), Math.max(...xs)];
}

/** The houses around one square: along its north, its sides and, where they leave room, its south. */
export function housesOf(plan: Plan, plot: Plot, seed: number): Part[] {
  if (plot.sector === "david") return citadel(plot);
  const chance = chances(seed * 977 + 13);
  const { sector } = plot;
  const { x, y, width, height } = plot.box;
  const [from, to] = northSide(plot);
  const wide = plan.measures.below;
  const [depth, tall] = wide ? [14, 14] : [9, 10];
  const north = row(chance, sector, from + 2, to - 2, y + 2, depth, tall);
  if (!wide) return layered(north);
  const [side, foot] = [9, y + height - depth];
  const isOpen = (at: number): boolean =>
    !plot.landmark || at < plot.landmark.x || at > plot.landmark.x + plot.landmark.width;
  const sides = [x + 2, x + width - side - 3].filter((at) => isOpen(at) && (!plot.large || plot.shape.length === 4));
  const [left, right] = plot.large ? [plot.room.x, plot.room.x + plot.room.width] : [x + 2, x + width - 2];
  const plaque = plot.large ? 52 : 42;
  return layered([
    ...north,
    ...sides.flatMap((at) => column(chance, at, y + depth + 4, foot - 8, side)),
    ...row(chance, sector, left, plot.pays.x - plaque, foot, depth - 3, tall * 0.7),
    ...row(chance, sector, plot.pays.x + plaque, right, foot, depth - 3, tall * 0.7),
  ]);
}

/** Gardens between the squares and the wall. */
export function gardensOf(plan: Plan): Part[] {
  const chance = chances(4242);
  const { width, height, measures } = plan;
  const near = measures.margin - 11;
  const spots: [number, number][] = [];
  for (let x = measures.margin + measures.cut + 20; x < width - measures.margin - measures.cut; x += 13)
    spots.push([x, height - near + 2]);
  return layered(
    spots.flatMap(([x, y]) =>
      chance() < 0.4 ? tree(x + 6 * chance(), y + 3 * chance(), 4.5 + 2 * chance(), "olive") : [],
    ),
  );
}
