import { join } from 'node:path';
import { Pool } from 'pg';
import { describe, expect, inject } from 'vitest';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { migrationStatus } from '#platform/database/migration-status.ts';
import { createPool } from '#platform/database/pool.ts';
import { collectLog } from './collected-log.ts';
import { test as base } from './database-fixture.ts';
import { writeMigrations } from './migrations-directory.ts';
import { createTestDatabase } from './test-database.ts';

const FIRST = { '0001_people': 'create table people (id int primary key);' };
const BOTH = {
  ...FIRST,
  '0002_pets': 'create table pets (id int);--> statement-breakpoint\ninsert into people values (1);',
};

const { log } = collectLog();

/** With a database that has no migration yet. */
const test = base.extend('empty', async ({ directory }, { onCleanup }) => {
  const empty = await createTestDatabase({ migrations: await writeMigrations(join(directory, 'none'), {}) });
  onCleanup(() => empty.drop());
  return empty;
});

describe('migrateDatabase', () => {
  test('applies what is new, by name, and nothing twice', async ({ empty: { pool }, directory }) => {
    await writeMigrations(directory, FIRST);
    expect(await migrateDatabase(pool, { directory, log })).toEqual({ ok: true, applied: ['0001_people'] });
    await writeMigrations(directory, BOTH);
    expect(await migrationStatus(pool, directory)).toEqual({
      ok: true,
      applied: ['0001_people'],
      pending: ['0002_pets'],
    });
    expect(await migrateDatabase(pool, { directory, log })).toEqual({ ok: true, applied: ['0002_pets'] });
    expect(await migrateDatabase(pool, { directory, log })).toEqual({ ok: true, applied: [] });
    expect((await pool.query('select * from people')).rows).toEqual([{ id: 1 }]);
  });

  test('an empty database has everything pending', async ({ empty: { pool }, directory }) => {
    await writeMigrations(directory, BOTH);
    const status = { ok: true, applied: [], pending: ['0001_people', '0002_pets'] };
    expect(await migrationStatus(pool, directory)).toEqual(status);
  });

  test('a migration that fails changes nothing and can be fixed', async ({ empty: { pool }, directory }) => {
    await writeMigrations(directory, { ...FIRST, '0002_broken': 'create table pets (id int); select 1/0;' });
    const failed = await migrateDatabase(pool, { directory, log });
    expect(failed).toMatchObject({ ok: false, problem: expect.stringContaining('division by zero') });
    expect(await migrationStatus(pool, directory)).toMatchObject({ applied: [] });
    await writeMigrations(directory, BOTH);
    expect(await migrateDatabase(pool, { directory, log })).toMatchObject({ ok: true });
  });

  test('a migration older than the last one applied is not passed over in silence', async ({
    empty,
    directory,
  }) => {
    await writeMigrations(directory, { '0002_pets': 'create table pets (id int);' });
    await migrateDatabase(empty.pool, { directory, log });
    await writeMigrations(directory, { ...FIRST, '0002_pets': 'create table pets (id int);' });
    const failed = await migrateDatabase(empty.pool, { directory, log });
    expect(failed).toMatchObject({ ok: false, problem: expect.stringContaining('0001_people') });
  });

  test('a directory without a journal is refused', async ({ empty: { pool }, directory }) => {
    const refused = await migrateDatabase(pool, { directory, log });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('_journal.json') });
    expect(await migrationStatus(pool, directory)).toMatchObject({ ok: false });
  });

  test('no limit of the pool cuts a long migration, or the wait for one', async ({
    empty: { url },
    directory,
  }) => {
    await writeMigrations(directory, { '0001_slow': 'select pg_sleep(0.5); create table slow (id int);' });
    const limits = { statement_timeout: 100, lock_timeout: 50, idle_in_transaction_session_timeout: 100 };
    const pools = [1, 2, 3].map(() =>
      new Pool({ connectionString: url, ...limits }).on('error', () => undefined),
    );
    const results = await Promise.all(pools.map((pool) => migrateDatabase(pool, { directory, log })));
    expect(results.map((result) => result.ok && result.applied.length).sort()).toEqual([0, 0, 1]);
    // The limits are back afterwards.
    await expect(pools[0]?.query('select pg_sleep(1)')).rejects.toThrow('statement timeout');
    await Promise.all(pools.map((pool) => pool.end()));
  });
});

test('one connection is enough to migrate', async ({ empty, directory }) => {
  await writeMigrations(directory, BOTH);
  const pool = createPool(empty.url, { log, max: 1 });
  expect(await migrateDatabase(pool, { directory, log })).toMatchObject({ ok: true });
  expect((await pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '3s' }]);
  await pool.end();
});

test('the server of this run is new enough', async () => {
  const pool = new Pool({ connectionString: inject('databaseUrl') });
  expect(
    Number((await pool.query('show server_version_num')).rows[0].server_version_num),
  ).toBeGreaterThanOrEqual(150_000);
  await pool.end();
});
