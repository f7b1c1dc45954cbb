import type { Component } from "svelte";
import type { Frame } from "../frame/frame.svelte";
import type { Tally } from "../frame/tally";
import type { IconName } from "../heraldry/icons";
import type { Stages } from "../live/story.svelte";
import type { GameEvent, View } from "../types";

/** What a game adds to the frame. */
export interface BoardModule {
  Board: Component<{ frame: Frame }>;
  /** A seat's public facts, in its panel. */
  SeatFacts: Component<{ frame: Frame; view: View; seat: number }>;
  /** One's own hidden things. */
  Screen: Component<{ frame: Frame }>;
  /** What the prompt holds beside its buttons, where something is chosen with numbers before a click on the board. */
  Muster?: Component<{ frame: Frame }>;
  /** What is played out or asked beyond the board, and laid over it; a phone has it in the sheet of the prompt. */
  Stage?: Component<{ frame: Frame; view: View }>;
  /** Which of the free moves are made on the board or on the screen, so that the prompt need not list them. */
  takes: (move: string) => boolean;
  /** Which of those are made on the screen: a phone has it on a page of its own, and leads there. */
  holds?: (move: string) => boolean;
  /** The ways to use a click that the free moves allow, the usual one first; one or none: nothing to choose. */
  modes: (moves: string[]) => string[];
  /** Ways that a click never has unless one wishes so: they are not chosen beforehand. */
  onWish?: readonly string[];
  /** Cuts a change into moments that the board stages one after the other; the whole page shows each of them. */
  stages?: Stages;
  /** How the chronicle is told: rounds, turns, and what becomes a table. */
  tally?: Tally;
  icon: (event: GameEvent) => IconName;
  /** Parts of the page of a table that a lesson shows by themselves, by the names it calls them. */
  parts?: Record<string, Component<{ frame: Frame }>>;
}

const DRAWN = import.meta.glob<BoardModule>("../games/*/board.ts", { import: "board" });
const PICTURES = import.meta.glob<Component>("../games/*/Picture.svelte", { import: "default" });
const EMBLEMS = import.meta.glob<IconName>("../games/*/emblem.ts", { import: "emblem", eager: true });

/** The drawn board of a game, or null where only the text board serves it. */
export async function drawnBoard(game: string): Promise<BoardModule | null> {
  const load = DRAWN[`../games/${game}/board.ts`];
  return load ? await load() : null;
}

/** What stands for a game on the shelf. */
export function emblemOf(game: string): IconName {
  return EMBLEMS[`../games/${game}/emblem.ts`] ?? "seats";
}

/** A small picture of a game's board, 320 by 180, or null where nobody has drawn one. */
export async function pictureOf(game: string): Promise<Component | null> {
  const load = PICTURES[`../games/${game}/Picture.svelte`];
  return load ? await load() : null;
}
