/** WebAuthn speaks in bytes, the protocol in text: one is turned into the other. */

export interface NamedInText {
  id: string;
  type: string;
}

/** What the server asks of a browser. */
export interface AskedInText {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: NamedInText[];
  allowCredentials?: NamedInText[];
  [more: string]: unknown;
}

/** What a browser answers. */
export interface ShownInText {
  id: string;
  rawId: string;
  type: string;
  response: Record<string, string>;
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function text(of: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(of)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function asked(options: AskedInText): object {
  const named = (one: NamedInText): object => ({ ...one, id: bytes(one.id) });
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user ? { user: { ...options.user, id: bytes(options.user.id) } } : {}),
    ...(options.excludeCredentials ? { excludeCredentials: options.excludeCredentials.map(named) } : {}),
    ...(options.allowCredentials ? { allowCredentials: options.allowCredentials.map(named) } : {}),
  };
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;

export function shown(credential: PublicKeyCredential): ShownInText {
  const parts = credential.response as unknown as Partial<Record<(typeof PARTS)[number], ArrayBuffer | null>>;
  const response: Record<string, string> = {};
  for (const part of PARTS) {
    const value = parts[part];
    if (value) response[part] = text(value);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

const NUMBER = /^(\d+(\.\d+){3}|\[.*\])$/;

/** A passkey belongs to an address with a name, reached safely; a number is none. */
export function mayHavePasskeys(hostname: string, safe: boolean, known: boolean): boolean {
  return safe && known && !NUMBER.test(hostname);
}
