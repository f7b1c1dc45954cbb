import type {
  Breakdown,
  Chronicle,
  GameInfo,
  Height,
  Invitation,
  Lesson,
  Position,
  ReportWish,
  Rule,
  Scene,
  SeatChange,
  Session,
  Stretch,
  TableInfo,
  TableWish,
  WhyAnswer,
} from "./types";

const BASE = "/api/v1";

/** How questions that are asked just in case are answered: for a seat, and for whoever has not said. */
export type Wish = NonNullable<TableWish["windows"]>;
export const WISHES: Wish[] = ["ask", "unconcerned", "always"];

/** An answer that says no, with a sentence for the reader. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

let language = "en";

export function speak(lang: string): void {
  language = lang;
}

export function currentLanguage(): string {
  return language;
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(BASE + path, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "unreachable", "");
  }
  if (!response.ok) throw await failure(response);
  const type = response.headers.get("content-type") ?? "";
  if (response.status === 204) return undefined as T;
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: { code: string; text: string } };
    return new ApiError(response.status, error.code, error.text);
  } catch {
    return new ApiError(response.status, "unreadable", response.statusText);
  }
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  session: () => call<Session>("GET", "/session"),
  enter: (name: string) => call<Session>("POST", "/session", { name }),
  rename: (name: string) => call<Session>("PATCH", "/session", { name }),
  forget: () => call<Session>("DELETE", "/session"),
  keep: (login: string, password: string) => call<Session>("POST", "/account", { login, password }),
  login: (login: string, password: string) => call<Session>("POST", "/login", { login, password }),
  games: () => call<GameInfo[]>("GET", "/games"),
  lobbyWords: (lang: string) => call<Record<string, string>>("GET", `/words/${lang}`),
  /** Of the game and these of its modules; of all of them where nobody says. */
  words: (game: string, lang: string, modules: readonly string[] | null) =>
    call<string>("GET", `/games/${game}/words/${lang}${modules ? `?modules=${modules.join(",")}` : ""}`),
  guide: (game: string) => call<TableInfo>("POST", `/games/${game}/guide`, {}),
  guideWords: (game: string, lang: string) => call<string>("GET", `/games/${game}/guide/words/${lang}`),
  leaveGuide: (id: string) => call<TableInfo>("POST", `${table(id)}/guide/leave`, {}),
  putAway: (id: string) => call<TableInfo>("DELETE", table(id)),
  rules: (game: string, lang: string) => call<Rule[]>("GET", `/games/${game}/rules?lang=${lang}`),
  lesson: (game: string, lang: string) => call<Lesson>("GET", `/games/${game}/lesson?lang=${lang}`),
  scene: (game: string, scene: string) => call<Scene>("GET", `/games/${game}/scenes/${scene}`),
  tables: (query: Record<string, string>) =>
    call<TableInfo[]>("GET", `/tables?${new URLSearchParams(query).toString()}`),
  create: (wanted: TableWish) => call<TableInfo>("POST", "/tables", wanted),
  table: (id: string, invitation?: string) =>
    call<TableInfo>("GET", table(id) + (invitation ? `?invitation=${encodeURIComponent(invitation)}` : "")),
  start: (id: string) => call<TableInfo>("POST", `${table(id)}/start`, {}),
  rematch: (id: string) => call<TableInfo>("POST", `${table(id)}/rematch`, {}),
  take: (id: string, seat: number, invitation?: string) =>
    call<TableInfo>("POST", `${table(id)}/seats/${seat}/take`, invitation ? { invitation } : {}),
  leave: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/seats/${seat}/leave`, {}),
  comeBack: (id: string, seat: number) => call<TableInfo>("POST", `${table(id)}/seats/${seat}/return`, {}),
  ready: (id: string, seat: number, ready: boolean) =>
    call<TableInfo>("POST", `${table(id)}/seats/${seat}/ready`, { ready }),
  invite: (id: string, seat: number) => call<Invitation>("POST", `${table(id)}/seats/${seat}/invite`, {}),
  changeSeat: (id: string, seat: number, wish: SeatChange) =>
    call<TableInfo>("PATCH", `${table(id)}/seats/${seat}`, wish),
  at: (id: string, sequence: number, seat: number | "spectator") =>
    call<Position>("GET", `${table(id)}/at/${sequence}?seat=${seat}`),
  atMoment: (id: string, moment: number, seat: number | "spectator") =>
    call<Position>("GET", `${table(id)}/moments/${moment}?seat=${seat}`),
  breakdown: (id: string) => call<Breakdown>("GET", `${table(id)}/breakdown`),
  copy: (id: string, moment: number, seat: number) => call<TableInfo>("POST", `${table(id)}/copies`, { moment, seat }),
  course: (id: string, seat: number | "spectator", from: number, to: number) =>
    call<Stretch>("GET", `${table(id)}/course?seat=${seat}&from=${from}&to=${to}`),
  chronicle: (id: string, seat: number | "spectator") => call<Chronicle>("GET", `${table(id)}/chronicle?seat=${seat}`),
  curve: (id: string) => call<Height[]>("GET", `${table(id)}/curve`),
  why: (id: string, seat: number, move: string) =>
    call<WhyAnswer>("GET", `${table(id)}/why?seat=${seat}&move=${encodeURIComponent(move)}`),
  report: (wish: ReportWish) => call<ReportWish>("POST", "/reports", wish),
  recordAddress: (id: string) => `${BASE}${table(id)}/record`,
};

export function liveAddress(path: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${BASE}${path}`;
}
