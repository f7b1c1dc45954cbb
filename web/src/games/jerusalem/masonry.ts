/**
 * Buildings as parts to be filled: seen from above and a little from the south, lit from the upper left. What is high
 * is moved up by its height, so that its south wall shows, and throws its shade to the lower right.
 */

export interface Part {
  /** Named after what it is made of; the look gives the colour. */
  material: string;
  d: string;
}

const LEAN = { x: 0.55, y: 0.32 };
const DOME_FOOT = 0.42;

const number = (value: number): string => String(Math.round(value * 10) / 10);

/** Path commands with short numbers: `path("M", 1, 2, "h", 3)`. */
export function path(...words: (string | number)[]): string {
  return words.map((word) => (typeof word === "number" ? `${number(word)} ` : word)).join("");
}

/** Corners joined by straight lines. */
export function polygon(...corners: [number, number][]): string {
  return corners.map(([x, y], at) => path(at === 0 ? "M" : "L", x, y)).join("") + "Z";
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return path("M", x, y, "h", width, "v", height, "h", -width, "Z");
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return path("M", x - rx, y, "a", rx, ry, "0 1 0 ", 2 * rx, 0, "a", rx, ry, "0 1 0 ", -2 * rx, 0, "Z");
}

/** The shade on the ground of something that stands on this rectangle. */
export function shade(x: number, y: number, width: number, depth: number, height: number): Part {
  const [dx, dy] = [height * LEAN.x, height * LEAN.y];
  const [right, front] = [x + width, y + depth];
  const cast: [number, number][] = [
    [right + dx, y + dy],
    [right + dx, front + dy],
    [x + dx, front + dy],
  ];
  return { material: "shade", d: polygon([x, front], [right, front], [right, y], ...cast) };
}

/** A flat roof with its parapet over a south wall. */
export function block(x: number, y: number, width: number, depth: number, height: number, roof: string): Part[] {
  return [
    shade(x, y, width, depth, height),
    { material: "wall", d: rectangle(x, y + depth - height, width, height) },
    { material: roof, d: rectangle(x, y - height, width, depth) },
    { material: "rim-dark", d: path("M", x + width, y - height, "v", depth, "h", -width) },
    { material: "rim-light", d: path("M", x, y + depth - height, "v", -depth, "h", width) },
  ];
}

/** Slits or windows in a row on the south wall of a block. */
export function windows(x: number, foot: number, width: number, count: number, size = 2.4): Part {
  const step = width / count;
  const one = (at: number): string => rectangle(x + step * (at + 0.5) - size / 2, foot - size * 2.4, size, size * 1.6);
  return { material: "window", d: Array.from({ length: count }, (_, at) => one(at)).join("") };
}

export function arch(x: number, foot: number, width: number, height: number): Part {
  const half = width / 2;
  return {
    material: "hollow",
    d: path("M", x - half, foot, "v", half - height, "a", half, half, "0 0 1 ", width, 0, "v", height - half, "Z"),
  };
}

/** Half a sphere on a round foot. */
export function dome(x: number, y: number, r: number, material = "dome"): Part[] {
  const foot = r * DOME_FOOT;
  const top = [x + r * 0.25, y - r * 0.97];
  const outside = ["A", r, r, "0 0 1 ", x + r, y, "A", r, foot, "0 0 1 ", x, y + foot];
  const inside = [x + r * 0.55, y - r * 0.1, x + r * 0.6, y - r * 0.6];
  return [
    { material, d: path("M", x - r, y, "a", r, r, "0 0 1 ", 2 * r, 0, "a", r, foot, "0 0 1 ", -2 * r, 0, "Z") },
    { material: "turned", d: path("M", ...top, ...outside, "C", ...inside, ...top, "Z") },
    { material: "gleam", d: ellipse(x - r * 0.42, y - r * 0.52, r * 0.2, r * 0.16) },
  ];
}

/** A round wall, as under a dome. */
export function drum(x: number, y: number, r: number, height: number): Part[] {
  const foot = r * DOME_FOOT;
  return [
    shade(x - r, y - r * 0.6, 2 * r, r, height * 1.1),
    {
      material: "wall-lit",
      d: path("M", x + r, y - height, "v", height, "A", r, foot, "0 0 1 ", x - r, y, "v", -height, "Z"),
    },
    {
      material: "turned",
      d: path("M", x + r, y - height, "v", height, "A", r, foot, "0 0 1 ", x, y + foot, "v", -height, "Z"),
    },
  ];
}

