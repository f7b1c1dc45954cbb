/** A time of the protocol as a day. */
export function day(time: string, language: string): string {
  return new Date(time).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
}
