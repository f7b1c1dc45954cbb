/** Each seat is a coat of arms: a tincture and a division of the field, so that colour is never the only difference. */

export const DIVISIONS = ["pale", "fess", "bend", "chevron", "saltire", "quarterly"] as const;

/** A heater shield, 20 wide and 24 high. */
export const SHIELD = "M1 1H19V11C19 17.5 14.5 21.5 10 23.2C5.5 21.5 1 17.5 1 11Z";

/** The argent charge of each division, on the same field. */
export const CHARGES: Record<(typeof DIVISIONS)[number], string> = {
  pale: "M7 0H13V24H7Z",
  fess: "M0 8H20V14.5H0Z",
  bend: "M-1 1L4 -3L22 16L17 21Z",
  chevron: "M10 6L22 17V24L10 13L-2 24V17Z",
  saltire: "M-2 0L2 -3L10 7L18 -3L22 0L13 11L22 22L18 25L10 15L2 25L-2 22L7 11Z",
  quarterly: "M10 0H20V11H10ZM0 11H10V24H0Z",
};

export function divisionOf(seat: number): (typeof DIVISIONS)[number] {
  return DIVISIONS[seat % DIVISIONS.length] ?? "pale";
}

export const tincture = (seat: number): string => `var(--seat-${seat % DIVISIONS.length})`;
export const tinctureInk = (seat: number): string => `var(--seat-${seat % DIVISIONS.length}-ink)`;
