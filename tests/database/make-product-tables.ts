import { join } from 'node:path';
import { pino } from 'pino';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { startJobs } from '#platform/jobs/start-jobs.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

/**
 * Makes the same tables in an empty database as the product makes at its start: its own, and those of its
 * jobs.
 */
export async function makeProductTables(url: string): Promise<void> {
  const log = pino({ level: 'warn' });
  const pool = createPool(url, { log });
  const migrated = await migrateDatabase(pool, { directory: MIGRATIONS, log });
  if (!migrated.ok) throw new Error(migrated.problem);
  const jobs = await startJobs({ pool, log, role: 'web', jobs: [] });
  await jobs.stop();
  await pool.end();
}
