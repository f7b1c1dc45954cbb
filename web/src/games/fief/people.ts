import type { IconName } from "../../heraldry/icons";
import type { View } from "../../types";
import { PRISON } from "./overseas";
import { franceOf, lordsOf, type France, type LordView } from "./world";

export const MEN: string[] = [
  ...["arthur", "baudoin", "charles", "eric", "francois", "gauvain", "henri", "lambert", "othon", "philippe"],
  ...["quentin", "thierry"],
];
export const LADIES: string[] = ["alienor", "blanche", "guenievre", "isabelle", "jeanne", "mireille"];

export const isLord = (word: string): boolean => MEN.includes(word) || LADIES.includes(word);
export const isLady = (lord: string): boolean => LADIES.includes(lord);
/** Which of all lords: faces differ by it. */
export const numberOf = (lord: string): number => [...MEN, ...LADIES].indexOf(lord);

export const isFief = (title: string): boolean => /^(duchy|county|barony)-/.test(title);
export const isSee = (title: string): boolean => title.startsWith("see-");
/** A title of Outremer. */
export const isState = (title: string): boolean => title.startsWith("state-");

/** Archbishops have two sees, where either order of knights is in play. */
export const isArchbishop = (titles: string[]): boolean => titles.filter(isSee).length > 1;
/** A Grand Master of an order: worth a point like King and Pope. */
export const isMaster = (title: string): boolean => title.endsWith("-master");

/** The order of knights that a lord belongs to. */
export function orderOf(titles: string[]): "templar" | "teutonic" | null {
  return titles.includes("templar") ? "templar" : titles.includes("teutonic") ? "teutonic" : null;
}

const ROYAL = ["king", "regent", "queen", "prince"];
const CHURCH = ["pope", "cardinal"];

/** Titles by what they are worth, the highest first. */
export function ranked(titles: string[]): string[] {
  const order = [...ROYAL.slice(0, 1), "pope", ...ROYAL.slice(1), "cardinal"];
  const rank = (title: string): number => {
    const at = order.indexOf(title);
    if (at >= 0) return at;
    if (isMaster(title)) return 8;
    if (isState(title)) return 9;
    if (isSee(title)) return 10;
    return title.startsWith("duchy") ? 11 : title.startsWith("county") ? 12 : title.startsWith("barony") ? 13 : 14;
  };
  return titles.toSorted((one, other) => rank(one) - rank(other));
}

/** What a lord wears on the head. */
export type Headgear = "crown" | "coronet" | "tiara" | "hat" | "archmitre" | "mitre" | "circlet" | "none";

export function headgear(titles: string[]): Headgear {
  const has = (title: string): boolean => titles.includes(title);
  if (has("pope")) return "tiara";
  if (has("king") || has("queen") || has("regent")) return "crown";
  if (has("cardinal")) return "hat";
  if (isArchbishop(titles)) return "archmitre";
  if (titles.some(isSee)) return "mitre";
  if (has("prince") || titles.some(isState)) return "coronet";
  return titles.some(isFief) ? "circlet" : "none";
}

export function signOf(title: string): IconName {
  if (ROYAL.includes(title)) return "crown";
  if (isState(title)) return "crusade";
  if (title === "pope") return "patriarch";
  if (title.startsWith("templar")) return "templar";
  if (title.startsWith("teutonic")) return "teutonic";
  if (CHURCH.includes(title) || isSee(title)) return "mitre";
  return title === "arc" ? "constable" : "marshal";
}

/** The lords of a family, whoever has most to say first. */
export function familyOf(france: France, seat: number): string[] {
  const weight = (lord: string): number => {
    const titles = france.lords[lord]?.titles ?? [];
    return titles.length * 10 + (titles.includes("king") || titles.includes("pope") ? 5 : 0);
  };
  return lordsOf(france, seat).toSorted((one, other) => weight(other) - weight(one));
}

export interface Point {
  title: string;
  lord: string;
}

/** Which titles are worth a point: fiefs, states overseas, crown, tiara and the mantle of a Grand Master. */
export function pointsOf(france: France, seat: number): Point[] {
  return familyOf(france, seat).flatMap((lord) =>
    ranked(france.lords[lord]?.titles ?? [])
      .filter((title) => isFief(title) || isMaster(title) || isState(title) || title === "king" || title === "pope")
      .map((title) => ({ title, lord })),
  );
}

/** The family to which this one is allied by a marriage. */
export function allyOf(france: France, seat: number): number | null {
  for (const lord of lordsOf(france, seat)) {
    const spouse = france.lords[lord]?.spouse;
    const other = spouse ? france.lords[spouse]?.seat : undefined;
    if (other !== undefined && other !== seat) return other;
  }
  return null;
}

const ALONE = 3;
const TOGETHER = 4;
/** Where crusades are in play. */
const TOGETHER_WITH_STATES = 5;
const LEAST_FOR_PAIRS = 4;

export interface Goal {
  /** With whom alone this family can win. */
  ally: number | null;
  points: number;
  target: number;
}

export function goalOf(view: View, seat: number): Goal {
  const france = franceOf(view);
  const own = france.families[seat]?.points ?? 0;
  const ally = view.seats >= LEAST_FOR_PAIRS ? allyOf(france, seat) : null;
  if (ally === null) return { ally, points: own, target: ALONE };
  return { ally, points: own + (france.families[ally]?.points ?? 0), target: pairTarget(france) };
}

/** How many points an allied pair needs. */
export function pairTarget(france: France): number {
  return france.crusades ? TOGETHER_WITH_STATES : TOGETHER;
}

/** Whom this family holds captive. */
export function captivesOf(france: France, seat: number): string[] {
  return Object.keys(france.lords).filter((lord) => france.lords[lord]?.captor === seat);
}

/** Two coins, and two for each title of any kind. */
export function ransomOf(lord: LordView): number {
  return 2 + 2 * lord.titles.length;
}

export type Mark =
  "assassin" | "excommunicated" | "captive" | "cursed" | "imprisoned" | "crusader" | "renegade" | "doctor";
export const MARK_SIGNS: Record<Mark, IconName> = {
  captive: "shackle",
  imprisoned: "shackle",
  cursed: "skull",
  assassin: "dagger",
  excommunicated: "candle",
  crusader: "crusade",
  renegade: "cross",
  doctor: "physician",
};

/** What a lord bears besides titles: the knife, the sentence of the Pope, the cross of a crusader. */
export function marksOf(france: France, lord: string): Mark[] {
  const shown = france.lords[lord];
  const crusade = france.crusades;
  const isAway = shown !== undefined && crusade !== undefined && !(shown.village in france.villages);
  return [
    ...(isAway ? [shown.village === PRISON ? ("imprisoned" as const) : ("crusader" as const)] : []),
    ...(crusade?.renegades.includes(lord) ? (["renegade"] as const) : []),
    ...(crusade?.doctor === lord ? (["doctor"] as const) : []),
    ...(shown?.captor !== null && shown?.captor !== undefined ? (["captive"] as const) : []),
    ...(shown?.flags.includes("assassin") ? (["assassin"] as const) : []),
    ...(france.excommunicated === lord ? (["excommunicated"] as const) : []),
    ...(france.templars?.cursed.includes(lord) ? (["cursed"] as const) : []),
  ];
}
