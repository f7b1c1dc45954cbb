import "../../heraldry/more-icons";
import type { IconName } from "../../heraldry/icons";
import type { GameEvent } from "../../types";
import { FURTHER_SIGNS } from "./further-signs";
import { drawingOf, isTroop } from "./troops";

const EVENT_ICONS: Record<string, IconName> = {
  "first-player": "hand",
  "lord-begins": "baron",
  settled: "keep",
  "turn-begins": "hourglass",
  "phase-begins": "forward",
  controls: "marshal",
  "nobody-controls": "marshal",
  "handed-over": "marshal",

  "wedding-asked": "ring",
  "wedding-refused": "ring",
  wedded: "ring",
  "annulment-asked": "ring",
  annulled: "ring",
  "not-annulled": "ring",
  "election-held": "scroll",
  nominated: "hand",
  "no-nominee": "hand",
  "marker-placed": "scroll",
  "ballot-void": "cross",
  "votes-revealed": "scroll",
  "vote-withheld": "scroll",
  elected: "laurel",
  "nobody-elected": "cross",
  "title-gained": "crown",
  "title-lost": "crown",
  "title-to-map": "map",
  excommunicated: "candle",
  absolved: "candle",
  "cardinal-asked": "mitre",
  "cardinal-vetoed": "mitre",

  discarded: "card",
  drew: "card",
  "drew-one": "card",
  reshuffled: "replay",
  "disaster-drawn": "skull",
  "disaster-discarded": "skull",
  "plague-roll": "dice",
  played: "card",
  "lord-came": "baron",
  "harvest-played": "harvest",
  "weather-played": "sun",
  "fief-taxed": "tax",
  "see-taxed": "tax",

  "village-income": "bezant",
  "mill-income": "mill",
  "feudal-tax-income": "tax",
  "church-tax-income": "tax",
  "queen-income": "crown",
  "income-total": "treasurer",

  ransomed: "bezant",
  "placed-unseen": "footman",
  "mill-built": "mill",
  "stronghold-built": "keep",
  "title-bought": "crown",
  "title-granted": "crown",
  "title-reclaimed": "crown",
  "title-given": "crown",
  "title-conquered": "crown",
  "title-inherited": "succession",
  "city-rises": "walls",
  "biretta-bought": "mitre",

  "set-out": "lance",
  marched: "lance",
  "marched-unseen": "lance",
  halted: "pin",
  "leave-asked": "hand",
  "leave-given": "check",
  "leave-refused": "cross",
  cavalcade: "knight",
  tunnelled: "key",

  "battle-begins": "war",
  joined: "marshal",
  strength: "war",
  die: "dice",
  hits: "war",
  "troops-replaced": "replay",
  yielded: "hand",
  "truce-offered": "hand",
  "truce-made": "check",
  "assault-ended": "walls",
  sallied: "walls",
  "battle-ends": "war",
  "battle-won": "laurel",
  captured: "shackle",
  freed: "shackle",
  escaped: "key",
  "siege-begins": "engine",
  "engine-grows": "engine",
  "siege-ends": "engine",
  pillaged: "axe",

  scored: "laurel",
  won: "laurel",
  "turn-limit": "hourglass",
  "first-passes": "hand",

  struck: "dagger",
  foiled: "key",
  "struck-roll": "dice",
  blamed: "dagger",
  condemned: "gavel",
  died: "skull",
  "rose-up": "pitchfork",
  "calm-paid": "bezant",
  "calm-tried": "dice",
  calmed: "check",
  "uprising-die": "dice",
  "uprising-hits": "pitchfork",
  "buildings-fell": "pitchfork",
  ambushed: "bow",
  succeeded: "succession",
  "prince-born": "succession",

  drafted: "scroll",
  sent: "scroll",
  withdrawn: "scroll",
  lapsed: "scroll",
  "deal-accepted": "check",
  "deal-declined": "cross",
  "coins-passed": "bezant",
  "card-passed": "card",
  "card-passed-unseen": "card",
  promised: "scroll",
  "promise-kept": "check",
  "promise-broken": "cross",
  "marker-spent": "talk",
  "talk-begins": "talk",
  "talk-left": "talk",
  "talk-ends": "talk",

  "crusade-called": "crusade",
  "call-lapsed": "crusade",
  "departure-asked": "hand",
  "departure-refused": "cross",
  departed: "ship",
  protected: "crusade",
  renegade: "candle",
  pardoned: "patriarch",
  ranked: "nobility",
  "objective-drawn": "map",
  landed: "ship",
  "assault-begins": "war",
  invested: "engine",
  "saracens-lost": "crescent",
  "saracen-knights-lost": "crescent",
  conquered: "laurel",
  "spoils-shared": "bezant",
  "doctor-claimed": "physician",
  "doctor-gone": "physician",
  healed: "physician",
  "taken-by-saladin": "shackle",
  "ransomed-abroad": "bezant",
  "saladin-comes": "saladin",
  "saladin-joined": "crescent",
  "saladin-takes": "saladin",
  "saladin-held": "saladin",
  "saladin-killed": "skull",
  "saladin-captured": "shackle",
  retreated: "ship",
  betrayed: "passage",
  "plague-overseas": "plague",
  "state-offered": "crown",
  "state-refused": "crown",
  "state-lapses": "crown",
  "state-inherited": "succession",
  "came-home": "ship",
  "jerusalem-income": "crown",
  "crusade-ends": "crusade",

  "relic-asked": "relic",
  "relic-refused": "relic",
  "relic-taken": "relic",
  "relic-fell": "relic",
  "relic-offered": "relic",
  "rain-roll": "dice",
  "famine-roll": "dice",
  revived: "relic",
};

/** Events that are about one of several things: what they name is their sign. */
const BY_WHAT: Record<string, string> = {
  boarded: "troop",
  bought: "troop",
  "bought-unseen": "troop",
  "troop-lost": "troop",
  "guards-came": "troop",
  "marched-with": "troop",
  "disaster-struck": "card",
  "disaster-over": "card",
};
const WHAT_ICONS: Record<string, IconName> = {
  famine: "famine",
  rain: "rain",
  plague: "plague",
};

/** The sign of a line of the log: what it is about. */
export function icon(event: GameEvent): IconName {
  const named = BY_WHAT[event.name];
  const what = named === undefined ? "" : String(event.arguments[named]);
  if (isTroop(what)) return drawingOf(what).icon;
  return WHAT_ICONS[what] ?? EVENT_ICONS[event.name] ?? FURTHER_SIGNS[event.name] ?? "log";
}

/** The sign of the highest of these titles; none for whoever has none. */
export function signOf(titles: string[]): IconName | null {
  const has = (...sought: string[]): boolean => titles.some((title) => sought.includes(title));
  if (has("king", "queen", "regent", "prince")) return "crown";
  if (has("pope", "cardinal") || titles.some((title) => title.startsWith("see-"))) return "mitre";
  if (has("templar-master", "templar")) return "templar";
  if (has("teutonic-master", "teutonic")) return "teutonic";
  if (has("arc")) return "lance";
  if (titles.some((title) => title.startsWith("state-"))) return "crusade";
  return titles.length > 0 ? "nobility" : null;
}
