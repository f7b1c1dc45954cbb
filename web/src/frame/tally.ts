import type { IconName } from "../heraldry/icons";
import type { GameEvent, View } from "../types";
import { folded, type Row } from "./folding";

/** Who gets what by an event. */
export interface Gain {
  /** The argument that names the seat; `seat` unless it says otherwise. */
  seat?: string;
  /** The column, or the argument that names it. */
  what: string | { named: string };
  /** The argument that says how much, or how much it always is; one unless it says otherwise. */
  amount?: string | number;
  /** It is taken away. */
  loses?: true;
  /** It says what all came to: what was counted for this seat before is forgotten. */
  inAll?: true;
}

export type Gains = Readonly<Record<string, readonly Gain[]>>;

/** A run of events that is told as one table, a row for each seat. */
export interface Ledger {
  /** Its words on the board: `tally-<name>`. */
  name: string;
  /** In this order, each with its words: `tally-<column>`. */
  columns: readonly string[];
  /** What is counted; what is counted nowhere is left to the table as a whole. */
  gains: Gains;
  /** What is told in a line of its own below the table. */
  beside?: readonly string[];
  /** The board shows it itself when it happens. */
  staged?: true;
}

/** How the chronicle of a game is told. */
export interface Tally {
  /** A round begins with this event; where an argument is named, only if it is another than before. */
  round: { event: string; by?: string };
  /** A turn begins with one of these; without any, with whoever moves next. */
  turns?: readonly string[];
  /** What stands out among the lines. */
  headings: readonly string[];
  ledgers: readonly Ledger[];
  /** What a round brought, at its end. */
  rounds: {
    columns: readonly string[];
    gains: Gains;
    stands: readonly Standing[];
    /** The signs of its columns, where they are too many for words. */
    signs?: Readonly<Record<string, IconName>>;
  };
}

/** Where a seat stands, as everybody may see it. */
export interface Standing {
  what: string;
  of: (view: View, seat: number) => number | null;
}

export type Counts = Record<number, Record<string, number>>;

export interface Line extends Row {
  kind: "line";
}
export interface Table {
  kind: "table";
  at: number;
  /** How many events are told by it. */
  length: number;
  ledger: Ledger;
  columns: string[];
  counts: Counts;
  beside: GameEvent[];
}
export interface RoundEnd {
  kind: "round";
  /** It stands before this event. */
  at: number;
  counts: Counts;
  columns: string[];
}
export type Block = Line | Table | RoundEnd;

/** So many of these as a step of the story has room for: what happens again and again in it is left out first. */
export function foremost(blocks: Block[], most: number): Block[] {
  if (blocks.length <= most) return blocks;
  const name = (block: Block): string => (block.kind === "line" ? block.event.name : block.kind);
  const single = blocks.filter((one) => blocks.filter((other) => name(other) === name(one)).length === 1);
  return (single.length > 0 ? single : blocks).slice(0, most);
}

/** The number of the event after those that a block tells. */
export function endOf(block: Block): number {
  if (block.kind === "round") return block.at;
  return block.at + (block.kind === "table" ? block.length : block.times);
}

/** Fewer events than this are told line by line. */
const LEAST = 3;
const NO_TALLY: Tally = {
  round: { event: "round-begins" },
  headings: ["round-begins"],
  ledgers: [],
  rounds: { columns: [], gains: {}, stands: [] },
};

export function tallyOf(given: Tally | undefined): Tally {
  return given ?? NO_TALLY;
}

/** Does a round begin with this event? */
export function opensRound({ round }: Tally, event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.name !== round.event) return false;
  return round.by === undefined || event.arguments[round.by] !== before?.arguments[round.by];
}

function add(counts: Counts, event: GameEvent, gains: readonly Gain[]): void {
  const replaced = new Set<number>();
  for (const gain of gains) {
    const seat = event.arguments[gain.seat ?? "seat"];
    if (typeof seat !== "number" || seat < 0) continue;
    const column = typeof gain.what === "string" ? gain.what : String(event.arguments[gain.what.named]);
    const given = typeof gain.amount === "string" ? Number(event.arguments[gain.amount]) : (gain.amount ?? 1);
    if (gain.inAll && !replaced.has(seat)) {
      replaced.add(seat);
      counts[seat] = {};
    }
    const row = (counts[seat] ??= {});
    row[column] = (row[column] ?? 0) + (gain.loses ? -given : given);
  }
}

