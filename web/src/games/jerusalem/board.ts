import type { View } from "../../types";
import type { BoardModule } from "../../boards/board";
import Board from "./Board.svelte";
import { icon } from "./icon";
import { modes, takes } from "./moves";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { cityOf } from "./world";

/** Floors, and what lies ready for the next one as a part of it. */
function heights(view: View): number[] {
  return cityOf(view).players.map(({ floors, points }) => floors + Math.min(0.95, points / (floors + 2)));
}

export const board: BoardModule = { Board, SeatFacts, Screen, takes, modes, onWish: ["lock"], heights, icon };
