import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres15 } from './postgres-15.ts';

/**
 * Runs every test that uses a database a second time on a PostgreSQL 15 of this machine, the oldest version that
 * DATABASE_URL takes, so that no newer SQL slips in. Without one it says so and is content.
 */
// Whatever imports this, through however many fixtures. Tests that start embedded servers of their own do not: the
// version of the test server is nothing to them.
const USED_BY_EACH = join(import.meta.dirname, 'test-database.ts');

if (!(await findPostgres15())) {
  console.log(
    'There is no PostgreSQL 15 on this machine: the database suite ran on the embedded version only.',
  );
} else {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'related',
      '--run',
      '--passWithNoTests=false',
      // It asks calls that others ask too, thousands of times, and says nothing new about SQL.
      '--exclude=tests/security/fuzz.test.ts',
      '--reporter=default',
      '--reporter=json',
      ...process.argv.slice(2),
      USED_BY_EACH,
    ],
    { stdio: 'inherit', env: { ...process.env, TEST_POSTGRES: '15' } },
  );
  process.exitCode = status ?? 1;
}
