import type { FormView, View } from "../../types";

/** Akkon's part of a view, as games/akkon/view.py builds it. */
export interface HolyLand {
  round: number;
  first: number | null;
  seneschal: string | null;
  tracks: Record<Track, number[]>;
  points: number[];
  cities: CityView[];
  camps: CampView[];
  lent: LentView[];
  hands: HandView[];
  privileges: Record<Track, PrivilegeView>;
  claims: ClaimView[];
  played: string[];
  /** No round follows this one. */
  last: boolean;
  ended: boolean;
}

export type Track = (typeof TRACKS)[number];
export type City = (typeof CITIES)[number];

export interface CardFace {
  card: string;
  city: City;
  kind: string;
  cost: number;
  provenance: string;
  track?: Track;
  steps?: number;
  loss?: Track;
  trade?: City;
}

/** One known Templar, or so many unknown ones of a sort. */
export interface HeapRow {
  seat: number;
  colour: number;
  loan?: string;
  piece?: string;
  open?: boolean;
  hidden?: number;
}

export interface CityView {
  city: City;
  card: CardFace | null;
  under: string[];
  bids: HeapRow[];
  paid: number[];
}

export interface CampView {
  templars: HeapRow[];
  free: number;
  discount: City[];
}

export interface LentView {
  seat: number;
  piece: string;
  loan: string;
}

export interface HandView {
  count: number;
  cards?: CardFace[];
}

export interface PrivilegeView {
  seat: number | null;
  spent: boolean;
}

export interface ClaimView {
  seat: number;
  other: number;
  loan: string;
}

/** From north to south along the coast, Jerusalem inland at its end. */
export const CITIES = ["sidon", "tyre", "akkon", "caesarea", "jaffa", "jerusalem"] as const;
export const TRACKS = ["gold", "faith", "power", "reputation"] as const;
export const HIGHEST = 13;
export const SENESCHAL = "seneschal";

export function landOf(view: View): HolyLand {
  return view.world as unknown as HolyLand;
}

export function cityIn(land: HolyLand, city: unknown): CityView | undefined {
  return land.cities.find((each) => each.city === city);
}

export function formOf(view: View, name: string): FormView | undefined {
  return view.forms.find((form) => form.form === name);
}

/** The part of the round that is being played: auction, saladin, resolution, actions ... */
export function phaseOf(view: View): string {
  const at = formOf(view, "Round")?.["at"];
  return typeof at === "string" ? at : "";
}

export function hasPassed(view: View, seat: number): boolean {
  const passed = formOf(view, "Auction")?.["passed"];
  return Array.isArray(passed) && passed.includes(seat);
}

/** By which card a Templar came there; own where its owner has it. */
export function loanOf(row: HeapRow): string {
  return row.loan ?? "own";
}

/** Rows of Templars alike in all that everybody may see: who has them, their colour, how they came there. */
export function sameHeap(one: HeapRow, other: HeapRow): boolean {
  return one.seat === other.seat && one.colour === other.colour && one.loan === other.loan;
}
