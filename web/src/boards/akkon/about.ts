import type { About, Frame } from "../../frame/frame.svelte";
import { t } from "../../words/words.svelte";
import { cardSentence, cardText, pieceName } from "./cards";
import type { Tally } from "./tallies";
import type { Tool } from "./moves";
import type { CardFace, CityView, HeapRow, HolyLand } from "./world";

export function brothersHelp(frame: Frame): string {
  return frame.view?.options["brothers_help"] ?? "opponent";
}

/** The Templars of one heap in words: those one knows by name, the rest by number. */
function heap(frame: Frame, rows: HeapRow[]): string {
  return rows
    .map((row) => {
      const what = row.piece ? pieceName(row.piece, frame.words) : t("board-akkon-hidden", { count: row.hidden ?? 0 });
      return row.colour === row.seat ? what : t("board-akkon-of", { what, name: frame.words.player(row.colour) });
    })
    .join(", ");
}

function bidders(frame: Frame, city: CityView, land: HolyLand, tally: Tally | undefined): string[] {
  return Array.from({ length: frame.view?.seats ?? 0 }, (_, seat) => seat)
    .map((seat) => {
      const rows = city.bids.filter((row) => row.seat === seat);
      const parts = [heap(frame, rows)].filter(Boolean);
      if (land.seneschal === city.city && land.first === seat) parts.push(t("board-akkon-seneschal"));
      const total = tally?.totals.get(seat);
      if (parts.length > 0 && total !== undefined) parts.push(t("board-akkon-total", { total }));
      const paid = city.paid[seat] ?? 0;
      if (paid > 0) parts.push(t("board-akkon-paid", { count: paid }));
      return parts.length > 0 ? `${frame.words.player(seat)}: ${parts.join(", ")}` : "";
    })
    .filter(Boolean);
}

export function verdict(frame: Frame, tally: Tally | undefined): string {
  const outcome = tally?.verdict;
  if (!outcome) return "";
  if (outcome.kind === "won") return t("board-akkon-won", { name: frame.words.player(outcome.seat) });
  return t(outcome.kind === "tied" ? "board-akkon-tied" : "board-akkon-unsold");
}

function offer(frame: Frame, city: CityView): string {
  if (!city.card) return t("board-akkon-deck-out");
  return `${t("board-akkon-on-offer")}: ${cardSentence(city.card, frame.words, brothersHelp(frame))}`;
}

/** The whole city in one sentence, for those who hear it. */
export function describeCity(frame: Frame, city: CityView, land: HolyLand, tally: Tally | undefined, deed: string): string {
  const present = bidders(frame, city, land, tally);
  return [
    frame.words.noun(city.city),
    offer(frame, city),
    t("board-akkon-under", { count: city.under.length }),
    ...(present.length > 0 ? present : [t("board-akkon-nobody")]),
    verdict(frame, tally),
    deed,
  ]
    .filter(Boolean)
    .join(". ");
}

/** What the prompt says about a city under pointer or focus. */
export function aboutCity(frame: Frame, city: CityView): About {
  const name = frame.words.noun(city.city);
  if (!city.card) return { title: name, lines: [t("board-akkon-deck-out")] };
  return { title: `${name}: ${frame.words.noun(city.card.kind)}`, lines: [offerText(frame, city.card)] };
}

function offerText(frame: Frame, card: CardFace): string {
  const mark = card.provenance === "reconstructed" ? ` ≈ ${t("board-akkon-reconstructed-short")}.` : "";
  return `${cardText(card, frame.words, brothersHelp(frame))}. ${t("board-akkon-cost", { count: card.cost })}.${mark}`;
}

export function aboutCard(frame: Frame, card: CardFace): About {
  const mark = card.provenance === "reconstructed" ? [`≈ ${t("board-akkon-reconstructed")}`] : [];
  return {
    title: t("board-akkon-card-of", { kind: frame.words.noun(card.kind), city: frame.words.noun(card.city) }),
    lines: [`${cardText(card, frame.words, brothersHelp(frame))}.`, `${t("board-akkon-cost", { count: card.cost })}.`, ...mark],
  };
}

export function aboutTool(frame: Frame, tool: Tool): About {
  if (tool.face === "swap") return { title: t("board-akkon-privilege-reputation"), lines: [t("board-akkon-power-reputation")] };
  if (tool.face === "recover") return { title: t("board-akkon-privilege-power"), lines: [t("board-akkon-power-power")] };
  if (tool.face === "shift") return { title: t("board-akkon-privilege-gold"), lines: [t("board-akkon-power-gold")] };
  const piece = tool.row.piece ?? "";
  const kind = piece.startsWith("knight") ? "knight" : piece;
  return { title: pieceName(piece, frame.words), lines: [t(`board-akkon-piece-${kind}`)] };
}

/** What a tool is called. */
export function toolName(frame: Frame, tool: Tool): string {
  const { row } = tool;
  if (tool.face === "swap") return t("board-akkon-tool-swap");
  if (tool.face === "recover") return t("board-akkon-tool-recover");
  const others = row.seat === frame.view?.seat ? [row.colour].filter((colour) => colour !== row.seat) : [...new Set([row.seat, row.colour])];
  const owner = others.length > 0 ? ` (${others.map((other) => frame.words.player(other)).join(", ")})` : "";
  if (tool.face === "shift") return `${t("board-akkon-tool-shift", { city: frame.words.noun(tool.source ?? "") })}${owner}`;
  return `${pieceName(row.piece ?? "", frame.words)}${owner}`;
}
