/** What stands in a village: one row of tokens for each family, the first to come first. */
import { present as presentKinds, type Troop } from "./troops";
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

/** A number, and how far along its row it stands. */
export interface CountToken {
  /** `men`: troops that lie under a fog; `all`: everybody of a family, where there is room for no more. */
  kind: Troop | "men" | "all";
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

export const ROW = 33;
/** So high is the smallest of the tokens in a row. */
export const TOKEN = 25;
const SHIELD = 26;
const FIGURE = 9.5;
const COUNT = 25;
const LETTER = 9;
/** So high are the letters of a lord's name. */
export const NAME = 16.4;
const ROOM = 146;
const GAP = 3;
const MOST_ROWS = 3;
/** So wide and high a finger needs what it may choose, where tokens are as small as they may be. */
export const FINGER = 57;

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
        ? presentKinds(army.troops)
        : [{ kind: "men", count: army?.men ?? 0 }];
      const lords = here.filter(({ view }) => (view.captor ?? view.seat) === seat);
      const present = { seat, arrival: army?.arrival ?? 99, counts: counts.filter(({ count }) => count > 0), lords };
      return present.counts.length > 0 || lords.length > 0 ? [present] : [];
    })
    .toSorted((one, other) => one.arrival - other.arrival);
}

/** Around a lord who may be chosen: the first of them is hit to the left, too, where nobody else stands, the last to
 *  the right, and all of them below, where their village ends. */
export function reachOf(token: LordToken, free: LordToken[]): { left: number; width: number; height: number } {
  const spare = Math.max(GAP, FINGER - token.width);
  const [isFirst, isLast] = [free[0] === token, free.at(-1) === token];
  const beyond = isFirst && isLast ? spare / 2 : spare;
  const [left, right] = [isFirst ? beyond : GAP / 2, isLast ? beyond : GAP / 2];
  return { left, width: left + token.width + right, height: FINGER };
}

function rowOf(present: Present, name: (lord: string) => string, short: boolean): Omit<Row, "x" | "y"> {
  let x = SHIELD;
  const counts = present.counts.map((token) => {
    const figure = token.kind === "all" ? 0 : COUNT;
    const at = { ...token, x: x + figure };
    x += figure + FIGURE * String(token.count).length + GAP;
    return at;
  });
  const lords = present.lords.map(({ lord, view }) => {
    const text = short ? name(lord).slice(0, 2) : name(lord);
    const captive = view.captor !== null;
    const width = (captive ? 22 : 10) + LETTER * text.length;
    const token = { lord, seat: view.seat, captive, text, x, width };
    x += width + GAP;
    return token;
  });
  return { seat: present.seat, width: x, counts, lords };
}

/** Arms and a number: how many there are of this family, and those of its lords who may be chosen now. */
function folded(present: Present, isWanted: (lord: string) => boolean): Present {
  const lords = present.lords.filter(({ lord }) => isWanted(lord));
  const count = present.counts.reduce((sum, token) => sum + token.count, present.lords.length - lords.length);
  return { ...present, counts: count > 0 ? [{ kind: "all", count }] : [], lords };
}

/** The rows under a village, side by side where there are many, and how small they are drawn so that they find room. */
export interface Garrison {
  rows: Row[];
  scale: number;
  width: number;
  /** Are there more families than one column holds? */
  crowded: boolean;
}

/** How it is seen. */
export interface Look {
  /** So much larger than the map all is drawn. */
  enlarged?: number;
  /** Is there room for arms and a number only? */
  folds?: boolean;
  /** Lords who stay in sight nevertheless. */
  isWanted?: (lord: string) => boolean;
}

const CLOSE = 0.74;
const CROWDED = 0.78;
/** Where many kinds stand together, they are drawn smaller, as long as one can read them. */
const LEAST_SCALE = 0.78;

/** From close by there is room for whole names; where all is drawn larger than the map there is less. */
export function garrisonAt(
  france: France,
  village: string,
  name: (lord: string) => string,
  close: boolean,
  { enlarged = 1, folds = false, isWanted = () => false }: Look = {},
): Garrison {
  const everybody = presentAt(france, village);
  const crowded = everybody.length > MOST_ROWS;
  const present = folds ? everybody.map((each) => folded(each, isWanted)) : everybody;
  const room = ((close ? 1.7 : 1) * (crowded ? ROOM * 0.75 : ROOM)) / enlarged;
  const rows = present.map((each) => {
    const whole = rowOf(each, name, false);
    return whole.width <= room ? whole : rowOf(each, name, true);
  });
  const high = crowded ? Math.ceil(rows.length / 2) : rows.length;
  const widest = (from: number): number => Math.max(0, ...rows.slice(from, from + high).map(({ width }) => width));
  const first = widest(0);
  const width = crowded ? first + GAP * 2 + widest(high) : first;
  return {
    rows: rows.map((row, at) => ({
      ...row,
      x: !crowded ? -row.width / 2 : at < high ? -width / 2 : -width / 2 + first + GAP * 2,
      y: (at % high) * ROW,
    })),
    scale: (close ? CLOSE : 1) * (crowded ? CROWDED : Math.max(LEAST_SCALE, Math.min(1, (room * 1.3) / first))),
    width,
    crowded,
  };
}
