import type { BoardModule } from "../../boards/board";
import "./look.css";
import Board from "./Board.svelte";
import { icon } from "./icon";
import { holds, takes } from "./moves";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { tally } from "./tally";

export const board: BoardModule = { Board, SeatFacts, Screen, takes, holds, modes: () => [], icon, tally };
