import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { attemptPhase } from '../domain/attempt.ts';
import { claimWriter, findAttempt, keyOf, type SoughtAttempt } from './attempt-store.ts';

/** A tab that has not been heard of for so long is gone; while it is open it says so three times as often. */
export const WRITER_SILENCE_MS = 90_000;

export type HoldOutcome =
  | { readonly ok: true; readonly held: boolean }
  | { readonly ok: false; readonly refusal: 'attempt-unknown' | 'held-elsewhere' };

/**
 * Makes a tab or device the one that writes an attempt, or says that it still is. Refusal: another one writes; with
 * `takeOver` that one is refused from now on. An attempt that is over is nobody's to hold.
 */
export async function holdAttempt(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  sought: SoughtAttempt,
  { writer, takeOver }: { readonly writer: string; readonly takeOver: boolean },
): Promise<HoldOutcome> {
  const attempt = await findAttempt(database, sought);
  if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
  const now = clock.now();
  if (attemptPhase(attempt, now.getTime()) !== 'open') return { ok: true, held: false };
  const silentSince = new Date(now.getTime() - WRITER_SILENCE_MS);
  const held = await claimWriter(database, keyOf(attempt), { writer, takeOver, now, silentSince });
  return held ? { ok: true, held } : { ok: false, refusal: 'held-elsewhere' };
}
