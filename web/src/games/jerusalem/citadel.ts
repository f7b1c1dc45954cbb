/** The Tower of David: a curtain wall in its ditch, towers at its corners, and what soldiers need in the yard. */

import {
  arch,
  block,
  dome,
  ellipse,
  joined,
  longRoof,
  merlons,
  path,
  rectangle,
  tree,
  windows,
  type Part,
} from "./masonry";
import type { Plot } from "./plan";

const WALL = { thick: 8, high: 13 };
const TOWER = { width: 24, depth: 18, high: 22 };

function tower(x: number, y: number): Part[] {
  return [
    ...block(x, y, TOWER.width, TOWER.depth, TOWER.high, "roof-0"),
    merlons(x, y + TOWER.depth - TOWER.high, TOWER.width, 4),
    windows(x + 3, y + TOWER.depth - 6, TOWER.width - 6, 2, 2.4),
  ];
}

/** Stables, a chapel and a well along the east of the yard, as far as it is deep enough. */
function yard({ room, box }: Plot, right: number, front: number): Part[] {
  const deep = front - box.y > 200;
  const [stable, well] = [room.x + room.width * 0.3, { x: room.x + room.width * 0.12, y: front - 26 }];
  const long = right - stable - 8;
  const doors = [0.12, 0.3, 0.48, 0.66, 0.84].map((at) => rectangle(stable + long * at, front - 30, 5, 8));
  return [
    ...(deep ? [...block(right - 44, box.y + 34, 32, 18, 15, "roof-1"), ...dome(right - 28, box.y + 28, 8)] : []),
    ...(deep ? [arch(right - 28, box.y + 52, 7, 10)] : []),
    ...longRoof(stable, front - 38, long, 16, 10, "tile"),
    { material: "hollow", d: doors.join("") },
    { material: "shade", d: ellipse(well.x + 4, well.y + 3, 10, 5) },
    { material: "stone", d: ellipse(well.x, well.y, 9, 5.6) },
    { material: "hollow", d: ellipse(well.x, well.y - 1, 6, 3.4) },
    { material: "beam", d: path("M", well.x - 8, well.y, "v", -13, "h", 16, "v", 13) },
    ...tree(right - 8, front - 48, 7, "cypress"),
  ];
}

export function citadel(plot: Plot): Part[] {
  const { x, y, width, height } = plot.box;
  const [left, right, back, front] = [x + 14, x + width - 14 - WALL.thick, y + 10, y + height - 20];
  const [from, long] = [left + TOWER.width - 8, right - left - TOWER.width + 8];
  const towers = (at: number): Part[] => [...tower(left - 8, at), ...tower(right - 8, at)];
  const side = front - back - TOWER.width;
  return joined([
    { material: "ditch", d: rectangle(x + 7, y + 10, width - 14, height - 16) },
    ...block(from, back, long, WALL.thick, WALL.high, "roof-1"),
    ...towers(back - 8),
    ...block(left, back + TOWER.width, WALL.thick, side, WALL.high, "roof-1"),
    ...block(right, back + TOWER.width, WALL.thick, side, WALL.high, "roof-1"),
    ...yard(plot, right, front),
    ...block(from, front, long, WALL.thick, WALL.high, "roof-1"),
    merlons(from, front + WALL.thick - WALL.high, long, 4),
    ...towers(front - 8),
    arch(x + width / 2, front + WALL.thick, 12, WALL.high * 0.9),
  ]);
}
