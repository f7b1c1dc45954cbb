import { MediaQuery } from "svelte/reactivity";
import type { BoardModule } from "../boards/board";
import type { Seen } from "../live/course";
import { SoleAnswer } from "../live/sole.svelte";
import type { Story } from "../live/story.svelte";
import type { LiveTable, Refusal } from "../live/table.svelte";
import { session } from "../session.svelte";
import { settings } from "../settings.svelte";
import type { GameEvent, Stands, View } from "../types";
import { GameWords, parsed } from "../words/game";
import { learning } from "./learning.svelte";
import { Outcome } from "./outcome.svelte";
import { Replay, type Stride } from "./replay.svelte";
import { TABLE, talkRooms, type TalkRoom } from "./rooms";
import { freshBlocks, isSpread, tallyOf } from "./tally";

/** Without room at its sides the board has its panels below it, and notes fold into a mark. */
export const stacked = new MediaQuery("max-width: 1180px");
/** Where there is room for one thing at a time, the board and what belongs to it are pages that one swipes through. */
export const phone = new MediaQuery("max-width: 600px");

/** What is said about the place under pointer or focus. */
export interface About {
  title: string;
  lines: string[];
}

export type Panel = "log" | "talk" | "rules" | "replay" | "options";
/** What a phone shows one of. */
export type Page = "board" | "hand" | "players" | "log" | "talk" | "more";

/** A table is read so many times as long as a line. */
const SPREAD = 2.5;
/** Nobody waits longer than this for where they left. */
const LONGEST_RECALL = 1500;

const PAGES: Page[] = ["board", "hand", "players", "log", "talk", "more"];

function pageOf(panel: Panel): Page {
  return panel === "log" || panel === "talk" ? panel : "more";
}

/** What the parts of one table's page share. */
export class Frame {
  /** Which page a phone shows. */
  page = $state<Page>("board");
  private openPanel = $state<Panel>("log");
  rule = $state<string | null>(null);
  mode = $state<string | null>(null);
  about = $state.raw<About | null>(null);
  /** Several moves that one click could mean: the prompt asks which. */
  pick = $state.raw<string[] | null>(null);
  hint = $state.raw<Refusal | null>(null);
  textBoard = $state(settings.textBoard);
  /** In pixels. What is laid over a board must not lie over what is asked; told only to those who need it, since a
   *  property of the whole table would have every part of it styled anew. */
  promptHeight = $state(0);
  /** The room of talk that is shown. */
  room = $state(TABLE);
  /** What is being typed, by room, and not said yet. */
  unsaid = $state<Record<string, string>>({});
  private heard = $state<Record<string, number>>({});
  readonly replay: Replay;
  readonly outcome: Outcome;
  /** What is said for this person, since they can say nothing else. */
  readonly sole: SoleAnswer;

  constructor(
    readonly live: LiveTable,
    readonly board: BoardModule | null,
  ) {
    this.replay = new Replay(live);
    this.outcome = new Outcome(live.id);
    this.sole = new SoleAnswer(
      () => live.soleAnswer(),
      (move) => void live.play(move),
    );
    live.recall = (sequence) => this.replay.since(sequence).catch(() => []);
    live.story.heft = ({ events, told, fresh, view }) =>
      freshBlocks(events, told, fresh.length, tallyOf(board?.tally), view.over).some(isSpread) ? SPREAD : 1;
    live.story.stages = (before, after, fresh) => this.drawn?.stages?.(before, after, fresh) ?? [];
  }

