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
  /** Is there no room for all of a crew, so that one Templar stands for them beside their number? */
  folded: boolean;
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
const OVERLAPS = [1.04, 0.9, 0.8, 0.7];
/** So much of each is in sight, whoever stands before it. */
const LEAST_SEEN = 18;
/** Room for the number of a crew of whom one is drawn. */
const NUMBER = 22;
/** What a folded ship has fore and aft: hardly anything. */
const COG: Hull = { beam: 8, keel: 3 };

export function shipWidth({ count, note }: Crew, { size, step, beam }: Omit<Berth, "pitch" | "folded">): number {
  return size + (count - 1) * step + beam + note;
}

export function shipHeight({ size, keel }: { size: number; keel: number }): number {
  return size * TALLNESS + keel;
}

function berthWith(size: number, overlap: number, hull: Hull, folded = false): Berth {
  return { size, step: size * overlap, ...hull, pitch: shipHeight({ size, keel: hull.keel }), folded };
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

/** From the largest down to the smallest, and how much each is wanted: rather smaller than one behind the other. */
function choices(overlaps: number[], hull: Hull, folded: boolean): Berth[] {
  return overlaps
    .flatMap((overlap) =>
      Array.from({ length: LARGEST - SMALLEST + 1 }, (_, less) => {
        const size = LARGEST - less;
        return { berth: berthWith(size, overlap, hull, folded), worth: size * (0.55 + 0.45 * Math.min(1, overlap)) };
      }),
    )
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ berth }) => berth)
    .filter(({ step }) => step >= LEAST_SEEN);
}

/** The largest Templars that find room, none of them half hidden; where all do not, one for each crew. */
export function berthOf(crews: readonly Crew[], width: number, height: number): Berth {
  const finds = (some: readonly Crew[], berth: Berth): boolean => rows(some, berth, width) * berth.pitch <= height;
  const open = choices(OVERLAPS, width < NARROWS ? SLIM : BROAD, false).find((berth) => finds(crews, berth));
  if (open) return open;
  const few = crews.map(({ count, note }) => ({ count: 1, note: count > 1 ? Math.max(note, NUMBER) : note }));
  return choices([1.04], COG, true).find((berth) => finds(few, berth)) ?? crowded(few, width, height);
}

/** Where even that is too much the rows lie a little over one another. */
function crowded(few: readonly Crew[], width: number, height: number): Berth {
  const least = berthWith(SMALLEST, 1.04, COG, true);
  return { ...least, pitch: Math.min(least.pitch, height / Math.max(1, rows(few, least, width))) };
}
