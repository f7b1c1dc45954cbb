import { listed } from "../../frame/time";
import type { GameWords } from "../../words/game";
import { words as own } from "../../words/words.svelte";
import { sides, type Clause, type Terms } from "./dealing";
import { t } from "./words";
import type { France } from "./world";

export function clauseText(clause: Clause, words: GameWords): string {
  switch (clause.kind) {
    case "coins":
      return t("deal-coins", { count: clause.count });
    case "cards":
      return t("deal-cards", { count: clause.count });
    case "card":
      return t("deal-card", { card: words.noun(clause.card) });
    case "captive":
      return t("deal-captive", { lord: words.noun(clause.lord) });
    case "relic":
      return t("deal-relic", { relic: words.noun(clause.relic) });
    case "promise":
      return t("deal-promise", { promise: words.noun(clause.what), when: words.noun(clause.when) });
  }
}

/** A proposal in sentences: what each side gives, and who marries whom; empty where nothing stands in it. */
export function termLines(terms: Terms, france: France, words: GameWords, reader: number | null): string[] {
  const [given, wanted] = sides(terms, france).map((clauses) =>
    listed(
      clauses.map((clause) => clauseText(clause, words)),
      own.language,
    ),
  );
  const lines: string[] = [];
  if (given) lines.push(givingLine(terms.by, terms.to, given, words, reader));
  if (wanted) lines.push(givingLine(terms.to, terms.by, wanted, words, reader));
  if (terms.wedding) {
    const [one, other] = terms.wedding;
    lines.push(t("deal-wedding", { one: words.noun(one), other: words.noun(other) }));
  }
  return lines;
}

function givingLine(from: number, to: number, what: string, words: GameWords, reader: number | null): string {
  if (from === reader) return t("deal-you-give", { name: words.player(to), what });
  if (to === reader) return t("deal-gives-you", { name: words.player(from), what });
  return t("deal-gives", { name: words.player(from), other: words.player(to), what });
}
