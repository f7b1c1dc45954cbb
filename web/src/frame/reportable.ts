/** What can be reported to a server's administrators: names at the table, and what others have said. */

import type { Player, SeatInfo, TalkLine } from "../types";

export interface Reportable {
  /** Its own as long as the page is open, whatever is said meanwhile. */
  id: string;
  about: { seat?: number; line?: number };
  name: string;
  text: string;
}

/** What was said last comes first: that is what whoever opens the list has just read. */
export function reportable(seats: SeatInfo[], talk: TalkLine[], me: Player | null): Reportable[] {
  const own = seats.filter(({ player }) => player !== null && player === me?.id).map(({ seat }) => seat);
  // Who only watches has no seat to be told by.
  const isMine = ({ seat, from }: TalkLine): boolean => (seat === null ? from === me?.name : own.includes(seat));
  const lines = talk.filter((line) => line.key && !isMine(line)).toReversed();
  const others = seats.filter(({ seat, player }) => player && !own.includes(seat));
  return [
    ...lines.map(({ key, from, text }) => ({ id: `line-${key}`, about: { line: key }, name: from, text })),
    ...others.map(({ seat, name }) => ({ id: `seat-${seat}`, about: { seat }, name: name ?? "", text: "" })),
  ];
}
