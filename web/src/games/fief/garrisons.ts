/** What stands on the map as a whole: under each village, never over its edge, and not over one another. */
import type { Room } from "./clearings";
import type { Point } from "./geography";
import { FINGER, garrisonAt, NAME, TOKEN, type Garrison } from "./pieces";
import type { France } from "./world";

export interface Stand {
  garrison: Garrison;
  /** The middle of its upper edge, in steps of the drawing. */
  x: number;
  y: number;
  scale: number;
  /** How far the map goes on below that, in its own steps. */
  below: number;
}

export interface Sight {
  villages: Readonly<Record<string, Point>>;
  /** Of the drawing. */
  width: number;
  height: number;
  /** A pixel of the page, in steps of the drawing. */
  pixel: number;
  close: boolean;
  /** What the button in the lower right corner takes, in pixels of the page; none where the map is enlarged. */
  corner: number;
  name: (lord: string) => string;
  /** May this lord be chosen now? */
  isWanted: (lord: string) => boolean;
}

/** So many pixels a piece has at least: the name of a lord upon it is twelve high then. */
const SMALLEST = (12 * TOKEN) / NAME;
const LARGEST = 1.7;
const EDGE = 16;
const UNDER = 34;
/** The frame of the map. */
const FRAME = 12;
const PLATE = 28;
/** Drawn so much larger than the map, pieces lie over those of a neighbour. */
const TOO_LARGE = 1.2;

/** Who may be chosen is hit beside their token, too. */
const BESIDE = FINGER - TOKEN;

function standAt(village: string, garrison: Garrison, sight: Sight): Stand {
  const { villages, width, height, pixel, corner, isWanted } = sight;
  const at = villages[village] ?? { x: 0, y: 0 };
  const scale = Math.max(garrison.scale, Math.min(LARGEST, (SMALLEST * pixel) / TOKEN));
  const isChosen = garrison.rows.some(({ lords }) => lords.some(({ lord }) => isWanted(lord)));
  const half = (garrison.width * scale) / 2 + Math.max(EDGE, isChosen && scale > 1 ? BESIDE * scale : 0);
  const high = heightOf(garrison) * scale;
  const y = Math.min(at.y + UNDER, height - FRAME - high);
  const right =
    y + high > height - corner * pixel ? width - Math.max(half, corner * pixel + half - EDGE) : width - half;
  return { garrison, scale, x: Math.min(right, Math.max(half, at.x)), y, below: (height - y) / scale };
}

function heightOf({ rows }: Garrison): number {
  return Math.max(0, ...rows.map((row) => row.y)) + PLATE;
}

/** What of the drawing it covers. */
export function roomOf({ garrison, scale, x, y }: Stand): Room {
  const half = (garrison.width * scale) / 2;
  const high = heightOf(garrison) * scale;
  return { left: x - half, right: x + half, top: y, bottom: y + high };
}

function overlap(one: Stand, other: Stand): boolean {
  const [here, there] = [roomOf(one), roomOf(other)];
  return here.left < there.right && there.left < here.right && here.top < there.bottom && there.top < here.bottom;
}

/** By village, where somebody stands. On a small map what would lie over a neighbour folds, as does the neighbour. */
export function standsOn(france: France, sight: Sight): Record<string, Stand> {
  const { close, name, isWanted } = sight;
  const enlarged = Math.min(LARGEST, Math.max(1, (SMALLEST * sight.pixel) / TOKEN));
  const stand = (village: string, folds: boolean): Stand =>
    standAt(village, garrisonAt(france, village, name, close, { enlarged, folds, isWanted }), sight);
  const isSmall = enlarged > TOO_LARGE && !close;
  const whole = Object.keys(sight.villages)
    .map((village) => ({ village, at: stand(village, false) }))
    .filter(({ at }) => at.garrison.rows.length > 0);
  const isCrowded = (one: (typeof whole)[number]): boolean =>
    isSmall && (one.at.garrison.crowded || whole.some((other) => other !== one && overlap(one.at, other.at)));
  return Object.fromEntries(
    whole.map((one) => [one.village, isCrowded(one) ? stand(one.village, true) : one.at] as const),
  );
}
