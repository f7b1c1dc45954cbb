import type { FluentBundle } from "@fluent/bundle";
import { call } from "../api";
import { bundleOf, readable, say, words, type Arguments } from "../words/words.svelte";

/** What the coach says of one game: fetched with its page, and in no table's way. */
export class CoachWords {
  private bundle = $state.raw<FluentBundle | undefined>();

  constructor(private readonly game: string) {}

  get ready(): boolean {
    return this.bundle !== undefined;
  }

  async learn(language: string): Promise<void> {
    const told = await call<string>("GET", `/games/${this.game}/coach/words/${language}`);
    if (language === words.language) this.bundle = bundleOf(language, told);
  }

  /** Nothing for a moment, while the words are on their way. */
  say(id: string, values?: Arguments): string {
    return this.ready ? (say(this.bundle, `coach-${id}`, values) ?? readable(id)) : "";
  }

  part(name: string): string {
    return say(this.bundle, `judged-${name}`) ?? readable(name);
  }
}
