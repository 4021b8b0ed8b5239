import { describe, expect, inject } from 'vitest';
import { checkExternalPostgres } from '#platform/database/external-postgres.ts';
import { createPool } from '#platform/database/pool.ts';
import { resolveDatabase } from '#platform/database/resolve-database.ts';
import { collectLog } from './collected-log.ts';
import { test } from './database-fixture.ts';
import { startFakePostgres } from './fake-postgres.ts';

const { log } = collectLog();

test('without DATABASE_URL the embedded server is used', async ({ dataDir }) => {
  const database = await resolveDatabase({ databaseUrl: undefined, dataDir, log });
  if (!database.ok) throw new Error(database.problem);
  expect(database.kind).toBe('embedded');
  const { rows } = await database.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  const other = createPool(database.url, { log });
  expect((await other.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await other.end();
  await database.stop();
  await database.stop();
});

test('a client that was never given back does not keep the program', async ({ dataDir }) => {
  const database = await resolveDatabase({ databaseUrl: undefined, dataDir, log, closingMs: 100 });
  if (!database.ok) throw new Error(database.problem);
  await database.pool.connect();
  await expect(database.stop()).resolves.toBeUndefined();
});

test('with DATABASE_URL that server is used', async ({ newDataDir: dataDir }) => {
  const databaseUrl = inject('databaseUrl');
  const database = await resolveDatabase({ databaseUrl, dataDir, log });
  expect(database).toMatchObject({ ok: true, kind: 'external', url: databaseUrl });
  if (database.ok) await database.stop();
});

describe('DATABASE_URL', () => {
  test('a PostgreSQL older than 15 is refused', async ({ newDataDir: dataDir }) => {
    const fake = await startFakePostgres('140012');
    const refused = await resolveDatabase({ databaseUrl: fake.url, dataDir, log });
    expect(refused).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/PostgreSQL 14; version 15 or later/),
    });
    fake.close();
  });

  test('the oldest promised version is taken', async ({ newDataDir: dataDir }) => {
    const fake = await startFakePostgres('150000');
    const database = await resolveDatabase({ databaseUrl: fake.url, dataDir, log });
    expect(database.ok).toBe(true);
    if (database.ok) await database.stop();
    fake.close();
  });

  test('a server that does not answer is a problem without the password', async () => {
    const fake = await startFakePostgres('150000');
    fake.close();
    const pool = createPool(fake.url, { log });
    const refused = await checkExternalPostgres(pool, { patienceMs: 100 });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('DATABASE_URL') });
    expect(JSON.stringify(refused)).not.toContain('hush-hush');
    await pool.end();
  });

  test('a wrong database name is a problem at once', async ({ newDataDir: dataDir }) => {
    const url = new URL(inject('databaseUrl'));
    url.pathname = '/nowhere';
    const refused = await resolveDatabase({ databaseUrl: url.href, dataDir, log });
    expect(refused).toMatchObject({
      ok: false,
      problem: expect.stringContaining('"nowhere" does not exist'),
    });
  });
});
