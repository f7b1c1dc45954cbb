import { parsed } from "../../words/game";
import { MAP_VERBS } from "./mapmoves";
import { SAILING_VERBS, SHEET_VERBS } from "./overseas";
import { STAGE_VERBS } from "./stagemoves";
import { TRAY_VERBS } from "./traymoves";

const TAKEN = [...MAP_VERBS, ...SHEET_VERBS, ...SAILING_VERBS, ...STAGE_VERBS, ...TRAY_VERBS];

/** The verbs that only one's own cards say. */
const CARD_VERBS = ["play-lord", "discard", "harvest", "weather", "tax-fief", "tax-see", "tax-church"];

/** The moves made with one's own cards. */
export function holds(move: string): boolean {
  return CARD_VERBS.includes(parsed(move).verb);
}

/** The moves made on a sheet, on a stage above it, in the tray beside it, or with whom one marches or sails. */
export function takes(move: string): boolean {
  return TAKEN.includes(parsed(move).verb);
}
