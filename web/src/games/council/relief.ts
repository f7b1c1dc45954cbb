/** The lie of the land: a shore, contour lines of hills, ridges of mountains. Drawn by sines, the same every time. */

import type { Plan } from "./plan";

export interface Relief {
  /** The grounds of the three regions, from left to right. */
  grounds: string[];
  sea: string;
  waves: string[];
  contours: string[];
  peaks: { ridge: string; shade: string }[];
}

const STEPS = 24;

/** A border that wanders down the map. */
function meander(plan: Plan, x: number, phase: number): string[] {
  const sway = plan.width / 70;
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const y = (plan.height * at) / STEPS;
    const aside = sway * (Math.sin(at * 0.8 + phase) + 0.6 * Math.sin(at * 1.9 + phase * 2));
    return `${(x + aside).toFixed(1)} ${y.toFixed(1)}`;
  });
}

function ground(plan: Plan, at: number): string {
  const edge = (border: number): string[] => {
    const x = plan.borders[border];
    if (border === 0 || x === undefined) {
      const flat = border === 0 ? 0 : plan.width;
      return [`${flat} 0`, `${flat} ${plan.height}`];
    }
    return meander(plan, x, border * 2.1);
  };
  return `M${edge(at).join("L")}L${edge(at + 1)
    .toReversed()
    .join("L")}Z`;
}

/** Closed rings around a summit, each a little less round than a circle. */
function rings(x: number, y: number, size: number, count: number, phase: number): string[] {
  return Array.from({ length: count }, (_, ring) => {
    const radius = size * (1 - ring / (count + 0.4));
    const points = Array.from({ length: 20 }, (_, at) => {
      const angle = (at / 20) * 2 * Math.PI;
      const r = radius * (1 + 0.14 * Math.sin(3 * angle + phase) + 0.08 * Math.sin(5 * angle + phase * 2));
      return `${(x + r * 1.5 * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join("L")}Z`;
  });
}

function peak(x: number, y: number, size: number): { ridge: string; shade: string } {
  const line = (...steps: [number, number][]): string => steps.map(([dx, dy]) => `l${size * dx} ${size * dy}`).join("");
  const slope = line([0.36, 0.58], [0.18, -0.12], [0.46, 0.64]);
  const ridge = `M${x - size} ${y}${line([0.42, -0.62], [0.2, 0.14], [0.38, -0.62])}${slope}`;
  const shade = `M${x} ${y - size * 1.1}${slope}h${-size * 0.7}Z`;
  return { ridge, shade };
}

export function reliefOf(plan: Plan): Relief {
  const { width, height, borders } = plan;
  const [, hills = 0, mountains = 0] = borders;
  const third = width / 3;
  const size = third * 0.3;
  const shore = meander(plan, third * 0.1, 0.7);
  const spots = (from: number, list: [number, number][]): [number, number][] =>
    list.map(([x, y]) => [from + x * third, y * height]);
  return {
    grounds: [0, 1, 2].map((at) => ground(plan, at)),
    sea: `M0 0L${shore.join("L")}L0 ${height}Z`,
    waves: spots(0, [
      [0.02, 0.12],
      [0.03, 0.34],
      [0.015, 0.58],
      [0.025, 0.8],
    ]).map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}q${third * 0.012} -4 ${third * 0.024} 0t${third * 0.024} 0`),
    contours: [
      ...spots(0, [
        [0.45, 0.12],
        [0.5, 0.9],
      ]).flatMap(([x, y], at) => rings(x, y, size * 0.6, 2, at * 2 + 1)),
      ...spots(hills, [
        [0.35, 0.28],
        [0.72, 0.8],
        [0.78, 0.12],
        [0.2, 0.74],
      ]).flatMap(([x, y], at) => rings(x, y, size * (at < 2 ? 1 : 0.6), at < 2 ? 4 : 3, at * 1.7)),
      ...spots(mountains, [[0.5, 0.5]]).flatMap(([x, y]) => rings(x, y, size * 1.5, 2, 0.4)),
    ],
    peaks: spots(mountains, [
      [0.5, 0.13],
      [0.86, 0.15],
      [0.62, 0.5],
      [0.92, 0.5],
      [0.55, 0.93],
      [0.84, 0.94],
      [0.16, 0.3],
    ]).map(([x, y], at) => peak(x, y, third * (0.07 + 0.02 * ((at * 7) % 3)))),
  };
}
