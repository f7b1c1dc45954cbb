import type { FormView, View } from "../../types";
import { parsed } from "../../words/game";
import { CITIES, cityIn, formOf, landOf, loanOf, sameHeap, SENESCHAL, type City, type HeapRow } from "./world";

const CITY_VERBS = [
  "bid",
  "bid-borrowed",
  "seneschal",
  "take",
  "swap",
  "recover",
  "shift",
  "shift-plague",
  "shift-brothers",
  "shift-rival",
];
const CARD_VERBS = ["play", "give", "discard"];
const TRACK_VERBS = ["advance", "retreat"];

export function takes(move: string): boolean {
  const { verb } = parsed(move);
  return verb === "lay" || CITY_VERBS.includes(verb) || CARD_VERBS.includes(verb) || TRACK_VERBS.includes(verb);
}

/** Cards are played, given and put away from the hand. */
export function holds(move: string): boolean {
  return CARD_VERBS.includes(parsed(move).verb);
}

/** What a click on a city may mean now. */
export interface CityChoice {
  free: boolean;
  /** Others may be chosen, but not this one. */
  barred: boolean;
  /** A Templar of this city is in hand. */
  source: boolean;
  move: string | undefined;
}

/** Something taken in hand before a city is chosen, or laid down at once where the city is chosen already. */
export interface Tool {
  key: string;
  face: "piece" | "swap" | "recover" | "shift";
  row: HeapRow;
  /** Where a piece that may be moved lies now. */
  source?: City;
  /** The sentences that a click on this city says; the second is known to be free only to the server. */
  says: (city: City) => string[];
  /** The sentence said at once, without a city. */
  direct?: string;
}

/** What a player has to choose from: the Templars of the camp, the Seneschal, the privileges. */
export function toolsOf(view: View): Tool[] {
  const seat = view.seat;
  if (seat === null) return [];
  const laying = formOf(view, "Laying");
  if (laying?.["seat"] === seat) return layingTools(view, laying, seat);
  const displacing = formOf(view, "Displacing");
  if (displacing?.["seat"] === seat) return displacingTools(view, displacing);
  if (formOf(view, "Saladin")?.["seat"] === seat) return shiftTools(view, seat);
  return [...campTools(view, seat), ...privilegeTools(view, seat)];
}

/** The Templars of the heap that is being laid, in the camp or where Saladin takes one from. */
function layingTools(view: View, form: FormView, seat: number): Tool[] {
  const land = landOf(view);
  const rows = form["source"] === "camp" ? land.camps[seat]?.templars : cityIn(land, form["source"])?.bids;
  const isOfHeap = (row: HeapRow) => row.seat === seat && row.colour === form["colour"] && loanOf(row) === form["loan"];
  return (rows ?? []).filter((row) => isOfHeap(row) && row.piece).map(layTool);
}

function campTools(view: View, seat: number): Tool[] {
  const land = landOf(view);
  const rows = land.camps[seat]?.templars ?? [];
  const found: Tool[] = rows
    .filter((row) => row.piece)
    .map((row) => {
      const alone = rows.filter((other) => sameHeap(row, other)).length === 1;
      const bid = row.loan ? `bid-borrowed ${row.loan} ${row.colour}` : "bid";
      return {
        key: `${bid} ${row.piece}`,
        face: "piece",
        row,
        says: (city) => (alone ? [`${bid} ${city}`] : [`${bid} ${city}`, `lay ${row.piece}`]),
      };
    });
  if (land.first === seat && land.seneschal === null && land.round > 0) {
    found.push({
      key: SENESCHAL,
      face: "piece",
      row: { seat, colour: seat, piece: SENESCHAL },
      says: (city) => [`seneschal ${city}`],
    });
  }
  return found;
}

function privilegeTools(view: View, seat: number): Tool[] {
  const { privileges } = landOf(view);
  const row: HeapRow = { seat, colour: seat };
  const found: Tool[] = [];
  if (privileges.reputation.seat === seat && !privileges.reputation.spent)
    found.push({ key: "swap", face: "swap", row, says: (city) => [`swap ${city}`] });
  if (privileges.power.seat === seat && !privileges.power.spent)
    found.push({ key: "recover", face: "recover", row, says: (city) => [`recover ${city}`] });
  return found;
}

