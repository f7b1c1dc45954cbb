import { settings } from "../settings.svelte";
import type { Sound } from "./sounds";

/** What of a table can be heard. */
export interface Audible {
  called: boolean;
  refused: boolean;
  over: boolean;
  /** How many events were told. */
  told: number;
  /** A position of the past is on show. */
  replaying: boolean;
}

/** What sounds when one becomes the other; `hasCoins` says whether the last so many events brought coins. */
export function soundOf(before: Audible, now: Audible, hasCoins: (events: number) => boolean): Sound | null {
  if (now.over && !before.over) return "end";
  if (now.refused && !before.refused) return "refusal";
  if (now.called && !before.called) return "turn";
  const fresh = before.replaying || now.replaying ? 0 : now.told - before.told;
  if (fresh <= 0) return null;
  return hasCoins(fresh) ? "coins" : "piece";
}

/** Sounds are an ornament: whoever wants the page still is spared them too. */
export function mayRing(): boolean {
  return settings.sound && !settings.still;
}

/** Make a sound, where this person wants any; what makes it is fetched then. */
export async function ring(name: Sound): Promise<void> {
  if (!mayRing()) return;
  const { sound } = await import("./sounds");
  sound(name, settings.volume);
}
