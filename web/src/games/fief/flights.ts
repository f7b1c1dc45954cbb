import type { Earning } from "../../boards/earnings";
import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";
import type { Point } from "./geography";
import { icon } from "./icon";
import type { France } from "./world";

/** What is seen on its way, or seen to happen somewhere, for a moment. */
export interface Flight {
  seat: number | null;
  /** Absent: the arms of the seat. */
  icon?: IconName;
  /** One point where something happens, several where something goes. */
  way: Point[];
}

/** What one sees by itself, or would see at every step. */
const UNSEEN = [
  ...["phase-begins", "nobody-controls", "set-out", "halted", "marched", "marched-unseen", "leave-given"],
  ...["mill-income", "feudal-tax-income", "church-tax-income"], // coins fly
];

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

/** The taxes on a part of the map come from its mark. */
const BY_PART = ["feudal-tax-income", "church-tax-income"];

/** Coins fly to who gets them: from villages and mills, from fiefs and sees, from family to family. */
export function earned(events: GameEvent[], france: France): Earning[] {
  return events.flatMap(({ name, arguments: told }): Earning[] => {
    const { seat, coins, village, fief, see, captor } = told;
    const owner = Number(name === "ransomed" ? captor : seat);
    const coin = (from: string, count = Number(coins)): Earning => ({ seat: owner, icon: "bezant", count, from });
    if (name === "village-income") return heldBy(france, owner).map((held) => coin(faceOf(held), 1));
    if (name === "mill-income") return [coin(faceOf(String(village)))];
    if (BY_PART.includes(name)) return [coin(`[data-part="${String(fief ?? see)}"]`)];
    return name === "ransomed" ? [coin(`.seats [data-seat="${String(seat)}"]`)] : [];
  });
}

function faceOf(village: string): string {
  return `[data-face="${village}"]`;
}

function heldBy(france: France, seat: number): string[] {
  return Object.entries(france.villages).flatMap(([village, { controller }]) => (controller === seat ? [village] : []));
}
