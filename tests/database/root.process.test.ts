import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  readlink,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { findPostgresPackage } from '#platform/database/embedded/postgres-binaries.ts';
import { findPostgresUser } from '#platform/database/embedded/postgres-user.ts';
import { collectLog } from './collected-log.ts';
import { ask, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { processUser, serverPid } from './server-process.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const user = await findPostgresUser();
/** Every system has it. */
const daemon = { uid: 1, gid: 1 };
const nameless = { uid: 54_321, gid: 54_321 };

/** The npm package as it is in a checkout of somebody else. */
async function copyPackage(to: string): Promise<string> {
  const from = findPostgresPackage() ?? '';
  // Hard links are quicker. A test may remove and replace the files, but never write into one.
  await run('cp', ['-al', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await run('cp', ['-a', from, to]);
  });
  return to;
}

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

  test('data and binaries in one closed checkout', async ({ directory }) => {
    const closed = join(directory, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const packageDirectory = await copyPackage(join(closed, 'package'));
    const machine = { packageDirectory, systemDirectory: join(directory, 'system') };
    const server = await start({ dataDir: join(closed, 'data'), machine });
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  test('a checkout that npm has written with a closed umask', async ({ directory, newDataDir: dataDir }) => {
    const packageDirectory = await copyPackage(join(directory, 'package'));
    await chmod(join(packageDirectory, 'native', 'share'), 0o700);
    const machine = { packageDirectory, systemDirectory: join(directory, 'system') };
    const server = await start({ dataDir, machine });
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  test('a database that belongs to a user is served as that user, and stays theirs', async ({
    directory,
  }) => {
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await chown(dataDir, daemon.uid, daemon.gid);
    const own = await startDatabaseProcess({ dataDir }, daemon);
    expect(own.report).toMatchObject({ ok: true, adopted: false });
    await own.leave();

    const server = await start({ dataDir });
    expect(await processUser(await serverPid(server.location))).toBe(daemon.uid);
    await server.stop();

    const again = await startDatabaseProcess({ dataDir }, daemon);
    expect(again.report).toMatchObject({ ok: true });
    await again.leave();
  });

  test('a database restored by root is given to the server’s user', async ({ dataDir }) => {
    const server = await start({ dataDir });
    await keep(server);
    await server.stop();
    const cluster = join(server.location, 'cluster');
    for (const name of ['.', ...(await readdir(cluster, { recursive: true }))])
      await chown(join(cluster, name), 0, 0);
    const again = await start({ dataDir });
    expect(await findKept(again)).toBe(42);
    await again.stop();
  });
});

describe.runIf(isRoot)('started by somebody else', () => {
  test('the server runs as they do', async ({ directory }) => {
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await chown(dataDir, daemon.uid, daemon.gid);
    const { report, leave } = await startDatabaseProcess({ dataDir }, daemon);
    if (!report.ok) throw new Error(report.problem);
    expect(await processUser(await serverPid(report.location))).toBe(daemon.uid);
    expect((await stat(report.location)).mode & 0o777).toBe(0o700);
    await leave();
  });

  test('a user without a name, as containers like to have, is told what to do', async ({ directory }) => {
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await chown(dataDir, nameless.uid, nameless.gid);
    const { report, leave } = await startDatabaseProcess({ dataDir }, nameless);
    expect(report).toMatchObject({ ok: false, problem: expect.stringMatching(/no name for.*DATABASE_URL/) });
    await leave();
  });

  test('a database that root has started first is refused with what to do', async ({ dataDir }) => {
    await (await start({ dataDir })).stop();
    const { report, leave } = await startDatabaseProcess({ dataDir }, daemon);
    expect(report).toMatchObject({ ok: false, problem: expect.stringContaining('belongs to another user') });
    await leave();
  });

  test('a read-only installation without its library links is copied to the data', async ({ directory }) => {
    const packageDirectory = await copyPackage(join(directory, 'package'));
    const list = await readFile(join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8');
    const links: { target: string }[] = JSON.parse(list);
    for (const { target } of links) await rm(join(packageDirectory, target), { force: true });
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await chown(dataDir, daemon.uid, daemon.gid);
    const { report, leave } = await startDatabaseProcess({ dataDir, machine: { packageDirectory } }, daemon);
    expect(report).toMatchObject({ ok: true });
    await leave();
  });
});

test('library links that npm could not make are made', async ({ directory, newDataDir: dataDir }) => {
  const packageDirectory = await copyPackage(join(directory, 'package'));
  const link = join(packageDirectory, 'native', 'lib', 'libicuuc.so.60');
  await rm(link, { force: true });
  const server = await start({ dataDir, machine: { packageDirectory } });
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  await server.stop();
});

test('binaries for another kind of machine are refused with what to do', async ({
  directory,
  newDataDir: dataDir,
}) => {
  const packageDirectory = await copyPackage(join(directory, 'package'));
  const program = join(packageDirectory, 'native', 'bin', 'postgres');
  await rm(program);
  await writeFile(program, 'no program', { mode: 0o755 });
  const machine = { packageDirectory, systemDirectory: join(directory, 'system') };
  const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log, machine });
  expect(refused).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/does not run on this machine.*DATABASE_URL/),
  });
});
