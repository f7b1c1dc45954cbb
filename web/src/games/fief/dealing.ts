import { isLady, LADIES, MEN } from "./people";
import type { DealView, France, RelicClauses } from "./world";

const FORTUNES = ["harvest", "weather", "tax", "uprising", "passage", "assassination", "justice", "ambush"];
export const PROMISES = ["vote", "truce", "leave", "peace"];
export const WHEN = ["this-turn", "next-turn"];
export const CARDS_EACH_WAY = 3;
const MOST_COINS_SAID = 31;
const COINS_A_MARKER = 3;

export interface Promised {
  what: string;
  when: string;
}

/** What a proposal says, whether it is being composed or lies on the table; null cards are not for these eyes. */
export interface Terms {
  by: number;
  to: number;
  coins: [given: number, wanted: number];
  counts: [given: number, wanted: number];
  cards: [given: string[], wanted: string[]] | null;
  wedding: [own: string, their: string] | null;
  captive: string | null;
  promises: [given: Promised | null, wanted: Promised | null];
  relics: [given: string | null, wanted: string | null];
}

/** A proposal as it is being composed on this device: nobody else sees it before it is sent whole. */
export interface Draft {
  to: number | null;
  coins: [given: number, wanted: number];
  cards: [given: string[], wanted: string[]];
  wedding: [own: string, their: string];
  captive: string;
  promises: [given: Promised, wanted: Promised];
  relics: [given: string, wanted: string];
  /** A relic that is offered for sale by itself. */
  relic: string;
  /** The seat whose proposal this one answers. */
  counters: number | null;
}

export function blankDraft(to: number | null = null): Draft {
  return {
    to,
    coins: [0, 0],
    cards: [[], []],
    wedding: ["", ""],
    captive: "",
    promises: [
      { what: "", when: "this-turn" },
      { what: "", when: "this-turn" },
    ],
    relics: ["", ""],
    relic: "",
    counters: null,
  };
}

export function termsOf(deal: DealView, by: number, relics?: RelicClauses): Terms {
  const given = deal["promise-given"];
  const wanted = deal["promise-wanted"];
  const own = deal["own-spouse"];
  const their = deal["their-spouse"];
  return {
    by,
    to: deal.to ?? by,
    coins: [deal.gives, deal.wants],
    counts: [deal["cards-given"], deal["cards-wanted"]],
    cards: deal["gives-cards"] && deal["wants-cards"] ? [deal["gives-cards"], deal["wants-cards"]] : null,
    wedding: own && their ? [own, their] : null,
    captive: deal.captive,
    promises: [
      given ? { what: given, when: deal["promise-given-when"] ?? "" } : null,
      wanted ? { what: wanted, when: deal["promise-wanted-when"] ?? "" } : null,
    ],
    relics: [relics?.["gives-relic"] ?? null, relics?.["wants-relic"] ?? null],
  };
}

export function draftedTerms(draft: Draft, by: number): Terms {
  const [own, their] = draft.wedding;
  const [given, wanted] = draft.promises;
  return {
    by,
    to: draft.to ?? by,
    coins: draft.coins,
    counts: [draft.cards[0].length, draft.cards[1].length],
    cards: draft.cards,
    wedding: own && their ? [own, their] : null,
    captive: draft.captive || null,
    promises: [given.what ? given : null, wanted.what ? wanted : null],
    relics: [draft.relics[0] || null, draft.relics[1] || null],
  };
}

export function isEmpty(terms: Terms): boolean {
  const { coins, counts, wedding, captive, promises, relics } = terms;
  const isNothingCounted = coins[0] + coins[1] + counts[0] + counts[1] === 0;
  return isNothingCounted && ![wedding, captive, ...promises, ...relics].some(Boolean);
}

/** What was proposed, seen from the other side: the first words of a counter-offer. */
export function counterTo(deal: DealView, by: number, hand: string[], relics?: RelicClauses): Draft {
  const terms = termsOf(deal, by, relics);
  const nothing = { what: "", when: "this-turn" };
  return {
    ...blankDraft(by),
    coins: [terms.coins[1], terms.coins[0]],
    cards: [held(terms.cards?.[1] ?? [], hand), [...(terms.cards?.[0] ?? [])]],
    wedding: terms.wedding ? [terms.wedding[1], terms.wedding[0]] : ["", ""],
    captive: terms.captive ?? "",
    promises: [{ ...(terms.promises[1] ?? nothing) }, { ...(terms.promises[0] ?? nothing) }],
    relics: [terms.relics[1] ?? "", terms.relics[0] ?? ""],
    counters: by,
  };
}

