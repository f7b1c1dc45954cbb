import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";
import { PIECE_ICONS, TRACK_ICONS } from "./cards";
import type { Track } from "./world";

const EVENT_ICONS: Record<string, IconName> = {
  "first-player": "key",
  dealt: "card",
  "on-offer": "card",
  "round-begins": "hourglass",
  took: "knight",
  "took-one": "knight",
  laid: "knight",
  "laid-one": "squire",
  "seneschal-laid": "key",
  "turned-up": "eye",
  passed: "cross",
  swapped: "replay",
  shifted: "ship",
  displaced: "ship",
  "bid-total": "gavel",
  won: "crown",
  tied: "tax",
  unsold: "minus",
  worthless: "minus",
  "went-home": "back",
  played: "card",
  named: "target",
  counted: "ship",
  claimed: "knight",
  "claims-nothing": "cross",
  minted: "bezant",
  recovered: "undo",
  discarded: "minus",
  "last-round": "hourglass",
  "one-round-more": "hourglass",
  stalled: "hourglass",
  "seneschal-passes": "key",
  scored: "laurel",
};

/** The sign of a line of the log: what it is about. */
export function icon(event: GameEvent): IconName {
  const { track, piece } = event.arguments;
  if (typeof track === "string" && track in TRACK_ICONS) return TRACK_ICONS[track as Track];
  if (typeof piece === "string" && piece in PIECE_ICONS) return PIECE_ICONS[piece] ?? "knight";
  return EVENT_ICONS[event.name] ?? "squire";
}
