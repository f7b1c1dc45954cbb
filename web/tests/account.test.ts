import { describe, expect, it } from "vitest";
import { readable } from "../src/pages/account/agents";
import { asked, bytes, mayHavePasskeys, shown, text } from "../src/pages/account/webauthn";

describe("passkeys", () => {
  it("turn bytes into text and back", () => {
    const all = Uint8Array.from({ length: 256 }, (_, at) => at);
    for (const length of [0, 1, 2, 3, 255, 256]) {
      const some = all.slice(0, length);
      expect(text(some.buffer)).not.toMatch(/[+/=]/);
      expect([...bytes(text(some.buffer))]).toEqual([...some]);
    }
  });

  it("are asked for in bytes, and everything else stays as the server wrote it", () => {
    const options = asked({
      challenge: "AQI",
      rp: { id: "games.example.org" },
      user: { id: "Aw", name: "ann", displayName: "Ann" },
      excludeCredentials: [{ id: "BA", type: "public-key" }],
    });
    expect(options).toEqual({
      challenge: Uint8Array.of(1, 2),
      rp: { id: "games.example.org" },
      user: { id: Uint8Array.of(3), name: "ann", displayName: "Ann" },
      excludeCredentials: [{ id: Uint8Array.of(4), type: "public-key" }],
    });
    expect(asked({ challenge: "AQI" })).toEqual({ challenge: Uint8Array.of(1, 2) });
  });

  it("are shown in text, with the parts that there are", () => {
    const credential = {
      id: "AQ",
      rawId: Uint8Array.of(1).buffer,
      type: "public-key",
      response: { clientDataJSON: Uint8Array.of(2).buffer, signature: Uint8Array.of(3).buffer, userHandle: null },
    };
    expect(shown(credential as unknown as PublicKeyCredential)).toEqual({
      id: "AQ",
      rawId: "AQ",
      type: "public-key",
      response: { clientDataJSON: "Ag", signature: "Aw" },
    });
  });

  it("belong to an address with a name that is reached safely", () => {
    expect(mayHavePasskeys("games.example.org", true, true)).toBe(true);
    expect(mayHavePasskeys("localhost", true, true)).toBe(true);
    expect(mayHavePasskeys("127.0.0.1", true, true)).toBe(false);
    expect(mayHavePasskeys("[::1]", true, true)).toBe(false);
    expect(mayHavePasskeys("games.example.org", false, true)).toBe(false);
    expect(mayHavePasskeys("games.example.org", true, false)).toBe(false);
  });
});

describe("a device", () => {
  it("is called by its browser and system", () => {
    const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
    expect(readable(chrome)).toBe("Chrome · Linux");
    expect(readable(`${chrome} Edg/140.0`)).toBe("Edge · Linux");
    expect(readable("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")).toBe("Firefox · Android");
    expect(readable("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe(
      "Safari · iPhone",
    );
  });

  it("that calls itself otherwise is named as it does, and one that says nothing not at all", () => {
    expect(readable("my own program, which has a very long name indeed")).toBe(
      "my own program, which has a very long na",
    );
    expect(readable(null)).toBeNull();
  });
});
