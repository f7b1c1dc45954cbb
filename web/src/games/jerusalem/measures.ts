/** The measures of both plans, in units of the drawing: what is read must be 12 pixels high at the least width. */

interface Quarter {
  sector: string;
  /** The corner that the wall cuts off. */
  corner: "nw" | "ne" | "se" | "sw" | null;
  smallBelow: boolean;
}

export interface Measures {
  width: number;
  height: number;
  /** From the edge of the drawing to the squares, and from these to the wall. */
  margin: number;
  berm: number;
  wall: { width: number; height: number };
  /** Between the squares of a quarter, and between quarters. */
  gap: number;
  lane: number;
  street: number;
  /** How much of a corner the wall cuts off. */
  cut: number;
  /** How high a small square is. */
  small: number;
  /** How wide the building of a quarter is. */
  landmark: number;
  /** Is what an area pays written below its squires, or beside them? */
  below: boolean;
  /** How far the stones of the street count. */
  track: number;
  sizes: { squire: number; count: number; name: number; pays: number; stone: number; marker: number; row: number };
  tower: { width: number; height: number; storey: number; foot: number };
  columns: number;
  rows: Quarter[][];
  /** How many rows lie north of the street. */
  streetBefore: number;
}

const PATRIARCHATE: Quarter = { sector: "patriarchate", corner: "nw", smallBelow: true };
const MARKET: Quarter = { sector: "market", corner: null, smallBelow: true };
const NOBILITY: Quarter = { sector: "nobility", corner: "ne", smallBelow: true };
const PALACE: Quarter = { sector: "palace", corner: "sw", smallBelow: false };
const DAVID: Quarter = { sector: "david", corner: null, smallBelow: false };
const TEMPLARS: Quarter = { sector: "templars", corner: "se", smallBelow: false };

export const WIDE_MEASURES: Measures = {
  width: 1040,
  height: 740,
  margin: 50,
  berm: 23,
  wall: { width: 13, height: 15 },
  gap: 10,
  lane: 14,
  street: 58,
  cut: 74,
  small: 108,
  landmark: 112,
  below: true,
  track: 20,
  sizes: { squire: 33, count: 29, name: 23, pays: 22, stone: 20, marker: 30, row: 44 },
  tower: { width: 60, height: 142, storey: 15, foot: 22 },
  columns: 3,
  rows: [
    [PATRIARCHATE, MARKET, NOBILITY],
    [PALACE, DAVID, TEMPLARS],
  ],
  streetBefore: 1,
};

export const TALL_MEASURES: Measures = {
  width: 704,
  height: 784,
  margin: 34,
  berm: 17,
  wall: { width: 10, height: 10 },
  gap: 6,
  lane: 8,
  street: 60,
  cut: 54,
  small: 102,
  landmark: 64,
  below: false,
  track: 14,
  sizes: { squire: 36, count: 26, name: 25, pays: 25, stone: 25, marker: 37, row: 45 },
  tower: { width: 44, height: 112, storey: 11, foot: 20 },
  columns: 2,
  rows: [
    [PATRIARCHATE, NOBILITY],
    [MARKET, DAVID],
    [PALACE, TEMPLARS],
  ],
  streetBefore: 2,
};

/** Room that is left around things, in both plans. */
export const ROOM = {
  edge: 6,
  /** The row of houses along the north of a square. */
  houses: 12,
  banner: { wide: 7, tall: 2 },
  nameLine: { wide: 36, tall: 24 },
  paysBelow: 32,
  paysBeside: 39,
  /** Before the keep of the citadel. */
  bailey: 40,
  /** What its stables take. */
  yard: 34,
  /** A landmark moves out of the way of a cut corner, more where the corner is missing at its foot. */
  besideCut: 0.3,
  aboveCut: 0.5,
  /** The keep of the citadel is wider than other landmarks. */
  keep: 1.1,
};

/** From this width on, in pixels, the wide plan is legible. */
export const COLUMNS_OF = { wide: 640 };
