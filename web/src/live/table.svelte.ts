import { currentLanguage, liveAddress } from "../api";
import { settings } from "../settings.svelte";
import type { Command, GameEvent, Guidance, LiveNews, Stands, TableInfo, TalkLine, View } from "../types";
import { type Deadlines, deadlines } from "./clock";
import { Connection, type Standing } from "./connection";
import { leadsTo } from "./guide";
import { patched } from "./patch";
import { type Moment, type Step, Story } from "./story.svelte";
import { lastVisit, remember } from "./visits";

export interface Refusal {
  move: string;
  rule: string | null;
  text: string;
}

export interface UndoRequest {
  by: number;
  answers: Record<string, boolean | null>;
}

const MOST_EVENTS = 2000;
const NEWS_WITHIN = 4000;

function standingAnswers(moves: Record<string, string>, unconcerned: string[]): Record<string, Stands> {
  const stands = (form: string): Stands["when"] => (unconcerned.includes(form) ? "unconcerned" : "always");
  return Object.fromEntries(Object.entries(moves).map(([form, move]) => [form, { move, when: stands(form) }]));
}

/** One table as this listener knows it, kept up to date by its live connection. */
export class LiveTable {
  standing = $state<Standing>("connecting");
  view = $state.raw<View | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** What this seat may answer to what it is asked. */
  moves = $state.raw<string[]>([]);
  /** What it may say beside that, asked or not. */
  offers = $state.raw<string[]>([]);
  events = $state.raw<GameEvent[]>([]);
  /** What the last change has brought. */
  fresh = $state.raw<GameEvent[]>([]);
  talk = $state.raw<TalkLine[]>([]);
  /** The private rooms of talk in which this seat is, with their members. */
  rooms = $state.raw<Record<string, number[]>>({});
  /** When decisions and talks run out, by this device's own clock; null where no time runs. */
  deadlines = $state.raw<Deadlines | null>(null);
  sequence = $state(0);
  eventCount = $state(0);
  mayUndo = $state(false);
  /** Was the last thing that this person did to take something back? */
  hasTakenBack = $state(false);
  /** What was sent and not yet answered. */
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  stale = $state.raw<string[] | null>(null);
  trouble = $state<string | null>(null);
  /** The step of a guided first game; null: nobody guides. */
  guide = $state.raw<Guidance | null>(null);
  /** What would be legal, but is not what the guide leads to. */
  heldBack = $state<string | null>(null);
  undoRequest = $state.raw<UndoRequest | null>(null);
  undoAnswer = $state<boolean | null>(null);
  /** What the server says for this seat, by the form that asks for it. */
  standingAnswers = $state.raw<Record<string, Stands>>({});
  /** Will it say one of them to what this seat is asked now? */
  spokenFor = $state(false);
  /** The number of the last event this device had seen before it came back; null on a first visit. */
  readonly seenBefore: { events: number; sequence: number } | null;
  awaitedSince = $state(Date.now());
  /** What the others did, as it is told on this page. */
  readonly story: Story;
  /** Is fulfilled when the table is known. */
  readonly arrived: Promise<void>;
  private arrive: () => void = () => undefined;
  /** The positions from this entry up to now, as far as they can be had. */
  recall: (sequence: number) => Promise<Step[]> = () => Promise.resolve([]);
  private waiting: { sequence: number; reached: () => void } | null = null;
  private readonly connection: Pick<Connection, "ask" | "close">;

  constructor(
    readonly id: string,
    readonly seat: number | null,
    connection?: Pick<Connection, "ask" | "close">,
  ) {
    this.seenBefore = lastVisit(id);
    this.arrived = new Promise((arrive) => (this.arrive = arrive));
    this.story = new Story(
      seat,
      () => settings.pace,
      () => settings.still,
    );
    document.addEventListener("visibilitychange", this.looked);
    const path = `/tables/${encodeURIComponent(id)}/live?seat=${seat ?? "spectator"}`;
    this.connection =
      connection ??
      new Connection(
        () => liveAddress(`${path}&lang=${currentLanguage()}`),
        (message) => this.hear(message),
        (standing) => (this.standing = standing),
      );
  }

  /** May this listener choose something now? */
  get mine(): boolean {
    return this.view !== null && this.seat !== null && this.moves.length > 0 && !this.view.over;
  }

  get asked(): boolean {
    return this.seat !== null && (this.view?.asked.includes(this.seat) ?? false);
  }

  /** Those of these moves that a guide leads to; all of them where none leads. */
  led(moves: string[]): string[] {
    const { guide } = this;
    return guide && this.isLed ? moves.filter((move) => leadsTo(guide, [move])) : moves;
  }

  /** Is this row of moves not held back? */
  leadsTo(moves: string[]): boolean {
    return this.guide === null || !this.isLed || leadsTo(this.guide, moves);
  }

  /** Does a guide lead to something that this seat may say now? */
  get isLed(): boolean {
    const { guide } = this;
    return guide !== null && [...this.moves, ...this.offers].some((move) => leadsTo(guide, [move]));
  }

  async play(...moves: string[]): Promise<void> {
    if (this.pending !== null) return;
    this.quiet();
    if (!this.leadsTo(moves)) {
      this.heldBack = moves[0] ?? null;
      return;
    }
    this.pending = moves[0] ?? null;
    this.hasTakenBack = false;
    const answer = await this.connection.ask({ type: "play", sequence: this.sequence, moves });
    if (answer.type === "ack") await this.reach(answer.sequence);
    this.pending = null;
    if (answer.type === "stale") this.stale = moves;
    if (answer.type === "refused") this.refusal = answer;
  }

