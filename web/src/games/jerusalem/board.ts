import type { BoardModule } from "../../boards/board";
import Board from "./Board.svelte";
import { icon } from "./icon";
import "./look.css";
import { modes, takes } from "./moves";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";

export const board: BoardModule = { Board, SeatFacts, Screen, takes, modes, onWish: ["lock"], icon };