/** A roof of two planes whose ridge runs from west to east: the north one in the light, the south one in the shade. */
export function longRoof(x: number, y: number, width: number, depth: number, height: number, material: string): Part[] {
  const [eaves, ridge, back] = [y + depth - height, y + depth * 0.5 - height - depth * 0.35, y - height];
  return [
    shade(x, y, width, depth, height + depth * 0.3),
    { material: "wall", d: rectangle(x, eaves, width, height) },
    { material, d: path("M", x, back, "L", x + 3, ridge, "H", x + width - 3, "L", x + width, back, "Z") },
    { material, d: rectangle(x, back, width, Math.max(0, ridge - back)) },
    {
      material: `${material}-dark`,
      d: path("M", x, eaves, "L", x + 3, ridge, "H", x + width - 3, "L", x + width, eaves, "Z"),
    },
  ];
}

/** The same with its ridge from north to south, and a gable above the south wall. */
export function deepRoof(x: number, y: number, width: number, depth: number, height: number, material: string): Part[] {
  const [eaves, back, rise] = [y + depth - height, y - height, width * 0.42];
  const [middle, right] = [x + width / 2, x + width];
  const [ridge, end]: [number, number][] = [
    [middle, eaves - rise],
    [middle, back - rise],
  ] as const;
  return [
    shade(x, y, width, depth, height + rise),
    { material: "wall", d: polygon([x, y + depth], [x, eaves], ridge, [right, eaves], [right, y + depth]) },
    { material, d: polygon([x, eaves], ridge, end, [x, back]) },
    { material: `${material}-dark`, d: polygon([right, eaves], ridge, end, [right, back]) },
  ];
}

/** Four planes that meet in a point. */
export function spire(
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  rise: number,
  material: string,
): Part[] {
  const [front, back, middle] = [y + depth - height, y - height, x + width / 2];
  const tip = y + depth / 2 - height - rise;
  return [
    shade(x, y, width, depth, height + rise * 0.6),
    { material: "wall", d: rectangle(x, front, width, height) },
    { material, d: path("M", x, front, "L", x, back, "L", x + width, back, "L", middle, tip, "Z") },
    { material: `${material}-dark`, d: path("M", x, front, "L", middle, tip, "L", x + width, front, "Z") },
    { material: `${material}-dark`, d: path("M", x + width, front, "L", middle, tip, "L", x + width, back, "Z") },
  ];
}

/** Merlons along the south edge of a roof and, smaller, along the north one. */
export function merlons(x: number, y: number, width: number, size: number): Part {
  const count = Math.max(2, Math.round(width / (size * 2)));
  const step = (width - size) / (count - 1);
  const d = Array.from({ length: count }, (_, at) => rectangle(x + at * step, y - size, size, size)).join("");
  return { material: "merlon", d };
}

/** A cypress or, round, an olive tree. */
export function tree(x: number, y: number, size: number, kind: "cypress" | "olive"): Part[] {
  if (kind === "cypress") {
    const [w, h] = [size * 0.34, size * 1.9];
    const east = [x + w * 1.5, y - h * 0.6, x + w * 1.3, y, x, y];
    const west = [x - w * 1.3, y, x - w * 1.5, y - h * 0.6, x, y - h];
    const middle = [x + w * 0.5, y - h * 0.3, x + w * 0.4, y - h * 0.6, x, y - h];
    return [
      { material: "shade", d: ellipse(x + size * 0.4, y + 0.5, size * 0.55, size * 0.2) },
      { material: "cypress", d: path("M", x, y - h, "C", ...east, "C", ...west, "Z") },
      { material: "leaf-dark", d: path("M", x, y - h, "C", ...east, "C", ...middle, "Z") },
    ];
  }
  return [
    { material: "shade", d: ellipse(x + size * 0.35, y + size * 0.3, size * 0.9, size * 0.5) },
    { material: "leaf-dark", d: ellipse(x, y - size * 0.35, size * 0.8, size * 0.72) },
    { material: "leaf", d: ellipse(x - size * 0.18, y - size * 0.52, size * 0.55, size * 0.48) },
  ];
}

/** Parts of one material that follow each other become one. */
export function joined(parts: Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last?.material === part.material) last.d += part.d;
    else found.push({ ...part });
  }
  return found;
}

/** First what lies, then what stands, then what is on top. */
const ORDER = ["shade", "wall", "window", "roof-0", "roof-1", "roof-2", "rim-dark", "rim-light", "hollow", "beam"];

/** Parts of many buildings that do not hide each other, material by material. */
export function layered(parts: Part[]): Part[] {
  const rank = ({ material }: Part): number => (ORDER.includes(material) ? ORDER.indexOf(material) : ORDER.length);
  const sorted = new Map<string, Part>();
  for (const part of parts.toSorted((one, other) => rank(one) - rank(other))) {
    const same = sorted.get(part.material);
    if (same) same.d += part.d;
    else sorted.set(part.material, { ...part });
  }
  return [...sorted.values()];
}
