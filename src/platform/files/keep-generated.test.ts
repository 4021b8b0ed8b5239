import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { keepGenerated } from './keep-generated.ts';

let directory: string;
beforeEach(async () => {
  directory = await makeTemporaryDirectory();
});
afterEach(async () => await removeDirectory(directory));

test('what was generated is the same at the next start, and only its owner can read it', async () => {
  const path = join(directory, 'data', 'secret');
  const first = await keepGenerated(path, () => randomIds.token());
  expect(await keepGenerated(path, () => randomIds.token())).toBe(first);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('of many that begin at once all get the same, and no proposal is left', async () => {
  const path = join(directory, 'secret');
  const all = await Promise.all(
    Array.from({ length: 20 }, () => keepGenerated(path, () => randomIds.token())),
  );
  expect(new Set(all).size).toBe(1);
  expect(await readdir(directory)).toEqual(['secret']);
});

test('a place that cannot be read is no reason to generate another', async () => {
  await mkdir(join(directory, 'secret'));
  await expect(keepGenerated(join(directory, 'secret'), () => 'new')).rejects.toThrow('EISDIR');
});
