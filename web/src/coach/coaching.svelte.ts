import { ApiError, call } from "../api";
import type { AnalysisInfo } from "../types";

const UNREACHED = 2000; // milliseconds until a server that did not answer is asked again

/** How the analysis of one table stands: asked for once, then heard step by step. */
export class Coaching {
  info = $state.raw<AnalysisInfo | null>(null);
  /** Why it cannot be had, in a sentence. */
  trouble = $state("");
  /** It was being thought about, and the server knows nothing of it any more. */
  interrupted = $state(false);
  private closed = false;
  private following = false;

  constructor(private readonly id: string) {}

  get isActive(): boolean {
    return this.info?.state === "waiting" || this.info?.state === "thinking";
  }

  async look(): Promise<void> {
    await this.hear(() => this.get(0));
  }

  async ask(): Promise<void> {
    this.interrupted = false;
    await this.hear(() => call<AnalysisInfo>("POST", this.path, {}));
  }

  close(): void {
    this.closed = true;
  }

  private get path(): string {
    return `/tables/${encodeURIComponent(this.id)}/analysis`;
  }

  private get(known: number): Promise<AnalysisInfo> {
    return call<AnalysisInfo>("GET", `${this.path}?after=${known}`);
  }

  private async hear(answer: () => Promise<AnalysisInfo>): Promise<void> {
    try {
      this.know(await answer());
      this.trouble = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.message || error.code;
    }
    await this.follow();
  }

  /** What is known already stays in sight, whatever becomes of the rest. */
  private know(info: AnalysisInfo): void {
    this.interrupted ||= info.state === "none" && this.isActive;
    this.info = { ...info, analysis: info.analysis ?? this.info?.analysis ?? null };
  }

  private async follow(): Promise<void> {
    if (this.following) return;
    this.following = true;
    while (this.isActive && !this.closed) {
      try {
        this.know(await this.get(this.info?.step ?? 0));
      } catch {
        await new Promise((resolve) => setTimeout(resolve, UNREACHED));
      }
    }
    this.following = false;
  }
}
