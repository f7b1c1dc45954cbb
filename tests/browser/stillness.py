"""Does anything move that should keep its place?"""

from __future__ import annotations

from itertools import zip_longest

from playwright.sync_api import Page

# At every frame, where the board and its drawing are, how large, and how far anything around is scrolled; and what was
# told or played out meanwhile. That a phone turns to another page of its table moves nothing on the page of the board;
# that a board which is longer than its page brings into sight what is asked next is no move either, once something has
# been played.
WATCH = """
([drawing, plays]) => {
  cancelAnimationFrame(window.watching);
  window.places = new Set();
  window.shown ??= new Set();
  const board = document.querySelector('.table .board');
  const pages = document.querySelector('.table .pages');
  const place = element => {
    const {x, y, width, height} = element.getBoundingClientRect();
    return [x + pages.scrollLeft, y, width, height].map(Math.round);
  };
  const scrolled = () => (plays ? board.scrollTop : 0);
  const look = () => {
    const [x, y, width, height] = place(board.querySelector(drawing));
    places.add(JSON.stringify({
      board: place(board), drawing: [x, y + Math.round(scrolled()), width, height],
      scrolled: [scrollX, scrollY, board.scrollTop - scrolled()],
    }));
    for (const told of ['story', 'stage', 'news', 'round']) if (document.querySelector(`.${told}`)) shown.add(told);
    window.watching = requestAnimationFrame(look);
  };
  look();
}
"""


def watch(page: Page, drawing: str, plays: bool = False) -> None:
    """Begin to look; what was seen before is forgotten."""
    page.evaluate(WATCH, [drawing, plays])


def places(page: Page) -> list[str]:
    """Where the board has been since."""
    return [str(place) for place in page.evaluate("() => [...places]")]


def shown(page: Page) -> set[str]:
    """What was told or played out since somebody first looked at this page."""
    return {str(told) for told in page.evaluate("() => [...shown]")}


# Where on the page everything is that no wheel moves by itself: the table's parts, and what of the board lies in no
# sheet that can be enlarged. What scrolls as a whole has not moved within it; the prompt stays in sight.
RESTING = """
() => {
  const board = document.querySelector('.table .board');
  const around = document.querySelectorAll('.table .players, .table .side, .table .board');
  const within = [...board.querySelectorAll('*')]
    .filter(one => !one.closest('.sheet, .buttons') && one.checkVisibility());
  return [...around, ...within].flatMap(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    if (width === 0 && height === 0) return [];
    const down = y + scrollY + (one !== board && board.contains(one) ? board.scrollTop : 0);
    return [[one.classList[0] ?? one.localName, [x + scrollX, down, width, height]]];
  });
}
"""


Box = tuple[str, list[float]]


def resting(page: Page) -> list[Box]:
    """The boxes of all that a wheel leaves alone."""
    return [(str(name), list(box)) for name, box in page.evaluate(RESTING)]


def moved(before: list[Box], after: list[Box]) -> list[tuple[Box, Box]]:
    """What has come, gone or moved by a pixel."""
    pairs = zip_longest(before, after, fillvalue=("nothing", [0.0] * 4))
    return [
        (one, other)
        for one, other in pairs
        if one[0] != other[0] or any(abs(a - b) >= 1 for a, b in zip(one[1], other[1], strict=True))
    ]


# How far one can scroll beyond the end of the table.
BEYOND = """
() => {
  const end = document.querySelector('.table').getBoundingClientRect().bottom + scrollY;
  return document.documentElement.scrollHeight - Math.max(innerHeight, Math.ceil(end));
}
"""


def beyond(page: Page) -> int:
    """How much of nothing there is below the table, in pixels."""
    return int(page.evaluate(BEYOND))
