import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of these forms takes under normal load. Milliseconds. */
const AT_LEAST_MS = 250;

/**
 * Does work whose duration could reveal an account, and answers after a fixed time. With an account, more is written
 * and emailed than without.
 */
export async function inEvenTime<T>(work: () => Promise<T>, atLeastMs = AT_LEAST_MS): Promise<T> {
  const [outcome] = await Promise.all([work(), delay(atLeastMs)]);
  return outcome;
}
