import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";
import { goodIcon } from "./icon";

/** Something that a seat gets, on its way from where it was earned. */
export interface Flight {
  seat: number;
  icon: IconName;
  count: number;
  /** The city whose token or emporium pays, or the council that was served. */
  from: { city: string } | { council: string };
}

/** What has been earned on the map and in the councils, in the order in which it was told. */
export function flightsOf(events: GameEvent[]): Flight[] {
  const found: Flight[] = [];
  let from: Flight["from"] | null = null;
  for (const { name, arguments: told } of events) {
    const { city, council, seat, good, count } = told;
    if (name === "built" || name === "rewarded") from = { city: String(city) };
    else if (name === "elected") from = { council: String(council) };
    else if (name === "gained" && from && typeof seat === "number" && typeof count === "number")
      found.push({ seat, icon: goodIcon(String(good)), count, from });
    else if (name !== "gained") from = null;
  }
  return found;
}
