/** The county: villages, roads, bridges, fiefs and bishoprics. A test holds it to the data of the rules. */

export interface Point {
  x: number;
  y: number;
}

/** About where the villages lie, as parts of the width and the height of the board. */
export const VILLAGES: Record<string, Point> = {
  beaujeu: { x: 0.093, y: 0.154 },
  "la-salle": { x: 0.249, y: 0.084 },
  blaye: { x: 0.281, y: 0.299 },
  charolles: { x: 0.388, y: 0.418 },
  sennecy: { x: 0.403, y: 0.161 },
  epervier: { x: 0.532, y: 0.326 },
  chateauneuf: { x: 0.538, y: 0.127 },
  mazilles: { x: 0.658, y: 0.174 },
  "st-andromy": { x: 0.743, y: 0.445 },
  tournus: { x: 0.803, y: 0.244 },
  belleville: { x: 0.898, y: 0.1 },
  pugnac: { x: 0.912, y: 0.403 },
  "st-medard": { x: 0.665, y: 0.602 },
  "st-gerome": { x: 0.887, y: 0.628 },
  "st-andre": { x: 0.915, y: 0.839 },
  villeneuve: { x: 0.474, y: 0.604 },
  "la-bussiere": { x: 0.746, y: 0.869 },
  bourg: { x: 0.559, y: 0.849 },
  "st-vivien": { x: 0.404, y: 0.846 },
  "les-essarts": { x: 0.325, y: 0.634 },
  "st-paul": { x: 0.169, y: 0.853 },
  marcamps: { x: 0.177, y: 0.528 },
  sigy: { x: 0.081, y: 0.672 },
  "st-ciers": { x: 0.099, y: 0.364 },
};

export const ROADS: [string, string][] = [
  ["beaujeu", "la-salle"],
  ["beaujeu", "st-ciers"],
  ["la-salle", "blaye"],
  ["la-salle", "sennecy"],
  ["blaye", "charolles"],
  ["charolles", "epervier"],
  ["charolles", "villeneuve"],
  ["sennecy", "epervier"],
  ["epervier", "chateauneuf"],
  ["chateauneuf", "mazilles"],
  ["mazilles", "belleville"],
  ["mazilles", "st-andromy"],
  ["st-andromy", "tournus"],
  ["st-andromy", "st-medard"],
  ["tournus", "pugnac"],
  ["belleville", "pugnac"],
  ["pugnac", "st-gerome"],
  ["st-gerome", "st-medard"],
  ["st-gerome", "st-andre"],
  ["st-andre", "la-bussiere"],
  ["st-medard", "villeneuve"],
  ["villeneuve", "les-essarts"],
  ["villeneuve", "bourg"],
  ["bourg", "st-vivien"],
  ["bourg", "la-bussiere"],
  ["st-vivien", "st-paul"],
  ["st-paul", "les-essarts"],
  ["st-paul", "sigy"],
  ["les-essarts", "marcamps"],
  ["marcamps", "st-ciers"],
  ["st-ciers", "sigy"],
];

export const RANKS = ["barony", "county", "duchy"] as const;
export type Rank = (typeof RANKS)[number];

export const FIEFS: Record<string, { rank: Rank; villages: string[] }> = {
  "duchy-blaye": { rank: "duchy", villages: ["beaujeu", "la-salle", "blaye", "charolles"] },
  "county-sennecy": { rank: "county", villages: ["sennecy", "epervier", "chateauneuf"] },
  "barony-mazilles": { rank: "barony", villages: ["mazilles", "st-andromy"] },
  "county-tournus": { rank: "county", villages: ["tournus", "belleville", "pugnac"] },
  "county-st-gerome": { rank: "county", villages: ["st-medard", "st-gerome", "st-andre"] },
  "duchy-bourg": { rank: "duchy", villages: ["villeneuve", "la-bussiere", "bourg", "st-vivien"] },
  "barony-st-paul": { rank: "barony", villages: ["les-essarts", "st-paul"] },
  "county-sigy": { rank: "county", villages: ["marcamps", "sigy", "st-ciers"] },
};

export const SEES: Record<string, { number: number; principal: string; villages: string[] }> = {
  "see-blaye": {
    number: 1,
    principal: "blaye",
    villages: ["la-salle", "blaye", "charolles", "sennecy", "epervier", "st-medard", "villeneuve"],
  },
  "see-tournus": { number: 2, principal: "tournus", villages: ["chateauneuf", "mazilles", "st-andromy", "tournus"] },
  "see-st-gerome": {
    number: 3,
    principal: "st-gerome",
    villages: ["belleville", "pugnac", "st-gerome", "st-andre", "la-bussiere"],
  },
  "see-bourg": { number: 4, principal: "bourg", villages: ["bourg", "st-vivien", "les-essarts", "marcamps"] },
  "see-sigy": { number: 5, principal: "sigy", villages: ["beaujeu", "st-paul", "sigy", "st-ciers"] },
};

/** What things cost, as the box has it; a title costs so much for each village of its fief. */
export const PRICES = { mill: 3, stronghold: 10, title: 2 };

export function fiefOf(village: string): string {
  return Object.keys(FIEFS).find((fief) => FIEFS[fief]?.villages.includes(village)) ?? "";
}

export function seeOf(village: string): string {
  return Object.keys(SEES).find((see) => SEES[see]?.villages.includes(village)) ?? "";
}

export function isPrincipal(village: string): boolean {
  return SEES[seeOf(village)]?.principal === village;
}

/** The villages at the other ends of its roads. */
export function neighboursOf(village: string): string[] {
  return ROADS.flatMap(([one, other]) => (one === village ? [other] : other === village ? [one] : []));
}

/**
 * The waters, in the same parts of the board: the river comes from the east and goes out in the south, and a brook from
 * the western hills joins it. They flow under the bridges and under no other road.
 */
export const RIVER: Point[] = [
  { x: 1.06, y: 0.49 },
  { x: 0.97, y: 0.523 },
  { x: 0.88, y: 0.51 },
  { x: 0.79, y: 0.545 },
  { x: 0.7, y: 0.522 },
  { x: 0.63, y: 0.49 },
  { x: 0.565, y: 0.52 },
  { x: 0.566, y: 0.61 },
  { x: 0.615, y: 0.7 },
  { x: 0.7, y: 0.735 },
  { x: 0.785, y: 0.76 },
  { x: 0.828, y: 0.85 },
  { x: 0.82, y: 0.94 },
  { x: 0.86, y: 1.06 },
];
export const BROOK: Point[] = [
  { x: 0.245, y: 0.43 },
  { x: 0.285, y: 0.475 },
  { x: 0.34, y: 0.49 },
  { x: 0.395, y: 0.532 },
  { x: 0.46, y: 0.5 },
  { x: 0.515, y: 0.528 },
  { x: 0.564, y: 0.535 },
];