/** Of these cards those that lie in the hand, each as often as it lies there. */
export function held(cards: string[], hand: string[]): string[] {
  const left = [...hand];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The whole proposal as one row of moves, played together or not at all: what it takes the place of first, then to
 * whom, clause by clause, and off.
 */
export function proposalMoves(draft: Draft, france: France, seat: number): string[] {
  if (draft.to === null) return [];
  const { coins, cards, promises, relics } = draft;
  const [own, their] = draft.wedding;
  const moves: string[] = [];
  const countered = draft.counters === null ? null : france.families[draft.counters]?.deal;
  if (countered?.state === "sent" && countered.to === seat) moves.push(`decline-deal ${draft.counters ?? ""}`);
  if (draft.relic) return [...moves, `sell-relic ${draft.relic} ${draft.to} ${coins[1]}`];
  if (france.families[seat]?.deal) moves.push("withdraw");
  moves.push(`address ${draft.to}`);
  if (coins[0]) moves.push(`give-coins ${coins[0]}`);
  if (coins[1]) moves.push(`want-coins ${coins[1]}`);
  moves.push(...cards[0].map((card) => `give-card ${card}`), ...cards[1].map((card) => `want-card ${card}`));
  if (own && their) moves.push(`want-wedding ${own} ${their}`);
  if (draft.captive) moves.push(`free-captive ${draft.captive}`);
  if (promises[0].what) moves.push(`promise ${promises[0].what} ${promises[0].when}`);
  if (promises[1].what) moves.push(`want-promise ${promises[1].what} ${promises[1].when}`);
  if (relics[0]) moves.push(`give-relic ${relics[0]}`);
  if (relics[1]) moves.push(`want-relic ${relics[1]}`);
  return [...moves, "send"];
}

// -- what each side gives ---------------------------------------------------------------------------------------------

export type Clause =
  | { kind: "coins"; count: number }
  | { kind: "cards"; count: number }
  | { kind: "card"; card: string }
  | { kind: "captive"; lord: string }
  | { kind: "relic"; relic: string }
  | ({ kind: "promise" } & Promised);

/** What the writer gives, and what the addressee does. A captive is given by whoever holds him. */
export function sides(terms: Terms, france: France): [writer: Clause[], addressee: Clause[]] {
  const captor = terms.captive ? france.lords[terms.captive]?.captor : null;
  const side = (at: 0 | 1, seat: number): Clause[] => {
    const clauses: Clause[] = [];
    if (terms.coins[at]) clauses.push({ kind: "coins", count: terms.coins[at] });
    if (terms.cards) clauses.push(...terms.cards[at].map((card): Clause => ({ kind: "card", card })));
    else if (terms.counts[at]) clauses.push({ kind: "cards", count: terms.counts[at] });
    if (terms.captive && captor === seat) clauses.push({ kind: "captive", lord: terms.captive });
    const relic = terms.relics[at];
    if (relic) clauses.push({ kind: "relic", relic });
    const promise = terms.promises[at];
    if (promise) clauses.push({ kind: "promise", ...promise });
    return clauses;
  };
  return [side(0, terms.by), side(1, terms.to)];
}

// -- what may stand in one ------------------------------------------------------------------------------------------

/** In a talk of theirs no marker is needed. */
export function talkTogether(france: France, one: number, other: number): boolean {
  return Object.values(france.talks).some(({ talkers }) => talkers.includes(one) && talkers.includes(other));
}

/** What it costs to receive this: three coins a marker, one for cards, and one for a relic. */
export function markersFor(coins: number, cards: number, relic: string | null): number {
  return Math.ceil(coins / COINS_A_MARKER) + (cards > 0 ? 1 : 0) + (relic ? 1 : 0);
}

/** The markers that the writer and the addressee spend if it is accepted. */
export function cost({ coins, counts, relics }: Terms, isFree: boolean): [writer: number, addressee: number] {
  if (isFree) return [0, 0];
  return [markersFor(coins[1], counts[1], relics[1]), markersFor(coins[0], counts[0], relics[0])];
}

/** How many coins one may give another who spends so many markers on other things. */
export function mostCoins(france: France, giver: number, receiver: number, spent: number, isFree: boolean): number {
  const most = Math.min(france.families[giver]?.coins ?? 0, MOST_COINS_SAID);
  if (isFree) return most;
  const markers = (france.families[receiver]?.diplomacy ?? 0) - spent;
  return Math.max(0, Math.min(most, COINS_A_MARKER * markers));
}

/** The relics that a free lord of the one bears, where the other has a free lord to take one. */
export function relicsFor(france: France, giver: number, receiver: number): string[] {
  const isFree = (lord: string, seat: number): boolean =>
    france.lords[lord]?.seat === seat && france.lords[lord].captor === null;
  if (!Object.keys(france.lords).some((lord) => isFree(lord, receiver))) return [];
  return Object.entries(france.relics ?? {}).flatMap(([relic, at]) =>
    isBorne(at) && isFree(at.lord, giver) ? [relic] : [],
  );
}

function isBorne(at: unknown): at is { lord: string } {
  return typeof at === "object" && at !== null && "lord" in at && typeof at.lord === "string";
}

export function handSize(france: France, seat: number): number {
  const hand = france.families[seat]?.hand;
  return hand ? hand.lords + hand.fortunes : 0;
}

/** Kinds that the other might hold: lords who are in play or in one's own hand they do not. */
export function wantable(france: France, seat: number): { lords: string[]; fortunes: string[] } {
  const hand = france.families[seat]?.known ?? [];
  const elsewhere = new Set([...Object.keys(france.lords), ...hand, ...Object.keys(france.laid)]);
  const lords = [...MEN, ...LADIES, "cardinal", "arc"].filter((card) => !elsewhere.has(card));
  return { lords, fortunes: FORTUNES };
}

/** Weddings belong to the first phase, while it is somebody's go. */
export function isWeddingTime(france: France): boolean {
  return france.phase === "hear" && france.active !== null;
}

export function couples(one: string, other: string): boolean {
  return isLady(one) !== isLady(other);
}

/** Captives whom one of the two holds and who are of the other's family. */
export function exchangeable(france: France, one: number, other: number): string[] {
  return Object.keys(france.lords).filter((name) => {
    const lord = france.lords[name];
    return (lord?.captor === one && lord.seat === other) || (lord?.captor === other && lord.seat === one);
  });
}
