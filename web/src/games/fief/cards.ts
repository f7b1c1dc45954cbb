import type { IconName } from "../../heraldry/icons";

const SIGNS: Record<string, IconName> = {
  harvest: "laurel",
  weather: "candle",
  tax: "tax",
  uprising: "axe",
  passage: "key",
  assassination: "constable",
  justice: "gavel",
  ambush: "bow",
  cardinal: "mitre",
  arc: "lance",
  famine: "hourglass",
  rain: "snow",
  plague: "skull",
};

/** What stands for a card that is no lord's. */
export function cardSign(card: string): IconName {
  return SIGNS[card] ?? "card";
}
