import type { About, Frame } from "../../frame/frame.svelte";
import { t } from "./words";
import { cardSentence, cardText, pieceName } from "./cards";
import type { Tally, Verdict } from "./tallies";
import type { Tool } from "./moves";
import { landOf, type CardFace, type City, type CityView, type HeapRow, type HolyLand } from "./world";
import { beginning, sentences } from "../../words/speech";

export function brothersHelp(frame: Frame): string {
  return frame.view?.options["brothers_help"] ?? "opponent";
}

/** Is this the last round, as far as anybody knows? */
export function isLast(frame: Frame): boolean {
  return frame.view !== null && landOf(frame.view).last;
}

/** The Templars of one heap in words: those one knows by name, the rest by number. */
function heap(frame: Frame, rows: HeapRow[]): string {
  return rows
    .map((row) => {
      const what = row.piece ? pieceName(row.piece, frame.words) : t("board-hidden", { count: row.hidden ?? 0 });
      return row.colour === row.seat ? what : t("board-of", { what, name: frame.words.player(row.colour) });
    })
    .join(", ");
}

function bidders(frame: Frame, city: CityView, land: HolyLand, tally: Tally | undefined): string[] {
  return Array.from({ length: frame.view?.seats ?? 0 }, (_, seat) => seat)
    .map((seat) => {
      const rows = city.bids.filter((row) => row.seat === seat);
      const parts = [heap(frame, rows)].filter(Boolean);
      if (land.seneschal === city.city && land.first === seat) parts.push(t("board-seneschal"));
      const total = tally?.totals.get(seat);
      if (parts.length > 0 && total !== undefined) parts.push(t("board-total", { total }));
      const paid = city.paid[seat] ?? 0;
      if (paid > 0) parts.push(t("board-paid", { count: paid }));
      return parts.length > 0 ? `${frame.words.player(seat)}: ${parts.join(", ")}` : "";
    })
    .filter(Boolean);
}

/** How the bidding ended, beside the card that was bid for. */
export function verdict(frame: Frame, { kind, ...won }: Verdict): string {
  return t(`board-${kind}`, "seat" in won ? { name: frame.words.player(won.seat) } : {});
}

/** The same where another card lies by now: a card that was won is named. */
export function outcome(frame: Frame, city: City, tally: Tally | undefined): string {
  const ended = tally?.verdict;
  if (!ended) return "";
  if (ended.kind !== "won") return verdict(frame, ended);
  return frame.words.event({ name: "won", arguments: { seat: ended.seat, city, card: ended.card } });
}

/** What is said where no card is on offer: the next one comes up when all have been turned over, or there is none. */
export function noOffer(city: CityView): string {
  return t(city.under.length > 0 ? "board-next-to-come" : "board-deck-out");
}

function offer(frame: Frame, city: CityView): string {
  if (!city.card) return noOffer(city);
  return `${t("board-on-offer")}: ${cardSentence(city.card, frame.words, brothersHelp(frame), isLast(frame))}`;
}

/** The whole city in one sentence, for those who hear it. */
export function describeCity(
  frame: Frame,
  city: CityView,
  land: HolyLand,
  tally: Tally | undefined,
  deed: string,
): string {
  const present = bidders(frame, city, land, tally);
  return sentences([
    frame.words.noun(city.city),
    offer(frame, city),
    t("board-under", { count: city.under.length }),
    ...(present.length > 0 ? present : [t("board-nobody")]),
    outcome(frame, city.city, tally),
    deed,
  ]);
}

/** What the prompt says about a city under pointer or focus. */
export function aboutCity(frame: Frame, city: CityView, land: HolyLand, tally: Tally | undefined): About {
  const name = frame.words.noun(city.city);
  const present = bidders(frame, city, land, tally).join("; ");
  const past = [present && `${present}.`, outcome(frame, city.city, tally)].filter(Boolean);
  if (!city.card) return { title: name, lines: [noOffer(city), ...past] };
  return { title: `${name}: ${frame.words.noun(city.card.kind)}`, lines: [offerText(frame, city.card), ...past] };
}

function does(frame: Frame, card: CardFace): string {
  return cardText(card, frame.words, brothersHelp(frame), isLast(frame));
}

function offerText(frame: Frame, card: CardFace): string {
  const mark = card.provenance === "reconstructed" ? ` ≈ ${t("board-reconstructed-short")}.` : "";
  return `${does(frame, card)}. ${t("board-cost", { count: card.cost })}.${mark}`;
}

export function aboutCard(frame: Frame, card: CardFace): About {
  const mark = card.provenance === "reconstructed" ? [`≈ ${t("board-reconstructed")}`] : [];
  return {
    title: t("board-card-of", { kind: frame.words.noun(card.kind), city: frame.words.noun(card.city) }),
    lines: [`${does(frame, card)}.`, `${t("board-cost", { count: card.cost })}.`, ...mark],
  };
}

export function aboutTool(frame: Frame, tool: Tool): About {
  if (tool.face === "swap") return { title: t("board-privilege-reputation"), lines: [t("board-power-reputation")] };
  if (tool.face === "recover") return { title: t("board-privilege-power"), lines: [t("board-power-power")] };
  if (tool.face === "shift") return { title: t("board-privilege-gold"), lines: [t("board-power-gold")] };
  const piece = tool.row.piece ?? "";
  const kind = piece.startsWith("knight") ? "knight" : piece;
  return { title: pieceName(piece, frame.words), lines: [t(`board-piece-${kind}`)] };
}

/** What a tool is called. */
export function toolName(frame: Frame, tool: Tool): string {
  const { row } = tool;
  if (tool.face === "swap") return t("board-tool-swap");
  if (tool.face === "recover") return t("board-tool-recover");
  const others =
    row.seat === frame.view?.seat
      ? [row.colour].filter((colour) => colour !== row.seat)
      : [...new Set([row.seat, row.colour])];
  const owner = others.length > 0 ? ` (${others.map((other) => frame.words.player(other)).join(", ")})` : "";
  if (tool.face === "shift") return `${t("board-tool-shift", { city: frame.words.noun(tool.source ?? "") })}${owner}`;
  return beginning(`${pieceName(row.piece ?? "", frame.words)}${owner}`);
}
