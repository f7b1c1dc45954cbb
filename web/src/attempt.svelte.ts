import { ApiError } from "./api";
import { t } from "./words/words.svelte";

/** Something that may be refused: what became of it, in a sentence. */
export class Attempt {
  trouble = $state("");
  done = $state("");
  busy = $state(false);

  /** Do it; `told` is said when it worked. */
  async make(deed: () => Promise<unknown>, told = ""): Promise<boolean> {
    this.trouble = this.done = "";
    this.busy = true;
    try {
      await deed();
      this.done = told;
      return true;
    } catch (error) {
      this.trouble = error instanceof ApiError && error.message ? error.message : t("trouble");
      return false;
    } finally {
      this.busy = false;
    }
  }
}
