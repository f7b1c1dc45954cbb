import type { TableWish } from "../types";

/** How a question that is asked just in case is answered for a seat. */
export type Wish = NonNullable<TableWish["windows"]>;
export const STANDS: Wish[] = ["ask", "unconcerned", "always"];
