import { api } from "../api";
import { Course, positionsOf, type Listener, type Seen } from "../live/course";
import type { Step } from "../live/story.svelte";
import type { LiveTable } from "../live/table.svelte";
import type { Chronicle, GameEvent, View } from "../types";
import { opensRound, type Tally } from "./tally";

export type Stride = "move" | "turn" | "round";

/** So many entries are told to somebody who comes back. */
const MOST_TOLD = 60;

/** The entries at which a turn or a round begins, in order; the first of all is one. */
export function beginnings(told: Chronicle, stride: Stride, tally: Tally): number[] {
  const last = told.moments.length - 1;
  if (stride === "move") return Array.from({ length: last + 1 }, (_, sequence) => sequence);
  const found = [0];
  if (stride === "turn" && !tally.turns) {
    let mover: number | null = null;
    told.movers.forEach((seat, sequence) => {
      if (seat !== null && seat !== mover && mover !== null) found.push(sequence - 1); // before they moved
      mover = seat ?? mover;
    });
  } else {
    let before: GameEvent | undefined;
    told.events.forEach((event, number) => {
      const opens = opensRound(tally, event, before);
      if (opens) before = event;
      if (opens || (stride === "turn" && tally.turns?.includes(event.name))) found.push(told.sequences[number] ?? 0);
    });
  }
  return [...new Set([...found, last])].toSorted((one, other) => one - other);
}

/** Looking back at one table: which position, through whose eyes, and all that was told to them. */
export class Replay {
  position = $state.raw<Seen | null>(null);
  listener = $state<Listener>("spectator");
  /** Is what is seldom wanted of it unfolded, such as playing on from here? */
  isUnfolded = $state(false);
  private chronicles = $state.raw<Partial<Record<Listener, Chronicle>>>({});
  /** What was asked for and is not here yet: the lines of a log ask for it all at once. */
  private readonly coming = new Map<Listener, Promise<Chronicle>>();
  private readonly course: Course;
  private wanted = 0;

  constructor(private readonly live: LiveTable) {
    this.listener = live.seat ?? "spectator";
    this.course = new Course(
      (listener, from, to) => api.course(live.id, listener, from, to),
      () => live.sequence,
    );
  }

  /** All that was told to whom one looks through, once it is here. */
  get chronicle(): Chronicle | null {
    return this.chronicles[this.listener] ?? null;
  }

  get last(): number {
    return this.position?.last ?? this.live.sequence;
  }

  /** To what this listener counts as this number. */
  async goTo(sequence: number): Promise<void> {
    const wanted = ++this.wanted;
    const here = this.course.here(this.listener, sequence);
    const seen = here ?? (await this.course.at(this.listener, sequence));
    if (wanted === this.wanted) this.position = seen;
    void this.recall(seen?.last);
  }

  /** To what everybody counts as this number. */
  async goToMoment(moment: number): Promise<void> {
    const { moments } = await this.recall(this.live.sequence);
    const sequence = moments.indexOf(moment);
    await this.goTo(sequence < 0 ? moments.length - 1 : sequence);
  }

  /** To where this line of the log was told, the first being 0. */
  async goToLine(number: number): Promise<void> {
    const told = await this.recall(this.live.sequence);
    await this.goTo(told.sequences[number] ?? told.moments.length - 1);
  }

  /** What was to be seen when this line of the log was told. */
  async viewAtLine(number: number): Promise<View | null> {
    const told = await this.recall();
    const sequence = told.sequences[number] ?? told.moments.length - 1;
    return (await this.course.at(this.listener, sequence))?.view ?? null;
  }

  /** The positions from this entry up to now, as this seat saw them; of very many only the last. */
  async since(sequence: number): Promise<Step[]> {
    const { id, seat, sequence: now } = this.live;
    const stretch = await api.course(id, seat ?? "spectator", Math.max(sequence, now - MOST_TOLD), now);
    return positionsOf(stretch).map(({ view, events, event_count: told, sequence: at, fresh, by }) => ({
      ...{ view, events, told, sequence: at, fresh, by },
    }));
  }

  /** A move, a turn or a round on or back. */
  async step(stride: Stride, by: 1 | -1, tally: Tally): Promise<void> {
    const at = this.position?.sequence ?? this.last;
    if (stride === "move") return this.goTo(Math.min(Math.max(0, at + by), this.last));
    const stops = beginnings(await this.recall(), stride, tally);
    const next = by > 0 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
    await this.goTo(next ?? (by > 0 ? this.last : 0));
  }

  /** Through other eyes, at the same moment. */
  async look(as: Listener): Promise<void> {
    const moment = await this.moment();
    this.listener = as;
    await this.goToMoment(moment);
  }

  /** What is looked at now, by the number that is the same for all. */
  async moment(): Promise<number> {
    if (this.position) return this.position.moment;
    const { moments } = await this.recall(this.live.sequence);
    return moments.at(-1) ?? 0;
  }

  leave(): void {
    this.wanted++;
    this.position = null;
    this.listener = this.live.seat ?? "spectator";
  }

  /** What was told, up to this entry at least. */
  async recall(until = 0): Promise<Chronicle> {
    const { listener } = this;
    const known = this.chronicles[listener];
    if (known && known.moments.length > until) return known;
    const told = await this.ask(listener);
    // What was asked for before the table moved on may end too early.
    return told.moments.length > until ? told : this.ask(listener);
  }

  private ask(listener: Listener): Promise<Chronicle> {
    const coming = this.coming.get(listener);
    if (coming) return coming;
    const asked = this.fetch(listener).finally(() => this.coming.delete(listener));
    this.coming.set(listener, asked);
    return asked;
  }

  private async fetch(listener: Listener): Promise<Chronicle> {
    const told = await api.chronicle(this.live.id, listener);
    this.chronicles = { ...this.chronicles, [listener]: told };
    return told;
  }
}
