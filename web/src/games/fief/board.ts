import type { BoardModule } from "../../boards/board";
import Board from "./Board.svelte";
import { icon } from "./icon";
import { holds, takes } from "./moves";
import Muster from "./Muster.svelte";
import Screen from "./Screen.svelte";
import Scenes from "./Scenes.svelte";
import SeatFacts from "./SeatFacts.svelte";
import StageAlone from "./StageAlone.svelte";
import { tally } from "./tally";

const modes = (): string[] => [];

export const board: BoardModule = {
  Board,
  SeatFacts,
  Screen,
  Muster,
  Stage: Scenes,
  takes,
  holds,
  modes,
  icon,
  tally,
  parts: { stage: StageAlone },
};
