import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres15 } from './postgres-15.ts';

/**
 * Runs every test that uses a database a second time on a PostgreSQL 15 of this machine, the oldest version that
 * DATABASE_URL takes, so that no newer SQL slips in. Without one it says so and is content.
 */
const USES_DATABASE = /createTestDatabase|useDatabase|useJobs|useContactForm|database-fixture/;
// These start embedded servers of their own; the version of the test server is nothing to them.
const OWN_SERVER = /crash|disk-full|root|socket|start-and-stop|postgres-15|resolve-database/;

function listDatabaseTests(): string[] {
  return ['src', 'tests']
    .flatMap((directory) => readdirSync(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts') && !OWN_SERVER.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => USES_DATABASE.test(readFileSync(file, 'utf8')));
}

if (!(await findPostgres15())) {
  console.log(
    'There is no PostgreSQL 15 on this machine: the database suite ran on the embedded version only.',
  );
} else {
  const files = listDatabaseTests();
  if (files.length === 0) throw new Error('No database test was found.');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      ...process.argv.slice(2),
      ...files,
    ],
    { stdio: 'inherit', env: { ...process.env, TEST_POSTGRES: '15' } },
  );
  process.exitCode = status ?? 1;
}
