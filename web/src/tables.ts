import { api } from "./api";
import { router } from "./router.svelte";
import type { GameInfo } from "./types";

const MOST = 4;

/** Oneself and as many of the better bots as make a good game. */
export async function playBots(game: GameInfo): Promise<void> {
  const bot = game.bots.includes("greedy") ? "greedy" : (game.bots[0] ?? "random");
  const others = Array.from({ length: Math.min(MOST, game.most_seats) - 1 }, () => ({ kind: "bot" as const, bot }));
  const table = await api.create({
    game: game.name,
    options: {},
    seats: [{ kind: "me" }, ...others],
    visibility: "link",
    // Where windows open in passing, a first game is not to drown in them.
    windows: "unconcerned",
  });
  const seat = table.seats.find((each) => each.mine);
  if (table.state === "waiting" && seat) await api.ready(table.id, seat.seat, true).catch(() => undefined);
  router.go(`/table/${table.id}`);
}

/** A guided first round: the one that was begun, or a new one. */
export async function playGuide(game: GameInfo): Promise<void> {
  router.go(`/table/${(await api.guide(game.name)).id}`);
}
