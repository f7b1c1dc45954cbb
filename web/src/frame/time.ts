/** How long something has lasted, as people say it. */
export function duration(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [amount, unit] =
    seconds < 60
      ? [seconds, "second"]
      : seconds < 3600
        ? [Math.floor(seconds / 60), "minute"]
        : seconds < 86400
          ? [Math.floor(seconds / 3600), "hour"]
          : [Math.floor(seconds / 86400), "day"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

/** How long ago it was, as people say it: five minutes ago, yesterday. */
export function ago(at: string, language: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(at).getTime()) / 60_000));
  const [amount, unit] =
    minutes < 60
      ? ([minutes, "minute"] as const)
      : minutes < 60 * 24
        ? ([Math.floor(minutes / 60), "hour"] as const)
        : ([Math.floor(minutes / (60 * 24)), "day"] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-amount, unit);
}

export function listed(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

export function clock(at: string | number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(new Date(at));
}

const MARKS = [60, 30, 10];

/** Time left as a clock shows it: 2:05; from an hour on as people say it. */
export function countdown(milliseconds: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 3600) return duration(seconds * 1000, language);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The last mark that was passed, in seconds: said aloud once, while between two marks nothing is. */
export function passedMark(milliseconds: number): number | null {
  const seconds = Math.ceil(milliseconds / 1000);
  return MARKS.findLast((mark) => seconds <= mark) ?? null;
}
