import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connectionUrl } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { checkExternalPostgres } from './external-postgres.ts';
import { createPool } from './pool.ts';
import type { Problem } from './problem.ts';

/** Clients that are still checked out must not prevent the program from ending. */
const CLOSING_MS = 2_000;

export type ResolvedDatabase = {
  readonly ok: true;
  readonly kind: 'embedded' | 'external';
  readonly pool: Pool;
  /** For callers with their own connections. It may hold a password: never log it. */
  readonly url: string;
  /** Closes the pool, and stops the embedded server unless another process uses it. */
  stop(): Promise<void>;
};

export type DatabaseRequest = {
  /** DATABASE_URL; without it the embedded server is used. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** Connections of the pool at most. */
  readonly max?: number;
  /** How long `stop` waits for clients that are checked out. Milliseconds. */
  readonly closingMs?: number;
};

/** The database that the configuration names, ready for queries. The caller runs the migrations. */
export async function resolveDatabase(request: DatabaseRequest): Promise<ResolvedDatabase | Problem> {
  const { databaseUrl, dataDir, log, max, closingMs = CLOSING_MS } = request;
  if (databaseUrl !== undefined) {
    const pool = createPool(databaseUrl, { log, max });
    const checked = await checkExternalPostgres(pool);
    if (checked.ok)
      return { ok: true, kind: 'external', pool, url: databaseUrl, stop: () => closePool(pool, closingMs) };
    await closePool(pool, closingMs);
    return checked;
  }
  const started = await startEmbeddedPostgres({ dataDir, log });
  if (!started.ok) return started;
  const { connection, stop } = started.server;
  const pool = createPool(connection, { log, max });
  return {
    ok: true,
    kind: 'embedded',
    pool,
    url: connectionUrl(connection),
    async stop() {
      await closePool(pool, closingMs);
      await stop();
    },
  };
}

async function closePool(pool: Pool, closingMs: number): Promise<void> {
  if (pool.ended || pool.ending) return;
  await Promise.race([pool.end(), delay(closingMs, undefined, { ref: false })]);
}
