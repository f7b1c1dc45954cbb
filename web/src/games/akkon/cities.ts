/**
 * The six cities as one sees them from above, each about 84 wide and 60 high; 0 0 is the middle of its quay, the sea
 * to the left. What stands behind comes first.
 */
import {
  cypress,
  dome,
  flag,
  gate,
  hall,
  house,
  keep,
  mole,
  palm,
  tower,
  wall,
  type Point,
  type Stroke,
} from "./masonry";
import type { City } from "./world";

/** Houses of one row, from west to east: their widths, and how high each is. */
function row(x: number, y: number, sizes: readonly Point[], depth = 5): Stroke[] {
  let at = x;
  return sizes.flatMap(([width, height]) => {
    const built = house(at, y, width, depth, height);
    at += width + 1;
    return built;
  });
}

const sidon: Stroke[] = [
  ...mole("M2 -21C-10 -25 -20 -21 -24 -13"),
  ...mole("M3 21C-6 25 -13 23 -17 18"),
  ...wall(6, [10, -20], [52, -22], [58, 2]),
  ...row(16, -16, [
    [9, 5],
    [8, 7],
    [10, 5],
    [8, 6],
  ]),
  ...hall(30, -9, 16, 7, 7),
  ...tower(25, -9, 5, 14),
  ...row(10, -6, [
    [8, 5],
    [8, 6],
  ]),
  ...row(12, 3, [
    [9, 6],
    [8, 5],
    [9, 7],
    [8, 5],
  ]),
  ...tower(53, -25, 7, 10),
  ...dome(22, 15, 4, 5),
  ...row(30, 11, [
    [9, 5],
    [10, 6],
  ]),
  ...wall(6, [8, 20], [30, 23], [58, 20]),
  ...tower(55, 13, 7, 11),
  ...wall(6, [58, 2], [59, 14]),
  // The castle in the sea, on its reef, and the bridge that leads there.
  ...mole("M-25 -1h6"),
  { of: "reef", d: "M-36 -6q3 -8 11 -7q9 0 9 7q0 8 -10 8q-9 0 -10 -8Z" },
  { of: "bridge", d: "M-16 -3L4 -1" },
  ...wall(5, [-33, -8], [-19, -9]),
  ...tower(-35, -9, 7, 9),
  ...tower(-24, -7, 7, 12),
  ...flag(-23, -17, 9),
];

const tyre: Stroke[] = [
  ...mole("M-10 -20C-18 -27 -26 -24 -30 -18"),
  ...mole("M-8 19C-16 26 -24 24 -27 18"),
  ...wall(6, [-24, -10], [-14, -18], [10, -18], [18, -12]),
  ...tower(-17, -23, 7, 9),
  ...row(-14, -14, [
    [8, 5],
    [8, 6],
    [9, 5],
  ]),
  // The cathedral, where kings were crowned.
  ...hall(-10, -6, 22, 9, 8, 2.6),
  ...tower(10, -6, 6, 15),
  ...flag(11.5, -20, 8, "flag-gold"),
  ...row(
    -19,
    5,
    [
      [7, 6],
      [8, 5],
      [8, 6],
      [9, 5],
    ],
    4,
  ),
  ...wall(6, [-24, -10], [-26, 8]),
  ...keep(-25, -8, 4.4, 10),
  ...wall(6, [-26, 8], [-14, 17], [10, 16], [17, 10]),
  ...keep(-25, 10, 4.4, 9),
  ...keep(-9, 17, 4, 8),
  // The isthmus and its gates, one behind the other.
  ...wall(7, [18, -14], [19, 11]),
  ...tower(15, -18, 8, 12),
  ...tower(15, 6, 8, 12),
  ...gate(19.5, 4, 5, 8),
  ...row(30, -6, [
    [8, 4],
    [7, 5],
  ]),
  ...palm(34, 13, 9),
  ...palm(39, 11, 11),
  ...palm(45, 14, 8),
  ...house(42, -12, 9, 5, 5),
];

const akkon: Stroke[] = [
  ...mole("M2 17C-6 26 -16 28 -24 25"),
  { of: "reef", d: "M-34 25q1 -6 8 -6q7 1 7 6q-1 5 -8 5q-7 0 -7 -5Z" },
  ...keep(-26.5, 25, 4.6, 12),
  // Two walls towards the land, and the suburb between them.
  ...wall(6, [-6, -24], [28, -27], [54, -22]),
  ...tower(24, -32, 8, 11),
  ...row(6, -20, [
    [8, 5],
    [9, 6],
    [8, 5],
  ]),
  ...row(
    38,
    -18,
    [
      [7, 4],
      [6, 5],
    ],
    4,
  ),
  ...wall(6, [-14, -14], [8, -14], [36, -12], [38, 16]),
  ...tower(6, -18, 6, 11),
  ...tower(33, -17, 7, 12),
  // The castle of the Hospital and the churches.
  ...row(-13, -9, [
    [7, 6],
    [7, 7],
  ]),
  ...house(3, -8, 18, 9, 9),
  ...tower(2, -6, 5, 14),
  ...tower(17, -6, 5, 14),
  ...flag(4, -20, 9),
  ...row(24, -7, [
    [6, 5],
    [6, 6],
  ]),
  ...row(-17, 3, [
    [8, 6],
    [7, 5],
    [8, 7],
  ]),
  ...dome(15, 9, 5.4, 5, "dome-green"),
  ...row(24, 4, [
    [7, 6],
    [7, 5],
  ]),
  ...row(-12, 11, [
    [9, 6],
    [8, 5],
    [9, 6],
  ]),
  ...row(
    20,
    13,
    [
      [8, 6],
      [8, 5],
    ],
    4,
  ),
  ...wall(6, [54, -22], [57, 12], [44, 21]),
  ...tower(52, -26, 7, 10),
  ...tower(54, 5, 7, 10),
  ...wall(5, [-18, 16], [-6, 20], [38, 21]),
  // The castle of the Temple, at the point of the city.
  ...tower(-22, 10, 8, 12),
  ...flag(-20, -1, 10),
  ...gate(25, 21, 5, 7),
];

