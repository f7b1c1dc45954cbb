/** Where on the page a guide points: at what can be done there and is led to. */

/** What boards call that which a click can take or choose, beside what names its move. */
const CHOOSABLE = ".table .led, .table [data-move], .table .free, .table .usable";
/** More than that would be a wood of arrows: the glow alone must do. */
const MOST = 3;

export function pointed(isLed: (move: string) => boolean): Element[] {
  const found = [...document.querySelectorAll(CHOOSABLE)].filter((one) => {
    const move = one.matches(".led") ? null : one.getAttribute("data-move");
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && !isTaken(one) && (move === null || isLed(move.split(", ")[0] ?? ""));
  });
  const inner = found.filter((one) => !found.some((other) => other !== one && one.contains(other)));
  return inner.length > MOST ? [] : inner;
}

function isTaken(one: Element): boolean {
  return one.matches(":disabled, [aria-pressed=true], [aria-disabled=true]");
}
