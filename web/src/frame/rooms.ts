import type { TalkLine } from "../types";

/** The room that everybody at the table hears. */
export const TABLE = "table";

export interface TalkRoom {
  name: string;
  /** Who is in it now: nobody where it has closed; null for the table's own. */
  members: number[] | null;
  lines: TalkLine[];
}

/** Is this a room of its own, or the table's talk (spectators hear theirs beside it)? */
function roomOf(line: TalkLine): string {
  return line.members ? line.room : TABLE;
}

/** The table's talk first, then the rooms one is in, then those that one was in and may still read. */
export function talkRooms(lines: TalkLine[], open: Record<string, number[]>): [table: TalkRoom, ...others: TalkRoom[]] {
  const heard = Map.groupBy(lines, roomOf);
  const others = new Set([...Object.keys(open), ...heard.keys()]);
  others.delete(TABLE);
  return [
    { name: TABLE, members: null, lines: heard.get(TABLE) ?? [] },
    ...[...others].map((name) => ({ name, members: open[name] ?? [], lines: heard.get(name) ?? [] })),
  ];
}

/** Do others hear this line than the one before it, or, if it is the first, than are there now? Then it is said. */
export function changesHearers({ lines, members }: TalkRoom, at: number): boolean {
  const before = at > 0 ? lines[at - 1]?.members : members;
  return members !== null && String(lines[at]?.members) !== String(before);
}
