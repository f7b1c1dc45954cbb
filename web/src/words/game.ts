import type { FormView, GameEvent, GameInfo, Noun, SeatInfo, Standing, Tie } from "../types";
import { isolated } from "./direction";
import { readable, words, type Arguments } from "./words.svelte";

const LETTERS = ["a", "b", "c", "d"];

export interface Sentence {
  verb: string;
  nouns: Noun[];
}

export function parsed(move: string): Sentence {
  const [verb = "", ...nouns] = move.split(" ");
  return { verb, nouns: nouns.map((noun) => (/^\d+$/.test(noun) ? Number(noun) : noun)) };
}

/** What keeps the place of a line. */
const NOTHING_YET = "\u00a0";

/** What one game says, with the names of the people at one table; tests/words/cases.json holds it to the terminal. */
export class GameWords {
  constructor(
    readonly game: string,
    private readonly seats: SeatInfo[] = [],
    private readonly info?: GameInfo,
  ) {}

  /** What has no text is shown by its id; nothing for a moment, while its words are on their way. */
  say(id: string, values?: Arguments): string {
    const said = words.ofGame(this.game, id, values);
    return said ?? (words.hasLearnt(this.game) ? readable(id.replace(/^[a-z]+-/, "")) : NOTHING_YET);
  }

  has(id: string): boolean {
    return words.ofGame(this.game, id) !== undefined;
  }

  /** What it is about in a sentence; nothing for a moment, while its words are on their way. */
  get summary(): string {
    return words.ofGame(this.game, "game-summary") ?? "";
  }

  /** Its name; nothing for a moment, while its words are on their way. */
  get title(): string {
    return words.ofGame(this.game, "game-title") ?? (words.knows(this.game) ? readable(this.game) : NOTHING_YET);
  }

  /** A word of the game; a card that has a name goes by its name. */
  noun(word: Noun): string {
    if (typeof word === "number" || /^\d+$/.test(word)) return String(word);
    return words.ofGame(this.game, `card-${word}`) ?? this.say(`noun-${word}`);
  }

  /** What this office, event or card does, in a line. */
  about(word: string): string | undefined {
    return words.ofGame(this.game, `about-${word}`);
  }

  /** What a first game explains about this question; not every question needs it. */
  note(form: string): string | undefined {
    return words.ofGame(this.game, `note-${form}`);
  }

  /** What a guided first game says here; nothing for a moment, while its words are on their way. */
  guide(word: string): string {
    return words.ofGame(this.game, `guide-${word}`) ?? "";
  }

  player(seat: number): string {
    const name = this.seats[seat]?.name;
    return name == null ? this.say(`seat-${seat}`) : isolated(name);
  }

  move(move: string): string {
    const { verb, nouns } = parsed(move);
    return this.say(`move-${verb}`, this.nounValues(nouns));
  }

  /** A sentence that is not complete yet: dots stand for what is still to be chosen. */
  outline(verb: string, nouns: Noun[] = []): string {
    const values: Arguments = {};
    for (const letter of LETTERS) values[letter] = values[`${letter}-player`] = values[`${letter}-word`] = "…";
    return this.say(`move-${verb}`, { ...values, ...this.nounValues(nouns) });
  }

  /** Is this noun of the verb a player? Its sentence knows: it says the player's name. */
  namesPlayer(verb: string, at: number): boolean {
    const letter = LETTERS[at] ?? "";
    const mark = "\u0001";
    return this.say(`move-${verb}`, { [`${letter}-player`]: mark }).includes(mark);
  }

  /** The moment at which a form asks, in a few words. */
  moment(form: string): string {
    return (
      words.ofBoard(this.game, `when-${form}`) ?? readable(form.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase())
    );
  }

  private nounValues(nouns: Noun[]): Arguments {
    const values: Arguments = {};
    nouns.forEach((noun, at) => {
      const letter = LETTERS[at];
      if (!letter) return;
      values[letter] = typeof noun === "number" ? noun : this.noun(noun);
      if (typeof noun === "number") values[`${letter}-player`] = this.player(noun);
      else values[`${letter}-word`] = noun;
    });
    return values;
  }

  event(event: GameEvent): string {
    const seats = this.info?.event_seats[event.name] ?? [];
    return this.say(`event-${event.name}`, this.values(event.arguments, seats));
  }

  prompt(form: FormView): string {
    const { form: name, ...blanks } = form;
    return this.say(`prompt-${name}`, this.values(blanks, this.info?.form_seats[name] ?? []));
  }

  /** A word of the game in this language; what is none, such as a whole sentence, stays as it is. */
  private nounOrWord(word: string): string {
    return words.ofGame(this.game, `card-${word}`) ?? words.ofGame(this.game, `noun-${word}`) ?? word;
  }

  /** Seats by name, words translated and as they are, numbers; nobody is a word to choose a text by. */
  private values(given: Record<string, unknown>, seats: string[]): Arguments {
    const values: Arguments = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "string") {
        values[name] = this.nounOrWord(value);
        values[`${name}-word`] = value;
      } else if (value === null) values[name] = values[`${name}-word`] = "nobody";
      else if (typeof value === "boolean") values[name] = Number(value);
      else if (typeof value === "number") {
        values[name] = seats.includes(name) && value >= 0 ? this.player(value) : value;
        if (seats.includes(name)) values[`${name}-own`] = Number(value === given["seat"]);
      }
    }
    return values;
  }

  /** So many points, in what this game is won by. */
  score(points: number): string {
    return words.ofGame(this.game, "score-count", { count: points }) ?? String(points);
  }

  /** What put some above others who have as many points. */
  tie(tie: Tie): string {
    const compared = this.values({ has: tie.has, "others-have": tie.others_have }, []);
    const whom = { names: this.listed(tie.seats), count: tie.seats.length, others: this.listed(tie.others) };
    return this.say(`tie-${tie.what}`, { ...compared, ...whom });
  }

  /** How the game was won, where there is more than one way. */
  won(how: string, winners: Standing[]): string {
    const points = winners.reduce((sum, place) => sum + place.points, 0);
    const names = this.listed(winners.map((place) => place.seat));
    return this.say(`won-${how}`, { names, count: winners.length, points });
  }

  private listed(seats: number[]): string {
    const names = seats.map((seat) => this.player(seat));
    return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
  }

  seatsOfEvent(event: GameEvent): number[] {
    const names = this.info?.event_seats[event.name] ?? [];
    return names.map((name) => event.arguments[name]).filter((seat): seat is number => typeof seat === "number");
  }

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  /** What this option adds as a whole, in two sentences; other options only choose among rulings. */
  expansion(name: string): string | undefined {
    return words.ofGame(this.game, `expansion-${name}`);
  }

  choice(name: string, choice: string): string {
    const id = `option-${name}-${choice}`;
    return /^\d+$/.test(choice) && !this.has(id) ? this.player(Number(choice)) : this.say(id);
  }

  /** What a click on the board does in this mode. */
  mode(mode: string): string {
    return words.ofBoard(this.game, `mode-${mode}`) ?? readable(mode);
  }

  /** What is counted in a table of the chronicle, and the table itself. */
  column(name: string): string {
    return words.ofBoard(this.game, `tally-${name}`) ?? this.noun(name);
  }

  chapter(chapter: string): string {
    return words.ofBoard(this.game, `chapter-${chapter}`) ?? readable(chapter);
  }

  field(key: string): string {
    return words.ofGame(this.game, `field-${key}`) ?? readable(key);
  }
}
