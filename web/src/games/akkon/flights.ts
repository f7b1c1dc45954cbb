import type { Earning } from "../../boards/earnings";
import type { GameEvent } from "../../types";

/** The cards that are won go to who has won them, one by one as they are told. */
export function earned(events: GameEvent[]): Earning[] {
  return events.flatMap(({ name, arguments: { seat, city } }): Earning[] =>
    name === "won" && typeof seat === "number"
      ? [{ seat, icon: "card", count: 1, from: `[data-city="${String(city)}"] .offer` }]
      : [],
  );
}
