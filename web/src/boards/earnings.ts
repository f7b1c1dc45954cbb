import type { IconName } from "../heraldry/icons";

/** Something that a seat gets, on its way from where it was earned. */
export interface Earning {
  seat: number;
  icon: IconName;
  count: number;
  /** The place on the page that it comes from, as a selector. */
  from: string;
}

/** Where too much flies to be told apart: one of each kind for each seat, with all of its count. */
export function merged(all: Earning[]): Earning[] {
  const found = new Map<string, Earning>();
  for (const one of all) {
    const key = `${one.seat} ${one.icon}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, count: before.count + one.count } : one);
  }
  return [...found.values()];
}
