import type { About, Frame } from "../../frame/frame.svelte";
import type { Zoom } from "../../boards/zoom.svelte";
import { t } from "./words";

/** What pointer, finger or focus rests on: a village, a lord, a fief or a bishopric. */
class Pointing {
  at = $state<string | null>(null);
  /** What a first touch has shown and a second one plays. */
  armed = "";
  /** What was last said about a place of the map. */
  told: About | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  linger(then: () => void, wait: number): void {
    this.act();
    this.waiting = setTimeout(then, wait);
  }

  /** Whoever acts no longer waits to be told. */
  act(): void {
    clearTimeout(this.waiting);
  }

  leave(): void {
    this.act();
    this.at = null;
  }
}

export const pointing = new Pointing();

export interface Target {
  /** The village, lord, fief or bishopric. */
  name: string;
  about: () => About;
  /** The rows of moves that a click may mean; none: it is not free now. */
  plays: string[][];
  /** What may be said of it although nothing is asked about it. */
  offers?: string[];
  /** What a click would say, for asking why it is not free. */
  wouldSay: string | null;
  /** Does even a single meaning have to be confirmed in the prompt? */
  asks?: boolean;
}

const LINGER = 300;
const HOLD = 500;
const FADE = 4000;
let fading: ReturnType<typeof setTimeout> | undefined;

/** The handlers of a place on the map. */
export function target(frame: Frame, zoom: Zoom, aim: Target): Record<string, unknown> {
  const offers = aim.offers ?? [];
  const show = (): void => {
    clearTimeout(fading);
    frame.about = pointing.told = aim.about();
  };
  const explain = (): void => {
    show();
    if (frame.asked && aim.wouldSay) void frame.explain(aim.wouldSay);
  };
  // What was said stays for a while, so that one can get to the rule behind it.
  const leave = (): void => {
    pointing.leave();
    clearTimeout(fading);
    fading = setTimeout(() => (frame.about = null), FADE);
  };
  const click = (event: MouseEvent): void => {
    pointing.act();
    if (zoom.moved || frame.busy) return;
    frame.hint = frame.pick = null;
    const [play, another] = aim.plays;
    const touched = "pointerType" in event && event.pointerType === "touch";
    const unseen = touched && play && !another && !aim.asks && pointing.armed !== aim.name;
    pointing.armed = unseen ? aim.name : "";
    pointing.at = aim.name;
    if (unseen) {
      const { title, lines } = aim.about();
      frame.about = pointing.told = { title, lines: [...lines, t("map-tap-again")] };
    } else if (play && !another && !aim.asks) void frame.live.play(...play);
    else if (play || offers.length > 0) {
      show();
      frame.pick = [...aim.plays.map((row) => row.at(-1) ?? ""), ...(play ? [] : offers)];
    } else explain();
  };
  return {
    "aria-disabled": aim.plays.length === 0 && offers.length === 0,
    "data-move": aim.plays[0]?.join(", "),
    onclick: click,
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      pointing.at = aim.name;
      pointing.linger(show, LINGER);
    },
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") pointing.linger(show, HOLD);
    },
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && leave(),
    onfocus: () => {
      pointing.at = aim.name;
      pointing.linger(show, LINGER);
    },
    onblur: leave,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === "?") explain();
      else if (event.key === "Enter" || event.key === " ") {
        zoom.moved = false;
        click(new MouseEvent("click"));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
