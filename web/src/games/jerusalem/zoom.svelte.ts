import type { Point } from "./plan";

const MOST = 3.5;
const STILL = 8;

/** Moving and enlarging a drawing with fingers, a mouse or buttons. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private readonly fingers = new Map<number, Point>();
  private span = 0;
  private start: Point | null = null;
  /** Did the last gesture move the drawing? Then its end is no click. */
  moved = false;

  constructor(private readonly size: () => { width: number; height: number; pixels: number }) {}

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  by(factor: number, around?: Point): void {
    const { width, height } = this.size();
    const centre = around ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.x = centre.x - (centre.x - this.x) * grown;
    this.y = centre.y - (centre.y - this.y) * grown;
    this.scale = scale;
    this.keepInside();
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    this.moved = false;
    this.span = this.distance();
  }

  move(event: PointerEvent, at: (event: PointerEvent) => Point): void {
    const old = this.fingers.get(event.pointerId);
    if (!old || !this.start) return;
    const now = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, now);
    if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > STILL) this.moved = true;
    if (this.fingers.size >= 2) this.pinch(at(event));
    else if (this.scale > 1 && this.moved) this.pan(now.x - old.x, now.y - old.y);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.span = this.distance();
  }

  private pinch(around: Point): void {
    const span = this.distance();
    this.moved = true;
    if (this.span > 0 && span > 0) this.by(span / this.span, around);
    this.span = span;
  }

  private pan(dx: number, dy: number): void {
    const { width, pixels } = this.size();
    const unit = width / Math.max(1, pixels);
    this.x += dx * unit;
    this.y += dy * unit;
    this.keepInside();
  }

  private keepInside(): void {
    const { width, height } = this.size();
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y));
  }

  private distance(): number {
    const [one, other] = [...this.fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
