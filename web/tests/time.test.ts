import { expect, it } from "vitest";
import { duration, listed } from "../src/frame/time";

it("tells how long somebody has been awaited, in the reader's language", () => {
  expect(duration(59_400, "en")).toBe("59 seconds");
  expect(duration(60_000, "it")).toBe("1 minuto");
  expect(duration(3 * 86_400_000, "de")).toBe("3 Tage");
  expect(duration(-5, "en")).toBe("0 seconds");
});

it("lists names as people do", () => {
  expect(listed(["Anna", "Bruno", "Carla"], "it")).toBe("Anna, Bruno e Carla");
});
