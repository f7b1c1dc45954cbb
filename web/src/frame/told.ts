import { t, words } from "../words/words.svelte";
import type { Frame } from "./frame.svelte";
import { freshBlocks, tallyOf, type Block } from "./tally";

/** So many lines that led to a position are said in its prompt. */
export const MOST_LED = 3;

/** What a block is called, or what it says where it is only a line. */
export function sayBlock(frame: Frame, block: Block): string {
  if (block.kind === "line") return frame.words.event(block.event);
  if (block.kind === "table") return frame.words.column(block.ledger.name);
  return words.ofBoard(frame.game, "tally-round-end") ?? t("log-round-end");
}

/** What the step of the story on show tells. */
export function storyBlocks(frame: Frame): Block[] {
  const step = frame.story.shown;
  if (!step) return [];
  return freshBlocks(step.events, step.told, step.fresh.length, tallyOf(frame.board?.tally), step.view.over);
}
