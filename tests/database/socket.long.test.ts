import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ask, copyDatabase, start, test } from './database-fixture.ts';
import { killServer } from './server-process.ts';

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
