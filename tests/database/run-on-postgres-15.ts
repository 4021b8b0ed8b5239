import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pino } from 'pino';
import { connectionUrl } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { makeProductTables } from './make-product-tables.ts';
import { findPostgres15, startPostgres15 } from './postgres-15.ts';
import { compareServers, readStatements } from './statements.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

/**
 * Proves on a PostgreSQL 15 of this machine, the oldest version that DATABASE_URL takes, that no newer SQL slips in:
 * migrations, stores and jobs run there, and every statement that the project `database` has sent is prepared there.
 * Without a PostgreSQL 15 it says so and is content.
 */
const FILES = [
  'store.database.test.ts',
  'database-rules.database.test.ts',
  'tests/database/',
  'src/platform/database/',
  'src/platform/jobs/',
];

/** Whether PostgreSQL 15 takes every recorded statement that the embedded server takes. */
async function preparesAll(bin: string): Promise<boolean> {
  const recorded = readStatements();
  if (!recorded.ok) {
    console.error(recorded.problem);
    return false;
  }
  const dataDir = await makeTemporaryDirectory();
  const [embedded, oldest] = await Promise.all([
    startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) }),
    startPostgres15(bin),
  ]);
  if (!embedded.ok) throw new Error(embedded.problem);
  const servers = { oldest: oldest.url, newest: connectionUrl(embedded.server.connection) };
  await Promise.all(Object.values(servers).map(makeProductTables));
  const { taken, refused } = await compareServers(servers, recorded.statements);
  await Promise.all([embedded.server.stop(), oldest.stop()]);
  await removeDirectory(dataDir);
  for (const { statement, reason } of refused) {
    console.error(`PostgreSQL 15 refuses a statement (${reason}):\n${statement}\n`);
  }
  console.log(`PostgreSQL 15 takes ${taken - refused.length} of ${taken} statements of the tests.`);
  return taken > 0 && refused.length === 0;
}

function runFiles(): boolean {
  const { status } = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project=database',
      '--reporter=default',
      '--reporter=json',
      ...process.argv.slice(2),
      ...FILES,
    ],
    { stdio: 'inherit', env: { ...process.env, TEST_POSTGRES: '15' } },
  );
  return status === 0;
}

const bin = await findPostgres15();
if (!bin) {
  console.log('There is no PostgreSQL 15 on this machine: the tests ran on the embedded version only.');
} else {
  const outcomes = [await preparesAll(bin), runFiles()];
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}
