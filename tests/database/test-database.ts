import { createHash, randomUUID } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');
const TEMPLATE_LOCK = 909_417_260_003;
const log = pino({ level: 'warn' });

export type TestDatabase = {
  readonly pool: Pool;
  readonly db: Database;
  readonly url: string;
  /** Call it in afterAll. */
  drop(): Promise<void>;
};

/**
 * A migrated database for one test file: a copy of a template that is made once for each set of migrations.
 */
export async function createTestDatabase({ migrations = MIGRATIONS } = {}): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const template = `template_${await hashMigrations(migrations)}`;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(admin, { server, template, migrations });
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    await admin.query(`create database ${name} template ${template} strategy wal_log`);
  });
  const url = urlOf(server, name);
  const pool = createPool(url, { log, applicationName: 'ninefold test' });
  return {
    pool,
    db: openDatabase(pool),
    url,
    async drop() {
      await pool.end();
      // Dropping waits until everything is written; a server of this run takes its databases with it.
      if (!process.env['TEST_DATABASE_URL']) return;
      await withClient(server, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

type Template = { readonly server: string; readonly template: string; readonly migrations: string };

/** It has another name until it is complete: a killed run leaves nothing that looks like a template. */
async function makeTemplate(admin: Client, { server, template, migrations }: Template): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished}`);
  const pool = createPool(urlOf(server, unfinished), { log, max: 1 });
  const migrated = await migrateDatabase(pool, { directory: migrations, log });
  await pool.end();
  if (!migrated.ok) throw new Error(migrated.problem);
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

async function hashMigrations(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of (await readdir(directory, { recursive: true })).sort()) {
    if (/\.sql$|_journal\.json$/.test(name)) hash.update(name).update(await readFile(join(directory, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
