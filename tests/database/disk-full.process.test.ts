import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { start, test } from './database-fixture.ts';
import { refusalOf } from './refusal-of.ts';

const little = async () => 150 * 2 ** 20;

test('less than 200 MB are refused before anything is made', async ({ newDataDir: dataDir }) => {
  const problem = await refusalOf(dataDir, little);
  expect(problem).toContain(join(dataDir, 'postgres'));
  expect(problem).toContain('only 150 MB are free');
  expect(problem).toContain('Free some space, or set DATA_DIR');
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster');
});

test('a server that runs already is used whatever the disk says', async ({ dataDir }) => {
  const server = await start({ dataDir });
  const adopted = await start({ dataDir, machine: { freeBytes: little } });
  expect(adopted.adopted).toBe(true);
  await adopted.stop();
  await server.stop();
});

test.runIf(process.getuid?.() !== 0)(
  'a directory that may not be written is refused in one sentence',
  async ({ directory }) => {
    await chmod(directory, 0o500);
    expect(await refusalOf(join(directory, 'data'))).toContain('Set DATA_DIR');
    await chmod(directory, 0o755);
  },
);
