/** What expansions ask beyond the map, and where it is answered. */
import type { FormView } from "../../types";
import { parsed } from "../../words/game";
import type { France } from "./world";

/** The verbs of expansions that are said on the stages. */
export const FURTHER_STAGE_VERBS: string[] = [
  ...["keep", "bid", "deploy", "snipe", "re-roll", "guard"],
  ...["take-vow", "vow-teutonic", "proclaim"],
  ...["split", "pick", "toss", "swap-for", "swap-with", "plan-march", "persuade"],
];

/** The forms of expansions that ask on a stage of their own, beside whatever is being played. */
export const FURTHER_FORMS: string[] = [
  ...["Upkeep", "GuardsCalled", "EdictMoment"],
  ...["CardTossed", "Spying", "SpyLooks", "Strategy"],
];

/** The numbers that a verb may be said with, the least first. */
export function amountsOf(moves: string[], verb: string): number[] {
  return moves
    .map((move) => parsed(move))
    .filter((said) => said.verb === verb)
    .map(({ nouns }) => Number(nouns[0]))
    .toSorted((one, other) => one - other);
}

/** The seats that a bid is asked of. */
export function biddersIn(form: FormView): number[] {
  return (form["bidders"] as number[] | undefined) ?? [];
}

/** The family's attendant, where there are any. */
export function attendantOf(france: France, seat: number): string | null {
  return france.politics?.attendants[seat] ?? null;
}

/** Has the attendant done what may be done only once in the game? */
export function isSpent(france: France, attendant: string): boolean {
  const used = france.politics?.used ?? [];
  return (attendant === "thief" && used.includes("stolen")) || (attendant === "spy" && used.includes("swapped"));
}

export interface Trait {
  /** What it is, if the one who looks may know. */
  trait: string | null;
  faceUp: boolean;
}

export function traitOf(france: France, lord: string): Trait | null {
  const shown = france.politics?.traits[lord];
  return shown ? { trait: shown.trait, faceUp: shown.face_up } : null;
}

/** The dice of the side that may throw one again, as they lie. */
export function lyingDice(form: FormView, side: string): number[] {
  if (form.form === "Sniped") return [Number(form["die"] ?? 0)];
  return (form[side === "defender" ? "foes_lying" : "lying"] as number[] | undefined) ?? [];
}
