import { readFile, stat } from 'node:fs/promises';
import type { DatabaseConnection } from '../connection.ts';
import { DATABASE_USER, passwordFile } from './create-cluster.ts';
import {
  isPostmaster,
  readPostmasterPid,
  retirePostmasterPid,
  type PostmasterPid,
} from './postmaster-pid.ts';
import type { ServerPlace } from './server-place.ts';
import { askServer, type Answer } from './server-session.ts';
import { SOCKET_PORT } from './socket-directory.ts';

/**
 * A lock file is written in one piece. One that is still empty after this time was cut off by a crash.
 * Milliseconds.
 */
const UNREADABLE_AFTER_MS = 2_000;

export type FoundServer =
  | (Answer & { readonly pid: number })
  | { readonly state: 'silent' }
  | { readonly state: 'none' };

/**
 * Looks for a live server on the place's cluster. `silent`: it is alive and does not answer (yet). Removes a
 * lock file that would prevent PostgreSQL from ever starting again.
 */
export async function findServer(place: ServerPlace): Promise<FoundServer> {
  const { home } = place;
  const lock = await readPostmasterPid(home);
  if (!lock) return { state: 'none' };
  if (lock.pid === undefined) {
    const { mtimeMs } = await stat(`${home.cluster}/postmaster.pid`).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs < UNREADABLE_AFTER_MS) return { state: 'silent' };
    await retirePostmasterPid(home, lock.text);
    return { state: 'none' };
  }
  // This is checked before the process, which cannot be seen from another container.
  for (const connection of await connectionsTo(place, lock)) {
    const answer = await askServer(home, connection);
    if (answer.state !== 'none') return { ...answer, pid: lock.pid };
  }
  if (await isPostmaster(lock.pid, home)) return { state: 'silent' };
  // PostgreSQL itself can handle the number of a dead process.
  if (isAlive(lock.pid)) await retirePostmasterPid(home, lock.text);
  return { state: 'none' };
}

async function connectionsTo(place: ServerPlace, lock: PostmasterPid): Promise<DatabaseConnection[]> {
  const account = { user: DATABASE_USER, database: 'postgres' };
  if (place.socketDirectory === '') {
    const password = await readFile(passwordFile(place.home.directory), 'utf8');
    return [{ ...account, host: '127.0.0.1', port: lock.port, password }];
  }
  // A process with another TMPDIR may have put the socket elsewhere.
  const directories = new Set([place.socketDirectory, lock.socketDirectory].filter(Boolean));
  return [...directories].map((host) => ({ ...account, host, port: SOCKET_PORT }));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
