/** What is done by a tap there: whoever taps it means that, and asks for nothing. */
const MEANS_SOMETHING =
  "a, button, input, select, textarea, summary, label, [role=button], [data-move], [tabindex='0']";
const TELLS = "[title], svg[aria-label], img[alt]";

/** The icon or fact under a tap that has no other meaning, and what it says of itself; null: there is none. */
export function meaningAt(target: Element): { element: Element; text: string } | null {
  const element = target.closest(TELLS);
  const text = element?.getAttribute("title") ?? element?.getAttribute("aria-label") ?? element?.getAttribute("alt");
  if (!element || !text) return null;
  const doer = target.closest(MEANS_SOMETHING);
  return doer && (doer === element || element.contains(doer) || doer.contains(element)) ? null : { element, text };
}
