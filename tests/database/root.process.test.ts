import { lstat, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { findPostgresUser } from '#platform/database/embedded/postgres-user.ts';
import { copyPackage, daemon, giveTo, isRoot } from './checkout-of-others.ts';
import { copyDatabase, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { processUser, serverPid } from './server-process.ts';

const user = await findPostgresUser();

describe.runIf(isRoot)('started by root', () => {
  test('the server runs as another user, who owns its data and nothing around them', async ({ dataDir }) => {
    const server = await start({ dataDir });
    expect(await processUser(await serverPid(server.location))).toBe(user?.uid);
    const owners = ['.', 'cluster', 'socket'].map(
      async (name) => (await stat(join(server.location, name))).uid,
    );
    expect(await Promise.all(owners)).toEqual([0, user?.uid, user?.uid]);
    expect((await stat(join(server.location, 'socket'))).mode & 0o777).toBe(0o700);
    await server.stop();
  });

  test('a database that belongs to a user is served as that user, and stays theirs', async ({
    directory,
  }) => {
    const dataDir = join(directory, 'theirs');
    await copyDatabase(dataDir);
    await giveTo(daemon, dataDir);
    const server = await start({ dataDir });
    expect(await processUser(await serverPid(server.location))).toBe(daemon.uid);
    await server.stop();

    const again = await startDatabaseProcess({ dataDir }, daemon);
    expect(again.report).toMatchObject({ ok: true, adopted: false });
    await again.leave();
  });

  test('a database restored by root is given to the server’s user', async ({ dataDir }) => {
    const server = await start({ dataDir });
    await keep(server);
    await server.stop();
    const cluster = join(server.location, 'cluster');
    await giveTo({ uid: 0, gid: 0 }, cluster);
    const again = await start({ dataDir });
    expect(await findKept(again)).toBe(42);
    await again.stop();
  });
});

describe.runIf(isRoot)('started by somebody else', () => {
  test('the server runs as they do', async ({ directory }) => {
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await giveTo(daemon, dataDir);
    const { report, leave } = await startDatabaseProcess({ dataDir }, daemon);
    if (!report.ok) throw new Error(report.problem);
    expect(await processUser(await serverPid(report.location))).toBe(daemon.uid);
    expect((await stat(report.location)).mode & 0o777).toBe(0o700);
    await leave();
  });

  test('a database that root has started first is refused with what to do', async ({ dataDir }) => {
    const { report, leave } = await startDatabaseProcess({ dataDir }, daemon);
    expect(report).toMatchObject({ ok: false, problem: expect.stringContaining('belongs to another user') });
    await leave();
  });
});

test('library links that npm could not make are made', async ({ directory, dataDir }) => {
  const packageDirectory = await copyPackage(join(directory, 'package'));
  const link = join(packageDirectory, 'native', 'lib', 'libicuuc.so.60');
  await rm(link, { force: true });
  const server = await start({ dataDir, machine: { packageDirectory } });
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  await server.stop();
});
