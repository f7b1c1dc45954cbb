/** Towns of a few houses, a church and a wall, seen from above with the light from the upper left. */

import { chances } from "../../boards/chances";

/** What is painted alike is one path. */
export interface Town {
  wall: string;
  wallShade: string;
  roof: string;
  roofShade: string;
  stone: string;
  stoneShade: string;
  dark: string;
  shadow: string;
}

type Part = keyof Town;

class Builder {
  private readonly parts: Record<Part, string> = {
    wall: "",
    wallShade: "",
    roof: "",
    roofShade: "",
    stone: "",
    stoneShade: "",
    dark: "",
    shadow: "",
  };

  paint(part: Part, ...corners: [number, number][]): void {
    this.parts[part] += `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  }

  /** A gable to the left, its long roof to the right. */
  house(x: number, y: number, gable: number, long: number, high: number): void {
    const peak = high + gable * 0.62;
    const [middle, right] = [x + gable / 2, x + gable + long];
    this.paint("shadow", [x, y], [right, y], [right + high * 0.7, y - 1], [right + 2, y - high]);
    this.paint("wall", [x, y], [x, y - high], [middle, y - peak], [x + gable, y - high], [x + gable, y]);
    this.paint("wallShade", [x + gable, y], [x + gable, y - high], [right, y - high], [right, y]);
    this.paint(
      "roof",
      [x - 0.8, y - high + 0.9],
      [middle, y - peak],
      [middle + long, y - peak],
      [x + long - 0.8, y - high],
    );
    this.paint(
      "roofShade",
      [middle, y - peak],
      [middle + long, y - peak],
      [right + 0.8, y - high + 1],
      [x + gable + 0.6, y - high + 1],
    );
    this.paint("dark", [middle - 1, y], [middle - 1, y - 2.6], [middle + 1, y - 2.6], [middle + 1, y]);
  }

  tower(x: number, y: number, wide: number, high: number, spire: number): void {
    const middle = x + wide * 0.55;
    this.paint("shadow", [x, y], [x + wide, y], [x + wide + high * 0.35, y - 1], [x + wide, y - high * 0.7]);
    this.paint("stone", [x, y], [x, y - high], [middle, y - high], [middle, y]);
    this.paint("stoneShade", [middle, y], [middle, y - high], [x + wide, y - high], [x + wide, y]);
    this.paint("roof", [x - 1, y - high], [x + wide / 2, y - high - spire], [middle, y - high]);
    this.paint("roofShade", [x + wide / 2, y - high - spire], [x + wide + 1, y - high], [middle, y - high]);
    this.paint(
      "dark",
      [x + 1.4, y - high + 4.6],
      [x + 1.4, y - high + 2],
      [x + 2.8, y - high + 2],
      [x + 2.8, y - high + 4.6],
    );
  }

  /** A wall with a gate and two round towers, in front of the houses. */
  walls(left: number, right: number, y: number): void {
    const high = 6;
    this.paint("shadow", [left, y], [right, y], [right + 5, y + 1.5], [left + 4, y + 1.5]);
    this.paint("stone", [left, y], [left, y - high], [right, y - high], [right, y]);
    const teeth: [number, number][] = [];
    for (let x = left; x < right - 1; x += 4)
      teeth.push([x, y - high], [x, y - high - 1.6], [x + 2, y - high - 1.6], [x + 2, y - high]);
    this.paint("stone", ...teeth);
    this.paint("stoneShade", [left, y], [left, y - 1.6], [right, y - 1.6], [right, y]);
    for (const x of [left - 2.5, right - 4]) {
      this.paint("stone", [x, y + 0.8], [x, y - high - 3], [x + 3.6, y - high - 3], [x + 3.6, y + 0.8]);
      this.paint(
        "stoneShade",
        [x + 3.6, y + 0.8],
        [x + 3.6, y - high - 3],
        [x + 6.5, y - high - 3],
        [x + 6.5, y + 0.8],
      );
    }
  }

  build(): Town {
    return this.parts;
  }
}

const SPAN = 66;

/** A town of its own for each seed: a row of houses and the church, and before them another row and the wall. */
export function townOf(seed: number): Town[] {
  const chance = chances(seed * 7919 + 3);
  const [back, front] = [new Builder(), new Builder()];
  chance();
  const church = 0.3 + 0.4 * chance();
  const row = (builder: Builder, y: number, from: number, to: number, high: number): void => {
    for (let x = from; x < to - 9;) {
      const [gable, long] = [6.5 + 2.5 * chance(), 4 + 6 * chance()];
      if (x + gable + long > to + 2) break;
      builder.house(x, y - 1.5 * chance(), gable, long, high + 2 * chance());
      x += gable + long + 0.4;
    }
  };
  row(back, -15, -SPAN / 2 + 7, SPAN / 2 - 7, 5);
  back.tower(-SPAN / 2 + church * SPAN - 4, -9, 8.5, 17, 12);
  row(front, -7, -SPAN / 2 + 1, SPAN / 2 - 1, 5.5);
  front.walls(-SPAN / 2, SPAN / 2, 0);
  return [back.build(), front.build()];
}
