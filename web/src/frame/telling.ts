import type { About, Frame } from "./frame.svelte";

/** The handlers of something that explains itself while the pointer rests on it, or once it is touched. */
export function explains(frame: Frame, about: () => About): Record<string, unknown> {
  const show = (): void => void (frame.about = about());
  const hide = (): void => void (frame.about = null);
  return {
    onclick: show,
    onfocus: show,
    onblur: hide,
    onpointerenter: show,
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hide(),
  };
}

/** The same for a word of the game that has a line about what it does. */
export function tells(frame: Frame, word: string): Record<string, unknown> {
  const about = frame.words.about(word);
  return about ? explains(frame, () => ({ title: frame.words.noun(word), lines: [about] })) : {};
}
