/** The coast seen as on old maps, east above: land at the top, the sea below, north to the left. */
import type { City } from "./world";

const BASE = 56;

/** A tower with three merlons; `top` is the height of its platform. */
function tower(x: number, width: number, top: number): string {
  const step = width / 5;
  return `M${x} ${BASE}V${top - 4}h${step}v4h${step}v-4h${step}v4h${step}v-4h${step}V${BASE}Z`;
}

function wall(x: number, width: number, top: number): string {
  const teeth = Math.max(2, Math.round(width / 9));
  const step = width / (2 * teeth - 1);
  const merlons = Array.from({ length: teeth }, (_, at) => `h${step}${at < teeth - 1 ? `v3h${step}v-3` : ""}`).join("");
  return `M${x} ${BASE}V${top - 3}${merlons}V${BASE}Z`;
}

function dome(middle: number, radius: number, foot: number): string {
  const left = middle - radius;
  const height = radius * 1.1;
  const finial = `M${middle} ${foot - height}v-6`;
  return `M${left} ${BASE}V${foot}a${radius} ${height} 0 0 1 ${2 * radius} 0V${BASE}Z${finial}`;
}

function gable(x: number, width: number, eaves: number, ridge: number): string {
  return `M${x} ${BASE}V${eaves}L${x + width / 2} ${ridge}L${x + width} ${eaves}V${BASE}Z`;
}

function gate(middle: number, radius: number, top: number): string {
  return `M${middle - radius} ${BASE}V${top}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${BASE}`;
}

const cross = (x: number, y: number): string => `M${x} ${y}v-9M${x - 3} ${y - 6}h6`;
const steps = (...parts: string[]): string => parts.join("");

/** A silhouette of each city, 120 wide and 56 high: what stands behind comes first. */
export const SILHOUETTES: Record<City, { back: string; front: string; lines: string }> = {
  sidon: {
    back: steps(wall(34, 48, 42)),
    front: steps(tower(6, 26, 24), tower(84, 24, 30), wall(108, 12, 40)),
    lines: steps(gate(46, 5, 51), gate(59, 5, 51), gate(72, 5, 51), "M14 34v6M24 34v6M92 38v5M100 38v5"),
  },
  tyre: {
    back: steps(gable(42, 34, 24, 10), tower(36, 9, 14), tower(73, 9, 14)),
    front: steps(wall(8, 104, 40), tower(2, 16, 30), tower(102, 16, 30)),
    lines: steps(cross(59, 9), gate(59, 7, 47), "M55 28h8M59 24v8"),
  },
  akkon: {
    back: steps(tower(14, 22, 12), dome(66, 11, 26), tower(92, 14, 18)),
    front: steps(wall(2, 116, 36), tower(36, 14, 28), tower(76, 14, 28)),
    lines: steps("M25 10V0M25 1l9 2.5l-9 3.5", gate(63, 7, 48), wall(10, 20, 47), wall(94, 20, 47)),
  },
  caesarea: {
    back: steps(gable(64, 30, 26, 14), tower(94, 10, 16)),
    front: steps("M0 56V32H56V56Z", wall(56, 62, 42)),
    lines: steps(
      gate(8, 5, 42),
      gate(21, 5, 42),
      gate(34, 5, 42),
      gate(47, 5, 42),
      "M0 36H56",
      cross(79, 13),
      gate(88, 6, 50),
    ),
  },
  jaffa: {
    back: steps("M4 56C24 50 40 34 60 32S98 48 118 56Z", tower(54, 15, 12)),
    front: steps("M24 56V44h14v12ZM36 56V37h12v19ZM70 56V34h13v22ZM82 56V43h14v13ZM48 56V42h24v14Z"),
    lines: steps(
      "M62 10V2M62 3l8 2l-8 3",
      gate(60, 5, 50),
      "M29 48v3M41 42v4M75 40v4M79 40v4M88 48v3M104 52l3-9M107 43l3 9",
    ),
  },
  jerusalem: {
    back: steps("M0 56C20 40 36 44 58 40S100 42 120 56Z", dome(58, 15, 28), tower(88, 12, 18), tower(20, 12, 22)),
    front: steps(wall(8, 104, 43), tower(2, 14, 36), tower(104, 14, 36)),
    lines: steps("M43 31h30M47 35v5M53 35v5M58 35v5M63 35v5M69 35v5", gate(58, 6, 50), cross(26, 18)),
  },
};

/** The line of the shore through a field of 100 by 100, which it enters and leaves at the same height. */
const SHORE = 74;
export const SHORES: Record<City, string> = {
  sidon: `C12 ${SHORE} 18 66 30 69S44 84 54 82S66 68 78 70S92 ${SHORE} 100 ${SHORE}`,
  tyre: `C14 ${SHORE} 24 78 32 76S38 88 50 88S60 78 68 75S88 70 100 ${SHORE}`,
  akkon: `C10 ${SHORE} 20 70 30 73S44 86 56 85S66 66 78 62S94 ${SHORE} 100 ${SHORE}`,
  caesarea: `C14 ${SHORE} 26 80 38 78S54 70 64 73S84 80 100 ${SHORE}`,
  jaffa: `C12 ${SHORE} 24 72 34 75S48 87 58 84S68 74 80 75S92 ${SHORE} 100 ${SHORE}`,
  jerusalem: `C18 ${SHORE} 30 80 44 86S66 92 78 95S92 100 100 104`,
};

export const shoreOf = (city: City): string => `M0 ${SHORE}${SHORES[city]}`;
export const seaOf = (city: City): string => `${shoreOf(city)}V110H0Z`;

/** The city an arrow key leads to, in a field of so many columns. */
export function neighbour(order: readonly City[], from: City, key: string, columns: number): City {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0;
  return order[order.indexOf(from) + step] ?? from;
}
