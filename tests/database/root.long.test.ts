import { chmod, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { copyPackage, daemon, giveTo, isRoot } from './checkout-of-others.ts';
import { collectLog } from './collected-log.ts';
import { ask, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { serverPid } from './server-process.ts';

const nameless = { uid: 54_321, gid: 54_321 };

describe.runIf(isRoot)('started by root', () => {
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

    // One complete copy, used again without a message.
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
});

describe.runIf(isRoot)('started by somebody else', () => {
  test('a user without a name, as containers like to have, is told what to do', async ({ directory }) => {
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await giveTo(nameless, dataDir);
    const { report, leave } = await startDatabaseProcess({ dataDir }, nameless);
    expect(report).toMatchObject({ ok: false, problem: expect.stringMatching(/no name for.*DATABASE_URL/) });
    await leave();
  });

  test('a read-only installation without its library links is copied to the data', async ({ directory }) => {
    const packageDirectory = await copyPackage(join(directory, 'package'));
    const list = await readFile(join(packageDirectory, 'native', 'pg-symlinks.json'), 'utf8');
    const links: { target: string }[] = JSON.parse(list);
    for (const { target } of links) await rm(join(packageDirectory, target), { force: true });
    const dataDir = join(directory, 'theirs');
    await mkdir(dataDir);
    await giveTo(daemon, dataDir);
    const { report, leave } = await startDatabaseProcess({ dataDir, machine: { packageDirectory } }, daemon);
    expect(report).toMatchObject({ ok: true });
    await leave();
  });
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
