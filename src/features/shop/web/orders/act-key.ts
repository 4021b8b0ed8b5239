import { randomUuid } from '#platform/random/random-uuid.ts';

/** An older key belongs to another act that happens to look the same. A day, in milliseconds. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

type StoredKey = { readonly of: string; readonly key: string; readonly at: number };

/** Used where the browser refuses its storage, until the page is reloaded. */
const memory = new Map<string, string>();

const nameOf = (act: string) => `act:${act}`;

function readText(act: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(act)) ?? memory.get(act);
  } catch {
    return memory.get(act);
  }
}

function read(act: string): StoredKey | undefined {
  try {
    return (JSON.parse(readText(act) ?? 'null') as StoredKey | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of an act that must happen once. It is the same in every tab, after a reload and after a lost
 * reply, as long as `of` (the whole request) is the same. Another `of` is another act.
 */
export function keyOfAct(act: string, of: string, now = Date.now()): string {
  const stored = read(act);
  if (stored?.of === of && now - stored.at < LIFETIME_MS) return stored.key;
  const fresh: StoredKey = { of, key: randomUuid(), at: now };
  const text = JSON.stringify(fresh);
  memory.set(act, text);
  try {
    localStorage.setItem(nameOf(act), text);
  } catch {
    // The key is in memory.
  }
  return fresh.key;
}

/** Call it when the act is done or can never be. The next one that looks the same gets a new key. */
export function forgetAct(act: string): void {
  memory.delete(act);
  try {
    localStorage.removeItem(nameOf(act));
  } catch {
    // It never was in the storage.
  }
}
