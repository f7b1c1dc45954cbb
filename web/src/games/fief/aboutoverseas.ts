/** What is said about places overseas, under the pointer and to those who hear it. */
import type { About, Frame } from "../../frame/frame.svelte";
import type { GameWords } from "../../words/game";
import { deeds, lordWords, menWords } from "./about";
import { isOverseas, isShip, isUnderWay, PRISON, type Camp, type Crusade, type Printed } from "./overseas";
import { t } from "./words";
import { franceOf, type France } from "./world";
import { sentences } from "../../words/speech";

export function spoken({ title, lines }: About): string {
  return sentences([title, ...lines]);
}

/** Where a lord is, in France or beyond. */
export function whereabouts(words: GameWords, france: France, place: string): string {
  if (!isOverseas(france, place)) return t("lord-in", { village: words.noun(place) });
  return isShip(place) ? t("lord-aboard") : t("lord-overseas", { place: words.noun(place) });
}

function campLines(frame: Frame, camp: Camp): string[] {
  const { words, view } = frame;
  if (!view) return [];
  const france = franceOf(view);
  return [
    camp.leader && camp.lords.length > 1 ? t("outremer-leader", { lord: words.noun(camp.leader) }) : "",
    ...camp.lords.map((lord) => lordWords(words, france, lord)),
    ...camp.armies.map(({ seat, troops }) => {
      const men = menWords(words, { seat, arrival: 0, came: null, ...(troops ? { troops } : {}) });
      return men ? t("map-army", { family: words.player(seat), men }) : "";
    }),
    ...camp.armies
      .filter(({ engine }) => engine > 0)
      .map(({ seat, engine }) => t("battle-engine", { name: words.player(seat), dice: engine })),
  ].filter(Boolean);
}

function rewardOf(words: GameWords, name: string, { kind, coins }: Printed): string {
  if (kind === "title") return t("objective-title", { title: words.noun(`state-${name}`) });
  return t(`objective-${kind}`, { coins });
}

/** Its own facts: number, walls, guards, reward, and which of them no source tells. */
function printedLines(words: GameWords, name: string, printed: Printed): string[] {
  const ours = printed.reconstructed.map((field) => t(`printed-${field}`)).join(", ");
  return [
    rewardOf(words, name, printed),
    t("objective-number", { number: printed.order }),
    printed.walls === "none" ? "" : words.noun(printed.walls),
    printed.reinforcements > 0 ? t("objective-reinforcements", { count: printed.reinforcements }) : "",
    ours ? t("objective-reconstructed", { fields: ours }) : "",
  ].filter(Boolean);
}

export function aboutObjective(frame: Frame, crusade: Crusade, name: string, moves: string[]): About {
  const { words } = frame;
  const laid = crusade.track.find((one) => one.name === name);
  const printed = crusade.objectives[name];
  const guards = laid?.garrison ?? printed?.saracens ?? 0;
  const state = laid
    ? [
        laid.held ? t("objective-held") : laid.besieged ? t("objective-besieged") : "",
        crusade.saladin === name ? t("objective-saladin", { ...crusade.host }) : "",
        laid.betrayed ? t("objective-betrayed") : "",
      ]
    : [t("objective-heap")];
  return {
    title: words.noun(name),
    lines: [
      ...deeds(words, moves),
      ...state,
      guards > 0 ? t("objective-saracens", { count: guards }) : "",
      ...(laid ? campLines(frame, laid) : []),
      ...(printed ? printedLines(words, name, printed) : []),
    ].filter(Boolean),
  };
}

export function aboutCamp(frame: Frame, camp: Camp): About {
  return { title: frame.words.noun(camp.place), lines: campLines(frame, camp) };
}

export function aboutPrison(frame: Frame, crusade: Crusade): About {
  const { words, view } = frame;
  const held = view ? crusade.prisoners.map((lord) => lordWords(words, franceOf(view), lord)) : [];
  return { title: words.noun(PRISON), lines: held.length > 0 ? held : [t("outremer-no-prisoners")] };
}

export function aboutSaladin(frame: Frame, crusade: Crusade): About {
  const where = crusade.saladin
    ? t("saladin-at", { place: frame.words.noun(crusade.saladin), ...crusade.host })
    : t(crusade.stopped ? "saladin-stopped" : isUnderWay(crusade) ? "saladin-waits" : "saladin-away");
  return { title: t("saladin"), lines: [where] };
}
