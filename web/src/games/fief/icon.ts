import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";

/** The sign of a line of the log: what it is about. */
export function icon(event: GameEvent): IconName {
  return event.name === "battle-begins" ? "war" : "log";
}
