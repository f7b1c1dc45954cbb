import type { Gain, Tally } from "../../frame/tally";
import { franceOf } from "./world";

const coins = (what: string): Gain[] => [{ what, amount: "coins" }];

export const tally: Tally = {
  round: { event: "turn-begins" },
  headings: ["turn-begins", "phase-begins"],
  ledgers: [
    {
      name: "income",
      staged: true,
      columns: ["villages", "mills", "taxes", "others", "total"],
      gains: {
        "village-income": coins("villages"),
        "mill-income": coins("mills"),
        "feudal-tax-income": coins("taxes"),
        "church-tax-income": coins("taxes"),
        "queen-income": coins("others"),
        "toll-income": coins("others"),
        "trait-income": coins("others"),
        "trait-cost": [{ what: "others", amount: "coins", loses: true }],
        "jerusalem-income": coins("others"),
        "commandery-income": coins("others"),
        "income-total": coins("total"),
      },
    },
    { name: "scoring", columns: ["points"], gains: { scored: [{ what: "points", amount: "points" }] } },
  ],
  rounds: {
    columns: ["income", "titles", "lords"],
    gains: {
      "income-total": coins("income"),
      "title-gained": [{ what: "titles" }],
      "title-lost": [{ what: "titles", loses: true }],
      "lord-came": [{ what: "lords" }],
      died: [{ what: "lords", loses: true }],
    },
    stands: [
      { what: "points", of: (view, seat) => franceOf(view).families[seat]?.points ?? null },
      { what: "coins", of: (view, seat) => franceOf(view).families[seat]?.coins ?? null },
    ],
  },
};
