import { isIcon, type IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";

const CARD_ICONS: Record<string, IconName> = {
  "one-squire": "squire",
  "two-bezants": "bezant",
  "two-points": "point",
  "two-resources": "plus",
  "squire-and-bezant": "squire",
  turncoat: "replay",
  "move-two": "marshal",
  "cheap-mercenaries": "hand",
  "influence-palace": "crown",
  "influence-templars": "war",
  "influence-patriarchate": "mitre",
  "influence-market": "tax",
  "influence-nobility": "marshal",
  "influence-david": "walls",
};

const EVENT_ICONS: Record<string, IconName> = {
  "first-opener": "gavel",
  "round-begins": "hourglass",
  "cards-laid-out": "card",
  opened: "gavel",
  raised: "gavel",
  passed: "cross",
  won: "crown",
  picked: "card",
  "took-card": "card",
  drew: "card",
  "drew-card": "card",
  hired: "hand",
  locked: "baron",
  privilege: "crown",
  bought: "point",
  stole: "point",
  unveiled: "eye",
  gift: "crown",
  built: "walls",
  finished: "crown",
  kept: "bezant",
  "holds-david": "walls",
  struck: "war",
};

export function cardIcon(card: string): IconName {
  return CARD_ICONS[card] ?? "card";
}

/** The sign of a line of the log: what it is about. */
export function icon(event: GameEvent): IconName {
  const { event: happening, card, resource } = event.arguments;
  for (const word of [happening, resource]) if (typeof word === "string" && isIcon(word)) return word;
  if (event.name === "played" && typeof card === "string") return cardIcon(card);
  if (event.name === "earned" || event.name === "collected") return "bezant";
  return EVENT_ICONS[event.name] ?? "squire";
}
