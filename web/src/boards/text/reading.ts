import type { Fields, Json } from "../../types";
import type { GameWords } from "../../words/game";

const SEATS = new Set([
  "seat",
  "controller",
  "baron",
  "owner",
  "leader",
  "turn",
  "opener",
  "winner",
  "first",
  "player",
  "colour",
  "holder",
]);

export function shownFields(fields: Fields): [string, Json][] {
  return Object.entries(fields);
}

/** A table serves best where every item is an object with the same fields. */
export function isTable(value: Json): value is Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => item !== null && typeof item === "object" && !Array.isArray(item))
  );
}

export function columns(rows: Fields[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** A list with one number for each seat reads as names with numbers. */
export function isPerSeat(value: Json, seats: number): value is number[] {
  return Array.isArray(value) && seats > 1 && value.length === seats && value.every((item) => typeof item === "number");
}

export function plain(value: Json, name: string, words: GameWords, yes: string, no: string, none: string): string {
  if (value === null) return none;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number") return SEATS.has(name) ? (value < 0 ? none : words.player(value)) : String(value);
  if (typeof value === "string") return words.noun(value);
  return "";
}
