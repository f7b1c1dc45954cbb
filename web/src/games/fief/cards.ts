import type { IconName } from "../../heraldry/icons";

const SIGNS: Record<string, IconName> = {
  harvest: "harvest",
  weather: "sun",
  tax: "tax",
  uprising: "pitchfork",
  passage: "passage",
  assassination: "dagger",
  justice: "gavel",
  ambush: "bow",
  cardinal: "mitre",
  arc: "lance",
  famine: "famine",
  rain: "rain",
  plague: "plague",
};

/** What stands for a card that is no lord's. */
export function cardSign(card: string): IconName {
  return SIGNS[card] ?? "card";
}
