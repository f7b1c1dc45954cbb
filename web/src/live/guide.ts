import type { Guidance } from "../types";

/** Is this one of the moves that a pattern means: `place market-large|palace-large`, `place *`, `place !david`? */
export function matches(pattern: string, move: string): boolean {
  const wanted = pattern.split(" ").filter(Boolean);
  const said = move.split(" ");
  return wanted.length === said.length && wanted.every((one, at) => fits(one, said[at] ?? ""));
}

function fits(wanted: string, word: string): boolean {
  if (wanted.startsWith("!")) return !wanted.slice(1).split("|").includes(word);
  return wanted === "*" || wanted.split("|").includes(word);
}

/** Does this row of moves begin one of those that the guide leads to? */
export function leadsTo(guide: Guidance, moves: string[]): boolean {
  return guide.rows.some((row) => moves.every((move, at) => row[at] !== undefined && matches(row[at], move)));
}
