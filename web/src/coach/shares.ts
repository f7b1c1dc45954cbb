import type { SharesAt } from "../types";

/** As percent, without a sign: 0.213 is 21, or 21.3. */
export function percent(share: number, language: string, places = 0): string {
  const format = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat(language, format).format(100 * share);
}

/** An error, as percent: one that is not nothing is never told as nothing. */
export function margin(error: number, language: string, places = 0): string {
  const least = 10 ** -(places + 2);
  return error > 0 && error < least / 2 ? `< ${percent(least, language, places)}` : percent(error, language, places);
}

/** What somebody has of something, to a tenth. */
export function amount(number: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number);
}

/** The place in the list of the point that is nearest to this moment. */
export function nearest(points: SharesAt[], moment: number): number {
  let found = 0;
  points.forEach((point, at) => {
    const best = points[found]?.moment ?? 0;
    if (Math.abs(point.moment - moment) < Math.abs(best - moment)) found = at;
  });
  return found;
}

type Place = (moment: number, share: number) => string;

/** The line of a seat. */
export function line(points: SharesAt[], seat: number, place: Place): string {
  return points.map(({ moment, shares }) => place(moment, shares[seat] ?? 0)).join(" ");
}

/** What lies within one standard error to either side, once around. */
export function band(points: SharesAt[], seat: number, place: Place): string {
  const edge = ({ moment, shares, errors }: SharesAt, side: 1 | -1): string =>
    place(moment, Math.min(1, Math.max(0, (shares[seat] ?? 0) + side * (errors[seat] ?? 0))));
  const above = points.map((point) => edge(point, 1));
  const below = points.map((point) => edge(point, -1)).toReversed();
  return [...above, ...below].join(" ");
}

/** A few points to be told in numbers, spread over the game, the first and the last among them. */
export function told(points: SharesAt[], rows: number): SharesAt[] {
  const last = points.length - 1;
  const places = Array.from({ length: rows }, (_, row) => Math.round((row * last) / (rows - 1)));
  return [...new Set(places)].map((at) => points[at]).filter((point) => point !== undefined);
}
