/** So long the only answer is shown before it is said: as long as answers that stand usually take. */
export const SHOWN_FOR = 2000;

/** The only answer that somebody has: shown for a moment, then said for them, unless they would rather do it. */
export class SoleAnswer {
  /** What is about to be said. */
  move = $state<string | null>(null);
  private question: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Which answer may be said for this person, if any? */
    private readonly ask: () => Promise<string | null>,
    private readonly say: (move: string) => void,
  ) {}

  /** What is asked now, by the number of its position; null: nothing that has only one answer. */
  consider(question: number | null): void {
    if (question === this.question) return;
    this.wait();
    this.question = question;
    if (question !== null) void this.find(question);
  }

  /** Leave it to them. */
  wait(): void {
    clearTimeout(this.timer);
    this.move = null;
  }

  private async find(question: number): Promise<void> {
    const move = await this.ask();
    if (move === null || this.question !== question) return;
    this.move = move;
    this.timer = setTimeout(() => {
      this.move = null;
      this.say(move);
    }, SHOWN_FOR);
  }
}
