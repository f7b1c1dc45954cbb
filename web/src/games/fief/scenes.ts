import type { GameEvent } from "../../types";

/** One side's throw in a round of battle. */
export interface Throw {
  side: string;
  strength: number;
  dice: number[];
  hits: number;
}

/** Something that was told and is shown on the stage, with what came of it. */
export type Scene =
  | { kind: "round"; village: string; throws: Throw[]; after: GameEvent[] }
  | { kind: "count"; title: string; votes: { seat: number; lord: string | null; votes: number }[]; after: GameEvent[] }
  | { kind: "roll"; of: Rolled; lord: string; die: number; after: GameEvent[] }
  | { kind: "bids"; bids: { seat: number; coins: number }[]; after: GameEvent[] }
  | { kind: "rising"; village: string; dice: number[]; hits: number; after: GameEvent[] }
  | { kind: "income"; ledgers: { seat: number; lines: GameEvent[]; total: number }[] }
  | { kind: "story"; lines: GameEvent[] };

const ROLLS = ["struck-roll", "plague-roll", "calm-tried", "sniped", "curse-roll"] as const;
type Rolled = (typeof ROLLS)[number];
const LEDGER = [
  ...["village-income", "mill-income", "feudal-tax-income", "church-tax-income", "queen-income"],
  ...["commandery-income", "toll-income", "trait-income", "trait-cost"],
  "jerusalem-income",
];
/** What follows from dice or votes and is shown with them. */
const CONSEQUENCES = [
  ...["troop-lost", "died", "captured", "battle-won", "battle-ends", "truce-made", "yielded", "elected"],
  ...["nobody-elected", "title-gained", "buildings-fell", "succeeded", "calmed"],
  ...["bids-tied", "mercenaries-hired", "nobody-hired", "volley-shot", "thrown-again", "persuaded"],
  ...["saracens-lost", "saracen-knights-lost", "saladin-killed", "saladin-captured", "taken-by-saladin", "conquered"],
];
const STORIES = [
  ...["wedded", "annulled", "struck", "foiled", "blamed", "condemned", "died", "excommunicated", "absolved"],
  ...["disaster-struck", "disaster-discarded", "succeeded", "prince-born", "ambushed", "rose-up", "calmed"],
  ...["battle-begins", "joined", "tunnelled", "sallied", "assault-ended", "yielded", "truce-made", "battle-won"],
  ...["captured", "freed", "escaped", "ransomed", "title-conquered", "title-inherited", "title-to-map"],
  ...["volley-shot", "aimed-at", "mercenaries-deployed", "mercenaries-sickened", "reserve-rose", "reserve-lost"],
  ...["guards-came", "guards-reverted", "teutonic-vow-asked", "teutonic-vow-refused", "treasure-sought"],
  ...["treasure-refused", "treasure-roll", "treasure-hidden", "edict-asked", "edict-not-backed", "edict-issued"],
  ...["edict-pillaged", "edict-paid", "order-abolished", "cursed", "ill-omen"],
  ...["robbed", "stole", "tossed", "spy-came", "spy-looked", "march-planned", "trait-shown", "dowry", "wedding-off"],
  ...["card-returned", "gave-up", "persuaded", "heartbroken", "slipped-through", "rose-against"],
  ...["ballot-void", "title-bought", "title-granted", "title-reclaimed", "siege-begins", "engine-grows", "won"],
  ...["crusade-called", "call-lapsed", "departed", "departure-refused", "renegade", "pardoned", "ranked", "landed"],
  ...["objective-drawn", "assault-begins", "invested", "conquered", "spoils-shared", "doctor-claimed", "healed"],
  ...["taken-by-saladin", "saladin-comes", "saladin-joined", "saladin-takes", "saladin-held", "saladin-killed"],
  ...["saladin-captured", "retreated", "betrayed", "plague-overseas", "state-offered", "state-refused", "state-lapses"],
  ...["state-inherited", "came-home", "crusade-ends"],
];

/** How a battle overseas begins. */
const ATTACKS = ["assault-begins", "saladin-comes"];

const word = (event: GameEvent, name: string): string => String(event.arguments[name] ?? "");
const count = (event: GameEvent, name: string): number => Number(event.arguments[name] ?? 0);
const isRoll = (name: string): name is Rolled => ROLLS.some((roll) => roll === name);

/** Where the last battle told of was fought: its last throw may end it, and then nobody stands there any more. */
export function fieldOf(events: GameEvent[]): string | null {
  const last = events.findLast((event) => event.name.startsWith("battle") && event.arguments["village"]);
  return last ? word(last, "village") : null;
}

/** Turns a stretch of what was told into scenes, each with its consequences. */
export function scenesOf(events: GameEvent[], village: string | null = null): Scene[] {
  const scenes: Scene[] = [];
  let field = village ?? "";
  let title = "";
  for (const event of events) {
    if (event.arguments["village"] && event.name.startsWith("battle")) field = word(event, "village");
    if (event.name === "election-held") title = word(event, "title");
    addTold(scenes, event, { field, title });
  }
  return scenes;
}

interface Place {
  field: string;
  title: string;
}

