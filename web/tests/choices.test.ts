import { describe, expect, it } from "vitest";
import { choices, mayStand, movesOf, sentence } from "../src/frame/choices";

describe("choices", () => {
  it("are buttons while they are few, with what ends the turn last", () => {
    expect(choices(["end", "hire", "silver"]).map((choice) => choice.verb)).toEqual(["hire", "silver", "end"]);
  });

  it("become a number where a verb takes many of them", () => {
    const moves = [4, 5, 6, 7, 8].map((bid) => `raise ${bid}`);
    expect(choices(moves)).toEqual([{ kind: "number", verb: "raise", before: [], numbers: [4, 5, 6, 7, 8] }]);
  });

  it("become a list where a verb takes many words", () => {
    const moves = ["a", "b", "c", "d", "e", "f", "g"].map((area) => `place ${area}`);
    expect(choices(moves)[0]).toMatchObject({ kind: "list", moves });
  });

  it("are taken one noun after the other where a verb has several", () => {
    const moves = ["constable", "admiral"].flatMap((office) => [0, 1, 2, 3, 4].map((bid) => `open ${office} ${bid}`));
    const [open] = choices(moves);
    expect(open).toMatchObject({ kind: "steps", parts: [{ noun: "constable" }, { noun: "admiral" }] });
    if (open?.kind !== "steps" || open.parts[1]?.choice.kind !== "number") throw new Error("no number to choose");
    const { verb, before, numbers } = open.parts[1].choice;
    expect(numbers.map((number) => sentence(verb, [...before, number]))).toEqual(moves.slice(5));
  });

  it("may be left to the server only where they end something without further words", () => {
    expect(mayStand(["raise 4", "pass"])).toBe("pass");
    expect(mayStand(["place a", "hire", "end"])).toBe("end");
    expect(mayStand(["hire", "pass 2", "steal 1"])).toBeNull();
  });

  it("lose no move, whatever their shape", () => {
    const moves = ["pass", "steal 1", "steal 2", "target 1 david", "target 2 market-left", "open admiral 0"];
    const offered = choices(moves).flatMap((choice) => (choice.kind === "buttons" ? choice.moves : []));
    expect(offered.toSorted()).toEqual(moves.toSorted());
    const many = [0, 1, 2].flatMap((seat) =>
      [0, 1, 2].flatMap((from) => ["a", "b", "c"].map((to) => `shift ${seat} ${from} ${to}`)),
    );
    expect(
      choices([...many, "pass"])
        .flatMap(movesOf)
        .toSorted(),
    ).toEqual([...many, "pass"].toSorted());
  });
});
