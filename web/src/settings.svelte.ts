import type { Pace } from "./live/story.svelte";
import { isLanguage, preferredLanguage, words, type Language } from "./words/words.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "off";

const KEY = "outremer.settings";

interface Kept {
  language?: string;
  theme?: Theme;
  motion?: Motion;
  sound?: boolean;
  volume?: number;
  notify?: boolean;
  textBoard?: boolean;
  notes?: boolean;
  sole?: boolean;
  pace?: Pace | null;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** What this device prefers; nothing of it leaves the browser. */
class Settings {
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(false);
  /** How loud, from 0 to 1. */
  volume = $state(0.3);
  notify = $state(false);
  textBoard = $state(false);
  /** Notes on what is new in a first game. */
  notes = $state(true);
  /** Is the only move that one has said for them? */
  sole = $state(true);
  /** How quickly the others' moves are told, where somebody has chosen it. */
  chosenPace = $state<Pace | null>(null);

  async begin(): Promise<void> {
    const saved = kept();
    this.theme = saved.theme ?? "system";
    this.motion = saved.motion ?? "system";
    this.sound = saved.sound ?? false;
    this.volume = saved.volume ?? 0.3;
    this.notify = (saved.notify ?? false) && "Notification" in window && Notification.permission === "granted";
    this.textBoard = saved.textBoard ?? false;
    this.notes = saved.notes ?? true;
    this.sole = saved.sole ?? true;
    this.chosenPace = saved.pace ?? null;
    this.apply();
    await words.switchTo(isLanguage(saved.language) ? saved.language : preferredLanguage());
  }

  async speak(language: Language): Promise<void> {
    await words.switchTo(language);
    this.keep();
  }

  /** Remember what was just changed, and show it. */
  keep(): void {
    const { theme, motion, sound, volume, notify, textBoard, notes, sole, chosenPace: pace } = this;
    localStorage.setItem(
      KEY,
      JSON.stringify({ language: words.language, theme, motion, sound, volume, notify, textBoard, notes, sole, pace }),
    );
    this.apply();
  }

  async askToNotify(wanted: boolean): Promise<void> {
    if (wanted && "Notification" in window) this.notify = (await Notification.requestPermission()) === "granted";
    else this.notify = false;
    this.keep();
  }

  get still(): boolean {
    return this.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How quickly the others' moves are told; whoever wants no motion is told nothing unless they choose so. */
  get pace(): Pace {
    return this.chosenPace ?? (this.still ? "off" : "brisk");
  }

  private apply(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();
