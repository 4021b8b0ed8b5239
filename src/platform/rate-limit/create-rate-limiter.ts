import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from '../log/log.ts';
import { rateLimits } from './tables.ts';

export type Limit = {
  /** How often within the window. */
  readonly points: number;
  /** From the first use on; then the count starts again. */
  readonly durationSeconds: number;
};

export type LimitVerdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

export type RateLimiter = {
  /**
   * Counts uses of a key, such as `contact address 203.0.113.7`: one, or `points` of them. Refused uses count
   * too. Keys are stored hashed, and each window length has separate counters.
   */
  consume(key: string, limit: Limit, points?: number): Promise<LimitVerdict>;
  /** Takes one use of a key back, where only failures should count. */
  giveBack(key: string, limit: Limit): Promise<void>;
};

/**
 * The library has one limit for all keys. Here each use has its own limit, so the library's must never be
 * reached.
 */
const ANY = { points: 2 ** 31 - 1, duration: 60 };

/**
 * Limits shared by all processes through PostgreSQL. While the database does not answer, each process counts
 * in its own memory, so limits hold approximately and nobody is locked out.
 */
export function createRateLimiter({
  pool,
  log,
}: {
  readonly pool: Pool;
  readonly log: Pick<Log, 'warn'>;
}): RateLimiter {
  const limiter = new RateLimiterPostgres({
    storeClient: withoutPreparedStatements(pool, log),
    storeType: 'client',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    keyPrefix: '',
    ...ANY,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: '', ...ANY }),
  });
  const counterOf = (key: string, { durationSeconds }: Limit) =>
    createHash('sha256').update(`${durationSeconds} ${key}`).digest('base64url');
  return {
    async consume(key, limit, uses = 1) {
      const { points, durationSeconds } = limit;
      const counter = counterOf(key, limit);
      const { consumedPoints, msBeforeNext } = await count(limiter, counter, { durationSeconds, uses });
      if (consumedPoints <= points) return { ok: true };
      return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    },
    async giveBack(key, limit) {
      await limiter.reward(counterOf(key, limit), 1, { customDuration: limit.durationSeconds });
    },
  };
}

async function count(
  limiter: RateLimiterPostgres,
  counter: string,
  { durationSeconds, uses }: { readonly durationSeconds: number; readonly uses: number },
): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(counter, uses, { customDuration: durationSeconds });
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/**
 * The library names its statements, and a named statement stays behind on a connection that PgBouncer gives
 * to others.
 */
function withoutPreparedStatements(pool: Pool, log: Pick<Log, 'warn'>) {
  return {
    async query({ text, values }: QueryConfig) {
      try {
        return await pool.query({ text, values });
      } catch (error) {
        log.warn({ err: error }, 'The database does not count: limits are kept in memory.');
        throw error;
      }
    },
  };
}