function addTold(scenes: Scene[], event: GameEvent, place: Place): void {
  const { name } = event;
  const last = scenes.at(-1);
  if (name === "strength" || name === "die" || name === "hits") addThrow(scenes, event, place);
  else if (name === "votes-revealed" || name === "vote-withheld") addVote(scenes, event, place);
  else if (isRoll(name))
    scenes.push({ kind: "roll", of: name, lord: word(event, "lord"), die: count(event, "die"), after: [] });
  else if (name === "bid-shown") addBid(scenes, event);
  else if (name === "uprising-die" || name === "uprising-hits") addRebels(scenes, event);
  else if (LEDGER.includes(name) || name === "income-total") addIncome(scenes, event);
  else if (last && "after" in last && CONSEQUENCES.includes(name)) {
    last.after.push(event);
    if (last.kind === "count" && !last.title) last.title = word(event, "title");
  } else if (STORIES.includes(name)) {
    if (last?.kind === "story") last.lines.push(event);
    else scenes.push({ kind: "story", lines: [event] });
  }
}

function addThrow(scenes: Scene[], event: GameEvent, place: Place): void {
  let last = scenes.at(-1);
  const side = word(event, "side");
  const isNew = event.name === "strength" && (last?.kind !== "round" || last.throws.some((one) => one.side === side));
  if (isNew || last?.kind !== "round") {
    last = { kind: "round", village: place.field, throws: [], after: [] };
    scenes.push(last);
  }
  let own = last.throws.find((one) => one.side === side);
  if (!own) {
    own = { side, strength: 0, dice: [], hits: 0 };
    last.throws.push(own);
  }
  if (event.name === "strength") own.strength = count(event, "strength");
  else if (event.name === "die") own.dice.push(count(event, "hits"));
  else own.hits = count(event, "hits");
}

function addVote(scenes: Scene[], event: GameEvent, place: Place): void {
  let last = scenes.at(-1);
  if (last?.kind !== "count" || last.after.length > 0) {
    last = { kind: "count", title: place.title, votes: [], after: [] };
    scenes.push(last);
  }
  const lord = event.name === "vote-withheld" ? null : word(event, "lord");
  last.votes.push({ seat: count(event, "seat"), lord, votes: count(event, "votes") });
}

function addBid(scenes: Scene[], event: GameEvent): void {
  let last = scenes.at(-1);
  if (last?.kind !== "bids" || last.after.length > 0) {
    last = { kind: "bids", bids: [], after: [] };
    scenes.push(last);
  }
  last.bids.push({ seat: count(event, "seat"), coins: count(event, "coins") });
}

function addRebels(scenes: Scene[], event: GameEvent): void {
  let last = scenes.at(-1);
  if (last?.kind !== "rising" || last.hits > 0) {
    last = { kind: "rising", village: word(event, "village"), dice: [], hits: 0, after: [] };
    scenes.push(last);
  }
  if (event.name === "uprising-die") last.dice.push(count(event, "hits"));
  else last.hits = count(event, "hits");
}

function addIncome(scenes: Scene[], event: GameEvent): void {
  let last = scenes.at(-1);
  const seat = count(event, "seat");
  if (last?.kind !== "income") {
    last = { kind: "income", ledgers: [] };
    scenes.push(last);
  }
  let own = last.ledgers.find((ledger) => ledger.seat === seat);
  if (!own) {
    own = { seat, lines: [], total: 0 };
    last.ledgers.push(own);
  }
  if (event.name === "income-total") own.total = count(event, "coins");
  else own.lines.push(event);
}

/** How many votes each candidate has by the papers that lie open, the most first. */
export function tallied(scene: Extract<Scene, { kind: "count" }>, open: number): { lord: string; votes: number }[] {
  const totals = new Map<string, number>();
  scene.votes.forEach(({ lord, votes }, at) => {
    if (lord !== null) totals.set(lord, (totals.get(lord) ?? 0) + (at < open ? votes : 0));
  });
  return [...totals].map(([lord, votes]) => ({ lord, votes })).toSorted((one, other) => other.votes - one.votes);
}

/** What this family was last paid, line by line, if it is still told. */
export function lastIncome(events: GameEvent[], seat: number): { lines: GameEvent[]; total: number } | null {
  const from = events.findLastIndex((event) => event.name === "turn-begins");
  const income = scenesOf(events.slice(Math.max(0, from))).findLast((scene) => scene.kind === "income");
  const own = income?.kind === "income" ? income.ledgers.find((ledger) => ledger.seat === seat) : undefined;
  return own ? { lines: own.lines, total: own.total } : null;
}

/** The last round of the battle that is being fought there, if dice have been thrown. */
export function lastRound(events: GameEvent[], village: string): Extract<Scene, { kind: "round" }> | null {
  const from = events.findLastIndex(
    ({ name, arguments: { village: field, objective } }) =>
      (name === "battle-begins" && field === village) || (ATTACKS.includes(name) && objective === village),
  );
  if (from < 0) return null;
  const round = scenesOf(events.slice(from)).findLast((scene) => scene.kind === "round");
  return round?.kind === "round" ? round : null;
}

/** Did this roll do what it was thrown for: kill, or calm? */
export function rollHits(scene: Extract<Scene, { kind: "roll" }>): boolean {
  if (scene.of === "sniped") return scene.die === 6;
  if (scene.of === "curse-roll") return scene.die === 1;
  return scene.die <= (scene.of === "calm-tried" ? 4 : 3);
}