  get panel(): Panel {
    return this.openPanel;
  }
  /** Whoever opens a panel wants to see it: on a phone its page comes up. */
  set panel(panel: Panel) {
    this.openPanel = panel;
    this.page = pageOf(panel);
  }
  /** Buttons that lead to other positions; a phone shows the positions, and has such buttons beside each. */
  openReplay(): void {
    this.openPanel = "replay";
  }
  /** The pages of a phone, from left to right. */
  get pages(): Page[] {
    return this.hasHand ? PAGES : PAGES.filter((page) => page !== "hand");
  }
  /** Is there something that this person alone sees? */
  get hasHand(): boolean {
    return this.board !== null && this.live.seat !== null && this.view !== null;
  }
  /** Is the board before this person's eyes, or another page of their phone? A lesson's leads nobody from its text. */
  get seesBoard(): boolean {
    return this.live.id !== "" && (!phone.current || this.page === "board");
  }
  /** May something be chosen among what this person alone sees? */
  get isHandAsked(): boolean {
    const { moves, drawn } = this;
    return moves.some((move) => drawn?.holds?.(move) ?? false);
  }
  /** The page on which what is asked must be chosen; null where that can be done anywhere, or on more than one. */
  get askedPage(): Page | null {
    const { moves, drawn } = this;
    const taken = moves.filter((move) => drawn?.takes(move) ?? false);
    const held = taken.filter((move) => drawn?.holds?.(move) ?? false);
    if (taken.length === 0) return null;
    if (held.length === 0) return "board";
    return held.length === taken.length ? "hand" : null;
  }
  /** Is the game over, and its last step told? */
  get isOver(): boolean {
    return !this.story.behind && (this.live.view?.over ?? false);
  }
  /** Is the moment on show one of the game, and not of its end? */
  get goesOn(): boolean {
    return this.replaying || !this.isOver;
  }
  /** Is it over, and all of it told? It stays so while one looks back. */
  get hasEnded(): boolean {
    return !this.story.behind && this.live.info?.state === "finished";
  }
  /** Is there nothing to say any more but how it ended? */
  get showsResult(): boolean {
    return !this.replaying && this.hasEnded;
  }
  get game(): string {
    return this.live.info?.game ?? "";
  }
  get words(): GameWords {
    return new GameWords(this.game, this.live.info?.seats ?? [], session.game(this.game));
  }
  /** What the others did, while it is being told. */
  get story(): Story {
    return this.live.story;
  }
  /** All parts of the page show one moment: a position looked back at, a step of the story, or now. */
  get view(): View | null {
    return this.position?.view ?? this.story.shown?.view ?? this.live.view;
  }
  get events(): GameEvent[] {
    return this.position?.events ?? this.story.shown?.events ?? this.live.events;
  }
  /** How many events there have been, those that are no longer listed included. */
  get told(): number {
    return this.position?.event_count ?? this.story.shown?.told ?? this.live.eventCount;
  }
  /** The end of what was told: all of it once that is known here. */
  get lines(): GameEvent[] {
    const { events, told } = this;
    const before = this.position ? null : this.replay.chronicle;
    const missing = told - events.length;
    if (!before || missing <= 0 || before.events.length < missing) return events;
    return [...before.events.slice(0, missing), ...events];
  }
  /** What the moment on show has brought. */
  get fresh(): GameEvent[] {
    return this.position?.fresh ?? this.story.shown?.fresh ?? this.live.fresh;
  }
  get replaying(): boolean {
    return this.position !== null;
  }
  /** Is the moment on show now, so that something can be said to it? */
  get present(): boolean {
    return !this.replaying && !this.story.behind;
  }
  get drawn(): BoardModule | null {
    return this.textBoard ? null : this.board;
  }
  /** What this person may answer to what is asked of them, or what they are led to. */
  get moves(): string[] {
    return this.live.led(this.answers);
  }
  /** What this person may say beside that, asked or not. */
  get offers(): string[] {
    return this.present && this.isHeard ? this.live.led(this.live.offers) : [];
  }
  /** All that this person may answer, wherever a guide leads. */
  private get answers(): string[] {
    return this.present && this.isHeard ? this.live.moves : [];
  }
  /** Does the table hear what this person says? */
  private get isHeard(): boolean {
    return this.live.standing === "open" && this.substitute === null;
  }
  /** The seat of this person, while a bot plays for them. */
  get substitute(): number | null {
    const { seat, info } = this.live;
    const mine =
      info?.state === "playing" ? info.seats.find((each) => each.seat === seat && each.substitute) : undefined;
    return mine?.seat ?? null;
  }
  /** Has somebody made this person a proposal that they may answer? */
  get addressed(): boolean {
    const replies = session.game(this.game)?.replies ?? [];
    return this.offers.some((move) => replies.includes(parsed(move).verb));
  }
  /** Offers that have no place of their own on the board or on the screen. */
  get otherOffers(): string[] {
    const { board } = this;
    return board ? this.offers.filter((move) => !board.takes(move)) : this.offers;
  }
  get promptMoves(): string[] {
    const board = this.drawn;
    return board ? this.answers.filter((move) => !board.takes(move)) : this.answers;
  }
  get modes(): string[] {
    return this.drawn?.modes(this.moves) ?? [];
  }
  get currentMode(): string | null {
    const { modes } = this;
    if (this.mode !== null && modes.includes(this.mode)) return this.mode;
    const [usual = null] = modes;
    return usual !== null && this.drawn?.onWish?.includes(usual) ? null : usual;
  }
  /** Is something asked of this person, here and now? */
  get asked(): boolean {
    return this.present && this.awaited;
  }
  /** Does the table wait for this person, whatever is on show? */
  get awaited(): boolean {
    const { live } = this;
    return live.asked && live.info?.state === "playing" && this.isHeard;
  }
  /** The answer that stands for what is being asked, of whomever. */
  get standsHere(): Stands | null {
    const form = this.view?.forms.at(-1)?.form;
    return this.replaying || !form ? null : (this.live.standingAnswers[form] ?? null);
  }
  /** Is this person asked something that they must see to themselves? */
  get called(): boolean {
    return this.asked && !this.live.spokenFor;
  }
  /** The number of a position in which this person has one answer and wants it said; turns one ends oneself. */
  get soleQuestion(): number | null {
    const { moves, guide, hasTakenBack, sequence } = this.live;
    const [move, ...others] = moves;
    const isSole = move !== undefined && others.length === 0 && parsed(move).verb !== "end";
    return settings.sole && this.called && isSole && guide === null && !hasTakenBack ? sequence : null;
  }
  /** The word that lets what is asked pass, where it is one of those questions that are asked just in case. */
  get window(): string | null {
    const form = this.view?.forms.at(-1)?.form;
    return this.replaying || !form ? null : (session.game(this.game)?.windows[form] ?? null);
  }
  get busy(): boolean {
    return this.live.pending !== null;
  }

