import type { FormView, View } from "../../types";

export type Goods = Record<string, number>;

/** The Council of Four's part of a view, as games/council/view.py builds it. */
export interface Kingdom {
  map: string | null;
  round: number;
  in_turn: number | null;
  ended_by: number | null;
  extra_actions: number;
  king: string | null;
  cities: City[];
  councils: Record<string, string[]>;
  councillor_pool: Record<string, number>;
  permits: Record<string, Market>;
  bonus_tiles: { group: string; points: number; owner: number | null }[];
  king_tiles: { points: number; owner: number | null }[];
  nobility_track: Goods[];
  reserve: number;
  deck: number;
  players: Player[];
  hand: Record<string, number> | null;
  preview: Preview | null;
}

export interface City {
  city: string;
  region: string;
  colour: string;
  roads: string[];
  token: string | null;
  pays: Goods;
  emporiums: number[];
  neutral: boolean;
}

export interface Permit {
  permit: string;
  names: string[];
  pays: Goods;
}

export interface Market {
  shown: (Permit | null)[];
  pile: number;
  under: string[];
}

export interface Player {
  coins: number;
  assistants: number;
  points: number;
  nobility: number;
  emporiums_left: number;
  cards: number;
  held_permits: Permit[];
  used_permits: Permit[];
  tile_points: number;
}

export interface Preview {
  councils: Record<string, { cards: number; price: number | null }>;
  cities: Record<string, Build>;
}

export interface Build {
  open: boolean;
  assistants: number;
  coins: number;
  pays: Goods;
  connected: string[];
  bonus_tiles: string[];
  tile_points: number;
}

export interface Satisfying {
  council: string;
  laid: Record<string, number>; // by card
  price: number;
}

export const REGIONS = ["coast", "hills", "mountains"] as const;
export const COLOURS = ["white", "black", "orange", "pink", "purple", "light-blue"] as const;
export const CARDS = [...COLOURS, "wild"] as const;
export const SIDES = ["left", "right"] as const;

export function kingdomOf(view: View): Kingdom {
  return view.world as unknown as Kingdom;
}

export function formOf(view: View | null): FormView | undefined {
  return view?.forms.at(-1);
}

function isSatisfying(form: FormView | undefined): form is FormView {
  return form?.form === "Satisfying" || form?.form === "KingsCouncil";
}

/** The council being satisfied, as the player who lays the cards sees it. */
export function satisfyingOf(view: View | null): Satisfying | null {
  const form = formOf(view);
  return isSatisfying(form) && form["laid"] !== undefined ? (form as unknown as Satisfying) : null;
}

/** The council that is to be satisfied now, whoever does it. */
export function councilNow(view: View | null): string | null {
  const form = formOf(view);
  return isSatisfying(form) ? (form["council"] as string) : null;
}

export const initial = (city: string): string => city.charAt(0).toUpperCase();
