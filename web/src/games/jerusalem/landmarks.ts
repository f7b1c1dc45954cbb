/** What each quarter is known by, on a ground 100 wide whose south edge is at 0; up is negative. */

import {
  arch,
  block,
  deepRoof,
  dome,
  drum,
  ellipse,
  joined,
  longRoof,
  merlons,
  path,
  rectangle,
  shade,
  spire,
  tree,
  windows,
  type Part,
} from "./masonry";

export const LANDMARK_HEIGHT = 124;

function cross(x: number, foot: number, size: number): Part {
  const arm = size * 0.3;
  return { material: "metal", d: path("M", x, foot, "v", -size, "M", x - arm, foot - size * 0.66, "h", 2 * arm) };
}

/** A pennon on a pole, of the house and of nobody else. */
function pennon(x: number, foot: number, height: number, cloth: string): Part[] {
  return [
    { material: "metal", d: path("M", x, foot, "v", -height) },
    { material: cloth, d: path("M", x, foot - height, "l", 13, 3.5, "l", -13, 4.5, "Z") },
  ];
}

/** The Sepulchre: a rotunda open to the sky, the nave behind a porch with two doors, and a bell tower. */
function sepulchre(): Part[] {
  return [
    ...longRoof(44, -100, 54, 30, 26, "lead"),
    windows(48, -70, 48, 6),
    ...drum(32, -66, 29, 20),
    windows(10, -72, 34, 5),
    ...dome(32, -86, 29, "lead"),
    { material: "hollow", d: ellipse(32, -112, 6.5, 3) },
    ...dome(68, -104, 12),
    cross(68, -115, 9),
    ...block(38, -52, 46, 20, 25, "roof-1"),
    arch(52, -32, 10, 16),
    arch(67, -32, 10, 16),
    windows(42, -46, 38, 4),
    ...block(80, -40, 18, 18, 48, "roof-0"),
    windows(82, -52, 14, 2, 3.4),
    windows(82, -36, 14, 2, 3.4),
    merlons(80, -69, 18, 3),
    ...tree(20, -18, 8, "cypress"),
    ...tree(9, -24, 7, "cypress"),
  ];
}

/** A cloth over a stall, lower in front. */
function awning(x: number, y: number, width: number, cloth: string): Part[] {
  const [depth, stripes] = [19, Math.round(width / 5.5)];
  const step = width / stripes;
  const strips = (odd: number): string =>
    Array.from({ length: stripes }, (_, at) => at)
      .filter((at) => at % 2 === odd)
      .map((at) => {
        const left = x + at * step;
        return path("M", left, y, "h", step, "l", 1.5, depth, "q", -step / 2, 4.5, -step, 0, "Z");
      })
      .join("");
  return [
    shade(x + 3, y + 12, width, depth - 4, 13),
    { material: "hollow", d: rectangle(x + 2, y + 10, width, depth - 1) },
    { material: "ware", d: rectangle(x + 5, y + depth + 2, width - 7, 5) },
    { material: cloth, d: strips(0) },
    { material: "linen", d: strips(1) },
  ];
}

/** The bazaar: two vaulted lanes and stalls under striped cloths. */
function bazaar(): Part[] {
  const jars = [58, 64, 70, 76].map((x) => ellipse(x, -4, 2.4, 3)).join("");
  return [
    ...block(2, -112, 58, 24, 16, "roof-1"),
    ...dome(14, -118, 7),
    ...dome(31, -118, 7),
    ...dome(48, -118, 7),
    { material: "hollow", d: [9, 21, 33, 45].map((x) => rectangle(x, -97, 7, 8)).join("") },
    ...awning(64, -112, 34, "cloth-a"),
    ...awning(2, -78, 40, "cloth-b"),
    ...awning(50, -80, 46, "cloth-c"),
    ...awning(8, -44, 38, "cloth-c"),
    ...awning(56, -46, 40, "cloth-a"),
    { material: "ware", d: jars },
    { material: "linen", d: [12, 24, 36].map((x) => ellipse(x, -6, 4, 2.6)).join("") },
  ];
}

/** Houses of the great: tiled wings around a court with a well, a tower house, a garden. */
function mansions(): Part[] {
  return [
    ...longRoof(2, -106, 62, 26, 22, "tile"),
    windows(6, -82, 54, 6),
    ...deepRoof(2, -84, 20, 30, 18, "tile"),
    arch(12, -54, 7, 11),
    { material: "garden", d: rectangle(24, -76, 40, 24) },
    { material: "stone", d: ellipse(44, -63, 7, 4) },
    { material: "water", d: ellipse(44, -64, 5, 2.6) },
    ...tree(58, -56, 6, "cypress"),
    ...block(70, -92, 26, 22, 52, "roof-0"),
    merlons(70, -92 + 22 - 52, 26, 3.4),
    windows(73, -92, 20, 2, 3),
    windows(73, -72, 20, 2, 3),
    ...longRoof(40, -42, 56, 26, 17, "tile"),
    windows(44, -18, 48, 6),
    ...tree(8, -22, 8, "cypress"),
    ...tree(18, -12, 7, "olive"),
    ...tree(30, -24, 8, "cypress"),
    ...tree(30, -6, 7, "olive"),
  ];
}

