import type { View } from "../../types";
import type { BoardModule } from "../../boards/board";
import "./look.css";
import Board from "./Board.svelte";
import { icon } from "./icon";
import { takes } from "./moves";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { kingdomOf } from "./world";

/** Points on the track, and those that lie on tiles until the end. */
function heights(view: View): number[] {
  return kingdomOf(view).players.map((player) => player.points + (view.over ? 0 : player.tile_points));
}

export const board: BoardModule = { Board, SeatFacts, Screen, takes, modes: () => [], heights, icon };
