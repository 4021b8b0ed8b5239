import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import { findAttempt, keyOf, type AttemptQuery } from './attempt-store.ts';
import { claimWriter, leaveWriter, type WriterClaim } from './writer-store.ts';

/** A tab that has been silent for this long counts as closed. An open tab reports three times as often. */
export const WRITER_SILENCE_MS = 90_000;

type Dependencies = { readonly database: Database; readonly clock: Clock };
type Unknown = { readonly ok: false; readonly refusal: 'attempt-unknown' };

export type HoldOutcome =
  | { readonly ok: true; readonly held: boolean; readonly unbroken: boolean }
  | Unknown
  | { readonly ok: false; readonly refusal: 'held-elsewhere' };

/** An attempt that is over has no writer. */
const NOBODYS = { ok: true, held: false, unbroken: true } as const;

/**
 * Makes a tab or device the writer of an attempt, or confirms that it is. `unbroken`: no other tab has written since
 * it, or since the tab that it replaces. Refusal: another tab writes. With `takeOver` the other tab is refused from now
 * on.
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

/**
 * Releases the hold of a tab that closes, so another tab need not take over. A tab that does not write changes nothing.
 */
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