/** The king's palace: the great hall between two spires, and a gatehouse before its court. */
function palace(): Part[] {
  return [
    ...longRoof(14, -88, 72, 30, 24, "lead"),
    windows(24, -62, 52, 6, 3),
    ...spire(0, -86, 22, 20, 36, 20, "lead"),
    ...spire(78, -86, 22, 20, 36, 20, "lead"),
    windows(3, -78, 16, 2, 3),
    windows(81, -78, 16, 2, 3),
    { material: "garden", d: rectangle(4, -56, 92, 18) },
    { material: "water", d: rectangle(38, -52, 24, 8) },
    ...tree(14, -42, 6, "olive"),
    ...tree(27, -41, 6, "cypress"),
    ...tree(73, -41, 6, "cypress"),
    ...tree(86, -42, 6, "olive"),
    ...block(2, -32, 30, 14, 15, "roof-1"),
    ...block(68, -32, 30, 14, 15, "roof-1"),
    windows(5, -20, 24, 3),
    windows(71, -20, 24, 3),
    ...block(32, -34, 36, 20, 28, "roof-0"),
    merlons(32, -42, 36, 4),
    arch(50, -14, 14, 19),
    ...pennon(36, -61, 13, "cloth-a"),
    ...pennon(64, -61, 13, "cloth-a"),
  ];
}

function octagon(x: number, y: number, r: number, flat: number): string {
  const corners = Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) / 8) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * flat * Math.sin(angle)] as const;
  });
  return corners.map(([cx, cy], at) => path(at === 0 ? "M" : "L", cx, cy)).join("") + "Z";
}

function tent(x: number, foot: number, size: number): Part[] {
  return [
    { material: "shade", d: ellipse(x + size * 0.5, foot, size, size * 0.35) },
    { material: "linen", d: path("M", x - size, foot, "L", x, foot - size * 1.7, "L", x + size * 0.2, foot + 2, "Z") },
    {
      material: "linen-dark",
      d: path("M", x + size, foot, "L", x, foot - size * 1.7, "L", x + size * 0.2, foot + 2, "Z"),
    },
  ];
}

/** The Temple of the Lord: eight sides and a dome, with the knights' tents before it. */
function temple(): Part[] {
  const [x, y, r, flat, high] = [50, -62, 46, 0.55, 24];
  const [base, top] = [octagon(x, y, r, flat), octagon(x, y - high, r, flat)];
  const side = r * Math.cos(Math.PI / 8);
  const [near, far] = [r * flat * Math.sin(Math.PI / 8), r * flat * Math.cos(Math.PI / 8)];
  const chord = r * Math.sin(Math.PI / 8);
  return [
    shade(x - side, y - far, 2 * side, 2 * far, high),
    { material: "wall", d: base },
    {
      material: "wall-lit",
      d: path("M", x - side, y + near, "v", -high, "L", x - chord, y + far - high, "v", high, "Z"),
    },
    { material: "wall", d: path("M", x - chord, y + far, "v", -high, "h", 2 * chord, "v", high, "Z") },
    {
      material: "turned-wall",
      d: path("M", x + side, y + near, "v", -high, "L", x + chord, y + far - high, "v", high, "Z"),
    },
    { material: "roof-0", d: top },
    { material: "rim-dark", d: top },
    windows(x - chord, y + far - 4, 2 * chord, 4, 3),
    arch(x, y + far, 9, 14),
    ...drum(x, y - high, 23, 12),
    windows(x - 18, y - high + 1, 36, 6, 2.4),
    ...dome(x, y - high - 12, 23, "lead"),
    cross(x, y - high - 34, 11),
    ...tent(14, -8, 10),
    ...tent(84, -6, 11),
    ...pennon(34, -6, 22, "cloth-a"),
    ...pennon(64, -2, 22, "linen"),
  ];
}

/** The keep of the citadel, and a lower tower before it. */
function keep(): Part[] {
  return [
    ...block(14, -94, 62, 46, 58, "roof-1"),
    ...block(20, -134, 14, 12, 8, "roof-0"),
    windows(18, -76, 54, 4, 3.4),
    windows(18, -56, 54, 4, 3.4),
    merlons(14, -106, 62, 5),
    ...pennon(66, -140, 26, "linen"),
    ...block(50, -54, 40, 32, 40, "roof-0"),
    merlons(50, -62, 40, 4.4),
    windows(54, -40, 32, 3, 3),
    arch(70, -22, 11, 15),
    ...block(0, -40, 26, 24, 26, "roof-2"),
    merlons(0, -42, 26, 4),
    windows(3, -24, 20, 2, 3),
  ];
}

const BUILDINGS: Record<string, () => Part[]> = {
  patriarchate: sepulchre,
  market: bazaar,
  nobility: mansions,
  palace,
  templars: temple,
  david: keep,
};

export const LANDMARKS: Record<string, Part[]> = Object.fromEntries(
  Object.entries(BUILDINGS).map(([sector, build]) => [sector, joined(build())]),
);
