import { setTimeout as delay } from 'node:timers/promises';
import { sqlState } from './sql-state.ts';

/** serialization_failure and deadlock_detected: PostgreSQL undid everything and expects another attempt. */
const RETRIED = new Set(['40001', '40P01']);

/**
 * Repeats a whole transaction when PostgreSQL gave it up because of another one, at most `attempts` times in
 * all. The work must hold the transaction itself: `withRetry(() => db.transaction(…))`.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  { attempts = 5 }: { attempts?: number } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !RETRIED.has(sqlState(error) ?? '')) throw error;
      // The pause is random, so that two transactions that met do not meet again.
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}
