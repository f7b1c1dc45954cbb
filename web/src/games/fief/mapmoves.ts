import type { FormView, View } from "../../types";
import { parsed } from "../../words/game";
import { FIEFS, fiefOf, PRICES, SEES, seeOf } from "./geography";
import { isTroop, PRICES_OF_TROOPS, TROOPS, type Troop, type Troops } from "./troops";
import { franceOf, lordsAt, type France } from "./world";

/** What is said about a village, and is asked for. */
const VILLAGE_VERBS = [
  ...["settle", "place", "go", "attack", "sally-at", "besiege", "pillage", "incite", "come-home"],
  ...["buy", "mill", "stronghold", "capital"],
  ...["teutonic-stronghold", "teutonic-raise", "build-commandery"],
];
/** What else may be done there, without standing in the way of those who would march. */
const VILLAGE_ASIDES = ["hide-treasure"];
/** What may be said about a village at any time: it must not hide what is asked for. */
const VILLAGE_OFFERS = ["uprising", "hand-over", "lift"];
const LORD_VERBS = ["lead", "beside", "captive", "part-with"];
const TROOP_VERBS = ["take", "drop"];
const FIEF_VERBS = ["title", "reclaim", "grant", "tax-fief"];
const SEE_VERBS = ["harvest", "weather", "tax-see", "move-rain"];

export const MAP_VERBS: string[] = [
  ...VILLAGE_VERBS,
  ...VILLAGE_ASIDES,
  ...VILLAGE_OFFERS,
  ...LORD_VERBS,
  ...TROOP_VERBS,
  ...FIEF_VERBS,
  ...SEE_VERBS,
];

function about(moves: string[], verbs: string[], noun: string): string[] {
  return moves.filter((move) => {
    const { verb, nouns } = parsed(move);
    return verbs.includes(verb) && nouns.includes(noun);
  });
}

/** The moves that a click on a lord's token may mean. */
export function lordMoves(moves: string[], lord: string): string[] {
  return about(moves, LORD_VERBS, lord);
}

/** The moves that a click on a fief or a bishopric may mean. */
export function partMoves(moves: string[], part: string): string[] {
  return about(moves, part in FIEFS ? FIEF_VERBS : SEE_VERBS, part);
}

/** What a click on a village may mean: what is said of it, else of the lords there, of its fief and its bishopric. */
export function villageMoves(moves: string[], france: France, village: string): string[] {
  const own = about(moves, VILLAGE_VERBS, village);
  if (own.length > 0) return own;
  const asides = about(moves, VILLAGE_ASIDES, village);
  const lords = [...lordsAt(france, village).flatMap((lord) => lordMoves(moves, lord)), ...asides];
  if (lords.length > 0) return lords;
  return [fiefOf(village), seeOf(village)].flatMap((part) => partMoves(moves, part));
}

export function offersAt(moves: string[], village: string): string[] {
  return about(moves, VILLAGE_OFFERS, village);
}

/** Is this about the village itself, so that one click may play it? */
export function isPlain(move: string): boolean {
  const { verb } = parsed(move);
  return VILLAGE_VERBS.includes(verb) || VILLAGE_ASIDES.includes(verb) || LORD_VERBS.includes(verb);
}

const PRICES_OF_BUILDINGS: Record<string, number> = {
  mill: PRICES.mill,
  stronghold: PRICES.stronghold,
  "teutonic-stronghold": 10,
  "teutonic-raise": 4,
  "build-commandery": 2,
};

/** What a purchase costs; null for what costs nothing. */
export function costOf(move: string): number | null {
  const { verb, nouns } = parsed(move);
  const troop = String(nouns[0]);
  if (verb === "buy") return isTroop(troop) ? (PRICES_OF_TROOPS[troop] ?? null) : null;
  if (verb in PRICES_OF_BUILDINGS) return PRICES_OF_BUILDINGS[verb] ?? null;
  return verb === "title" ? PRICES.title * (FIEFS[String(nouns[0])]?.villages.length ?? 0) : null;
}

