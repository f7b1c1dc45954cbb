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

interface Sizes {
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