const caesarea: Stroke[] = [
  ...mole("M2 -19C-14 -26 -33 -20 -33 -4C-33 2 -31 6 -28 9"),
  ...mole("M2 19C-6 22 -14 20 -19 15"),
  ...tower(-32, 5, 6, 9),
  // The aqueduct, that comes along the beach from the north.
  { of: "arches", d: "M10 -40L12 -22" },
  ...wall(6, [6, -20], [46, -21], [50, 18]),
  ...tower(43, -26, 7, 10),
  ...row(12, -15, [
    [9, 5],
    [10, 6],
    [9, 5],
  ]),
  ...hall(26, -8, 17, 8, 8, 2.4),
  ...tower(42, -6, 5, 11),
  ...row(8, -6, [
    [7, 5],
    [8, 6],
  ]),
  ...row(9, 3, [
    [8, 6],
    [9, 5],
    [7, 6],
    [8, 5],
  ]),
  ...row(
    12,
    11,
    [
      [10, 5],
      [8, 6],
      [10, 5],
    ],
    4,
  ),
  ...wall(6, [6, 19], [28, 20], [50, 18]),
  ...tower(46, 11, 7, 10),
  ...tower(5, 13, 6, 9),
  ...gate(29, 20, 5, 7),
  ...palm(60, 4, 10),
  ...palm(65, 8, 8),
  ...flag(45, -33, 8),
];

const jaffa: Stroke[] = [
  { of: "reef", d: "M-27 -13q4 -3 8 0q-2 3 -8 0ZM-31 -1q4 -3 7 1q-3 3 -7 -1ZM-27 12q5 -4 8 0q-4 3 -8 0Z" },
  ...mole("M-2 -16C-12 -20 -17 -14 -18 -8"),
  ...wall(5, [2, -18], [34, -22], [46, -6]),
  // Houses climb the hill to the citadel.
  ...tower(18, -24, 11, 14),
  ...tower(26, -21, 6, 10),
  ...flag(21, -37, 9),
  ...row(8, -14, [
    [7, 6],
    [7, 7],
    [8, 6],
  ]),
  ...row(31, -13, [
    [7, 5],
    [6, 4],
  ]),
  ...row(-2, -6, [
    [7, 6],
    [8, 7],
    [7, 6],
    [8, 5],
  ]),
  ...hall(31, -3, 13, 6, 6),
  ...row(-8, 2, [
    [7, 6],
    [8, 5],
    [7, 7],
    [8, 5],
    [7, 5],
  ]),
  ...dome(2, 16, 3.8, 5),
  ...row(9, 10, [
    [8, 6],
    [7, 5],
    [8, 5],
  ]),
  ...wall(5, [46, -6], [46, 12]),
  ...wall(5, [-4, 19], [20, 22], [46, 14]),
  ...tower(43, -12, 6, 9),
  ...tower(43, 8, 6, 9),
  ...tower(16, 16, 6, 8),
  ...cypress(54, 10, 10),
  ...cypress(58, 13, 8),
];

const jerusalem: Stroke[] = [
  ...wall(7, [-30, -10], [-12, -22], [22, -24], [42, -12]),
  ...tower(-15, -26, 7, 9),
  ...tower(19, -28, 7, 9),
  ...cypress(30, -13, 8),
  ...row(-20, -12, [
    [8, 5],
    [8, 6],
  ]),
  // The Holy Sepulchre, two domes side by side.
  ...hall(-6, -14, 12, 6, 6),
  ...dome(-9, -4, 5, 5, "dome-green"),
  ...dome(2, -3, 3.6, 5, "dome-green"),
  ...row(
    10,
    -15,
    [
      [7, 5],
      [6, 6],
    ],
    4,
  ),
  // The Temple, on its terrace.
  { of: "terrace", d: "M14 -6L37 -8L41 11L17 14Z" },
  ...dome(28, 4, 8, 6, "dome-gold"),
  ...cypress(38, 5, 8),
  ...row(-27, -3, [
    [7, 6],
    [8, 5],
  ]),
  ...row(-25, 6, [
    [8, 5],
    [8, 6],
    [8, 5],
    [7, 6],
  ]),
  ...row(
    -14,
    13,
    [
      [8, 5],
      [8, 6],
      [8, 5],
    ],
    4,
  ),
  ...wall(7, [42, -12], [45, 12]),
  ...wall(7, [-30, -10], [-33, 8]),
  ...wall(7, [-33, 8], [-16, 20], [22, 21], [45, 12]),
  ...tower(41, -17, 7, 9),
  ...tower(41, 7, 7, 10),
  // The Tower of David, and its gate.
  ...tower(-36, -6, 10, 15),
  ...flag(-34, -20, 9, "flag-gold"),
  ...tower(-20, 15, 7, 10),
  ...tower(17, 16, 7, 10),
  ...gate(2, 21, 6, 8),
  ...cypress(50, 17, 9),
  ...cypress(-38, 20, 8),
];

export const DRAWINGS: Record<City, readonly Stroke[]> = { sidon, tyre, akkon, caesarea, jaffa, jerusalem };
