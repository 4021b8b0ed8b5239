import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aProblem, type Problem } from '../problem.ts';
import type { DatabaseHome } from './database-home.ts';
import { findDiskFullMessage } from './disk-space.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runAsServer } from './run-as.ts';

/** The role that owns everything in the embedded database. */
export const DATABASE_USER = 'ninefold';
const UNFINISHED = 'cluster.new-';

/** The major version that made the cluster, such as 17; undefined when there is no cluster yet. */
export async function clusterVersion({ cluster }: DatabaseHome): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : Number.parseInt(text, 10);
}

/**
 * Makes the cluster if there is none. initdb works under another name and the result is renamed. So a killed
 * initdb leaves no partial cluster, and the slower of two processes finds the other's cluster and drops its
 * own.
 */
export async function createCluster(
  home: DatabaseHome,
  binaries: PostgresBinaries,
): Promise<{ ok: true } | Problem> {
  const unfinished = join(home.directory, UNFINISHED + randomUUID());
  await mkdir(unfinished, { mode: 0o700 });
  if (home.user) await chown(unfinished, home.user.uid, home.user.gid);
  const made = await runAsServer(home, binaries.initdb, [
    '-k',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    `--username=${DATABASE_USER}`,
    `--pgdata=${unfinished}`,
    ...(await authentication(home)),
  ]);
  const moved = made.ok && (await moveInto(home.cluster, unfinished));
  if (moved) await syncDirectory(home.directory);
  if (moved || (await clusterVersion(home)) !== undefined) {
    await dropUnfinished(home);
    return { ok: true };
  }
  await rm(unfinished, { recursive: true, force: true });
  const reason = made.output.split('\n').filter(Boolean).slice(-3).join(' ');
  if (/could not look up effective user ID/.test(made.output)) {
    return aProblem(
      'This program runs as a user that the system has no name for, and PostgreSQL makes no database for ' +
        'such a user. Add the user to /etc/passwd, start as another one, or set DATABASE_URL.',
    );
  }
  return (
    findDiskFullMessage(home.directory, made.output) ??
    aProblem(`The database could not be created in ${home.cluster}: ${reason}`)
  );
}

/**
 * Only the owner of the socket's directory can connect, so no password is needed. Windows has no such socket.
 */
async function authentication({ directory }: DatabaseHome): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth=trust'];
  const file = passwordFile(directory);
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** Where the generated password is stored on Windows. */
export function passwordFile(directory: string): string {
  return join(directory, 'password');
}

async function moveInto(cluster: string, unfinished: string): Promise<boolean> {
  try {
    await rename(unfinished, cluster);
    return true;
  } catch {
    return false;
  }
}

/** The new name must be on the disk before anything in the cluster is shown as saved. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  await handle.sync();
  await handle.close();
}

async function dropUnfinished({ directory }: DatabaseHome): Promise<void> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED));
  // Another process may still be writing, so this cannot be removed yet. A later start removes it.
  await Promise.allSettled(names.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}
