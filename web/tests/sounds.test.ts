import { beforeEach, expect, test, vi } from "vitest";
import { mayRing, ring, soundOf, type Audible } from "../src/frame/sounding";
import { SOUNDS, sound, type Sound } from "../src/frame/sounds";
import { settings } from "../src/settings.svelte";

interface Heard {
  pitch: number;
  loudness: number;
  from: number;
  to: number;
}
let heard: Heard[] = [];

/** An ear instead of a loudspeaker. */
class Ear {
  currentTime = 2;
  state = "running";
  destination = {};
  createOscillator(): unknown {
    const tone = { pitch: 0, loudness: 0, from: 0, to: 0 };
    heard.push(tone);
    return {
      frequency: {
        set value(pitch: number) {
          tone.pitch = pitch;
        },
      },
      connect: (gain: { set: (to: Heard) => unknown }) => gain.set(tone),
      start: (at: number) => (tone.from = at),
      stop: (at: number) => (tone.to = at),
    };
  }
  createGain(): unknown {
    let loudness = 0;
    return {
      gain: { setValueAtTime: (value: number) => (loudness = value), exponentialRampToValueAtTime: () => undefined },
      set: (tone: Heard) => {
        tone.loudness = loudness;
        return { connect: () => undefined };
      },
    };
  }
}

let hasBeenActive = true;
let wantsStill = false;

beforeEach(() => {
  heard = [];
  [hasBeenActive, wantsStill] = [true, false];
  vi.stubGlobal("AudioContext", Ear);
  vi.stubGlobal("navigator", {
    userActivation: {
      get hasBeenActive() {
        return hasBeenActive;
      },
    },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: wantsStill }));
});

test("every sound is heard as it is written, as loud as one wishes", () => {
  for (const name of Object.keys(SOUNDS) as Sound[]) {
    heard = [];
    sound(name, 0.5);
    expect(heard).toEqual(
      SOUNDS[name].map(({ pitch, loudness, at, lasts }) => ({
        pitch,
        loudness: loudness * 0.5,
        from: 2 + at,
        to: 2 + at + lasts,
      })),
    );
  }
});

test("no volume is no sound", () => {
  sound("turn", 0);
  expect(heard).toEqual([]);
});

test("a page that nobody has touched is silent", () => {
  hasBeenActive = false;
  sound("turn", 1);
  expect(heard).toEqual([]);
});

test("nothing sounds unless it is wished for, nor where the page is to be still", async () => {
  expect(settings.sound).toBe(false);
  await ring("turn");
  expect(heard).toEqual([]);
  settings.sound = true;
  wantsStill = true;
  await ring("turn");
  expect(heard).toEqual([]);
  wantsStill = false;
  expect(mayRing()).toBe(true);
  await ring("turn");
  expect(heard.length).toBe(SOUNDS.turn.length);
  settings.sound = false;
});

const QUIET: Audible = { called: false, refused: false, over: false, told: 5, replaying: false };
const coins = (): boolean => true;
const none = (): boolean => false;

test("each thing has its sound, when it becomes so", () => {
  expect(soundOf(QUIET, QUIET, coins)).toBeNull();
  expect(soundOf(QUIET, { ...QUIET, called: true }, none)).toBe("turn");
  expect(soundOf({ ...QUIET, called: true }, { ...QUIET, called: true }, none)).toBeNull();
  expect(soundOf(QUIET, { ...QUIET, refused: true }, none)).toBe("refusal");
  expect(soundOf(QUIET, { ...QUIET, told: 6 }, none)).toBe("piece");
  expect(soundOf(QUIET, { ...QUIET, told: 8 }, (events) => events === 3)).toBe("coins");
});

test("of what happens together the weightiest is heard, once", () => {
  expect(soundOf(QUIET, { ...QUIET, told: 9, called: true, over: true }, coins)).toBe("end");
  expect(soundOf(QUIET, { ...QUIET, told: 9, called: true }, coins)).toBe("turn");
});

test("looking back, and coming back from it, is silent; so is what was taken back", () => {
  const back = { ...QUIET, told: 2, replaying: true };
  expect(soundOf(QUIET, back, coins)).toBeNull();
  expect(soundOf(back, { ...back, told: 4 }, coins)).toBeNull();
  expect(soundOf(back, QUIET, coins)).toBeNull();
  expect(soundOf(QUIET, { ...QUIET, told: 3 }, coins)).toBeNull();
});

test("no sound lasts longer than three seconds, nor is louder than a loudspeaker", () => {
  for (const partials of Object.values(SOUNDS)) {
    for (const { at, lasts } of partials) expect(at + lasts).toBeLessThan(3);
    expect(partials.reduce((sum, { loudness }) => sum + loudness, 0)).toBeLessThan(1.2);
  }
});
