import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectionUrl } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { findPostgres15, startPostgres15 } from './postgres-15.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';
import { untilStopped } from './until-stopped.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may make databases. */
    databaseUrl: string;
  }
}

type TestServer = { readonly url: string; stop(): Promise<void> };

/**
 * One server for a whole run: that of TEST_DATABASE_URL, a PostgreSQL 15 of this machine with
 * TEST_POSTGRES=15, or else the embedded one in a temporary directory.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  project.provide('databaseUrl', server.url);
  return () => server.stop();
}

/**
 * Test databases live for one file. Surviving a power cut is proved on separate servers (crash, durability),
 * so this one need not wait for the disk, nor tidy up.
 */
async function forgetDurability(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

async function findServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: url, TEST_POSTGRES: version } = process.env;
  if (url) return { url, stop: async () => undefined };
  const server = version === '15' ? await startOldest() : await startEmbedded();
  await forgetDurability(server.url);
  return server;
}

async function startOldest(): Promise<TestServer> {
  const bin = await findPostgres15();
  if (!bin) throw new Error('TEST_POSTGRES=15, and there is no PostgreSQL 15 on this machine.');
  return await startPostgres15(bin);
}

async function startEmbedded(): Promise<TestServer> {
  const dataDir = await makeTemporaryDirectory();
  const started = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'error' }) });
  if (!started.ok) throw new Error(started.problem);
  return {
    url: connectionUrl(started.server.connection),
    async stop() {
      await started.server.stop();
      await untilStopped(join(started.server.location, 'cluster'));
      await removeDirectory(dataDir);
    },
  };
}
