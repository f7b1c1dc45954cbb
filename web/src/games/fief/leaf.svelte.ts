import { untrack } from "svelte";
import type { Leaf } from "./overseas";

/** Which of the two sheets lies on top, where there is no room for both. */
class Leaves {
  open = $state<Leaf>("france");
  private led: Leaf | null = null;

  /** The game moves on to a sheet: it is turned up once, and whoever looks back at the other may. */
  lead(leaf: Leaf): void {
    if (leaf === this.led) return;
    this.led = leaf;
    untrack(() => (this.open = leaf));
  }

  /** Another table is opened. */
  begin(): void {
    this.led = null;
  }

  turnTo(leaf: Leaf): void {
    this.open = leaf;
  }
}

export const leaves = new Leaves();
