/** What can be reported to a server's administrators: names at the table, and what others have said. */

import type { Player, SeatInfo, TalkLine } from "../types";

export interface Reportable {
  about: { seat?: number; line?: number };
  name: string;
  text: string;
}

/** What was said last comes first: that is what whoever opens the list has just read. */
export function reportable(seats: SeatInfo[], talk: TalkLine[], me: Player | null): Reportable[] {
  const lines = talk.filter(({ from, key }) => key && from !== me?.name);
  const said = lines.toReversed().map(({ key, from, text }) => ({ about: { line: key }, name: from, text }));
  const others = seats.filter(({ player }) => player && player !== me?.id);
  return [...said, ...others.map(({ seat, name }) => ({ about: { seat }, name: name ?? "", text: "" }))];
}
