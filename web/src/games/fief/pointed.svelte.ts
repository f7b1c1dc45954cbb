import type { Frame } from "../../frame/frame.svelte";
import { whereabouts } from "./aboutoverseas";
import { t } from "./words";
import { franceOf } from "./world";

/** What the parts beside the map point to on it, and whose family sheet lies open. */
class Pointed {
  lord = $state<string | null>(null);
  village = $state<string | null>(null);
  sheet = $state<number | null>(null);

  leave(): void {
    this.lord = this.village = null;
  }
}

export const pointed = new Pointed();

/** The handlers of a name or face: while pointer or focus rest on it, the map shows where that lord is. */
export function pointsTo(frame: Frame, lord: string): Record<string, unknown> {
  const show = (): void => {
    const view = frame.view;
    const shown = view ? franceOf(view).lords[lord] : undefined;
    if (!view || !shown) return;
    pointed.lord = lord;
    pointed.village = shown.village;
    const titles = shown.titles.map((title) => frame.words.noun(title)).join(", ");
    frame.about = {
      title: frame.words.noun(lord),
      lines: [
        frame.words.player(shown.seat),
        whereabouts(frame.words, franceOf(view), shown.village),
        ...(titles ? [titles] : []),
        ...(shown.spouse ? [t("lord-married", { spouse: frame.words.noun(shown.spouse) })] : []),
        ...(shown.captor === null ? [] : [t("lord-captive-of", { name: frame.words.player(shown.captor) })]),
      ],
    };
  };
  const leave = (): void => {
    pointed.leave();
    frame.about = null;
  };
  return { onpointerenter: show, onpointerleave: leave, onfocus: show, onblur: leave };
}
