import type { About, Frame } from "../../frame/frame.svelte";
import { t } from "./words";
import { RECONSTRUCTED, type AreaView } from "./world";
import { sentences } from "../../words/speech";

function income(area: AreaView): string {
  const { squires, bezants, points } = area.pays;
  const parts = [
    squires ? t("board-squires", { count: squires }) : "",
    bezants ? t("board-bezants", { count: bezants }) : "",
    points ? t("board-points", { count: points }) : "",
  ].filter(Boolean);
  return parts.length > 0 ? `${t("board-pays")}: ${parts.join(", ")}` : t("board-pays-nothing");
}

function forces(frame: Frame, area: AreaView): string {
  const present = area.squires
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .map(({ count, seat }) => `${frame.words.player(seat)} ${count}`);
  return present.join(", ") || t("board-nobody");
}

/** How the area would stand with one more squire of one's own: the counts, and who would have most. */
function afterPlacing(area: AreaView, seat: number): string[] {
  const mine = (area.squires[seat] ?? 0) + 1;
  const best = Math.max(0, ...area.squires.filter((_, other) => other !== seat));
  const verdict = mine > best ? "board-after-lead" : mine === best ? "board-after-tie" : "board-after-behind";
  return [t("board-after-place", { mine, best }), t(verdict)];
}

function facts(frame: Frame, area: AreaView): string[] {
  return [
    forces(frame, area),
    area.controller === null ? "" : t("board-controlled", { name: frame.words.player(area.controller) }),
    area.baron === null ? "" : t("board-blocked", { name: frame.words.player(area.baron) }),
    area.open ? "" : t("board-closed"),
    income(area),
  ].filter(Boolean);
}

export function aboutArea(frame: Frame, area: AreaView, mode: string | null, free: boolean): About {
  const seat = frame.view?.seat ?? null;
  const lines = facts(frame, area);
  if (free && seat !== null && (mode === "place" || mode === "drop")) lines.push(...afterPlacing(area, seat));
  if (RECONSTRUCTED.has(area.sector)) lines.push(`* ${t("board-reconstructed")}`);
  return { title: frame.words.noun(area.area), lines };
}

/** The whole area in one sentence, for those who hear it. */
export function describeArea(frame: Frame, area: AreaView, mode: string | null, free: boolean): string {
  const deed = free && mode ? [t(`mode-${mode}`)] : [];
  return sentences([frame.words.noun(area.area), ...facts(frame, area), ...deed]);
}
