/** Sounds of our own, made on the spot from a few partials each; nothing is loaded. */

export type Sound = "turn" | "piece" | "coins" | "refusal" | "end";

/** One partial: its pitch in hertz, how loud it begins, when, and how long it dies away, in seconds. */
export interface Partial {
  pitch: number;
  loudness: number;
  at: number;
  lasts: number;
  shape?: OscillatorType;
}

export const SOUNDS: Record<Sound, Partial[]> = {
  // A soft bell.
  turn: [
    { pitch: 523.25, loudness: 0.5, at: 0, lasts: 1.2 },
    { pitch: 784, loudness: 0.25, at: 0, lasts: 1.2 },
  ],
  // Wood set down on wood.
  piece: [
    { pitch: 190, loudness: 0.5, at: 0, lasts: 0.09, shape: "triangle" },
    { pitch: 410, loudness: 0.2, at: 0, lasts: 0.05, shape: "triangle" },
  ],
  // Three coins, one after the other.
  coins: [
    { pitch: 2350, loudness: 0.14, at: 0, lasts: 0.16 },
    { pitch: 2790, loudness: 0.12, at: 0.07, lasts: 0.16 },
    { pitch: 2520, loudness: 0.12, at: 0.15, lasts: 0.22 },
  ],
  // A dull knock.
  refusal: [
    { pitch: 130, loudness: 0.5, at: 0, lasts: 0.16, shape: "triangle" },
    { pitch: 98, loudness: 0.4, at: 0.09, lasts: 0.2, shape: "triangle" },
  ],
  // A chord that builds up.
  end: [
    { pitch: 392, loudness: 0.3, at: 0, lasts: 1.6 },
    { pitch: 523.25, loudness: 0.3, at: 0.16, lasts: 1.6 },
    { pitch: 659.25, loudness: 0.3, at: 0.32, lasts: 1.6 },
    { pitch: 784, loudness: 0.25, at: 0.48, lasts: 1.8 },
  ],
};

const SILENCE = 0.0001;
let context: AudioContext | null = null;

/** So loud, from 0 to 1. */
export function sound(name: Sound, volume: number): void {
  // A page that nobody has touched yet may not sound, and would make up for it all at once later.
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const { pitch, loudness, at, lasts, shape = "sine" } of SOUNDS[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(Math.max(SILENCE, loudness * volume), now + at);
    gain.gain.exponentialRampToValueAtTime(SILENCE, now + at + lasts);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}
