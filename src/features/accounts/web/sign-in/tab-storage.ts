/** Values that a page passes to the next one of the same tab, outside the address bar. */
export type TabValues = {
  /** An email has been sent; `sentAt` in milliseconds since 1970. */
  readonly 'mail-sent': {
    readonly email: string;
    readonly sentAt: number;
    readonly next?: string | undefined;
  };
  /** An address that a link has verified. Sign-in fills it in. */
  readonly verified: { readonly email: string };
  /** The second step of signing in; `issuedAt` in milliseconds since 1970. */
  readonly 'two-factor': { readonly ticket: string; readonly issuedAt: number };
  /** The secret of a link that was opened and not used yet. */
  readonly 'link-token': { readonly path: string; readonly token: string };
};
type Name = keyof TabValues;

/** Used where the browser refuses its storage, until the page is reloaded. */
const memory = new Map<Name, string>();

export function saveInTab<N extends Name>(name: N, value: TabValues[N]): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // The value is in memory.
  }
}

function readText(name: Name): string | null {
  try {
    return sessionStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Undefined: nothing is stored. */
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
    // It never was in the storage.
  }
}
