import { setTimeout as delay } from 'node:timers/promises';

/** Longer than any of these forms takes while there is no rush. Milliseconds. */
const AT_LEAST_MS = 250;

/**
 * Does work whose length would tell whether an address has an account, and answers when a fixed time is over: with
 * an account more is written and mailed than without.
 */
export async function inEvenTime<T>(work: () => Promise<T>, atLeastMs = AT_LEAST_MS): Promise<T> {
  const [outcome] = await Promise.all([work(), delay(atLeastMs)]);
  return outcome;
}