function shiftTools(view: View, seat: number): Tool[] {
  return landOf(view).cities.flatMap(({ city, bids }) => {
    const mine = bids.filter((row) => row.seat === seat);
    const heaps = mine.filter((row, at) => mine.findIndex((other) => sameHeap(row, other)) === at);
    const tools = heaps.map((row) => {
      const verb =
        row.loan === "plague" ? `shift-plague ${row.colour}` : row.loan ? `shift-brothers ${row.colour}` : "shift";
      return shiftTool(verb, city, row);
    });
    return view.options["saladin_moves"] === "any" ? [...tools, ...rivalTools(bids, seat, city)] : tools;
  });
}

/** The Templars of the others, told apart by who laid them and by colour. */
function rivalTools(bids: HeapRow[], seat: number, city: City): Tool[] {
  const theirs = bids.filter((row) => row.seat !== seat);
  const heaps = theirs.filter(
    (row, at) => theirs.findIndex((other) => other.seat === row.seat && other.colour === row.colour) === at,
  );
  return heaps.map((row) => shiftTool(`shift-rival ${row.seat} ${row.colour}`, city, row));
}

function shiftTool(verb: string, city: City, row: HeapRow): Tool {
  return { key: `${verb} ${city}`, face: "shift", row, source: city, says: (to) => [`${verb} ${city} ${to}`] };
}

/** The face-up Templars of a rival, one of which is to be moved. */
function displacingTools(view: View, form: FormView): Tool[] {
  const rows = cityIn(landOf(view), form["source"])?.bids ?? [];
  return rows.filter((row) => row.seat === form["rival"] && row.colour === form["colour"] && row.piece).map(layTool);
}

/** A Templar that is laid down at once, since its city is chosen already. */
function layTool(row: HeapRow): Tool {
  return { key: `lay ${row.piece}`, face: "piece", row, says: () => [], direct: `lay ${row.piece}` };
}

/** What may be said now: the answers to what is asked, and Barbarossa's swap beside them. */
export function sayable(frame: { moves: string[]; offers: string[] }): string[] {
  return [...frame.moves, ...frame.offers];
}

export function isFree(tool: Tool, moves: string[], city: City): boolean {
  const [first] = tool.says(city);
  return first !== undefined && moves.includes(first);
}

export function isUsable(tool: Tool, moves: string[]): boolean {
  return tool.direct ? moves.includes(tool.direct) : CITIES.some((city) => isFree(tool, moves, city));
}

/** What a click on a city says while nothing is taken in hand. */
export function plainMove(moves: string[], city: City): string | null {
  return [`bid ${city}`, `take ${city}`].find((move) => moves.includes(move)) ?? null;
}

/** The sentence to ask about where a click on a city says nothing; null where none would be meant. */
export function wouldSay(view: View, tool: Tool | null, city: City): string | null {
  if (tool) return tool.says(city)[0] ?? null;
  switch (view.forms.at(-1)?.form) {
    case "Auction":
      return `bid ${city}`;
    case "Minting":
      return `take ${city}`;
    case "Saladin":
      return `shift ${city} ${CITIES.find((other) => other !== city) ?? city}`;
    default:
      return null;
  }
}

/** The sentence that a click on a card of one's own says, free or not. */
export function cardMove(view: View, card: string): string {
  const verb = { Exchange: "give", HandLimit: "discard" }[view.forms.at(-1)?.form ?? ""] ?? "play";
  return `${verb} ${card}`;
}

/** The sentence that a click on a track says, where tracks are to be chosen. */
export function trackMove(view: View, track: string): string | null {
  const form = view.forms.at(-1);
  if (form?.form === "Blessing") return `advance ${track}`;
  if (form?.form === "Writings") return form["up"] === null ? `advance ${track}` : `retreat ${track}`;
  return null;
}
