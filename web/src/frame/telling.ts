import type { Frame } from "./frame.svelte";

/** The handlers of something that tells what it does while the pointer rests on it, or once it is touched. */
export function tells(frame: Frame, word: string): Record<string, unknown> {
  const about = frame.words.about(word);
  if (!about) return {};
  const show = (): void => void (frame.about = { title: frame.words.noun(word), lines: [about] });
  const hide = (): void => void (frame.about = null);
  return {
    onclick: show,
    onfocus: show,
    onblur: hide,
    onpointerenter: show,
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hide(),
  };
}
