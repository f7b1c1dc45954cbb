/** The edge of a seal tells its metal without its colour: corners, scallops and rays, as many as it takes. */

const EDGES: Record<string, { points: number; depth: number }> = {
  gold: { points: 12, depth: 0.1 },
  silver: { points: 48, depth: 0 },
  bronze: { points: 8, depth: -1 },
  iron: { points: 4, depth: -1 },
  purple: { points: 16, depth: 0.2 },
};

export function sealEdge(colour: string, r: number): string {
  const { points, depth } = EDGES[colour] ?? { points: 48, depth: 0 };
  const corners: string[] = [];
  const at = (angle: number, radius: number): string =>
    `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  for (let point = 0; point < points; point++) {
    const angle = ((point + 0.5) / points) * 2 * Math.PI;
    const polygon = depth < 0 ? r * (points === 4 ? 1.22 : 1.05) : r;
    corners.push(at(angle, polygon));
    if (depth > 0) corners.push(at(angle + Math.PI / points, r * (1 - depth)));
  }
  return `M${corners.join("L")}Z`;
}
