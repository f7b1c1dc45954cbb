// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { GameInfo, Noun, SeatInfo } from "../src/types";
import { LANGUAGES, type Language } from "../src/words/words.svelte";
import cases from "../../tests/words/cases.json";

/** The table that the Python translator passes too, in tests/words/test_cases.py. */
interface Case {
  game: string;
  kind: string;
  says: Record<Language, string>;
  seat?: number;
  word?: string;
  key?: string;
  option?: string;
  choice?: string;
  move?: string;
  verb?: string;
  nouns?: Noun[];
  event?: string;
  form?: string;
  arguments?: Record<string, Noun>;
  blanks?: Record<string, Noun>;
  seats?: string[];
  rule?: string;
  texts?: Record<Language, string>;
  points?: number;
  tie?: { seats: number[]; others: number[]; told: Noun[] };
}

const FILES = import.meta.glob<string>("../../src/outremer/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts of a game as the server sends them: those of all games, then its own; the rules go another way. */
function sent(game: string, language: string): string {
  const files = Object.entries(FILES).filter(
    ([path]) => path.includes(`/${language}/`) && !/(rules|server)\.ftl$/.test(path),
  );
  const own = files.filter(([path]) => path.includes(`/games/${game}/`));
  const shared = files.filter(([path]) => !path.includes("/games/"));
  return [...shared, ...own].map(([, text]) => text).join("\n");
}

vi.stubGlobal("document", { documentElement: {} });
vi.mock("../src/api", () => ({
  api: { words: (game: string, language: string) => Promise.resolve(sent(game, language)) },
  speak: () => undefined,
}));
const { GameWords } = await import("../src/words/game");
const { words } = await import("../src/words/words.svelte");

const PEOPLE = ["Anna", "Bruno"].map((name) => ({ name }) as SeatInfo);

function said(one: Case, language: Language): string {
  const { event = "", form = "", move = "", seats = [] } = one;
  const info = { event_seats: { [event]: seats }, form_seats: { [form]: seats } } as unknown as GameInfo;
  const ours = new GameWords(one.game, PEOPLE, info);
  switch (one.kind) {
    case "title":
      return ours.title;
    case "player":
      return ours.player(one.seat ?? -1);
    case "noun":
      return ours.noun(one.word ?? "");
    case "field":
      return ours.field(one.key ?? "");
    case "option":
      return ours.option(one.option ?? "");
    case "choice":
      return ours.choice(one.option ?? "", one.choice ?? "");
    case "move":
      return ours.move(move);
    case "outline":
      return ours.outline(one.verb ?? "", one.nouns);
    case "event":
      return ours.event({ name: event, arguments: one.arguments ?? {} });
    case "prompt":
      return ours.prompt({ form, ...one.blanks });
    case "refusal": {
      const { rule = "", texts } = one;
      return ours.say("refusal-of", { move: ours.move(move), rule: texts?.[language] ?? "", id: rule });
    }
    case "score":
      return ours.score(one.points ?? 0);
    case "tie": {
      const { seats: above = [], others = [], told: [what = "", has = 0, others_have = 0] = [] } = one.tie ?? {};
      return ours.tie({ seats: above, others, rule: "", what: String(what), has, others_have });
    }
    default:
      throw new Error(`there is no kind of sentence ${one.kind}`);
  }
}

const CASES = cases as Case[];

describe.each(LANGUAGES)("in %s", (language) => {
  it.each([...new Set(CASES.map((one) => one.game))])("every case of %s is said so", async (game) => {
    await words.switchTo(language);
    await words.learn(game);
    const ours = CASES.filter((one) => one.game === game);
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.map((one) => ({ ...one, is: said(one, language) }))).toEqual(
      ours.map((one) => ({ ...one, is: one.says[language] })),
    );
  });
});

it.each(LANGUAGES)("a number is a player where the sentence names one, in %s", async (language) => {
  await words.switchTo(language);
  await words.learn("fief");
  const ours = new GameWords("fief", PEOPLE);
  expect(ours.namesPlayer("address", 0)).toBe(true);
  expect(ours.namesPlayer("hand-over", 1)).toBe(true);
  expect(ours.namesPlayer("hand-over", 0)).toBe(false);
  expect(ours.namesPlayer("give-coins", 0)).toBe(false);
  expect(ours.namesPlayer("take", 1)).toBe(false);
});
