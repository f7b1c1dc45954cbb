/** Where on the page a guide points, and where it stands: beside what can be done there and is led to. */

/** What boards call that which a click can take or choose, beside what names its move. */
const CHOOSABLE = ".table .led, .table [data-move], .table .free, .table .usable";
export function pointed(isLed: (move: string) => boolean): Element[] {
  const found = [...document.querySelectorAll(CHOOSABLE)].filter((one) => {
    const move = one.matches(".led") ? null : one.getAttribute("data-move");
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && !isTaken(one) && (move === null || isLed(move.split(", ")[0] ?? ""));
  });
  return found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
}

/** Of things on pages of a phone that are not shown, the tab that leads there. */
export function inSight(things: Element[]): Element[] {
  const shown = things.map((one) => {
    const tab = one.closest("[role=tabpanel][inert]")?.getAttribute("aria-labelledby");
    return tab ? (document.getElementById(tab) ?? one) : one;
  });
  return [...new Set(shown)];
}

export interface Span {
  top: number;
  bottom: number;
}
/** An arrow and some air. */
const AIR = 34;

/** Where a card of this height hides least of what it leads to, as low as that allows: first no thing's middle, then no
 *  part of one, then no arrow. */
export function clearTop(things: Span[], height: number, { top, bottom }: Span): number {
  const lowest = bottom - height;
  const countOver = (at: number, from: (one: Span) => number, to: (one: Span) => number): number =>
    things.filter((one) => to(one) > at && from(one) < at + height).length;
  const middle = (one: Span): number => (one.top + one.bottom) / 2;
  const end = (one: Span): number => one.bottom;
  const hides = (at: number): number =>
    100 * countOver(at, middle, middle) +
    10 * countOver(at, (one) => one.top, end) +
    countOver(at, (one) => one.top - AIR, end);
  const tops = [lowest, top, ...things.flatMap((one) => [one.top - AIR - height, one.top - height, one.bottom])];
  return tops
    .filter((at) => at >= top && at <= lowest)
    .reduce((best, at) => (hides(at) < hides(best) || (hides(at) === hides(best) && at > best) ? at : best), lowest);
}

function isTaken(one: Element): boolean {
  return one.matches(":disabled, [aria-pressed=true], [aria-disabled=true]");
}
