import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, Pool } from 'pg';
import type { DatabaseLog } from './database-log.ts';
import { connectPatiently } from './patient-client.ts';
import { compareMigrations, readMigrationJournal, type MigrationStatus } from './migration-status.ts';
import { aProblem, type Problem } from './problem.ts';

const MIGRATIONS_LOCK = 909_417_260_002;

/**
 * Brings the database to the newest migration of a drizzle-kit directory, all in one transaction. Of several
 * processes one migrates and the others wait. Refusals: no directory, a migration that fails (nothing is
 * changed), or one that the journal lists before an applied one.
 */
export async function migrateDatabase(
  pool: Pool,
  { directory, log }: { readonly directory: string; readonly log: DatabaseLog },
): Promise<{ readonly ok: true; readonly applied: readonly string[] } | Problem> {
  const journal = await readMigrationJournal(directory);
  if (!journal.ok) return journal;
  // The pool's limits are for requests. Here another process may be migrating for minutes.
  const client = await connectPatiently(pool);
  try {
    await lock(client);
    const before = await compareMigrations(client, journal.entries);
    if (before.pending.length === 0) return { ok: true, applied: [] };
    // Drizzle begins a transaction, finds itself in ours, and ends it with its own COMMIT or ROLLBACK.
    await migrate(drizzle({ client }), { migrationsFolder: directory });
    const after = await compareMigrations(client, journal.entries);
    if (after.pending.length > 0) return skipped(after);
    log.info({ migrations: before.pending }, 'The database was migrated.');
    return { ok: true, applied: before.pending };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    log.error({ err: error }, 'A migration failed.');
    return aProblem(`The database could not be migrated, and nothing in it was changed: ${String(cause)}`);
  } finally {
    // Uncommitted work is rolled back with the connection.
    await client.end();
  }
}

/**
 * A transaction's lock, because behind PgBouncer a session's lock would stay on another client's connection.
 */
async function lock(client: Client): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATIONS_LOCK]);
}

function skipped({ pending }: MigrationStatus): Problem {
  return aProblem(
    'These migrations are older than the last one applied, so Drizzle leaves them out: ' +
      `${pending.join(', ')}. Generate them again on top of the newest one (npm run db:generate).`,
  );
}
