import type { Tally } from "../../frame/tally";
import { kingdomOf } from "./world";

export const tally: Tally = {
  round: { event: "turn-begins", by: "round" },
  turns: ["turn-begins"],
  headings: ["turn-begins"],
  ledgers: [
    {
      name: "scoring",
      columns: ["tiles", "nobility", "permits", "total"],
      gains: {
        "scored-tiles": [{ what: "tiles", amount: "points" }],
        "scored-nobility": [{ what: "nobility", amount: "points" }],
        "scored-permits": [{ what: "permits", amount: "points" }],
        finished: [{ what: "total", amount: "points" }],
      },
    },
  ],
  rounds: {
    columns: ["points", "coins", "assistants", "nobility", "permits", "emporiums"],
    gains: {
      gained: [{ what: { named: "good" }, amount: "count" }],
      hired: [{ what: "assistants" }],
      advanced: [{ what: "nobility" }],
      "permit-taken": [{ what: "permits" }],
      built: [{ what: "emporiums" }],
    },
    signs: {
      points: "laurel",
      coins: "bezant",
      assistants: "assistant",
      nobility: "nobility",
      permits: "permit",
      emporiums: "emporium",
    },
    stands: [{ what: "points", of: (view, seat) => kingdomOf(view).players[seat]?.points ?? null }],
  },
};
