import { api } from "../api";
import type { Breakdown, Height } from "../types";

/** Why a finished game ended as it did: asked for once, however often one looks back at the game in between. */
export class Outcome {
  told = $state.raw<Breakdown | null>(null);
  points = $state.raw<Height[]>([]);
  /** Is it shown what the result is made of? null: as the width of the page has it. */
  isOpen = $state<boolean | null>(null);
  private isComing = false;

  constructor(private readonly id: string) {}

  /** Of a game whose rules are no longer played only the ranking is left. */
  load(): void {
    if (this.isComing) return;
    this.isComing = true;
    void api.breakdown(this.id).then(
      (found) => (this.told = found),
      () => (this.told = null),
    );
    void api.curve(this.id).then(
      (found) => (this.points = found),
      () => (this.points = []),
    );
  }
}
