import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pino } from 'pino';
import { inject, test as base } from 'vitest';
import { connectionUrl } from '#platform/database/connection.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedServer,
} from '#platform/database/embedded/embedded-postgres.ts';
import { endServer } from './server-process.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

const run = promisify(execFile);

/** Puts a database into a directory that has none, as a first start has left it: a copy is quicker than making one. */
export async function copyDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await run('cp', ['-a', `${inject('madeDataDir')}/.`, dataDir]);
}

/**
 * A test with separate directories. Servers that it leaves are ended. `newDataDir` is empty. `dataDir` is one
 * database for all tests of a file; it is stopped before each.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern
  .extend('fileDataDir', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dataDir = await makeTemporaryDirectory();
    onCleanup(() => removeDirectory(dataDir));
    await copyDatabase(dataDir);
    return dataDir;
  })
  // oxlint-disable-next-line no-empty-pattern
  .extend('directory', async ({}, { onCleanup }) => {
    const directory = await makeTemporaryDirectory();
    onCleanup(async () => {
      for (const lock of globSync('**/cluster/postmaster.pid', { cwd: directory })) {
        await endServer(dirname(dirname(join(directory, lock))));
      }
      await removeDirectory(directory);
    });
    return directory;
  })
  .extend('newDataDir', ({ directory }) => join(directory, 'data'))
  .extend('dataDir', ({ fileDataDir }, { onCleanup }) => {
    onCleanup(() => endServer(join(fileDataDir, 'postgres')));
    return fileDataDir;
  });

/** Starts the embedded server in this process, and expects it to start. */
export async function start(
  options: Omit<EmbeddedOptions, 'log'> & Partial<EmbeddedOptions>,
): Promise<EmbeddedServer> {
  const started = await startEmbeddedPostgres({ log: pino({ level: 'silent' }), ...options });
  if (!started.ok) throw new Error(started.problem);
  return started.server;
}

/** Commits a table that `findKept` finds again. */
export async function keep(server: string | Pick<EmbeddedServer, 'connection'>): Promise<void> {
  await ask(server, 'drop table if exists kept');
  await ask(server, 'create table kept as select 42 as answer');
}

/** 42, when nothing was lost. */
export async function findKept(server: string | Pick<EmbeddedServer, 'connection'>): Promise<unknown> {
  return await ask(server, 'select answer from kept');
}

/** One query on a separate connection; the first column of the first row. */
export async function ask(
  server: string | Pick<EmbeddedServer, 'connection'>,
  query: string,
): Promise<unknown> {
  const client = new Client({
    connectionString: typeof server === 'string' ? server : connectionUrl(server.connection),
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
