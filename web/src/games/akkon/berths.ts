/** How the Templars before a city are berthed: ship by ship, as large as the room allows. */

export interface Crew {
  /** How many Templars stand together. */
  count: number;
  /** Of how many of them one sees no more than the back. */
  hidden: number;
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
  /** Is there no room for all of a crew, so that one back stands for all of them, beside their number? */
  folded: boolean;
  /** Do the longest ships lie first, because in the order of the seats they would need more rows? */
  sorted: boolean;
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
/** In a folded ship knights stand closer, and what they count is in sight all the same. */
const CLOSE = 0.76;
/** Room for the number of those of whom one back is drawn. */
const NUMBER = 22;
/** What a folded ship has fore and aft: hardly anything. */
const COG: Hull = { beam: 8, keel: 3 };

/** Those of whom something is known stand for themselves. */
function drawn({ count, hidden }: Crew, folded: boolean): number {
  return folded ? count - Math.max(0, hidden - 1) : count;
}

export function shipWidth(crew: Crew, { size, step, beam, folded }: Omit<Berth, "pitch" | "sorted">): number {
  const number = folded && crew.hidden > 1 ? NUMBER : 0;
  return size + (drawn(crew, folded) - 1) * step + beam + number + crew.note;
}

export function shipHeight({ size, keel }: { size: number; keel: number }): number {
  return size * TALLNESS + keel;
}

function berthWith(size: number, overlap: number, hull: Hull, folded = false): Berth {
  const pitch = shipHeight({ size, keel: hull.keel });
  return { size, step: size * overlap, ...hull, pitch, folded, sorted: false };
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

export function longestFirst<Some extends Crew>(crews: readonly Some[], berth: Berth): Some[] {
  return crews.toSorted((one, other) => shipWidth(other, berth) - shipWidth(one, berth));
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
    .filter(({ step }) => folded || step >= LEAST_SEEN);
}

/** The largest Templars that find room, none of them half hidden; where all do not, one back for many. */
export function berthOf(crews: readonly Crew[], width: number, height: number): Berth {
  const open = choices(OVERLAPS, width < NARROWS ? SLIM : BROAD, false);
  return (
    open.find((berth) => rows(crews, berth, width) * berth.pitch <= height) ??
    tightly(open, crews, width, height) ??
    tightly(choices([1.04, CLOSE], COG, true), crews, width, height) ??
    crowded(crews, width, height)
  );
}

/** Rows may lie over the keels of those above them, and long ships come before short ones. */
function tightly(berths: readonly Berth[], crews: readonly Crew[], width: number, height: number): Berth | undefined {
  for (const berth of berths) {
    const count = rows(longestFirst(crews, berth), berth, width);
    if (count * berth.pitch - berth.keel <= height)
      return { ...berth, sorted: true, pitch: Math.min(berth.pitch, height / count) };
  }
  return undefined;
}

/** Where even that is too much the rows lie a little over one another, and knights as close as they must. */
function crowded(crews: readonly Crew[], width: number, height: number): Berth {
  const least = { ...berthWith(SMALLEST, CLOSE, COG, true), sorted: true };
  for (const crew of crews)
    least.step -= Math.max(0, shipWidth(crew, least) - width) / Math.max(1, drawn(crew, true) - 1);
  const count = rows(longestFirst(crews, least), least, width + 1);
  return { ...least, pitch: Math.min(least.pitch, height / Math.min(crews.length, count)) };
}
