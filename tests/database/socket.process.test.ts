import { chown, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { collectLog } from './collected-log.ts';
import { ask, copyDatabase, findKept, keep, start, test } from './database-fixture.ts';
import { killServer } from './server-process.ts';
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

test('a DATA_DIR with everything in its name that a shell, a list or an address could stumble over', async ({
  directory,
}) => {
  const dataDir = join(directory, `sp ace, "quote" it's 100% $HOME 資料`);
  await copyDatabase(dataDir);
  const server = await start({ dataDir });
  expect(await ask(server, 'show data_directory')).toBe(join(dataDir, 'postgres', 'cluster'));
  await server.stop();
});

test('something else in the place of the socket is no hindrance', async ({ dataDir }) => {
  const server = await start({ dataDir });
  await server.stop();
  await writeFile(join(server.connection.host, '.s.PGSQL.5432'), 'not a socket');
  const again = await start({ dataDir });
  expect(await ask(again, 'select 1')).toBe(1);
  await again.stop();
});

test('databases in two places do not meet', async ({ directory }) => {
  const place = async (name: string) => {
    await copyDatabase(join(directory, name));
    return await start({ dataDir: join(directory, name) });
  };
  const [one, two] = await Promise.all([place('one'), place('two')]);
  await ask(one, 'create table here (id int)');
  expect(await ask(two, `select to_regclass('here')`)).toBeNull();
  await killServer(one.location);
  expect(await ask(two, 'select 1')).toBe(1);
  await Promise.all([one.stop(), two.stop()]);
});
