/** Letters that are written from right to left: those of the blocks that Unicode keeps for such scripts. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * What somebody calls themselves, as it stands within a sentence: where it is written from right to left, it turns
 * nothing round that stands beside it, such as figures. Any other name stays as it is, also for whoever compares it.
 */
export function isolated(name: string): string {
  return LEFTWARD.test(name) ? `\u2068${name}\u2069` : name;
}
