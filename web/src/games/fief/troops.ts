/** Kinds of troops: those of every game and those that expansions bring, in the order of the rules. */
import type { IconName } from "../../heraldry/icons";

export const TROOPS = [
  ...(["knight", "footman", "archer", "bombardier", "mercenary"] as const),
  ...(["king-knight", "king-footman", "queen-knight", "queen-footman", "teutonic-knight", "templar-knight"] as const),
] as const;
export type Troop = (typeof TROOPS)[number];
/** How many of each kind; of kinds that are not in play nothing is said. */
export type Troops = Partial<Record<Troop, number>>;

/** The outline of a counter: none, a coin, a banner with a crown's points, a lady's lozenge, an order's shield. */
export type Plate = "none" | "coin" | "crown" | "lozenge" | "shield";

interface Drawing {
  plate: Plate;
  figure: "whole" | "helm" | "spear" | "cross" | "pattee";
  icon: IconName;
}

const DRAWINGS: Record<Troop, Drawing> = {
  knight: { plate: "none", figure: "whole", icon: "knight" },
  footman: { plate: "none", figure: "whole", icon: "footman" },
  archer: { plate: "none", figure: "whole", icon: "archer" },
  bombardier: { plate: "none", figure: "whole", icon: "bombardier" },
  mercenary: { plate: "coin", figure: "whole", icon: "mercenary" },
  "king-knight": { plate: "crown", figure: "helm", icon: "guard" },
  "king-footman": { plate: "crown", figure: "spear", icon: "guard" },
  "queen-knight": { plate: "lozenge", figure: "helm", icon: "guard" },
  "queen-footman": { plate: "lozenge", figure: "spear", icon: "guard" },
  "teutonic-knight": { plate: "shield", figure: "cross", icon: "teutonic" },
  "templar-knight": { plate: "shield", figure: "pattee", icon: "templar" },
};

export const isTroop = (word: string): word is Troop => word in DRAWINGS;

export function drawingOf(kind: string): Drawing {
  return isTroop(kind) ? DRAWINGS[kind] : DRAWINGS.footman;
}

/** The kinds of which there are any. */
export function present(troops: Troops | undefined): { kind: Troop; count: number }[] {
  return TROOPS.map((kind) => ({ kind, count: troops?.[kind] ?? 0 })).filter(({ count }) => count > 0);
}

/** What a man of this kind costs; null for those who are not for sale. */
export const PRICES_OF_TROOPS: Troops = { knight: 3, footman: 1, archer: 2, bombardier: 4, "teutonic-knight": 3 };
