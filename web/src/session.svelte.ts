import { api, liveAddress } from "./api";
import { settings } from "./settings.svelte";
import type { GameInfo, PersonalNews, Player } from "./types";
import { words } from "./words/words.svelte";

const COME_BACK_AFTER = 4000;

/** Who sits at this device, which games there are, and where this person is awaited. */
class Session {
  player = $state.raw<Player | null>(null);
  games = $state.raw<GameInfo[]>([]);
  awaited = $state.raw<string[]>([]);
  lobbyChanges = $state(0);
  unreachable = $state(false);
  private socket: WebSocket | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;

  async begin(): Promise<void> {
    try {
      const [{ player }, games] = await Promise.all([api.session(), api.games()]);
      this.player = player;
      this.games = games;
      this.unreachable = false;
      this.listen();
    } catch {
      this.unreachable = true;
      setTimeout(() => void this.begin(), COME_BACK_AFTER);
    }
  }

  known(player: Player | null): void {
    this.player = player;
    this.awaited = [];
    this.listen();
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  private listen(): void {
    clearTimeout(this.again);
    const old = this.socket;
    this.socket = null;
    if (this.player === null) {
      old?.close();
      return;
    }
    const socket = new WebSocket(liveAddress("/live"));
    this.socket = socket;
    old?.close();
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as PersonalNews);
    socket.onclose = () => {
      if (socket === this.socket) this.again = setTimeout(() => this.listen(), COME_BACK_AFTER);
    };
  }

  private hear(message: PersonalNews): void {
    if (message.type === "lobby") this.lobbyChanges += 1;
    if (message.type === "awaited") {
      const fresh = message.tables.filter((table) => !this.awaited.includes(table));
      this.awaited = message.tables;
      if (fresh.length > 0) this.notify();
    }
  }

  private notify(): void {
    if (!settings.notify || document.visibilityState === "visible") return;
    new Notification("Outremer", { body: words.t("notification-awaited"), icon: "/icon.svg", tag: "awaited" });
  }
}

export const session = new Session();
