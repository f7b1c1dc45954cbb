import { expect, it } from "vitest";
import { countdown, duration, listed, passedMark } from "../src/frame/time";

it("tells how long somebody has been awaited, in the reader's language", () => {
  expect(duration(59_400, "en")).toBe("59 seconds");
  expect(duration(60_000, "it")).toBe("1 minuto");
  expect(duration(3 * 86_400_000, "de")).toBe("3 Tage");
  expect(duration(-5, "en")).toBe("0 seconds");
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
