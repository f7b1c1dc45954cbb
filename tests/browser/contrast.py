"""How well the words on a drawing stand out from it: measured in the pixels around each of their letters.

Axe does not judge what stands on a picture. Here a text is photographed as it is and without its letters: where the two
differ are letters, and what lies around them, a halo included, is what they must stand out from.

    python -m tests.browser.contrast [game ...]

prints the faintest words of each board, by day and night, at three widths.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page, sync_playwright

import outremer
from outremer.table.lessons import lesson_of
from tests.browser.house import CHROMIUM, CHROMIUM_ARGUMENTS, DESK, PHONE, TABLET, House, Person
from tests.browser.moments import moment, sit_down

ENOUGH, ENOUGH_FOR_LARGE = 4.5, 3.0  # WCAG 2.2, 1.4.3
FINE = 3  # pixels of the photograph for one of the page
AROUND = 2  # pixels of the photograph: what lies so near to a letter is what it stands on
DIFFERS = 12  # of 255: less is no letter
IN_SIGHT = (0.4, 0.6)  # of the height and width of a word: of less, something covers the rest
FAINTEST = 0.1  # the share of its surroundings from which a letter may stand out less: a line that passes behind it

# The words on the drawing that are in sight: where they are, their colour, and whether they are large.
WORDS = """
within => {
  const found = [];
  const isOnTop = (x, y) => document.elementFromPoint(x, y)?.closest(within);
  const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), holder = walker.currentNode.parentElement;
    if (!text || !holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    if (holder.closest('.unseen, :disabled, [aria-disabled=true] .spent')) continue;
    const span = document.createRange();
    span.selectNodeContents(walker.currentNode);
    const {x, y, width, height} = span.getBoundingClientRect();
    if (width < 3 || holder.getBoundingClientRect().width < 2 || x < 0 || y < 0) continue;
    if (x + width > innerWidth || y + height > innerHeight) continue;
    if (!isOnTop(x + width / 2, y + 1) || !isOnTop(x + width / 2, y + height - 1)) continue;  // below a prompt
    const style = getComputedStyle(holder), matrix = holder.getScreenCTM?.();
    const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    const large = size >= 24 || (size >= 18.66 && parseInt(style.fontWeight) >= 700);
    found.push({text: text.slice(0, 30), x, y, width, height, large, colour: matrix ? style.fill : style.color});
  }
  return found;
}
"""
HIDDEN = """
:is(.board, .stage) * { -webkit-text-fill-color: transparent !important; transition: none !important; }
:is(.board, .stage) :is(text, tspan) { fill: transparent !important; }
"""
STILL = "*, ::before, ::after { animation: none !important; transition: none !important }"
TO_RGB = """
colours => {
  const pane = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  return colours.map(colour => {
    pane.fillStyle = colour;
    pane.fillRect(0, 0, 1, 1);
    return [...pane.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
}
"""

Pixels = NDArray[np.float64]


class Word(NamedTuple):
    """How a word stands out."""

    text: str
    contrast: float
    is_large: bool

    @property
    def is_clear(self) -> bool:
        return self.contrast >= (ENOUGH_FOR_LARGE if self.is_large else ENOUGH)


def photographed(page: Page) -> Pixels:
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    return np.asarray(picture, dtype=np.float64)


def luminance(colours: Pixels) -> Pixels:
    """As WCAG defines it."""
    share = colours / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    bright: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722])
    return bright


def grown(letters: NDArray[np.bool_], by: int) -> NDArray[np.bool_]:
    wide = letters.copy()
    for down in range(-by, by + 1):
        for right in range(-by, by + 1):
            wide |= np.roll(np.roll(letters, down, axis=0), right, axis=1)
    return wide


def is_covered(letters: NDArray[np.bool_]) -> bool:
    """Does something lie over a part of this word?"""
    spans = [np.flatnonzero(letters.any(axis=axis)) for axis in (1, 0)]
    shares = [
        (span[-1] - span[0] + 1) / size if span.size else 0 for span, size in zip(spans, letters.shape, strict=True)
    ]
    return any(share < least for share, least in zip(shares, IN_SIGHT, strict=True))


def contrast(colour: list[int], seen: Pixels, without: Pixels) -> float | None:
    """Of letters of this colour with what lies around them; None where no letter is seen."""
    letters = np.abs(seen - without).max(axis=2) > DIFFERS
    around = grown(letters, AROUND) & ~letters
    if not around.any() or is_covered(letters):
        return None
    ink = float(luminance(np.array(colour, dtype=np.float64)))
    ground = luminance(without[around])
    ratios = (np.maximum(ground, ink) + 0.05) / (np.minimum(ground, ink) + 0.05)
    return float(np.quantile(ratios, FAINTEST))


def words_on(page: Page, within: str) -> list[Word]:
    """Every word in sight there, the faintest first."""
    still = page.add_style_tag(content=STILL)
    told: list[dict[str, Any]] = page.evaluate(WORDS, within)
    colours = page.evaluate(TO_RGB, [word["colour"] for word in told])
    seen = photographed(page)
    hidden = page.add_style_tag(content=HIDDEN)
    without = photographed(page)
    for style in (hidden, still):
        style.evaluate("style => style.remove()")
    found = []
    for word, colour in zip(told, colours, strict=True):
        left, top, width, height = (round(FINE * word[side]) for side in ("x", "y", "width", "height"))
        place = np.s_[max(0, top - AROUND) : top + height + AROUND, max(0, left - AROUND) : left + width + AROUND]
        measured = contrast(colour, seen[place], without[place])
        if measured is not None:
            found.append(Word(word["text"], measured, word["large"]))
    return sorted(found, key=lambda word: word.contrast)


def boards(anna: Person, games: list[str]) -> Iterator[tuple[str, list[Word]]]:
    """Every moment of the games' lessons at three widths in both looks."""
    for game in games:
        for scene in lesson_of(outremer.game(game)).scenes:
            page = sit_down(anna, moment(game, scene))
            for width, size in (("desk", DESK), ("tablet", TABLET), ("phone", PHONE)):
                page.set_viewport_size({"width": size["width"], "height": size["height"]})
                if size is PHONE:
                    page.locator("#page-tab-board").click()
                page.wait_for_timeout(600)
                for look in ("light", "dark"):
                    page.evaluate("look => document.documentElement.dataset.theme = look", look)
                    yield f"{game}-{scene}-{width}-{look}", words_on(page, ".board")


def main(games: list[str]) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGUMENTS)
        house = House(Path(folder) / "tables.sqlite3")
        try:
            anna = Person(chromium, house, "Anna", DESK, device_scale_factor=FINE)
            anna.enter()
            for screen, words in boards(anna, games):
                faint = ", ".join(f"{word.text} {word.contrast:.1f}" for word in words if not word.is_clear)
                print(
                    f"{screen}: {len(words)} words, least {words[0].contrast:.1f}; faint: {faint or 'none'}", flush=True
                )
        finally:
            house.end()


if __name__ == "__main__":
    main(sys.argv[1:] or ["akkon", "council", "fief", "jerusalem"])
