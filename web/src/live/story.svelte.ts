import type { GameEvent, View } from "../types";

/** The table at one moment, as this listener knew it then. */
export interface Moment {
  view: View;
  events: GameEvent[];
  /** How many events there had been, those that are no longer listed included. */
  told: number;
  sequence: number;
}

/** A moment that the story shows. */
export interface Step extends Moment {
  /** What has been told since the step before. */
  fresh: GameEvent[];
  /** Who has moved; null where this listener may not know. */
  by: number | null;
  /** What the board stages upon this moment: the story goes on when the board says so, with `next`. */
  stage?: object;
}

/** Cuts a change that holds more than one moment into steps; the change itself comes after them. */
export type Stages = (before: Moment, after: Moment, fresh: GameEvent[]) => Step[];

export type Pace = "off" | "brisk" | "calm";

const DWELL = { brisk: 900, calm: 2200 };
const SHORTEST = 180;
/** More than so many steps that wait are told faster. */
const UNHURRIED = 5;
/** Of more than so many, those of one mover become one; if that is not enough, the oldest are not told. */
const MOST_WAITING = 40;
const MISSED = "missed";

/**
 * What the others did, told step by step: the table's news are known at once, and shown one after the other.
 * Nobody who may answer is held up by it: whoever is asked can skip, and who was asked already sees the news at once.
 */
export class Story {
  /** How a game stages what happens, where its board has a stage. */
  stages: Stages | null = null;
  /** How many times as long as a line this step takes to be read. */
  heft: (step: Step) => number = () => 1;
  /** The step on show; null: the table as it is now. */
  shown = $state.raw<Step | null>(null);
  private waiting = $state.raw<Step[]>([]);
  private readonly holders = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly seat: number | null,
    private readonly pace: () => Pace,
    private readonly isStill: () => boolean,
  ) {}

  /** Is something still to be told before the table is shown as it is now? */
  get behind(): boolean {
    return this.waiting.length > 0 || this.shown?.stage !== undefined;
  }

  /** How many steps are still to come. */
  get left(): number {
    return this.waiting.length;
  }

  /** The table has changed. */
  tell(before: Moment, after: Moment, by: number | null): void {
    const fresh = after.told > before.told ? after.events.slice(before.told - after.told) : [];
    const staged = this.isStill() || fresh.length === 0 ? [] : (this.stages?.(before, after, fresh) ?? []);
    const told = staged.reduce((sum, step) => sum + step.fresh.length, 0);
    const last: Step = { ...after, fresh: fresh.slice(told), by };
    if (this.behind || staged.length > 0) this.queue(before, [...staged, last]);
    else if (this.pace() === "off" || (by !== null && by === this.seat)) this.skip();
    else if (fresh.length === 0) this.shown = this.shown && { ...last, fresh: this.shown.fresh, by: this.shown.by };
    else if (this.seat !== null && before.view.asked.includes(this.seat)) this.show(last);
    else this.queue(before, [last]);
  }

  /** What has happened since somebody was here; the first is where they left. */
  tellAgain([left, ...since]: Step[]): void {
    if (!left || this.pace() === "off") return;
    this.waiting = folded([...since, ...this.waiting]);
    this.show({ ...left, fresh: [] });
  }

  /** News were missed: this is where the table stood; what happened since is on its way, and comes with `tellOn`. */
  missed(before: Moment): void {
    if (this.pace() === "off") return this.skip();
    this.holders.add(MISSED);
    this.show(this.shown ?? { ...before, fresh: [], by: null });
  }

  /** What has happened since something was missed; nothing: nobody could find out. */
  tellOn(since: Step[]): void {
    if (!this.holders.has(MISSED)) return; // whoever has skipped meanwhile knows already
    const [first, last] = [since[0]?.sequence ?? Infinity, since.at(-1)?.sequence ?? -1];
    const [earlier, later] = [(step: Step) => step.sequence < first, (step: Step) => step.sequence > last];
    this.waiting = folded([...this.waiting.filter(earlier), ...since, ...this.waiting.filter(later)]);
    if (this.behind) this.hold(MISSED, false);
    else this.skip();
  }

  /** The table is known anew, with something taken back: what waits is told, and ends there. */
  settle(now: Moment): void {
    if (this.behind) this.waiting = [...this.waiting, { ...now, fresh: [], by: null }];
    else this.skip();
  }

  /** On to the next step, or to the table as it is now. */
  next(): void {
    const [first, ...rest] = this.waiting;
    this.waiting = rest;
    this.show(first ?? null);
  }

  /** Enough: the table as it is now. */
  skip(): void {
    this.waiting = [];
    this.holders.delete(MISSED);
    this.show(null);
  }

  /** The story waits as long as somebody holds it: a board that shows something of its own, say. */
  hold(who: string, isBusy: boolean): void {
    if (isBusy) this.holders.add(who);
    else this.holders.delete(who);
    this.goOn();
  }

  private queue(before: Moment, steps: Step[]): void {
    const [only] = steps;
    if (only && steps.length === 1 && only.fresh.length === 0) this.absorb(only);
    else this.waiting = folded([...this.waiting, ...steps]);
    if (this.shown !== null) return;
    if (this.holders.size > 0) this.show({ ...before, fresh: [], by: null });
    else this.next();
  }

  /** Nothing is told of it: it belongs to what was told last. */
  private absorb(step: Step): void {
    const last = this.waiting.at(-1);
    this.waiting = last ? [...this.waiting.slice(0, -1), { ...step, fresh: last.fresh, by: last.by }] : [step];
  }

  private show(step: Step | null): void {
    this.shown = step;
    this.goOn();
  }

  private goOn(): void {
    clearTimeout(this.timer);
    if (this.shown === null || this.shown.stage !== undefined || this.holders.size > 0) return;
    this.timer = setTimeout(() => this.next(), this.dwell(this.shown));
  }

  private dwell(step: Step): number {
    const pace = this.pace();
    if (pace === "off" || step.fresh.length === 0) return pace === "off" ? 0 : SHORTEST;
    return Math.max(SHORTEST, (DWELL[pace] * this.heft(step) * UNHURRIED) / Math.max(UNHURRIED, this.waiting.length));
  }
}

/** Of a flood, all that one mover did without a pause is one step. */
function folded(steps: Step[]): Step[] {
  if (steps.length <= MOST_WAITING) return steps;
  const kept: Step[] = [];
  for (const step of steps) {
    const last = kept.at(-1);
    if (last?.by === step.by && !last.stage && !step.stage)
      kept[kept.length - 1] = { ...step, fresh: [...last.fresh, ...step.fresh] };
    else kept.push(step);
  }
  return kept.slice(-MOST_WAITING);
}
