/** What the server sends, as docs/protocol.md describes it. */

export type Noun = string | number;

export interface Player {
  id: string;
  name: string;
  account: boolean;
}

export interface GameOption {
  name: string;
  choices: string[];
  default: string;
  rule: string;
  by_edition: Record<string, string>;
}

export interface GameInfo {
  name: string;
  least_seats: number;
  most_seats: number;
  options: GameOption[];
  bots: string[];
  version: number;
  /** The rule behind each form, which arguments of events and which blanks of forms are seats. */
  form_rules: Record<string, string>;
  event_seats: Record<string, string[]>;
  form_seats: Record<string, string[]>;
}

export interface Rule {
  id: string;
  kind: string;
  text: string;
  ruling?: string | null;
  option?: string | null;
  source?: string | null;
}

export type TableStage = "waiting" | "playing" | "finished" | "frozen";
export type SeatKind = "person" | "bot" | "me";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  player: string | null;
  bot: string | null;
  ready: boolean;
  connected: boolean;
  mine: boolean;
  substitute: boolean;
}

export interface Standing {
  seat: number;
  rank: number;
  points: number;
  decided_by: string;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  visibility: "open" | "link" | "private";
  state: TableStage;
  why_frozen: string | null;
  seats: SeatInfo[];
  owner: boolean;
  sequence: number;
  awaited: number[];
  spectators: number;
  created: string;
  result: { standings: Standing[] } | null;
  rematch: string | null;
}

export interface GameEvent {
  name: string;
  arguments: Record<string, Noun>;
}

export type Json = null | boolean | number | string | Json[] | Fields;
export interface Fields {
  [key: string]: Json;
}

export interface FormView {
  form: string;
  [blank: string]: Json;
}

export interface View {
  game: string;
  seats: number;
  seat: number | null;
  options: Record<string, string>;
  world: Fields;
  forms: FormView[];
  asked: number[];
  rolling: boolean;
  over: boolean;
}

export interface TalkLine {
  from: string;
  seat: number | null;
  text: string;
  at: string | number;
  room: "table" | "spectators";
}

export type PathStep = string | number;
export type Patch = ([PathStep[]] | [PathStep[], Json])[];

export type ServerMessage =
  | {
      type: "state";
      sequence: number;
      hash: string | null;
      view: View | null;
      moves: string[];
      events: GameEvent[];
      event_count: number;
      table: TableInfo;
      talk: TalkLine[];
      may_undo: boolean;
      undo_asked: { by: number; answers: Record<string, boolean | null> } | null;
      standing: Record<string, string>;
    }
  | {
      type: "change";
      sequence: number;
      hash: string;
      patch: Patch;
      moves: string[];
      events: GameEvent[];
      event_count: number;
      may_undo: boolean;
      by: number | null;
    }
  | { type: "ack"; id: string; sequence: number }
  | { type: "refused"; id: string; move: string; rule: string; nouns: Noun[]; text: string }
  | { type: "stale"; id: string; sequence: number; moves: string[] }
  | { type: "table"; table: TableInfo }
  | ({ type: "talk" } & TalkLine)
  | { type: "undo-asked"; by: number; answers: Record<string, boolean | null> }
  | { type: "undo-answered"; granted: boolean }
  | { type: "standing"; answers: Record<string, string> }
  | { type: "why"; id: string; move: string; rule: string | null; text: string | null }
  | { type: "error"; id?: string; code: string; text: string }
  | { type: "pong"; id: string };

export type Command =
  | { type: "play"; sequence: number; moves: string[] }
  | { type: "undo"; sequence: number }
  | { type: "ask-undo" }
  | { type: "answer-undo"; grant: boolean }
  | { type: "standing"; form: string; move: string | null }
  | { type: "why"; move: string }
  | { type: "talk"; text: string }
  | { type: "refresh" }
  | { type: "ping" };
