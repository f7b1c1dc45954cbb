import type { FormView, View } from "../../types";
import boardData from "../../../../src/outremer/games/jerusalem/data/board.toml?raw";

/** Jerusalem's part of a view, as games/jerusalem/view.py builds it. */
export interface City {
  round: number;
  event: string | null;
  events_left: string[];
  face_down: number;
  deck: number;
  discards: Record<string, number>;
  unveiled: boolean;
  areas: AreaView[];
  players: PlayerView[];
}

export interface AreaView {
  area: string;
  sector: string;
  large: boolean;
  open: boolean;
  squires: number[];
  baron: number | null;
  controller: number | null;
  pays: { squires: number; bezants: number; points: number };
}

export interface PlayerView {
  seat: number;
  floors: number;
  points: number;
  office: string | null;
  baron: string | null;
  cards: number;
  squires: number | null;
  bezants: number | null;
  hand: Record<string, number> | null;
  supply?: number;
}

export interface Sale {
  turn: number;
  /** `none` while it is not open. */
  office: string;
  high: number | null;
  leader: number | null;
  passed: number[];
}

export const OFFICES = ["constable", "treasurer", "marshal", "admiral"] as const;
export const ROUNDS = [1, 2, 3, 4, 5];
export const MOST_FLOORS = 7;

export function cityOf(view: View): City {
  return view.world as unknown as City;
}

export function formOf(view: View, name: string): FormView | undefined {
  return view.forms.find((form) => form.form === name);
}

export function saleOf(view: View): Sale | undefined {
  return formOf(view, "Sale") as unknown as Sale | undefined;
}

/** Which sectors' printed incomes are our own reconstruction, read from the game's data itself. */
export function reconstructedSectors(toml: string): Set<string> {
  const found = toml.matchAll(/^\[([a-z]+)\]\s*\nprovenance = "reconstructed"/gm);
  return new Set([...found].map((match) => match[1] ?? ""));
}

export const RECONSTRUCTED = reconstructedSectors(boardData);
