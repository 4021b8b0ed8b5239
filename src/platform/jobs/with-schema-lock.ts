import type { Pool } from 'pg';
import { connectPatiently } from '../database/patient-client.ts';

const JOBS_LOCK = 909_417_260_004;

/**
 * Lets one process at a time make or change the tables of the jobs; the others wait. The lock has its own
 * connection, separate from the pool's.
 */
export async function withSchemaLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  // The pool's limits are for requests. Here another process may be at work for longer.
  const client = await connectPatiently(pool);
  try {
    // A transaction's lock: behind PgBouncer a session's lock would stay on another client's connection.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [JOBS_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
