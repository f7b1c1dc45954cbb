/** Moving and enlarging a drawing with fingers, a mouse, keys or buttons. */
export interface Spot {
  x: number;
  y: number;
}

export interface Extent {
  width: number;
  height: number;
}

const MOST = 4;
const STILL = 8;
const DOUBLE_TAP = 320;
const MARGIN = 0.12;

/** How a drawing lies in the pane through which it is seen, in pixels of the page. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** A gesture is under way: the drawing moves as one sheet, and is drawn sharply again when it rests. */
  moving = $state(false);
  /** Did the last gesture move the drawing? Then its end is no click. */
  moved = false;
  private readonly fingers = new Map<number, Spot>();
  private span = 0;
  private start: Spot | null = null;
  private lastTap = { at: -DOUBLE_TAP, x: 0, y: 0 };

  constructor(private readonly size: () => Extent) {}

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Enlarge around a spot of the pane, its middle if none is named. */
  by(factor: number, around?: Spot): void {
    const { width, height } = this.size();
    const centre = around ?? { x: width / 2, y: height / 2 };
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = scale / this.scale;
    this.x = centre.x - (centre.x - this.x) * grown;
    this.y = centre.y - (centre.y - this.y) * grown;
    this.scale = scale;
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.keepInside();
  }

  /** Is this spot of the resting drawing in sight? */
  sees(spot: Spot): boolean {
    const { width, height } = this.size();
    const [x, y] = [spot.x * this.scale + this.x, spot.y * this.scale + this.y];
    return x >= 0 && y >= 0 && x <= width && y <= height;
  }

  /** Bring a spot of the resting drawing into sight, as little as that takes. */
  show(spot: Spot): void {
    const { width, height } = this.size();
    const into = (at: number, room: number): number =>
      Math.max(room * MARGIN - at, 0) - Math.max(at - room * (1 - MARGIN), 0);
    this.pan(into(spot.x * this.scale + this.x, width), into(spot.y * this.scale + this.y, height));
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
    this.moved = false;
    this.span = this.distance();
  }

  move(event: PointerEvent, at: (event: PointerEvent) => Spot): void {
    const old = this.fingers.get(event.pointerId);
    if (!old || !this.start) return;
    const now = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, now);
    if (Math.hypot(now.x - this.start.x, now.y - this.start.y) > STILL) this.moved = true;
    if (this.fingers.size >= 2) this.pinch(at(event));
    else if (this.scale > 1 && this.moved) {
      this.moving = true;
      this.pan(now.x - old.x, now.y - old.y);
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.span = this.distance();
    if (this.fingers.size === 0) this.moving = false;
  }

  /** A second tap in the same place enlarges around it; true if this was one. */
  tap(event: MouseEvent, around: Spot): boolean {
    const { at, x, y } = this.lastTap;
    const twice = event.timeStamp - at < DOUBLE_TAP && Math.hypot(event.clientX - x, event.clientY - y) < 3 * STILL;
    this.lastTap = twice
      ? { at: -DOUBLE_TAP, x: 0, y: 0 }
      : { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (twice && !this.moved) {
      if (this.scale >= MOST / 1.1) this.reset();
      else this.by(2, around);
    }
    return twice;
  }

  private pinch(around: Spot): void {
    const span = this.distance();
    this.moved = this.moving = true;
    if (this.span > 0 && span > 0) this.by(span / this.span, around);
    this.span = span;
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
