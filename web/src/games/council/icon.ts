import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";

const GOOD_ICONS: Record<string, IconName> = {
  coins: "bezant",
  assistants: "assistant",
  points: "laurel",
  cards: "card",
  steps: "nobility",
  actions: "action",
  "tokens-again": "again",
  "free-permit": "permit",
  "permit-again": "permitAgain",
};

const EVENT_ICONS: Record<string, IconName> = {
  "map-chosen": "map",
  "token-placed": "again",
  "councillor-seated": "councillor",
  "permit-shown": "permit",
  "neutral-placed": "emporium",
  "first-player": "hand",
  "turn-begins": "hourglass",
  drew: "card",
  "drew-card": "card",
  discarded: "card",
  reshuffled: "replay",
  elected: "councillor",
  sent: "assistant",
  hired: "assistant",
  satisfied: "bezant",
  "permit-taken": "permit",
  "permit-used": "permit",
  "permit-reused": "permitAgain",
  swapped: "replay",
  "king-moved": "crown",
  built: "emporium",
  "last-emporium": "emporium",
  rewarded: "again",
  advanced: "nobility",
  "bonus-tile": "laurel",
  "king-tile": "crown",
  "extra-action": "action",
  "scored-tiles": "laurel",
  "scored-nobility": "nobility",
  "scored-permits": "permit",
  "time-is-up": "hourglass",
  finished: "laurel",
};

export function goodIcon(good: string): IconName {
  return GOOD_ICONS[good] ?? "plus";
}

/** The sign of a line of the log: what it is about. */
export function icon(event: GameEvent): IconName {
  const { good } = event.arguments;
  if (event.name === "gained" && typeof good === "string") return goodIcon(good);
  return EVENT_ICONS[event.name] ?? "seats";
}
