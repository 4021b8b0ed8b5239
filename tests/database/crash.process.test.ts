import { describe, expect, vi } from 'vitest';
import { createPool } from '#platform/database/pool.ts';
import { collectLog } from './collected-log.ts';
import { crashTest, expectRecovery } from './crash-fixture.ts';
import { ask, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { isServer, killServer, serverPid } from './server-process.ts';

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

crashTest(
  'a lock file that a crash has left with the number of the program itself, as happens in containers',
  async ({ crashed: { dataDir, setPid } }) => {
    await setPid(process.pid);
    await expectRecovery(dataDir);
  },
);
