import { randomUuid } from '#platform/random/random-uuid.ts';

/** Older keys are of something else that happens to look the same. A day, in milliseconds. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type KeptKey = { readonly of: string; readonly key: string; readonly at: number };

/** Where the browser refuses its storage: until the page is loaded anew. */
const memory = new Map<string, string>();

const nameOf = (act: string) => `act:${act}`;

function readText(act: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(act)) ?? memory.get(act);
  } catch {
    return memory.get(act);
  }
}

function read(act: string): KeptKey | undefined {
  try {
    return (JSON.parse(readText(act) ?? 'null') as KeptKey | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of an act that must be done once: the same one in every tab, after a reload and after an answer that
 * was lost, as long as `of` (all that is asked for) is the same. Another `of` is another act.
 */
export function keyOfAct(act: string, of: string, now = Date.now()): string {
  const kept = read(act);
  if (kept?.of === of && now - kept.at < LIFETIME_MS) return kept.key;
  const fresh: KeptKey = { of, key: randomUuid(), at: now };
  const text = JSON.stringify(fresh);
  memory.set(act, text);
  try {
    localStorage.setItem(nameOf(act), text);
  } catch {
    // It is in memory.
  }
  return fresh.key;
}

/** The act is done, or can never be: the next one that looks the same is another. */
export function forgetAct(act: string): void {
  memory.delete(act);
  try {
    localStorage.removeItem(nameOf(act));
  } catch {
    // It never was there.
  }
}
