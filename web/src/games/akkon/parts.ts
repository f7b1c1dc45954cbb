/** What is not there when a table is first seen: it is fetched when it comes up. */

import { later } from "../../later.svelte";

export const REVEAL_STAGE = later(() => import("./RevealStage.svelte"));
