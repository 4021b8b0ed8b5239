/** What a page hands to the next one of the same tab, out of sight of the address bar. */
export type TabValues = {
  /** A mail is on its way; `sentAt` in milliseconds since 1970. */
  readonly 'mail-sent': {
    readonly email: string;
    readonly sentAt: number;
    readonly next?: string | undefined;
  };
  /** An address that a link has verified: sign-in need not ask for it. */
  readonly verified: { readonly email: string };
  /** The second step of signing in; `issuedAt` in milliseconds since 1970. */
  readonly 'two-factor': { readonly ticket: string; readonly issuedAt: number };
  /** The secret of a link that was opened and not used yet. */
  readonly 'link-token': { readonly path: string; readonly token: string };
};
type Name = keyof TabValues;

/** Where the browser refuses its storage: until the page is loaded anew. */
const memory = new Map<Name, string>();

export function saveInTab<N extends Name>(name: N, value: TabValues[N]): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // It is in memory.
  }
}

function readText(name: Name): string | null {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Undefined: there is none. */
export function readFromTab<N extends Name>(name: N): TabValues[N] | undefined {
  try {
    return (JSON.parse(readText(name) ?? 'null') as TabValues[N] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetInTab(name: Name): void {
  memory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // It never was there.
  }
}
