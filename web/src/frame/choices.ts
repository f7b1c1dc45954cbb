import type { Noun } from "../types";
import { parsed } from "../words/game";

/** How the moves of one verb are chosen: as they stand, by a number, from a list, or one noun after the other. */
export type Choice =
  | { kind: "buttons"; verb: string; moves: string[] }
  | { kind: "number"; verb: string; before: Noun[]; numbers: number[] }
  | { kind: "list"; verb: string; moves: string[] }
  | { kind: "steps"; verb: string; parts: { noun: Noun; choice: Choice }[] };

const MOST_BUTTONS = 6;
/** Verbs that end something stand last, where a hasty click does not find them. */
const LAST = ["pass", "end"];

export function isLast(move: string): boolean {
  return LAST.includes(parsed(move).verb);
}

/** The one that may be left to the server: it ends something and needs no further words. */
export function mayStand(moves: string[]): string | null {
  return LAST.find((verb) => moves.includes(verb)) ?? null;
}

export function choices(moves: string[]): Choice[] {
  const verbs = Object.groupBy(moves, (move) => parsed(move).verb);
  return Object.entries(verbs)
    .map(([verb, said]) => choice(verb, said ?? [], []))
    .toSorted((one, other) => LAST.indexOf(one.verb) - LAST.indexOf(other.verb));
}

function choice(verb: string, moves: string[], before: Noun[]): Choice {
  const nouns = moves.map((move) => parsed(move).nouns);
  const depth = before.length;
  const deepest = Math.max(...nouns.map((each) => each.length));
  const numbers = nouns.map((each) => each[depth]).filter((noun): noun is number => typeof noun === "number");
  if (deepest === depth + 1 && numbers.length === moves.length && moves.length > 4) {
    return { kind: "number", verb, before, numbers };
  }
  if (deepest <= depth + 1) return { kind: moves.length > MOST_BUTTONS ? "list" : "buttons", verb, moves };
  if (moves.length <= MOST_BUTTONS) return { kind: "buttons", verb, moves };
  const groups = Map.groupBy(moves, (_, at) => nouns[at]?.[depth] ?? "");
  const parts = [...groups].map(([noun, said]) => ({ noun, choice: choice(verb, said, [...before, noun]) }));
  return { kind: "steps", verb, parts };
}

/** All the moves that a choice leads to. */
export function movesOf(choice: Choice): string[] {
  if (choice.kind === "steps") return choice.parts.flatMap((part) => movesOf(part.choice));
  return choice.kind === "number"
    ? choice.numbers.map((number) => sentence(choice.verb, [...choice.before, number]))
    : choice.moves;
}

export function sentence(verb: string, nouns: Noun[]): string {
  return [verb, ...nouns].join(" ");
}
