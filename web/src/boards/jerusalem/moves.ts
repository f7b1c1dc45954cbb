import { parsed } from "../../words/game";
import type { Point } from "./plan";

const AREA_VERBS = ["place", "drop", "keep", "lift", "target", "lock", "dismiss"];
const CARD_VERBS = ["pick", "play"];

export function takes(move: string): boolean {
  const { verb } = parsed(move);
  return AREA_VERBS.includes(verb) || CARD_VERBS.includes(verb);
}

/** What a click on an area may mean now, the usual meaning first. */
export function modes(moves: string[]): string[] {
  const verbs = new Set(moves.map((move) => parsed(move).verb));
  return AREA_VERBS.filter((verb) => verbs.has(verb));
}

/** The free moves that a click on this area makes in this mode. */
export function movesAt(moves: string[], mode: string | null, area: string): string[] {
  if (mode === null) return [];
  return moves.filter((move) => {
    const { verb, nouns } = parsed(move);
    return verb === mode && nouns.at(-1) === area;
  });
}

/** The sentence a click on an area would say, for asking why it is not free. */
export function wouldSay(mode: string, area: string, other: number): string {
  return mode === "target" ? `target ${other} ${area}` : `${mode} ${area}`;
}

export interface Flight {
  key: string;
  seat: number;
  from: Point;
  to: Point;
}

/** Which squires went where between two positions: what left one area and what came to another are matched. */
export function flights(
  before: number[][],
  after: number[][],
  place: (area: number) => Point | null,
  home: (seat: number) => Point,
): Omit<Flight, "key">[] {
  const found: Omit<Flight, "key">[] = [];
  const seats = Math.max(0, ...after.map((squires) => squires.length));
  for (let seat = 0; seat < seats; seat++) {
    const left: number[] = [];
    const came: number[] = [];
    after.forEach((squires, area) => {
      const change = (squires[seat] ?? 0) - (before[area]?.[seat] ?? 0);
      for (let count = 0; count < Math.abs(change); count++) (change < 0 ? left : came).push(area);
    });
    for (let at = 0; at < Math.max(left.length, came.length); at++) {
      const from = left[at] === undefined ? home(seat) : place(left[at] ?? 0);
      const to = came[at] === undefined ? home(seat) : place(came[at] ?? 0);
      if (from && to) found.push({ seat, from, to });
    }
  }
  return found;
}
