import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, vi } from 'vitest';
import { test } from './database-fixture.ts';
import { writeMigrations } from './migrations-directory.ts';
import { createTestDatabase } from './test-database.ts';

test('test databases are migrated, and do not see each other', async ({ directory }) => {
  const migrations = await writeMigrations(directory, {
    '0001_notes': 'create table notes (id int primary key);',
  });
  const [one, two] = await Promise.all([
    createTestDatabase({ migrations }),
    createTestDatabase({ migrations }),
  ]);
  await one.pool.query('insert into notes values (1)');
  expect((await two.pool.query('select * from notes')).rows).toEqual([]);
  await Promise.all([one.drop(), two.drop()]);
});

test('other migrations make another template', async ({ directory }) => {
  const [one, two] = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const sql = `create table only_${name} (id int);`;
      const migrations = await writeMigrations(join(directory, name), { '0001_only': sql });
      return await createTestDatabase({ migrations });
    }),
  );
  await expect(one?.pool.query('select * from only_a')).resolves.toMatchObject({ rows: [] });
  await expect(two?.pool.query('select * from only_a')).rejects.toThrow('does not exist');
  await Promise.all([one?.drop(), two?.drop()]);
});

test('a dropped database is gone, on a server that stays', async ({ directory }) => {
  vi.stubEnv('TEST_DATABASE_URL', inject('databaseUrl'));
  const { url, drop } = await createTestDatabase({ migrations: await writeMigrations(directory, {}) });
  await drop();
  const client = new Client({ connectionString: url });
  await expect(client.connect()).rejects.toThrow('does not exist');
  expect(url).not.toBe(inject('databaseUrl'));
  vi.unstubAllEnvs();
});