/** What a click on a village would say where it is not free, by the form that asks. */
const WOULD_SAY: Record<string, string> = {
  Placement: "settle",
  NewLord: "place",
  Freed: "place",
  Purchases: "buy footman",
  Investiture: "capital",
  Army: "go",
  Battles: "attack",
  Sieges: "besiege",
  Pillage: "pillage",
  Homecoming: "come-home",
  BeforeIncome: "incite",
  MarchEnded: "incite",
  YearEnds: "incite",
};

export function villageWouldSay(view: View, village: string): string | null {
  const form = view.forms.at(-1)?.form ?? "";
  if (form === "March") {
    const lord = lordsAt(franceOf(view), village)[0];
    return lord ? `lead ${lord}` : null;
  }
  const words = WOULD_SAY[form];
  return words ? `${words} ${village}` : null;
}

export function lordWouldSay(view: View, lord: string): string | null {
  const form = view.forms.at(-1)?.form;
  if (form === "March") return `lead ${lord}`;
  if (form !== "Army") return null;
  return franceOf(view).lords[lord]?.captor === null ? `beside ${lord}` : `captive ${lord}`;
}

export function partWouldSay(view: View, part: string): string | null {
  const form = view.forms.at(-1)?.form;
  if (form === "Purchases" && part in FIEFS) return `title ${part}`;
  if (form === "Plays") return part in FIEFS ? `tax-fief ${part}` : `harvest ${part}`;
  return form === "Roseline" && part in SEES ? `move-rain ${part}` : null;
}

/** An army on the road, as its form shows it. */
export interface Army {
  seat: number;
  lead: string;
  at: string;
  lords: string[];
  captives: string[];
  steps: number;
  came: string | null;
  to: string | null;
  /** How many of each kind go with it; unknown where fog hides them. */
  troops: Troops | null;
}

export function armyOf(view: View): Army | null {
  const form: FormView | undefined = view.forms.findLast(({ form: name }) => name === "Army");
  if (!form || typeof form.at !== "string") return null;
  const { seat, lead, at, lords, captives, steps, came, to, knights, footmen, further } = form;
  const known = typeof knights === "number" && typeof footmen === "number";
  return {
    seat: Number(seat),
    lead: lead as string,
    at,
    lords: lords as string[],
    captives: captives as string[],
    steps: Number(steps),
    came: came as string | null,
    to: to as string | null,
    troops: known ? { knight: knights, footman: footmen, ...(further as Troops | undefined) } : null,
  };
}

/** How few and how many of a kind may go on with the army. */
export function musterOf(moves: string[], army: Army, troop: Troop): { least: number; most: number; now: number } {
  const now = army.troops?.[troop] ?? 0;
  const most = (verb: string): number =>
    Math.max(0, ...about(moves, [verb], troop).map((move) => Number(parsed(move).nouns[1])));
  return { least: now - most("drop"), most: now + most("take"), now };
}

/** The moves that bring an army to another village with so many men. */
export function marchTo(army: Army, wish: Troops, village: string): string[] {
  const changes = TROOPS.flatMap((troop) => {
    const now = army.troops?.[troop] ?? 0;
    const change = (wish[troop] ?? now) - now;
    return change === 0 ? [] : [`${change > 0 ? "take" : "drop"} ${troop} ${Math.abs(change)}`];
  });
  return [...changes, `go ${village}`];
}

/** Would nobody of the family stay where the army is, and the village so be lost? A governed fief stays governed. */
export function isGivenUp(france: France, army: Army, moves: string[], wish: Troops): boolean {
  const governor = france.lords[france.fiefs[fiefOf(army.at)]?.holder ?? ""]?.seat;
  if (france.villages[army.at]?.controller !== army.seat || governor === army.seat) return false;
  const stays = lordsAt(france, army.at).some((lord) => {
    const { seat, captor } = france.lords[lord] ?? {};
    return seat === army.seat && captor === null && !army.lords.includes(lord);
  });
  const goes = (troop: Troop): boolean => {
    const { now, most } = musterOf(moves, army, troop);
    return (wish[troop] ?? now) >= most;
  };
  return !stays && TROOPS.every(goes);
}