  async undo(): Promise<void> {
    if (this.pending !== null) return;
    this.quiet();
    this.pending = "";
    this.hasTakenBack = true;
    const answer = await this.connection.ask({ type: "undo", sequence: this.sequence });
    if (answer.type === "ack") await this.reach(answer.sequence);
    this.pending = null;
  }

  async explain(move: string): Promise<Refusal> {
    const answer = await this.connection.ask({ type: "why", move });
    if (answer.type === "why") return { move, rule: answer.rule, text: answer.text ?? "" };
    return { move, rule: null, text: answer.type === "error" ? answer.text : "" };
  }

  /** The only answer that this seat has, where it may be said for them. */
  async soleAnswer(): Promise<string | null> {
    const answer = await this.connection.ask({ type: "sole" });
    return answer.type === "sole" ? answer.move : null;
  }

  /** From now on the server says this whenever this seat is asked under this form; null: no longer. */
  letStand(form: string, move: string | null, when: Stands["when"] = "always"): void {
    this.quiet();
    this.tell({ type: "standing", form, move, when });
  }

  /** Say a line at the table, or in a private room in which this seat is. */
  say(text: string, room: string | null = null): void {
    this.tell({ type: "talk", text, room });
  }

  tell(command: Command): void {
    void this.connection.ask(command);
  }

  /** Put away what was said about the last attempt. */
  quiet(): void {
    this.refusal = null;
    this.stale = null;
    this.trouble = null;
    this.heldBack = null;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.rememberTold();
    this.story.skip();
    this.connection.close();
  }

  /** Nothing is told to a page that nobody looks at. */
  private readonly looked = (): void => {
    const isHidden = document.visibilityState === "hidden";
    this.story.hold("hidden", isHidden);
    if (isHidden) this.rememberTold();
    if (!isHidden && this.view !== null) remember(this.id, this.eventCount, this.sequence);
  };

  /** Whoever leaves amid the story comes back to where it was. */
  private rememberTold(): void {
    const { shown, behind } = this.story;
    if (behind && shown) remember(this.id, shown.told, shown.sequence);
  }

  private get moment(): Moment | null {
    const { view, events, eventCount: told, sequence } = this;
    return view && { view, events, told, sequence };
  }

  /** Wait until the news of what was played is here too: it may come after its acknowledgement. */
  private async reach(sequence: number): Promise<void> {
    if (this.sequence >= sequence) return;
    await new Promise<void>((reached) => {
      this.waiting = { sequence, reached };
      setTimeout(reached, NEWS_WITHIN);
    });
  }

  private hear(message: LiveNews): void {
    switch (message.type) {
      case "state":
        this.begin(message);
        break;
      case "change":
        this.change(message);
        break;
      case "table":
        this.info = message.table;
        break;
      case "talk":
        this.talk = [...this.talk, message];
        break;
      case "undo-asked":
        this.undoRequest = message;
        this.undoAnswer = null;
        break;
      case "undo-answered":
        this.undoRequest = null;
        this.undoAnswer = message.granted;
        break;
      case "guide":
        this.guide = message.guide;
        break;
      case "clock":
        this.deadlines = deadlines(message, Date.now());
        break;
      case "standing":
        this.standingAnswers = standingAnswers(message.answers, message.unconcerned);
        this.spokenFor = message.spoken_for;
        break;
      case "error":
        this.trouble = message.text;
        break;
      default:
        break;
    }
  }

  /** All of it, at the beginning or when something was missed or taken back. */
  private begin(message: Extract<LiveNews, { type: "state" }>): void {
    const before = this.moment;
    this.view = message.view;
    this.info = message.table;
    this.events = message.events;
    this.fresh = [];
    this.talk = message.talk;
    this.undoRequest = message.undo_asked;
    this.standingAnswers = standingAnswers(message.standing, message.unconcerned);
    this.deadlines = message.clock && deadlines(message.clock, Date.now());
    this.guide = message.guide;
    this.news(message);
    this.arrive();
    const now = this.moment;
    if (!before || !now) this.story.skip();
    else if (now.told <= before.told) this.story.settle(now);
    else {
      this.story.missed(before);
      void this.recall(before.sequence).then((since) => this.story.tellOn(since.slice(1)));
    }
  }

  private change(message: Extract<LiveNews, { type: "change" }>): void {
    const before = this.moment;
    if (message.sequence < this.sequence || this.view === null || before === null) return;
    try {
      this.view = patched(this.view, message.patch);
    } catch {
      this.tell({ type: "refresh" });
      return;
    }
    if (message.event_count !== this.eventCount + message.events.length) this.tell({ type: "refresh" });
    this.events = [...this.events, ...message.events].slice(-MOST_EVENTS);
    this.fresh = message.events;
    this.news(message);
    if (this.moment) this.story.tell(before, this.moment, message.by);
  }

  private news(message: Extract<LiveNews, { type: "state" | "change" }>): void {
    this.sequence = message.sequence;
    this.moves = message.moves;
    this.offers = message.offers ?? this.offers;
    this.rooms = message.rooms ?? this.rooms;
    this.eventCount = message.event_count;
    this.mayUndo = message.may_undo;
    this.spokenFor = message.spoken_for;
    this.awaitedSince = Date.now();
    if (this.stale && ![...this.moves, ...this.offers].includes(this.stale[0] ?? "")) this.stale = null;
    if (this.waiting && message.sequence >= this.waiting.sequence) this.waiting.reached();
    if (document.visibilityState === "visible") remember(this.id, message.event_count, message.sequence);
  }
}
