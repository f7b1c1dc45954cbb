import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api, speak } from "../api";
import { beginning } from "./speech";

export const LANGUAGES = ["en", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const OWN = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

/** What a game says: by its own texts, which the server keeps, and by the words of its drawn board, if it has one. */
interface Speech {
  told: FluentBundle;
  drawn: FluentBundle;
  modules: Modules;
}

/** What is played beside the base game, in the order of the alphabet; null: whatever there is. */
type Modules = readonly string[] | null;

/** What both of them are about. */
export function together(known: Modules, more: Modules): Modules {
  return known && more && [...new Set([...known, ...more])].toSorted();
}

export function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((language) => language === word);
}

export function preferredLanguage(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return wished ?? "en";
}

export function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function say(bundle: FluentBundle | undefined, id: string, values: Arguments = {}): string | undefined {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values, []) : undefined;
}

/** An id without a message is shown as words, so that nothing is ever blank. */
export function readable(id: string): string {
  return beginning(id.replace(/[-_.]+/g, " ").trim());
}

class Words {
  language = $state<Language>("en");
  ready = $state(false);
  private own = $state.raw<FluentBundle | undefined>();
  private games = $state.raw<Record<string, Speech>>({});
  /** Of each game its title and what else a list of games and tables says. */
  private lobby = $state.raw<Record<string, FluentBundle>>({});
  private readonly learning = new Map<string, Promise<void>>();
  /** Games of which a guided first game is played, which has much to say. */
  private readonly guided = new Set<string>();

  /** Switch everything that is on the page; old words stay until the new ones are here. */
  async switchTo(language: Language): Promise<void> {
    const load = OWN[`./${language}.ftl`];
    if (!load) return;
    const known = Object.entries(this.games).map(
      async ([game, { modules }]) => [game, await this.fetchGame(game, language, modules)] as const,
    );
    const asked = Object.keys(this.lobby).length > 0;
    const [own, games, lobby] = await Promise.all([load(), Promise.all(known), asked ? this.fetchLobby(language) : {}]);
    this.own = bundleOf(language, own);
    this.lobby = lobby;
    this.games = Object.fromEntries(games);
    this.language = language;
    this.ready = true;
    speak(language);
    document.documentElement.lang = language;
  }

  /** Whoever wants the words of a game while they are on their way waits for the same ones. */
  learn(game: string, modules: Modules = null): Promise<void> {
    const known = this.games[game];
    const wanted = known ? together(known.modules, modules) : (modules?.toSorted() ?? null);
    if (known && String(wanted) === String(known.modules)) return Promise.resolve();
    const key = `${game} ${String(wanted)}`;
    const learning = this.learning.get(key) ?? this.fetchWords(game, wanted).finally(() => this.learning.delete(key));
    this.learning.set(key, learning);
    return learning;
  }

  /** What a guided first game says, too. */
  async learnGuide(game: string): Promise<void> {
    if (this.guided.has(game)) return;
    this.guided.add(game);
    await this.fetchWords(game, this.games[game]?.modules ?? null);
  }

  /** What a list of games and tables says of each of them: little, so that a first look costs little. */
  async learnLobby(): Promise<void> {
    const language = this.language;
    if (Object.keys(this.lobby).length > 0) return;
    const lobby = await this.fetchLobby(language);
    if (language === this.language) this.lobby = lobby;
    else await this.learnLobby();
  }

  private async fetchLobby(language: Language): Promise<Record<string, FluentBundle>> {
    const texts = Object.entries(await api.lobbyWords(language));
    return Object.fromEntries(texts.map(([game, text]) => [game, bundleOf(language, text)]));
  }

  private async fetchWords(game: string, modules: Modules): Promise<void> {
    const language = this.language;
    const speech = await this.fetchGame(game, language, modules);
    if (language === this.language) this.games = { ...this.games, [game]: speech };
    else await this.fetchWords(game, modules);
  }

  private async fetchGame(game: string, language: Language, modules: Modules): Promise<Speech> {
    const board = BOARDS[`../games/${game}/words/${language}.ftl`];
    const guide = this.guided.has(game) ? api.guideWords(game, language) : "";
    const [told, drawn, guiding] = await Promise.all([api.words(game, language, modules), board ? board() : "", guide]);
    return { told: bundleOf(language, told, guiding), drawn: bundleOf(language, drawn), modules };
  }

  /** The client's own words. */
  t(id: string, values?: Arguments): string {
    return say(this.own, id, values) ?? readable(id);
  }

  /** Are any words of this game here? */
  knows(game: string): boolean {
    return game in this.games || game in this.lobby;
  }

  /** Are all of its words here, and not only those of a list of games? */
  hasLearnt(game: string): boolean {
    return game in this.games;
  }

  /** A game's words, or undefined where it has none for this id. */
  ofGame(game: string, id: string, values?: Arguments): string | undefined {
    return say(this.games[game]?.told ?? this.lobby[game], id, values);
  }

  /** The words of a game's drawn board, or undefined where it has none for this id. */
  ofBoard(game: string, id: string, values?: Arguments): string | undefined {
    return say(this.games[game]?.drawn, id, values);
  }
}

export const words = new Words();
export const t = (id: string, values?: Arguments): string => words.t(id, values);

/** What a board says: its own words, and the client's for what every table has. */
export function boardWords(game: string): typeof t {
  return (id, values) => words.ofBoard(game, id, values) ?? words.t(id, values);
}
