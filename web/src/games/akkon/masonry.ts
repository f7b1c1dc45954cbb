/**
 * Buildings seen from above and a little from the south-east: their tops lean to the upper left, where the light comes
 * from, so that front and right side lie in the shade. What stands behind is drawn first.
 */

export type Point = readonly [x: number, y: number];

/** A path and what it is made of, which look.css colours. */
export interface Stroke {
  d: string;
  of: string;
}

/** How far a top leans to the left of its foot, for each unit of height. */
const LEAN = 0.17;
/** Where the end of a shadow falls, for each unit of height. */
const SHADE: Point = [0.75, 0.42];

const n = (value: number): string => String(Math.round(value * 10) / 10);

export function polygon(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

export function line(...points: Point[]): string {
  return polygon(...points).slice(0, -1);
}

const up = ([x, y]: Point, height: number): Point => [x - LEAN * height, y - height];
const shaded = ([x, y]: Point, height: number): Point => [x + SHADE[0] * height, y + SHADE[1] * height];

interface Corners {
  west: Point;
  north: Point;
  east: Point;
  south: Point;
}

/** The corners of a ground plan, from its north-western one. */
function corners(x: number, y: number, width: number, depth: number): Corners {
  return { west: [x, y + depth], north: [x, y], east: [x + width, y], south: [x + width, y + depth] };
}

function shadow(at: Corners, height: number): Stroke {
  const { west, east, south } = at;
  return {
    of: "shade",
    d: polygon(west, south, east, shaded(east, height), shaded(south, height), shaded(west, height)),
  };
}

/** Front, right side and what is on top. */
function block(at: Corners, height: number): Stroke[] {
  const { west, north, east, south } = at;
  return [
    { of: "side", d: polygon(south, east, up(east, height), up(south, height)) },
    { of: "front", d: polygon(west, south, up(south, height), up(west, height)) },
    { of: "roof", d: polygon(up(north, height), up(east, height), up(south, height), up(west, height)) },
  ];
}

/** A house with a flat roof, as they build them here; now and then somebody has a window. */
export function house(x: number, y: number, width: number, depth: number, height: number): Stroke[] {
  const at = corners(x, y, width, depth);
  const sill = y + depth - height * 0.45;
  const window: Stroke = { of: "window", d: `M${n(x + width * 0.3 - LEAN * height * 0.4)} ${n(sill)}v1.8h1.5v-1.8Z` };
  return [shadow(at, height), ...block(at, height), ...(width > 7 ? [window] : [])];
}

/** A house with a pitched roof of tiles, its ridge from west to east. */
export function hall(x: number, y: number, width: number, depth: number, height: number, pitch = 2): Stroke[] {
  const at = corners(x, y, width, depth);
  const { west, north, east, south } = at;
  const ridge = (from: Point, to: Point): Point => {
    const [[fx, fy], [tx, ty]] = [up(from, height), up(to, height)];
    return up([(fx + tx) / 2, (fy + ty) / 2], pitch);
  };
  const [left, right] = [ridge(north, west), ridge(east, south)];
  return [
    shadow(at, height + pitch / 2),
    ...block(at, height).slice(0, 2),
    { of: "side", d: polygon(up(south, height), up(east, height), right) },
    { of: "tiles", d: polygon(up(north, height), up(east, height), right, left) },
    { of: "tiles-shaded", d: polygon(up(west, height), up(south, height), right, left) },
  ];
}

/** A tower with merlons round its platform. */
export function tower(x: number, y: number, width: number, height: number): Stroke[] {
  const at = corners(x, y, width, width * 0.8);
  const [west, north, east, south] = [at.west, at.north, at.east, at.south].map((corner) => up(corner, height)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return [shadow(at, height), ...block(at, height), { of: "merlons", d: polygon(north, east, south, west) }];
}

/** A round tower. */
export function keep(x: number, y: number, radius: number, height: number): Stroke[] {
  const flat = radius * 0.62;
  const [tx, ty] = up([x, y], height);
  const [sx, sy] = shaded([x, y], height);
  const ring = (cx: number, cy: number, r: number): string =>
    `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r * 0.62)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 0.62)} 0 1 0 ${n(-2 * r)} 0Z`;
  const body =
    `M${n(x - radius)} ${n(y)}A${n(radius)} ${n(flat)} 0 0 0 ${n(x + radius)} ${n(y)}` +
    `L${n(tx + radius)} ${n(ty)}H${n(tx - radius)}Z`;
  const dark =
    `M${n(x + radius * 0.1)} ${n(y + flat)}` +
    `A${n(radius)} ${n(flat)} 0 0 0 ${n(x + radius)} ${n(y)}L${n(tx + radius)} ${n(ty)}` +
    `L${n(tx + radius * 0.1)} ${n(ty + flat)}Z`;
  return [
    {
      of: "shade",
      d: polygon(
        [x - radius, y],
        [x + radius * 0.6, y - flat],
        [sx + radius * 0.6, sy - flat * 0.6],
        [sx, sy + flat],
        [x, y + flat],
      ),
    },
    { of: "front", d: body },
    { of: "side", d: dark },
    { of: "roof", d: ring(tx, ty, radius) },
    { of: "merlons", d: ring(tx, ty, radius) },
  ];
}

/** A dome on a drum, with what crowns it. */
export function dome(x: number, y: number, radius: number, drum: number, of = "dome"): Stroke[] {
  const top = y - drum;
  const tall = radius * 1.25;
  const curve =
    `M${n(x - radius)} ${n(top)}` +
    `C${n(x - radius * 1.08)} ${n(top - tall * 0.75)} ${n(x - radius * 0.45)}` +
    ` ${n(top - tall)} ${n(x)} ${n(top - tall * 1.1)}`;
  return [
    {
      of: "shade",
      d: polygon(
        [x, y + radius * 0.4],
        [x + radius, y - radius * 0.3],
        shaded([x + radius * 0.8, y], drum + tall * 0.8),
        shaded([x, y + radius * 0.4], drum + tall * 0.5),
      ),
    },
    {
      of: "front",
      d: `M${n(x - radius)} ${n(top)}V${n(y)}a${n(radius)} ${n(radius * 0.5)} 0 0 0 ${n(2 * radius)} 0V${n(top)}Z`,
    },
    {
      of: "side",
      d:
        `M${n(x + radius * 0.3)} ${n(top)}V${n(y + radius * 0.48)}` +
        `a${n(radius)} ${n(radius * 0.5)} 0 0 0 ${n(radius * 0.7)} ${n(-radius * 0.48)}` +
        `V${n(top)}Z`,
    },
    {
      of,
      d:
        curve +
        `C${n(x + radius * 0.45)} ${n(top - tall)} ${n(x + radius * 1.08)}` +
        ` ${n(top - tall * 0.75)} ${n(x + radius)} ${n(top)}` +
        `a${n(radius)} ${n(radius * 0.5)} 0 0 1 ${n(-2 * radius)} 0Z`,
    },
    {
      of: `${of}-lit`,
      d:
        `M${n(x - radius * 0.75)} ${n(top)}` +
        `C${n(x - radius * 0.8)} ${n(top - tall * 0.6)} ${n(x - radius * 0.4)}` +
        ` ${n(top - tall * 0.85)} ${n(x - radius * 0.1)} ${n(top - tall * 0.95)}` +
        `C${n(x - radius * 0.35)} ${n(top - tall * 0.6)} ${n(x - radius * 0.35)}` +
        ` ${n(top - tall * 0.2)} ${n(x - radius * 0.3)} ${n(top + radius * 0.3)}Z`,
    },
    { of: "staff", d: `M${n(x)} ${n(top - tall * 1.1)}v-3.4` },
  ];
}

/** A crenellated wall along these points. */
export function wall(height: number, ...points: Point[]): Stroke[] {
  const strokes: Stroke[] = [];
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    strokes.push({ of: "shade", d: polygon(from, to, shaded(to, height), shaded(from, height)) });
  });
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    // What runs down the picture shows its side to the light or turns it away.
    const of = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]) * 1.4 ? "side" : "front";
    strokes.push({ of, d: polygon(from, to, up(to, height), up(from, height)) });
  });
  const crest = line(...points.map((point) => up(point, height)));
  return [...strokes, { of: "crest", d: crest }, { of: "merlons", d: crest }];
}

