/** Where everything lies on the drawn map: one plan for wide boards, one, turned by a quarter, for narrow ones. */
import { borders, cellsOf, land, type Cell } from "./cells";
import { BROOK, FIEFS, fiefOf, RIVER, ROADS, SEES, seeOf, VILLAGES, type Point } from "./geography";

export interface Bridge {
  at: Point;
  /** In degrees, along the road. */
  angle: number;
}

export interface Plan {
  width: number;
  height: number;
  /** Degrees by which north is turned away from the top. */
  north: number;
  place: (share: Point) => Point;
  villages: Record<string, Point>;
  cells: Record<string, Cell>;
  roads: { from: string; to: string; line: Point[] }[];
  bridges: Bridge[];
  river: Point[];
  brook: Point[];
  fiefs: Record<string, { land: string; label: Point }>;
  sees: Record<string, { land: string; label: Point }>;
  fiefBorders: string;
  seeBorders: string;
}

type Spots = Record<string, Point>;

/** Where there is room for the names of fiefs and the numbers of bishoprics, on the wide map. */
const WIDE_LABELS: Spots = {
  "duchy-blaye": { x: 284, y: 318 },
  "county-sennecy": { x: 434, y: 36 },
  "barony-mazilles": { x: 758, y: 42 },
  "county-tournus": { x: 974, y: 222 },
  "county-st-gerome": { x: 788, y: 540 },
  "duchy-bourg": { x: 596, y: 570 },
  "barony-st-paul": { x: 218, y: 570 },
  "county-sigy": { x: 212, y: 510 },
  "see-blaye": { x: 650, y: 342 },
  "see-tournus": { x: 740, y: 252 },
  "see-st-gerome": { x: 998, y: 162 },
  "see-bourg": { x: 284, y: 402 },
  "see-sigy": { x: 62, y: 648 },
};
const TALL_LABELS: Spots = {
  "duchy-blaye": { x: 142, y: 656 },
  "county-sennecy": { x: 278, y: 300 },
  "barony-mazilles": { x: 80, y: 198 },
  "county-tournus": { x: 333, y: 116 },
  "county-st-gerome": { x: 488, y: 194 },
  "duchy-bourg": { x: 617, y: 278 },
  "barony-st-paul": { x: 617, y: 590 },
  "county-sigy": { x: 358, y: 772 },
  "see-blaye": { x: 500, y: 335 },
  "see-tournus": { x: 241, y: 255 },
  "see-st-gerome": { x: 500, y: 149 },
  "see-bourg": { x: 574, y: 544 },
  "see-sigy": { x: 648, y: 727 },
};

const BENDS: Record<string, number> = {};
const ROAD_STEPS = 24;
const CURVE_STEPS = 8;

/** A smooth line through all of these points. */
export function curve(points: Point[]): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      const spline = (p: number, q: number, r: number, s: number): number =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      line.push({ x: spline(a.x, b.x, c.x, d.x), y: spline(a.y, b.y, c.y, d.y) });
    }
  }
  return [...line, at(points.length - 1)];
}

/** A road swerves a little, each in its own way. */
function road(from: Point, to: Point, name: string, seed: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const swerve = BENDS[name] ?? 0.07 * Math.sin(seed * 2.4);
  const ripple = 0.02 * Math.sin(seed * 5.1 + 1);
  return Array.from({ length: ROAD_STEPS + 1 }, (_, at) => {
    const t = at / ROAD_STEPS;
    const aside = swerve * Math.sin(Math.PI * t) + ripple * Math.sin(3 * Math.PI * t);
    return { x: from.x + dx * t - dy * aside, y: from.y + dy * t + dx * aside };
  });
}

/** Where two lines cross, and how the first one runs there. */
function crossing(line: Point[], other: Point[]): Bridge | null {
  for (let i = 1; i < line.length; i++)
    for (let j = 1; j < other.length; j++) {
      const [a, b, c, d] = [line[i - 1], line[i], other[j - 1], other[j]];
      if (!a || !b || !c || !d) continue;
      const turn = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / turn;
      const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / turn;
      if (t < 0 || t > 1 || u < 0 || u > 1) continue;
      return {
        at: { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t },
        angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      };
    }
  return null;
}

/** Everywhere that a road meets water. */
export function crossings(plan: Pick<Plan, "roads" | "river" | "brook">): { from: string; to: string; at: Bridge }[] {
  return plan.roads.flatMap(({ from, to, line }) =>
    [plan.river, plan.brook].flatMap((water) => {
      const at = crossing(line, water);
      return at ? [{ from, to, at }] : [];
    }),
  );
}

function centre(points: Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function planOf(
  width: number,
  height: number,
  north: number,
  place: (share: Point) => Point,
  labels: Spots,
  moved: Spots = {},
): Plan {
  const villages = Object.fromEntries(
    Object.entries(VILLAGES).map(([village, share]) => [village, moved[village] ?? place(share)]),
  );
  const at = (village: string): Point => villages[village] ?? { x: 0, y: 0 };
  const cells = cellsOf(villages, width, height);
  const roads = ROADS.map(([from, to], seed) => ({ from, to, line: road(at(from), at(to), `${from}-${to}`, seed) }));
  const waters = { river: curve(RIVER.map(place)), brook: curve(BROOK.map(place)) };
  const part = (name: string, members: string[]): { land: string; label: Point } => ({
    land: land(cells, members),
    label: labels[name] ?? centre(members.map(at)),
  });
  const parts = (all: Record<string, { villages: string[] }>): Record<string, { land: string; label: Point }> =>
    Object.fromEntries(Object.entries(all).map(([name, { villages: members }]) => [name, part(name, members)]));
  return {
    width,
    height,
    north,
    place,
    villages,
    cells,
    roads,
    ...waters,
    bridges: crossings({ roads, ...waters }).map((met) => met.at),
    fiefs: parts(FIEFS),
    sees: parts(SEES),
    fiefBorders: borders(cells, fiefOf),
    seeBorders: borders(cells, seeOf),
  };
}

const [WIDTH, HEIGHT] = [1080, 780];
export const WIDE = planOf(WIDTH, HEIGHT, 0, ({ x, y }) => ({ x: x * WIDTH, y: y * HEIGHT + 2 }), WIDE_LABELS);

// As high as a phone has room for, so that all of it is in sight.
const [ACROSS, DOWN] = [720, 808];
const turned = ({ x, y }: Point): Point => ({
  x: 78 + ((y - 0.084) / 0.785) * 562,
  y: 58 + (1 - (x - 0.081) / 0.834) * 662,
});
/** Away from the corner in which a phone has the button that enlarges, and from the edge below which no thumb hits. */
const ASIDE: Spots = {
  "st-paul": { x: 612, y: 640 },
  sigy: { x: 499, y: 692 },
  "st-ciers": { x: 278, y: 692 },
  beaujeu: { x: 128, y: 692 },
};
export const TALL = planOf(ACROSS, DOWN, -90, turned, TALL_LABELS, ASIDE);

export function roadBetween(plan: Plan, from: string, to: string): Point[] {
  const found = plan.roads.find(
    (each) => (each.from === from && each.to === to) || (each.from === to && each.to === from),
  );
  if (!found) return [];
  return found.from === from ? found.line : found.line.toReversed();
}