  /** The rule behind what is being asked. */
  get currentRule(): string | null {
    const form = this.view?.forms.at(-1)?.form;
    return form ? (session.game(this.game)?.form_rules[form] ?? null) : null;
  }

  /** What is asked of this person for the first time on this device, if they want notes on it; looking back leaves
   *  the note where it is, or all that is below it would move. */
  get newForm(): string | null {
    const { live } = this;
    const isCalled = this.awaited && !live.spokenFor && !this.story.behind;
    const form = isCalled && settings.notes ? live.view?.forms.at(-1)?.form : undefined;
    return form && !learning.knows(this.game, form) ? form : null;
  }

  /** Say this from now on whenever it is asked like this; null: no longer. */
  letStandHere(move: string | null, when: Stands["when"] = "always"): void {
    const form = this.live.view?.forms.at(-1)?.form;
    this.hint = this.about = null; // the note on what stands now takes their place
    if (form) this.live.letStand(form, move, when);
  }

  nextMode(): void {
    const modes = this.modes;
    const at = modes.indexOf(this.currentMode ?? "");
    this.mode = modes[(at + 1) % modes.length] ?? null;
  }

  /** Does a guide lead to this? */
  isLed(move: string): boolean {
    return this.live.isLed && this.isFree(move);
  }

  isFree(move: string): boolean {
    return this.moves.includes(move) || this.offers.includes(move);
  }

  /** Play it if it is free; otherwise ask why not. Whoever wants to play has heard enough. */
  attempt(move: string): void {
    if (this.story.behind) this.story.skip();
    else if (this.isFree(move)) void this.live.play(move);
    else void this.explain(move);
  }

