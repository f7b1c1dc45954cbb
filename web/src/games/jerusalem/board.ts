import type { BoardModule } from "../../boards/board";
import Board from "./Board.svelte";
import { icon } from "./icon";
import "./look.css";
import { holds, modes, takes } from "./moves";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { tally } from "./tally";

export const board: BoardModule = { Board, SeatFacts, Screen, takes, holds, modes, onWish: ["lock"], icon, tally };
