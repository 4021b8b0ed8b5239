import { execFileSync, spawn } from 'node:child_process';
import { cp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { createPool } from '#platform/database/pool.ts';
import { collectLog } from './collected-log.ts';
import { ask, copyDatabase, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { endServer, isServer, killServer, serverPid } from './server-process.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

const long = { timeout: 60_000, interval: 50 };

describe('kill -9 of the program', () => {
  test('leaves the server running, and the next start adopts it', async ({ dataDir }) => {
    const killed = await startDatabaseProcess({ dataDir });
    if (!killed.report.ok) throw new Error(killed.report.problem);
    await keep(killed.report.url);
    await killed.kill();
    const pid = await serverPid(killed.report.location);
    expect(await isServer(pid)).toBe(true);

    const server = await start({ dataDir });
    expect(server.adopted).toBe(true);
    expect(await serverPid(server.location)).toBe(pid);
    expect(await findKept(server)).toBe(42);
    // The killed process counts no longer as a user: the server goes with this one.
    await server.stop();
    expect(await isServer(pid)).toBe(false);
  });
});

describe('kill -9 of PostgreSQL', () => {
  test('loses nothing that was committed', async ({ dataDir }) => {
    const before = await startDatabaseProcess({ dataDir });
    if (!before.report.ok) throw new Error(before.report.problem);
    await ask(before.report.url, 'create table many as select generate_series(1, 1000)');
    await before.kill();
    const pid = await killServer(before.report.location);
    const server = await start({ dataDir });
    expect(server.adopted).toBe(false);
    expect(await serverPid(server.location)).not.toBe(pid);
    expect(await ask(server, 'select count(*)::int from many')).toBe(1000);
    await server.stop();
  });

  test('while it is used: it comes back at the same address, and the pool goes on', async ({ dataDir }) => {
    const { log, text } = collectLog();
    const server = await start({ dataDir, log });
    const pool = createPool(server.connection, { log });
    await keep(server);
    const pid = await killServer(server.location);
    await vi.waitFor(async () => {
      expect((await pool.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
    }, long);
    await vi.waitFor(() => expect(text()).toContain('The database is back'), long);
    expect(await serverPid(server.location)).not.toBe(pid);
    await pool.end();
    await server.stop();
    expect(await isServer(await serverPid(server.location).catch(() => 0))).toBe(false);
  });

  test('while two processes use it: both find the new one, and it goes with the last', async ({
    dataDir,
  }) => {
    const other = await startDatabaseProcess({ dataDir });
    const { log, text } = collectLog();
    const server = await start({ dataDir, log });
    await killServer(server.location);
    await vi.waitFor(() => expect(text()).toContain('The database is back'), long);
    const users = `select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ShareLock'`;
    await vi.waitFor(async () => expect(await ask(server, users)).toBe(2), long);
    const pid = await serverPid(server.location);
    await server.stop();
    expect(await isServer(pid)).toBe(true);
    await other.leave();
    expect(await isServer(pid)).toBe(false);
  });

  test('stopping right after it neither hangs nor fails', async ({ dataDir }) => {
    const server = await start({ dataDir });
    await killServer(server.location);
    await expect(server.stop()).resolves.toBeUndefined();
  });
});

const crashTest = test
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
  /** What is left when program and server were killed, at the place where they ran. */
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

describe('a lock file that a crash has left', () => {
  async function expectRecovery(dataDir: string) {
    const server = await start({ dataDir });
    expect(server.adopted).toBe(false);
    expect(await findKept(server)).toBe(42);
    await server.stop();
  }

  crashTest('with the number of no process', async ({ crashed: { dataDir, setPid } }) => {
    await setPid(2 ** 22 + 1);
    await expectRecovery(dataDir);
  });

  crashTest('with a number that another process of the same user has now', async ({ crashed }) => {
    const { dataDir, setPid, location } = crashed;
    const { uid, gid } = await stat(join(location, 'cluster'));
    const stranger = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    await setPid(stranger.pid ?? 0);
    await expectRecovery(dataDir);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });

  crashTest(
    'with the number of the program itself, as happens in containers',
    async ({ crashed: { dataDir, setPid } }) => {
      await setPid(process.pid);
      await expectRecovery(dataDir);
    },
  );

  crashTest(
    'that somebody has removed, but not the socket’s',
    async ({ crashed: { dataDir, setPid, lock } }) => {
      await setPid(process.pid);
      await rm(lock);
      await expectRecovery(dataDir);
    },
  );

  crashTest('with nothing in it', async ({ crashed: { dataDir, lock } }) => {
    await writeFile(lock, '');
    await utimes(lock, 0, 0);
    await expectRecovery(dataDir);
  });

  test('of a running server whose DATA_DIR was copied: the copy gets its own', async ({
    dataDir,
    directory,
  }) => {
    const original = await start({ dataDir });
    await keep(original);
    await ask(original, 'checkpoint');
    const copy = join(directory, 'copy');
    await cp(dataDir, copy, { recursive: true, filter: (source) => !source.includes('.s.PGSQL') });
    const { uid, gid } = await stat(join(original.location, 'cluster'));
    execFileSync('chown', [
      '-R',
      `${uid}:${gid}`,
      join(copy, 'postgres', 'cluster'),
      join(copy, 'postgres', 'socket'),
    ]);
    execFileSync('chmod', ['700', join(copy, 'postgres', 'cluster')]);
    const server = await start({ dataDir: copy });
    expect(server.adopted).toBe(false);
    expect(await ask(server, 'show data_directory')).toBe(join(copy, 'postgres', 'cluster'));
    expect(await findKept(original)).toBe(42);
    await server.stop();
    await original.stop();
  });
});
