"""How long the page takes to answer with a picture: a pointer that comes to a place, a click there, news."""

from __future__ import annotations

import statistics

from playwright.sync_api import Page

from benchmarks.browsing.measure import Measure

TIMES = 25
PAUSE = 450  # milliseconds: two clicks in a row would enlarge the map
CLICK = 50.0  # milliseconds
ANSWER = 100.0

# From what happens until its picture is painted; a click that has changed nothing by then is not answered.
PAINTED = """
([what, selector, at]) => new Promise(seen => {
  const places = [...document.querySelectorAll(selector)];
  const place = places[at % places.length];
  let changes = 0;
  const watch = new MutationObserver(all => { changes += all.length; });
  watch.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
  const began = performance.now();
  if (what === 'point') place.dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}));
  else if (what === 'click') place.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  else sendNews();
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const took = performance.now() - began;
      changes += watch.takeRecords().length;
      watch.disconnect();
      seen([took, changes]);
    };
    channel.port2.postMessage(0);
  });
})
"""


def answered(page: Page, game: str, place: str) -> list[Measure]:
    found = []
    for what, most in (("point", ANSWER), ("click", CLICK), ("news", ANSWER)):
        times = _painted(page, what, place)
        beside = f"worst {max(times):.1f} ms"
        found.append(Measure(f"{game}: {what}, log of 500 lines", statistics.median(times), "ms", most, beside))
    return found


def _painted(page: Page, what: str, place: str) -> list[float]:
    times = []
    first = 0 if what == "point" else 1  # what the pointer came to last is explained already
    for at in range(first, first + TIMES):
        took, changes = page.evaluate(PAINTED, [what, place, at])
        assert what != "click" or changes > 0, f"a click on place {at} is not answered by a visible change"
        times.append(float(took))
        page.keyboard.press("Escape")
        page.wait_for_timeout(PAUSE)
    return times
