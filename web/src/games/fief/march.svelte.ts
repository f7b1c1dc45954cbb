import type { Frame } from "../../frame/frame.svelte";
import { armyOf, marchTo, musterOf, type Army } from "./mapmoves";
import { TROOPS, type Troop, type Troops } from "./troops";

/** With how many men an army shall go on, until it goes: whoever sets out takes all along unless told otherwise. */
export class MarchPlan {
  private changed = $state.raw<{ stage: string; wish: Troops } | null>(null);

  constructor(private readonly frame: Frame) {}

  get army(): Army | null {
    const { view } = this.frame;
    return view ? armyOf(view) : null;
  }

  /** Does this person lead it, here and now? */
  get isMine(): boolean {
    const { army, frame } = this;
    return army !== null && frame.asked && army.seat === frame.view?.seat && frame.view.forms.at(-1)?.form === "Army";
  }

  get wish(): Troops {
    const { army } = this;
    if (army && this.changed?.stage === stage(army)) return this.changed.wish;
    if (!army) return {};
    const wished = TROOPS.map((troop): [Troop, number] => {
      const { now, most } = musterOf(this.frame.moves, army, troop);
      return [troop, army.steps === 0 ? most : now];
    });
    return Object.fromEntries(wished);
  }

  set(troop: Troop, count: number): void {
    if (this.army) this.changed = { stage: stage(this.army), wish: { ...this.wish, [troop]: count } };
  }

  setAll(all: boolean): void {
    const { army } = this;
    if (!army) return;
    for (const troop of TROOPS) {
      const { least, most } = musterOf(this.frame.moves, army, troop);
      this.set(troop, all ? most : least);
    }
  }

  to(village: string): string[] {
    return this.army && this.isMine ? marchTo(this.army, this.wish, village) : [`go ${village}`];
  }
}

const plans = new WeakMap<Frame, MarchPlan>();

/** The plan of this page, which the map and the prompt share. */
export function marchPlan(frame: Frame): MarchPlan {
  const plan = plans.get(frame) ?? new MarchPlan(frame);
  plans.set(frame, plan);
  return plan;
}

/** What was wished holds for one stay of one army. */
function stage(army: Army): string {
  return [army.lead, army.at, army.steps, ...TROOPS.map((troop) => army.troops?.[troop] ?? 0)].join(" ");
}
