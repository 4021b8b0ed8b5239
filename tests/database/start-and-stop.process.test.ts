import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { collectLog } from './collected-log.ts';
import { ask, copyDatabase, findKept, keep, start, test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { writeMigrations } from './migrations-directory.ts';
import { isServer, serverPid } from './server-process.ts';
import { startAndLeave } from './start-and-leave.ts';

describe('one process', () => {
  test('a first start, after one that was killed, makes a database with checksums, UTF-8, and fsync on', async ({
    newDataDir: dataDir,
  }) => {
    const unfinished = join(dataDir, 'postgres', 'cluster.new-half');
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '17\n');
    const server = await start({ dataDir });
    expect(await readdir(server.location)).not.toContain('cluster.new-half');
    expect(server).toMatchObject({ adopted: false, location: join(dataDir, 'postgres') });
    const settings = {
      data_checksums: 'on',
      server_encoding: 'UTF8',
      lc_collate: 'C',
      fsync: 'on',
      synchronous_commit: 'on',
      listen_addresses: '',
      TimeZone: 'UTC',
    };
    for (const [name, value] of Object.entries(settings)) {
      const query = name === 'lc_collate' ? 'select datcollate from pg_database limit 1' : `show ${name}`;
      expect([name, await ask(server, query)]).toEqual([name, value]);
    }
    await server.stop();
  });

  test('a second start finds the data of the first', async ({ dataDir }) => {
    const first = await start({ dataDir });
    await keep(first);
    await first.stop();
    const second = await start({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await findKept(second)).toBe(42);
    await second.stop();
  });

  test('a stopped server leaves no process and no lock file', async ({ dataDir }) => {
    const server = await start({ dataDir });
    const pid = await serverPid(server.location);
    expect(await isServer(pid)).toBe(true);
    await server.stop();
    expect(await isServer(pid)).toBe(false);
    expect(existsSync(join(server.location, 'cluster', 'postmaster.pid'))).toBe(false);
  });

  test('stopping twice is stopping once', async ({ dataDir }) => {
    const server = await start({ dataDir });
    await Promise.all([server.stop(), server.stop()]);
    await expect(server.stop()).resolves.toBeUndefined();
  });

  test('the database of another major version is refused', async ({ newDataDir: dataDir }) => {
    await copyDatabase(dataDir);
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '16\n');
    const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringMatching(/PostgreSQL 16.*brings 17/) });
  });

  test('a machine without binaries is told to set DATABASE_URL', async ({ newDataDir: dataDir }) => {
    const machine = { packageDirectory: undefined };
    const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log, machine });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('Set DATABASE_URL') });
  });

  test('a DATA_DIR that is a file is refused in one sentence', async ({ newDataDir: dataDir }) => {
    await writeFile(dataDir, '');
    const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log });
    expect(refused).toMatchObject({ ok: false, problem: expect.stringContaining('Set DATA_DIR') });
  });

  test('neither statements nor values reach the server’s log', async ({ dataDir }) => {
    const server = await start({ dataDir });
    await ask(server, 'create table people (email text unique)');
    await ask(server, `insert into people values ('someone@example.org')`);
    await expect(ask(server, `insert into people values ('someone@example.org')`)).rejects.toThrow(
      'duplicate',
    );
    await server.stop();
    const log = await readFile(join(server.location, 'server.log'), 'utf8');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain('someone@example.org');
  });
});

describe('several processes', () => {
  test('of processes that start together on nothing one makes the database, one migrates it, and all use it', async ({
    newDataDir: dataDir,
    directory,
  }) => {
    const migrations = await writeMigrations(join(directory, 'migrations'), {
      '0001_people': 'create table people (id int primary key);',
    });
    const processes = await Promise.all([1, 2].map(() => startDatabaseProcess({ dataDir, migrations })));
    const reports = processes.map(({ report }) => report);
    expect(reports).toMatchObject([{ ok: true }, { ok: true }]);
    const applied = reports.map((report) => (report.ok ? report.applied : report.problem));
    expect(applied.sort()).toEqual([[], ['0001_people']]);
    expect(reports.filter((report) => report.ok && !report.adopted)).toHaveLength(1);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['cluster', 'server.log', 'socket']);
    await Promise.all(processes.map((process) => process.leave()));
    expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
  });

  test('the server goes with its last user, whoever started it', async ({ dataDir }) => {
    const starter = await startDatabaseProcess({ dataDir });
    const server = await start({ dataDir });
    expect(server.adopted).toBe(true);
    const pid = await serverPid(server.location);
    await starter.leave();
    expect(await ask(server, 'select 1')).toBe(1);
    expect(await serverPid(server.location)).toBe(pid);
    await server.stop();
    expect(await isServer(pid)).toBe(false);
  });

  test('processes that start and leave at the same time never lose the server they use', async ({
    dataDir,
  }) => {
    await startAndLeave({ dataDir, rounds: 2 });
  });
});
