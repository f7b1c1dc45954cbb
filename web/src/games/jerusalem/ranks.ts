/** How the squires of a square line up: one rank if they fit, else two. */

import type { Box } from "./plan";

export interface Group {
  seat: number;
  count: number;
  /** Its middle. */
  x: number;
  y: number;
  width: number;
}

export interface Sizes {
  squire: number;
  count: number;
  row: number;
}

const DIGIT = 0.53;
const BETWEEN = 3;
/** So much may they stand over the edge before a second rank begins. */
const OVER = 2;

/** The tag with the number is tucked behind the shield. */
function widthOf(count: number, sizes: Sizes): number {
  return sizes.squire * 0.94 + String(count).length * sizes.count * DIGIT + sizes.count * 0.22;
}

const sum = (widths: { width: number }[]): number => widths.reduce((all, { width }) => all + width + BETWEEN, -BETWEEN);

/** So much larger than they must be are squires drawn where there is room. */
const LARGER = [1.25, 1.12];

/** The largest in which all of them line up in this room. */
export function sizesFor<All extends Sizes>(squires: number[], room: Box, sizes: All): All {
  const grown = LARGER.map((by) => ({
    ...sizes,
    squire: sizes.squire * by,
    count: sizes.count * by,
    row: sizes.row * by,
  }));
  return grown.find((larger) => fits(ranks(squires, room, larger), room, larger)) ?? sizes;
}

function fits(groups: Group[], room: Box, { row }: Sizes): boolean {
  const lines = Map.groupBy(groups, ({ y }) => y);
  return row * lines.size <= room.height && [...lines.values()].every((line) => sum(line) <= room.width);
}

/** Those who have squires here, in the order of the seats. */
export function ranks(squires: number[], room: Box, sizes: Sizes): Group[] {
  const groups = squires
    .map((count, seat) => ({ seat, count, x: 0, y: 0, width: widthOf(count, sizes) }))
    .filter(({ count }) => count > 0);
  const fits = sum(groups) <= room.width + OVER;
  const half = Math.ceil(groups.length / 2);
  const lines = fits ? [groups] : [groups.slice(0, half), groups.slice(half)];
  const step = Math.min(sizes.row, room.height / lines.length);
  const middle = room.y + room.height / 2;
  return lines.flatMap((line, at) => {
    let x = room.x + (room.width - sum(line)) / 2;
    return line.map((group) => {
      const placed = { ...group, x: x + group.width / 2, y: middle + (at - (lines.length - 1) / 2) * step };
      x += group.width + BETWEEN;
      return placed;
    });
  });
}
