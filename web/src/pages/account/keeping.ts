/** What the server offers about one's own account: only the account's page asks for it. */

import { call } from "../../api";
import type { Belongings, Device, NewToken, Passkey, RecoveryCodes, Scope, Session, Token } from "../../types";
import { asked, type AskedInText, shown, type ShownInText } from "./webauthn";

const named = (id: string): string => encodeURIComponent(id);

export const keeping = {
  changePassword: (password: string, fresh: string) =>
    call<Session>("POST", "/account/password", { password, new: fresh }),
  recoveryCodes: (password: string) => call<RecoveryCodes>("POST", "/account/recovery", { password }),
  recover: (login: string, code: string, password: string) =>
    call<Session>("POST", "/login/recovery", { login, code, password }),
  devices: () => call<Device[]>("GET", "/devices"),
  dropDevice: (id: string) => call<Device[]>("DELETE", `/devices/${named(id)}`),
  dropOthers: () => call<Device[]>("DELETE", "/devices"),
  tokens: () => call<Token[]>("GET", "/tokens"),
  newToken: (label: string, scopes: Scope[], days: number) =>
    call<NewToken>("POST", "/tokens", { label, scopes, days }),
  dropToken: (id: string) => call<Token[]>("DELETE", `/tokens/${named(id)}`),
  data: () => call<Belongings>("GET", "/account/data"),
  erase: (password: string | null) => call<Session>("DELETE", "/account", password === null ? {} : { password }),
  dataOf: (login: string, password: string) => call<Belongings>("POST", "/login/data", { login, password }),
  eraseOf: (login: string, password: string) => call<Session>("POST", "/login/erase", { login, password }),
  passkeys: () => call<Passkey[]>("GET", "/passkeys"),
  dropPasskey: (id: string) => call<Passkey[]>("DELETE", `/passkeys/${named(id)}`),
};

/** The browser makes a passkey, and the server keeps its public half. */
export async function makePasskey(password: string, label: string): Promise<Passkey[]> {
  const { options } = await call<{ options: AskedInText }>("POST", "/passkeys/options", { password });
  const made = await navigator.credentials.create({ publicKey: asked(options) as PublicKeyCredentialCreationOptions });
  return call<Passkey[]>("POST", "/passkeys", { label, credential: inText(made) });
}

/** The browser shows a passkey, and the server lets in whose it is. */
export async function enterByPasskey(): Promise<Session> {
  const { options } = await call<{ options: AskedInText }>("POST", "/login/passkey/options", {});
  const found = await navigator.credentials.get({ publicKey: asked(options) as PublicKeyCredentialRequestOptions });
  return call<Session>("POST", "/login/passkey", { credential: inText(found) });
}

function inText(credential: Credential | null): ShownInText {
  if (credential === null) throw new Error("the browser gave no passkey");
  return shown(credential as PublicKeyCredential);
}
