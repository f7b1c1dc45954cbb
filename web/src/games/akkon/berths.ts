/** How the Templars before a city are berthed: ship by ship, as large as the room allows. */

export interface Crew {
  /** How many Templars stand together. */
  count: number;
  /** Room for what is written beside them, their total and what was paid. */
  note: number;
}

/** What a ship has fore and aft of its crew, and what is seen of it below them. */
interface Hull {
  beam: number;
  keel: number;
}

export interface Berth extends Hull {
  /** How wide each Templar is drawn. */
  size: number;
  /** How far apart two of them stand; less than their size where they overlap. */
  step: number;
  /** How far below each other two ships lie. */
  pitch: number;
}

/** So much higher than wide is a Templar, down to where the point of its shield hangs over the rail. */
const TALLNESS = (40 / 34) * 0.95;
export const GAP = 4;
const BROAD: Hull = { beam: 22, keel: 9 };
const SLIM: Hull = { beam: 12, keel: 3 };
/** In waters less wide than this ships are slim. */
const NARROWS = 160;
const LARGEST = 36;
/** Below this the numbers on them could no longer be read. */
export const SMALLEST = 20;
const OVERLAPS = [1.04, 0.82, 0.62, 0.45];

export function shipWidth({ count, note }: Crew, { size, step, beam }: Omit<Berth, "pitch">): number {
  return size + (count - 1) * step + beam + note;
}

export function shipHeight({ size, keel }: { size: number; keel: number }): number {
  return size * TALLNESS + keel;
}

function berthWith(size: number, overlap: number, hull: Hull): Berth {
  return { size, step: size * overlap, ...hull, pitch: shipHeight({ size, keel: hull.keel }) };
}

/** How many rows of ships that makes; none where one of them is too long. */
function rows(crews: readonly Crew[], berth: Berth, width: number): number {
  let [count, used] = [0, Infinity];
  for (const crew of crews) {
    const wide = shipWidth(crew, berth);
    if (wide > width) return Infinity;
    if (used + GAP + wide > width) [count, used] = [count + 1, wide];
    else used += GAP + wide;
  }
  return count;
}

/** The largest Templars that find room, rather a little smaller than one behind the other. */
export function berthOf(crews: readonly Crew[], width: number, height: number): Berth {
  const hull = width < NARROWS ? SLIM : BROAD;
  const choices = OVERLAPS.flatMap((overlap) =>
    Array.from({ length: LARGEST - SMALLEST + 1 }, (_, less) => {
      const size = LARGEST - less;
      return { berth: berthWith(size, overlap, hull), worth: size * (0.55 + 0.45 * Math.min(1, overlap)) };
    }),
  ).toSorted((one, other) => other.worth - one.worth);
  const best = choices.find(({ berth }) => rows(crews, berth, width) * berth.pitch <= height);
  return best?.berth ?? crowded(crews, width, height);
}

/** Where there is no room the rows lie one over the other: few of them, the Templars as far apart as that allows. */
function crowded(crews: readonly Crew[], width: number, height: number): Berth {
  const choices = OVERLAPS.map((overlap) => berthWith(SMALLEST, overlap, SLIM));
  const least = Math.min(...choices.map((berth) => rows(crews, berth, width)));
  const best = choices.find((berth) => rows(crews, berth, width) === least) ?? berthWith(SMALLEST, 0.45, SLIM);
  return { ...best, pitch: Math.min(best.pitch, height / least) };
}
