import { parsed } from "../../words/game";
import { MAP_VERBS } from "./mapmoves";
import { STAGE_VERBS } from "./stagemoves";
import { TRAY_VERBS } from "./traymoves";

/** The moves that are made on the map, on a stage above it, or in the tray beside it. */
export function takes(move: string): boolean {
  const { verb } = parsed(move);
  return MAP_VERBS.includes(verb) || STAGE_VERBS.includes(verb) || TRAY_VERBS.includes(verb);
}
