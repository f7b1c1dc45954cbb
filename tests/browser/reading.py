"""Can what the prompt says be read, and what it asks?"""

from __future__ import annotations

from playwright.sync_api import Page

# What of the prompt is cut at the width of a tablet; more choices than have room are pulled open by a grip.
CUT = """
() => {
  const grips = document.querySelectorAll('.prompt .grip').length;
  const words = `.prompt h2, .prompt .notes, .first-note, .first-note p${grips ? '' : ', .prompt .choices'}`;
  return [...document.querySelectorAll(words)]
    .filter(one => one.scrollHeight > one.clientHeight + 3 || one.getBoundingClientRect().right > innerWidth)
    .map(one => one.outerHTML.slice(0, 90));
}
"""


def nothing_is_cut(page: Page) -> None:
    """As soon as there is a grip where something has no room."""
    for _ in range(20):
        cut = page.evaluate(CUT)
        if cut == []:
            return
        page.wait_for_timeout(50)
    raise AssertionError(cut)


# What a phone shows of a question but in part: it ends in dots, or beyond its prompt.
HALF_A_QUESTION = """
() => [...document.querySelectorAll('.prompt h2')].filter(question => {
  const {left, right, top, bottom} = question.getBoundingClientRect();
  const prompt = question.closest('.prompt').getBoundingClientRect();
  const isCut = question.scrollHeight > question.clientHeight + 3 || question.scrollWidth > question.clientWidth + 1;
  return isCut || top < prompt.top || bottom > prompt.bottom || left < 0 || right > innerWidth;
}).map(question => question.textContent)
"""


def half_a_question(page: Page) -> list[str]:
    return [str(one) for one in page.evaluate(HALF_A_QUESTION)]
