import type { Scene, SeatInfo, TableInfo } from "../types";
import { LiveTable } from "./table.svelte";

/** Nobody is at the other end: nothing that is said is ever answered. */
const NOWHERE = { ask: () => new Promise<never>(() => undefined), close: () => undefined };

function somebody(seat: number, own: number): SeatInfo {
  const person = { kind: "person", name: null, player: null, bot: null, substitute: false, guest: false, hints: 0 };
  return { ...person, seat, ready: true, connected: true, mine: seat === own };
}

/** A table that stands still: the board of a lesson, drawn by what draws the boards that are played on. */
export function stillTable(scene: Scene): LiveTable {
  const { seat, view, moves, modules } = scene;
  const table = new LiveTable("", seat, NOWHERE);
  const info: TableInfo = {
    id: "",
    game: view.game,
    options: view.options,
    modules,
    visibility: "open",
    state: "playing",
    why_frozen: null,
    seats: Array.from({ length: view.seats }, (_, each) => somebody(each, seat)),
    owner: false,
    sequence: 0,
    awaited: view.asked,
    addressed: [],
    windows: "ask",
    clock: null,
    spectators: 0,
    created: "",
    result: null,
    rematch: null,
    copy_of: null,
    guided: false,
    hints: false,
  };
  return Object.assign(table, { standing: "open", view, info, moves });
}
