/** What stands in a village: one row of tokens for each family, the first to come first. */
import { lordsAt, type France, type LordView } from "./world";

export interface LordToken {
  lord: string;
  /** The family that the lord belongs to. */
  seat: number;
  captive: boolean;
  /** What is shown: the name, or its first letters where there is little room. */
  text: string;
  x: number;
  width: number;
}

export interface CountToken {
  kind: "knight" | "footman" | "men";
  count: number;
  x: number;
}

export interface Row {
  seat: number;
  x: number;
  y: number;
  width: number;
  counts: CountToken[];
  lords: LordToken[];
}

export const ROW = 28;
const SHIELD = 24;
const FIGURE = 9.5;
const COUNT = 21;
const LETTER = 8;
const ROOM = 142;
const GAP = 3;
const MOST_ROWS = 3;

interface Present {
  seat: number;
  arrival: number;
  counts: Omit<CountToken, "x">[];
  lords: { lord: string; view: LordView }[];
}

function presentAt(france: France, village: string): Present[] {
  const place = france.villages[village];
  const here = lordsAt(france, village).flatMap((lord) => {
    const view = france.lords[lord];
    return view ? [{ lord, view }] : [];
  });
  const seats = france.families.map((_, seat) => seat);
  return seats
    .flatMap((seat) => {
      const army = place?.armies.find((each) => each.seat === seat);
      const counts: Omit<CountToken, "x">[] = army?.troops
        ? [
            { kind: "knight", count: army.troops.knight },
            { kind: "footman", count: army.troops.footman },
          ]
        : [{ kind: "men", count: army?.men ?? 0 }];
      const lords = here.filter(({ view }) => (view.captor ?? view.seat) === seat);
      const present = { seat, arrival: army?.arrival ?? 99, counts: counts.filter(({ count }) => count > 0), lords };
      return present.counts.length > 0 || lords.length > 0 ? [present] : [];
    })
    .toSorted((one, other) => one.arrival - other.arrival);
}

function rowOf(present: Present, name: (lord: string) => string, short: boolean): Omit<Row, "x" | "y"> {
  let x = SHIELD;
  const counts = present.counts.map((token) => {
    const at = { ...token, x };
    x += COUNT + FIGURE * String(token.count).length + GAP;
    return at;
  });
  const lords = present.lords.map(({ lord, view }) => {
    const text = short ? [...name(lord)].slice(0, 2).join("") : name(lord);
    const captive = view.captor !== null;
    const width = (captive ? 22 : 10) + LETTER * [...text].length;
    const token = { lord, seat: view.seat, captive, text, x, width };
    x += width + GAP;
    return token;
  });
  return { seat: present.seat, width: x, counts, lords };
}

/** The rows under a village, in two columns where there are many. */
export function rowsAt(france: France, village: string, name: (lord: string) => string): Row[] {
  const present = presentAt(france, village);
  const columns = present.length > MOST_ROWS ? 2 : 1;
  const rows = present.map((each) => {
    const whole = rowOf(each, name, false);
    return whole.width <= ROOM / columns ? whole : rowOf(each, name, true);
  });
  const high = Math.ceil(rows.length / columns);
  const wide = Math.max(0, ...rows.map(({ width }) => width)) + 4;
  return rows.map((row, at) => {
    const column = Math.floor(at / high);
    const middle = (column - (columns - 1) / 2) * wide;
    return { ...row, x: middle - row.width / 2, y: (at % high) * ROW };
  });
}
