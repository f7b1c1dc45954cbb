import type { GameEvent } from "../../types";
import { cityIn, SENESCHAL, type CardFace, type City, type HeapRow, type HolyLand } from "./world";

export type Verdict = { kind: "won"; seat: number; card: string } | { kind: "tied" | "unsold" | "worthless" };

/** How the bidding for a city ended. */
export interface Tally {
  totals: Map<number, number>;
  verdict: Verdict | null;
}

/** What one player has bid in a city, piece by piece, and what it comes to. */
export interface Bid {
  seat: number;
  total: number;
  pieces: HeapRow[];
}

/** A city whose Templars are being turned over. */
export interface Scene {
  city: City;
  card: CardFace | null;
  bids: Bid[];
  verdict: Verdict;
}

/** The outcome of this round's auction as far as it has been told. */
export function tallies(events: GameEvent[]): Map<City, Tally> {
  const found = new Map<City, Tally>();
  const start = events.findLastIndex((event) => event.name === "round-begins");
  for (const { name, arguments: told } of events.slice(start + 1)) {
    const city = told["city"] as City;
    if (name === "bid-total") tallyOf(found, city).totals.set(Number(told["seat"]), Number(told["total"]));
    else if (name === "won")
      tallyOf(found, city).verdict = { kind: "won", seat: Number(told["seat"]), card: String(told["card"]) };
    else if (name === "tied" || name === "unsold" || name === "worthless")
      tallyOf(found, city).verdict = { kind: name };
  }
  return found;
}

function tallyOf(found: Map<City, Tally>, city: City): Tally {
  const tally = found.get(city) ?? { totals: new Map<number, number>(), verdict: null };
  found.set(city, tally);
  return tally;
}

/** The reveal, city by city in the order in which it was told; none where these events hold no reveal. */
export function scenes(before: HolyLand, after: HolyLand, fresh: GameEvent[]): Scene[] {
  if (!fresh.some((event) => ["won", "tied", "unsold", "worthless"].includes(event.name))) return [];
  const found: Scene[] = [];
  for (const [city, { totals, verdict }] of tallies(fresh)) {
    const pieces = piecesAt(before, after, fresh, city);
    if (pieces.length === 0 || verdict === null) continue;
    const seats = [...new Set(pieces.map((row) => row.seat))];
    const bids = seats
      .map((seat) => ({ seat, total: totals.get(seat) ?? 0, pieces: pieces.filter((row) => row.seat === seat) }))
      .toSorted((one, other) => one.total - other.total);
    found.push({ city, card: cityIn(before, city)?.card ?? null, bids, verdict });
  }
  return found;
}

/** What lies before a city at the reveal: as the table shows it, or as told where the cities are cleared already. */
function piecesAt(before: HolyLand, after: HolyLand, fresh: GameEvent[], city: City): HeapRow[] {
  const shown = cityIn(after, city)?.bids ?? [];
  const wasOpen = cityIn(before, city)?.bids.filter((row) => row.open) ?? [];
  const known = after.round === before.round ? shown : [...wasOpen, ...turnedUp(fresh, city)];
  const rows = known.map((row) => ({
    ...row,
    open: wasOpen.some((old) => old.piece === row.piece && old.colour === row.colour),
  }));
  const seneschal = after.round === before.round ? after.seneschal : before.seneschal;
  if (seneschal === city && before.first !== null)
    rows.push({ seat: before.first, colour: before.first, piece: SENESCHAL, open: true });
  return rows;
}

function turnedUp(fresh: GameEvent[], city: City): HeapRow[] {
  return fresh
    .filter((event) => event.name === "turned-up" && event.arguments["city"] === city)
    .map(({ arguments: told }) => ({
      seat: Number(told["seat"]),
      colour: Number(told["colour"]),
      piece: String(told["piece"]),
    }));
}
