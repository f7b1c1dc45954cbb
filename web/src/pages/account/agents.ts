/** What a browser calls itself, for people: `Firefox · Linux`. */

const BROWSERS: [string, RegExp][] = [
  ["Edge", /Edg/],
  ["Opera", /OPR/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
];
const SYSTEMS: [string, RegExp][] = [
  ["Windows", /Windows/],
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Mac", /Mac OS/],
  ["Linux", /Linux/],
];

export function readable(agent: string | null): string | null {
  if (agent === null) return null;
  const named = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, sign]) => sign.test(agent))?.[0] ?? []);
  return named.length > 0 ? named.join(" · ") : agent.slice(0, 40);
}
