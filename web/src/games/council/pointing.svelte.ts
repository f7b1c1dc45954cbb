import type { About, Frame } from "../../frame/frame.svelte";
import { t } from "./words";

/** What pointer, finger or focus rests on; the other parts of the board show what goes with it. */
class Pointing {
  city = $state<string | null>(null);
  council = $state<string | null>(null);
  /** The cities of a permit. */
  names = $state.raw<string[]>([]);
  /** What a first touch has shown and a second one plays. */
  armed = "";
  private lingering: ReturnType<typeof setTimeout> | undefined;

  linger(then: () => void, wait: number): void {
    this.act();
    this.lingering = setTimeout(then, wait);
  }

  /** Whoever acts no longer waits to be told: what the act brings up must not be talked over. */
  act(): void {
    clearTimeout(this.lingering);
  }

  at(spot: Spot): void {
    this.city = spot.city ?? null;
    this.council = spot.council ?? null;
    this.names = spot.names ?? [];
  }

  leave(): void {
    this.act();
    this.at({});
  }
}

export interface Spot {
  city?: string;
  council?: string;
  names?: string[];
}

export const pointing = new Pointing();

export interface Target {
  spot: Spot;
  about: () => About;
  /** The rows of moves that a click may mean; none: it is not free now. */
  plays: string[][];
  /** What a click would say, for asking why it is not free. */
  wouldSay: string;
  /** Must a finger see first what it does? */
  shownFirst?: boolean;
}

const LINGER = 350;
const HOLD = 550;

/** The handlers of a place on the board. */
export function target(frame: Frame, aim: Target): Record<string, unknown> {
  const show = (): void => {
    frame.about = aim.about();
    frame.hint = null;
  };
  const explain = (): void => {
    show();
    if (frame.asked) void frame.explain(aim.wouldSay);
  };
  // What was refused stays said: its rule may be asked for on the way elsewhere.
  const leave = (): void => {
    pointing.leave();
    frame.about = null;
  };
  const click = (event: MouseEvent): void => {
    pointing.act();
    const [play, another] = aim.plays;
    const touched = "pointerType" in event && event.pointerType === "touch";
    const unseen = aim.shownFirst && touched && pointing.armed !== aim.wouldSay;
    pointing.armed = unseen ? aim.wouldSay : "";
    if (frame.busy) return;
    if (!play) explain();
    else if (unseen) {
      const { title, lines } = aim.about();
      pointing.at(aim.spot);
      frame.about = { title, lines: [...lines, t("board-tap-again")] };
    } else if (another) {
      frame.about = aim.about();
      frame.pick = aim.plays.map(([first = ""]) => first);
    } else void frame.live.play(...play);
  };
  return {
    "aria-disabled": aim.plays.length === 0,
    "data-move": aim.plays[0]?.join(", "),
    onclick: click,
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      pointing.at(aim.spot);
      pointing.linger(show, LINGER);
    },
    onpointerdown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") pointing.linger(show, HOLD);
    },
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && leave(),
    onfocus: () => {
      pointing.at(aim.spot);
      pointing.linger(show, LINGER);
    },
    onblur: leave,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "?") return;
      event.preventDefault();
      explain();
    },
  };
}
