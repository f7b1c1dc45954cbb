import type { IconName } from "../../heraldry/icons";
import type { GameWords } from "../../words/game";
import { t } from "./words";
import type { CardFace, City, Track } from "./world";

export const TRACK_ICONS: Record<Track, IconName> = {
  gold: "bezant",
  faith: "patriarch",
  power: "constable",
  reputation: "crown",
};

export const KIND_ICONS: Record<string, IconName> = {
  "holy-lance": "lance",
  excommunication: "candle",
  siege: "walls",
  plague: "skull",
  "brothers-in-arms": "war",
  "levant-trade": "ship",
  "forbidden-writings": "scroll",
  "minting-right": "gavel",
};

export const PIECE_ICONS: Record<string, IconName> = {
  turcopole: "bow",
  sergeant: "axe",
  chaplain: "chalice",
  seneschal: "key",
};

/** One thing that a card does, as signs: who, how far, on which track. */
export interface Effect {
  other: boolean;
  steps: string;
  track: Track | "any" | null;
  icon?: IconName;
  city?: City;
}

const up = (track: Effect["track"], steps: number | string): Effect => ({ other: false, steps: `+${steps}`, track });
const down = (track: Effect["track"], steps: number, other = false): Effect => ({ other, steps: `−${steps}`, track });

/** What a card does, as signs; in the last round nobody takes a Templar into the next. */
export function effects(card: CardFace, brothersHelp: string, isLast = false): Effect[] {
  return allEffects(card, brothersHelp).filter(({ icon }) => !isLast || icon !== "knight");
}

function allEffects(card: CardFace, brothersHelp: string): Effect[] {
  const { track = null, steps = 0, loss = null } = card;
  switch (card.kind) {
    case "holy-lance":
      return [up(track, steps)];
    case "excommunication":
      return [up(track, steps), down(track, 2, true)];
    case "siege":
      return [up(track, steps), down(loss, 1)];
    case "plague":
      return [down(track, 1, true), { other: true, steps: "1", track: null, icon: "knight" }];
    case "brothers-in-arms":
      return [
        { ...up(track, 1), other: brothersHelp === "opponent" },
        { other: true, steps: "2", track: null, icon: "knight" },
      ];
    case "levant-trade":
      return [{ ...up(track, "½"), ...(card.trade ? { city: card.trade } : {}) }];
    case "forbidden-writings":
      return [up("any", steps), down("any", 1)];
    default:
      return [{ other: false, steps: "+1", track: null, icon: "card" }];
  }
}

/** What a card does, in a sentence; in the last round nothing is said of the next. */
export function cardText(card: CardFace, words: GameWords, brothersHelp: string, isLast: boolean): string {
  const values = {
    last: Number(isLast),
    steps: card.steps ?? 0,
    track: card.track ? words.noun(card.track) : "",
    loss: card.loss ? words.noun(card.loss) : "",
    city: card.trade ? words.noun(card.trade) : "",
  };
  if (card.kind === "brothers-in-arms") return t(`board-does-brothers-${brothersHelp}`, values);
  return t(`board-does-${card.kind}`, values);
}

/** The whole card for those who hear it. */
export function cardSentence(card: CardFace, words: GameWords, brothersHelp: string, isLast: boolean): string {
  const title = t("board-card-of", { kind: words.noun(card.kind), city: words.noun(card.city) });
  const mark = card.provenance === "reconstructed" ? [t("board-reconstructed-short")] : [];
  return [title, cardText(card, words, brothersHelp, isLast), t("board-cost", { count: card.cost }), ...mark].join(
    ". ",
  );
}

export function pieceName(piece: string, words: GameWords): string {
  return piece === "seneschal" ? t("board-seneschal") : words.noun(piece);
}

/** What is written on the face of a Templar. */
export function pieceValue(piece: string): string {
  if (piece.startsWith("knight-")) return piece.slice(-1);
  return { turcopole: "2+", sergeant: "×2", chaplain: "", seneschal: "4" }[piece] ?? "";
}
