import { ownPath } from '../../domain/own-path.ts';

/** Where a sign-up was to lead: the link of the email opens another tab, which cannot read what this tab keeps. */
const KEY = 'signup-next';
/** As long as the link of the email works. */
const LASTS_MS = 24 * 60 * 60 * 1000;

/** Keeps where a sign-up leads, for every tab of this browser. Undefined: nowhere in particular. */
export function saveSignupNext(next: string | undefined): void {
  try {
    if (next === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ next, at: Date.now() }));
  } catch {
    // A browser without storage leads to the overview.
  }
}

/** Where the last sign-up of this browser leads, if it was within a day and is a path of ours. */
export function readSignupNext(): string | undefined {
  try {
    const { next, at } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { next?: unknown; at?: unknown };
    const age = Date.now() - Number(at);
    return typeof next === 'string' && age >= 0 && age < LASTS_MS ? ownPath(next) : undefined;
  } catch {
    return undefined;
  }
}
