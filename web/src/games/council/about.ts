import type { About, Frame } from "../../frame/frame.svelte";
import type { View } from "../../types";
import type { GameWords } from "../../words/game";
import { t } from "./words";
import { ownPermits } from "./moves";
import { kingdomOf, type Build, type City, type Goods, type Permit } from "./world";
import { sentences } from "../../words/speech";

const GOOD_WORDS = new Set(["coins", "assistants", "points", "cards", "steps", "actions", "tokens-again"]);

export function inWords(words: GameWords, goods: Goods): string {
  const parts = Object.entries(goods).map(([good, count]) =>
    GOOD_WORDS.has(good) ? t(`board-${good}`, { count }) : words.noun(good),
  );
  return parts.join(", ");
}

function token(words: GameWords, city: City): string {
  return city.token === null ? t("board-no-token") : t("board-pays", { goods: inWords(words, city.pays) });
}

function stalls(words: GameWords, city: City): string {
  const owners = [...city.emporiums.map((seat) => words.player(seat)), ...(city.neutral ? [t("board-neutral")] : [])];
  return owners.length > 0 ? t("board-emporiums-of", { names: owners.join(", ") }) : t("board-no-emporium");
}

/** What an emporium here would cost and bring, as the server reckons it, in one sentence. */
function buildSentence(words: GameWords, build: Build, byKing: boolean): string {
  const cost = [
    build.assistants > 0 ? t("board-assistants", { count: build.assistants }) : "",
    byKing && build.coins > 0 ? t("board-coins", { count: build.coins }) : "",
  ].filter(Boolean);
  const through = build.connected.map((city) => words.noun(city)).join(", ");
  return [
    t("board-build-cost", { cost: cost.join(", ") || t("board-nothing") }),
    t("board-build-pays", { goods: inWords(words, build.pays) || t("board-nothing") }),
    build.connected.length > 1 ? t("board-build-through", { cities: through }) : "",
    build.bonus_tiles.length > 0
      ? t("board-build-tiles", {
          groups: build.bonus_tiles.map((group) => words.noun(group)).join(", "),
          points: build.tile_points,
        })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function byKing(view: View): boolean {
  return view.forms.at(-1)?.form === "KingsHelp";
}

/** What keeps this seat from building here, whatever it would bring. */
function obstacle(view: View, city: City, build: Build): string {
  if (byKing(view) && build.coins > (kingdomOf(view).players[view.seat ?? 0]?.coins ?? 0))
    return t("board-king-too-far");
  if (!byKing(view) && !ownPermits(view).some((permit) => permit.names.includes(city.city)))
    return t("board-no-permit-held");
  return build.open ? "" : t("board-few-assistants");
}

export function cityLines(words: GameWords, view: View, city: City): string[] {
  const kingdom = kingdomOf(view);
  const build = kingdom.preview?.cities[city.city];
  return [
    build ? obstacle(view, city, build) : "",
    build ? buildSentence(words, build, byKing(view)) : token(words, city),
    `${words.noun(city.region)}, ${words.noun(city.colour)}`,
    kingdom.king === city.city ? t("board-king-here") : "",
    stalls(words, city),
  ].filter(Boolean);
}

export function aboutCity(frame: Frame, view: View, city: City): About {
  return { title: frame.words.noun(city.city), lines: cityLines(frame.words, view, city) };
}

export function describeCity(frame: Frame, view: View, city: City): string {
  const roads = t("board-roads-to", { cities: city.roads.map((road) => frame.words.noun(road)).join(", ") });
  return sentences([frame.words.noun(city.city), ...cityLines(frame.words, view, city), roads]);
}

export function councilTitle(words: GameWords, council: string): string {
  return t("board-council", { name: words.noun(council) });
}

/** Who sits in a council, from the arrow on, and what it would ask of this seat. */
export function councilLines(words: GameWords, view: View, council: string): string[] {
  const kingdom = kingdomOf(view);
  const seated = (kingdom.councils[council] ?? []).map((colour) => words.noun(colour)).join(", ");
  const price = kingdom.preview?.councils[council];
  const asks =
    price &&
    (price.price === null
      ? t("board-no-card-fits")
      : t("board-would-cost", { cards: price.cards, price: price.price }));
  return [t("board-seated", { colours: seated }), ...(asks ? [asks] : [])];
}

export function permitTitle(words: GameWords, permit: Permit): string {
  return `${words.field("permit")} ${words.noun(permit.permit)}`;
}

export function permitLines(words: GameWords, permit: Permit): string[] {
  return [
    permit.names.map((city) => words.noun(city)).join(", "),
    t("board-pays", { goods: inWords(words, permit.pays) }),
  ];
}

/** A permit of one's own: what each of its cities would bring. */
export function ownPermitLines(words: GameWords, view: View, permit: Permit): string[] {
  const cities = kingdomOf(view).preview?.cities ?? {};
  const open = permit.names.flatMap((city) => {
    const build = cities[city];
    return build?.open ? [`${words.noun(city)}: ${buildSentence(words, build, false)}`] : [];
  });
  return open.length > 0 ? open : permitLines(words, permit);
}
