import { expect, test } from 'vitest';
import { ask } from './database-fixture.ts';
import { findPostgres15, startPostgres15 } from './postgres-15.ts';

const bin = await findPostgres15();

test.skipIf(!bin)('a PostgreSQL 15 of this machine can be used instead of the embedded server', async () => {
  const server = await startPostgres15(bin ?? '');
  expect(await ask(server.url, 'show server_version')).toMatch(/^15\./);
  await server.stop();
  await expect(ask(server.url, 'select 1')).rejects.toThrow();
});
