import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { ask, findKept, keep, start, test as base } from './database-fixture.ts';
import { refusalOf } from './refusal-of.ts';

const run = promisify(execFile);
const plenty = async () => Number.MAX_SAFE_INTEGER;

/** A real file system that can be filled; undefined where this process may not mount one. */
const test = base.extend('disk', async ({ directory }, { onCleanup }) => {
  const disk = join(directory, 'disk');
  await mkdir(disk);
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=755', 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  if (mounted) onCleanup(async () => void (await run('umount', ['--lazy', disk])));
  return mounted ? disk : undefined;
});

describe('on a real disk that is full', () => {
  test('its free space is seen', async ({ disk, skip }) => {
    if (!disk) return skip('no right to mount');
    expect(await refusalOf(join(disk, 'data'))).toMatch(/no room \(only \d+ MB are free/);
  });

  test('a first start leaves no half of a database, and with more room the next one works', async ({
    disk,
    skip,
  }) => {
    if (!disk) return skip('no right to mount');
    const dataDir = join(disk, 'data');
    expect(await refusalOf(dataDir, plenty)).toContain('no room');
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['socket']);
    await run('mount', ['-o', 'remount,size=500m', disk]);
    const server = await start({ dataDir });
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  test('a later start says so, and with room again the data are there', async ({ disk, skip }) => {
    if (!disk) return skip('no right to mount');
    const dataDir = join(disk, 'data');
    await run('mount', ['-o', 'remount,size=500m', disk]);
    const server = await start({ dataDir });
    await keep(server);
    await server.stop();
    const filler = join(disk, 'filler');
    await writeFile(filler, Buffer.alloc(500 * 2 ** 20)).catch(() => undefined);
    expect(await refusalOf(dataDir, plenty)).toContain('no room');
    await rm(filler);
    const again = await start({ dataDir });
    expect(await findKept(again)).toBe(42);
    await again.stop();
  });
});
