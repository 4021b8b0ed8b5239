import { chmod, lstat, mkdir, readlink, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { findPostgresUser } from '#platform/database/embedded/postgres-user.ts';
import { copyPackage, daemon, giveTo, isRoot } from './checkout-of-others.ts';
import { collectLog } from './collected-log.ts';
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

  test('a database below a directory that user cannot enter lives elsewhere, and says so', async ({
    directory,
  }) => {
    const closed = join(directory, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const dataDir = join(closed, 'checkout', 'data');
    const machine = { systemDirectory: join(directory, 'system') };
    const { log, text } = collectLog();
    const server = await start({ dataDir, machine, log });
    expect(dirname(server.location)).toBe(machine.systemDirectory);
    expect(text()).toContain(
      `The database’s user may not enter ${dataDir}, so the database lives in ${server.location}.`,
    );
    await keep(server);
    await server.stop();

    // Found again even when the directory has been opened meanwhile, or moved.
    await chmod(closed, 0o755);
    expect(await readlink(join(dataDir, 'postgres'))).toBe(server.location);
    const again = await start({ dataDir, machine });
    expect(again.location).toBe(server.location);
    expect(await findKept(again)).toBe(42);
    await again.stop();
  });

  test('binaries that user cannot reach are copied, and say so', async ({ directory, dataDir }) => {
    const closed = join(directory, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const packageDirectory = await copyPackage(join(closed, 'package'));
    const machine = { packageDirectory, systemDirectory: join(directory, 'system') };
    const { log, text } = collectLog();
    const server = await start({ dataDir, machine, log });
    expect(server.location).toBe(join(dataDir, 'postgres'));
    const running = await readlink(`/proc/${await serverPid(server.location)}/exe`);
    expect(dirname(dirname(dirname(running)))).toBe(machine.systemDirectory);
    expect(text()).toContain('PostgreSQL was copied');
    await server.stop();

    // One whole copy, used again without a word.
    const second = collectLog();
    await (await start({ dataDir, machine, log: second.log })).stop();
    expect(second.text()).not.toContain('copied');
    expect(await readdir(machine.systemDirectory)).toHaveLength(1);
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
