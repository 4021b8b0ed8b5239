import { describe, expect } from 'vitest';
import { ask, test } from './database-fixture.ts';
import { makeProductTables } from './make-product-tables.ts';
import { findPostgres15, startPostgres15 } from './postgres-15.ts';
import { compareServers, readStatements, splitCommands } from './statements.ts';
import { createTestDatabase } from './test-database.ts';

const bin = await findPostgres15();

test.skipIf(!bin)('a PostgreSQL 15 takes what it knows, and newer SQL of the product is named', async () => {
  const server = await startPostgres15(bin ?? '');
  expect(await ask(server.url, 'show server_version')).toMatch(/^15\./);
  const embedded = await createTestDatabase();
  await Promise.all([server.url, embedded.url].map(makeProductTables));
  const newer = 'select any_value(id) from accounts where email_key = $1';
  const { taken, refused } = await compareServers({ oldest: server.url, newest: embedded.url }, [
    'select id from accounts where email_key = $1',
    newer,
    `begin; insert into jobs.queue (name, policy) values ('a;b', 'c'); commit`,
    'create table only_of_tests (id int)',
    'select * from only_of_tests',
  ]);
  expect(taken).toBe(3);
  expect(refused).toEqual([{ statement: newer, reason: expect.stringContaining('any_value') }]);
  // Nothing was executed.
  expect(await ask(server.url, 'select count(*)::int from jobs.queue')).toBe(0);
  expect(await ask(server.url, `select to_regclass('only_of_tests')`)).toBeNull();
  await embedded.drop();
  await server.stop();
  await expect(ask(server.url, 'select 1')).rejects.toThrow();
});

test('statements that were not recorded are no proof: it says which files have to run', async ({
  directory,
}) => {
  expect(readStatements(directory)).toEqual({
    ok: false,
    problem: expect.stringMatching(/No statements were recorded of (\d+) of \1 files .*--project database/),
  });
});

describe('a text with several commands is split', () => {
  test.each<[string, string[]]>([
    ['select 1', ['select 1']],
    [' begin; select 1 ;\ncommit; ', ['begin', 'select 1', 'commit']],
    [`select 'a;b''c;'; select 2`, [`select 'a;b''c;'`, 'select 2']],
    ['do $x$ a; b $x$; select $1 - 2', ['do $x$ a; b $x$', 'select $1 - 2']],
    ['select 1 -- one; two\n; select 2', ['select 1 -- one; two', 'select 2']],
  ])('%j', (text, commands) => {
    expect(splitCommands(text)).toEqual(commands);
  });
});
