import type { GameEvent, Position, Stretch } from "../types";
import { patched } from "./patch";

export type Listener = number | "spectator";

/** A position of the past, and what led to it. */
export interface Seen extends Position {
  /** What was told with the last entry. */
  fresh: GameEvent[];
  /** Who moved, where this listener may know. */
  by: number | null;
  /** The moves, as far as this listener may know them, as lines of the record; none where something was taken back. */
  said: string[];
}

/** So many positions are asked for at once. */
const LENGTH = 50;
/** So near to the end of them the next ones are asked for too. */
const NEAR = 15;

/** The positions of a stretch, one after the other. */
export function positionsOf({ position, strides }: Stretch): Seen[] {
  const told = position.sequence === 0 ? position.events : [];
  const seen: Seen[] = [{ ...position, fresh: told, by: null, said: [] }];
  let last: Position = position;
  for (const { patch, events, event_count, sequence, moment, by, said } of strides) {
    const gone = last.event_count + events.length - event_count;
    const kept = gone > 0 ? last.events.slice(0, -gone) : last.events;
    const view = patched(last.view, patch);
    const next: Seen = {
      ...last,
      ...{ sequence, moment, view, event_count, by, said },
      events: events.length > 0 || gone > 0 ? [...kept, ...events] : last.events,
      fresh: events,
    };
    seen.push(next);
    last = next;
  }
  return seen;
}

type Ask = (listener: Listener, from: number, to: number) => Promise<Stretch>;

/** The way of one game, stretch by stretch as it is looked at: what was fetched once is here at once. */
export class Course {
  private readonly stretches = new Map<string, Promise<Seen[]>>();
  private readonly known = new Map<string, Seen[]>();
  /** How far the table was when all of this was asked for. */
  private asOf = 0;

  constructor(
    private readonly ask: Ask,
    private readonly now: () => number,
  ) {}

  /** The position, if it is here already. */
  here(listener: Listener, sequence: number): Seen | null {
    this.keepUp();
    return this.among(this.known.get(nameOf(listener, sequence)) ?? [], listener, sequence);
  }

  async at(listener: Listener, sequence: number): Promise<Seen | null> {
    const stretch = await this.fetch(listener, sequence);
    return this.among(stretch, listener, sequence) ?? stretch.at(-1) ?? null;
  }

  private among(stretch: Seen[], listener: Listener, sequence: number): Seen | null {
    const found = stretch.find((seen) => seen.sequence === sequence) ?? null;
    if (found) this.lookAround(listener, found);
    return found;
  }

  /** The next steps from here will be at hand. */
  private lookAround(listener: Listener, { sequence, last }: Seen): void {
    for (const near of [sequence + NEAR, sequence - NEAR])
      if (near >= 0 && near <= last && !this.known.has(nameOf(listener, near)))
        void this.fetch(listener, near).catch(() => undefined); // whoever gets there asks again
  }

  /** Where the game has gone on, each position says wrongly how far it goes, and the last stretch is too short. */
  private keepUp(): void {
    if (this.asOf === this.now()) return;
    this.asOf = this.now();
    this.stretches.clear();
    this.known.clear();
  }

  private fetch(listener: Listener, sequence: number): Promise<Seen[]> {
    this.keepUp();
    const name = nameOf(listener, sequence);
    const coming = this.stretches.get(name);
    if (coming) return coming;
    const { asOf } = this;
    const first = Math.floor(sequence / LENGTH) * LENGTH;
    // The position before the first tells what led to it.
    const asked = this.ask(listener, Math.max(0, first - 1), first + LENGTH - 1).then((stretch) => {
      const seen = positionsOf(stretch).filter((one) => one.sequence >= first);
      if (asOf === this.now()) this.known.set(name, seen);
      return seen;
    });
    this.stretches.set(name, asked);
    asked.catch(() => {
      if (this.stretches.get(name) === asked) this.stretches.delete(name);
    });
    return asked;
  }
}

function nameOf(listener: Listener, sequence: number): string {
  return `${listener} ${Math.floor(sequence / LENGTH)}`;
}
