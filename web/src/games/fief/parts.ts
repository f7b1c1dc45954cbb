/** What is not there when a table is first seen: it is fetched when it comes up. */

import { later } from "../../later.svelte";

export const ASKED = later(() => import("./Asked.svelte"));
export const COMPOSER = later(() => import("./Composer.svelte"));
export const FAMILY_SHEET = later(() => import("./FamilySheet.svelte"));
export const MARCH_BAR = later(() => import("./MarchBar.svelte"));
export const NEWS_CARD = later(() => import("./NewsCard.svelte"));
export const OUTREMER = later(() => import("./Outremer.svelte"));
export const PLAYED_OUT = later(() => import("./PlayedOut.svelte"));
export const SAIL_BAR = later(() => import("./SailBar.svelte"));
