import { setTimeout as delay } from 'node:timers/promises';
import { SAVE_AFTER_MS, SAVE_LONG_WITHIN_MS } from '#platform/outbox/save-timer.ts';
import { aBatch, checkSaved, countAcknowledged, saveRequest, type Candidate } from './candidates.ts';
import { encodeRequest } from './load/http-connection.ts';

/** A candidate who saves repeatedly; each save is newer than the last. */
export type Saver = { readonly candidate: Candidate; sequence: number };

/**
 * Lets candidates save until a moment (`performance.now()`). Each save's latency in ms is passed to `took`.
 */
type SaveOrder = {
  /** The place among all candidates, so that they do not all save at the same time. */
  readonly place: number;
  readonly of: number;
  readonly until: number;
  readonly took: (latencyMs: number) => void;
};

export const EVERY_MS = 5_000;
/**
 * The promise: ten answers every five seconds, more than any candidate ticks. Latency counts from the moment
 * a save was due.
 */
export async function saveEveryFiveSeconds(
  saver: Saver,
  { place, of, until, took }: SaveOrder,
): Promise<void> {
  const firstAt = performance.now() + (place * EVERY_MS) / of;
  for (let dueAt = firstAt; dueAt < until; dueAt += EVERY_MS) {
    await delay(Math.max(0, dueAt - performance.now()));
    saver.sequence += 1;
    checkSaved(await saver.candidate.connection.send(saveRequest(saver.candidate, saver.sequence)));
    took(performance.now() - dueAt);
  }
}

const TEXT = 'The number of items that were borrowed rose steadily over the whole period. '.repeat(25);

/**
 * The most text that the player ever sends: Writing without a pause. The whole text is sent again as soon as
 * the timer allows, and a first change follows each batch.
 */
export async function writeWithoutPause(saver: Saver, { place, of, until, took }: SaveOrder): Promise<void> {
  const { attemptId, connection, headers } = saver.candidate;
  const path = `/api/attempts/${attemptId}/answers`;
  await delay((place * SAVE_LONG_WITHIN_MS) / of);
  while (performance.now() < until) {
    saver.sequence += 1;
    const { sequence } = saver;
    const answers = [{ number: 1, value: TEXT.slice(0, 200 + ((sequence * 3) % 1_500)), sequence }];
    const sentAt = performance.now();
    const reply = await connection.send(encodeRequest({ method: 'PUT', path, headers, body: { answers } }));
    if (countAcknowledged(reply) !== answers.length) throw new Error(`A text was not saved: ${reply.body}`);
    const latencyMs = performance.now() - sentAt;
    took(latencyMs);
    await delay(Math.max(SAVE_AFTER_MS, SAVE_LONG_WITHIN_MS - latencyMs));
  }
}

/** How many answers one save of `saveEveryFiveSeconds` has. */
export const ANSWERS_EACH = aBatch(1).length;
