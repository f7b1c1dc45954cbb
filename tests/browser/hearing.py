"""What a screen reader says: what the page announces by itself, and the name of whatever the focus comes to."""

from __future__ import annotations

from playwright.sync_api import ElementHandle, Page

# Keeps what live regions say, in the order in which they say it. A region that is atomic, an alert or a status is said
# as a whole; of others only what is new.
LISTEN = """
() => {
  window.heard = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=alert], [role=status]';
  const whole = '[aria-atomic=true], [role=alert], [role=status]';
  const say = text => {
    const plain = text.replace(/\\s+/g, ' ').trim();
    if (plain && plain !== heard.at(-1)) heard.push(plain);
  };
  const elementOf = node => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
  const regionOf = node => {
    const region = elementOf(node)?.closest('[aria-live], [role=alert], [role=status]');
    return region?.matches(live) && region.getAttribute('aria-live') !== 'off' ? region : null;
  };
  new MutationObserver(changes => {
    const said = new Set();
    for (const {type, target, addedNodes} of changes) {
      for (const node of type === 'childList' ? addedNodes : [target]) {
        const region = regionOf(node);
        const inside = region ? [] : [...(elementOf(node)?.querySelectorAll?.('[role=alert]') ?? [])];
        if (region && !document.contains(region)) continue;
        if (region && (region.matches(whole) || node === region)) said.add(region);
        else if (region) said.add(node);
        inside.forEach(one => said.add(one));
      }
    }
    said.forEach(one => say(one.textContent));
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
}
"""


class Ear:
    """Somebody who hears the page instead of seeing it, and writes down what they hear and press."""

    def __init__(self, page: Page, *read: str) -> None:
        """Whoever begins to listen has read this before."""
        self.page = page
        self.lines = list(read)
        page.evaluate(LISTEN)

    def listen(self) -> None:
        """Write down what the page has said since."""
        self.lines += [str(line) for line in self.page.evaluate("() => heard.splice(0)")]

    def press(self, key: str, wanted: ElementHandle) -> None:
        """Write down what is pressed, as its name is read out, and by which key."""
        self.listen()
        wanted.evaluate("one => one.dataset.heard = ''")
        name = self.page.locator("[data-heard]").aria_snapshot().splitlines()[0].removeprefix("- ").strip("':")
        wanted.evaluate("one => delete one.dataset.heard")
        self.lines += ["", f"[{key}] {name}"]

    def transcript(self, until: str) -> str:
        """All of it up to these words; what comes later depends on how quick the others are."""
        self.listen()
        assert until in self.lines, self.lines[-6:]
        return "\n".join(self.lines[: self.lines.index(until) + 1]) + "\n"
