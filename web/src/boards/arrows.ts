/** Which place of a drawing an arrow key leads to. */

interface Place {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const LEAST = 12;
const WIDEST = 2.2;

/** The nearest place in that direction. */
export function nearest(places: Record<string, Place>, from: string, key: string): string | null {
  const start = places[from];
  const direction = DIRECTIONS[key];
  if (!start || !direction) return null;
  let best: { name: string; cost: number } | null = null;
  for (const [name, { x, y }] of Object.entries(places)) {
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (along < LEAST || aside > along * WIDEST) continue;
    const cost = along + aside * 1.6;
    if (best === null || cost < best.cost) best = { name, cost };
  }
  return best?.name ?? null;
}
