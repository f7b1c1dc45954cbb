import { describe, expect, it } from "vitest";
import { Zoom, type Spot } from "../src/boards/zoom.svelte";

describe("moving and enlarging a drawing", () => {
  const finger = (pointerId: number, clientX: number, clientY: number): PointerEvent =>
    ({ pointerId, clientX, clientY }) as PointerEvent;
  const here = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });
  const opened = (): Zoom => new Zoom(() => ({ width: 400, height: 300 }));

  it("keeps the spot under the pointer, and the drawing in its pane", () => {
    const zoom = opened();
    zoom.by(2, { x: 100, y: 100 });
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([2, -100, -100]);
    zoom.pan(500, -500);
    expect([zoom.x, zoom.y]).toEqual([0, -300]);
    zoom.by(0.01);
    expect([zoom.scale, zoom.x, zoom.y]).toEqual([1, 0, 0]);
  });

  it("drags with one finger once it is enlarged, and pinches with two", () => {
    const zoom = opened();
    zoom.down(finger(1, 100, 100));
    zoom.move(finger(1, 60, 100), here);
    expect(zoom.x).toBe(0);
    zoom.down(finger(2, 160, 100));
    zoom.move(finger(2, 260, 100), here);
    expect(zoom.scale).toBe(2);
    zoom.up(finger(2, 260, 100));
    zoom.move(finger(1, 50, 100), here);
    expect(zoom.moved).toBe(true);
    expect(zoom.moving).toBe(true);
    zoom.up(finger(1, 50, 100));
    expect(zoom.moving).toBe(false);
  });

  it("enlarges where it is tapped twice", () => {
    const zoom = opened();
    const tap = (timeStamp: number): boolean =>
      zoom.tap({ timeStamp, clientX: 50, clientY: 50 } as MouseEvent, { x: 50, y: 50 });
    expect(tap(1000)).toBe(false);
    expect(tap(1200)).toBe(true);
    expect(zoom.scale).toBe(2);
    expect(tap(1300)).toBe(false);
  });

  it("brings into sight what is out of it", () => {
    const zoom = opened();
    zoom.by(4, { x: 0, y: 0 });
    expect(zoom.sees({ x: 390, y: 290 })).toBe(false);
    zoom.show({ x: 390, y: 290 });
    expect(zoom.sees({ x: 390, y: 290 })).toBe(true);
  });
});
