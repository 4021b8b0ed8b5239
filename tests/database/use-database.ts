/**
 * A process that uses the embedded database, for tests that need several or want to kill one:
 * `node use-database.ts <options as JSON>`. It writes one line of JSON, and leaves when its input ends.
 */
import { pino } from 'pino';
import { connectionUrl } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import type { Machine } from '#platform/database/embedded/server-place.ts';
import { createPool } from '#platform/database/pool.ts';

export type UseOptions = {
  readonly dataDir: string;
  readonly machine?: Partial<Pick<Machine, 'packageDirectory' | 'systemDirectory'>>;
  /** A directory of migrations to apply. */
  readonly migrations?: string;
};

export type UseReport =
  | {
      readonly ok: true;
      readonly url: string;
      readonly adopted: boolean;
      readonly location: string;
      readonly applied: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

const log = pino({ level: 'silent' });

async function useDatabase(options: UseOptions): Promise<void> {
  const started = await startEmbeddedPostgres({ ...options, log });
  if (!started.ok) return report(started);
  const { adopted, location, connection, stop } = started.server;
  const url = connectionUrl(connection);
  const migrated = options.migrations
    ? await migrate(url, options.migrations)
    : ({ ok: true, applied: [] } as const);
  report(migrated.ok ? { ok: true, url, adopted, location, applied: migrated.applied } : migrated);
  process.stdin.resume().once('end', () => void stop());
}

async function migrate(url: string, directory: string) {
  // Loading Drizzle takes half a second, which most of these processes need not spend.
  const { migrateDatabase } = await import('#platform/database/migrate.ts');
  const pool = createPool(url, { log });
  const migrated = await migrateDatabase(pool, { directory, log });
  await pool.end();
  return migrated;
}

function report(line: UseReport): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

await useDatabase(JSON.parse(process.argv[2] ?? '{}'));
