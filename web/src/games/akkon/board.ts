import type { BoardModule } from "../../boards/board";
import Board from "./Board.svelte";
import { icon } from "./icon";
import { holds, takes } from "./moves";
import { stages } from "./reveal.svelte";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { tally } from "./tally";

/** A piece or a privilege is taken in hand before a city is chosen, so a click never means two things. */
const modes = (): string[] => [];

export const board: BoardModule = { Board, SeatFacts, Screen, takes, holds, modes, stages, icon, tally };
