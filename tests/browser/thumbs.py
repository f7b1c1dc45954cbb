"""Is what can be tapped large enough for a thumb?"""

from __future__ import annotations

from playwright.sync_api import Page

# What can be tapped there and is less than 40 pixels wide or high, wherever a thumb hits it: on the page in sight that
# is what answers at these pixels, not what is drawn there.
NARROW = """
selectors => {
  const found = [];
  for (const one of document.querySelectorAll(selectors)) {
    one.scrollIntoView({block: 'center', behavior: 'instant'});
    const {left, top, width, height} = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const answers = (dx, dy) => one.contains(document.elementFromPoint(x + dx, y + dy));
    if (!one.checkVisibility({visibilityProperty: true}) || width === 0 || !answers(0, 0)) continue;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < 60 && answers(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    const [wide, high] = [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1];
    // Of forty pixels that begin between two, thirty-nine are whole.
    const fits = (reached, drawn) => reached >= 40 || (reached >= 39 && drawn >= 39.9);
    if (!fits(wide, width) || !fits(high, height))
      found.push(`${one.ariaLabel ?? one.textContent.trim().slice(0, 40)}: ${wide} x ${high}`);
  }
  return found;
}
"""
CHOICES = ".board [data-move], .board .free, .board [role=button][aria-disabled=false], .prompt button, .tool"
TARGETS = (
    "button:not(:disabled), a[href], select, summary, textarea, label:has(input), input:not(label input), "
    "[role=tab], [role=button][aria-disabled=false]"
)


def narrow(page: Page, within: str = "", targets: str = TARGETS) -> list[str]:
    """What is too small for a thumb in the parts of the page that `within` names."""
    selectors = f":is({within}) :is({targets})" if within else targets
    return [str(one) for one in page.evaluate(NARROW, selectors)]
