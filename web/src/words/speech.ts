/** A word as a label begins with it: nouns are written as they stand within a sentence. */
export function beginning(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Facts about one thing as sentences, for those who hear them. */
export function sentences(facts: string[]): string {
  return facts
    .filter(Boolean)
    .map((fact) => beginning(fact.replace(/\.$/, "")))
    .join(". ");
}
