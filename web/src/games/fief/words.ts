import { boardWords } from "../../words/words.svelte";

export const t = boardWords("fief");
