import type { Gain, Tally } from "../../frame/tally";
import { cityOf } from "./world";

const INCOME: Gain[] = [
  { what: "squire", amount: "squires" },
  { what: "bezant", amount: "bezants" },
  { what: "point", amount: "points" },
];

export const tally: Tally = {
  round: { event: "round-begins" },
  headings: ["round-begins"],
  ledgers: [
    {
      name: "income",
      columns: ["squire", "bezant", "point"],
      gains: {
        earned: INCOME,
        collected: INCOME.map((gain) => ({ ...gain, inAll: true })),
        "empty-handed": [],
        renounced: [{ what: { named: "resource" }, loses: true }],
      },
    },
    { name: "losses", columns: ["lost", "saved"], gains: { lost: counts("lost"), saved: counts("saved") } },
    {
      name: "gifts",
      columns: ["most-squires", "most-bezants", "action-card"],
      gains: { gift: [{ what: { named: "gift" }, amount: "points" }] },
    },
    {
      name: "building",
      columns: ["floor", "paid"],
      gains: { built: [{ what: "floor" }, { what: "paid", amount: "cost" }] },
    },
  ],
  rounds: {
    columns: ["squire", "bezant", "point", "floor"],
    gains: {
      collected: INCOME,
      gained: [{ what: { named: "resource" }, amount: "count" }],
      "holds-david": [{ what: "bezant" }],
      bought: [
        { what: "point", amount: "count" },
        { what: "bezant", amount: "price", loses: true },
      ],
      stole: [{ what: "point" }, { seat: "other", what: "point", loses: true }],
      gift: [{ what: "point", amount: "points" }],
      built: [{ what: "floor" }],
    },
    stands: [
      { what: "floor", of: (view, seat) => cityOf(view).players[seat]?.floors ?? null },
      { what: "point", of: (view, seat) => cityOf(view).players[seat]?.points ?? null },
    ],
  },
};

function counts(what: string): Gain[] {
  return [{ what, amount: "count" }];
}
