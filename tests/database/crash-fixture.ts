import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyDatabase, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { endServer, killServer } from './server-process.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

/** A test on a database whose server and program were killed; `setPid` changes its lock files. */
export const crashTest = test
  // oxlint-disable-next-line no-empty-pattern
  .extend('remains', { scope: 'file' }, async ({}, { onCleanup }) => {
    const directory = await makeTemporaryDirectory();
    onCleanup(() => removeDirectory(directory));
    const [dataDir, saved] = [join(directory, 'data'), join(directory, 'saved')];
    await copyDatabase(dataDir);
    const { report, kill } = await startDatabaseProcess({ dataDir });
    if (!report.ok) throw new Error(report.problem);
    await keep(report.url);
    await kill();
    const pid = await killServer(report.location);
    execFileSync('cp', ['-a', dataDir, saved]);
    return { dataDir, saved, pid, location: report.location };
  })
  /** The files after program and server were killed, at the place where they ran. */
  .extend('crashed', async ({ remains }, { onCleanup }) => {
    const { dataDir, saved, pid, location } = remains;
    await removeDirectory(dataDir);
    execFileSync('cp', ['-a', saved, dataDir]);
    onCleanup(() => endServer(location));
    const lock = join(location, 'cluster', 'postmaster.pid');
    /** As if the killed server had had another number. */
    const setPid = async (other: number) => {
      for (const file of [lock, join(location, 'socket', '.s.PGSQL.5432.lock')]) {
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replace(String(pid), String(other)));
      }
    };
    return { dataDir, location, lock, setPid };
  });

/** Starts on the files of a crash, and expects a new server with all committed data. */
export async function expectRecovery(dataDir: string) {
  const server = await start({ dataDir });
  expect(server.adopted).toBe(false);
  expect(await findKept(server)).toBe(42);
  await server.stop();
}
