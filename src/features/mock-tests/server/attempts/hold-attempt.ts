import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { attemptPhase } from '../../domain/attempt.ts';
import { findAttempt, keyOf, type AttemptQuery } from './attempt-store.ts';
import { claimWriter, leaveWriter, type WriterClaim } from './writer-store.ts';

/** A tab that has not been heard of for so long is gone; while it is open it says so three times as often. */
export const WRITER_SILENCE_MS = 90_000;

type Dependencies = { readonly database: Database; readonly clock: Clock };
type Unknown = { readonly ok: false; readonly refusal: 'attempt-unknown' };

export type HoldOutcome =
  | { readonly ok: true; readonly held: boolean; readonly unbroken: boolean }
  | Unknown
  | { readonly ok: false; readonly refusal: 'held-elsewhere' };

/** What is over, nobody holds. */
const NOBODYS = { ok: true, held: false, unbroken: true } as const;

/**
 * Makes a tab or device the one that writes an attempt, or says that it still is; `unbroken` where nobody else has
 * written since it, or the tab it comes instead of, did. Refusal: another one writes; with `takeOver` that one is
 * refused from now on. An attempt that is over is nobody's to hold.
 */
export async function holdAttempt(
  { database, clock }: Dependencies,
  query: AttemptQuery,
  claim: WriterClaim,
): Promise<HoldOutcome> {
  const attempt = await findAttempt(database, query);
  if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
  const now = clock.now();
  if (attemptPhase(attempt, now.getTime()) !== 'open') return NOBODYS;
  const silentSince = new Date(now.getTime() - WRITER_SILENCE_MS);
  const claimed = await claimWriter(database, keyOf(attempt), claim, { now, silentSince });
  if (!claimed) return NOBODYS;
  const { held, before } = claimed;
  if (!held) return { ok: false, refusal: 'held-elsewhere' };
  const unbroken = before === undefined || before === claim.writer || before === claim.insteadOf;
  return { ok: true, held, unbroken };
}

/** A tab says that it closes, so that another need not ask. Whoever does not write an attempt changes nothing. */
export async function leaveAttempt(
  { database }: Dependencies,
  query: AttemptQuery,
  writer: string,
): Promise<{ readonly ok: true } | Unknown> {
  const attempt = await findAttempt(database, query);
  if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
  await leaveWriter(database, keyOf(attempt), writer);
  return { ok: true };
}
