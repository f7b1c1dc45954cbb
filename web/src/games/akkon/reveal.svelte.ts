import type { Moment, Stages, Step } from "../../live/story.svelte";
import type { GameEvent, View } from "../../types";
import { scenes, type Scene } from "./tallies";
import { landOf, SENESCHAL, type HolyLand } from "./world";

const BEGIN = 500;
const TURN = 380;
const QUICK = 120;
const VERDICT = 1500;

/** What is told of a city while its Templars are turned over, the verdict last. */
const VERDICTS = ["won", "tied", "unsold", "worthless"];
const REVEALING = ["turned-up", "bid-total", ...VERDICTS];

/** The reveal, city by city: each moment shows the table as it was before the Templars of that city are turned over. */
export const stages: Stages = (before, after, fresh) => {
  const found = scenes(landOf(before.view), landOf(after.view), fresh);
  const starts = startsOf(found, fresh);
  return found.map((scene, at) => {
    const start = starts[at] ?? 0;
    return {
      ...moment(before, after, fresh.length - start),
      view: viewAfter(before.view, found.slice(0, at)),
      fresh: fresh.slice(starts[at - 1] ?? 0, start),
      by: null,
      stage: { scene, at, of: found.length } satisfies StagedScene,
    } satisfies Step;
  });
};

/** A city on the stage, and where it comes in the order of those that are turned over. */
export interface StagedScene {
  scene: Scene;
  at: number;
  of: number;
}

/**
 * Where in what is told each scene begins: the first with the reveal, every other one after the verdict before it.
 * Cities for which nobody has bid have no scene.
 */
function startsOf(found: Scene[], fresh: GameEvent[]): number[] {
  const ends = found.map(({ city }) =>
    fresh.findIndex(({ name, arguments: told }) => VERDICTS.includes(name) && told["city"] === city),
  );
  const before = fresh.slice(0, ends[0]).findLastIndex(({ name }) => !REVEALING.includes(name));
  return [before, ...ends].slice(0, found.length).map((end) => {
    let start = end + 1;
    while (fresh[start]?.name === "unsold") start++;
    return start;
  });
}

/** All that had been told when so many events were still to come. */
function moment(before: Moment, after: Moment, toCome: number): Omit<Moment, "view"> {
  return {
    events: after.events.slice(0, after.events.length - toCome),
    told: after.told - toCome,
    sequence: before.sequence,
  };
}

/** The table when these cities have been turned over, and no other; nobody is asked anything meanwhile. */
function viewAfter(view: View, done: Scene[]): View {
  const round = view.forms.findIndex(({ form }) => form === "Round");
  return {
    ...view,
    asked: [],
    forms: view.forms.slice(0, round + 1),
    world: done.reduce(withScene, landOf(view)) as unknown as View["world"],
  };
}

/** The Templars of this city lie open, and whoever has won its card holds it; the next one is not turned up yet. */
function withScene(land: HolyLand, scene: Scene): HolyLand {
  const { city, bids, card, verdict } = scene;
  const pieces = bids.flatMap((bid) => bid.pieces).filter((row) => row.piece !== SENESCHAL);
  const winner = verdict.kind === "won" ? verdict.seat : null;
  return {
    ...land,
    cities: land.cities.map((old) =>
      old.city === city
        ? { ...old, bids: pieces.map((row) => ({ ...row, open: true })), card: winner === null ? old.card : null }
        : old,
    ),
    hands: land.hands.map((hand, seat) =>
      seat === winner
        ? { count: hand.count + 1, ...(hand.cards && card ? { cards: [...hand.cards, card] } : {}) }
        : hand,
    ),
  };
}

/** The Templars of one city are turned over one by one; then it is said who has won, and after a while that is over. */
export class Reveal {
  /** How many pieces lie open, the lowest bid first. */
  turned = $state(0);
  decided = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly over: () => void,
  ) {
    this.wait(BEGIN);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private wait(time: number): void {
    this.timer = setTimeout(() => this.step(), time);
  }

  private step(): void {
    const pieces = this.scene.bids.flatMap((bid) => bid.pieces);
    if (this.turned < pieces.length) {
      const quick = pieces[this.turned]?.open ?? false;
      this.turned++;
      this.wait(quick ? QUICK : TURN);
    } else if (!this.decided) {
      this.decided = true;
      this.wait(VERDICT);
    } else this.over();
  }
}
