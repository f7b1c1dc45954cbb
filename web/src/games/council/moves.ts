import type { View } from "../../types";
import { parsed } from "../../words/game";
import { formOf, kingdomOf, type Permit } from "./world";

/** Verbs whose things lie on the board or in the hand; the others are buttons of the prompt. */
const ON_THE_BOARD = new Set([
  ...["elect", "send", "into", "acquire", "king", "swap", "under", "lay", "build"],
  ...["take", "place", "travel", "collect", "reuse"],
]);
const COUNCILLOR_VERBS = ["elect", "send"];
const CITY_VERBS: Record<string, string> = {
  PermitBuild: "place",
  KingsHelp: "travel",
  Emporium: "collect",
  TokenAgain: "collect",
  TwoTokensAgain: "collect",
};

export function takes(move: string): boolean {
  return ON_THE_BOARD.has(parsed(move).verb);
}

/** Cards are laid, and used permits chosen, in front of oneself. */
export function holds(move: string): boolean {
  return ["lay", "reuse"].includes(parsed(move).verb);
}

/** A councillor beside the board may be elected as a main action or sent in as a quick one; the supply asks which. */
export function modes(moves: string[]): string[] {
  const verbs = new Set(moves.map((move) => parsed(move).verb));
  return COUNCILLOR_VERBS.filter((verb) => verbs.has(verb));
}

export function councillorMove(mode: string, colour: string): string {
  return `${mode} ${colour}`;
}

export function councilMove(view: View, council: string): string {
  if (formOf(view)?.form === "Election") return `into ${council}`;
  return council === "king" ? "king" : `acquire ${council}`;
}

/** A click on a permit before a council: take it, lay it under the pile, or go and ask the council for it. */
export function permitMove(view: View, region: string, side: string, permit: string): string {
  const form = formOf(view)?.form;
  if (form === "Swapping") return `under ${side}`;
  return form === "Purchase" || form === "FreePermit" ? `take ${permit}` : `acquire ${region}`;
}

export function ownPermitMove(view: View, permit: string): string {
  return `${formOf(view)?.form === "PermitAgain" ? "reuse" : "build"} ${permit}`;
}

/** Is this the last choice before an emporium stands? Then one sees first what it brings. */
export function isBuilding(move: string): boolean {
  return ["place", "travel", "build"].includes(parsed(move).verb);
}

/** The cities of a permit in which its owner may build now. */
export function openCities(view: View, permit: Permit): string[] {
  const cities = kingdomOf(view).preview?.cities ?? {};
  return permit.names.filter((city) => cities[city]?.open);
}

/** The rows of moves that a click on a city may mean. */
export function cityPlays(view: View, moves: string[], city: string): string[][] {
  const verb = CITY_VERBS[formOf(view)?.form ?? ""];
  if (verb) return moves.includes(`${verb} ${city}`) ? [[`${verb} ${city}`]] : [];
  return ownPermits(view)
    .filter((permit) => moves.includes(`build ${permit.permit}`) && openCities(view, permit).includes(city))
    .map((permit) =>
      openCities(view, permit).length > 1 ? [`build ${permit.permit}`, `place ${city}`] : [`build ${permit.permit}`],
    );
}

/** The sentence a click on a city would say, for asking why it is not free. */
export function cityWouldSay(view: View, city: string): string {
  const form = formOf(view)?.form ?? "";
  const named = ownPermits(view).find((permit) => permit.names.includes(city));
  return CITY_VERBS[form] ? `${CITY_VERBS[form]} ${city}` : `build ${named?.permit ?? `permit-${city.charAt(0)}`}`;
}

export function ownPermits(view: View): Permit[] {
  return view.seat === null ? [] : (kingdomOf(view).players[view.seat]?.held_permits ?? []);
}
