import type { Attachment } from "svelte/attachments";

/** So far a sheet is pulled before it follows, in pixels. */
const PULL = 24;

/** A finger that pulls a sheet by this part of it, not by a button there, moves it up or down; a mouse selects text. */
export function pulling(handle: string, pull: (way: "up" | "down") => void): Attachment<HTMLElement> {
  return (sheet) => {
    let grasped: number | null = null;

    function grasp(event: PointerEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (event.pointerType === "mouse" || !target?.closest(handle) || target.closest("button, a")) return;
      grasped = event.clientY;
    }
    function move(event: PointerEvent): void {
      if (grasped === null) return;
      const way = event.clientY - grasped;
      if (Math.abs(way) < PULL) return;
      grasped = null;
      pull(way < 0 ? "up" : "down");
    }
    function release(): void {
      grasped = null;
    }

    const heard = new AbortController();
    sheet.addEventListener("pointerdown", grasp, heard);
    sheet.addEventListener("pointermove", move, heard);
    sheet.addEventListener("pointerup", release, heard);
    sheet.addEventListener("pointercancel", release, heard);
    return () => heard.abort();
  };
}
