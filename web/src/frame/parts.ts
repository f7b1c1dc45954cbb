/** What nobody sees at the first sight of a table: it is fetched when it is wanted. */

import { later } from "../later.svelte";

export const GUIDE = later(() => import("./Guide.svelte"));
export const HINT = later(() => import("../coach/Hint.svelte"));
export const LED = later(() => import("./Led.svelte"));
export const OPTIONS = later(() => import("./OptionsPanel.svelte"));
export const REASONS = later(() => import("./Reasons.svelte"));
export const REPLAY = later(() => import("./ReplayPanel.svelte"));
export const REPLAY_CONTROLS = later(() => import("./ReplayControls.svelte"));
export const RESULT = later(() => import("./Result.svelte"));
export const RULES = later(() => import("./RulesPanel.svelte"));
export const TALK = later(() => import("./Talk.svelte"));
export const TEXT_BOARD = later(() => import("../boards/text/TextBoard.svelte"));
