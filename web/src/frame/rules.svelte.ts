import { api } from "../api";
import type { Rule } from "../types";
import { words } from "../words/words.svelte";

/** The rules of a game in the current language, fetched once each. */
class RuleBook {
  private books = $state.raw<Record<string, Rule[]>>({});
  private readonly asked = new Set<string>();

  of(game: string): Rule[] | null {
    const key = `${game}/${words.language}`;
    return this.books[key] ?? null;
  }

  /** Fetch what `of` will show; called from effects, which run again when the language changes. */
  open(game: string): void {
    const language = words.language;
    const key = `${game}/${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    api.rules(game, language).then(
      (rules) => (this.books = { ...this.books, [key]: rules }),
      () => this.asked.delete(key),
    );
  }

  find(game: string, id: string): Rule | undefined {
    return this.of(game)?.find((rule) => rule.id === id);
  }
}

export const ruleBook = new RuleBook();

/** The first word of an id is its chapter: `auction.open.no-pass` belongs to `auction`. */
export function chapterOf(id: string): string {
  return id.split(".")[0] ?? id;
}

/** Is it a rule of the table at which these expansions are in play? Unknown: of any table. */
export function holds(rule: Rule, modules: string[] | undefined): boolean {
  return modules === undefined || rule.module === "" || modules.includes(rule.module);
}

/** Has the rule all these words, in its id, in its text, or in what is said about it? The terminal finds the same. */
export function matches(rule: Rule, search: string): boolean {
  const wanted = plain(search).trim();
  if (!wanted) return true;
  const said = plain(`${rule.id} ${rule.text} ${rule.question} ${rule.ruling}`);
  return wanted.split(/\s+/).every((word) => said.includes(word));
}

/** A text as one types it in a hurry: in small letters, without accents, with the apostrophe of the keyboard. */
function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");
}
