import type { Pool } from 'pg';

const JOBS_LOCK = 909_417_260_004;

/**
 * Lets one process at a time make or change the tables of the jobs; the others wait. The lock holds a
 * connection, and `work` needs another one: the pool must have two.
 */
export async function withSchemaLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // A transaction's lock: behind PgBouncer a session's lock would stay on somebody else's connection.
    await client.query('begin');
    // The pool's limits are for requests. Here another process may be at work for longer.
    await client.query('set local lock_timeout = 0');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [JOBS_LOCK]);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release(client.getTransactionStatus() !== 'I');
  }
}
