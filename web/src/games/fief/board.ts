import type { BoardModule } from "../../boards/board";
import Board from "./Board.svelte";
import { icon } from "./icon";
import { holds, takes } from "./moves";
import Muster from "./Muster.svelte";
import Screen from "./Screen.svelte";
import SeatFacts from "./SeatFacts.svelte";
import StageAlone from "./StageAlone.svelte";

const modes = (): string[] => [];

export const board: BoardModule = {
  Board,
  SeatFacts,
  Screen,
  Muster,
  takes,
  holds,
  modes,
  icon,
  parts: { stage: StageAlone },
};
