/** The crusade as the view tells it, and what of it can be chosen on the sheet of Outremer. */
import type { View } from "../../types";
import { parsed } from "../../words/game";
import { wordIn } from "./stagemoves";
import { franceOf, type ArmyView, type France, type Side, type VillageView, type Walls } from "./world";

export const STAGES = ["none", "called", "invasion", "revenge"] as const;
export type CrusadeStage = (typeof STAGES)[number];
export type ObjectiveKind = "caravan" | "sack" | "title" | "doctor";

/** What is printed on an objective, and which of it no source at hand tells. */
export interface Printed {
  order: number;
  kind: ObjectiveKind;
  walls: Walls;
  saracens: number;
  reinforcements: number;
  coins: number;
  reconstructed: string[];
}

/** Who is in one place overseas, the leader first. */
export interface Camp {
  place: string;
  leader: string | null;
  lords: string[];
  armies: { seat: number; troops: ArmyView["troops"]; engine: number }[];
}

export interface Objective extends Camp {
  name: string;
  garrison: number;
  held: boolean;
  besieged: boolean;
  betrayed: boolean;
}

/** The crusade's part of a view, as games/fief/expansions/crusades/keeping.py builds it. */
export interface Crusade {
  stage: CrusadeStage;
  sailed: number;
  limit: number;
  families: number[];
  ranks: string[];
  /** From the rightmost to the leftmost. */
  track: Objective[];
  heap: string[];
  gone: string[];
  objectives: Record<string, Printed>;
  ships: Camp[];
  shore: Camp;
  prisoners: string[];
  saladin: string | null;
  stopped: boolean;
  reached: string[];
  host: { knights: number; saracens: number };
  side: Side;
  plague: boolean;
  marked: string[];
  doctor: string | null;
  renegades: string[];
  states: Record<string, string | null>;
  asked: string[];
}

export const SHORE = "shore";
export const PRISON = "prison";

export function crusadeOf(view: View): Crusade | null {
  return franceOf(view).crusades ?? null;
}

export const isUnderWay = (crusade: Crusade): boolean => crusade.stage === "invasion" || crusade.stage === "revenge";

export const isShip = (place: string): boolean => place.startsWith("ship-");

/** Is this place beyond the map of France? */
export function isOverseas(france: France, place: string): boolean {
  return !(place in france.villages);
}

export function campsOf(crusade: Crusade): Camp[] {
  return [...crusade.track, ...crusade.ships, crusade.shore];
}

export function campAt(crusade: Crusade, place: string): Camp | undefined {
  return campsOf(crusade).find((camp) => camp.place === place);
}

/** Crusaders stand on the sheet as armies stand on the map: the same tokens, in places of their own. */
export function abroad(france: France, crusade: Crusade): France {
  const shown = campsOf(crusade).map((camp): [string, VillageView] => [camp.place, villageOf(crusade, camp)]);
  return { ...france, villages: Object.fromEntries(shown) };
}

/** A place overseas in the words of the map, for the stage of a battle. */
export function villageOf(crusade: Crusade, camp: Camp): VillageView {
  const objective = crusade.track.find(({ name }) => name === camp.place);
  const armies = camp.armies.map(({ seat, troops }, arrival) => ({
    seat,
    arrival,
    came: null,
    ...(troops ? { troops } : {}),
  }));
  return {
    controller: null,
    walls: objective && !objective.betrayed ? (crusade.objectives[objective.name]?.walls ?? "none") : "none",
    mills: 0,
    besiegers: objective?.besieged ? camp.armies.map(({ seat }) => seat) : [],
    armies,
  };
}

/** A village of France, or a place overseas shown as one. */
export function placeOf(france: France, place: string): VillageView | undefined {
  const camp = france.crusades ? campAt(france.crusades, place) : undefined;
  return france.villages[place] ?? (france.crusades && camp ? villageOf(france.crusades, camp) : undefined);
}

/** The Saracens in the battle that is being fought there. */
export interface Saracens {
  side: Side;
  saracens: number;
  knights: number;
  saladin: boolean;
}

export function saracensOn(france: France, place: string): Saracens | null {
  const crusade = france.crusades;
  const objective = crusade?.track.find(({ name }) => name === place);
  if (!crusade || !objective || crusade.side === "neither") return null;
  const saladin = crusade.saladin === place;
  const { knights, saracens } = saladin ? crusade.host : { knights: 0, saracens: 0 };
  return { side: crusade.side, saracens: objective.garrison + saracens, knights, saladin };
}

