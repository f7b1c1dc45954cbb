import type { IconName } from "../../heraldry/icons";
import { parsed } from "../../words/game";
import { cardSign } from "./cards";
import { attendantOf } from "./furthermoves";
import type { France } from "./world";

/** A card that may be played at any time, or a right that a family has. */
export interface Play {
  verb: string;
  icon: IconName;
  /** The card it takes; a right takes none. */
  card?: string;
  /** Does this family have the right? */
  holds?: (france: France, seat: number) => boolean;
  /** Whom it could be meant for, to ask why nothing can be chosen now. */
  meant: (france: France, seat: number) => string | undefined;
}

const others = (france: France, seat: number): string | undefined =>
  Object.keys(france.lords).find((lord) => france.lords[lord]?.seat !== seat);
const own = (france: France, seat: number): string | undefined =>
  Object.keys(france.lords).find((lord) => france.lords[lord]?.seat === seat);
const captiveOf = (france: France, seat: number): string | undefined =>
  Object.keys(france.lords).find((lord) => france.lords[lord]?.captor === seat);
const captured = (france: France, seat: number): string | undefined =>
  Object.keys(france.lords).find((lord) => france.lords[lord]?.seat === seat && france.lords[lord].captor !== null);
const married = (france: France, seat: number): string | undefined =>
  Object.keys(france.lords).find((lord) => france.lords[lord]?.seat === seat && france.lords[lord].spouse !== null);
const rival = (france: France, seat: number): string | undefined =>
  [...france.families.keys()].map(String).find((other) => other !== String(seat));
const village = (france: France): string | undefined => Object.keys(france.villages)[0];

function hasTitle(france: France, seat: number, title: string): boolean {
  return Object.values(france.lords).some((lord) => lord.seat === seat && lord.titles.includes(title));
}

function hasPope(france: France): boolean {
  return Object.values(france.lords).some((lord) => lord.titles.includes("pope"));
}

export const PLAYS: Play[] = [
  { verb: "assassinate", icon: cardSign("assassination"), card: "assassination", meant: others },
  { verb: "justice", icon: cardSign("justice"), card: "justice", meant: others },
  { verb: "uprising", icon: cardSign("uprising"), card: "uprising", meant: village },
  { verb: "ambush", icon: cardSign("ambush"), card: "ambush", meant: others },
  {
    verb: "escape",
    icon: cardSign("passage"),
    card: "passage",
    meant: (france, seat) => captured(france, seat) ?? own(france, seat),
  },
  { verb: "arc", icon: cardSign("arc"), card: "arc", meant: others },
  { verb: "cardinal", icon: cardSign("cardinal"), card: "cardinal", meant: own },
  {
    verb: "excommunicate",
    icon: "candle",
    holds: (france, seat) => hasTitle(france, seat, "pope"),
    meant: others,
  },
  {
    verb: "absolve",
    icon: "patriarch",
    holds: (france, seat) => hasTitle(france, seat, "pope") && france.excommunicated !== null,
    meant: () => "",
  },
  {
    verb: "ask-annulment",
    icon: "scroll",
    holds: (france, seat) => hasPope(france) && married(france, seat) !== undefined,
    meant: married,
  },
  { verb: "release", icon: "key", holds: (france, seat) => captiveOf(france, seat) !== undefined, meant: captiveOf },
  { verb: "hand-over", icon: "hand", meant: village },
  { verb: "lift", icon: "walls", meant: village },
  {
    verb: "call-crusade",
    icon: "crusade",
    holds: (france, seat) =>
      france.crusades?.stage === "none" && (hasTitle(france, seat, "pope") || hasTitle(france, seat, "cardinal")),
    meant: () => "",
  },
  {
    verb: "pardon",
    icon: "patriarch",
    holds: (france, seat) => hasTitle(france, seat, "pope") && (france.crusades?.renegades.length ?? 0) > 0,
    meant: (france) => france.crusades?.renegades[0],
  },
  { verb: "take-relic", icon: "chalice", meant: own },
  { verb: "pick-up", icon: "chalice", meant: own },
  { verb: "steal", icon: "purse", holds: (france, seat) => attendantOf(france, seat) === "thief", meant: rival },
  { verb: "spy-on", icon: "eye", holds: (france, seat) => attendantOf(france, seat) === "spy", meant: rival },
  { verb: "turn-up", icon: "card", meant: own },
  { verb: "break-marriage", icon: "ring", meant: captiveOf },
  { verb: "vanish", icon: "passage", meant: captured },
  { verb: "rise-against", icon: "pitchfork", meant: others },
  { verb: "rouse-reserve", icon: "mercenary", meant: rival },
  {
    verb: "edict",
    icon: "scroll",
    holds: (france, seat) => hasTitle(france, seat, "king") && france.templars?.edict === false,
    meant: () => "alone",
  },
];

/** What proposals and talks are made of; they have their own place beside the tray. */
export const DEAL_VERBS = [
  "address",
  "give-coins",
  "want-coins",
  "give-card",
  "want-card",
  "want-wedding",
  "free-captive",
  "promise",
  "want-promise",
  "give-relic",
  "want-relic",
  "send",
  "withdraw",
  "accept-deal",
  "decline-deal",
  "sell-relic",
  "talk",
  "leave-talk",
];

export const TRAY_VERBS: string[] = [...PLAYS.map((play) => play.verb), ...DEAL_VERBS];

/** A thing in the tray, with the sentences that can be said with it now: none, and it is barred. */
export interface Offered {
  play: Play;
  moves: string[];
}

/** What lies in the tray: the rights held, in an order that does not change. Cards are played from the hand. */
export function tray(offers: string[], france: France, seat: number): Offered[] {
  return PLAYS.filter((play) => play.card === undefined)
    .map((play) => ({ play, moves: saidWith(play, offers) }))
    .filter(({ play, moves }) => moves.length > 0 || (play.holds?.(france, seat) ?? false));
}

/** What a card in hand may do at any time: null for one that waits for its phase. */
export function playOf(card: string, offers: string[]): Offered | null {
  const play = PLAYS.find((one) => one.card === card);
  return play ? { play, moves: saidWith(play, offers) } : null;
}

function saidWith(play: Play, offers: string[]): string[] {
  return offers.filter((move) => parsed(move).verb === play.verb);
}

/** A sentence to ask the rule with, where none can be said. */
export function example(play: Play, france: France, seat: number): string {
  return `${play.verb} ${play.meant(france, seat) ?? ""}`.trim();
}

/** What one may point at: the sentences that name the same first thing stand together. */
export interface Target {
  name: string;
  moves: string[];
}

export function targets(moves: string[]): Target[] {
  const groups = Map.groupBy(moves, (move) => String(parsed(move).nouns[0] ?? ""));
  return [...groups].map(([name, said]) => ({ name, moves: said }));
}
