// @vitest-environment node
import { expect, it } from "vitest";
import { meaningAt, meaningHeldAt } from "../src/frame/meaning";

/** Elements as far as a tap needs them: what they are called, and what lies around them. */
function nested(...outermostFirst: { is: string; title?: string }[]): Element {
  const made: (Element & { is: string })[] = [];
  for (const { is, title } of outermostFirst) {
    const around = [...made];
    const own = {
      is,
      getAttribute: (name: string) => (name === "title" ? (title ?? null) : null),
      closest: (wanted: string) =>
        [...around, own].findLast((each) => wanted.split(", ").some((one) => one === each.is)) ?? null,
      contains: (other: Element) => made.indexOf(own) <= made.indexOf(other as never),
    } as unknown as Element & { is: string };
    made.push(own);
  }
  return made.at(-1) as Element;
}

it("tells what an icon means that does nothing else", () => {
  expect(meaningAt(nested({ is: "ul" }, { is: "[title]", title: "3 tower points" }, { is: "b" }))?.text).toBe(
    "3 tower points",
  );
  expect(meaningAt(nested({ is: "ul" }, { is: "b" }))).toBeNull();
});

it("says nothing where a tap does something", () => {
  expect(meaningAt(nested({ is: "button" }, { is: "[title]", title: "a card" }))).toBeNull();
  expect(meaningAt(nested({ is: "[title]", title: "a card" }, { is: "a" }))).toBeNull();
});

it("tells a finger that rests what a button means, or a sign upon it", () => {
  expect(meaningHeldAt(nested({ is: "button" }, { is: "[title]", title: "a captive" }, { is: "b" }))?.text).toBe(
    "a captive",
  );
  expect(meaningHeldAt(nested({ is: "[title]", title: "a list" }, { is: "button" }))).toBeNull();
  expect(meaningHeldAt(nested({ is: "[title]", title: "3 tower points" }, { is: "b" }))).toBeNull();
});
