import { expect, test } from 'vitest';
import { findDiskFullMessage, findDiskShortage } from './disk-space.ts';

test.each([
  [199, false],
  [200, true],
])('%d MB are enough: %s', async (mebibytes, enough) => {
  const problem = await findDiskShortage('/srv/data', async () => mebibytes * 2 ** 20);
  expect(problem === undefined).toBe(enough);
});

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', true],
  ['Error: ENOSPC: no space left on device, mkdir', true],
  ['could not write: Disk quota exceeded', true],
  ['FATAL:  could not open file: Permission denied', false],
])('%j is a full disk: %s', (message, full) => {
  const problem = findDiskFullMessage('/srv/data', message);
  expect(problem?.problem.includes('/srv/data') ?? false).toBe(full);
});
