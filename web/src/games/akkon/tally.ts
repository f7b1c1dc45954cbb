import type { Tally } from "../../frame/tally";
import { landOf } from "./world";

const CARD = [{ what: "card" }];

export const tally: Tally = {
  round: { event: "round-begins" },
  headings: ["round-begins"],
  ledgers: [
    {
      name: "reveal",
      staged: true,
      columns: ["tyre", "jaffa", "caesarea", "sidon", "jerusalem", "akkon"],
      gains: { "turned-up": [], "bid-total": [{ what: { named: "city" }, amount: "total" }] },
      beside: ["won", "tied", "unsold", "worthless"],
    },
    { name: "scoring", columns: ["points"], gains: { scored: [{ what: "points", amount: "points" }] } },
  ],
  rounds: {
    columns: ["gold", "faith", "power", "reputation", "card"],
    gains: {
      advanced: [{ what: { named: "track" }, amount: "steps" }],
      fell: [{ what: { named: "track" }, amount: "steps", loses: true }],
      won: CARD,
      minted: CARD,
    },
    stands: [{ what: "points", of: (view, seat) => landOf(view).points[seat] ?? null }],
  },
};
