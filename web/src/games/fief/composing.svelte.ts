import type { Draft } from "./dealing";

/** The proposals being composed on this device, by table and seat: they outlast whatever news comes meanwhile. */
class Desk {
  private drafts = $state.raw<Record<string, Draft | null>>({});

  draft(table: string, seat: number): Draft | null {
    return this.drafts[`${table}:${seat}`] ?? null;
  }

  write(table: string, seat: number, draft: Draft | null): void {
    this.drafts = { ...this.drafts, [`${table}:${seat}`]: draft };
  }
}

export const desk = new Desk();