  async explain(move: string): Promise<void> {
    if (this.live.seat === null || !this.present) return;
    if (this.isFree(move)) {
      this.hint = { move, rule: null, text: "" };
      return;
    }
    if (this.live.moves.includes(move) || this.live.offers.includes(move)) {
      this.live.quiet();
      this.hint = null;
      this.live.heldBack = move;
      return;
    }
    this.live.quiet();
    const hint = await this.live.explain(move);
    if (this.live.heldBack === null) this.hint = hint; // else something newer was said meanwhile
  }

  // -- talk ----------------------------------------------------------------------------------------------------------

  get rooms(): [table: TalkRoom, ...others: TalkRoom[]] {
    return talkRooms(this.live.talk, this.live.rooms);
  }
  get currentRoom(): TalkRoom {
    const [table, ...others] = this.rooms;
    return others.find((room) => room.name === this.room) ?? table;
  }
  /** Lines that nobody has looked at yet on this page. */
  unheardIn(room: TalkRoom): number {
    const isShown = this.shows("talk") && room.name === this.currentRoom.name;
    return isShown ? 0 : Math.max(0, room.lines.length - (this.heard[room.name] ?? 0));
  }
  get unheard(): number {
    return this.rooms.reduce((sum, room) => sum + this.unheardIn(room), 0);
  }
  hearRoom(room: TalkRoom): void {
    if (this.shows("talk")) this.heard[room.name] = room.lines.length;
  }
  private shows(panel: Panel): boolean {
    return phone.current ? this.page === pageOf(panel) : this.panel === panel;
  }
  openRoom(name: string): void {
    this.room = name;
    this.panel = "talk";
  }

  // -- time ----------------------------------------------------------------------------------------------------------

  /** When this seat must have answered, by this device's clock; null: whenever it likes. */
  seatEnds(seat: number): number | null {
    return this.replaying ? null : (this.live.deadlines?.seats[String(seat)] ?? null);
  }
  talkEnds(room: string): number | null {
    return this.live.deadlines?.talks[room] ?? null;
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.panel = "rules";
  }

  // -- looking back --------------------------------------------------------------------------------------------------

  get position(): Seen | null {
    return this.replay.position;
  }
  goTo(sequence: number): Promise<void> {
    return this.lookBack(this.replay.goTo(sequence));
  }
  goToMoment(moment: number): Promise<void> {
    return this.lookBack(this.replay.goToMoment(moment));
  }
  /** To where this line of the log was told. */
  goToLine(number: number): Promise<void> {
    return this.lookBack(this.replay.goToLine(number));
  }
  /** A move, a turn or a round on or back. */
  step(stride: Stride, by: 1 | -1): Promise<void> {
    return this.lookBack(this.replay.step(stride, by, tallyOf(this.board?.tally)));
  }
  private async lookBack(going: Promise<void>): Promise<void> {
    this.story.skip();
    await going;
    if (this.replaying) this.page = "board";
  }
  /** Before anything is shown: whoever comes back first sees where they left, if they like to be told. */
  async comeBack(): Promise<void> {
    const isLate = new Promise<void>((late) => setTimeout(late, LONGEST_RECALL));
    await Promise.race([isLate, this.live.arrived]);
    if (settings.pace !== "off") await Promise.race([isLate, this.tellSince().catch(() => undefined)]);
  }
  /** What has happened since this device was here last: told by the story, or, without one, by looking back. */
  async tellSince(): Promise<void> {
    const { live } = this;
    const seen = live.seenBefore;
    if (seen === null || seen.sequence >= live.sequence) return;
    if (settings.pace === "off") return this.goTo(seen.sequence);
    this.story.tellAgain(await this.replay.since(seen.sequence));
  }
  leaveReplay(): void {
    this.replay.leave();
  }

  verbs(): string[] {
    return [...new Set(this.moves.map((move) => parsed(move).verb))];
  }
}
