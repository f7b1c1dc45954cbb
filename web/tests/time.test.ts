import { expect, it } from "vitest";
import { ago, countdown, duration, listed, passedMark } from "../src/frame/time";

it("tells how long somebody has been awaited, in the reader's language", () => {
  expect(duration(59_400, "en")).toBe("59 seconds");
  expect(duration(60_000, "it")).toBe("1 minuto");
  expect(duration(3 * 86_400_000, "de")).toBe("3 Tage");
  expect(duration(-5, "en")).toBe("0 seconds");
});

it("tells how long ago a table was opened", () => {
  const now = Date.parse("2026-11-16T12:00:00Z");
  expect(ago("2026-11-16T11:55:10Z", "en", now)).toBe("4 minutes ago");
  expect(ago("2026-11-16T09:00:00Z", "it", now)).toBe("3 ore fa");
  expect(ago("2026-11-15T11:00:00Z", "de", now)).toBe("gestern");
  expect(ago("2026-11-16T12:00:30Z", "en", now)).toBe("this minute");
});

it("lists names as people do", () => {
  expect(listed(["Anna", "Bruno", "Carla"], "it")).toBe("Anna, Bruno e Carla");
});

it("counts down like a clock, and in words where hours are left", () => {
  expect(countdown(125_000, "en")).toBe("2:05");
  expect(countdown(400, "en")).toBe("0:01");
  expect(countdown(-5, "en")).toBe("0:00");
  expect(countdown(2 * 3_600_000, "it")).toBe("2 ore");
});

it("says the last minute aloud at three marks, and nothing between them", () => {
  expect([90_000, 60_000, 45_000, 30_000, 11_000, 10_000, 0].map(passedMark)).toEqual([null, 60, 60, 30, 30, 10, 10]);
});
