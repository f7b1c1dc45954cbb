import type { Scene } from "./tallies";
import type { City, HolyLand } from "./world";

const BEGIN = 500;
const TURN = 380;
const QUICK = 120;
const VERDICT = 1500;

/** The Templars are turned over one by one, city by city; the board keeps its news until each has had its moment. */
export class Reveal {
  scenes = $state.raw<Scene[]>([]);
  at = $state(0);
  /** How many pieces of the current city lie open, the lowest bid first. */
  turned = $state(0);
  decided = $state(false);
  private before: HolyLand | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  begin(before: HolyLand, scenes: Scene[]): void {
    if (scenes.length === 0) return;
    this.before = before;
    this.scenes = scenes;
    this.open(0);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.scenes = [];
    this.before = null;
  }

  next(): void {
    clearTimeout(this.timer);
    if (this.at + 1 < this.scenes.length) this.open(this.at + 1);
    else this.skip();
  }

  /** The land as far as it has been revealed. */
  staged(now: HolyLand): HolyLand {
    const before = this.before;
    if (before === null || this.scene === null) return now;
    const done = new Set<City>(this.scenes.slice(0, this.at).map((scene) => scene.city));
    const cities = before.cities.map((old) => {
      const fresh = now.cities.find((city) => city.city === old.city);
      return done.has(old.city) && fresh && fresh.bids.length > 0 ? { ...fresh, card: old.card } : old;
    });
    return { ...before, cities };
  }

  isDone(city: City): boolean {
    const at = this.scenes.findIndex((scene) => scene.city === city);
    return this.scene === null || (at >= 0 && at < this.at);
  }

  private open(at: number): void {
    this.at = at;
    this.turned = 0;
    this.decided = false;
    this.wait(BEGIN);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(), time);
  }

  private step(): void {
    const pieces = this.scene?.bids.flatMap((bid) => bid.pieces) ?? [];
    if (this.turned < pieces.length) {
      const quick = pieces[this.turned]?.open ?? false;
      this.turned++;
      this.wait(quick ? QUICK : TURN);
    } else if (!this.decided) {
      this.decided = true;
      this.wait(VERDICT);
    } else this.next();
  }
}
