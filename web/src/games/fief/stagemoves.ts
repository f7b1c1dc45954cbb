import type { FormView, View } from "../../types";
import { parsed } from "../../words/game";
import { FURTHER_FORMS, FURTHER_STAGE_VERBS } from "./furthermoves";
import type { France } from "./world";

/** The verbs that are said on the stages above the map, on a family's cards or on the piles. */
export const STAGE_VERBS: string[] = [
  ...["wed", "nominate", "vote", "bequeath"],
  ...["discard", "draw", "play-lord", "harvest", "weather", "tax-fief", "tax-see", "tax-church"],
  ...["ransom", "bear"],
  ...["against", "join", "fight", "yield", "truce", "stop", "sally", "lose", "lose-of", "lose-lord", "seize"],
  ...["strike", "condemn", "incite", "spring"],
  ...["rouse", "calm", "calm-by-coins", "first", "foil", "blame"],
  ...FURTHER_STAGE_VERBS,
  ...["bestow", "name-heir", "reward", "betray"],
];

/** What is being played out before all eyes, whoever is asked. */
export type Scenery = "ballot" | "battle" | "rising" | "dagger" | "auction" | "theft";
/** What is asked beside the scenery, if any. */
export type Apart = "persons" | "window" | "weddings" | "petition" | "draws" | "losses" | "spoils" | "further";
/** What this person is asked, beyond what the scenery itself asks. */
export type Question =
  | "window"
  | "weddings"
  | "petition"
  | "heirs"
  | "draws"
  | "persons"
  | "losses"
  | "round"
  | "sides"
  | "vote"
  | "rising"
  | "spoils"
  | "auction"
  | "theft"
  | "further";

const SCENERY: Record<string, Scenery> = {
  Nominations: "ballot",
  Ballot: "ballot",
  Battle: "battle",
  Uprising: "rising",
  Assassination: "dagger",
  TyrantRising: "rising",
  Auction: "auction",
  Theft: "theft",
};

const QUESTIONS: Record<string, Question> = {
  MarkersPlaced: "window",
  BeforeIncome: "window",
  MarchEnded: "window",
  BattleBegins: "window",
  RoundBegins: "window",
  YearEnds: "window",
  BeforeSaladin: "window",
  Weddings: "weddings",
  WeddingAsked: "petition",
  AnnulmentAsked: "petition",
  CardinalAsked: "petition",
  Deathbed: "petition",
  Heirs: "heirs",
  StateHeir: "persons",
  Spoils: "spoils",
  Draws: "draws",
  Surplus: "draws",
  Nominations: "vote",
  Ballot: "vote",
  Ransoms: "persons",
  Investiture: "persons",
  Conquest: "persons",
  Captures: "persons",
  Blame: "persons",
  Victims: "persons",
  Foil: "persons",
  Sides: "sides",
  Rounds: "round",
  Losses: "losses",
  PlagueLosses: "losses",
  PlagueEntered: "losses",
  UprisingLosses: "losses",
  UprisingAnnounced: "rising",
  TyrantAnnounced: "rising",
  TyrantLosses: "losses",
  VowAsked: "petition",
  TreasureSought: "petition",
  EdictAsked: "petition",
  Auction: "auction",
  Theft: "theft",
  Deployment: "round",
  Volley: "round",
  VolleyDice: "round",
  Sniped: "round",
  Dice: "round",
  Persuasion: "round",
  ...Object.fromEntries(FURTHER_FORMS.map((form) => [form, "further" as const])),
};

/** The innermost of the scenes that are being played. */
export function sceneryOf(view: View): { kind: Scenery; form: FormView } | null {
  for (const form of view.forms.toReversed()) {
    const kind = SCENERY[form.form];
    if (kind) return { kind, form };
  }
  return null;
}

export function questionOf(view: View): Question | null {
  const form = view.forms.at(-1);
  if (form?.form === "Embarkation") return wordIn(form, "start") ? null : "petition";
  if (form?.form === "Bestowal") return wordIn(form, "offered") ? "petition" : "persons";
  return QUESTIONS[form?.form ?? ""] ?? null;
}

/** A question that the scenery does not ask itself, and so has a place of its own; `persons`: moves that name some. */
export function apartFrom(
  scenery: Scenery | null,
  view: View,
  question: Question | null,
  persons: string[],
): Apart | null {
  const isCapture = scenery === "battle" && view.forms.at(-1)?.form === "Captures";
  switch (question) {
    case "persons":
    case "heirs":
      return persons.length > 0 && !isCapture ? "persons" : null;
    case "losses":
      return scenery === "battle" || scenery === "rising" ? null : "losses";
    case "window":
    case "weddings":
    case "petition":
    case "draws":
    case "further":
    case "spoils":
      return question;
    default:
      return null;
  }
}

/** Where the people rise: against a village, or against a Tyrant wherever he is. */
export function risingIn(france: France, form: FormView): string {
  return wordIn(form, "village") || (france.lords[wordIn(form, "lord")]?.village ?? "");
}

export function ofVerb(moves: string[], ...verbs: string[]): string[] {
  return moves.filter((move) => verbs.includes(parsed(move).verb));
}

/** The moves of a verb with two nouns, the second ones by the first. */
export function pairs(moves: string[], verb: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of ofVerb(moves, verb)) {
    const [first = "", second = ""] = parsed(move).nouns.map(String);
    found.set(first, [...(found.get(first) ?? []), second]);
  }
  return found;
}

/** The verbs that play a card where that is asked; what it may do at any time is an offer of its own. */
const VERBS_OF_CARDS: Record<string, string[]> = {
  harvest: ["harvest"],
  weather: ["weather"],
  tax: ["tax-fief", "tax-see", "tax-church"],
  uprising: ["incite", "rouse"],
  passage: ["tunnel", "foil"],
  assassination: ["strike"],
  justice: ["condemn"],
  ambush: ["spring"],
};

/** What a click on a card of one's own may answer now. */
export function cardMoves(moves: string[], card: string): string[] {
  const coming = moves.filter((move) => move === `play-lord ${card}`);
  const asked = ofVerb(moves, ...(VERBS_OF_CARDS[card] ?? []));
  return [...coming, ...asked, ...moves.filter((move) => move === `discard ${card}`)];
}

const ASKED_WHY: Record<string, string> = {
  harvest: "harvest see-bourg",
  weather: "weather see-bourg",
  tax: "tax-church",
};

/** A sentence to ask about where a card that waits for its phase cannot be played now. */
export function cardWouldSay(card: string): string {
  return ASKED_WHY[card] ?? `play-lord ${card}`;
}

export type Electorate = "bishop" | "pope" | "king" | "master";

/** How many votes an office takes: more than each other, more than half of all, or three with the clergy behind. */
export function threshold(office: string, rights: number[]): { kind: Electorate; votes: number } {
  const all = rights.reduce((sum, votes) => sum + votes, 0);
  if (office === "pope") return { kind: "pope", votes: Math.floor(all / 2) + 1 };
  if (office.endsWith("-master")) return { kind: "master", votes: 2 };
  return office === "king" ? { kind: "king", votes: 3 } : { kind: "bishop", votes: 1 };
}

/** A blank of a form that holds a word. */
export function wordIn(form: FormView | undefined, blank: string): string {
  const word = form?.[blank];
  return typeof word === "string" ? word : "";
}

/** A blank of a form that holds a number. */
export function numberIn(form: FormView | undefined, blank: string): number {
  const number = form?.[blank];
  return typeof number === "number" ? number : 0;
}
