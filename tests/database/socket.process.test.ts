import { chown, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { collectLog } from './collected-log.ts';
import { copyDatabase, findKept, keep, start, test } from './database-fixture.ts';
import { removeDirectory } from './temporary-directory.ts';

const deep = (directory: string) =>
  join(directory, 'a-rather-long-name'.repeat(3), 'and-another-one'.repeat(4), 'data');

test('a DATA_DIR too long for a socket gets a short private one, the same every time', async ({
  directory,
}) => {
  const dataDir = deep(directory);
  await copyDatabase(dataDir);
  const server = await start({ dataDir });
  const { host } = server.connection;
  expect(dirname(host)).toBe(tmpdir());
  expect((await stat(host)).mode & 0o777).toBe(0o700);
  expect((await stat(host)).uid).toBe((await stat(join(server.location, 'cluster'))).uid);
  await keep(server);
  await server.stop();

  // The temporary directory is emptied at every boot.
  await removeDirectory(host);
  const again = await start({ dataDir });
  expect(again.connection.host).toBe(host);
  expect(await findKept(again)).toBe(42);
  await again.stop();
  await removeDirectory(host);
});

test.runIf(process.getuid?.() === 0)(
  'a socket directory that somebody else has made first is not used',
  async ({ directory }) => {
    const dataDir = deep(directory);
    await copyDatabase(dataDir);
    const server = await start({ dataDir });
    await server.stop();
    await chown(server.connection.host, 54_321, 54_321);
    const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining(server.connection.host) });
    await removeDirectory(server.connection.host);
  },
);
