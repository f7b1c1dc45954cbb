import type { Command, LiveNews } from "../types";

export type Standing = "connecting" | "open" | "lost" | "closed";

interface Pending {
  frame: string;
  answered: (message: LiveNews) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20000;
const PONG_WITHIN = 10000;
/** Close codes that say why we may not listen: coming back would not help. 4429 only asks for patience. */
const turnedAway = (code: number): boolean => code >= 4400 && code < 4500 && code !== 4429;

/**
 * One live connection to a table. It comes back by itself; commands that were not answered are sent again under
 * the same id, which the server plays only once.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly hears: (message: LiveNews) => void,
    private readonly stands: (standing: Standing) => void,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a command; the promise ends with whatever the server answers to it. */
  ask(command: Command): Promise<LiveNews> {
    const id = crypto.randomUUID();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((answered) => {
      this.pending.set(id, { frame, answered });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(frame);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.stands("closed");
  }

  private connect(): void {
    this.stands(this.wait === FIRST_WAIT ? "connecting" : "lost");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event: MessageEvent<string>) => this.received(JSON.parse(event.data) as LiveNews);
    socket.onclose = (event) => (turnedAway(event.code) ? this.close() : this.lost(socket));
  }

  private opened(socket: WebSocket): void {
    this.wait = FIRST_WAIT;
    this.heard = Date.now();
    this.stands("open");
    for (const { frame } of this.pending.values()) socket.send(frame);
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(socket), PING_EVERY);
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heard > PING_EVERY + PONG_WITHIN) socket.close();
    else socket.send(JSON.stringify({ type: "ping", id: crypto.randomUUID() }));
  }

  private received(message: LiveNews): void {
    this.heard = Date.now();
    const id = "id" in message ? message.id : undefined;
    const pending = id === undefined ? undefined : this.pending.get(id);
    if (id !== undefined && pending) {
      this.pending.delete(id);
      pending.answered(message);
    }
    if (message.type !== "pong") this.hears(message);
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    clearInterval(this.heartbeat);
    this.socket = null;
    this.stands("lost");
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.connect();
  };
}
