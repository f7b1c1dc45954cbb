import type { About, Frame } from "../../frame/frame.svelte";
import type { GameWords } from "../../words/game";
import { marksOf } from "./people";
import { fiefOf, FIEFS, neighboursOf, SEES, seeOf } from "./geography";
import { costOf } from "./mapmoves";
import { franceOf, lordsAt, type ArmyView, type FiefView, type France, type SeeView } from "./world";
import { isArchbishop, ranked } from "./people";
import { present, type Troop } from "./troops";
import { t } from "./words";
import { sentences } from "../../words/speech";

/** What a lord bears of a crusade. */
const TOLD_MARKS: string[] = ["renegade", "doctor"];

/** A lord's titles in words, the highest first; who has two sees is an archbishop. */
export function titleWords(words: GameWords, titles: string[]): string[] {
  const named = ranked(titles).map((title) => words.noun(title));
  return isArchbishop(titles) ? [t("archbishop"), ...named] : named;
}

export function lordWords(words: GameWords, france: France, lord: string): string {
  const view = france.lords[lord];
  if (!view) return words.noun(lord);
  const knife = view.flags.filter((flag) => flag === "assassin").map((flag) => words.noun(flag));
  const { trait } = france.politics?.traits[lord] ?? { trait: null };
  const titles = [...titleWords(words, view.titles), ...knife, ...(trait ? [words.noun(trait)] : [])];
  titles.push(...marksOf(france, lord).flatMap((mark) => (TOLD_MARKS.includes(mark) ? [t(`mark-${mark}`)] : [])));
  const family = words.player(view.seat);
  const who = [words.noun(lord), ...titles].join(", ");
  return view.captor === null
    ? t("map-lord", { lord: who, family })
    : t("map-prisoner", { lord: who, family, captor: words.player(view.captor) });
}

export function menWords(words: GameWords, { troops, men }: ArmyView): string {
  if (!troops) return men ? t("map-men", { count: men }) : "";
  const said = (kind: Troop, count: number): string => {
    if (kind === "knight") return t("map-knights", { count });
    return kind === "footman" ? t("map-footmen", { count }) : t("troop-count", { count, kind: words.noun(kind) });
  };
  return present(troops)
    .map(({ kind, count }) => said(kind, count))
    .join(", ");
}

function armies(words: GameWords, france: France, village: string): string[] {
  return (france.villages[village]?.armies ?? []).flatMap((army) => {
    const men = menWords(words, army);
    return men ? [t("map-army", { family: words.player(army.seat), men })] : [];
  });
}

function siege(words: GameWords, france: France, village: string): string[] {
  const besiegers = france.villages[village]?.besiegers ?? [];
  return besiegers.map((seat) => {
    const engines = france.families[seat]?.engines.filter((engine) => engine.village === village) ?? [];
    return t("map-siege", { family: words.player(seat), engines: engines.length });
  });
}

/** Disasters, harvests, fine weather and the tithe of a bishopric. */
function seeNews(words: GameWords, see: SeeView): string[] {
  return [
    ...see.struck.map((disaster) => words.noun(disaster)),
    see.harvests ? t("map-times", { what: words.noun("harvest"), count: see.harvests }) : "",
    see.weathers ? t("map-times", { what: words.noun("weather"), count: see.weathers }) : "",
    see.taxer === null ? "" : t("map-taxed", { family: words.player(see.taxer) }),
  ].filter(Boolean);
}

function fiefNews(words: GameWords, france: France, fief: FiefView): string[] {
  return [
    fief.holder ? t("map-held", { lord: lordWords(words, france, fief.holder) }) : t("map-unheld"),
    fief.taxer === null ? "" : t("map-taxed", { family: words.player(fief.taxer) }),
    fief.orphaned === null ? "" : t("map-orphaned", { family: words.player(fief.orphaned) }),
  ].filter(Boolean);
}

