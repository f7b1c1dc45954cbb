/** How the name of a city and what its token pays stand on their plate, and its four lots before the town. */

import type { Box, Composition } from "./plan";
import type { Goods } from "./world";

export interface Caption {
  plate: Box;
  /** Where the name begins. */
  name: number;
  goods: { good: string; count: number | null; x: number; icon: number }[];
}

const NARROW_LETTERS = /[ijlrtfI]/;
const WIDE_LETTERS = /[mwMW]/;

/** About how wide a name is in the serif's bold; names are the same in every language. */
function nameWidth(name: string, size: number): number {
  return Array.from(name).reduce(
    (sum, letter) => sum + size * (NARROW_LETTERS.test(letter) ? 0.36 : WIDE_LETTERS.test(letter) ? 0.84 : 0.56),
    0,
  );
}

/** Coins and points are always counted, other things from two on. */
function isCounted(good: string, count: number): boolean {
  return count > 1 || good === "coins" || good === "points";
}

export function captionOf(part: Composition, name: string, pays: Goods): Caption {
  const { size } = part.token;
  const goods = Object.entries(pays).map(([good, count]) => {
    const counted = isCounted(good, count);
    return { good, count: counted ? count : null, width: size * (counted ? 1.72 : 1.18) };
  });
  const tokenWidth = goods.reduce((sum, { width }) => sum + width, 0);
  const long = nameWidth(name, part.name.size);
  const gap = goods.length > 0 ? 5 : 0;
  const whole = long + gap + tokenWidth;
  const start = part.oneLine ? -whole / 2 : part.name.x;
  let x = part.oneLine ? start + long + gap : part.token.x;
  const row = goods.map(({ good, count, width }) => {
    const here = x;
    x += width;
    return { good, count, x: here, icon: here + (count ? size * 0.56 : 0) };
  });
  const plate = part.oneLine ? { ...part.plate, x: start - 6, width: whole + 12 } : part.plate;
  return { plate, name: start, goods: row };
}

/** What is on a lot while nobody has built there, each town in its own way. */
export const LOTS = ["tree", "grass", "well", "barrels"] as const;

export function lotOf(city: string, space: number): (typeof LOTS)[number] {
  return (
    LOTS[(city.charCodeAt(0) * 3 + city.length + space * (city.length % 2 === 0 ? 1 : 3)) % LOTS.length] ?? "grass"
  );
}

const SPACES = 4;

/** The market square with its four lots, seen from the south and from above. */
export function squareOf({ square: { x, y, width, height } }: Composition): {
  ground: string;
  edge: string;
  lots: string;
} {
  const inset = width * 0.06;
  const near = y + height - 2;
  const ground = `M${x + inset} ${y}H${x + width - inset}L${x + width} ${near}q.6 2 -2 2H${x + 2}q-2.6 0 -2 -2Z`;
  const lots = Array.from({ length: SPACES - 1 }, (_, at) => {
    const share = (at + 1) / SPACES;
    return `M${x + inset + (width - 2 * inset) * share} ${y}L${x + width * share} ${y + height}`;
  });
  return {
    ground,
    edge: `M${x} ${near}v3q0 2 2.6 2H${x + width - 2.6}q2.6 0 2.6 -2v-3Z`,
    lots: `${lots.join("")}M${x + inset * 0.4} ${y + height * 0.62}H${x + width - inset * 0.4}`,
  };
}
