import type { GameEvent } from "../../types";
import { fieldOf, scenesOf, type Scene } from "./scenes";

/** How long a die tumbles, or a vote is waited for. */
export const TURN = 330;
const READ = 1700;
const LINE = 650;
const LEDGER = 5200;
const MOST_WAITING = 10;

/** How many pieces of a scene are shown one after the other. */
export function piecesOf(scene: Scene): number {
  switch (scene.kind) {
    case "round":
      return scene.throws.reduce((sum, one) => sum + one.dice.length, 0);
    case "count":
      return scene.votes.length;
    case "bids":
      return scene.bids.length;
    case "rising":
      return scene.dice.length;
    case "roll":
      return 1;
    default:
      return 0;
  }
}

/** What has been told since, one scene after the other, each until it has been seen. */
export class News {
  waiting = $state.raw<Scene[]>([]);
  /** How many dice or votes of the scene lie open. */
  turned = $state(0);
  private heard: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.waiting[0] ?? null;
  }

  /** All of the present scene lies open. */
  get open(): boolean {
    return this.scene === null || this.turned >= piecesOf(this.scene);
  }

  /** So many events have been told by now; the last ones are listed. */
  hear(events: GameEvent[], told: number, village: string | null, still: boolean): void {
    const before = this.heard;
    this.heard = told;
    if (before === null || told <= before) {
      if (before !== null && told < before) this.skip();
      return;
    }
    const fresh = scenesOf(events.slice(-(told - before)), village ?? fieldOf(events.slice(0, -(told - before))));
    if (fresh.length === 0) return;
    const idle = this.scene === null;
    this.waiting = [...this.waiting, ...fresh].slice(-MOST_WAITING);
    if (idle || this.waiting.length <= fresh.length) this.begin(still);
  }

  next(still = false): void {
    clearTimeout(this.timer);
    this.waiting = this.waiting.slice(1);
    if (this.scene !== null) this.begin(still);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private begin(still: boolean): void {
    clearTimeout(this.timer);
    this.turned = still && this.scene ? piecesOf(this.scene) : 0;
    this.timer = setTimeout(() => this.step(still), TURN);
  }

  private step(still: boolean): void {
    const scene = this.scene;
    if (scene === null) return;
    if (!this.open) {
      this.turned++;
      this.timer = setTimeout(() => this.step(still), TURN);
    } else this.timer = setTimeout(() => this.next(still), readingTime(scene));
  }
}

function readingTime(scene: Scene): number {
  if (scene.kind === "income") return LEDGER;
  const lines = scene.kind === "story" ? scene.lines.length : scene.after.length;
  return READ + Math.min(lines, 6) * LINE;
}