function relicsAt(words: GameWords, france: France, village: string): string[] {
  const relics = france.relics;
  if (!relics) return [];
  const lying = Object.entries(relics).filter(([, at]) => isLying(at) && at.village === village);
  const hidden = relics.hidden.includes(seeOf(village)) && SEES[seeOf(village)]?.principal === village;
  return [...(hidden ? [t("map-relic-hidden")] : []), ...lying.map(([relic]) => words.noun(relic))];
}

export function isLying(at: unknown): at is { village: string } {
  return typeof at === "object" && at !== null && "village" in at;
}

function villageLines(words: GameWords, france: France, village: string): string[] {
  const place = france.villages[village];
  if (!place) return [];
  const see = france.sees[seeOf(village)];
  return [
    place.controller === null ? t("map-free") : t("map-controlled", { family: words.player(place.controller) }),
    place.walls === "none" ? "" : words.noun(place.walls),
    france.teutonic?.fortifications.includes(village) ? t("map-teutonic-walls") : "",
    france.templars?.commanderies.includes(village) ? t("map-commandery") : "",
    place.mills ? t("map-mills", { count: place.mills }) : "",
    france.field === village ? t("map-battle") : "",
    france.crusades?.marked.includes(village) ? t("map-protected") : "",
    ...siege(words, france, village),
    ...armies(words, france, village),
    ...lordsAt(france, village).map((lord) => lordWords(words, france, lord)),
    ...relicsAt(words, france, village),
    `${words.noun(fiefOf(village))}, ${words.noun(seeOf(village))}`,
    ...(see ? seeNews(words, see) : []),
  ].filter(Boolean);
}

/** What a click would do, in words. */
export function deeds(words: GameWords, moves: string[]): string[] {
  const priced = (move: string): string => {
    const coins = costOf(move);
    return coins === null ? words.move(move) : t("map-costs", { deed: words.move(move), coins });
  };
  return moves.length > 0 ? [t("map-may", { deeds: moves.map(priced).join("; ") })] : [];
}

export function aboutVillage(frame: Frame, village: string, moves: string[]): About {
  const { words, view } = frame;
  const lines = view ? villageLines(words, franceOf(view), village) : [];
  return { title: words.noun(village), lines: [...deeds(words, moves), ...lines] };
}

/** The whole village in one sentence, for those who hear it. */
export function describeVillage(frame: Frame, village: string, moves: string[]): string {
  const { title, lines } = aboutVillage(frame, village, moves);
  const roads = t("map-roads", {
    villages: neighboursOf(village)
      .map((each) => frame.words.noun(each))
      .join(", "),
  });
  return sentences([title, ...lines, roads]);
}

export function aboutLord(frame: Frame, lord: string, moves: string[]): About {
  const { words, view } = frame;
  const lines = view ? [lordWords(words, franceOf(view), lord)] : [];
  return { title: words.noun(lord), lines: [...deeds(words, moves), ...lines] };
}

function partLines(words: GameWords, france: France, part: string): string[] {
  const fief = france.fiefs[part];
  if (fief) return [t("map-villages", { count: FIEFS[part]?.villages.length ?? 0 }), ...fiefNews(words, france, fief)];
  const see = france.sees[part];
  if (!see) return [];
  const bishop = see.bishop ? lordWords(words, france, see.bishop) : t("map-no-bishop");
  return [t("map-number", { number: SEES[part]?.number ?? 0 }), bishop, ...seeNews(words, see)];
}

export function aboutPart(frame: Frame, part: string, moves: string[]): About {
  const { words, view } = frame;
  const lines = view ? partLines(words, franceOf(view), part) : [];
  return { title: words.noun(part), lines: [...deeds(words, moves), ...lines] };
}

export function describePart(frame: Frame, part: string, moves: string[]): string {
  const { title, lines } = aboutPart(frame, part, moves);
  return sentences([title, ...lines]);
}
