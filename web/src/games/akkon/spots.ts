/** Where the arms of players stand who share a space of a scale. */

export interface Spot {
  x: number;
  y: number;
}

export interface Space {
  width: number;
  height: number;
}

/** Arms are higher than wide. */
export const ARMS = 1.2;
/** So much of each must be seen where one stands before the other. */
const SEEN = 0.5;

function stepIn(space: Space, size: number, inRow: number): number {
  return inRow > 1 ? Math.min(size + 1, (space.width - size) / (inRow - 1)) : size;
}

/** The places of so many arms in one space: in one row if that shows enough of each, else in as many as have room. */
export function spots(count: number, space: Space, size: number): Spot[] {
  const most = Math.max(1, Math.floor((space.height + size * ARMS * 0.4) / (size * ARMS)));
  let rows = 1;
  while (rows < most && stepIn(space, size, Math.ceil(count / rows)) < size * SEEN) rows++;
  const inRow = Math.ceil(count / rows);
  const step = stepIn(space, size, inRow);
  const high = rows > 1 ? (space.height - size * ARMS) / (rows - 1) : 0;
  return Array.from({ length: count }, (_, at) => {
    const [row, column] = [Math.floor(at / inRow), at % inRow];
    const here = Math.min(inRow, count - row * inRow);
    return {
      x: (space.width - (here - 1) * step - size) / 2 + column * step,
      y: rows > 1 ? row * high : (space.height - size * ARMS) / 2,
    };
  });
}
