import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";
import type { Point } from "./geography";
import { icon } from "./icon";

/** What is seen on its way, or seen to happen somewhere, for a moment. */
export interface Flight {
  seat: number | null;
  /** Absent: the arms of the seat. */
  icon?: IconName;
  /** One point where something happens, several where something goes. */
  way: Point[];
}

/** What one sees by itself, or would see at every step. */
const UNSEEN = ["phase-begins", "nobody-controls", "set-out", "halted", "marched", "marched-unseen", "leave-given"];

/** Who has gone where between two positions. */
export function journeys(
  before: Record<string, string>,
  after: Record<string, string>,
  seatOf: (lord: string) => number | null,
  way: (from: string, to: string) => Point[],
): Flight[] {
  return Object.entries(after).flatMap(([lord, village]) => {
    const from = before[lord];
    return from === undefined || from === village ? [] : [{ seat: seatOf(lord), way: way(from, village) }];
  });
}

/** What has happened in villages, fiefs and bishoprics, or overseas. */
export function happenings(events: GameEvent[], place: (name: string) => Point | null): Flight[] {
  return events
    .filter(({ name }) => !UNSEEN.includes(name))
    .flatMap((event) => {
      const { village, fief, see, objective, seat } = event.arguments;
      const at = place(String(village ?? fief ?? see ?? objective ?? ""));
      return at ? [{ seat: typeof seat === "number" ? seat : null, icon: icon(event), way: [at] }] : [];
    });
}