export function counted(events: readonly GameEvent[], gains: Gains): Counts {
  const counts: Counts = {};
  for (const event of events) add(counts, event, gains[event.name] ?? []);
  return counts;
}

/** The columns in which anything is counted. */
function filled(columns: readonly string[], counts: Counts): string[] {
  return columns.filter((column) => Object.values(counts).some((row) => (row[column] ?? 0) !== 0));
}

const TABLES = new WeakMap<GameEvent, Table>();

/** A table that has not changed stays the same object, so that nobody draws it anew. */
function tableOf(ledger: Ledger, events: GameEvent[], at: number): Table {
  const [first] = events as [GameEvent, ...GameEvent[]];
  const before = TABLES.get(first);
  if (before?.at === at && before.length === events.length) return before;
  const counts = counted(events, ledger.gains);
  const beside = events.filter((event) => ledger.beside?.includes(event.name));
  const columns = filled(ledger.columns, counts);
  const made: Table = { kind: "table", at, length: events.length, ledger, columns, counts, beside };
  TABLES.set(first, made);
  return made;
}

function ledgerOf(tally: Tally, event: GameEvent): Ledger | undefined {
  return tally.ledgers.find(({ gains, beside }) => event.name in gains || beside?.includes(event.name));
}

/** The events, the first of which has this number, as lines, tables and ends of rounds; `mark` begins a new block. */
export function blocks(events: GameEvent[], offset: number, tally: Tally, isOver: boolean, mark?: number): Block[] {
  const found: Block[] = [];
  let [from, roundFrom]: [number, number | null] = [0, offset === 0 ? 0 : null];
  let opened: GameEvent | undefined;

  function close(to: number): void {
    if (from >= to) return;
    const run = events.slice(from, to);
    const ledger = run[0] && ledgerOf(tally, run[0]);
    const isLong = ledger !== undefined && run.filter((event) => event.name in ledger.gains).length >= LEAST;
    if (isLong) found.push(tableOf(ledger, run, offset + from));
    else found.push(...folded(run, offset + from).map(lineOf));
    from = to;
  }

  events.forEach((event, index) => {
    const opens = opensRound(tally, event, opened);
    const before = events[index - 1];
    const isApart = before !== undefined && ledgerOf(tally, before) !== ledgerOf(tally, event);
    if (opens || isApart || offset + index === mark) close(index);
    if (!opens) return;
    if (opened && roundFrom !== null) found.push(...roundEnd(events.slice(roundFrom, index), offset + index, tally));
    [opened, roundFrom] = [event, index];
  });
  close(events.length);
  if (isOver && opened && roundFrom !== null)
    found.push(...roundEnd(events.slice(roundFrom), offset + events.length, tally));
  return found;
}

/** The last so many events, told by themselves, with what the round brought where it ends with them. */
export function freshBlocks(events: GameEvent[], told: number, fresh: number, tally: Tally, isOver: boolean): Block[] {
  const from = told - fresh;
  return blocks(events, told - events.length, tally, isOver, from).filter((block) => block.at >= from);
}

/** Is it more than a line, and not shown by the board itself? */
export function isSpread(block: Block): boolean {
  return block.kind === "round" || (block.kind === "table" && !block.ledger.staged);
}

const LINES = new WeakMap<Row, Line>();

function lineOf(row: Row): Line {
  const line = LINES.get(row) ?? { ...row, kind: "line" };
  LINES.set(row, line);
  return line;
}

const ENDS = new WeakMap<GameEvent, RoundEnd>();

/** What the round of these events brought; nothing where nobody got anything. */
export function roundEnd(events: GameEvent[], at: number, tally: Tally): RoundEnd[] {
  const last = events.at(-1);
  const before = last && ENDS.get(last);
  if (before?.at === at) return [before];
  const counts = counted(events, tally.rounds.gains);
  const columns = filled(tally.rounds.columns, counts);
  if (!last || columns.length === 0) return [];
  const made: RoundEnd = { kind: "round", at, counts, columns };
  ENDS.set(last, made);
  return [made];
}
