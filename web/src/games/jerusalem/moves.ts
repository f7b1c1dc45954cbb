import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";
import { parsed } from "../../words/game";
import type { Point } from "./plan";

const AREA_VERBS = ["place", "drop", "keep", "lift", "target", "lock", "dismiss"];
const CARD_VERBS = ["play"];

export function takes(move: string): boolean {
  const { verb } = parsed(move);
  return AREA_VERBS.includes(verb) || CARD_VERBS.includes(verb);
}

/** Cards are chosen and played on the screen. */
export function holds(move: string): boolean {
  return CARD_VERBS.includes(parsed(move).verb);
}

/** What a click on an area may mean now, the usual meaning first. */
export function modes(moves: string[]): string[] {
  const verbs = new Set(moves.map((move) => parsed(move).verb));
  return AREA_VERBS.filter((verb) => verbs.has(verb));
}

/** The free moves that a click on this area makes in this mode; where none is chosen yet, in any. */
export function movesAt(moves: string[], mode: string | null, area: string): string[] {
  return moves.filter((move) => {
    const { verb, nouns } = parsed(move);
    return (mode === null ? AREA_VERBS.includes(verb) : verb === mode) && nouns.at(-1) === area;
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
  /** What an area paid; a squire of the seat where it is absent. */
  icon?: IconName;
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

/** What the areas paid, on its way to whoever earned it. */
export function incomes(
  events: GameEvent[],
  place: (area: string) => Point | null,
  home: (seat: number) => Point,
): Omit<Flight, "key">[] {
  return events
    .filter((event) => event.name === "earned")
    .flatMap(({ arguments: { seat, area, squires, bezants, points } }) => {
      const from = place(String(area));
      const paid: [IconName, unknown][] = [
        ["squire", squires],
        ["bezant", bezants],
        ["point", points],
      ];
      if (!from || typeof seat !== "number") return [];
      return paid.filter(([, count]) => Number(count) > 0).map(([icon]) => ({ seat, from, to: home(seat), icon }));
    });
}
