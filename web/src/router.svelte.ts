/** Where we are. Every page has an address; a position of a game has one too. */

export type Page =
  | { name: "home" }
  | { name: "new"; game: string | null }
  | { name: "table"; id: string; invitation: Invitation | null; at: number | null }
  | { name: "coach"; id: string }
  | { name: "learn"; game: string }
  | { name: "rules"; game: string | null; rule: string | null }
  | { name: "account" }
  | { name: "settings" }
  | { name: "house" }
  | { name: "missing" };

export interface Invitation {
  seat: number;
  word: string;
}

export function read(address: URL): Page {
  const [first = "", second = "", third = ""] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const query = address.searchParams;
  switch (first) {
    case "":
      return { name: "home" };
    case "new":
      return { name: "new", game: query.get("game") };
    case "table":
      if (!second) return { name: "missing" };
      if (third === "coach") return { name: "coach", id: second };
      return { name: "table", id: second, invitation: invitationIn(query), at: numberIn(query, "at") };
    case "learn":
      return second ? { name: "learn", game: second } : { name: "home" };
    case "rules":
      return { name: "rules", game: second || null, rule: address.hash.slice(1) || null };
    case "account":
      return { name: "account" };
    case "settings":
      return { name: "settings" };
    case "house":
      return { name: "house" };
    default:
      return { name: "missing" };
  }
}

function numberIn(query: URLSearchParams, key: string): number | null {
  const text = query.get(key);
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

function invitationIn(query: URLSearchParams): Invitation | null {
  const word = query.get("invitation");
  const seat = numberIn(query, "seat");
  return word && seat !== null ? { seat, word } : null;
}

class Router {
  page = $state.raw<Page>(read(new URL(location.href)));

  constructor() {
    window.addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** Change the address without leaving the page. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  }

  private look(): void {
    this.page = read(new URL(location.href));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
    if (!link || link.hasAttribute("download") || link.hasAttribute("target")) return;
    const href = link.getAttribute("href") ?? "/";
    if (href.startsWith("/api/")) return;
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();