/** A gate in whatever was drawn before it. */
export function gate(x: number, y: number, width: number, height: number): Stroke[] {
  const half = width / 2;
  return [
    {
      of: "gate",
      d: `M${n(x - half)} ${n(y)}V${n(y - height + half)}a${n(half)} ${n(half)} 0 0 1 ${n(width)} 0V${n(y)}Z`,
    },
  ];
}

/** A flag on its staff, flying before the wind from the sea. */
export function flag(x: number, y: number, height: number, of = "flag"): Stroke[] {
  return [
    { of: "staff", d: `M${n(x)} ${n(y)}v${n(-height)}` },
    { of, d: `M${n(x)} ${n(y - height)}q4 -1.6 5 .4t5 -.2v4.6q-4 1.4 -5 0t-5 .4Z` },
  ];
}

/** What is built into the sea: a mole of heaped stones along this path. */
export function mole(d: string): Stroke[] {
  return [
    { of: "mole-shade", d },
    { of: "mole", d },
    { of: "mole-top", d },
  ];
}

export function cypress(x: number, y: number, height: number): Stroke[] {
  const w = height * 0.2;
  return [
    { of: "shade", d: polygon([x, y], [x + w, y - 1], shaded([x + w, y], height * 0.8)) },
    {
      of: "leaf",
      d:
        `M${n(x - w)} ${n(y - 1)}Q${n(x - w)} ${n(y - height * 0.6)} ${n(x)} ${n(y - height)}` +
        `Q${n(x + w)} ${n(y - height * 0.6)} ${n(x + w)} ${n(y - 1)}` +
        `Q${n(x)} ${n(y + 1)} ${n(x - w)} ${n(y - 1)}Z`,
    },
    {
      of: "leaf-lit",
      d:
        `M${n(x - w * 0.8)} ${n(y - 1.4)}` +
        `Q${n(x - w * 0.9)} ${n(y - height * 0.6)} ${n(x)} ${n(y - height)}` +
        `Q${n(x - w * 0.1)} ${n(y - height * 0.5)} ${n(x - w * 0.1)} ${n(y - 0.8)}Z`,
    },
  ];
}

export function palm(x: number, y: number, height: number): Stroke[] {
  const [tx, ty] = [x - height * 0.12, y - height];
  const fronds = (
    [
      [-5, 1.8],
      [-4, -2.6],
      [0, -4.4],
      [4, -2.8],
      [5, 1.6],
    ] as Point[]
  ).map(([dx, dy]) => `M${n(tx)} ${n(ty)}Q${n(tx + dx * 0.6)} ${n(ty + dy - 2)} ${n(tx + dx)} ${n(ty + dy)}`);
  return [
    { of: "shade", d: `M${n(x)} ${n(y)}l${n(height * 0.6)} ${n(height * 0.32)}l3 -1.5l-1 3Z` },
    { of: "trunk", d: `M${n(x)} ${n(y)}Q${n(x - 0.5)} ${n(y - height / 2)} ${n(tx)} ${n(ty)}` },
    { of: "frond", d: fronds.join("") },
  ];
}
