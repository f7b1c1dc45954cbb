import type { Earning } from "../../boards/earnings";
import type { GameEvent } from "../../types";
import { goodIcon } from "./icon";

/** What has been earned on the map and in the councils, in the order in which it was told. */
export function earned(events: GameEvent[]): Earning[] {
  const found: Earning[] = [];
  /** The city whose token or emporium pays, or the council that was served. */
  let from: string | null = null;
  for (const { name, arguments: told } of events) {
    const { city, council, seat, good, count } = told;
    if (name === "built" || name === "rewarded") from = `[data-face="${String(city)}"]`;
    else if (name === "elected") from = `[data-council="${String(council)}"]`;
    else if (name === "gained" && from && typeof seat === "number" && typeof count === "number")
      found.push({ seat, icon: goodIcon(String(good)), count, from });
    else if (name !== "gained") from = null;
  }
  return found;
}
