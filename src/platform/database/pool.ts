import { Pool } from 'pg';
import { connectionUrl, type DatabaseConnection } from './connection.ts';
import type { DatabaseLog } from './database-log.ts';

export type PoolOptions = {
  readonly log: DatabaseLog;
  /** The largest number of connections. Two processes and their jobs stay far below the server's 100. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
};

/**
 * A pool with the limits of the platform: 5 s to connect, 10 s for a statement, 3 s for a lock, 15 s idle in
 * a transaction. An answer may take 12 s, so that a server that fell silent holds nobody up. A lost
 * connection fails only the query that used it.
 */
export function createPool(
  connection: DatabaseConnection | string,
  { log, max = 10, applicationName = 'ninefold' }: PoolOptions,
): Pool {
  const pool = new Pool({
    connectionString: typeof connection === 'string' ? connection : connectionUrl(connection),
    // PGSSLMODE in the environment must not break a socket, which cannot speak TLS. An address names the mode
    // itself.
    ...(typeof connection !== 'string' && { ssl: false }),
    max,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  pool.on('error', (error) => {
    // Only the message is logged: node-postgres attaches the whole client to the error, the address with it.
    if (!pool.ending) log.warn({ reason: error.message }, 'A database connection was lost.');
  });
  // The pool does not listen to a client that is checked out. Losing it between two queries would end the
  // process. The holder learns of the loss from its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
