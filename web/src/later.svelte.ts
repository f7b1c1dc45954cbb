import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what Svelte itself asks of the props of a component
export type AnyProps = Record<string, any>;
type Loaded<Props extends AnyProps> = Promise<{ default: Component<Props> }>;

/** A part of the page that is fetched when it is first shown; from then on it is there at once. */
export class Part<Props extends AnyProps> {
  component = $state.raw<Component<Props> | null>(null);
  failed = $state(false);
  private isComing = false;

  constructor(private readonly load: () => Loaded<Props>) {}

  /** However often it is wished for, it comes once. */
  async fetch(): Promise<void> {
    if (this.isComing) return;
    this.isComing = true;
    this.failed = false;
    try {
      this.component = (await this.load()).default;
    } catch {
      this.failed = true;
      this.isComing = false;
    }
  }
}

export function later<Props extends AnyProps>(load: () => Loaded<Props>): Part<Props> {
  return new Part(load);
}
