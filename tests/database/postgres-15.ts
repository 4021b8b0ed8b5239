import { execFile } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { connectionUrl } from '#platform/database/connection.ts';
import { createCluster } from '#platform/database/embedded/create-cluster.ts';
import { findServer } from '#platform/database/embedded/find-server.ts';
import { leaveServer } from '#platform/database/embedded/leave-server.ts';
import { findPostgresUser, mustChangeUser } from '#platform/database/embedded/postgres-user.ts';
import { startPostmaster } from '#platform/database/embedded/postmaster.ts';
import { thisMachine, type ServerPlace } from '#platform/database/embedded/server-place.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';
import { untilStopped } from './until-stopped.ts';

const run = promisify(execFile);
const DIRECTORIES = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
  '/usr/local/opt/postgresql@15/bin',
];

/** The directory with the programs of a PostgreSQL 15, the oldest version that is promised, or undefined. */
export async function findPostgres15(): Promise<string | undefined> {
  for (const directory of [...DIRECTORIES, ...(process.env['PATH'] ?? '').split(delimiter)]) {
    const version = await run(join(directory, 'postgres'), ['--version']).catch(() => undefined);
    if (/ 15\.\d/.test(version?.stdout ?? '')) return directory;
  }
  return undefined;
}

/** A throw-away PostgreSQL 15; `url` fits TEST_DATABASE_URL. */
export async function startPostgres15(bin: string): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const directory = await makeTemporaryDirectory();
  const user = mustChangeUser() ? await findPostgresUser() : undefined;
  const home = { directory, cluster: join(directory, 'cluster'), user };
  const socketDirectory = join(directory, 'socket');
  await mkdir(socketDirectory, { mode: 0o700 });
  if (user) await chown(socketDirectory, user.uid, user.gid);
  const log = pino({ level: 'silent' });
  const place: ServerPlace = { home, socketDirectory, packageDirectory: bin, machine: thisMachine(), log };
  const binaries = {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    pgCtl: join(bin, 'pg_ctl'),
  };
  const created = await createCluster(home, binaries);
  if (!created.ok) throw new Error(created.problem);
  const server = await startPostmaster(place, binaries);
  for (;;) {
    const found = await findServer(place);
    if (found.state === 'ours') {
      return {
        url: connectionUrl(found.session.connection),
        async stop() {
          await leaveServer(place, found.session);
          await untilStopped(home.cluster);
          await removeDirectory(directory);
        },
      };
    }
    if (!server.running()) throw new Error(await server.output());
    await delay(20);
  }
}
