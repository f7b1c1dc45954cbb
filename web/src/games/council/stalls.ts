/** An emporium on a field of 24 by 24: each seat has a roof of its own shape, not only of its own colour. */

export const ROOFS = [
  "M0.8 11.4L12 1.4L23.2 11.4Z", // a gable
  "M1.2 11.4C1.4 4.6 6 1.4 12 1.2C18 1.4 22.6 4.6 22.8 11.4Z", // a dome
  "M4.6 2H19.4L23.2 9.4a2.8 2.8 0 0 1-5.6 0a2.8 2.8 0 0 1-5.6 0a2.8 2.8 0 0 1-5.6 0a2.8 2.8 0 0 1-5.6 0Z", // an awning
  "M12 0.6C13 5.6 17.4 9 23.4 11.4H0.6C6.6 9 11 5.6 12 0.6Z", // a tent
];

/** The sunlit part of each roof. */
export const LIT = [
  "M0.8 11.4L12 1.4L9 11.4Z",
  "M1.2 11.4C1.4 4.6 6 1.4 12 1.2C8 3.4 6.6 7 6.6 11.4Z",
  "M4.6 2H8.6L6.4 9.4a2.8 2.8 0 0 1-5.6 0Z",
  "M12 0.6C11.4 5.6 9.4 9 7.6 11.4H0.6C6.6 9 11 5.6 12 0.6Z",
];

/** Nobody's: a shed with a flat roof. */
export const SHED = "M1.4 5.4H22.6V11H1.4Z";

export const HOUSE = "M3.4 10.6H20.6V22.8H3.4Z";
export const HOUSE_SHADE = "M15.6 10.6H20.6V22.8H15.6Z";
