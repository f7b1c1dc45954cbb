import type { FormView, View } from "../../types";
import type { Crusade } from "./overseas";
import type { Troops } from "./troops";

/** Fief's part of a view, as games/fief/view.py builds it. */
export interface France {
  turn: number;
  limit: number;
  first: number | null;
  phase: Phase;
  active: number | null;
  excommunicated: string | null;
  biretta: string | null;
  /** Disasters that lie face down on the track. */
  track: number;
  /** The village, or the place beyond the map, in which a battle is being fought. */
  field: string | null;
  sides: Side[];
  handed: string[];
  lords: Record<string, LordView>;
  villages: Record<string, VillageView>;
  sees: Record<string, SeeView>;
  fiefs: Record<string, FiefView>;
  families: FamilyView[];
  decks: { lords: number; fortunes: number };
  discards: Record<string, number>;
  laid: Record<string, number>;
  /** How many proposals a family may begin in a phase. */
  "proposal-limit": number;
  /** By the seat that opened the talk. */
  talks: Record<string, TalkView>;
  promises: PromiseView[];
  /** Only where the sacred relics are in play. */
  relics?: { hidden: string[]; proposals: Record<string, RelicClauses> } & Record<string, unknown>;
  /** Each expansion's share, where it is in play. */
  tactics?: TacticsView;
  teutonic?: TeutonicView;
  templars?: TemplarsView;
  politics?: PoliticsView;
  /** Only where crusades are in play. */
  crusades?: Crusade;
  ended: boolean;
  winners: number[];
}

/** In the order of the turn; the war overseas is fought only while a crusade is under way. */
export const PHASES = ["set-up", "hear", "cards", "income", "market", "movement", "war", "overseas", "close"] as const;
export type Phase = (typeof PHASES)[number];
export type Side = "neither" | "attacker" | "defender";
export type Walls = "none" | "stronghold" | "city";

export interface LordView {
  seat: number;
  village: string;
  captor: number | null;
  spouse: string | null;
  titles: string[];
  flags: string[];
}

/** The men of one family in one village: by kind where they are seen, else only how many. */
export interface ArmyView {
  seat: number;
  arrival: number;
  came: string | null;
  troops?: Troops;
  men?: number;
}

export interface VillageView {
  controller: number | null;
  walls: Walls;
  mills: number;
  besiegers: number[];
  armies: ArmyView[];
}

export interface SeeView {
  bishop: string | null;
  struck: string[];
  harvests: number;
  weathers: number;
  taxer: number | null;
  rank: string;
}

export interface FiefView {
  holder: string | null;
  city: string | null;
  taxer: number | null;
  orphaned: number | null;
}

export interface FamilyView {
  coins: number;
  diplomacy: number;
  points: number;
  used: string[];
  sent: number;
  hand: { lords: number; fortunes: number };
  /** The cards of this hand that the one who looks knows. */
  known: string[];
  engines: { village: string; dice: number }[];
  deal: DealView | null;
}

/** A proposal: its bones are open, its cards and promises only to those whom it concerns. */
export interface DealView {
  state: string;
  to: number | null;
  gives: number;
  wants: number;
  "cards-given": number;
  "cards-wanted": number;
  "own-spouse": string | null;
  "their-spouse": string | null;
  captive: string | null;
  "gives-cards"?: string[];
  "wants-cards"?: string[];
  "promise-given"?: string | null;
  "promise-given-when"?: string;
  "promise-wanted"?: string | null;
  "promise-wanted-when"?: string;
}

/** What a proposal says of relics; it is open. */
export interface RelicClauses {
  "gives-relic": string | null;
  "wants-relic": string | null;
}

export interface TalkView {
  talkers: number[];
  invited: number[];
}

export interface PromiseView {
  by: number;
  to: number;
  promise: string;
  turn: number;
}

export interface TacticsView {
  "for-hire": number;
  /** By seat: mercenaries in reserve. */
  mercenaries: number[];
  guarded: Record<string, string | null>;
}

export interface TeutonicView {
  /** The villages whose walls are Teutonic. */
  fortifications: string[];
  titles_left: number;
  fortifications_left: number;
}

export interface TemplarsView {
  /** The villages with one. */
  commanderies: string[];
  commanderies_left: number;
  titles_left: number;
  treasure: boolean;
  edict: boolean;
  abolished: boolean;
  cursed: string[];
}

export interface PoliticsView {
  attendants: (string | null)[];
  used: string[];
  /** By lord; what lies face down only its owner can read. */
  traits: Record<string, { trait: string | null; face_up: boolean }>;
}

export function franceOf(view: View): France {
  return view.world as unknown as France;
}

export function formOf(view: View, name: string): FormView | undefined {
  return view.forms.find((form) => form.form === name);
}

export function lordsOf(france: France, seat: number): string[] {
  return Object.keys(france.lords).filter((lord) => france.lords[lord]?.seat === seat);
}

export function lordsAt(france: France, village: string): string[] {
  return Object.keys(france.lords).filter((lord) => france.lords[lord]?.village === village);
}