// -- what is asked ---------------------------------------------------------------------------------------------------

/** Answered by a click on the one objective that is being spoken of. */
const DEEDS = ["assail", "storm", "lie-before", "retreat"];
/** Said of an objective: where to land, or whom to send there. */
const WAYS = ["land-at", "go-after", "dispatch"];

export const SHEET_VERBS = WAYS;
/** What is chosen from the prompt, beside the map: who leaves, and with whom. */
export const SAILING_VERBS = ["embark", "slip-away", "take-aboard", "sail"];

const SPOKEN_OF = ["Assaults", "Saladin", "Spoils", "Bestowal", "BeforeSaladin"];

/** The objective that is being fought for, shared out or given away just now. */
export function currentObjective(view: View): string | null {
  const form = view.forms.findLast(({ form: name }) => SPOKEN_OF.includes(name));
  const named = wordIn(form, "current") || wordIn(form, "objective") || wordIn(form, "at");
  return named === "" ? (franceOf(view).crusades?.saladin ?? null) : named;
}

/** The crusader who must choose a place to land, or to whom something happens now. */
export function landingLord(view: View): string | null {
  const form = view.forms.findLast(({ form: name }) => name === "Landing" || name === "Obliged");
  const named = wordIn(form, "next");
  return named === "" ? null : named;
}

/** What a click on an objective may mean. */
export function objectiveMoves(moves: string[], view: View, name: string): string[] {
  const here = currentObjective(view) === name;
  return moves.filter((move) => {
    const { verb, nouns } = parsed(move);
    return DEEDS.includes(verb) ? here : WAYS.includes(verb) && nouns.at(-1) === name;
  });
}

/** What a click on it would say where it is not free, by the form that asks. */
export function objectiveWouldSay(view: View, name: string): string | null {
  const form = view.forms.at(-1)?.form ?? "";
  if (form === "Landing" || form === "Obliged") return `land-at ${name}`;
  return form === "Assaults" && currentObjective(view) !== name ? "assail" : null;
}

export function lordsWhoMay(moves: string[], verb: string): string[] {
  return moves.flatMap((move) => {
    const said = parsed(move);
    return said.verb === verb ? [String(said.nouns[0])] : [];
  });
}

/** Of whom it is asked which troops go along, from where, and whither. */
export interface Boarding {
  lord: string | null;
  start: string | null;
  objective: string | null;
}

export function boardingOf(view: View): Boarding | null {
  const form = view.forms.at(-1);
  if (form?.form !== "Embarkation" && form?.form !== "Following") return null;
  const [lord, start, objective] = ["lord", "start", "objective"].map((blank) => wordIn(form, blank) || null);
  return start ? { lord: lord ?? null, start, objective: objective ?? null } : null;
}

/** How many of each kind could still go aboard. */
export function boardable(moves: string[]): Record<string, number> {
  const most: Record<string, number> = {};
  for (const move of moves) {
    const { verb, nouns } = parsed(move);
    if (verb === "take-aboard") most[String(nouns[0])] = Math.max(most[String(nouns[0])] ?? 0, Number(nouns[1]));
  }
  return most;
}

// -- which sheet lies open -------------------------------------------------------------------------------------------

export type Leaf = "france" | "outremer";

const OVER_THERE = ["Landing", "Obliged", "Assaults", "Saladin", "Spoils", "Bestowal", "BeforeSaladin"];
const BACK_HOME = ["Homecoming", "StateHeir"];

/** The sheet on which things happen now. */
export function leafOf(view: View): Leaf {
  const france = franceOf(view);
  if (!france.crusades) return "france";
  const forms = view.forms.map(({ form }) => form);
  if (BACK_HOME.includes(forms.at(-1) ?? "")) return "france";
  if (france.field !== null) return isOverseas(france, france.field) ? "outremer" : "france";
  if (forms.some((form) => OVER_THERE.includes(form))) return "outremer";
  return france.phase === "overseas" ? "outremer" : "france";
}

// -- the coins of a conquest -----------------------------------------------------------------------------------------

/** The sentences that give each lord his share, and the leader what is left. */
export function sharing(shares: Record<string, number>): string[] {
  const given = Object.entries(shares).filter(([, coins]) => coins > 0);
  return given.map(([lord, coins]) => `reward ${lord} ${coins}`);
}
