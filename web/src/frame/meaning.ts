/**
 * What is done by a tap there: whoever taps it means that, and asks for nothing. A page that keys scroll does nothing.
 */
const MEANS_SOMETHING =
  "a, button, input, select, textarea, summary, label, [role=button], [data-move], " +
  "[tabindex='0']:not([role=tabpanel]):not([role=region])";
const TELLS = "[title], svg[aria-label], img[alt]";
/** A button that shows only a sign says in words what it does. */
const TELLS_WHEN_HELD = `${TELLS}, button[aria-label]`;

export interface Meaning {
  element: Element;
  text: string;
}

/** The icon or fact under a tap that has no other meaning, and what it says of itself; null: there is none. */
export function meaningAt(target: Element): Meaning | null {
  const found = told(target.closest(TELLS));
  const doer = target.closest(MEANS_SOMETHING);
  return found && doer && (found.element.contains(doer) || doer.contains(found.element)) ? null : found;
}

/** What a finger rests on that does something else when it is tapped, a button or a sign upon it. */
export function meaningHeldAt(target: Element): Meaning | null {
  const found = told(target.closest(TELLS_WHEN_HELD));
  return found && target.closest(MEANS_SOMETHING)?.contains(found.element) ? found : null;
}

function told(element: Element | null): Meaning | null {
  const text = ["title", "aria-label", "alt"].map((name) => element?.getAttribute(name)).find(Boolean);
  return element && text ? { element, text } : null;
}
