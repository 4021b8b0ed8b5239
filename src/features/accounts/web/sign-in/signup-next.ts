import { ownPath } from '../../domain/sign-in/own-path.ts';

/** The page to open after a sign-up. The email's link opens another tab, which cannot read this tab's storage. */
const KEY = 'signup-next';
/** The lifetime of the email's link. */
const LASTS_MS = 24 * 60 * 60 * 1000;

/** Saves where a sign-up leads, for every tab of this browser. Undefined: nowhere in particular. */
export function saveSignupNext(next: string | undefined): void {
  try {
    if (next === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ next, at: Date.now() }));
  } catch {
    // A browser without storage leads to the overview.
  }
}

/** Where the last sign-up of this browser leads, if it is at most a day old and a path of this site. */
export function readSignupNext(): string | undefined {
  try {
    const { next, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { next?: unknown; at?: unknown };
    const age = Date.now() - Number(at);
    return typeof next === 'string' && age >= 0 && age < LASTS_MS ? ownPath(next) : undefined;
  } catch {
    return undefined;
  }
}
