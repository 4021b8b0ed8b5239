import { execFileSync, spawn } from 'node:child_process';
import { cp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { crashTest, expectRecovery } from './crash-fixture.ts';
import { ask, findKept, keep, start, test } from './database-fixture.ts';

describe('a lock file that a crash has left', () => {
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
